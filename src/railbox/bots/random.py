"""The bot that does anything that is legal."""

from __future__ import annotations

from railbox.bots.base import Bot, Position
from railbox.core.rng import Rng


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def choose(self, position: Position, rng: Rng) -> int:
        """Any legal action, all equally likely."""
        return position.random_action(rng)
