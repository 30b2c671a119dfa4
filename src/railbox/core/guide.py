"""Guide: what a hand-made heuristic knows about a game, for the greedy player and for the search."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from railbox.core.network import Network
from railbox.core.rng import Rng
from railbox.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The base knows nothing but the rules: all actions look alike and games are finished at random.

    A guide sees states that were sampled for the seat to act, or a state inside a search; it may read what that
    seat knows without fear, and anything else as one guess among many.
    """

    informed: bool
    """Whether `weigh` tells actions apart; otherwise it is never asked."""
    figures: vec[float]
    """The values of the game's figures, once a ruleset has made the guide."""

    even: float = 0.0
    """The share of chances that the search gives to all actions alike: so long searches find what the weights miss."""

    bias: float = 0.0
    """What a unit of weight adds to the reward of an action inside the tree, however often that was tried: a node there
    stands for all that may be hidden, while the weights know the state at hand."""

    network: Network | None = None
    """What judges positions instead of playing them to their end, where games have taught one."""

    def __init__(self) -> None:
        self.informed = False

    def tune(self, figures: vec[float]) -> None:
        """Weigh by these values of the game's figures from now on."""
        self.figures = figures

    def study(self, state: State, seat: i64) -> None:
        """Note what the play of the others has shown to a seat, once before it thinks; any sample will do."""

    def infer(self, state: State, seat: i64, rng: Rng) -> None:
        """Change a fresh sample of what a seat cannot know into one that fits better to how the others have played.

        Here every sample is as good as another.
        """

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """Write how good each action looks for the seat to act.

        One unit is the difference that makes an action about e = 2.7 times as likely to be the right one.
        """
        for place in range(len(actions)):
            weights[place] = 0.0

    def glance(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """The same in a hurry, for the search, which asks at every step."""
        self.weigh(state, actions, weights)

    def obvious(self, state: State, actions: list[int]) -> i64:
        """The place of an action that nobody would think about, such as taking coins for nothing; -1 if there is none.

        It may depend only on what the seat to act knows.
        """
        return -1

    def aspect(self, state: State) -> i64:
        """What the seat to act has before it that may differ after the same actions, such as the tile to be placed.

        The search comes to know actions under each aspect by itself, once it has seen enough of it: a small number
        above 0. Here, where nothing of this kind is known or there would be too many, it is 0.
        """
        return 0

    def finish(self, state: State, rng: Rng) -> None:
        """Play on until `reward` can judge: here uniformly at random to the end."""
        state.playout(rng)

    def inputs(self) -> i64:
        """How many numbers a network judges a position by; 0 in games that have none."""
        return 0

    def write_inputs(self, state: State, seat: i64, into: vec[i16]) -> None:
        """Write the numbers by which a network judges a position for a seat; it may read all of a sampled state."""
        raise NotImplementedError

    def play_on(self, state: State, turns: i64, rng: Rng) -> None:
        """Play so many turns: after each of them a network may judge."""
        raise NotImplementedError

    def reward(self, state: State, rewards: vec[float]) -> None:
        """Write how good the outcome is for each seat, from 0 to 1: half for winning, half for the margin."""
        scores = state.scores()
        seats: i64 = len(scores)
        winners = state.winners()
        share = 1.0 / len(winners)
        for seat in range(seats):
            mine = float(scores[seat])
            best_other = -1e9
            for other in range(seats):
                if other != seat:
                    best_other = max(best_other, float(scores[other]))
            margin = (mine - best_other) / (abs(mine) + abs(best_other) + 1.0)
            rewards[seat] = 0.25 + 0.25 * margin
        for winner in winners:
            rewards[winner] += 0.5 * share
