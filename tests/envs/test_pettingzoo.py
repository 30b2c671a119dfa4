"""PettingZoo's own tests of environments, for all games of the box and for the game of another author."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test

from railbox.core.catalogue import Game
from railbox.envs import pettingzoo
from tests.envs.boxes import KINDS, name_of

Kind = tuple[str, int, dict[str, Any]]
PLAIN = [kind for kind in KINDS if not kind[2]]


def play(env: pettingzoo.RailboxEnv, rng: np.random.Generator) -> dict[str, float]:
    """A random game to its end; the rewards of all agents."""
    env.reset(seed=int(rng.integers(1000)))
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, broken_off, _ = env.last()
        action = None
        if over or broken_off:
            rewards[agent] = reward
        else:
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
    return rewards


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_the_api_is_that_of_pettingzoo(kind: Kind) -> None:
    game, players, options = kind
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it does not know our names, nor that observations hold a mask
        api_test(pettingzoo.env(game, players=players, options=options), num_cycles=30)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_seed_fixes_a_game(kind: Kind) -> None:
    game, players, options = kind
    seed_test(lambda: pettingzoo.env(game, players=players, options=options), num_cycles=15)


@pytest.mark.parametrize("kind", PLAIN, ids=name_of)
def test_games_are_broken_off_after_so_many_cycles(kind: Kind) -> None:
    game, players, _ = kind
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: pettingzoo.parallel_env(game, players=players, max_cycles=max_cycles),
            env=lambda max_cycles: pettingzoo.round_env(game, players=players, max_cycles=max_cycles),
        )
    )
    env = pettingzoo.env(game, players=players, max_cycles=3)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        over = env.terminations[agent] or env.truncations[agent]
        decisions += not over
        env.step(None if over else int(np.flatnonzero(env.infos[agent]["action_mask"])[0]))
    assert decisions == 3 * players


@pytest.mark.parametrize("kind", PLAIN, ids=name_of)
def test_games_are_drawn_in_every_mode(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, _ = kind
    render_test(lambda render_mode: pettingzoo.env(game, players=players, render_mode=render_mode))
    assert capsys.readouterr().out


def test_an_image_shows_something() -> None:
    env = pettingzoo.env("metro", players=2, render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert image.shape[0] > 200 and image.shape[1] > 200
    assert (image < 100).any() and len(np.unique(image.reshape(-1, 3), axis=0)) > 20


def test_the_benchmark_of_pettingzoo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr("time.time", lambda: next(ticks))  # it would go on for five seconds
    performance_benchmark(pettingzoo.env("metro", players=2))
    assert "turns per second" in capsys.readouterr().out


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    rng = np.random.default_rng(1)
    for game, players, options in KINDS[::2]:
        rewards = play(pettingzoo.env(game, players=players, options=options), rng)
        assert len(rewards) == players
        assert sum(rewards.values()) == pytest.approx(0) and all(-1 <= reward <= 1 for reward in rewards.values())


def test_an_action_that_is_not_legal_is_refused_by_the_rule() -> None:
    env = pettingzoo.env("metro", players=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"\."):
        env.step(illegal)
    with pytest.raises(ValueError, match="there is no action 100000"):
        env.step(100_000)


def test_only_the_seat_that_decides_has_a_mask() -> None:
    env = pettingzoo.env("trains", players=3)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any() and not env.observe("player_1")["action_mask"].any()


def test_the_game_of_another_author_is_an_environment(shunting: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env("shunting", players=3), num_cycles=20)
    seed_test(lambda: pettingzoo.env("shunting", players=2), num_cycles=20)
    render_test(lambda render_mode: pettingzoo.env("shunting", players=2, render_mode=render_mode))
