"""Many games at once are the same games as one by one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import railbox.envs
from railbox.core.catalogue import BadOptions, Game, find_game
from railbox.core.encoder import encode
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.envs.batch import dealer
from tests.envs.boxes import KINDS, name_of

Kind = tuple[str, int, dict[str, Any]]


def first_legal(games: railbox.envs.Batch) -> np.ndarray[Any, Any]:
    """An action for each game that depends on nothing else."""
    actions, starts = games.legal
    return actions[starts[:-1]]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_batch_plays_the_same_games_as_the_rules(kind: Kind) -> None:
    game, players, options = kind
    games = railbox.envs.batch(game, 3, players, options, seed=5)
    ruleset = find_game(game).ruleset(players, options)
    deals, encoder = dealer(ruleset), ruleset.encoder()
    rngs = [stream("5", f"batch {number}") for number in range(3)]
    alone = [deals.deal(rng) for rng in rngs]
    chosen = np.random.default_rng(1)
    for _ in range(150):
        for number, state in enumerate(alone):
            seat = state.to_act()
            assert games.seats[number] == seat
            assert np.flatnonzero(games.masks[number]).tolist() == state.legal_actions()
            assert games.observations[number].tolist() == list(encode(encoder, state, seat))
        actions, starts = games.legal
        assert actions.tolist() == [action for state in alone for action in state.legal_actions()]
        drawn = [int(actions[chosen.integers(start, end)]) for start, end in pairwise(starts)]
        games.step(drawn)
        for number, (state, action) in enumerate(zip(alone, drawn, strict=True)):
            state.apply(action)
            over = state.to_act() == OVER
            assert games.ends[number] == over
            if over:
                assert games.scores[number].tolist() == state.scores()
                assert np.flatnonzero(games.rewards[number] == games.rewards[number].max()).tolist() == state.winners()
                assert games.rewards[number].sum() == pytest.approx(0)
                alone[number] = deals.deal(rngs[number])
            else:
                assert not games.rewards[number].any()


def test_drawn_actions_are_legal_and_games_follow_each_other() -> None:
    for game in ("metro", "tickets", "trains", "transamerica"):
        games = railbox.envs.batch(game, 16, seed=1)
        ended = 0
        for _ in range(100):
            legal = games.masks.copy()
            games.step()
            assert legal[np.arange(16), np.asarray(games.engine.actions)].all()
            ended += int(games.ends.sum())
        assert games.finished == ended and games.decisions == 1600


def test_all_legal_actions_are_drawn_alike() -> None:
    games = railbox.envs.batch("transamerica", 2000, seed=1)
    legal = games.masks[0].copy()
    games.step()
    drawn = np.bincount(np.asarray(games.engine.actions), minlength=games.width)
    assert not drawn[~legal].any()
    assert drawn.max() < 40 and (drawn[legal] > 0).mean() > 0.95  # about 10 of each


def test_the_arrays_are_made_once() -> None:
    games = railbox.envs.batch("metro", 4, seed=1)
    arrays = [games.masks, games.observations, games.seats, games.rewards, games.ends]
    for _ in range(3):
        games.step()
    assert all(
        a is b
        for a, b in zip(arrays, [games.masks, games.observations, games.seats, games.rewards, games.ends], strict=True)
    )
    masks = games.masks
    del games
    assert masks.any()  # they outlive the batch


def test_kinds_of_games_share_a_batch() -> None:
    games = railbox.envs.batch("metro", 12, players=[2, 5], options=[{}, {"companies": True}], seed=1)
    assert games.players.tolist() == [2, 5] * 6
    for _ in range(200):
        games.step()
        assert games.observations.shape == (12, sum(part.size for part in games.spec))
    assert games.finished
    maps: list[dict[str, Any]] = [{}, {"board": {"nodes": [], "edges": [], "cities": []}}]
    with pytest.raises(BadOptions):
        railbox.envs.batch("transamerica", 2, options=maps)


def test_games_with_other_boards_are_observed_apart() -> None:
    cells = [{"row": row, "col": col, "terrain": "field"} for row in range(4) for col in range(4)]
    games = railbox.envs.batch("trains", 4, options=[{}, {"map": {"name": "Plain", "cells": cells}}], seed=1)
    games.step()
    assert games.masks.any(axis=1).all()
    with pytest.raises(BadOptions, match="apart"):
        _ = games.observations


def test_an_action_that_is_not_legal_is_refused_where_masks_are_kept() -> None:
    games = railbox.envs.batch("metro", 4, seed=1)
    actions = first_legal(games)
    _ = games.masks
    actions[2] = 241
    with pytest.raises(ValueError, match="game 2: action 241"):
        games.step(actions)
    games.step(first_legal(games))


def test_one_seat_can_be_played_alone() -> None:
    games = railbox.envs.batch("trains", 8, players=3, seat=2, seed=3)
    for _ in range(200):
        assert (games.seats == 2).all()
        games.step()
    assert games.finished and games.decisions > 8 * 200
    with pytest.raises(BadOptions, match="seat"):
        railbox.envs.batch("metro", 4, players=[2, 3], seat=2)


def test_several_processes_play_the_same_games() -> None:
    one = railbox.envs.batch("metro", 6, players=[2, 3], seed=9)
    two = railbox.envs.batch("metro", 6, players=[2, 3], seed=9, processes=2)
    try:
        for turn in range(120):
            for name in ("seats", "ends", "rewards", "scores", "masks", "observations"):
                assert (getattr(one, name) == getattr(two, name)).all(), (turn, name)
            assert all((a == b).all() for a, b in zip(one.legal, two.legal, strict=True))
            actions = first_legal(one) if turn % 3 else None
            one.step(actions)
            two.step(actions)
        assert (one.finished, one.decisions) == (two.finished, two.decisions)
        wrong = first_legal(one)
        wrong[5] = 241
        with pytest.raises(ValueError, match="action 241"):
            two.step(wrong)
    finally:
        two.close()


def test_a_game_without_a_quick_deal_is_dealt_by_its_ruleset(shunting: Game) -> None:
    games = railbox.envs.batch("shunting", 8, players=3, seed=1)
    for _ in range(60):
        games.step()
        assert games.observations.any(axis=1).all() and games.masks.any(axis=1).all()
    assert games.finished > 8


def test_features_are_categories_one_by_one_and_numbers_made_small() -> None:
    games = railbox.envs.batch("metro", 4, seed=1)
    for _ in range(30):
        games.step()
    parts = railbox.envs.split(games.observations, games.spec)
    assert parts["tiles"].shape == (4, 8, 8) and (parts["tiles"] > 0).sum() > 20
    made = railbox.envs.features(games.observations, games.spec)
    assert made.dtype == np.float32 and made.min() >= -1 and made.max() <= 3
    tiles = made[:, : 64 * 24].reshape(4, 64, 24)
    assert (tiles.sum(axis=2) == (parts["tiles"].reshape(4, 64) > 0)).all()
    assert (tiles.argmax(axis=2)[tiles.any(axis=2)] + 1 == parts["tiles"][parts["tiles"] > 0]).all()
