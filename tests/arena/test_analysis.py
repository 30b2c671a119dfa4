from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from railbox.arena.analysis import analyse, hint
from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.cli.thinking import analyse as analyse_command
from railbox.cli.thinking import hint as hint_command
from railbox.core.match import new_game
from railbox.core.record import BadRecord, Record
from railbox.core.rng import stream
from railbox.core.state import OVER


@pytest.fixture(scope="module")
def record() -> Record:
    """A search against a random player."""
    match = new_game("metro", 2, "analysis")
    bots = [make_bot("search:1000"), make_bot("random")]
    rng = stream("analysis", "moves")
    while not match.over:
        seat = match.to_act
        action = bots[seat].choose(Position(match.ruleset, match.state, seat), rng.split())
        match.play(match.ruleset.actions.text(action))
    return match.record()


def test_the_worse_player_makes_the_mistakes(record: Record) -> None:
    result = analyse(record, 600)
    losses = [[move.loss for move in result.moves if move.seat == seat] for seat in range(2)]
    assert sum(losses[1]) > 1.5 * sum(losses[0])
    worst = result.mistakes(5)
    assert worst == sorted(worst, key=lambda move: (-round(move.loss, 3), move.number))
    for move in result.moves:
        assert sum(move.chances) == pytest.approx(1)
        assert record.actions[move.number] == move.action
    assert result.result == [1.0, 0.0]
    assert result.moves[-1].chances[0] > 0.9 and 0.3 < result.moves[0].chances[0] < 0.9


def test_an_analysis_is_the_same_however_many_processes_share_it(record: Record) -> None:
    done: list[int] = []
    alone = analyse(record, 40)
    assert analyse(record, 40) == alone, "the same record gives the same analysis"
    assert analyse(record, 40, 2, done.append) == alone
    assert sum(done) == len(record.actions)


def test_a_hint_is_what_the_search_would_do(record: Record) -> None:
    seat, found = hint(record, 4, 200)
    assert seat in (0, 1)
    assert found[0].visits == max(candidate.visits for candidate in found)
    assert sum(candidate.visits for candidate in found) == 200
    assert hint(record, len(record.actions), 200) == (OVER, [])


def test_a_forged_record_is_not_analysed(record: Record) -> None:
    forged = msgspec.structs.replace(record, actions=[*record.actions[:5], record.actions[4]], result=None, digest="")
    with pytest.raises(BadRecord):
        analyse(forged, 50)


def test_the_commands(record: Record, tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(hint_command)
    app.command()(analyse_command)
    file = tmp_path / "game.json"
    record.save(file)
    shown = CliRunner().invoke(app, ["analyse", str(file), "-n", "40", "--json", str(tmp_path / "a.json")])
    assert shown.exit_code == 0, shown.output
    assert "Largest mistakes" in shown.output
    tree = ElementTree.parse(tmp_path / "game.svg")
    lines = [path for path in tree.iter() if path.tag.endswith("path") and path.get("d", "").count("L") > 10]
    assert len(lines) == 2, "one line for each seat"
    assert len(msgspec.json.decode((tmp_path / "a.json").read_bytes())["moves"]) > 40
    shown = CliRunner().invoke(app, ["hint", str(file), "-m", "6", "-n", "40"])
    assert shown.exit_code == 0 and "visits" in shown.output
