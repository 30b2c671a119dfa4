"""Opponents for people: four levels, each a bot and a budget for each game (docs/bots.md says how strong)."""

from __future__ import annotations

from railbox.bots.base import Bot, Position, Vote, make_bot
from railbox.core.rng import Rng

USUAL = {"novice": "search:15", "club": "search:150", "expert": "search:2000/1.5s", "master": "search:2.8s"}
"""The bot of each level where a game does not name its own. No budget takes more than 3 s: who thinks for a time thinks
less far on a slow machine."""


class Level(Bot):
    """Plays each game like the bot that the game names for this level."""

    level = ""

    def __init__(self, argument: str = "") -> None:
        super().__init__(argument)
        self.players: dict[str, Bot] = {}
        """By game: the bot of this level."""

    def player(self, position: Position) -> Bot:
        """The bot of this level and game."""
        game, _, _ = position.ruleset.made_by
        if game.name not in self.players:
            self.players[game.name] = make_bot({**USUAL, **game.levels}[self.level])
        return self.players[game.name]

    def choose(self, position: Position, rng: Rng) -> int:
        """What it chooses."""
        return self.player(position).choose(position, rng)

    def consider(self, position: Position, rng: Rng) -> list[Vote]:
        """What it considers."""
        return self.player(position).consider(position, rng)


class Novice(Level):
    """Has the right idea of each game, and overlooks much."""

    level = "novice"


class Club(Level):
    """Plays soundly."""

    level = "club"


class Expert(Level):
    """Thinks ahead, and answers nearly at once."""

    level = "expert"


class Master(Level):
    """Thinks for up to three seconds, at a table on all cores that are free."""

    level = "master"
