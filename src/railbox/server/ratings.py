"""Ratings by OpenSkill, one per player and game; people and bots are rated apart."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

_model = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a player's skill: the mean, the doubt, and from how many games."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0
    wins: int = 0

    @property
    def shown(self) -> int:
        """One number that grows with skill and certainty, 0 for a newcomer."""
        return round(40 * (self.mu - 3 * self.sigma))


def rate(before: Sequence[Rating], ranks: Sequence[int], winners: Sequence[int]) -> list[Rating]:
    """The ratings after a game, by the ranks of the players."""
    teams = [[_model.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, old.games + 1, old.wins + (number in winners))
        for number, (team, old) in enumerate(zip(after, before, strict=True))
    ]
