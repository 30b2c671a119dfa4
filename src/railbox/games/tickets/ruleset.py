"""Ticket to Ride: the Card Game for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.actions import ActionSpace
from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.catalogue import Ruleset
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import OVER
from railbox.games.tickets import cards, destinations, rules
from railbox.games.tickets.options import TicketsOptions
from railbox.games.tickets.rules import Setting, Tickets
from railbox.games.tickets.text import draw
from railbox.games.tickets.view import BonusCard, Choice, Column, DestinationCard, Layout, Player, View

PHASES = {
    rules.KEEPING: "keep",
    rules.TURN: "turn",
    rules.SECOND_CARD: "second-card",
    rules.CHOOSING: "choose",
    rules.COMPLETING: "complete",
    rules.ENDED: "over",
}


def _actions() -> ActionSpace:
    sets = [
        f"place {colour} {wagons}" + (f" locos {locos}" if locos else "")
        for colour in cards.COLOURS
        for wagons in range(1, rules.MOST_WAGONS + 1)
        for locos in range(rules.MOST_LOCOS + 1)
        if wagons + locos > 1
    ]
    space = ActionSpace(
        {
            "draw": ["draw"],
            "take": [f"take {kind}" for kind in cards.KINDS],
            "destinations": ["destinations"],
            "keep": [f"keep {card}" for card in cards.DESTINATION_IDS],
            "reject": [f"reject {card}" for card in cards.DESTINATION_IDS],
            "place": sets,
            "place_trio": ["place " + " ".join(cards.COLOURS[colour] for colour in trio) for trio in cards.TRIOS],
            "place_locos": [f"place locos {locos}" for locos in range(2, rules.MOST_LOCOS + 1)],
            "claim": [f"claim {card}" for card in cards.DESTINATION_IDS],
            "claim_best": ["claim best"],
        }
    )
    if len(space) != rules.ACTIONS or space.blocks["place_trio"].start != rules.PLACE_TRIO:
        raise ValueError("the action texts and the rules disagree")
    return space


ACTIONS = _actions()


class TicketsRuleset(Ruleset):
    """Ticket to Ride: the Card Game for a number of players and options."""

    actions = ACTIONS

    def __init__(self, players: int, options: TicketsOptions) -> None:
        super().__init__(players, options)
        self.options = options
        self.setting = Setting(players, options.allow_all_loco_set)

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The train cards without those that everybody starts with, the destinations as they are dealt, the
        destinations as they lie in the deck when play begins, and for four players the trains of the second round."""
        trains = [kind for kind, copies in zip(cards.KINDS, cards.COPIES, strict=True) for _ in range(copies)]
        piles = {
            "trains": trains[: len(trains) - self.players],
            "destinations": list(cards.DESTINATION_IDS),
            "destination deck": list(cards.DESTINATION_IDS),
        }
        if self.setting.rounds > 1:
            piles["second round"] = list(cards.LABELS)
        return piles

    def new_state(self, piles: Deal, seed: str) -> Tickets:
        """The cards dealt; all later shuffles were made with the deal."""
        state = Tickets(self.setting)
        state.deal(
            [cards.KINDS.index(kind) for kind in piles["trains"]],
            [cards.DESTINATION_IDS.index(card) for card in piles["destinations"]],
            [cards.DESTINATION_IDS.index(card) for card in piles["destination deck"]],
            [cards.LABELS.index(label) for label in piles.get("second round", [])],
        )
        return state

    # ---- layout and view ---------------------------------------------------------------------

    def layout(self) -> Layout:
        """All cards of the box."""
        return Layout(
            trains=dict(zip(cards.KINDS, cards.COPIES, strict=True)),
            destinations=[
                DestinationCard(
                    id=card.id,
                    cities=list(card.cities),
                    points=card.points,
                    needs=_by_kind(card.need),
                    big_cities=list(card.big_cities),
                )
                for card in cards.DESTINATIONS
            ],
            bonuses=[BonusCard(bonus.city, bonus.points, bonus.colour) for bonus in cards.BONUSES],
            rounds=self.setting.rounds,
            open_own_stack=self.options.open_own_stack,
        )

    def view(self, state: Tickets, seat: int) -> View:
        """The table as the seat may know it: at the end everything but the decks."""
        playing = state.to_act() != OVER and not state.is_simultaneous()
        return View(
            phase=PHASES[state.phase],
            round=state.round,
            turn=state.seat if playing else None,
            turns_left=state.turns_left if playing and state.turns_left >= 0 else None,
            row=[cards.KINDS[kind] if kind >= 0 else None for kind in state.row],
            deck=state.deck_left,
            discarded=sum(state.discard),
            destination_deck=self._destination_deck(state, seat),
            choice=self._choice(state, seat),
            players=[self._player(state, other, seat) for other in range(self.players)],
        )

    def _destination_deck(self, state: Tickets, seat: int) -> list[str | None]:
        deck = state.destinations
        if state.phase == rules.KEEPING:
            return [None] * (destinations.DESTINATIONS - rules.DEALT_DESTINATIONS * self.players)
        slots = [place % destinations.RING for place in range(deck.top, deck.top + deck.count)]
        known = deck.known_slots[seat] if seat >= 0 else 0
        return [cards.DESTINATION_IDS[deck.ring[slot]] if known & BIT[slot] else None for slot in slots]

    def _choice(self, state: Tickets, seat: int) -> Choice | None:
        if seat < 0:
            return None
        completing = state.phase == rules.COMPLETING
        if not (completing or state.undecided[seat] | state.chosen[seat] | state.rejected[seat]):
            return None
        offered = state.undecided[seat]
        left = None
        if completing:
            offered = state.destinations.held[seat] & ~state.chosen[seat]
            left = _by_kind(_of(state.left, seat)) if state.deciding & BIT[seat] else None
        return Choice(_ids(offered), _ids(state.chosen[seat]), _ids(state.rejected[seat]), left)

    def _knowledge(self, state: Tickets, other: int, seat: int) -> tuple[int, int]:
        """What a seat knows another one to hold, and not to hold though it does not know where else it is."""
        if seat < 0:
            return 0, 0
        deck = state.destinations
        certain = deck.certain[self.players * seat + other]
        elsewhere = deck.held[seat]
        for holder in range(self.players):
            elsewhere |= state.completed[holder] | deck.certain[self.players * seat + holder]
        for card in self._destination_deck(state, seat):
            if card is not None:
                elsewhere |= BIT[cards.DESTINATION_IDS.index(card)]
        return certain, deck.excluded[self.players * seat + other] & ~elsewhere

    def _player(self, state: Tickets, other: int, seat: int) -> Player:
        over = state.to_act() == OVER
        sees = over or other == seat
        looks = over or (other == seat and (self.options.open_own_stack or state.phase == rules.COMPLETING))
        hand, stack = _of(state.hand, other), _of(state.stack, other)
        held, not_held = state.destinations.held[other], 0
        if not sees:
            held, not_held = self._knowledge(state, other, seat)
        return Player(
            hand_size=sum(hand),
            hand=_by_kind(hand) if sees else None,
            known=_by_kind(_of(state.shown, other)),
            yard=[
                Column(cards.KINDS[colour], state.wagons[colour], state.locos[colour])
                for colour in range(rules.KINDS)
                if state.owner[colour] == other
            ],
            stack_size=sum(stack),
            stack=_by_kind(stack) if looks else None,
            destinations=count_bits(state.destinations.held[other]),
            held=_ids(held),
            not_held=_ids(not_held),
            completed=_ids(state.completed[other]),
            bonuses=[cards.BONUSES[bonus].city for bonus in state.bonuses(other)],
            score=state.scores()[other],
        )

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: Tickets, seat: int) -> Message:
        """What is asked of the seat."""
        if state.phase == rules.KEEPING or state.phase == rules.CHOOSING:
            card = lowest_bit(state.undecided[seat])
            name = "tickets.prompt-keep" if state.phase == rules.KEEPING else "tickets.prompt-choose"
            return Message(name, {"destination": _title(card), "points": cards.DESTINATIONS[card].points})
        if state.phase == rules.SECOND_CARD:
            return Message("tickets.prompt-second-card")
        if state.phase == rules.COMPLETING:
            return Message("tickets.prompt-complete", {"count": count_bits(state.fitting())})
        return Message("tickets.prompt-turn" if state.turns_left < 0 else "tickets.prompt-last-turn")

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it.

        What went from a yard into a stack is told in numbers only, and so is what was placed or robbed, unless the
        seat may look into that stack: nobody shall read a stack again in the log.
        """
        code, *rest = entry
        if code == rules.KEPT_AT_START or code == rules.DESTINATIONS_CHOSEN:
            return self._tell_chosen(code == rules.KEPT_AT_START, rest, seat)
        if code == rules.STACKED:
            return Message("tickets.stacked", {"seat": rest[0], "cards": rest[1]})
        if code == rules.CARD_STACKED or code == rules.COLUMN_PLACED:
            return self._tell_stack(code, rest) if self.options.open_own_stack and rest[0] == seat else None
        if code == rules.CARD_DRAWN:
            actor, kind = rest
            if actor == seat:
                return Message("tickets.card-drawn-own", {"card": cards.KINDS[kind]})
            return Message("tickets.card-drawn", {"seat": actor})
        if code == rules.CARD_TAKEN:
            return Message("tickets.card-taken", {"seat": rest[0], "card": cards.KINDS[rest[1]]})
        if code == rules.CARD_TURNED_UP:
            return Message("tickets.card-turned-up", {"card": cards.KINDS[rest[0]]})
        if code == rules.CARD_DEALT:
            return Message("tickets.card-dealt-own", {"card": cards.KINDS[rest[1]]}) if rest[0] == seat else None
        if code == rules.LAST_CARD:
            return Message("tickets.last-card", {"seat": rest[0]})
        if code == rules.SET_PLACED:
            return Message("tickets.set-placed", {"seat": rest[0], "cards": rest[1], "columns": rest[2]})
        if code == rules.COLUMN_ROBBED:
            return Message("tickets.column-robbed", {"seat": rest[0], "cards": rest[2]})
        if code == rules.DESTINATIONS_DRAWN:
            actor, offered = rest
            if actor == seat:
                return Message("tickets.destinations-drawn-own", {"destinations": _titles(offered)})
            return Message("tickets.destinations-drawn", {"seat": actor, "count": count_bits(offered)})
        if code == rules.TURN_PASSED:
            return Message("tickets.turn-passed", {"seat": rest[0]})
        return self._tell_scoring(code, rest)

    def _tell_chosen(self, at_start: bool, rest: Sequence[int], seat: int) -> Message:
        actor, kept, rejected = rest
        count = count_bits(kept)
        if actor == seat:
            args: dict[str, str | int] = {"count": count, "destinations": _titles(kept)}
            return Message("tickets.kept-at-start-own" if at_start else "tickets.destinations-kept-own", args)
        args = {"seat": actor, "count": count, "rejected": count_bits(rejected)}
        return Message("tickets.kept-at-start" if at_start else "tickets.destinations-kept", args)

    def _tell_stack(self, code: int, rest: Sequence[int]) -> Message:
        """What the owner of an open stack may read: the cards placed, and the cards sent on their way."""
        if code == rules.CARD_STACKED:
            return Message("tickets.card-stacked-own", {"card": cards.KINDS[rest[1]]})
        _, colour, wagons, locos = rest
        if colour == cards.LOCOMOTIVE:
            return Message("tickets.locomotives-placed-own", {"locos": locos})
        return Message("tickets.column-placed-own", {"card": cards.KINDS[colour], "wagons": wagons, "locos": locos})

    def _tell_scoring(self, code: int, rest: Sequence[int]) -> Message:
        if code == rules.ROUND_ENDED:
            return Message("tickets.round-ended")
        if code == rules.COMPLETED or code == rules.FAILED:
            actor, card = rest
            return Message(
                "tickets.completed" if code == rules.COMPLETED else "tickets.failed",
                {"seat": actor, "destination": _title(card), "points": cards.DESTINATIONS[card].points},
            )
        if code == rules.ROUND_SCORED:
            return Message("tickets.round-scored", {"seat": rest[0], "points": rest[1]})
        if code == rules.ROUND_BEGAN:
            return Message("tickets.round-began", {"seat": rest[0]})
        if code == rules.BONUS_WON:
            actor, bonus = rest
            return Message(
                "tickets.bonus-won",
                {"seat": actor, "city": cards.BONUSES[bonus].city, "points": cards.BONUSES[bonus].points},
            )
        return Message("tickets.game-ended")

    def draw(self, view: View) -> str:
        """The table as text."""
        return draw(self.layout(), view)

    def statistics(self, state: Tickets) -> dict[str, list[float]]:
        """What became of the destinations, and how long it took."""
        seats = range(self.players)
        return {
            "points": [float(score) for score in state.scores()],
            "completed destinations": [float(count_bits(state.completed[seat])) for seat in seats],
            "failed destinations": [float(count_bits(state.destinations.held[seat])) for seat in seats],
            "bonuses": [float(len(state.bonuses(seat))) for seat in seats],
            "turns": [float(state.turns)],
        }


def _of(counts: vec[i64], seat: int) -> list[int]:
    """A seat's part of counts that are kept for all seats."""
    return list(counts[rules.KINDS * seat : rules.KINDS * (seat + 1)])


def _by_kind(counts: Sequence[int]) -> dict[str, int]:
    """Counts of kinds by their names, without those that are not there."""
    return {cards.KINDS[kind]: count for kind, count in enumerate(counts) if count}


def _ids(mask: int) -> list[str]:
    return [card for number, card in enumerate(cards.DESTINATION_IDS) if mask & BIT[number]]


def _title(number: int) -> str:
    """A destination as it is told: its id and its two cities."""
    card = cards.DESTINATIONS[number]
    return f"{card.id} {card.cities[0]} – {card.cities[1]}"


def _titles(mask: int) -> str:
    return ", ".join(_title(number) for number in range(destinations.DESTINATIONS) if mask & BIT[number])
