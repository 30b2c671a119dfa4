"""Metro's board and tiles: the facts, read once, and the tables that the rules work on.

Cells are numbered 0 to 59 by row and column without the Central Station, whose four cells are 60 to 63.
Sides are numbered clockwise: north 0, east 1, south 2, west 3. A tile joins the track that enters by each side with
the track that leaves by some side; which one is all there is to a tile.

Where a track crosses from one cell to the next, or to a station, there is a *point*:

    0 to 223    between two cells, one for each direction
    224 to 255  border departures (where wagons stand)
    256 to 263  central departures C1 to C8
    264 to 295  border arrivals
    296 to 303  central arrivals
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec

from railbox.core.boards import Fault
from railbox.core.messages import Message

Numbering = Literal["metro2000_anticlockwise", "cablecar2009_clockwise"]

FACTS: Final = files("railbox.games.metro") / "facts"
BOARD: Final[dict[str, Any]] = json.loads((FACTS / "board.json").read_text(encoding="utf-8"))


class TileData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile and how often the box has it.

    Its code has a letter for the tracks that enter from the north, east, south and west: a goes straight on, b leaves
    by the next side clockwise, c by the next one anticlockwise, d turns back.
    """

    code: str
    count: Annotated[int, msgspec.Meta(ge=0, le=60)]


class TilesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tiles of a box of Metro, and those for its centre: `central_rails` of expansion 3, each once."""

    tiles: list[TileData]
    central_rails: list[str]
    name: str = ""


TILES: Final = msgspec.json.decode((FACTS / "tiles.json").read_bytes(), type=TilesData)

SIZE: Final = 8
SIDES: Final = "NESW"
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
KINDS: Final = [tile.code for tile in TILES.tiles]
COPIES: Final = [tile.count for tile in TILES.tiles]
LETTERS: Final = {"a": 2, "b": 1, "c": 3, "d": 0}
"""How many sides further, clockwise, a track leaves its tile."""
TURNS: Final = ("0", "90", "180", "270")
TURN_NAMES: Final = ("none", "right", "half", "left")

FIRST_DEPARTURE: Final = 224
FIRST_CENTRAL_DEPARTURE: Final = 256
FIRST_ARRIVAL: Final = 264
FIRST_CENTRAL_ARRIVAL: Final = 296
POINTS: Final = 304


def _number_cells() -> dict[tuple[int, int], int]:
    centre = [(row, col) for row, col in BOARD["grid"]["centre_cells"]]
    outside = [(row, col) for row in range(SIZE) for col in range(SIZE) if (row, col) not in centre]
    return {place: number for number, place in enumerate(outside + centre)}


CELL_AT: Final = _number_cells()
PLACES: Final = list(CELL_AT)
CELLS: Final = len(CELL_AT) - 4
CELL_NAMES: Final = [f"{'abcdefgh'[col]}{row + 1}" for row, col in PLACES]


@dataclass(frozen=True)
class Geometry:
    """Where the tracks of each cell lead: `entering[4 * cell + side]` and `leaving[…]` are points."""

    entering: list[int]
    leaving: list[int]


def _geometry(centre_is_rails: bool) -> Geometry:
    entering = [-1] * (4 * SIZE * SIZE)
    leaving = [-1] * (4 * SIZE * SIZE)
    points = 0
    for (row, col), cell in CELL_AT.items():
        for side, (down, right) in enumerate(STEPS):
            neighbour = CELL_AT.get((row + down, col + right))
            if neighbour is None:
                station = side * SIZE + (col if side % 2 == 0 else row)
                entering[4 * cell + side] = FIRST_DEPARTURE + station
                leaving[4 * cell + side] = FIRST_ARRIVAL + station
            else:
                leaving[4 * cell + side] = points
                entering[4 * neighbour + (side + 2) % 4] = points
                points += 1
    if not centre_is_rails:
        for number, (cell, side) in enumerate(CENTRAL_STATIONS):
            entering[4 * cell + side] = FIRST_CENTRAL_DEPARTURE + number
            leaving[4 * cell + side] = FIRST_CENTRAL_ARRIVAL + number
    return Geometry(entering, leaving)


def _central_stations() -> list[tuple[int, int]]:
    """For C1 to C8: the cell outside the centre, and its side that faces the centre."""
    stations = []
    for station in BOARD["central_station"]["stations"]:
        row, col = station["departure"]["into_cell"]
        stations.append((CELL_AT[row, col], (SIDES.index(station["side"]) + 2) % 4))
    return stations


CENTRAL_STATIONS: Final = _central_stations()
CENTRAL_NAMES: Final[list[str]] = [station["id"] for station in BOARD["central_station"]["stations"]]
STATION_CENTRE: Final = _geometry(centre_is_rails=False)
RAILS_CENTRE: Final = _geometry(centre_is_rails=True)


def exits(code: str) -> list[int]:
    """The sides by which the tracks leave a tile that enter by the north, east, south and west."""
    return [(side + LETTERS[letter]) % 4 for side, letter in enumerate(code)]


EXITS: Final = [side for kind in KINDS for side in exits(kind)]
"""EXITS[4 * kind + side]: the side by which the track that enters by `side` leaves the tile."""


def _rotations() -> list[int]:
    """ROTATED[4 * kind + quarter turns clockwise]: the kind that a turned tile looks like."""
    quarter = [KINDS.index(kind[-1] + kind[:-1]) for kind in KINDS]
    rotated = []
    for kind in range(len(KINDS)):
        for _ in range(4):
            rotated.append(kind)
            kind = quarter[kind]
    return rotated


ROTATED: Final = _rotations()
DISTINCT_TURNS: Final = [len(set(ROTATED[4 * kind : 4 * kind + 4])) for kind in range(len(KINDS))]


def _neighbour_masks() -> list[int]:
    masks = []
    for row, col in PLACES[:CELLS]:
        near = [CELL_AT.get((row + down, col + right), CELLS) for down, right in STEPS]
        masks.append(sum(1 << cell for cell in near if cell < CELLS))
    return masks


NEIGHBOURS: Final = _neighbour_masks()
BORDER_CELLS: Final = sum(
    1 << cell for cell, place in enumerate(PLACES[:CELLS]) if not all(0 < at < SIZE - 1 for at in place)
)


def _longer_than_one() -> list[int]:
    """For each kind the cells where it links no border departure with an arrival through this tile alone."""
    masks = []
    for kind in range(len(KINDS)):
        mask = 0
        for cell in range(CELLS):
            tracks = [
                (
                    STATION_CENTRE.entering[4 * cell + side],
                    STATION_CENTRE.leaving[4 * cell + EXITS[4 * kind + side]],
                )
                for side in range(4)
            ]
            if not any(
                FIRST_DEPARTURE <= start < FIRST_CENTRAL_DEPARTURE and end >= FIRST_ARRIVAL for start, end in tracks
            ):
                mask |= 1 << cell
        masks.append(mask)
    return masks


LONGER_THAN_ONE: Final = _longer_than_one()


def station_positions(numbering: Numbering) -> list[int]:
    """The border position 0 to 31 (north, east, south, west; each from the top or the left) of stations 1 to 32."""
    positions = []
    for number, station in enumerate(BOARD["stations"][numbering], start=1):
        if station["number"] != number:
            raise ValueError(f"station {number} is out of place in board.json")
        side = SIDES.index(station["side"])
        positions.append(side * SIZE + (station["col"] if side % 2 == 0 else station["row"]))
    return positions


PLAYER_COLOURS: Final[list[str]] = list(BOARD["wagons"]["available"])
COMPANIES: Final[list[str]] = list(BOARD["expansion1"]["companies"])
PERCENTS: Final = (10, 20, 30, 40)
RAILS: Final = TILES.central_rails
CENTRE: Final = CELL_NAMES[CELLS:]
NUMBER_COLOURS: Final[dict[str, list[int]]] = BOARD["expansion4"]["recommended_placeholder"]["by_side"]


def _rail_looks() -> dict[int, tuple[str, int]]:
    """By what a central rail tile looks like: its code, and how many quarter turns it takes at least."""
    looks: dict[int, tuple[str, int]] = {}
    for code in RAILS:
        for turn in range(4):
            looks.setdefault(ROTATED[4 * KINDS.index(code) + turn], (code, turn))
    return looks


RAIL_LOOKS: Final = _rail_looks()


def wagon_owners(players: int, companies: bool, numbering: Numbering) -> list[int]:
    """The owner of the wagon at each border position: a seat, or a company with expansion 1; -1 for none."""
    positions = station_positions(numbering)
    table = BOARD["expansion1"]["companies"] if companies else BOARD["wagons"]["tables"][str(players)]
    owners = [-1] * len(positions)
    for owner, numbers in enumerate(table.values()):
        for number in numbers:
            owners[positions[number - 1]] = owner
    return owners


def check_tiles(data: TilesData) -> list[Fault]:
    """All mistakes of a set of tiles."""
    found: list[Fault] = []
    codes = [tile.code for tile in data.tiles]
    for place, code in enumerate(codes):
        path = f"tiles[{place}].code"
        if len(code) != 4 or not set(code) <= set(LETTERS):
            found.append(Fault(path, Message("metro.board-code", {"code": code})))
        elif len(set(exits(code))) < 4:
            found.append(Fault(path, Message("metro.board-tracks", {"code": code})))
        elif code in codes[:place]:
            found.append(Fault(path, Message("metro.board-twice", {"code": code})))
        elif code[-1] + code[:-1] not in codes:
            found.append(Fault(path, Message("metro.board-turned", {"code": code, "turned": code[-1] + code[:-1]})))
    count = sum(tile.count for tile in data.tiles)
    if count != CELLS:
        found.append(Fault("tiles", Message("metro.board-count", {"count": count, "cells": CELLS})))
    for place, code in enumerate(data.central_rails):
        if code not in codes:
            found.append(Fault(f"central_rails[{place}]", Message("metro.board-rail", {"code": code})))
    if len(data.central_rails) < len(CENTRE):
        args = {"count": len(data.central_rails), "cells": len(CENTRE)}
        found.append(Fault("central_rails", Message("metro.board-rails", args)))
    return found
