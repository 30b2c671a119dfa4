"""The maps of Trains: pointy-top hexes in rows, odd rows shifted half a hex to the right.

A map is data, printed ones and those of players alike: cells with their terrain, and borders that no rail crosses.
Cells are numbered in reading order and named by their place, r3c5 for row 3 and column 5, both from 0.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Annotated, Any, Final, Literal

import msgspec

from railbox.core.catalogue import BadOptions
from railbox.games.trains.cards import FACTS

Terrain = Literal["field", "river", "mountain", "city", "remote", "sea"]
TERRAINS: Final = ("field", "river", "mountain", "city", "remote", "sea")
FIELD: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
CITY: Final = 3
REMOTE: Final = 4
SEA: Final = 5

WORD: Final = 60  # cells in one word of a mask of cells
MAX_CELLS: Final = 120
MAX_BUILDINGS: Final = 3
MAX_REMOTE: Final = 9

STEPS: Final = (
    ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)),  # from an even row
    ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)),  # from an odd row
)


class Cell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hex of a map. A city has 1 to 3 buildings, a remote location its number; only these two need a name."""

    row: Annotated[int, msgspec.Meta(ge=0, le=99)]
    col: Annotated[int, msgspec.Meta(ge=0, le=99)]
    terrain: Terrain
    name: str = ""
    buildings: int = 0
    remote_number: int = 0

    @property
    def id(self) -> str:
        """The cell's place as text."""
        return f"r{self.row}c{self.col}"


Border = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]


class MapData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A map as it is written down: cells, and pairs of cells that touch without being adjacent."""

    name: str
    cells: list[Cell]
    blocked_borders: list[Border] = []


class Map:
    """A map that was found to be in order, with the tables that the rules work on."""

    def __init__(self, data: MapData) -> None:
        self.name = data.name
        self.cells = sorted(data.cells, key=lambda cell: (cell.row, cell.col))
        self.ids = [cell.id for cell in self.cells]
        self.number = {name: number for number, name in enumerate(self.ids)}
        self._check_cells(data)
        self.blocked = self._check_borders(data)
        self.ground = [TERRAINS.index(cell.terrain) for cell in self.cells]
        self.fee = [self._fee(cell) for cell in self.cells]
        self.room = [cell.buildings for cell in self.cells]
        self.neighbours = [self._neighbours(number) for number in range(len(self.cells))]
        self.walls = [self._walls(number) for number in range(len(self.cells))]
        self._check_connected()

    def _fail(self, cell: str, problem: str) -> BadOptions:
        return BadOptions(f"trains options: map {self.name!r}, cell {cell}: {problem}")

    def _check_cells(self, data: MapData) -> None:
        if not 2 <= len(self.cells) <= MAX_CELLS:
            raise BadOptions(
                f"trains options: map {self.name!r} has {len(self.cells)} cells; it needs 2 to {MAX_CELLS}"
            )
        for name, count in Counter(self.ids).items():
            if count > 1:
                raise self._fail(name, f"is given {count} times")
        for cell in self.cells:
            is_city, is_remote = cell.terrain == "city", cell.terrain == "remote"
            if is_city and not 1 <= cell.buildings <= MAX_BUILDINGS:
                raise self._fail(cell.id, f"a city needs 1 to {MAX_BUILDINGS} buildings, not {cell.buildings}")
            if is_remote and not 1 <= cell.remote_number <= MAX_REMOTE:
                raise self._fail(cell.id, f"a remote location needs 1 to {MAX_REMOTE}, not {cell.remote_number}")
            if cell.buildings and not is_city:
                raise self._fail(cell.id, f"only a city has buildings, not a {cell.terrain}")
            if cell.remote_number and not is_remote:
                raise self._fail(cell.id, f"only a remote location has a number, not a {cell.terrain}")
            if (is_city or is_remote) and not cell.name:
                raise self._fail(cell.id, f"a {cell.terrain} needs a name")

    def _check_borders(self, data: MapData) -> set[frozenset[int]]:
        blocked = set()
        for one, two in data.blocked_borders:
            for name in (one, two):
                if name not in self.number:
                    raise self._fail(name, "is named by a blocked border, but there is no such cell")
            pair = frozenset((self.number[one], self.number[two]))
            if self.number[two] not in self._touching(self.number[one]):
                raise self._fail(one, f"does not touch {two}, so that border cannot be blocked")
            blocked.add(pair)
        return blocked

    def _touching(self, number: int) -> list[int]:
        """All cells that share a border with one, in the order of STEPS."""
        cell = self.cells[number]
        places = [(cell.row + down, cell.col + right) for down, right in STEPS[cell.row % 2]]
        return [self.number[f"r{row}c{col}"] for row, col in places if f"r{row}c{col}" in self.number]

    def _neighbours(self, number: int) -> list[int]:
        """The cells to which a rail can go on from one: not over a blocked border, and never to the sea."""
        if self.ground[number] == SEA:
            return []
        return sorted(
            other
            for other in self._touching(number)
            if self.ground[other] != SEA and frozenset((number, other)) not in self.blocked
        )

    def _walls(self, number: int) -> list[int]:
        """The cells that touch one behind a blocked border."""
        return [other for pair in self.blocked if number in pair for other in pair if other != number]

    def _check_connected(self) -> None:
        land = [number for number, ground in enumerate(self.ground) if ground != SEA]
        if sum(self.ground[number] != REMOTE for number in land) < 4:
            raise BadOptions(f"trains options: map {self.name!r} needs four cells at least where a line may start")
        reached, border = {land[0]}, [land[0]]
        while border:
            for other in self.neighbours[border.pop()]:
                if other not in reached:
                    reached.add(other)
                    border.append(other)
        for number in land:
            if number not in reached:
                raise self._fail(self.ids[number], f"no rail can come here from {self.ids[land[0]]}")

    @staticmethod
    def _fee(cell: Cell) -> int:
        """The coins that a rail costs here before stations and other players' rails."""
        if cell.terrain == "remote":
            return cell.remote_number
        return {"field": 0, "river": 1, "mountain": 2, "city": 1, "sea": 0}[cell.terrain]

    def words(self, numbers: list[int]) -> list[int]:
        """A set of cells as the two words of a mask."""
        low = sum(1 << number for number in numbers if number < WORD)
        return [low, sum(1 << number - WORD for number in numbers if number >= WORD)]

    def starts(self) -> list[int]:
        """Where a line may begin: anywhere but in the sea and in remote locations."""
        return [number for number, ground in enumerate(self.ground) if ground not in (SEA, REMOTE)]


def _printed(name: str) -> MapData:
    """A map of the box, without the derived columns of its file."""
    facts: dict[str, Any] = json.loads((FACTS / "maps.json").read_text(encoding="utf-8"))["maps"][name]
    fields = Cell.__struct_fields__
    return msgspec.convert(
        {
            "name": facts["name"],
            "cells": [{field: cell[field] for field in fields if field in cell} for cell in facts["cells"]],
            "blocked_borders": [(border["a"], border["b"]) for border in facts["blocked_borders"]],
        },
        MapData,
    )


PRINTED: Final = {name: Map(_printed(name)) for name in ("tokyo", "osaka")}


def find_map(choice: str | MapData) -> Map:
    """A map of the box by its name, or one that was brought along; BadOptions names the cell that is wrong."""
    return PRINTED[choice] if isinstance(choice, str) else Map(choice)
