"""Games as PettingZoo environments: one agent for each seat, one after the other (AEC), or all asked at once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from librt.vecs import vec
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from railbox.core.catalogue import find_game
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.envs.batch import dealer
from railbox.envs.engine import Lens, share_out
from railbox.envs.pictures import image_of, text_of
from railbox.envs.spaces import low_and_high

Observation = dict[str, npt.NDArray[Any]]
RENDER_MODES = ("human", "ansi", "rgb_array")


class RailboxEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # the library tells no types
    """A game with an agent for each seat, `player_0` to the last.

    An observation has what the seat may know (`observation`, by `spec`) and what it may do (`action_mask`, which is in
    the info of the agent as well). Rewards come at the end, from -1 to 1 and 0 in all. An action that is not legal is
    refused by a ValueError that names the rule. With `max_cycles` a game is broken off after so many decisions a seat.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        found = find_game(game)
        self.ruleset = found.ruleset(found.players[0] if players is None else players, options)
        self.metadata = {
            "name": f"railbox_{found.name}_v{found.rules}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}: there are {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        encoder = self.ruleset.encoder()
        self.spec = encoder.spec()
        self.possible_agents = [f"player_{seat}" for seat in range(self.ruleset.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width = len(self.ruleset.actions)
        low, high = low_and_high(self.spec)
        self.action_spaces = {agent: spaces.Discrete(width) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (width,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._nothing = np.zeros(width, np.int8)
        self._most = None if max_cycles is None else max_cycles * self.ruleset.players
        self._lens = Lens(encoder, width)
        self._dealer = dealer(self.ruleset)
        self._rng = stream(secrets.token_hex(16), "environment")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with a seed always the same one."""
        if seed is not None:
            self._rng = stream(str(seed), "environment")
        self.game = self._dealer.deal(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self._wait()

    def _wait(self) -> None:
        """It is the turn of the seat that has to decide."""
        self.agent_selection = agent = self.possible_agents[self.game.to_act()]
        self._mask: npt.NDArray[np.int8] = np.array(self._lens.mask(self.game)).view(np.int8)
        self.infos[agent] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; it may do something only when it is its turn."""
        decides = agent == self.agent_selection and not self.terminations[agent]
        return {
            "observation": np.array(self._lens.numbers(self.game, self._seat_of[agent])),
            "action_mask": self._mask if decides else self._nothing,
        }

    def step(self, action: int | None) -> None:
        """Do what the agent whose turn it is has chosen; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            raise ValueError(self._refusal(action))
        self.game.apply(int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.game.to_act() == OVER:
            self._end()
        else:
            self._wait()
            if self._decisions == self._most:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _refusal(self, action: int | None) -> str:
        if action is None or not 0 <= action < len(self._mask):
            return f"there is no action {action}"
        return str(self.ruleset.explain(self.game.refusal(int(action))))

    def _end(self) -> None:
        shares = vec[float]([0.0] * self.ruleset.players)
        share_out(self.game.winners(), self.ruleset.players, shares, 0)
        self.rewards = dict(zip(self.agents, shares, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._mask = self._nothing
        self._deads_step_first()

    def render(self) -> Any:
        """The table as everybody sees it: printed, as a text, or as an image."""
        if self.render_mode == "rgb_array":
            return image_of(self.ruleset, self.game)
        text = text_of(self.ruleset, self.game)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what rendering for people is
        return None

    def close(self) -> None:
        """Nothing is held open."""


class RailboxParallelEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same game where all agents are asked at once: only the answer of the seat that has to decide counts.

    Whoever asks all of them gets answers that are not legal: then an action is drawn, and the info says so. With
    `max_cycles` a game is broken off after so many steps; the other `settings` are those of RailboxEnv.
    """

    def __init__(self, game: str, max_cycles: int | None = None, **settings: Any) -> None:
        self.turns = RailboxEnv(game, **settings)
        self.metadata = {**self.turns.metadata, "is_parallelizable": True}
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self._most = max_cycles

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent does."""
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game: with a seed always the same one."""
        self.turns.reset(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.turns.observe(agent) for agent in self.possible_agents}

    def step(self, actions: dict[str, int]) -> Any:
        """Do what the agent whose turn it is has chosen, whatever the others say."""
        turns = self.turns
        agent = turns.agent_selection
        action = actions.get(agent, -1)
        drawn = not (0 <= action < len(turns._mask) and turns._mask[action])
        if drawn:
            action = turns.game.random_action(turns._rng)
        turns.step(action)
        self._cycles += 1
        infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        infos[agent]["drawn"] = drawn
        truncated = not turns.terminations[agent] and self._cycles == self._most
        results = (
            self._observations(),
            dict(turns.rewards),
            dict(turns.terminations),
            dict.fromkeys(self.agents, truncated),
            infos,
        )
        if truncated or turns.terminations[agent]:
            self.agents = []
        return results

    def render(self) -> Any:
        """The table as everybody sees it."""
        return self.turns.render()

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **settings: Any) -> RailboxEnv:
    """A game as an AEC environment; `settings` are those of RailboxEnv."""
    return RailboxEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> RailboxParallelEnv:
    """A game where all agents are asked at once; `settings` are those of RailboxParallelEnv."""
    return RailboxParallelEnv(game, **settings)


def round_env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The parallel environment asked seat by seat: every agent is asked as often as every other."""
    return parallel_to_aec(parallel_env(game, **settings))
