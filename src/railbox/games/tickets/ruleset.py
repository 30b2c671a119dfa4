"""Ticket to Ride: the Card Game for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from railbox.core.actions import ActionSpace
from railbox.core.bits import count_bits, lowest_bit
from railbox.core.catalogue import Component, Ruleset, ScoreRow, Tell
from railbox.core.deals import Deal
from railbox.core.messages import Argument, Message, seats
from railbox.core.state import OVER, IllegalAction
from railbox.games.tickets import cards, names, rules
from railbox.games.tickets.look import look
from railbox.games.tickets.options import TicketsOptions
from railbox.games.tickets.rules import Setting, Tickets
from railbox.games.tickets.text import draw
from railbox.games.tickets.view import BonusCard, DestinationCard, Layout, View


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
        },
        aliases={
            "place " + " ".join(order): "place " + " ".join(trio)
            for trio in combinations(cards.COLOURS, 3)
            for order in permutations(trio)
            if order != trio
        },
        never={
            text: Message("tickets.no-set")
            for text in (
                "place locos 1",
                *(f"place {colour}" for colour in cards.COLOURS),
                *(f"place {colour} 1" for colour in cards.COLOURS),
                *(f"place {one} {other}" for one, other in permutations(cards.COLOURS, 2)),
            )
        },
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
        self.setting = Setting(
            players=players,
            all_locos=options.allow_all_loco_set,
            open_own_stack=options.open_own_stack,
            random_first=options.first == "random",
        )

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The train cards without those that everybody starts with, the destinations as they are dealt, the
        destinations as they lie in the deck when play begins, for four players the trains of the second round, and the
        seats where it is drawn by lot who begins."""
        trains = [kind for kind, copies in zip(cards.KINDS, cards.COPIES, strict=True) for _ in range(copies)]
        piles = {
            "trains": trains[: len(trains) - self.players],
            "destinations": list(cards.DESTINATION_IDS),
            "destination deck": list(cards.DESTINATION_IDS),
        }
        if self.setting.rounds > 1:
            piles["second round"] = list(cards.LABELS)
        if self.options.first == "random":
            piles["first seat"] = [str(seat) for seat in range(self.players)]
        return piles

    def new_state(self, piles: Deal, seed: str) -> Tickets:
        """The cards dealt; all later shuffles were made with the deal."""
        state = Tickets(self.setting)
        state.deal(
            int(piles["first seat"][0]) if self.options.first == "random" else 0,
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
            bonuses=[BonusCard(bonus.id, bonus.city, bonus.points, bonus.colour) for bonus in cards.BONUSES],
            cities=cards.CITIES,
            rounds=self.setting.rounds,
            open_own_stack=self.options.open_own_stack,
        )

    def view(self, state: Tickets, seat: int) -> View:
        """The table as the seat may know it."""
        return self.views(state, (seat,))[0]

    def views(self, state: Tickets, seats: Sequence[int]) -> list[View]:
        """The table as each of these seats may know it: at the end everything but the decks."""
        return look(state, seats, self.options.open_own_stack)

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: Tickets, seat: int) -> Message:
        """What is asked of the seat."""
        if state.phase == rules.KEEPING or state.phase == rules.CHOOSING:
            card = lowest_bit(state.undecided[seat])
            name = "tickets.prompt-keep" if state.phase == rules.KEEPING else "tickets.prompt-choose"
            return Message(name, {"destination": names.destination(card), "points": cards.DESTINATIONS[card].points})
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
                return Message("tickets.card-drawn-own", {"card": names.a(cards.KINDS[kind])})
            return Message("tickets.card-drawn", {"seat": actor})
        if code == rules.CARD_TAKEN:
            return Message("tickets.card-taken", {"seat": rest[0], "card": names.a(cards.KINDS[rest[1]])})
        if code == rules.CARD_TURNED_UP:
            return Message("tickets.card-turned-up", {"card": names.a(cards.KINDS[rest[0]])})
        if code == rules.CARD_DEALT:
            actor, kind = rest
            return Message("tickets.card-dealt-own", {"card": names.a(cards.KINDS[kind])}) if actor == seat else None
        if code == rules.LAST_CARD:
            return Message("tickets.last-card", {"seat": rest[0]})
        if code == rules.SET_PLACED:
            return Message("tickets.set-placed", {"seat": rest[0], "cards": rest[1], "columns": rest[2]})
        if code == rules.COLUMN_ROBBED:
            return Message("tickets.column-robbed", {"seat": rest[0], "cards": rest[2]})
        if code == rules.DESTINATIONS_DRAWN:
            actor, offered = rest
            if actor == seat:
                return Message("tickets.destinations-drawn-own", {"destinations": names.destinations(offered)})
            return Message("tickets.destinations-drawn", {"seat": actor, "count": count_bits(offered)})
        if code == rules.TURN_PASSED:
            return Message("tickets.turn-passed", {"seat": rest[0]})
        if code == rules.CLAIMED:
            return self._tell_claimed(rest[1]) if rest[0] == seat else None
        return self._tell_scoring(code, rest)

    def _tell_chosen(self, at_start: bool, rest: Sequence[int], seat: int) -> Message:
        actor, kept, rejected = rest
        count = count_bits(kept)
        if actor == seat:
            args: dict[str, Argument] = {"count": count, "destinations": names.destinations(kept)}
            return Message("tickets.kept-at-start-own" if at_start else "tickets.destinations-kept-own", args)
        args = {"seat": actor, "count": count, "rejected": count_bits(rejected)}
        return Message("tickets.kept-at-start" if at_start else "tickets.destinations-kept", args)

    def _tell_stack(self, code: int, rest: Sequence[int]) -> Message:
        """What the owner of an open stack may read: the cards placed, and the cards sent on their way."""
        if code == rules.CARD_STACKED:
            return Message("tickets.card-stacked-own", {"card": names.a(cards.KINDS[rest[1]])})
        _, colour, wagons, locos = rest
        return Message("tickets.column-placed-own", {"cards": _set(colour, wagons, locos)})

    def _tell_claimed(self, claimed: int) -> Message:
        return Message(
            "tickets.claimed-own",
            {
                "count": count_bits(claimed),
                "destinations": names.destinations(claimed),
                "points": rules.points_of(claimed),
            },
        )

    def _tell_scoring(self, code: int, rest: Sequence[int]) -> Message:
        if code == rules.ROUND_ENDED:
            return Message("tickets.round-ended")
        if code == rules.COMPLETED or code == rules.FAILED:
            actor, card = rest
            return Message(
                "tickets.completed" if code == rules.COMPLETED else "tickets.failed",
                {"seat": actor, "destination": names.destination(card), "points": cards.DESTINATIONS[card].points},
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

    def label(self, action: int, seat: int) -> Message:
        """An action in words; destinations by their cities, sets by their cards."""
        if action == rules.DRAW:
            return Message("tickets.label-draw")
        if action < rules.DRAW_DESTINATIONS:
            return Message("tickets.label-take", {"card": names.the(cards.KINDS[action - rules.TAKE])})
        if action == rules.DRAW_DESTINATIONS:
            return Message("tickets.label-destinations")
        if action < rules.REJECT:
            return Message("tickets.label-keep", {"destination": names.destination(action - rules.KEEP)})
        if action < rules.PLACE:
            return Message("tickets.label-reject", {"destination": names.destination(action - rules.REJECT)})
        if action < rules.PLACE_TRIO:
            colour, number = divmod(action - rules.PLACE, rules.SETS_OF_A_COLOUR)
            wagons, locos = divmod(number + 1, rules.MOST_LOCOS + 1)
            return Message("tickets.label-place", {"cards": _set(colour, wagons + 1, locos)})
        if action < rules.PLACE_LOCOS:
            first, second, third = (cards.COLOURS[colour] for colour in cards.TRIOS[action - rules.PLACE_TRIO])
            return Message(
                "tickets.label-place-three",
                {"first": names.colour(first), "second": names.colour(second), "third": names.colour(third)},
            )
        if action < rules.CLAIM:
            return Message("tickets.label-place", {"cards": _set(cards.LOCOMOTIVE, 0, action - rules.PLACE_LOCOS + 2)})
        if action < rules.CLAIM_BEST:
            return Message("tickets.label-claim", {"destination": names.destination(action - rules.CLAIM)})
        return Message("tickets.label-claim-best")

    def explain(self, refusal: IllegalAction) -> Message:
        """Why an action was refused, with its cards and destinations by name."""
        args = dict(refusal.details)
        card = args.pop("card", None)
        if isinstance(card, str):
            if refusal.rule == "tickets.not-in-row":
                args["card"] = names.no(card)
            elif refusal.rule == "tickets.wagons-missing":
                held = args.pop("held")
                args["cards"] = names.count(card, held if isinstance(held, int) else 0)
            else:
                args["column"] = names.column(card)
        destination = args.get("destination")
        if isinstance(destination, str):
            args["destination"] = names.destination(cards.DESTINATION_IDS.index(destination))
        return Message(refusal.rule, args)

    def components(self) -> dict[str, Component]:
        """All cards: trains by their kind, destinations and bonuses by their ids."""
        found = {}
        for kind, copies in zip(cards.KINDS, cards.COPIES, strict=True):
            wagon = kind != cards.KINDS[cards.LOCOMOTIVE]
            found[kind] = Component(
                Message(f"tickets.card-{kind}"),
                Message("tickets.wagon-line" if wagon else "tickets.locomotive-line", {"count": copies}),
                Message("tickets.wagon-text" if wagon else "tickets.locomotive-text", {"count": copies}),
            )
        for number, card in enumerate(cards.DESTINATIONS):
            args: dict[str, Argument] = {"points": card.points, "cards": names.counts(_by_kind(card.need))}
            found[card.id] = Component(
                names.destination(number),
                Message("tickets.destination-line", args),
                Message("tickets.destination-text", {**args, "cities": [names.city(city) for city in card.big_cities]}),
            )
        for bonus in cards.BONUSES:
            found[bonus.id] = Component(
                Message("tickets.bonus", {"city": bonus.city}),
                Message("tickets.bonus-line", {"points": bonus.points}),
                Message("tickets.bonus-text", {"city": bonus.city, "points": bonus.points}),
            )
        return found

    def draw(self, view: View, tell: Tell) -> str:
        """The table as text."""
        return draw(self.layout(), view, tell)

    # ---- points and effects ------------------------------------------------------------------------

    def score_sheet(self, state: Tickets) -> list[ScoreRow]:
        """Completed destinations, by rounds where there are two; at the end those that failed, and the bonuses."""
        seats_of = range(self.players)
        over = state.to_act() == OVER
        rows = []
        if self.setting.rounds > 1:
            first = [rules.points_of(state.face_down[seat]) for seat in seats_of]
            second = [rules.points_of(state.completed[seat] & ~state.face_down[seat]) for seat in seats_of]
            rows.append(ScoreRow(Message("tickets.sheet-completed-in-round", {"round": 1}), first))
            rows.append(ScoreRow(Message("tickets.sheet-completed-in-round", {"round": 2}), second))
        else:
            completed = [rules.points_of(state.completed[seat]) for seat in seats_of]
            rows.append(ScoreRow(Message("tickets.sheet-completed"), completed))
        failed = [-rules.points_of(state.destinations.held[seat]) if over else 0 for seat in seats_of]
        rows.append(ScoreRow(Message("tickets.sheet-failed"), failed))
        for number, bonus in enumerate(cards.BONUSES):
            won = [bonus.points if number in state.bonuses(seat) else 0 for seat in seats_of]
            rows.append(ScoreRow(Message("tickets.bonus", {"city": bonus.city}), won))
        return rows

    def tie_break(self, state: Tickets) -> Message | None:
        """Of the seats with the most points: the most completed destinations, then the most bonus cards."""
        scores = state.scores()
        tied = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        if state.to_act() != OVER or len(tied) == 1:
            return None
        counted = {
            "tickets.tie-completed": [int(count_bits(state.completed[seat])) for seat in range(self.players)],
            "tickets.tie-bonuses": [len(state.bonuses(seat)) for seat in range(self.players)],
        }
        for name, count in counted.items():
            most = max(count[seat] for seat in tied)
            tied = [seat for seat in tied if count[seat] == most]
            if len(tied) == 1:
                return Message(name, {"seat": tied[0], "count": most})
        return Message("tickets.tie-shared", {"seats": seats(tied)})

    def figures(
        self, state: Tickets, actions: Sequence[int], journals: Sequence[list[list[int]]], seat: int
    ) -> list[dict[str, int]]:
        """How many cards a set robs, and from whom; the points of destinations that are completed."""
        found = []
        for entries in journals:
            numbers: dict[str, int] = {}
            for code, *rest in entries:
                if code == rules.COLUMN_ROBBED:
                    numbers["robs"] = rest[2]
                    numbers[f"robs seat {rest[0]}"] = rest[2]
                elif code == rules.CLAIMED:
                    numbers["points"] = rules.points_of(rest[1])
            found.append(numbers)
        return found

    def chapter(self, state: Tickets) -> int | None:
        """The round: while it runs nobody may look at what went into the stacks, unless they are open to their owners.

        The moment in which all show what they complete belongs to the next round: it turns those cards face down.
        """
        return None if self.options.open_own_stack or state.to_act() == OVER else state.round

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


def _by_kind(counts: Sequence[int]) -> dict[str, int]:
    """Counts of kinds by their names, without those that are not there."""
    return {cards.KINDS[kind]: count for kind, count in enumerate(counts) if count}


def _set(colour: int, wagons: int, locos: int) -> list[Message]:
    """A set of one colour by its cards."""
    kinds = cards.KINDS
    return names.counts({kinds[colour]: wagons or locos, kinds[cards.LOCOMOTIVE]: locos})
