"""TransAmerica: join your five cities, on tracks that everybody uses."""

from railbox.core.catalogue import Game
from railbox.games.transamerica.options import TransAmericaOptions
from railbox.games.transamerica.ruleset import TransAmericaRuleset

GAME = Game(
    name="transamerica",
    title="TransAmerica",
    rules=1,
    players=range(2, 7),
    options=TransAmericaOptions,
    make_ruleset=TransAmericaRuleset,
)
