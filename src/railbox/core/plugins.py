"""What other packages add to the box: games and bots, found by entry point."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any


def load_plugins(group: str, is_one: Callable[[Any], bool], kind: str) -> dict[str, Any]:
    """All that the entry points of a group name, by their names; TypeError for one that is not of its kind."""
    found: dict[str, Any] = {}
    for entry in sorted(entry_points(group=group)):
        loaded = entry.load()
        if not is_one(loaded):
            raise TypeError(f"the entry point {entry.value} of {group} is not a {kind}")
        found[entry.name] = loaded
    return found
