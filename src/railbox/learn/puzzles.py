"""Positions of the day: decisions from games between bots in which one action is clearly the best.

They are made offline (`python -m tools.puzzles`), shipped as data in the game's folder (`puzzles.json`), and offered by
date: the same one to everybody.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from railbox.bots.base import Position
from railbox.bots.search import SearchBot
from railbox.core.catalogue import Game
from railbox.core.match import Match, new_game
from railbox.core.rng import stream

ITERATIONS = 800
"""How far a decision is searched when it is found; its answer has to hold at twice that."""
GAP = 0.08
"""By how much the best action must be better than any other, in chances to win."""
COMPARED = 4
"""How many actions are tried as often as the best one, so that their values can be compared."""
FIRST_DAY = date(2026, 1, 1)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: the game up to it, the seat that decides, the best action, and what the others are worth."""

    players: int
    seed: str
    options: dict[str, Any]
    actions: list[str]
    seat: int
    answer: str
    values: dict[str, float]

    def match(self, game: Game) -> Match:
        """The game at this decision."""
        match = new_game(game, self.players, self.seed, self.options)
        match.replay(self.actions)
        return match


def weigh(match: Match, seat: int, iterations: int, seed: str) -> dict[str, float]:
    """What the best actions of a seat are worth, from what it knows alone: the chance to win, the choice first."""
    position = Position(match.ruleset, match.state, seat)
    rng = stream(seed, "puzzle")
    bot = SearchBot(str(iterations))
    tree = bot.think(position, rng)
    choice, *others = bot.describe(position, tree)
    rivals = sorted(others, key=lambda other: -other.visits)[:COMPARED]
    for rival in rivals:  # what looked bad was tried too seldom to say how bad it is
        tree.examine(position, rng, match.ruleset.actions.number(rival.action), choice.visits // 2)
    values = {candidate.action: candidate.value for candidate in bot.describe(position, tree)}
    return {action: round(values[action], 3) for action in (choice.action, *(rival.action for rival in rivals))}


def other_seed(seed: str) -> str:
    """The seed of the search that tests the answer to a puzzle: another than that which found it."""
    return f"test {seed}"


def gap(values: dict[str, float]) -> float:
    """By how much the choice is better than any other; where nothing was compared, it is no choice."""
    choice, *others = values.values()
    return choice - max(others, default=choice)


@cache
def read_puzzles(game: Game) -> list[Puzzle]:
    """All puzzles of a game."""
    file = files(game.package) / "puzzles.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def number_of(day: date, game: Game) -> int:
    """Which puzzle of a game a day has; games of the same number of puzzles do not go in step."""
    puzzles = len(read_puzzles(game))
    return ((day - FIRST_DAY).days + sum(game.name.encode())) % puzzles if puzzles else 0
