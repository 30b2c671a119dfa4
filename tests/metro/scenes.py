"""Small scenes for the tests of Metro: tiles laid in turn by an explicit deal."""

from __future__ import annotations

from typing import Any

import railbox
from railbox.core.match import Match
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


def last_events(match: Match, name: str, seat: int = 0) -> list[dict[str, str | int]]:
    """The arguments of the last action's events of one kind."""
    return [message.args for message in match.events(seat, len(match.actions) - 1)[0] if message.id == name]
