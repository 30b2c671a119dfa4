"""Ticket to Ride: the Card Game: build up trains, send them out, complete destinations with what you remember."""

from railbox.core.catalogue import Game
from railbox.core.figures import read_figures
from railbox.games.tickets.encoder import TicketsEncoder
from railbox.games.tickets.guide import TicketsGuide
from railbox.games.tickets.options import TicketsOptions
from railbox.games.tickets.ruleset import TicketsRuleset

GAME = Game(
    name="tickets",
    title="Ticket to Ride: the Card Game",
    rules=2,
    players=range(2, 5),
    options=TicketsOptions,
    make_ruleset=TicketsRuleset,
    package=__name__,
    designer="Alan R. Moon",
    publisher="Days of Wonder",
    year=2008,
    minutes=40,
    guide=TicketsGuide,
    figures=read_figures(__name__),
    encoder=TicketsEncoder,
    levels={"novice": "greedy:0.5", "club": "greedy", "expert": "search:1000/1.5s", "master": "search:2.8s"},
)
