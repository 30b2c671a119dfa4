"""Boards of TransAmerica as data: what a board file may say, its check, and the board of the box.

A board has points (nodes) with a place on paper, lines (edges) of cost 1 or 2 between them, and cities of several
colours on some of the points. Everything else of the game follows from that.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter, deque
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from railbox.core.catalogue import BadOptions
from railbox.games.transamerica.places import PlaceNames, name_places

FEWEST_COLOURS: Final = 2  # with one colour a marker on its city would end the round before the first track
MOST_COLOURS: Final = 6
MOST_NODES: Final = 400
MOST_EDGES: Final = 1200
FEW_PLAYERS: Final = 3  # up to so many play without the dotted cities
ROW_HEIGHT: Final = 3**0.5 / 2  # the facts count y in rows of triangles with sides of 1
NAME: Final = re.compile(r"[a-z0-9_]+")


class NodeData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A point of a board file; x grows to the east, y to the north. Row and column are for its name only."""

    id: int | str
    x: float
    y: float
    row: int | None = None
    col: int | None = None


class EdgeData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a board file between two points: cost 1 is a single line, cost 2 a double one."""

    u: int | str
    v: int | str
    cost: int
    kind: str = "plain"


class CityData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city of a board file; dotted ones are left out with two or three players."""

    name: str
    colour: str
    node: int | str
    dotted: bool = False


class BoardData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board file. What a file says beyond these fields is passed over."""

    nodes: list[NodeData]
    edges: list[EdgeData]
    cities: list[CityData]
    tracks: Annotated[int, Meta(ge=1, le=1000)] = 84
    points: Annotated[int, Meta(ge=1, le=1000)] = 13


@dataclass(frozen=True)
class City:
    """A city: its name as people write it, its colour and its node."""

    name: str
    colour: str
    node: int
    dotted: bool


@dataclass(frozen=True)
class Board:
    """A board that has passed its check. Nodes and edges are numbered in the order of the file."""

    node_names: list[str]
    places: list[tuple[float, float]]
    grid: list[tuple[int | None, int | None]]  # row and column of each node, if it has them
    ends: list[tuple[int, int]]
    edge_names: list[str]
    costs: list[int]
    kinds: list[str]
    colours: list[str]
    cities: list[City]
    tracks: int
    points: int

    def cities_in_play(self, players: int) -> dict[str, list[City]]:
        """The city cards of each colour; BadOptions where there are too few."""
        cities: dict[str, list[City]] = {colour: [] for colour in self.colours}
        for city in self.cities:
            if players > FEW_PLAYERS or not city.dotted:
                cities[city.colour].append(city)
        for colour, cards in cities.items():
            if len(cards) < players:
                raise _bad(f"colour {colour!r} has {len(cards)} cities in play, {players} players need one each")
        if len(self.node_names) < players:
            raise _bad(f"{len(self.node_names)} nodes have no room for {players} markers")
        return cities

    @cached_property
    def words(self) -> PlaceNames:
        """The points and lines as they are told to people."""
        return name_places(self.node_names, self.places, self.ends, {city.node: city.name for city in self.cities})


def _bad(problem: str) -> BadOptions:
    return BadOptions(f"transamerica options: board: {problem}")


def slug(name: str) -> str:
    """A name in small letters and underscores: `St. Louis` is `st_louis`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "_".join(re.findall(r"[a-z0-9]+", plain))


def read_board(data: BoardData | dict[str, Any]) -> Board:
    """Check a board file's data; BadOptions names the node, edge or city that is wrong."""
    if not isinstance(data, BoardData):
        try:
            data = msgspec.convert(data, BoardData)
        except msgspec.ValidationError as error:
            raise _bad(str(error)) from None
    if len(data.nodes) > MOST_NODES or len(data.edges) > MOST_EDGES:
        raise _bad(
            f"{len(data.nodes)} nodes and {len(data.edges)} edges are too many: "
            f"up to {MOST_NODES} and {MOST_EDGES} can be played"
        )
    numbers: dict[int | str, int] = {}
    for node in data.nodes:
        if node.id in numbers:
            raise _bad(f"node {node.id!r} is there twice")
        numbers[node.id] = len(numbers)
    cities = _read_cities(data, numbers)
    names = _node_names(data, cities)
    ends = _read_edges(data, numbers, names)
    _check_connected(names, ends)
    return Board(
        node_names=names,
        places=[(node.x, node.y) for node in data.nodes],
        grid=[(node.row, node.col) for node in data.nodes],
        ends=ends,
        edge_names=[f"{names[a]}-{names[b]}" for a, b in ends],
        costs=[edge.cost for edge in data.edges],
        kinds=[edge.kind for edge in data.edges],
        colours=list(dict.fromkeys(city.colour for city in cities)),
        cities=cities,
        tracks=data.tracks,
        points=data.points,
    )


def _read_cities(data: BoardData, numbers: dict[int | str, int]) -> list[City]:
    cities: list[City] = []
    at: dict[int | str, str] = {}
    for city in data.cities:
        if city.node not in numbers:
            raise _bad(f"city {city.name!r} stands on node {city.node!r}, which does not exist")
        if city.node in at:
            raise _bad(f"node {city.node!r} has two cities: {at[city.node]!r} and {city.name!r}")
        if not slug(city.name):
            raise _bad(f"city {city.name!r} on node {city.node!r} needs a name with letters or digits")
        if not NAME.fullmatch(city.colour):
            raise _bad(f"city {city.name!r}: the colour {city.colour!r} must be small letters, digits and underscores")
        at[city.node] = city.name
        cities.append(City(city.name, city.colour, numbers[city.node], city.dotted))
    colours = {city.colour for city in cities}
    if not FEWEST_COLOURS <= len(colours) <= MOST_COLOURS:
        raise _bad(f"cities of {len(colours)} colours: there must be {FEWEST_COLOURS} to {MOST_COLOURS} colours")
    return cities


def _node_names(data: BoardData, cities: list[City]) -> list[str]:
    """A node is called after its city, else by its row and column, else by its id."""
    at = {city.node: slug(city.name) for city in cities}
    names = []
    for number, node in enumerate(data.nodes):
        plain = str(node.id) if node.row is None or node.col is None else f"r{node.row}c{node.col}"
        name = at.get(number, plain)
        if not NAME.fullmatch(name):
            raise _bad(f"node {node.id!r}: the name {name!r} must be small letters, digits and underscores")
        names.append(name)
    name, count = Counter(names).most_common(1)[0] if names else ("", 0)
    if count > 1:
        ids = [node.id for number, node in enumerate(data.nodes) if names[number] == name]
        raise _bad(f"nodes {ids[0]!r} and {ids[1]!r} are both called {name!r}")
    return names


def _read_edges(data: BoardData, numbers: dict[int | str, int], names: list[str]) -> list[tuple[int, int]]:
    ends: list[tuple[int, int]] = []
    seen: dict[frozenset[int], int] = {}
    for place, edge in enumerate(data.edges):
        for end in (edge.u, edge.v):
            if end not in numbers:
                raise _bad(f"edge {place} leads to node {end!r}, which does not exist")
        a, b = numbers[edge.u], numbers[edge.v]
        text = f"edge {place} ({names[a]}-{names[b]})"
        if a == b:
            raise _bad(f"{text} leads from a node to itself")
        if edge.cost not in (1, 2):
            raise _bad(f"{text} costs {edge.cost}: a line costs 1 or 2")
        if frozenset((a, b)) in seen:
            raise _bad(f"{text} joins the same nodes as edge {seen[frozenset((a, b))]}")
        seen[frozenset((a, b))] = place
        ends.append((a, b))
    return ends


def _check_connected(names: list[str], ends: list[tuple[int, int]]) -> None:
    neighbours: dict[int, list[int]] = {node: [] for node in range(len(names))}
    for a, b in ends:
        neighbours[a].append(b)
        neighbours[b].append(a)
    reached = {0}
    waiting = deque(reached)
    while waiting:
        for node in neighbours[waiting.popleft()]:
            if node not in reached:
                reached.add(node)
                waiting.append(node)
    for node, name in enumerate(names):
        if node not in reached:
            raise _bad(f"node {name} cannot be reached from node {names[0]}")


def _read_standard() -> Board:
    file = files("railbox.games.transamerica") / "facts" / "board.json"
    facts = json.loads(file.read_text(encoding="utf-8"))
    for node in facts["nodes"]:
        node["y"] *= ROW_HEIGHT
    parts = facts["components"]
    return read_board({**facts, "tracks": parts["tracks_in_supply"], "points": parts["start_points"]})


STANDARD: Final = _read_standard()
