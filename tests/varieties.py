"""Kinds of games that together have every option of the box, for tests that walk through all that can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from railbox.core.match import Match, new_game
from railbox.core.rng import stream
from tests.envs.boxes import KINDS, name_of

VARIETIES: list[tuple[str, int, dict[str, Any]]] = [
    *KINDS,
    ("metro", 3, {"companies": True, "station_numbers": 1, "more_numbers_1_8": 1, "hand_size": 2}),
    ("metro", 2, {"more_numbers_9_16": 2, "more_numbers_17_24": 1, "more_numbers_25_32": 1}),
    ("metro", 6, {"numbering": "cablecar2009_clockwise", "central_rails": True, "central_rail_points": 0}),
    ("trains", 3, {"ironworks": "okazu", "wagon_factory": "okazu", "subway_waste": False, "turn_limit": 25}),
    ("transamerica", 3, {"hints": False, "min_rounds": 1}),
]
NOT_VARIED = {("transamerica", "board")}
"""A board of one's own changes no field and hides nothing."""
each_variety = pytest.mark.parametrize(("game", "players", "options"), VARIETIES, ids=map(name_of, VARIETIES))


def walk(game: str, players: int, options: dict[str, Any], seed: str) -> Iterator[Match]:
    """A random game, before each of its decisions; simultaneous choices come in a random order."""
    match = new_game(game, players, seed, options)
    rng = stream(seed, "walk")
    while not match.over:
        yield match
        seats = match.pending
        seat = seats[rng.below(len(seats))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    yield match
