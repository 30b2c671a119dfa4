"""The games that the environments are tested with: all of the box, with few and with many players, plain and rich."""

from __future__ import annotations

from typing import Any

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("metro", 2, {}),
    ("metro", 4, {"hand_size": 3, "free_orientation": True, "central_rails": True, "station_numbers": 1}),
    ("metro", 5, {"companies": True, "central_wagons": True, "first": "random"}),
    ("metro", 3, {"companies": True, "station_numbers": 2, "open_numbers": True}),
    ("tickets", 2, {}),
    ("tickets", 3, {"open_own_stack": True, "allow_all_loco_set": True}),
    ("tickets", 4, {"first": "random"}),
    ("trains", 2, {}),
    ("trains", 3, {"edition": "okazu", "landfill": True}),
    ("trains", 4, {"map": "osaka", "cards": "holiday_pass", "first": "random"}),
    ("transamerica", 2, {}),
    ("transamerica", 4, {"vexation": True, "colours": "random"}),
    ("transamerica", 6, {"open_cities": True, "first": "random"}),
]
"""Game, players, options."""


def name_of(kind: tuple[str, int, dict[str, Any]]) -> str:
    """A short name for a parametrised test."""
    game, players, options = kind
    return f"{game}-{players}-{'-'.join(options)}".rstrip("-")
