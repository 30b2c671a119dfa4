"""The bot that takes what looks best at once."""

from __future__ import annotations

from librt.vecs import vec

from railbox.bots.base import Bot, Position
from railbox.bots.guides import guide_for
from railbox.bots.tree import Tree
from railbox.core.rng import Rng

SAMPLES = 8
"""How many guesses at what is hidden are weighed together."""

TRIALS = 20
"""Games played out for each action where no guide knows the game."""


class GreedyBot(Bot):
    """Follows the game's own heuristic one action deep; in games that have none, it tries each action by playouts."""

    def choose(self, position: Position, rng: Rng) -> int:
        """The action with the highest weight over some guesses at what is hidden."""
        actions = position.legal_actions()
        if len(actions) == 1:
            return actions[0]
        guide = guide_for(position.ruleset)
        if not guide.informed:
            tree = Tree(guide, len(position.ruleset.actions), exploration=1e6)  # so that all are tried alike
            tree.run(position, rng, TRIALS * len(actions), 0.0, whole=True)
            return max(tree.candidates(), key=lambda candidate: candidate[2])[0]
        weights = vec[float]([0.0] * len(actions))
        totals = [0.0] * len(actions)
        for _ in range(SAMPLES):
            guide.weigh(position.sample(rng), actions, weights)
            totals = [total + weights[place] for place, total in enumerate(totals)]
        return actions[max(range(len(actions)), key=totals.__getitem__)]
