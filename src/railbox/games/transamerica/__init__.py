"""TransAmerica: join your five cities, on tracks that everybody uses."""

from railbox.core.boards import BoardFormat
from railbox.core.catalogue import Game
from railbox.games.transamerica.board import BoardData, check_board
from railbox.games.transamerica.encoder import TransAmericaEncoder
from railbox.games.transamerica.guide import TransAmericaGuide
from railbox.games.transamerica.measure import measure_board
from railbox.games.transamerica.options import TransAmericaOptions
from railbox.games.transamerica.ruleset import TransAmericaRuleset

GAME = Game(
    name="transamerica",
    title="TransAmerica",
    rules=1,
    players=range(2, 7),
    options=TransAmericaOptions,
    make_ruleset=TransAmericaRuleset,
    package=__name__,
    designer="Franz-Benno Delonge",
    publisher="Winning Moves",
    year=2001,
    minutes=30,
    guide=TransAmericaGuide,
    encoder=TransAmericaEncoder,
    levels={"novice": "greedy:0.3", "club": "greedy:0.15", "expert": "search:1000/1.5s", "master": "search:2.8s"},
    boards=BoardFormat(BoardData, check_board, "board", measure_board, ("board.json",)),
)
