"""The cards: the facts, read once, and the tables that the rules work on.

A train card is known by its kind: eight colours, then the locomotive. A destination is a number from 0 to 45, in the
order of the facts; sets of destinations are masks.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from itertools import combinations
from typing import Any, Final


def _facts(name: str) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads((files("railbox.games.tickets") / "facts" / name).read_text(encoding="utf-8"))
    return facts


FACTS: Final = _facts("cards.json")
CITIES: Final[dict[str, list[float]]] = _facts("cities.json")["places"]
"""Longitude and latitude of each city, for small maps."""

COLOURS: Final[list[str]] = FACTS["colour_order"]
KINDS: Final = [*COLOURS, "locomotive"]
LOCOMOTIVE: Final = len(COLOURS)


def _copies() -> list[int]:
    trains = FACTS["train_cards"]
    wagons = {wagon["colour"]: wagon["count"] for wagon in trains["wagons"]}
    return [*(wagons[colour] for colour in COLOURS), trains["locomotive"]["count"]]


COPIES: Final = _copies()
"""How many cards there are of each kind."""


@dataclass(frozen=True)
class Destination:
    """A destination card: two cities, its points, and how many wagons of each colour it asks for."""

    id: str
    cities: tuple[str, str]
    points: int
    need: tuple[int, ...]
    big_cities: tuple[str, ...]


@dataclass(frozen=True)
class Bonus:
    """A bonus card for the most completed destinations of a big city."""

    id: str
    city: str
    points: int
    colour: str


DESTINATIONS: Final = [
    Destination(
        id=card["id"].lower(),
        cities=(card["cities"][0], card["cities"][1]),
        points=card["points"],
        need=tuple(card["requirement"].get(colour, 0) for colour in COLOURS),
        big_cities=tuple(card["big_cities"]),
    )
    for card in FACTS["destination_cards"]["cards"]
]
BONUSES: Final = [
    Bonus(f"bonus_{card['city'].lower().replace(' ', '_')}", card["city"], card["points"], card["card_colour"])
    for card in FACTS["bonus_cards"]["cards"]
]

DESTINATION_IDS: Final = [destination.id for destination in DESTINATIONS]
CITY_MASKS: Final = [
    sum(1 << number for number, destination in enumerate(DESTINATIONS) if bonus.city in destination.big_cities)
    for bonus in BONUSES
]
"""The destinations that count for each bonus card."""

TRIOS: Final = list(combinations(range(len(COLOURS)), 3))
"""The sets of three different colours."""

LABELS: Final = [f"{kind} {copy}" for kind, copies in zip(KINDS, COPIES, strict=True) for copy in range(1, copies + 1)]
"""Every single train card by name, for the one pile whose contents depend on what players hold."""

LABEL_KINDS: Final = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
