"""A desk to try single cards on: a game of Trains whose hand, deck and discard pile are set by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import railbox
from railbox.core.state import IllegalAction
from railbox.games.trains import cards, codes, pieces
from railbox.games.trains.codes import CELLS
from railbox.games.trains.rules import Trains

STARTS = ("r3c3", "r2c5", "r5c5", "r2c8")  # fields of Tokyo, none beside another
FILLERS = ("control_room", "viaduct", "tunnel", "signals", "landfill", "passing_station", "garage", "ironworks")


class Desk:
    """Seat 0 has the turn, with the given cards; its line starts in r3c3, a field in the middle of Tokyo."""

    def __init__(
        self,
        hand: Sequence[str] = (),
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        players: int = 2,
        starts: Sequence[str] = STARTS,
        kinds: Sequence[str] = (),
        **options: Any,
    ) -> None:
        used = [name for name in dict.fromkeys([*kinds, *hand, *deck, *discard]) if _is_selectable(name)]
        chosen = (used + [name for name in FILLERS if name not in used])[: cards.SELECTED]
        self.match = railbox.new_game("trains", players, 1, {"cards": chosen, **options})
        for seat in range(players):
            self.match.play(f"rail {starts[seat]}")
        state = self.match.state
        assert isinstance(state, Trains)
        self.state = state
        self.set_cards(hand, deck, discard)

    def set_cards(self, hand: Sequence[str], deck: Sequence[str] = (), discard: Sequence[str] = ()) -> None:
        """Give the acting seat these cards, the deck from its top, instead of all that it has."""
        state, seat = self.state, self.state.seat
        state.clear_shown()
        state.own_deck()
        for place in range(state.deck_size[seat]):
            state.put(codes.REMOVED, state.deck[seat * pieces.DECK_ROOM + place])
        state.empty(codes.HAND + seat, codes.REMOVED)
        state.empty(codes.DISCARD + seat, codes.REMOVED)
        state.known[seat] = state.secret[seat] = 0
        for name in hand:
            state.put(codes.HAND + seat, self._from_box(name))
        for name in discard:
            state.put(codes.DISCARD + seat, self._from_box(name))
        for place, name in enumerate(reversed(deck)):
            state.deck[seat * pieces.DECK_ROOM + place] = self._from_box(name)
        state.deck_size[seat] = len(deck)

    def _from_box(self, name: str) -> int:
        kind = cards.NUMBER_OF[name]
        zone = codes.SUPPLY if self.state.has(codes.SUPPLY, kind) else codes.REMOVED
        self.state.take(zone, kind)
        return kind

    def play(self, *texts: str) -> None:
        """Do these actions one after the other."""
        for text in texts:
            self.match.play(text)

    def refused(self, text: str) -> str:
        """The rule by which an action is refused."""
        with pytest.raises(IllegalAction) as refusal:
            self.match.play(text)
        return refusal.value.rule

    def choices(self) -> list[str]:
        """What the open question offers, without the verb of the action."""
        return [text.removeprefix("choose ") for text in self.match.legal()]

    @property
    def turn(self) -> dict[str, Any]:
        """The turn as everybody sees it."""
        turn: dict[str, Any] = self.match.view(-1)["game"]["turn"]
        return turn

    def me(self, seat: int = 0) -> dict[str, Any]:
        """A seat as it sees itself."""
        me: dict[str, Any] = self.match.view(seat)["game"]["players"][seat]
        return me

    @property
    def coins(self) -> int:
        """The coins of the turn."""
        return self.state.coins

    @property
    def hand(self) -> Counter[str]:
        """The hand of seat 0."""
        return Counter(self.me()["hand"])

    @property
    def discard(self) -> Counter[str]:
        """The discard pile of seat 0."""
        return Counter(self.me()["discard"])

    @property
    def gained(self) -> Counter[str]:
        """The gained area."""
        return Counter(self.turn["gained"])

    @property
    def in_play(self) -> Counter[str]:
        """The play area."""
        return Counter(self.turn["play"])

    def supply(self, name: str) -> int:
        """How many cards a pile has."""
        return self.state.count(codes.SUPPLY, cards.NUMBER_OF[name])

    def set_supply(self, name: str, count: int) -> None:
        """Make a pile as small as that; the rest leaves the game."""
        kind = cards.NUMBER_OF[name]
        while self.supply(name) > count:
            self.state.take(codes.SUPPLY, kind)
            self.state.put(codes.REMOVED, kind)

    def deck(self, seat: int = 0) -> list[str]:
        """A deck from its top, which no player could see."""
        first = seat * pieces.DECK_ROOM
        places = range(first + self.state.deck_size[seat] - 1, first - 1, -1)
        return [cards.NAMES[self.state.deck[place]] for place in places]

    def removed(self, name: str) -> int:
        """How many cards of a kind have left the game."""
        return self.state.count(codes.REMOVED, cards.NUMBER_OF[name])

    def give_coins(self, coins: int) -> None:
        """Have coins without playing trains."""
        self.state.coins += coins

    def lay(self, seat: int, *cells: str) -> None:
        """Put rails on the board without cards."""
        acting = self.state.seat
        self.state.seat = seat
        for cell in cells:
            self.state.lay_rail(self.match.ruleset.actions.number(f"rail {cell}") - CELLS)
        self.state.seat = acting

    def build_stations(self, cell: str, count: int = 1) -> None:
        """Put stations on a city without cards."""
        for _ in range(count):
            self.state.put_station(self.match.ruleset.actions.number(f"rail {cell}") - CELLS)


def _is_selectable(name: str) -> bool:
    return cards.NUMBER_OF[name] in cards.SELECTABLE
