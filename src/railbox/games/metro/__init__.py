"""Metro: lay tracks, lengthen your own lines, shorten everybody else's."""

from railbox.core.catalogue import Game
from railbox.games.metro.options import MetroOptions
from railbox.games.metro.ruleset import MetroRuleset

GAME = Game(
    name="metro",
    title="Metro",
    rules=1,
    players=range(2, 7),
    options=MetroOptions,
    make_ruleset=MetroRuleset,
)
