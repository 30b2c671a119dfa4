"""Gymnasium's own check of environments, and one seat of many games at once."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from railbox.bots import Bot, Position, all_bots
from railbox.core.catalogue import BadOptions, Game
from railbox.core.rng import Rng
from railbox.envs import observe
from railbox.envs.gymnasium import ILLEGAL, SeatEnv, SeatVectorEnv, register_games
from tests.envs.boxes import KINDS, name_of

Kind = tuple[str, int, dict[str, Any]]


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_gymnasium_finds_nothing_to_complain_about(kind: Kind) -> None:
    game, players, options = kind
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it was not made by gymnasium.make
        check_env(SeatEnv(game, players, options, opponents="random", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_bot_that_was_trained_sees_its_position_as_in_its_environment(kind: Kind) -> None:
    game, players, options = kind
    env = SeatEnv(game, players, options, opponents="random")
    numbers, info = env.reset(seed=1)
    for _ in range(8):
        assert np.array_equal(observe(Position(env.ruleset, env.game, env.seat)), numbers)
        numbers, _, over, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            break


class Cheat(Bot):
    def choose(self, position: Position, rng: Rng) -> int:
        return -1


def test_an_opponent_that_cheats_makes_random_moves(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(all_bots(), "cheat", Cheat)
    env = SeatEnv("metro", opponents="cheat")
    env.reset(seed=3)
    over = False
    while not over:
        _, _, over, _, info = env.step(np.flatnonzero(env.action_masks())[0])
    assert len(info["scores"]) == 2
    assert "cheat loses its move to a random one: its action number -1 is not legal" in caplog.text


def test_a_seat_plays_against_bots_to_the_end() -> None:
    env = SeatEnv("metro", players=3, seat=1, opponents=["greedy", "random"])
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        action = rng.choice(np.flatnonzero(env.action_masks()))
        _, reward, over, broken_off, info = env.step(action)
        assert not broken_off and (over or reward == 0)
    assert len(info["scores"]) == 3 and -1 <= reward <= 1
    env.close()


def test_an_action_that_is_not_legal_loses() -> None:
    env = SeatEnv("trains", players=2, opponents="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, over) == (ILLEGAL, True) and info["illegal"].endswith(".")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="no seat 2"):
        SeatEnv("metro", players=2, seat=2)


def test_games_are_made_by_their_names(shunting: Game) -> None:
    register_games()
    for name in ("railbox/metro-v2", "railbox/shunting-v1"):
        env = gymnasium.make(name, opponents="random", disable_env_checker=True)
        assert env.observation_space.contains(env.reset(seed=1)[0])

    register_games()


@pytest.mark.parametrize("kind", KINDS[::3], ids=name_of)
def test_many_seats_at_once_are_as_gymnasium_expects_them(kind: Kind) -> None:
    game, players, options = kind
    envs = SeatVectorEnv(game, 8, players, options, seat=1)
    rng = np.random.default_rng(1)
    observations, info = envs.reset(seed=5)
    assert envs.observation_space.contains(observations.copy())
    first = observations.copy()
    ends = 0
    for _ in range(600):
        assert (envs.batch.seats == 1).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, over, broken_off, info = envs.step(actions)
        assert envs.observation_space.contains(observations.copy()) and not broken_off.any()
        assert ((rewards != 0) <= over).all()
        if over.any():
            assert info["final_obs"][over].any(axis=1).all() and (info["_final_obs"] == over).all()
            ends += over.sum()
        if ends > 10:
            break
    assert ends > 10
    assert (envs.reset(seed=5)[0] == first).all()
    assert (envs.reset(seed=6)[0] != first).any()
    envs.close()
