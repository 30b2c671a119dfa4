"""The text map, and the game in the terminal."""

import json
import random
import re
from pathlib import Path

import pytest
from rich.markup import render
from typer.testing import CliRunner

import railbox
from railbox.cli import app
from railbox.locales import teller
from tests.transamerica.boards import Table, board, line, standard_board

RUNNER = CliRunner()


def picture(match: railbox.Match, seat: int = 0) -> list[str]:
    return render(match.ruleset.draw(match.ruleset.view(match.state, seat), teller())).plain.splitlines()


def test_the_map_fits_80_columns_and_shows_every_point() -> None:
    match = railbox.new_game("transamerica", 6, seed=1)
    rows = picture(match)[:25]
    assert max(len(row) for row in rows) <= 80
    signs = "".join(row[9:] for row in rows)
    assert signs.count("+") == 188 - 35
    assert len(re.findall(r"[gbyroGBYRO][1-7]", signs)) == 35
    assert signs.count(":") == 109 and signs.count(".") == 400 - signs.count("━")


def test_tracks_markers_and_own_tracks_have_signs_of_their_own() -> None:
    data = board([*line(4), (0, 5, 1), (5, 6, 1)], {"red": [0, 4], "blue": [3, 6]})
    for node in data["nodes"][5:]:
        node.update(x=node["id"] - 4.5, y=-1)
    table = Table(data, [[[0, 6], [4, 3]]], vexation=True).play(1, 2, (1, 2), ("own", 0, 1), (2, 3), "stop", (0, 5))
    rows = picture(table.match)
    assert rows[0].strip() == "R11━1━━━2━━━b1. r2"
    assert rows[1].strip() == "╲"
    assert rows[2].strip() == "+ . B2"


def test_players_cities_and_hints_are_listed() -> None:
    match = railbox.new_game("transamerica", 2, seed=1, deal={"cities green": ["medford"]})
    match.play("hub medford")
    match.play("hub chicago")
    text = "\n".join(picture(match))
    assert "g3 Medford" in text and "marker: Medford" in text and "Medford, " in text
    assert re.search(r"Hint, \d points? fewer missing: ", text)
    assert "Hint" not in "\n".join(picture(match, seat=1))


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    steps = ["hub chicago", "track r3c12-chicago", "stop", f"save {file}", "quit"]
    result = RUNNER.invoke(
        app, ["play", "transamerica", "-p", "2", "--bots", "random", "-s", "3"], input="\n".join(steps) + "\n"
    )
    assert result.exit_code == 0, result.output
    assert "Place your marker on a free point" in result.output
    assert "lay a second track" in result.output.lower()
    assert railbox.load_record(file).actions[0] == "hub chicago"


def test_simulations_report_rounds_and_losses(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    command = ["simulate", "transamerica", "-p", "3", "-g", "20", "-j", "1", "--json", str(figures)]
    result = RUNNER.invoke(app, command)
    assert result.exit_code == 0, result.output
    statistics = json.loads(figures.read_text())["statistics"]
    assert statistics["rounds"] == [2.0]
    assert len(statistics["points lost a round"]) == 3
    assert "decisions a game" in result.output


def test_a_board_file_is_played_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    data = standard_board()
    file.write_text(json.dumps(data))
    command = ["simulate", "transamerica", "-g", "2", "-j", "1", "--board", str(file)]
    assert RUNNER.invoke(app, command).exit_code == 0
    data["edges"][3]["cost"] = 7
    file.write_text(json.dumps(data))
    result = RUNNER.invoke(app, command)
    assert result.exit_code != 0
    message = " ".join((result.output + str(result.exception)).split())
    assert "Line r0c1-r0c2: it costs 7" in message


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_whole_games_are_told_in_every_language(language: str) -> None:
    from railbox.locales import translate

    match = railbox.new_game("transamerica", 3, seed=2, options={"vexation": True})
    generator = random.Random(2)
    while not match.over:
        match.play(generator.choice(match.legal()))
    for messages in match.events(1):
        for message in messages:
            assert "transamerica" not in translate(message, language, ["Ada", "Bo", "Cy"])
