"""An independent, slow walk of Metro's board, straight from the printed facts: ports, tiles, stations.

It shares nothing with the tables of the rules: it follows each line port by port over the tiles that lie on the board.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

FACTS = files("railbox.games.metro") / "facts"
BOARD: dict[str, Any] = json.loads((FACTS / "board.json").read_text(encoding="utf-8"))
TILES: dict[str, Any] = json.loads((Path(__file__).parent / "tiles.json").read_text(encoding="utf-8"))
JOINED = {tile["code"]: dict(tile["connections"]) for tile in TILES["tiles"]}
STEP = {int(port): step for port, step in TILES["leave_port_to_neighbour"].items()}
CENTRE = {tuple(cell) for cell in BOARD["grid"]["centre_cells"]}


@dataclass(frozen=True)
class Walked:
    """One line: how many tiles it passes (and how many of them central rails), and where it ends."""

    passages: int
    central_passages: int
    arrival: int | None
    in_centre: bool


def place_of(cell: str) -> tuple[int, int]:
    """Row and column of a cell's name."""
    return int(cell[1]) - 1, "abcdefgh".index(cell[0])


def follow(tiles: dict[tuple[int, int], str], row: int, col: int, port: int, numbering: str) -> Walked:
    """Follow a line that enters (row, col) by a port until it arrives or the tiles end."""
    arrivals = {
        (station["row"], station["col"], station["arrival_port"]): station["number"]
        for station in BOARD["stations"][numbering]
    }
    passages = central = 0
    while (row, col) in tiles:
        passages += 1
        central += (row, col) in CENTRE
        leave = JOINED[tiles[row, col]][port]
        if (row, col, leave) in arrivals:
            return Walked(passages, central, arrivals[row, col, leave], False)
        step = STEP[leave]
        row, col, port = row + step["drow"], col + step["dcol"], step["enters_port"]
        if (row, col) in CENTRE and (row, col) not in tiles:
            return Walked(passages, central, None, True)
    return Walked(passages, central, None, False)


def walk_station(tiles: dict[tuple[int, int], str], number: int, numbering: str) -> Walked:
    """The line of a border station."""
    station = BOARD["stations"][numbering][number - 1]
    return follow(tiles, station["row"], station["col"], station["departure_port"], numbering)


def walk_central(tiles: dict[tuple[int, int], str], name: str, numbering: str) -> Walked:
    """The line of a central departure."""
    station = next(one for one in BOARD["central_station"]["stations"] if one["id"] == name)
    row, col = station["departure"]["into_cell"]
    return follow(tiles, row, col, station["departure"]["entering_its_port"], numbering)
