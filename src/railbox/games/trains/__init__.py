"""Trains: build a deck, and with it rails, stations and the best railway of Tokyo or Osaka."""

from railbox.core.boards import BoardFormat
from railbox.core.catalogue import Game
from railbox.core.figures import read_figures
from railbox.games.trains.board import MapData, check_map
from railbox.games.trains.encoder import TrainsEncoder
from railbox.games.trains.guide import TrainsGuide
from railbox.games.trains.measure import measure_map
from railbox.games.trains.options import TrainsOptions
from railbox.games.trains.ruleset import TrainsRuleset

GAME = Game(
    name="trains",
    title="Trains",
    rules=1,
    players=range(2, 5),
    options=TrainsOptions,
    make_ruleset=TrainsRuleset,
    package=__name__,
    designer="Hisashi Hayashi",
    publisher="OKAZU Brand, Alderac Entertainment Group",
    year=2012,
    minutes=45,
    guide=TrainsGuide,
    figures=read_figures(__name__),
    encoder=TrainsEncoder,
    levels={"novice": "greedy:0.1", "club": "search:50", "expert": "search:1000/1.5s", "master": "search:2.8s"},
    boards=BoardFormat(MapData, check_map, "map", measure_map, ("tokyo.json", "osaka.json")),
)
