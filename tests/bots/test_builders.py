"""The strangers of `benchmarks/builders.py`, who answer whether rails pay in Trains."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import builders
from benchmarks.builders import Duel, Planner, Played

from railbox.bots.base import Position
from railbox.core.match import Match, new_game
from railbox.core.rng import stream
from railbox.games.trains.codes import CELLS, RAIL, TURN
from railbox.games.trains.guide import TrainsGuide
from railbox.games.trains.rules import Trains


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builders, "kept", lambda name, _: tmp_path / name)


def mean_rails(results: list[Played]) -> tuple[float, float]:
    mine, theirs = zip(*(result.sides("rails") for result in results), strict=True)
    return sum(mine) / len(results), sum(theirs) / len(results)


@pytest.mark.parametrize("players", builders.PLAYERS)
def test_strangers_play_whole_games_without_a_fault_and_build_as_they_are_named(players: int) -> None:
    rails = {name: mean_rails(builders.played(Duel(name, "greedy", players), players)) for name in builders.STRANGERS}
    assert rails["no rails"][0] == 0
    assert rails["hard"][0] > rails["hard"][1] + 5
    assert rails["hard"][0] > rails["planner"][0] > rails["no rails"][0]


def test_an_interrupted_duel_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel("mild", "greedy", 2)
    first = builders.played(duel, 2)
    again = builders.played(duel, 4)
    assert again[:2] == first and [(game.seed, game.seat) for game in again] == [
        ("builders-0", 0),
        ("builders-0", 1),
        ("builders-1", 0),
        ("builders-1", 1),
    ]
    monkeypatch.setattr(builders, "play", lambda *_: pytest.fail("it is all kept"))
    assert builders.played(duel, 4) == again


def in_game(match: Match) -> tuple[TrainsGuide, Trains]:
    state = match.state
    assert isinstance(state, Trains)
    guide = Planner().guide(Position(match.ruleset, state, match.to_act))
    guide.look(state, state.seat)
    return guide, state


def beside(state: Trains, cell: int) -> set[int]:
    return {there for word in range(2) for there in builders.cells_of(state.setting.near[2 * cell + word], word)}


def test_a_planned_line_hangs_together_and_can_be_paid_for() -> None:
    match = new_game("trains", 3, "lines")
    bot, rng = Planner(), stream("lines", "bot")
    longest = followed = 0
    while not match.over and followed < 5:
        position = Position(match.ruleset, match.state, match.to_act)
        action = bot.choose(position, rng)
        guide, state = in_game(match)
        if state.question in (TURN, RAIL):
            network = builders.own_cells(state)
            line = builders.plan(guide, state, network)
            reached = set(network)
            for cell, worth in line.worth.items():
                assert worth > 0 and cell not in reached
                assert reached & beside(state, cell), "a line hangs together"
                reached.add(cell)
            assert line.coins == sum(state.rail_cost(cell, 0) for cell in line.worth)
            assert line.coins <= builders.SHARE * builders.HAND * guide.strength / guide.deck * guide.turns
            assert len(line.worth) <= min(int(state.rails_left[state.seat]), int(guide.turns))
            longest = max(longest, len(line.worth))
            if state.question == RAIL and action >= CELLS:
                followed += action - CELLS in line.worth
        match.play(match.ruleset.actions.text(action))
    assert longest > 1 and followed == 5


def test_tables_replace_only_what_stands_between_the_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{builders.BEGIN}old\n{builders.END}after\n")
    monkeypatch.setattr(builders, "PAGE", page)
    monkeypatch.setattr("sys.argv", ["builders", "2", "--players", "2", "--rivals", "greedy", "--write"])
    builders.main()
    text = page.read_text()
    assert (
        text.startswith(f"before\n{builders.BEGIN}") and text.endswith(f"{builders.END}after\n") and "old" not in text
    )
    assert text.count("`greedy`") == len(builders.STRANGERS)
