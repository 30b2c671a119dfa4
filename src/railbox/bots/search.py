"""The bot that searches: information-set Monte Carlo tree search, guided by the game's heuristic if it has one."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from railbox.bots.base import Bot, Position, Vote, agree
from railbox.bots.tree import Tree
from railbox.core.catalogue import BadOptions
from railbox.core.rng import Rng

ITERATIONS = 1000
UNLIMITED = 1_000_000_000
EXPLORATION = 1.0
CLEAR = 2.0
"""A choice is clear when it was tried so many times as often as the next one."""
SAVED = 4
"""Longest answers for which time is saved up."""
FOLLOWED = 3
"""Of the actions that were tried most often, so many are looked for in the next position: others may have decided."""


class Budget(NamedTuple):
    """How far a search may think about one decision: iterations, seconds on average, and seconds where it is hard.

    0 seconds stand for any time.
    """

    iterations: int = UNLIMITED
    seconds: float = 0.0
    longest: float = 0.0


class Candidate(msgspec.Struct, frozen=True):
    """An action that a search considered: its mean reward for the seat, 0 to 1, and how often it was tried."""

    action: str
    value: float
    visits: int


class SearchBot(Bot):
    """`search:1000` thinks for so many iterations, `search:1.5s` for so long, `search:1000/1.5s` for either.

    `search:1s..3s` thinks for a second on average: what easy decisions leave of it goes to those that are still open
    after a second, of which each may take three. With a limit of time only, the answer depends on the speed of the
    machine. As long as nothing new is learned, as within a turn of Trains, it goes on with the tree of the decision
    before, of which the iterations count.
    """

    def __init__(self, argument: str = "") -> None:
        self.budget = read_budget(argument or str(ITERATIONS))
        self.saved = 0.0
        """Seconds that earlier decisions have left."""
        self.kept: tuple[Position, Tree] | None = None
        """The last position and its tree."""

    def choose(self, position: Position, rng: Rng) -> int:
        """The obvious action if there is one, otherwise that which was tried most often."""
        return agree([self.consider(position, rng)])

    def consider(self, position: Position, rng: Rng) -> list[Vote]:
        """The obvious action if there is one, otherwise all that were tried."""
        start = time.perf_counter()
        tree = self.resume(position)
        actions = position.legal_actions()
        obvious = 0 if len(actions) == 1 else position.ruleset.guide().obvious(position.sample(rng), actions)
        if obvious < 0:
            tree = tree or self.plant(position)
            iterations, seconds, longest = self.budget
            tree.run(position, rng, iterations, seconds, whole=False)
            more = min(self.saved, longest - seconds)
            if more > 0 and is_open(tree):
                tree.run(position, rng, iterations, more, whole=False)
        self.save(time.perf_counter() - start)
        self.kept = (position, tree) if tree else None
        if obvious >= 0 or tree is None:
            return [Vote(actions[obvious], 1, 0.5)]
        return [Vote(*candidate) for candidate in tree.candidates()]

    def save(self, spent: float) -> None:
        """Keep what a decision has left of its seconds for those that need more, or take from it what was too much."""
        saved = self.saved + self.budget.seconds - spent
        self.saved = max(0.0, min(saved, SAVED * self.budget.longest))

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
        tree.run(position, rng, self.budget.iterations, self.budget.seconds, whole=True)
        return tree

    def candidates(self, position: Position, rng: Rng) -> list[Candidate]:
        """What was considered, the choice first."""
        return self.describe(position, self.think(position, rng))

    def describe(self, position: Position, tree: Tree) -> list[Candidate]:
        """The actions that a search tried, the choice first."""
        text = position.ruleset.actions.text
        return [Candidate(text(action), value, visits) for action, visits, value in tree.candidates()]


def is_open(tree: Tree) -> bool:
    """Whether another action was tried nearly as often as the first."""
    tries = [visits for _, visits, _ in tree.candidates()[:2]]
    return len(tries) == 2 and tries[0] < CLEAR * tries[1]


def read_budget(argument: str) -> Budget:
    """The budget that is meant by `1000`, `1.5s`, `1000/1.5s` (what is used up first), `1s..3s`, `1000/1s..3s`."""
    parts = argument.split("/")
    iterations, seconds, longest = UNLIMITED, 0.0, 0.0
    try:
        if parts[-1].endswith("s"):
            mean, _, most = parts.pop().partition("..")
            seconds, longest = read_seconds(mean), read_seconds(most or mean)
            if longest < seconds:
                raise ValueError
        if parts:
            iterations = int(parts.pop())
        if parts or iterations < 1:
            raise ValueError
    except ValueError:
        raise BadOptions(
            "a budget is a number of iterations or of seconds or both (1000, 1.5s, 1000/1.5s), "
            f"or seconds on average and at most (1s..3s), not {argument!r}"
        ) from None
    return Budget(iterations, seconds, longest)


def read_seconds(text: str) -> float:
    """The number of `1.5s`; ValueError if it is none above 0."""
    seconds = float(text.removesuffix("s"))
    if not text.endswith("s") or not 0 < seconds < UNLIMITED:
        raise ValueError
    return seconds
