"""Many games at once: actions in, who decides, masks, observations, rewards and ends out, in arrays made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from railbox.core.catalogue import BadOptions, Ruleset, find_game
from railbox.core.deals import arrange
from railbox.core.encoder import Part
from railbox.core.rng import Rng, stream
from railbox.core.state import State
from railbox.envs.engine import EVERYBODY, Dealer, Engine
from railbox.envs.spaces import Numbers, looking_at

OptionSets = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


class RulesetDealer(Dealer):
    """Deals games that have no quick way to deal themselves anew."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(deal(ruleset, stream("", "first")))
        self.ruleset = ruleset

    def deal(self, rng: Rng) -> State:
        """A game at its first decision."""
        return deal(self.ruleset, rng)


def deal(ruleset: Ruleset, rng: Rng) -> State:
    """A game at its first decision, dealt by its ruleset with a seed from this generator."""
    seed = f"{rng.next():08x}{rng.next():08x}{rng.next():08x}"
    return ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)


def dealer(ruleset: Ruleset) -> Dealer:
    """The quickest way to many games of a ruleset."""
    state = deal(ruleset, stream("", "first"))
    try:
        state.redeal(stream("", "first"))
    except NotImplementedError:
        return RulesetDealer(ruleset)
    return Dealer(state)


def kinds_of(game: str, players: int | Sequence[int] | None, options: OptionSets) -> list[Ruleset]:
    """A ruleset for every number of players with every set of options."""
    found = find_game(game)
    if players is None:
        players = found.players[0]
    numbers = [players] if isinstance(players, int) else list(players)
    sets = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
    if not numbers or not sets:
        raise BadOptions("a batch needs a number of players and a set of options at least")
    return [found.ruleset(number, each) for each in sets for number in numbers]


class Batch:
    """Games of one kind, or of several in turn, stepped together.

    `seats`, `rewards`, `scores` and `ends` are always kept up to date; `masks`, `legal` and `observations` from the
    first time that somebody asks for them. All of them are the same arrays from step to step.
    """

    def __init__(self, rulesets: Sequence[Ruleset], numbers: range, seed: str | int, seat: int | None = None) -> None:
        """`numbers` are the numbers of the games: what happens in game 7 depends on the seed and its number only."""
        count = len(numbers)
        dealers = [dealer(ruleset) for ruleset in rulesets]
        encoders = [ruleset.encoder() for ruleset in rulesets]
        places = [number % len(rulesets) for number in numbers]
        self.rulesets = [rulesets[place] for place in places]
        self.seat = seat
        self.specs = [encoder.spec() for encoder in encoders]
        self.width = max(len(ruleset.actions) for ruleset in rulesets)
        self.room = max(ruleset.players for ruleset in rulesets)
        self.engine = Engine(
            [dealers[place] for place in places],
            [encoders[place] for place in places],
            [stream(str(seed), f"batch {number}") for number in numbers],
            self.width,
            self.room,
            EVERYBODY if seat is None else seat,
        )
        self.players: npt.NDArray[np.int64] = np.array([ruleset.players for ruleset in self.rulesets])
        self.seats: npt.NDArray[np.int64] = looking_at(self.engine.seats, count)
        self.ends: npt.NDArray[np.bool_] = looking_at(self.engine.ends, count).view(np.bool_)
        self.rewards: npt.NDArray[np.float64] = looking_at(self.engine.rewards, count, self.room)
        self.scores: npt.NDArray[np.int64] = looking_at(self.engine.scores, count, self.room)
        self._actions: npt.NDArray[np.int64] = looking_at(self.engine.actions, count)
        self._masks: npt.NDArray[np.bool_] | None = None
        self._observations: Numbers | None = None

    def __len__(self) -> int:
        return len(self.rulesets)

    @property
    def spec(self) -> list[Part]:
        """What observations are made of; refused where the games of the batch differ in it."""
        if any(spec != self.specs[0] for spec in self.specs):
            raise BadOptions("these games differ in what there is to observe (another map or board): batch them apart")
        return self.specs[0]

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """For each game whether each action is legal."""
        if self._masks is None:
            self.engine.mark_legal()
            self._masks = looking_at(self.engine.masks, len(self), self.width).view(np.bool_)
        return self._masks

    @property
    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The legal actions of all games one after the other, and where those of each game begin and the last end."""
        self.engine.list_legal()
        starts: npt.NDArray[np.int64] = np.asarray(self.engine.starts)
        actions: npt.NDArray[np.int64] = np.asarray(self.engine.legal)
        return actions[: starts[-1]], starts

    @property
    def observations(self) -> Numbers:
        """For each game what the seat that decides may know, by the spec."""
        if self._observations is None:
            size = sum(part.size for part in self.spec)
            self.engine.observe()
            self._observations = looking_at(self.engine.observations, len(self), size)
        return self._observations

    @property
    def finals(self) -> Numbers:
        """For each game that has just ended what the seat could know at its end; only for batches of one seat."""
        return looking_at(self.engine.finals, *self.observations.shape)

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return self.engine.finished

    @property
    def decisions(self) -> int:
        """How many decisions were made so far, drawn ones among them."""
        return self.engine.decisions

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Do one action in each game: the given ones, or one of the legal ones drawn for each.

        Given actions are checked where masks are kept; otherwise they are trusted.
        """
        if actions is not None:
            self._actions[:] = actions
            wrong = self.engine.check()
            if wrong >= 0:
                raise ValueError(f"game {wrong}: action {self._actions[wrong]} is not legal now")
        if self._observations is not None:
            self._observations.fill(0)
        self.engine.step(actions is None)

    def close(self) -> None:
        """Nothing is held open; batches in other processes end here."""


def batch(
    game: str,
    n: int = 1024,
    players: int | Sequence[int] | None = None,
    options: OptionSets = None,
    seed: str | int = 0,
    seat: int | None = None,
    processes: int = 1,
) -> Batch:
    """n games of one kind at once, or of every number of players with every set of options in turn.

    With a `seat` only that seat is decided from outside; the others are drawn. More than one process share the games
    between them, with the same outcome.
    """
    rulesets = kinds_of(game, players, options)
    if n < 1 or (seat is not None and not 0 <= seat < min(ruleset.players for ruleset in rulesets)):
        raise BadOptions("a batch needs a game at least, and a seat that all of them have")
    if processes > 1:
        from railbox.envs.processes import SharedBatch

        return SharedBatch(rulesets, n, seed, seat, processes)
    return Batch(rulesets, range(n), seed, seat)
