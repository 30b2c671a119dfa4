"""The guide of each game, found by entry point under the game's name."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from railbox.bots.guide import Guide
from railbox.core.catalogue import Ruleset

ENTRY_POINTS = "railbox.guides"


@cache
def all_guides() -> dict[str, type[Guide]]:
    """All guides by the name of their game."""
    found: dict[str, type[Guide]] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        guide = entry.load()
        if not (isinstance(guide, type) and issubclass(guide, Guide)):
            raise TypeError(f"the entry point {entry.value} of {ENTRY_POINTS} is not a Guide")
        found[entry.name] = guide
    return found


def guide_for(ruleset: Ruleset) -> Guide:
    """A guide to the game of this ruleset: its own, or the one that knows only the rules."""
    return all_guides().get(ruleset.game, Guide)()
