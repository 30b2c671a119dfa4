"""Opponents for people: three levels, each a bot and a budget for each game (docs/bots.md says how strong)."""

from __future__ import annotations

from railbox.bots.base import Bot, Position, make_bot
from railbox.core.rng import Rng

USUAL = {"novice": "search:15", "club": "search:150", "expert": "search:40000/1.5s"}
"""The bot of each level where a game does not name its own. No budget takes more than 1.5 s: an expert thinks less far
on a slow machine."""


class Level(Bot):
    """Plays each game like the bot that the game names for this level."""

    level = ""

    def choose(self, position: Position, rng: Rng) -> int:
        """What the bot of this level and game chooses."""
        game, _, _ = position.ruleset.made_by
        return make_bot({**USUAL, **game.levels}[self.level]).choose(position, rng)


class Novice(Level):
    """Has the right idea of each game, and overlooks much."""

    level = "novice"


class Club(Level):
    """Plays soundly."""

    level = "club"


class Expert(Level):
    """Thinks as far as it can in the time that a person likes to wait."""

    level = "expert"
