"""OpenSpiel's own tests of games, its search and its learners, on all games and on that of another author."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner

from railbox.core.catalogue import Game
from railbox.envs.open_spiel import register_games
from tests.envs.boxes import KINDS, name_of

Kind = tuple[str, int, dict[str, Any]]
SHORT = {"trains": {"turn_limit": 2}, "transamerica": {"min_rounds": 1}}


def load(kind: Kind, seed: int = 1) -> Any:
    game, players, options = kind
    chosen = {**options, **SHORT.get(game, {})}
    return pyspiel.load_game(f"railbox_{game}", {"players": players, "options": json.dumps(chosen), "seed": seed})


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(0)
    return state


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_random_simulations_find_nothing_wrong(kind: Kind) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", sorted({game for game, _, _ in KINDS}))
def test_a_playthrough_can_be_played_again(name: str, tmp_path: Path) -> None:
    flags.FLAGS(["playthrough"])
    text = generate_playthrough.playthrough(str(load((name, 2, {}), seed=3)), None, seed=1)
    (tmp_path / "play.txt").write_text(text, encoding="utf-8")
    before, after = generate_playthrough.replay(str(tmp_path / "play.txt"))
    assert before == after and "Returns() = [" in text


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_state_is_resampled_within_what_a_player_knows(kind: Kind) -> None:
    game = load(kind)
    state = dealt(game)
    rng = np.random.default_rng(1)
    others = 0
    for _ in range(12):
        if state.is_terminal():
            break
        player = state.current_player()
        sample = state.resample_from_infostate(player, rng.random)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.information_state_tensor(player) == state.information_state_tensor(player)
        assert sample.observation_string(player) == state.observation_string(player)
        assert sample.legal_actions() == state.legal_actions()
        others += str(sample) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert others > 3 or kind[2].get("open_cities")


def test_what_was_seen_before_is_told_apart() -> None:
    """Two ways to the same table are two information states, as perfect recall wants it."""
    state = dealt(load(("tickets", 2, {})))
    ways = set()
    for _ in range(2):
        other = state.clone()
        ways.add(other.information_state_string(0))
        other.apply_action(other.legal_actions()[0])
        ways.add(other.information_state_string(0))
    assert len(ways) == 2


def test_the_public_observation_has_no_secret() -> None:
    game = load(("tickets", 2, {}))
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    state = dealt(game)
    told = [observer.string_from(state, player) for player in range(2)]
    assert told[0] == told[1] != state.observation_string(0)
    with pytest.raises(ValueError, match="secret"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind[2]], ids=name_of)
def test_its_information_set_search_plays(kind: Kind) -> None:
    game = load(kind)
    rng = np.random.RandomState(1)
    state = dealt(game)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_learners_learn(shunting: Game) -> None:
    register_games()
    env = rl_environment.Environment(pyspiel.load_game("railbox_shunting", {"options": '{"wagons": 4}'}))
    agents = [tabular_qlearner.QLearner(seat, env.game.num_distinct_actions()) for seat in range(2)]
    for _ in range(20):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert any(any(values.values()) for values in agents[0]._q_values.values())
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(env.game)
    for _ in range(5):
        solver.iteration()
    assert solver.average_policy().action_probabilities(dealt(env.game))
