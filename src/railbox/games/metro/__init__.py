"""Metro: lay tracks, lengthen your own lines, shorten everybody else's."""

from railbox.core.boards import BoardFormat
from railbox.core.catalogue import Game
from railbox.core.figures import read_figures
from railbox.games.metro.board import TilesData, check_tiles
from railbox.games.metro.encoder import MetroEncoder
from railbox.games.metro.guide import MetroGuide
from railbox.games.metro.options import MetroOptions
from railbox.games.metro.ruleset import MetroRuleset

GAME = Game(
    name="metro",
    title="Metro",
    rules=2,
    players=range(2, 7),
    options=MetroOptions,
    make_ruleset=MetroRuleset,
    package=__name__,
    designer="Dirk Henn",
    publisher="Queen Games",
    year=2000,
    minutes=30,
    guide=MetroGuide,
    figures=read_figures(__name__),
    encoder=MetroEncoder,
    levels={"novice": "greedy:0.5", "club": "search:30", "expert": "search:1000/1.5s", "master": "search:2.8s"},
    boards=BoardFormat(TilesData, check_tiles, files=("tiles.json",)),
)
