"""The bot that takes what looks best at once."""

from __future__ import annotations

from librt.vecs import vec

from railbox.bots.base import Bot, Position
from railbox.bots.tree import Tree
from railbox.core.catalogue import BadOptions
from railbox.core.rng import Rng

SAMPLES = 8
"""How many guesses at what is hidden are weighed together."""

TRIALS = 20
"""Games played out for each action where no guide knows the game."""


class GreedyBot(Bot):
    """Follows the game's own heuristic one action deep; in games that have none, it tries each action by playouts.

    `greedy:0.5` overlooks every second action, as people do who are new to a game.
    """

    def __init__(self, argument: str = "") -> None:
        self.overlooks = read_share(argument or "0")

    def choose(self, position: Position, rng: Rng) -> int:
        """The best of the actions that it sees."""
        ranked = self.rank(position, rng)
        if self.overlooks:
            for action in ranked:
                if not rng.happens(self.overlooks):
                    return action
        return ranked[0]

    def rank(self, position: Position, rng: Rng) -> list[int]:
        """The legal actions, that with the highest weight over some guesses at what is hidden first."""
        actions = position.legal_actions()
        if len(actions) == 1:
            return actions
        guide = position.ruleset.guide()
        if not guide.informed:
            tree = Tree(guide, len(position.ruleset.actions), exploration=1e6)  # so that all are tried alike
            tree.run(position, rng, TRIALS * len(actions), 0.0, whole=True)
            return [action for action, _, _ in sorted(tree.candidates(), key=lambda candidate: -candidate[2])]
        weights = vec[float]([0.0] * len(actions))
        totals = [0.0] * len(actions)
        guide.study(position.sample(rng), position.seat)
        for _ in range(SAMPLES):
            sample = position.sample(rng)
            guide.infer(sample, position.seat, rng)
            guide.weigh(sample, actions, weights)
            totals = [total + weights[place] for place, total in enumerate(totals)]
        return [actions[place] for place in sorted(range(len(actions)), key=lambda place: -totals[place])]


def read_share(argument: str) -> float:
    """The share of actions that is overlooked, from 0 to less than 1."""
    try:
        share = float(argument)
    except ValueError:
        share = -1.0
    if not 0 <= share < 1:
        raise BadOptions(f"the share of actions to overlook is a number from 0 to less than 1, not {argument!r}")
    return share
