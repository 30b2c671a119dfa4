"""Games for one learner: a seat against bots as a Gymnasium environment, or many at once as a VectorEnv.

Every game is registered, as `railbox/metro-v2`, the number being that of its rules.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec

from railbox.bots.base import ask, make_bot
from railbox.core.catalogue import BadOptions, all_games, find_game
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.envs.batch import Batch, OptionSets, batch, dealer
from railbox.envs.engine import Lens, share_out
from railbox.envs.pictures import image_of, text_of
from railbox.envs.spaces import Numbers, low_and_high

ILLEGAL = -1.0
"""The reward of an action that is not legal, which ends the game."""
log = logging.getLogger("railbox.bots")


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; bots play the others.

    `action_masks()`, and the info of every step, say what is legal; an action that is not ends the game like a defeat.
    The reward comes at the end, from -1 to 1.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as the base has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
    ) -> None:
        found = find_game(game)
        self.ruleset = found.ruleset(found.players[0] if players is None else players, options)
        if not 0 <= seat < self.ruleset.players:
            raise BadOptions(f"there is no seat {seat} among {self.ruleset.players}")
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        self.render_mode = render_mode
        self.seat = seat
        self.bots = [make_bot(names[number % len(names)]) for number in range(self.ruleset.players)]
        encoder = self.ruleset.encoder()
        self.parts = encoder.spec()
        width = len(self.ruleset.actions)
        low, high = low_and_high(self.parts)
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(width)
        self._lens = Lens(encoder, width)
        self._dealer = dealer(self.ruleset)
        self._rng = stream(secrets.token_hex(16), "environment")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game: with a seed always the same one."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = stream(str(seed), "environment")
        while True:
            self.game = self._dealer.deal(self._rng)
            self._wait()
            if self.game.to_act() != OVER:  # it can be over before the seat had anything to decide
                return self._observation(), self._info()

    def _wait(self) -> None:
        """Let the bots play until the seat has to decide."""
        game = self.game
        while (acts := game.to_act()) not in (OVER, self.seat):
            action, fault = ask(self.bots[acts], self.ruleset, game, acts, self._rng.split())
            if fault:
                log.warning("%s loses its move to a random one: %s", self.bots[acts].name, fault)
            game.apply(action)

    def _observation(self) -> Numbers:
        return np.array(self._lens.numbers(self.game, self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Whether each action is legal now."""
        return np.array(self._lens.mask(self.game)).view(np.bool_)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Do an action and let the bots play on."""
        if not self.action_masks()[action]:
            why = str(self.ruleset.explain(self.game.refusal(int(action))))
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": why}
        self.game.apply(int(action))
        self._wait()
        if self.game.to_act() != OVER:
            return self._observation(), 0.0, False, False, self._info()
        shares = vec[float]([0.0] * self.ruleset.players)
        share_out(self.game.winners(), self.ruleset.players, shares, 0)
        return self._observation(), shares[self.seat], True, False, {**self._info(), "scores": self.game.scores()}

    def render(self) -> Any:
        """The table as everybody sees it, as a text or as an image."""
        return (
            image_of(self.ruleset, self.game) if self.render_mode == "rgb_array" else text_of(self.ruleset, self.game)
        )

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self.bots:
            bot.close()


class SeatVectorEnv(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat of many games at once, in the compiled batch; the other seats are drawn at random.

    A game that ends is followed by the next one in the same step. Observations are the batch's own array: copy what is
    to be kept. Against bots, put several SeatEnv into Gymnasium's own vector environments.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base has it

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | Sequence[int] | None = None,
        options: OptionSets = None,
        seat: int = 0,
        processes: int = 1,
    ) -> None:
        self.num_envs = num_envs
        self.seat = seat
        self._settings = (game, num_envs, players, options)
        self._processes = processes
        self.batch = self._deal(None)
        self.parts = self.batch.spec
        low, high = low_and_high(self.parts)
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(self.batch.width)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games anew: with a seed always the same ones."""
        super().reset(seed=None)
        self.batch.close()
        self.batch = self._deal(seed)
        return self.batch.observations, self._info()

    def _deal(self, seed: Any) -> Batch:
        chosen = secrets.token_hex(16) if seed is None else str(seed)
        return batch(*self._settings, seed=chosen, seat=self.seat, processes=self._processes)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For each game whether each action is legal now."""
        return self.batch.masks

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Do an action in each game; the others play on until the seat has to decide again."""
        self.batch.step(actions)
        ends = self.batch.ends
        info = self._info()
        if ends.any():
            info["final_obs"] = self.batch.finals
            info["_final_obs"] = ends.copy()
        nothing = np.zeros(self.num_envs, np.bool_)
        return self.batch.observations, self.batch.rewards[:, self.seat].copy(), ends.copy(), nothing, info

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        self.batch.close()


def register_games() -> None:
    """Make all games known to Gymnasium; those that are known already stay as they are."""
    for game in all_games().values():
        name = f"railbox/{game.name}-v{game.rules}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="railbox.envs.gymnasium:SeatEnv",
                vector_entry_point="railbox.envs.gymnasium:SeatVectorEnv",
                kwargs={"game": game.name},
            )


register_games()
