"""Games for OpenSpiel: `railbox_metro(players=2)` and the others, once this module is imported.

The deal is the only chance node; it is sampled, as are the chance events inside an action (a reshuffle), from the
game's `seed`. `options` are JSON.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel
from librt.vecs import vec

from railbox.core.catalogue import Game, all_games
from railbox.core.encoder import encode
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, SPECTATOR, State
from railbox.envs.batch import dealer
from railbox.envs.engine import share_out
from railbox.envs.spaces import feature_count, features

PREFIX = "railbox_"
LONGEST = 20_000
"""More decisions than any game has."""
ANY_SEED = -1


class Moment:
    """A game, and for each seat a digest of all that it has seen since the deal: its information state."""

    def __init__(self, state: State, encoder: Any, seen: list[bytes] | None = None) -> None:
        self.state = state
        self.encoder = encoder
        self.seen = [b""] * encoder.players if seen is None else seen
        if seen is None:
            self.look()

    def look(self) -> None:
        """Everybody looks at the table."""
        self.seen = [self.after(before, seat) for seat, before in enumerate(self.seen)]

    def after(self, before: bytes, seat: int) -> bytes:
        """The digest of what a seat has seen before and sees now."""
        return hashlib.blake2b(before + bytes(encode(self.encoder, self.state, seat)), digest_size=12).digest()

    def resampled(self, seat: int, rng: Rng) -> Moment:
        """The same for a seat, with all that it cannot know drawn anew; what others have seen before is not known."""
        sample = Moment(self.state.resample(seat, rng), self.encoder)
        sample.seen[seat] = self.seen[seat]
        return sample

    def __deepcopy__(self, memo: Any) -> Moment:
        return Moment(self.state.clone(), self.encoder, list(self.seen))


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know about a game of any number of players and options."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "options": "{}", "seed": ANY_SEED},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library tells no types
    """A game with its players, options and seed fixed."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:
        players = int(params.get("players", game.players[0]))
        self.ruleset = game.ruleset(players, json.loads(params.get("options", "{}")))
        self.encoder = self.ruleset.encoder()
        self.dealer = dealer(self.ruleset)
        seed = int(params.get("seed", ANY_SEED))
        self.rng = stream(secrets.token_hex(16) if seed == ANY_SEED else str(seed), "environment")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ruleset.actions),
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """A game before its deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player observes, or knows if it forgets nothing."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None

    @property
    def spiel_game(self) -> SpielGame:
        """The game that this state belongs to."""
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Who decides: first chance, at the end nobody."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.moment.state.to_act()
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.moment is None else self.moment.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A deal; which one is sampled when it is done."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            game = self.spiel_game
            self.moment = Moment(game.dealer.deal(game.rng), game.encoder)
        else:
            self.moment.state.apply(action)
            self.moment.look()

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.spiel_game.ruleset.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment is not None and self.moment.state.to_act() == OVER

    def returns(self) -> list[float]:
        """What the game is worth to each player: nothing before its end."""
        shares = vec[float]([0.0] * self.num_players())
        if self.is_terminal() and self.moment is not None:
            share_out(self.moment.state.winners(), self.num_players(), shares, 0)
        return list(shares)

    def resample_from_infostate(self, player: int, random_number: Callable[[], float]) -> SpielState:
        """A state that may be the true one for all that a player knows."""
        sample: SpielState = self.clone()
        if self.moment is not None:
            words = [int(random_number() * 0xFFFFFFFF) for _ in range(3)]
            sample.moment = self.moment.resampled(player, Rng(*words))
        return sample

    def __str__(self) -> str:
        if self.moment is None:
            return "before the deal"
        ruleset = self.spiel_game.ruleset
        views = [ruleset.view(self.moment.state, seat) for seat in range(ruleset.players)]
        return msgspec.json.encode(views).decode()


class SpielObserver:
    """What a player observes: features by the parts of the encoder's spec, and the view as text.

    With perfect recall the text stands for all that the player has seen since the deal, the features for the present.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody observes what all players hold in secret")
        self.game = game
        self.recalls = kind.perfect_recall
        self.spectates = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.spec = game.encoder.spec()
        self.tensor = np.zeros(feature_count(self.spec), np.float32)
        self.dict = {}
        start = 0
        for part in self.spec:
            size = feature_count([part])
            shape = (*part.shape, part.high) if part.category else part.shape
            self.dict[part.name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes."""
        if state.moment is None:
            self.tensor.fill(0)
        else:
            seat = SPECTATOR if self.spectates else player
            numbers = np.asarray(encode(self.game.encoder, state.moment.state, seat))
            self.tensor[:] = features(numbers, self.spec)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player observes as text."""
        if state.moment is None:
            return "before the deal"
        if self.recalls and not self.spectates:
            return f"player {player} has seen {state.moment.seen[player].hex()}"
        seat = SPECTATOR if self.spectates else player
        return msgspec.json.encode(self.game.ruleset.view(state.moment.state, seat)).decode()


def register_games() -> None:
    """Make all games known to OpenSpiel; those that are known already stay as they are."""
    known = set(pyspiel.registered_names())
    for game in all_games().values():
        if PREFIX + game.name not in known:
            kind = game_type(game)
            maker = _maker(kind, game)
            # OpenSpiel lets go of it after Python has ended: it must not be the last to hold it
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(maker))
            pyspiel.register_game(kind, maker)


def _maker(kind: Any, game: Game) -> Callable[[dict[str, Any]], SpielGame]:
    return lambda params: SpielGame(kind, game, params or {})


register_games()
