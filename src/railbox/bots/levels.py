"""Opponents for people: three levels, each a bot and a budget for each game (docs/bots.md says how strong)."""

from __future__ import annotations

from railbox.bots.base import Bot, Position, make_bot
from railbox.core.rng import Rng

LEVELS: dict[str, dict[str, str]] = {
    "metro": {"novice": "greedy:0.5", "club": "search:150", "expert": "search:40000/1.5s"},
    "tickets": {"novice": "greedy:0.7", "club": "search:50", "expert": "search:6000/1.5s"},
    "trains": {"novice": "greedy:0.2", "club": "search:50", "expert": "search:6000/1.5s"},
    "transamerica": {"novice": "greedy:0.4", "club": "search:200", "expert": "search:8000/1.5s"},
}
"""By game and level. No budget takes more than 1.5 s: an expert thinks less far on a slow machine."""

OTHERWISE = {"novice": "search:15", "club": "search:150", "expert": "search:40000/1.5s"}
"""For games that others add."""


class Level(Bot):
    """Plays each game like the bot that the table names for its level."""

    level = ""

    def choose(self, position: Position, rng: Rng) -> int:
        """What the bot of this level and game chooses."""
        name = LEVELS.get(position.ruleset.game, OTHERWISE)[self.level]
        return make_bot(name).choose(position, rng)


class Novice(Level):
    """Has the right idea of each game, and overlooks much."""

    level = "novice"


class Club(Level):
    """Plays soundly."""

    level = "club"


class Expert(Level):
    """Thinks as far as it can in the time that a person likes to wait."""

    level = "expert"
