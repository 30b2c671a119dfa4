"""Words for the points and lines of a board: `Memphis`, `2 north of Phoenix`, `Memphis → west`.

A point without a city is told by a city near it. Of all such descriptions the nearest and most exact come first, and
each is given once: where a point finds its own taken, it is told by the next city.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, dist, pi
from statistics import median

from railbox.core.messages import Message

COMPASS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
NEAR = 6.5
"""A city more lines away than that says nothing about a point."""

Place = tuple[float, float]


@dataclass(frozen=True)
class PlaceNames:
    """The words for each point and each line of a board, by their numbers."""

    points: list[Message]
    lines: list[Message]


def name_places(
    names: Sequence[str], places: Sequence[Place], ends: Sequence[tuple[int, int]], cities: dict[int, str]
) -> PlaceNames:
    """Words for a board with points at these places, joined by these lines; `cities` has names by points."""
    unit = median(dist(places[a], places[b]) for a, b in ends) or 1.0
    points = _name_points(names, places, cities, unit)
    return PlaceNames(points, _name_lines(points, places, ends, cities))


def _name_points(names: Sequence[str], places: Sequence[Place], cities: dict[int, str], unit: float) -> list[Message]:
    found = {node: Message("transamerica.place", {"name": name}) for node, name in cities.items()}
    choices: list[tuple[float, int, int, int, int]] = []
    for node, place in enumerate(places):
        for city in cities:
            far = dist(place, places[city]) / unit
            if node not in cities and 0 < far < NEAR:
                wind, turned = _wind(places[city], place)
                choices.append((far * (1 + turned), node, city, max(round(far), 1), wind))
    taken: set[tuple[int, int, int]] = set()
    for _, node, city, far, wind in sorted(choices):
        if node not in found and (city, far, wind) not in taken:
            taken.add((city, far, wind))
            found[node] = _near(cities[city], far, wind)
    return [found.get(node, Message("transamerica.point", {"name": name})) for node, name in enumerate(names)]


def _wind(start: Place, end: Place) -> tuple[int, float]:
    """The nearest of eight winds from a place to another, and how far off it is: 0 exact, 1 half way to the next."""
    turn = atan2(end[1] - start[1], end[0] - start[0]) / (pi / 4)
    return round(turn) % len(COMPASS), 2 * abs(turn - round(turn))


def _near(city: str, far: int, wind: int) -> Message:
    first = unicodedata.normalize("NFKD", city)[:1].lower()
    return Message(
        "transamerica.place-near",
        {
            "far": far,
            "direction": Message(f"transamerica.towards-{COMPASS[wind]}"),
            "city": Message(
                "transamerica.of-vowel" if first in "aeiou" else "transamerica.of-consonant", {"name": city}
            ),
        },
    )


def _name_lines(
    points: Sequence[Message], places: Sequence[Place], ends: Sequence[tuple[int, int]], cities: dict[int, str]
) -> list[Message]:
    """From a city, or the end that is easier to tell, into a direction; by both ends where that is not enough."""
    winds: dict[int, list[int]] = {node: [] for node in range(len(places))}
    for a, b in ends:
        winds[a].append(_wind(places[a], places[b])[0])
        winds[b].append(_wind(places[b], places[a])[0])
    lines = []
    for a, b in ends:
        start, end = sorted((a, b), key=lambda node: (node not in cities, _effort(points[node])))
        wind, _ = _wind(places[start], places[end])
        if (start in cities and end in cities) or winds[start].count(wind) > 1:
            lines.append(Message("transamerica.line-between", {"one": points[start], "two": points[end]}))
        else:
            direction = Message(f"transamerica.direction-{COMPASS[wind]}")
            lines.append(Message("transamerica.line-from", {"place": points[start], "direction": direction}))
    return lines


def _effort(point: Message) -> int:
    """How much there is to read of a point: the number of lines to its city; most for one that has none."""
    far = point.args.get("far", 99)
    return far if isinstance(far, int) else 99
