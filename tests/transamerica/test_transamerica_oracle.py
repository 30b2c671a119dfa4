"""Whole games against the slow oracle: the same legal actions at every step, the same points, the same end."""

import random
from typing import Any, cast

import pytest

import railbox
from railbox.games.transamerica.rules import TransAmerica
from tests.transamerica.boards import board, standard_board
from tests.transamerica.oracle import Oracle

STANDARD = standard_board()
SMALL = board(
    [
        *((5 * row + col, 5 * row + col + 1, 1 + (row + col) % 4 // 3) for row in range(4) for col in range(4)),
        *((5 * row + col, 5 * row + col + 5, 1 + (2 * row + col) % 5 // 4) for row in range(3) for col in range(5)),
    ],
    {"red": [0, 3, 9, 16], "blue": [4, 12, 15, 6], "green": [19, 7, 10, 1]},
    tracks=18,
    points=9,
)


def compare(data: dict[str, Any], players: int, seed: int, every: int, **options: Any) -> Oracle:
    """Play one random game on both sides; compare the legal actions at every so many steps."""
    generator = random.Random(seed)
    if data is not STANDARD:
        options["board"] = data
    match = railbox.new_game("transamerica", players, seed, options)
    state, names = cast(TransAmerica, match.state), [node["name"] for node in match.layout()["nodes"]]
    hands = [[[names[node] for node in state.hand(seat)] for seat in range(players)]]
    oracle = Oracle(data, players, hands, options.get("min_rounds", 2), options.get("vexation", False))
    while not match.over:
        legal = match.legal()
        if len(match.actions) % every == 0:
            assert set(oracle.legal()) == set(legal)
        assert oracle.seat == match.to_act
        text = generator.choice(legal)
        round_before = state.round
        match.play(text)
        if state.round > round_before:
            hands.append([[names[node] for node in state.hand(seat)] for seat in range(players)])
        oracle.play(text)
        assert oracle.points == match.scores
    assert oracle.over
    assert oracle.winners() == match.winners
    assert oracle.barrier == state.barrier
    assert oracle.losses == [past["losses"] for past in match.view(-1)["game"]["rounds"]]
    return oracle


@pytest.mark.parametrize("players", range(2, 7))
def test_games_on_the_board_of_the_box(players: int) -> None:
    compare(STANDARD, players, seed=players, every=7)


@pytest.mark.parametrize("players", [2, 5])
def test_games_with_vexation(players: int) -> None:
    compare(STANDARD, players, seed=players, every=7, vexation=True)


@pytest.mark.parametrize("vexation", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_short_games_on_a_small_board(players: int, vexation: bool) -> None:
    games = [compare(SMALL, players, seed, 1, vexation=vexation, min_rounds=1 + seed % 4) for seed in range(4)]
    assert any(0 in losses for game in games for losses in game.losses), "some rounds must be completed"
