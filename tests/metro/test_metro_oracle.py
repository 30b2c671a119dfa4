"""Random full games: every wagon's line ends at an arrival, and the scores equal a slow walk of the board."""

from __future__ import annotations

from typing import Any

import pytest

import railbox
from railbox.core.rng import stream
from railbox.games.metro import board
from railbox.games.metro.rules import Metro
from tests.metro.walk import BOARD, Walked, place_of, walk_central, walk_station

GAMES = 1000


def random_end(players: int, number: int, options: dict[str, Any]) -> Metro:
    match = railbox.new_game("metro", players, seed=number, options=options)
    match.state.playout(stream(str(number), "oracle"))
    assert isinstance(match.state, Metro)
    return match.state


def tiles_of(state: Metro) -> dict[tuple[int, int], str]:
    return {place_of(board.CELL_NAMES[cell]): board.KINDS[kind] for cell, kind in enumerate(state.tiles) if kind >= 0}


def points(line: Walked, central_wagon: bool = False, rail_points: int = 1) -> int:
    assert line.arrival is not None or line.in_centre, "a line does not end at an arrival"
    passages = line.passages - (1 - rail_points) * line.central_passages
    return 2 * passages if line.in_centre and not central_wagon else passages


def walked_scores(state: Metro, table: dict[str, list[int]], numbering: str, rail_points: int = 1) -> list[int]:
    tiles = tiles_of(state)
    scores = [
        sum(points(walk_station(tiles, number, numbering), rail_points=rail_points) for number in numbers)
        for numbers in table.values()
    ]
    for departure, owner in enumerate(state.central):
        if owner >= 0:
            scores[owner] += points(walk_central(tiles, f"C{departure + 1}", numbering), central_wagon=True)
    return scores


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_score_as_a_slow_walk_says(players: int) -> None:
    numbering = BOARD["default_numbering"]
    for number in range(GAMES):
        state = random_end(players, number, {})
        assert state.scores() == walked_scores(state, BOARD["wagons"]["tables"][str(players)], numbering)


@pytest.mark.parametrize(
    "options",
    [
        {"numbering": "cablecar2009_clockwise"},
        {"free_orientation": True},
        {"hand_size": 3},
        {"central_wagons": True},
        {"central_rails": True},
        {"central_rails": True, "central_rail_points": 0, "free_orientation": True},
    ],
    ids=str,
)
def test_variants_score_as_a_slow_walk_says(options: dict[str, Any]) -> None:
    numbering = options.get("numbering", BOARD["default_numbering"])
    for number in range(100):
        for players in (2, 3):
            state = random_end(players, number, options)
            table = BOARD["wagons"]["tables"][str(players)]
            assert state.scores() == walked_scores(state, table, numbering, options.get("central_rail_points", 1))


@pytest.mark.parametrize("extra", [{}, {"central_wagons": True}, {"central_rails": True}], ids=str)
def test_profits_of_companies_are_what_a_slow_walk_says(extra: dict[str, Any]) -> None:
    for number in range(100):
        state = random_end(4, number, {"companies": True, **extra})
        walked = walked_scores(state, BOARD["expansion1"]["companies"], BOARD["default_numbering"])
        assert list(state.score) == walked


def test_station_numbers_score_as_a_slow_walk_says() -> None:
    numbering = BOARD["default_numbering"]
    for number in range(100):
        state = random_end(3, number, {"station_numbers": 2, "central_wagons": True})
        tiles = tiles_of(state)
        arriving: dict[int, int] = {}
        for station in range(1, 33):
            line = walk_station(tiles, station, numbering)
            if line.arrival is not None:
                arriving[line.arrival] = line.passages
        for central in range(1, 9):
            line = walk_central(tiles, f"C{central}", numbering)
            if line.arrival is not None:
                arriving[line.arrival] = 2 * line.passages
        assert sorted(arriving) == list(range(1, 33)), "every arrival is fed by exactly one departure"
        lines = walked_scores(state, BOARD["wagons"]["tables"]["3"], numbering)
        for seat in range(3):
            held = state.numbers_of(seat)
            assert len(held) == 8
            assert state.scores()[seat] == lines[seat] + sum(arriving[one] for one in held)
