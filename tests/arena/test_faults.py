"""Whatever a bot does wrong is its own loss: named, counted, answered by a random move, and the tournament goes on."""

from __future__ import annotations

import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from typer.testing import CliRunner

from railbox.arena.games import NAMED, GameResult, Seating, Series, play_game, play_games
from railbox.arena.standings import standings
from railbox.arena.tournament import Tournament, play_tournament
from railbox.bots.base import Bot, Position, ask, make_bot
from railbox.bots.limit import Late, within
from railbox.cli.tournament import tournament as command
from railbox.core.catalogue import find_game
from railbox.core.match import new_game
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER
from tests.patience import FOREVER, PATIENCE

QUICK = 0.05
"""Seconds for a decision, where being late is to be tried."""


class Wrong(Bot):
    """Does something wrong at each of its decisions."""

    def __init__(self, argument: str = "") -> None:
        self.deed = argument

    def choose(self, position: Position, rng: Rng) -> int:
        legal = position.legal_actions()
        rng.next()
        match self.deed:
            case "illegal":
                return next(action for action in range(len(position.ruleset.actions)) if action not in legal)
            case "no action":
                return 10**30
            case "negative":
                return -1
            case "text":
                return cast(int, position.ruleset.actions.text(legal[0]))
            case "nothing":
                return cast(int, None)
            case "error":
                raise ValueError("a mistake")
            case "unspeakable":
                raise Unspeakable
            case "exit":
                sys.exit(3)
            case "recursion":
                return self.choose(position, rng)
            case "spoil":
                spoilt = cast(Any, position)
                spoilt.legal_actions = lambda: [10**6]
                return 10**6
            case "sleep":
                time.sleep(FOREVER)
            case "loop":
                while True:
                    pass
            case "swallow":
                with suppress(BaseException):
                    time.sleep(FOREVER)
                time.sleep(FOREVER)
        raise AssertionError(self.deed)


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("cannot be told")


def game(*bots: Bot, seconds: float = FOREVER, players: int = 2) -> GameResult:
    names = [bot.name for bot in bots]
    return play_game(find_game("metro").ruleset(players), Seating(0, "faults", names), bots, seconds)


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        ("illegal", "is not legal"),
        ("no action", "number 1000000000000000000000000000000 is not legal"),
        ("negative", "number -1 is not legal"),
        ("spoil", "number 1000000 is not legal"),
        ("text", "no number of an action, but str"),
        ("nothing", "no number of an action, but NoneType"),
        ("error", "it fails: ValueError: a mistake"),
        ("unspeakable", "it fails: "),
        ("exit", "it fails: SystemExit: 3"),
        ("recursion", "it fails: RecursionError"),
    ],
)
def test_a_bot_that_fails_loses_its_moves_and_nothing_else(deed: str, reason: str) -> None:
    result = game(make_bot("greedy"), Wrong(deed))
    honest, wrong = result.thinking
    assert honest.faults == 0 and honest.reasons == []
    assert wrong.faults == wrong.decisions > 10, "each of its moves was made for it"
    assert len(wrong.reasons) == NAMED
    assert wrong.reasons[0].startswith("decision 2: ") and reason in wrong.reasons[0]
    assert game(make_bot("greedy"), Wrong(deed)).scores == result.scores, "the moves made for it are the same again"


@pytest.mark.parametrize("deed", ["sleep", "loop", "swallow"])
def test_a_bot_that_is_late_is_interrupted(deed: str) -> None:
    match = new_game("metro", 2, "late")
    start = time.monotonic()
    action, fault = ask(Wrong(deed), match.ruleset, match.state, 0, stream("1", "late"), QUICK)
    assert fault == "it does not answer within 0.05 s"
    assert action in match.state.legal_actions()
    assert time.monotonic() - start < PATIENCE


def test_a_bot_that_cannot_be_interrupted_is_late_afterwards() -> None:
    """Outside the main thread no alarm rings: the answer comes, and is not used."""

    class Slow(Bot):
        def choose(self, position: Position, rng: Rng) -> int:
            time.sleep(2 * QUICK)
            return position.legal_actions()[0]

    match = new_game("metro", 2, "late")
    answers: list[tuple[int, str]] = []

    def think() -> None:
        answers.append(ask(Slow(), match.ruleset, match.state, 0, stream("1", "late"), QUICK))

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    assert answers == [(match.state.random_action(stream("1", "late")), "it does not answer within 0.05 s")]


def test_an_interruption_from_outside_is_no_fault() -> None:
    class Stopped(Bot):
        def choose(self, position: Position, rng: Rng) -> int:
            raise KeyboardInterrupt

    match = new_game("metro", 2, "stop")
    with pytest.raises(KeyboardInterrupt):
        ask(Stopped(), match.ruleset, match.state, 0, stream("1", "stop"))


def test_a_limit_leaves_alarms_as_they_were() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda *_: rung.append(1))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        assert within(5.0, lambda: 7) == 7
        with pytest.raises(Late):
            within(QUICK, lambda: time.sleep(FOREVER))
        deadline = time.monotonic() + PATIENCE
        while not rung and time.monotonic() < deadline:
            time.sleep(0.01)
        assert rung == [1], "the alarm of somebody else rang, and ours do not any more"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("name", ["metro", "tickets", "trains", "transamerica"])
def test_a_bot_without_faults_plays_as_if_nobody_checked(name: str) -> None:
    ruleset = find_game(name).ruleset(3)
    bots = [make_bot(bot) for bot in ("greedy", "search:8", "random")]
    result = play_game(ruleset, Seating(0, "same", [bot.name for bot in bots]), bots)
    match = new_game(find_game(name), 3, "same")
    rng = stream("same", "simulation")
    while (seat := match.state.to_act()) != OVER:
        match.state.apply(bots[seat].choose(Position(match.ruleset, match.state, seat), rng.split()))
    assert (result.scores, result.winners) == (match.scores, match.winners)
    assert all(seat.faults == 0 for seat in result.thinking)


def test_a_fault_changes_no_chance_of_the_others() -> None:
    """The generators of later decisions do not depend on what a bot draws or does wrong."""

    class Noting(Bot):
        def __init__(self) -> None:
            self.drawn: list[int] = []

        def choose(self, position: Position, rng: Rng) -> int:
            self.drawn.append(int(rng.clone().next()))
            return position.random_action(rng)

    one, two = Noting(), Noting()
    game(Wrong("error"), one)
    game(Wrong("illegal"), two)
    assert one.drawn == two.drawn


def test_a_tournament_with_faulty_bots_ends_and_names_them(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(command)
    bots = f"greedy,{__name__}:Wrong:illegal,{__name__}:Wrong:exit"
    arguments = ["metro", "--bots", bots, "--games", "2", "--jobs", "2", "--out", str(tmp_path)]
    shown = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert shown.exit_code == 0
    for told in (shown.stdout, (tmp_path / "report.html").read_text()):
        plain = " ".join(told.split())
        assert "is not legal" in plain and "it fails: SystemExit: 3" in plain
    contest = Tournament(Series("metro", 2), bots.split(","), "0")
    results = play_tournament(contest, 2, tmp_path)
    figures = {bot.bot: bot for bot in standings(results).bots}
    assert figures["greedy"].faults == 0 and figures["greedy"].reasons == []
    for name in bots.split(",")[1:]:
        assert figures[name].faults > 50
        assert figures[name].reasons[0].startswith("game ") and "decision " in figures[name].reasons[0]


def test_the_time_of_a_tournament_is_for_every_bot() -> None:
    sleepy = f"{__name__}:Dozing"
    series = Series("metro", 2, seconds=1.0)
    (result,) = play_games(series, [Seating(0, "time", [sleepy, "greedy"])])
    assert result.thinking[0].faults == 1
    assert "does not answer within 1 s" in result.thinking[0].reasons[0]


class Dozing(Bot):
    """Falls asleep at its first decision."""

    def choose(self, position: Position, rng: Rng) -> int:
        if not position.view()["game"]["tiles"]:
            time.sleep(FOREVER)
        return position.legal_actions()[0]
