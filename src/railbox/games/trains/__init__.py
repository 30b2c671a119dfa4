"""Trains: build a deck, and with it rails, stations and the best railway of Tokyo or Osaka."""

from railbox.core.catalogue import Game
from railbox.games.trains.options import TrainsOptions
from railbox.games.trains.ruleset import TrainsRuleset

GAME = Game(
    name="trains",
    title="Trains",
    rules=1,
    players=range(2, 5),
    options=TrainsOptions,
    make_ruleset=TrainsRuleset,
)
