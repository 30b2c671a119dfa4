"""The bot that searches: information-set Monte Carlo tree search, guided by the game's heuristic if it has one."""

from __future__ import annotations

import msgspec

from railbox.bots.base import Bot, Position, Vote, agree
from railbox.bots.tree import Tree
from railbox.core.catalogue import BadOptions
from railbox.core.rng import Rng

ITERATIONS = 1000
UNLIMITED = 1_000_000_000
EXPLORATION = 1.0
FOLLOWED = 3
"""Of the actions that were tried most often, so many are looked for in the next position: others may have decided."""


class Candidate(msgspec.Struct, frozen=True):
    """An action that a search considered: its mean reward for the seat, 0 to 1, and how often it was tried."""

    action: str
    value: float
    visits: int


class SearchBot(Bot):
    """`search:1000` thinks for so many iterations, `search:1.5s` for so long, `search:1000/1.5s` for either.

    With a limit of time only, the answer depends on the speed of the machine. As long as nothing new is learned, as
    within a turn of Trains, it goes on with the tree of the decision before, of which the iterations count.
    """

    def __init__(self, argument: str = "") -> None:
        self.iterations, self.seconds = read_budget(argument or str(ITERATIONS))
        self.kept: tuple[Position, Tree] | None = None
        """The last position and its tree."""

    def choose(self, position: Position, rng: Rng) -> int:
        """The obvious action if there is one, otherwise that which was tried most often."""
        return agree([self.consider(position, rng)])

    def consider(self, position: Position, rng: Rng) -> list[Vote]:
        """The obvious action if there is one, otherwise all that were tried."""
        tree = self.resume(position)
        actions = position.legal_actions()
        obvious = 0 if len(actions) == 1 else position.ruleset.guide().obvious(position.sample(rng), actions)
        if obvious < 0:
            tree = tree or self.plant(position)
            tree.run(position, rng, self.iterations, self.seconds, whole=False)
        self.kept = (position, tree) if tree else None
        if obvious >= 0 or tree is None:
            return [Vote(actions[obvious], 1, 0.5)]
        return [Vote(*candidate) for candidate in tree.candidates()]

    def resume(self, position: Position) -> Tree | None:
        """The tree of the position before, if one of its actions has led here and nothing was learned by it."""
        if self.kept is None:
            return None
        before, tree = self.kept
        for action, _, _ in tree.candidates()[:FOLLOWED]:
            if before.becomes(position, action) and tree.advance(action):
                return tree
        return None

    def plant(self, position: Position) -> Tree:
        """A new tree."""
        return Tree(position.ruleset.guide(), len(position.ruleset.actions), EXPLORATION)

    def think(self, position: Position, rng: Rng) -> Tree:
        """The whole search of a position, whatever was thought before."""
        tree = self.plant(position)
        tree.run(position, rng, self.iterations, self.seconds, whole=True)
        return tree

    def candidates(self, position: Position, rng: Rng) -> list[Candidate]:
        """What was considered, the choice first."""
        return self.describe(position, self.think(position, rng))

    def describe(self, position: Position, tree: Tree) -> list[Candidate]:
        """The actions that a search tried, the choice first."""
        text = position.ruleset.actions.text
        return [Candidate(text(action), value, visits) for action, visits, value in tree.candidates()]


def read_budget(argument: str) -> tuple[int, float]:
    """Iterations and seconds (0 for any time) of a budget: `1000`, `1.5s`, or `1000/1.5s` for what is used up first."""
    parts = argument.split("/")
    iterations, seconds = UNLIMITED, 0.0
    try:
        if parts[-1].endswith("s"):
            seconds = float(parts.pop()[:-1])
            if not 0 < seconds < UNLIMITED:
                raise ValueError
        if parts:
            iterations = int(parts.pop())
        if parts or iterations < 1:
            raise ValueError
    except ValueError:
        raise BadOptions(
            f"a budget is a number of iterations or of seconds or both (1000, 1.5s, 1000/1.5s), not {argument!r}"
        ) from None
    return iterations, seconds
