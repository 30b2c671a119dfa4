"""Small scenes for the tests of Metro: tiles laid in turn by an explicit deal."""

from __future__ import annotations

from typing import Any

import railbox
from railbox.core.match import Match
from railbox.core.messages import Argument, Message
from railbox.games.metro.rules import Metro

Laid = tuple[str, str]
"""A cell and the tile that is laid there."""


def scene(laid: list[Laid], players: int = 2, hand: list[str] | None = None, **options: Any) -> Match:
    """A game in which these tiles were laid in this order, and the next hands are `hand` (one tile each, in turn)."""
    tiles = [tile for _, tile in laid] + (hand or [])
    match = railbox.new_game("metro", players, seed=1, options=options, deal={"tiles": tiles})
    for cell, _ in laid:
        match.play(f"place {cell}")
    return match


def metro(match: Match) -> Metro:
    """The state below a match, typed."""
    assert isinstance(match.state, Metro)
    return match.state


def plain(value: Argument) -> Any:
    """An argument of a message without its words: the colour of a line or wagon, the name of a station."""
    if isinstance(value, Message):
        return next(iter(value.args.values())) if value.args else value.id.rpartition("-")[2]
    return value


def line_closed(message: Message) -> dict[str, Any]:
    """The arguments of a line that has arrived, plain."""
    names = {"line": "owner", "from": "departure", "to": "arrival"}
    return {names.get(name, name): plain(value) for name, value in message.args.items()}


def last_events(match: Match, name: str, seat: int = 0) -> list[dict[str, Any]]:
    """The arguments of the last action's events of one kind."""
    return [line_closed(message) for message in match.events(seat, len(match.actions) - 1)[0] if message.id == name]


def without_tiles(seat: int, **options: Any) -> Match:
    """A game in which the supply is empty and this seat, which is to act, has no tile left."""
    match = railbox.new_game("metro", 2, 1, options)
    state = metro(match)
    state.deck_left = 0
    size = state.setting.hand_size
    for slot in range(seat * size, seat * size + size):
        state.hand[slot] = -1
    state.seat = seat
    return match
