"""The maps: the printed ones against the facts, and maps of players with errors that name the cell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import railbox
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.conformance import assert_conforms
from railbox.games.trains.board import PRINTED, SEA

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "maps.json").read_text("utf-8"))
"""The maps as they were compiled, with neighbours and lines that were found in another way."""


@pytest.mark.parametrize("name", ["tokyo", "osaka"])
def test_neighbours_are_those_of_the_facts(name: str) -> None:
    chart = PRINTED[name]
    for number, cell in enumerate(FACTS["maps"][name]["cells"]):
        assert chart.ids[number] == cell["id"]
        assert [chart.ids[other] for other in chart.neighbours[number]] == cell["neighbors"]
    edges = {(chart.ids[one], chart.ids[two]) for one in range(76) for two in chart.neighbours[one] if one < two}
    assert edges == {(one, two) for one, two in FACTS["maps"][name]["edges"]}


@pytest.mark.parametrize(("name", "capacity", "barriers"), [("tokyo", 39, 7), ("osaka", 35, 11)])
def test_the_printed_maps_have_the_counts_of_the_facts(name: str, capacity: int, barriers: int) -> None:
    chart = PRINTED[name]
    assert len(chart.cells) == 76
    assert sum(chart.room) == capacity
    assert len(chart.blocked) == barriers
    assert sum(ground == SEA for ground in chart.ground) == 10


@pytest.mark.parametrize(
    ("name", "place", "only"),
    [
        ("tokyo", "Chiba", "Funabashi"),
        ("osaka", "Himeji", "Kobe"),
        ("osaka", "Fukuchyama", "Sanda"),
        ("osaka", "Kansai Airport", "Sakai"),
    ],
)
def test_dead_ends(name: str, place: str, only: str) -> None:
    chart = PRINTED[name]
    number = next(number for number, cell in enumerate(chart.cells) if cell.name == place)
    assert [chart.cells[other].name for other in chart.neighbours[number]] == [only]


def test_kameoka_is_reached_over_one_mountain_only() -> None:
    chart = PRINTED["osaka"]
    number = next(number for number, cell in enumerate(chart.cells) if cell.name == "Kameoka")
    assert [chart.ids[other] for other in chart.neighbours[number]] == ["r0c7"]


def small_map() -> dict[str, Any]:
    terrains = ["field", "river", "city", "field", "mountain", "remote", "field", "city", "sea"]
    cells: list[dict[str, Any]] = []
    for number, terrain in enumerate(terrains):
        cell: dict[str, Any] = {"row": number // 3, "col": number % 3, "terrain": terrain}
        if terrain == "city":
            cell |= {"name": f"Town {number}", "buildings": 2}
        if terrain == "remote":
            cell |= {"name": "Far away", "remote_number": 3}
        cells.append(cell)
    return {"name": "Small", "cells": cells, "blocked_borders": [["r0c0", "r0c1"]]}


def test_a_map_as_data_can_be_played_and_saved() -> None:
    match = railbox.new_game("trains", 2, 1, {"map": small_map()})
    assert [cell["id"] for cell in match.layout()["cells"]][:3] == ["r0c0", "r0c1", "r0c2"]
    match.play("rail r0c0")
    again = railbox.load_record(match.record().to_json().encode())
    assert again.view(0) == match.view(0)
    assert_conforms(find_game("trains"), 2, {"map": small_map(), "turn_limit": 30}, seeds=range(1))


def test_a_map_of_two_words_of_cells_can_be_played() -> None:
    cells = [{"row": row, "col": col, "terrain": "field"} for row in range(8) for col in range(15)]
    assert_conforms(find_game("trains"), 3, {"map": {"name": "Wide", "cells": cells}, "turn_limit": 20}, seeds=range(1))
    cells.append({"row": 8, "col": 0, "terrain": "field"})
    with pytest.raises(BadOptions, match="2 to 120 cells, not 121"):
        railbox.new_game("trains", 2, 1, {"map": {"name": "Too wide", "cells": cells}})


def change(cell: int, **values: Any) -> dict[str, Any]:
    data = small_map()
    data["cells"][cell] |= values
    return data


def without_land() -> dict[str, Any]:
    data = small_map()
    data["cells"][3]["terrain"] = data["cells"][4]["terrain"] = "sea"
    return data


BAD_MAPS = [
    (change(0, col=1), "r0c1: this cell is given more than once"),
    (change(2, buildings=4), r"Town 2 \(r0c2\): a city has 1 to 3 buildings, not 4"),
    (change(2, buildings=0), "r0c2.*: a city has 1 to 3 buildings, not 0"),
    (change(5, remote_number=0), "r1c2.*: a remote location needs a number from 1 to 9, not 0"),
    (change(0, buildings=1), "r0c0: only a city has buildings"),
    (change(1, remote_number=2), "r0c1: only a remote location has a number"),
    (change(7, name=""), "r2c1: a city or a remote location needs a name"),
    (change(4, terrain="swamp"), r"cells\[4\].terrain"),
    (change(4, colour="red"), r"unknown field `colour` - at `\$.map.cells\[4\]`"),
    (change(4, row=-1), r"cells\[4\].row"),
    (small_map() | {"blocked_borders": [["r0c0", "r9c9"]]}, "r9c9: a blocked border names this cell"),
    (small_map() | {"blocked_borders": [["r0c0", "r2c0"]]}, "r0c0: it does not touch r2c0"),
    (without_land(), "r2c0: no rail can get to these 2 cells from r0c1"),
    ({"name": "Sea", "cells": [{"row": 0, "col": col, "terrain": "sea"} for col in range(9)]}, "4 cells at least"),
    ({"name": "One", "cells": [{"row": 0, "col": 0, "terrain": "field"}]}, "2 to 120 cells, not 1"),
]


@pytest.mark.parametrize(("data", "problem"), BAD_MAPS)
def test_a_bad_map_is_refused_by_naming_the_cell(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        railbox.new_game("trains", 2, 1, {"map": data})
