"""Trains fulfils the contract: both maps, both editions, 2 to 4 players, all suggested and random sets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import railbox
from railbox.core.catalogue import find_game
from railbox.core.conformance import assert_conforms
from railbox.core.rng import stream
from railbox.games.trains import cards

GAME = find_game("trains")
SETS = [*cards.SETS, "random"]


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
@pytest.mark.parametrize("chart", ["tokyo", "osaka"])
@pytest.mark.parametrize("number", range(len(SETS)))
def test_conforms(number: int, chart: str, edition: str) -> None:
    """Every set of cards on both maps in both editions, with 2 to 4 players in turn."""
    players = 2 + (number + (chart == "osaka") + (edition == "okazu")) % 3
    assert_conforms(GAME, players, {"map": chart, "edition": edition, "cards": SETS[number]}, seeds=range(1))


@pytest.mark.parametrize("first", [0, 8, 16, 22])
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_every_kind_conforms(edition: str, first: int) -> None:
    kinds = [cards.NAMES[kind] for kind in cards.SELECTABLE[first : first + 8]]
    assert_conforms(GAME, 3, {"cards": kinds, "edition": edition}, seeds=range(7, 9))


OPTIONS: list[dict[str, Any]] = [
    {"cards": "reforming_and_tunneling"},
    {"cards": [*cards.SETS["osaka_beginners"][2:7], "command_central", "station_crew", "signals"]},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_random_actions_are_uniform(options: dict[str, Any]) -> None:
    """Each legal action of each kind of question comes up equally often."""
    rng = stream("uniform", "test")
    match = railbox.new_game("trains", 3, 5, options)
    state = match.state
    seen: set[str] = set()
    while state.to_act() >= 0 and len(seen) < 12:
        question = match.ruleset.view(state, -1).turn.question
        legal = state.legal_actions()
        if question not in seen and len(legal) > 1:
            seen.add(question)
            times = 200 * len(legal)
            counts = Counter(int(state.random_action(rng)) for _ in range(times))
            assert set(counts) == set(legal)
            chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
            assert chi_square < len(legal) + 6 * (2 * len(legal)) ** 0.5
        state.apply(state.random_action(rng))
    assert len(seen) > 4


def test_random_games_end_long_before_the_turn_limit() -> None:
    rng = stream("limit", "test")
    for players in (2, 3, 4):
        for kinds in cards.SETS:
            state = railbox.new_game("trains", players, 1, {"cards": kinds}).state
            for _ in range(20):
                game = state.resample(-1, rng)
                game.playout(rng)
                assert game.end_reason() != "turn-limit"
