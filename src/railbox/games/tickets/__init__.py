"""Ticket to Ride: the Card Game: build up trains, send them out, complete destinations with what you remember."""

from railbox.core.catalogue import Game
from railbox.games.tickets.options import TicketsOptions
from railbox.games.tickets.ruleset import TicketsRuleset

GAME = Game(
    name="tickets",
    title="Ticket to Ride: the Card Game",
    rules=1,
    players=range(2, 5),
    options=TicketsOptions,
    make_ruleset=TicketsRuleset,
)
