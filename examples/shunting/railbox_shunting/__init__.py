"""Shunting: take wagons from a siding, and take the last one with a high card in your hand."""

from railbox.core.catalogue import Game
from railbox_shunting.encoder import ShuntingEncoder
from railbox_shunting.guide import ShuntingGuide
from railbox_shunting.ruleset import ShuntingOptions, ShuntingRuleset

GAME = Game(
    name="shunting",
    title="Shunting",
    rules=1,
    players=range(2, 10),
    options=ShuntingOptions,
    make_ruleset=ShuntingRuleset,
    package=__name__,
    designer="Ada Example",
    publisher="The Example Press",
    year=2026,
    minutes=5,
    guide=ShuntingGuide,
    encoder=ShuntingEncoder,
    levels={"novice": "greedy:0.5", "club": "greedy", "expert": "search:500"},
)
