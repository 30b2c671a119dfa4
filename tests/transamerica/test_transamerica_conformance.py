"""The kit that every game passes, over player counts, options and boards."""

from collections import Counter
from typing import Any, cast

import pytest

import railbox
from railbox.core.catalogue import find_game
from railbox.core.conformance import assert_conforms
from railbox.core.rng import stream
from railbox.games.transamerica.rules import TransAmerica
from tests.transamerica.boards import board, line

GAME = find_game("transamerica")
RING = board(
    [*line(15), (0, 15, 1), (0, 8, 2), (4, 12, 1)],
    {"red": [0, 5, 9], "blue": [2, 7, 13], "green": [4, 11, 15]},
    tracks=14,
    points=8,
)


@pytest.mark.parametrize("players", range(2, 7))
def test_conforms(players: int) -> None:
    assert_conforms(GAME, players, seeds=range(2 if players < 4 else 1))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_conforms_with_vexation(players: int) -> None:
    assert_conforms(GAME, players, {"vexation": True}, seeds=range(1))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"open_cities": True}),
        (4, {"open_cities": True, "vexation": True}),
        (4, {"hints": False, "min_rounds": 5}),
        (2, {"min_rounds": 1}),
        (2, {"board": RING}),
        (3, {"board": RING, "vexation": True, "min_rounds": 6}),
    ],
)
def test_conforms_with_options(players: int, options: dict[str, Any]) -> None:
    assert_conforms(GAME, players, options, seeds=range(1))


@pytest.mark.parametrize("steps", [0, 1, 4, 5, 6, 20])
@pytest.mark.parametrize("options", [{}, {"vexation": True}])
def test_random_actions_are_uniform(steps: int, options: dict[str, Any]) -> None:
    state = cast(TransAmerica, railbox.new_game("transamerica", 4, seed=2, options=options).state)
    rng = stream("2", "uniform")
    for _ in range(steps):
        state.apply(state.random_action(rng))
    legal = state.legal_actions()
    draws = 400 * len(legal)
    counts = Counter(state.random_action(rng) for _ in range(draws))
    assert sorted(counts) == legal
    deviation = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert deviation < len(legal) + 5 * (2 * len(legal)) ** 0.5, "chi square is five standard deviations off"
