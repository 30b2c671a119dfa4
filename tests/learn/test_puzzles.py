"""Positions of the day: each is reached, and its answer is what a deeper search chooses from what its seat knows."""

from __future__ import annotations

from collections import Counter

import pytest

from railbox.core.catalogue import Game, all_games
from railbox.learn.puzzles import ITERATIONS, gap, other_seed, read_puzzles, weigh

GAMES = [game for game in all_games().values() if read_puzzles(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_position_is_reached_and_has_one_clear_answer(game: Game) -> None:
    puzzles = read_puzzles(game)
    assert max(Counter(puzzle.answer for puzzle in puzzles).values()) <= len(puzzles) // 3, "it can be guessed"
    assert len({(puzzle.seed, len(puzzle.actions)) for puzzle in puzzles}) == len(puzzles)
    for number, puzzle in enumerate(puzzles):
        match = puzzle.match(game)
        assert match.pending == [puzzle.seat], number
        assert set(puzzle.values) <= set(match.legal(puzzle.seat)), number
        assert next(iter(puzzle.values)) == puzzle.answer and gap(puzzle.values) > 0, number


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_are_positions_for_two_months(game: Game) -> None:
    assert len(read_puzzles(game)) >= 60, "run python -m tools.puzzles"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_another_search_twice_as_deep_chooses_the_same(game: Game) -> None:
    """Of every fourth; `python -m tools.puzzles --check` asks for all."""
    for number, puzzle in list(enumerate(read_puzzles(game)))[::4]:
        # `weigh` sees the position as its seat does: what is hidden is dealt anew
        values = weigh(puzzle.match(game), puzzle.seat, 2 * ITERATIONS, other_seed(puzzle.seed))
        assert next(iter(values)) == puzzle.answer, (number, values)
