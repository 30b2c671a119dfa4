"""Small scenes for the tests of Ticket to Ride: the Card Game: explicit deals, and hands, stacks and decks set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import railbox
from railbox.core.bits import BIT
from railbox.core.match import Match
from railbox.games.tickets import cards, rules
from railbox.games.tickets.rules import Tickets

ALL = tuple(cards.DESTINATION_IDS)


def tickets(match: Match) -> Tickets:
    """The state below a match, typed."""
    assert isinstance(match.state, Tickets)
    return match.state


def open_table(
    players: int = 2,
    hands: Sequence[Sequence[str]] = (),
    row: Sequence[str] = (),
    deck: Sequence[str] = (),
    offers: Sequence[Sequence[str]] = (),
    destination_deck: Sequence[str] = (),
    deal: Mapping[str, Sequence[str]] | None = None,
    **options: Any,
) -> Match:
    """A game before anybody has kept destinations. What is not said is filled with cards that are left over."""
    wanted = [list(hands[seat]) if seat < len(hands) else [] for seat in range(players)]
    slots: list[str | None] = [
        wanted[seat][number] if number < len(wanted[seat]) else None for number in range(7) for seat in range(players)
    ]
    slots += [row[place] if place < len(row) else None for place in range(5)]
    slots += deck
    left = Counter(dict(zip(cards.KINDS, cards.COPIES, strict=True)))
    left["locomotive"] -= players
    left.subtract(kind for kind in slots if kind)
    trains = []
    for kind in slots:
        if kind is None:
            kind = max(cards.COLOURS, key=lambda colour: left[colour])
            left[kind] -= 1
        trains.append(kind)
    given = [list(offers[seat]) if seat < len(offers) else [] for seat in range(players)]
    spare = [card for card in ALL if not any(card in offer for offer in given)]
    for offer in given:
        while len(offer) < 6:
            offer.append(spare.pop())
    dealt = [given[seat][number] for number in range(6) for seat in range(players)]
    piles = {"trains": trains, "destinations": dealt, "destination deck": list(destination_deck), **(deal or {})}
    return railbox.new_game("tickets", players, seed=1, options=options, deal=piles)


def keep(match: Match, *kept: Sequence[str] | None) -> Match:
    """All seats keep what is said, or everything."""
    for seat in range(match.players):
        wanted = kept[seat] if seat < len(kept) else None
        while seat in match.pending and match.view(seat)["game"]["phase"] == "keep":
            card = match.legal(seat)[0].removeprefix("keep ")
            match.play(f"{'keep' if wanted is None or card in wanted else 'reject'} {card}", seat)
    return match


def table(players: int = 2, kept: Sequence[Sequence[str] | None] = (), **scene: Any) -> Match:
    """A game at its first turn; everybody was offered and has kept what is said, or everything."""
    return keep(open_table(players, offers=[cards or () for cards in kept], **scene), *kept)


def play(match: Match, *texts: str) -> Match:
    """Play several actions."""
    for text in texts:
        match.play(text)
    return match


def counts(kinds: Sequence[str]) -> list[int]:
    """How many cards of each kind there are."""
    return [list(kinds).count(kind) for kind in cards.KINDS]


def set_hand(match: Match, seat: int, kinds: Sequence[str]) -> None:
    """Give a seat exactly these cards, taken from the turn of events."""
    state = tickets(match)
    for kind, count in enumerate(counts(kinds)):
        state.hand[rules.KINDS * seat + kind] = count
        state.shown[rules.KINDS * seat + kind] = 0


def set_stack(match: Match, seat: int, kinds: Sequence[str]) -> None:
    """Let exactly these cards be on the way."""
    state = tickets(match)
    for kind, count in enumerate(counts(kinds)):
        state.stack[rules.KINDS * seat + kind] = count


def set_deck(match: Match, *kinds: str) -> None:
    """Let the train deck be these cards, from the top."""
    state = tickets(match)
    state.deck = vec[i64]([cards.KINDS.index(kind) for kind in reversed(kinds)])
    state.deck_left = len(kinds)


def set_row(match: Match, *kinds: str) -> None:
    """Let the row be these cards; the other places are empty."""
    state = tickets(match)
    for place in range(rules.ROW):
        state.row[place] = cards.KINDS.index(kinds[place]) if place < len(kinds) else -1


def set_held(match: Match, seat: int, held: Sequence[str]) -> None:
    """Let a seat hold exactly these destinations."""
    tickets(match).destinations.held[seat] = mask(held)


def mask(ids: Sequence[str]) -> int:
    """Destinations as the rules keep them."""
    return sum(BIT[cards.DESTINATION_IDS.index(card)] for card in ids)


def seat_of(match: Match, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """A seat in somebody's view, its own if not said."""
    player: dict[str, Any] = match.view(seat if viewer is None else viewer)["game"]["players"][seat]
    return player


def yard(match: Match, seat: int) -> dict[str, tuple[int, int]]:
    """The columns of a seat: wagons and locomotives."""
    return {column["colour"]: (column["wagons"], column["locomotives"]) for column in seat_of(match, seat)["yard"]}


def stack(match: Match, seat: int) -> dict[str, int]:
    """What a seat has on the way, as nobody may see it."""
    first = rules.KINDS * seat
    return {
        kind: n for kind, n in zip(cards.KINDS, tickets(match).stack[first : first + rules.KINDS], strict=True) if n
    }


def last_turns(match: Match) -> Match:
    """The train deck and the row are used up, and the seat to act has the first of the last turns."""
    set_deck(match)
    set_row(match)
    tickets(match).turns_left = match.players
    tickets(match).reason = rules.LAST_CARD_DRAWN
    return match


def pass_on(match: Match) -> None:
    """Draw destinations and keep none."""
    match.play("destinations")
    seat = match.to_act
    while match.to_act == seat and match.view(seat)["game"]["phase"] == "choose":
        match.play(match.legal()[1])


def to_completing(match: Match) -> Match:
    """Play what is left of the round by passes, as far as they are possible."""
    last_turns(match)
    for _ in range(match.players):
        if match.view(-1)["game"]["phase"] == "turn":
            tickets(match).refused = 0
            pass_on(match)
    assert match.view(-1)["game"]["phase"] == "complete"
    return match


def refused(match: Match, text: str, seat: int | None = None) -> str:
    """The rule that forbids an action."""
    try:
        match.play(text, seat)
    except railbox.IllegalAction as refusal:
        return refusal.rule.removeprefix("tickets.")
    raise AssertionError(f"{text!r} is not refused")


def told(match: Match, seat: int, since: int = -1) -> list[str]:
    """The ids of what the last actions have told a seat."""
    events = match.events(seat)[since:]
    return [message.id.removeprefix("tickets.") for messages in events for message in messages]
