"""Railbox: railway board games as exact, fast rules.

>>> import railbox
>>> match = railbox.new_game("metro", players=2, seed=7)
>>> match.play(match.legal()[0])  # doctest: +ELLIPSIS
[...]
"""

from importlib.metadata import version

from railbox import _pure
from railbox.core.catalogue import BadOptions, Component, Game, Ruleset, ScoreRow, all_games
from railbox.core.deals import BadDeal
from railbox.core.match import Match, Preview, load_record, new_game
from railbox.core.messages import Message
from railbox.core.record import BadRecord, Record
from railbox.core.state import OVER, SPECTATOR, IllegalAction, State

__version__ = version("railbox")
compiled = _pure.is_compiled()

__all__ = [
    "OVER",
    "SPECTATOR",
    "BadDeal",
    "BadOptions",
    "BadRecord",
    "Component",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "Preview",
    "Record",
    "Ruleset",
    "ScoreRow",
    "State",
    "all_games",
    "compiled",
    "load_record",
    "new_game",
]
