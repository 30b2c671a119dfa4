"""Trains on the command line: play, simulate, and a map of one's own from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from railbox.arena.simulate import Job, simulate
from railbox.cli import app
from railbox.core.catalogue import BadOptions
from railbox.games.trains import cards


def run(*arguments: str, keys: str = "") -> str:
    result = CliRunner().invoke(app, list(arguments), input=keys)
    return result.output


def test_simulate_tells_ends_turns_purchases_and_what_winners_bought() -> None:
    report = simulate(Job("trains", 3, ["random"], "1"), 60)
    assert sum(report.reasons.values()) == 60
    assert report.statistics["turns"][0] > 30
    assert len(report.statistics["bought lay_rails"]) == 3
    assert report.winners_statistics["bought lay_rails"] > 0
    random_kinds = {name for name in report.statistics if name.removeprefix("bought ") in cards.NAMES[9:]}
    assert len(random_kinds) > 20, "games with random cards have different figures"


def test_simulate_prints_them() -> None:
    output = run("simulate", "trains", "--games", "20", "--jobs", "1", "--option", "cards=holiday_pass")
    assert "stations-used-up" in output
    assert "turns" in output
    assert "bought" in output
    assert "winners" in output


def test_play_shows_the_map_and_the_hand() -> None:
    output = run("play", "trains", "--bots", "random", "--seed", "4", keys="rail r3c3\ndone\n")
    assert "Yokoham" in output
    assert "Hand: " in output
    assert "starts in the field north-west of Futakotamagawa." in " ".join(output.split())


def map_file(tmp_path: Path, **last: Any) -> str:
    cells: list[dict[str, Any]] = [{"row": 0, "col": col, "terrain": "field"} for col in range(5)]
    cells[4] |= last
    path = tmp_path / "map.json"
    path.write_text(json.dumps({"name": "Line", "cells": cells}))
    return str(path)


def test_a_map_comes_from_a_file(tmp_path: Path) -> None:
    chart = map_file(tmp_path, terrain="city", name="Terminus", buildings=3)
    output = run("simulate", "trains", "--map", chart, "--games", "5", "--jobs", "1", "--option", "turn_limit=20")
    assert "turn-limit" in output
    assert "Termin" in run("play", "trains", "--map", chart, "--bots", "random", keys="rail r0c0\n")


def test_a_bad_map_file_is_refused_by_naming_the_cell(tmp_path: Path) -> None:
    chart = map_file(tmp_path, terrain="city", name="Terminus")
    result = CliRunner().invoke(app, ["play", "trains", "--map", chart, "--bots", "random"])
    assert isinstance(result.exception, BadOptions)
    assert "Terminus (r0c4): a city has 1 to 3 buildings" in str(result.exception)
