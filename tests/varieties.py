"""Kinds of games that together have every option of the box, for tests that walk through all that can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from railbox.core.match import Match, new_game
from railbox.core.rng import stream

VARIETIES: list[tuple[str, int, dict[str, Any]]] = [
    ("metro", 2, {}),
    ("metro", 4, {"hand_size": 3, "free_orientation": True, "companies": True, "central_wagons": True}),
    ("metro", 3, {"hand_size": 2, "central_rails": True, "central_rail_points": 0, "station_numbers": 1}),
    ("metro", 3, {"companies": True, "station_numbers": 1, "more_numbers_1_8": 1, "first": "random"}),
    ("metro", 2, {"station_numbers": 2, "open_numbers": True, "central_wagons": True}),
    ("metro", 2, {"more_numbers_9_16": 2, "more_numbers_17_24": 1, "more_numbers_25_32": 1}),
    ("metro", 6, {"numbering": "cablecar2009_clockwise"}),
    ("tickets", 2, {}),
    ("tickets", 4, {"open_own_stack": True, "allow_all_loco_set": True, "first": "random"}),
    ("trains", 2, {}),
    ("trains", 4, {"edition": "okazu", "map": "osaka", "first": "random", "landfill": True, "turn_limit": 15}),
    ("trains", 3, {"cards": "reforming_and_tunneling", "ironworks": "okazu", "wagon_factory": "okazu"}),
    ("trains", 3, {"cards": "osaka_beginners", "subway_waste": False}),
    ("transamerica", 2, {}),
    ("transamerica", 4, {"vexation": True, "hints": False, "colours": "random", "first": "random"}),
    ("transamerica", 3, {"open_cities": True, "min_rounds": 1}),
]
NOT_VARIED = {("transamerica", "board")}
"""A board of one's own changes no field and hides nothing."""


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
