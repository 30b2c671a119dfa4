"""What seats see of a game of Ticket to Ride: the Card Game, made from its pieces.

Compiled, since a server does it after every action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.state import OVER
from railbox.games.tickets import cards, destinations, rules
from railbox.games.tickets.rules import Tickets
from railbox.games.tickets.view import Choice, Column, Player, View

PHASES: Final = {
    rules.KEEPING: "keep",
    rules.TURN: "turn",
    rules.SECOND_CARD: "second-card",
    rules.CHOOSING: "choose",
    rules.COMPLETING: "complete",
    rules.ENDED: "over",
}
SEAT_COLOURS: Final = ("blue", "orange", "green", "purple")


def look(state: Tickets, seats: Sequence[int], open_own_stack: bool) -> list[View]:
    """The table as each of these seats may know it: at the end everything but the decks."""
    playing = state.to_act() != OVER and not state.is_simultaneous()
    row: list[str | None] = [cards.KINDS[kind] if kind >= 0 else None for kind in state.row]
    discarded: i64 = 0
    for count in state.discard:
        discarded += count
    scores = state.scores()
    public = [Public(state, other, scores[other]) for other in range(state.setting.players)]
    views: list[View] = []
    for seat in seats:
        known = known_deck(state, seat)
        views.append(
            View(
                phase=PHASES[state.phase],
                round=state.round,
                starter=state.starter,
                turn=state.seat if playing else None,
                turns_left=state.turns_left if playing and state.turns_left >= 0 else None,
                row=row,
                deck=state.deck_left,
                discarded=discarded,
                destination_deck=deck_of(state, known),
                choice=choice(state, seat),
                players=[player(state, one, seat, known, open_own_stack) for one in public],
            )
        )
    return views


@final
class Public:
    """What everybody may know of a seat."""

    def __init__(self, state: Tickets, seat: i64, score: int) -> None:
        self.seat = seat
        self.score = score
        self.known = by_kind(state.shown, seat)
        self.yard: list[Column] = []
        for colour in range(rules.KINDS):
            if state.owner[colour] == seat:
                self.yard.append(Column(cards.KINDS[colour], state.wagons[colour], state.locos[colour]))
        self.bonuses = [cards.BONUSES[bonus].city for bonus in state.bonuses(seat)]


def known_deck(state: Tickets, seat: i64) -> i64:
    """The slots of the deck of destinations where a seat knows the card."""
    if seat < 0 or state.phase == rules.KEEPING:
        return 0
    return state.destinations.known_slots[seat]


def deck_of(state: Tickets, known: i64) -> list[str | None]:
    """The deck of destinations from its top, for who knows some of its slots."""
    deck = state.destinations
    found: list[str | None] = []
    if state.phase == rules.KEEPING:
        left: i64 = destinations.DESTINATIONS - rules.DEALT_DESTINATIONS * state.setting.players
        for _ in range(left):
            found.append(None)
        return found
    for place in range(deck.top, deck.top + deck.count):
        slot: i64 = place % destinations.RING
        found.append(cards.DESTINATION_IDS[deck.ring[slot]] if known & BIT[slot] else None)
    return found


def choice(state: Tickets, seat: i64) -> Choice | None:
    """The seat's own choice of destinations while it is open, or secret."""
    if seat < 0:
        return None
    completing = state.phase == rules.COMPLETING
    if not completing and state.undecided[seat] | state.chosen[seat] | state.rejected[seat] == 0:
        return None
    offered = state.undecided[seat]
    left: dict[str, int] | None = None
    best: list[str] | None = None
    if completing:
        offered = state.destinations.held[seat] & ~state.chosen[seat]
        if state.deciding & BIT[seat]:
            left = by_kind(state.left, seat)
            best = ids(state.best_claims(seat))
    return Choice(ids(offered), ids(state.chosen[seat]), ids(state.rejected[seat]), left, best)


def not_elsewhere(state: Tickets, seat: i64, known: i64) -> i64:
    """The destinations of which a seat does not know where they are."""
    deck = state.destinations
    players = state.setting.players
    elsewhere: i64 = deck.held[seat] | state.completed[seat]
    for holder in range(players):
        elsewhere |= deck.certain[players * seat + holder]
    if known:
        for place in range(deck.top, deck.top + deck.count):
            slot: i64 = place % destinations.RING
            if known & BIT[slot]:
                elsewhere |= BIT[deck.ring[slot]]
    return ~elsewhere


def player(state: Tickets, public: Public, seat: i64, known: i64, open_own_stack: bool) -> Player:
    """A seat as another one may know it."""
    other: i64 = public.seat
    over = state.to_act() == OVER
    sees = over or other == seat
    looks = over or (other == seat and (open_own_stack or state.phase == rules.COMPLETING))
    held = state.destinations.held[other]
    not_held: i64 = 0
    if not sees:
        held = 0
        if seat >= 0:
            # What a seat knows another one to hold, and not to hold though it does not know where else it is.
            pair: i64 = state.setting.players * seat + other
            held = state.destinations.certain[pair]
            not_held = state.destinations.excluded[pair] & not_elsewhere(state, seat, known)
    completed = state.completed[other]
    return Player(
        colour=SEAT_COLOURS[other],
        hand_size=size(state.hand, other),
        hand=by_kind(state.hand, other) if sees else None,
        known=public.known,
        yard=public.yard,
        stack_size=state.stack_size(other),
        stack=by_kind(state.stack, other) if looks else None,
        destinations=count_bits(state.destinations.held[other]),
        held=ids(held),
        not_held=ids(not_held),
        completed_count=count_bits(completed),
        completed=ids(completed) if sees or completed == 0 else None,
        bonuses=public.bonuses,
        score=public.score,
    )


def size(counts: vec[i64], seat: i64) -> i64:
    """How many cards of all kinds a seat has, in counts that are kept for all seats."""
    total: i64 = 0
    for kind in range(rules.KINDS):
        total += counts[rules.KINDS * seat + kind]
    return total


def by_kind(counts: vec[i64], seat: i64) -> dict[str, int]:
    """The cards of a seat by their names, without those that are not there."""
    found: dict[str, int] = {}
    for kind in range(rules.KINDS):
        count = counts[rules.KINDS * seat + kind]
        if count:
            found[cards.KINDS[kind]] = count
    return found


def ids(mask: i64) -> list[str]:
    """The destinations of a mask."""
    found: list[str] = []
    while mask:
        found.append(cards.DESTINATION_IDS[lowest_bit(mask)])
        mask &= mask - 1
    return found
