"""Boards of TransAmerica as data: what a board file may say, its check, and the board of the box.

A board has points (nodes) with a place on paper, lines (edges) of cost 1 or 2 between them, and cities of several
colours on some of the points. Everything else of the game follows from that.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from railbox.core.boards import Fault, pieces
from railbox.core.catalogue import BadOptions
from railbox.core.messages import Argument, Message
from railbox.games.transamerica.places import PlaceNames, name_places

FEWEST_COLOURS: Final = 2  # with one colour a marker on its city would end the round before the first track
MOST_COLOURS: Final = 6
MOST_NODES: Final = 400
MOST_EDGES: Final = 1200
FEWEST_PLAYERS: Final = 2
FEW_PLAYERS: Final = 3  # up to so many play without the dotted cities
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
    name: str = ""
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
        for colour, count in few_cities(self.cities, players).items():
            raise BadOptions(_few(colour, count, players))
        return cities

    @cached_property
    def words(self) -> PlaceNames:
        """The points and lines as they are told to people."""
        return name_places(self.node_names, self.places, self.ends, {city.node: city.name for city in self.cities})


def slug(name: str) -> str:
    """A name in small letters and underscores: `St. Louis` is `st_louis`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "_".join(re.findall(r"[a-z0-9]+", plain))


def read_board(data: BoardData) -> Board:
    """A board of checked data; BadOptions tells the first mistake."""
    if faults := check_board(data):
        raise BadOptions(faults[0].message)
    numbers = {node.id: number for number, node in enumerate(data.nodes)}
    names = _node_names(data)
    ends = [(numbers[edge.u], numbers[edge.v]) for edge in data.edges]
    cities = [City(city.name, city.colour, numbers[city.node], city.dotted) for city in data.cities]
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


def _node_names(data: BoardData) -> list[str]:
    """A node is called after its city, else by its row and column, else by its id."""
    at = {city.node: slug(city.name) for city in reversed(data.cities)}
    plain = (str(node.id) if node.row is None or node.col is None else f"r{node.row}c{node.col}" for node in data.nodes)
    return [at.get(node.id) or name for node, name in zip(data.nodes, plain, strict=True)]


def few_cities(cities: Sequence[City | CityData], players: int) -> dict[str, int]:
    """The colours with fewer cities in play than players, and how many they have."""
    counts = {city.colour: 0 for city in cities}
    for city in cities:
        counts[city.colour] += players > FEW_PLAYERS or not city.dotted
    return {colour: count for colour, count in counts.items() if count < players}


def _few(colour: str, count: int, players: int) -> Message:
    return Message("transamerica.board-few-cities", {"colour": colour, "count": count, "players": players})


def check_board(data: BoardData) -> list[Fault]:
    """All mistakes of a board, each with the nodes that it concerns."""
    if len(data.nodes) > MOST_NODES or len(data.edges) > MOST_EDGES:
        sizes = {"nodes": len(data.nodes), "edges": len(data.edges), "most": MOST_NODES, "lines": MOST_EDGES}
        return [Fault("", Message("transamerica.board-too-large", sizes))]
    return _Check(data).faults()


class _Check:
    """Looks through a board."""

    def __init__(self, data: BoardData) -> None:
        self.data = data
        self.names = dict(zip((node.id for node in data.nodes), _node_names(data), strict=True))
        self.found: list[Fault] = []

    def faults(self) -> list[Fault]:
        """All mistakes, in the order of the file, then those of the whole board."""
        self._nodes()
        self._edges()
        self._cities()
        self._pieces()
        return self.found

    def _add(self, path: str, problem: str, nodes: Sequence[int | str] = (), **args: Argument) -> None:
        known = [str(node) for node in nodes if node in self.names]
        self.found.append(Fault(path, Message(f"transamerica.board-{problem}", args), known))

    def _nodes(self) -> None:
        seen: set[int | str] = set()
        called: dict[str, int | str] = {}
        for place, (node, name) in enumerate(zip(self.data.nodes, _node_names(self.data), strict=True)):
            path = f"nodes[{place}]"
            if node.id in seen:
                self._add(path, "node-twice", [node.id], node=str(node.id))
                continue
            seen.add(node.id)
            if not NAME.fullmatch(name):
                self._add(path, "node-name", [node.id], name=name)
            elif name in called:
                self._add(path, "same-name", [called[name], node.id], name=name)
            called.setdefault(name, node.id)

    def _edges(self) -> None:
        seen: dict[frozenset[int | str], int] = {}
        for place, edge in enumerate(self.data.edges):
            path = f"edges[{place}]"
            ends = [edge.u, edge.v]
            missing = [end for end in ends if end not in self.names]
            for end in missing:
                self._add(path, "edge-nowhere", ends, number=place, node=str(end))
            if missing:
                continue
            line = f"{self.names[edge.u]}-{self.names[edge.v]}"
            if edge.u == edge.v:
                self._add(path, "edge-loop", ends, line=line)
            if edge.cost not in (1, 2):
                self._add(f"{path}.cost", "edge-cost", ends, line=line, cost=edge.cost)
            if frozenset(ends) in seen:
                self._add(path, "edge-twice", ends, line=line, first=f"edges[{seen[frozenset(ends)]}]")
            seen.setdefault(frozenset(ends), place)

    def _cities(self) -> None:
        at: dict[int | str, str] = {}
        for place, city in enumerate(self.data.cities):
            path = f"cities[{place}]"
            if city.node not in self.names:
                self._add(f"{path}.node", "city-nowhere", city=city.name, node=str(city.node))
            elif city.node in at:
                self._add(f"{path}.node", "two-cities", [city.node], city=at[city.node], second=city.name)
            if not slug(city.name):
                self._add(f"{path}.name", "city-name", [city.node], city=city.name)
            if not NAME.fullmatch(city.colour):
                self._add(f"{path}.colour", "city-colour", [city.node], city=city.name, colour=city.colour)
            at.setdefault(city.node, city.name)
        colours = {city.colour for city in self.data.cities}
        if not FEWEST_COLOURS <= len(colours) <= MOST_COLOURS:
            self._add("cities", "colours", count=len(colours), least=FEWEST_COLOURS, most=MOST_COLOURS)
        for colour, count in few_cities(self.data.cities, FEWEST_PLAYERS).items():
            own = [str(city.node) for city in self.data.cities if city.colour == colour and city.node in self.names]
            self.found.append(Fault("cities", _few(colour, count, FEWEST_PLAYERS), own))

    def _pieces(self) -> None:
        """Points that hang together; all but the largest piece of them is a mistake."""
        neighbours: dict[int | str, list[int | str]] = {node: [] for node in self.names}
        for edge in self.data.edges:
            if edge.u in neighbours and edge.v in neighbours:
                neighbours[edge.u].append(edge.v)
                neighbours[edge.v].append(edge.u)
        main, *islands = pieces(neighbours) or [[]]
        for piece in islands:
            one, other = self.names[piece[0]], self.names[main[0]]
            self._add("nodes", "apart", piece, node=one, origin=other, count=len(piece))


def _read_standard() -> Board:
    file = files("railbox.games.transamerica") / "facts" / "board.json"
    return read_board(msgspec.json.decode(file.read_bytes(), type=BoardData))


STANDARD: Final = _read_standard()
