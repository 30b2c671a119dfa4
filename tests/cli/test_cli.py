"""The `railbox` command, as its users type it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import railbox
from railbox.core.rng import stream
from tests.patience import PATIENCE


def run(*arguments: str, answers: str = "", environment: dict[str, str] | None = None) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "railbox", *arguments]
    path = os.pathsep.join(entry for entry in sys.path if entry)
    base = {"PATH": "/usr/bin:/bin", "PYTHONPATH": path, "COLUMNS": "100", "TERM": "dumb", "PYTHONUTF8": "1"}
    result = subprocess.run(
        command, input=answers, capture_output=True, text=True, timeout=PATIENCE, env={**base, **(environment or {})}
    )
    assert "Traceback" not in result.stderr, result.stderr
    return result.returncode, result.stdout, result.stderr


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = railbox.new_game("metro", 3, "seven", {"companies": True})
    rng = stream("seven", "cli")
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    file = tmp_path_factory.mktemp("records") / "game.json"
    match.record().save(file)
    return file


def test_version_says_whether_the_rules_are_compiled() -> None:
    mode = "compiled" if railbox.compiled else "interpreted"
    assert run("--version")[:2] == (0, f"railbox {railbox.__version__}, rules {mode}\n")
    assert run("--version", environment={"RAILBOX_PURE": "1"})[1].endswith("rules interpreted\n")


def test_help_teaches() -> None:
    status, text, _ = run("--help")
    assert status == 0
    for command in ("games", "play", "simulate", "replay", "verify"):
        assert command in text
        assert run(command, "--help")[0] == 0


def test_games_lists_makers_and_options_in_words() -> None:
    status, text, _ = run("games")
    assert status == 0
    assert "Metro · metro · 2 to 6 players · about 30 minutes" in text
    assert "by Dirk Henn · Queen Games, 2000" in text
    assert "hand_size = 1  1 | 2 | 3" in text
    assert run("games", "metro")[1].count("players") >= 1
    french = run("games", "metro", "--language", "fr")[1]
    assert "2 à 6 joueurs" in french and "de Dirk Henn" in french
    for game in railbox.all_games().values():
        for option in game.help():
            assert f"{option.name} = " in text


def test_play_against_a_bot_and_save(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    answers = f"help\n\nnonsense\nplace d3\n1\n1\nlog\nsave {file}\nsave\nsave {tmp_path}\nquit\n"
    status, text, _ = run("play", "metro", "--players", "2", "--bots", "random", "--seed", "5", answers=answers)
    assert status == 0
    assert "There is no action “nonsense” in this game." in text
    with pytest.raises(railbox.IllegalAction) as refused:
        railbox.new_game("metro", 2, 5).play("place d3")
    assert str(refused.value) in text
    assert f"Saved: {file}" in text.replace("\n", "")
    assert "Say where: save FILE" in text
    assert "Is a directory" in text
    match = railbox.load_record(file)
    assert match.to_act == 0
    assert len(match.actions) >= 2
    status, text, _ = run("play", str(file), "--bots", "random", answers="")
    assert status == 0


def test_play_a_whole_game_hot_seat() -> None:
    arguments = ("play", "metro", "--seed", "3", "--language", "it", "--names", "Ada,Kenji")
    status, text, _ = run(*arguments, answers="1\n\n" * 200)
    assert status == 0
    assert "Passa lo schermo a Kenji" in text
    assert "Dal tuo ultimo turno:" in text
    assert "Vince Ada." in text or "Vince Kenji." in text or "Vincono insieme" in text
    assert "Totale" in text and "Risultato" in text
    assert "seat" not in text


def test_bots_play_a_whole_game_alone() -> None:
    status, text, _ = run("play", "metro", "--players", "3", "--bots", "random,random,random", "--seed", "3")
    assert status == 0
    assert re.search(r"Player \d wins\.|win together\.", text)


def test_simulate_reports_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    arguments = ("simulate", "metro", "--players", "3", "--games", "120", "--seed", "9", "--json", str(file))
    status, text, notes = run(*arguments, "--jobs", "2")
    assert status == 0
    for word in ("win rate", "decisions a game", "board-full 120 (100.0%)", "games/s", "decisions/s", "longest line"):
        assert word in text
    figures = json.loads(file.read_text())
    assert figures["games"] == 120
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(120)
    assert run(*arguments, "--jobs", "1")[0] == 0
    again = json.loads(file.read_text())
    for name in ("seats", "lengths", "reasons", "statistics", "winners_statistics"):
        assert again[name] == figures[name], "figures must not depend on the number of processes"
    assert "120/120" in notes


def test_replay_shows_the_table_at_any_moment(saved: Path) -> None:
    status, text, _ = run("replay", str(saved))
    assert status == 0
    assert "The board is full" in " ".join(text.split())
    assert "Sum" in text
    status, text, _ = run("replay", str(saved), "--at", "3", "--seat", "1", "--language", "fr", "--names", "Zoé")
    assert status == 0
    assert "Zoé" in text and "Joueur 2" in text and "Total" not in text


def test_verify_accepts_an_honest_record_and_its_commitment(saved: Path) -> None:
    status, text, _ = run("verify", str(saved))
    assert status == 0
    assert "finished, board-full" in text
    promised = next(word for word in text.split() if len(word) == 64)
    assert run("verify", str(saved), "--commitment", promised)[0] == 0
    status, _, error = run("verify", str(saved), "--commitment", "0" * 64)
    assert status == 2
    assert "not the commitment" in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "railbox: there is no game 'chess'"),
        (("simulate", "metro", "--players", "9"), "railbox: metro is for 2 to 6 players, not 9"),
        (("simulate", "metro", "--bots", "deep"), "railbox: there is no bot 'deep'"),
        (("simulate", "metro", "--bots", "random:3"), "railbox: this bot takes no argument"),
        (("simulate", "metro", "--bots", ","), "railbox: --bots: name at least one bot"),
        (("simulate", "metro", "-p", "2", "--bots", "random,random,random"), "railbox: --bots: 3 bots for 2 seats"),
        (("simulate", "metro", "-o", "hand_size"), "railbox: option 'hand_size': write it as NAME=VALUE"),
        (("simulate", "metro", "-o", "hand_size=9"), "it takes 1 | 2 | 3"),
        (("simulate", "metro", "-o", "hand_size=@nowhere.json"), "railbox: nowhere.json: No such file or directory"),
        (("simulate", "metro", "--games", "10", "--json", "/nowhere/x.json"), "railbox: /nowhere/x.json: No such file"),
        (("play", "metro", "--board", "nowhere.json"), "railbox: nowhere.json: No such file or directory"),
        (("play", "metro", "--bots", "random,random,random"), "railbox: --bots: 3 bots for 2 seats"),
        (("play", "metro", "--names", "a,b,c"), "railbox: --names: 3 names for 2 seats"),
        (("replay", "nowhere.json"), "railbox: nowhere.json: No such file or directory"),
        (("verify", str(Path(__file__).parent / "__init__.py")), "railbox: not JSON"),
        (("fly",), "No such command"),
        (("replay",), "Missing argument"),
    ],
)
def test_bad_input_gets_a_clear_line_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    status, _, error = run(*arguments)
    assert status == 2
    assert message in error


def test_replay_refuses_a_moment_or_seat_that_is_not_there(saved: Path) -> None:
    assert run("replay", str(saved), "--at", "100000")[0] == 2
    assert "seats are 1 to 3" in run("replay", str(saved), "--seat", "4")[2]
    assert run("replay", str(saved), "--seat", "0")[0] == 2


def test_hint_and_analyse_speak_in_words(saved: Path, tmp_path: Path) -> None:
    match = railbox.load_record(saved)
    status, text, _ = run("hint", str(saved), "--move", "4", "-n", "50", "--language", "fr", "--names", "Ada,Bo,Cy")
    assert status == 0
    assert any(name in text for name in ("Ada", "Bo", "Cy")) and "essais" in text
    short = tmp_path / "short.json"
    match.undo(len(match.actions) - 3)
    match.record().save(short)
    status, text, _ = run("analyse", str(short), "-n", "20", "--language", "it")
    assert status == 0
    assert "Perdita media per decisione" in text and "Giocatore 1" in text
    assert "Probabilità di vittoria" in short.with_suffix(".svg").read_text()
