"""Compiles the rules with mypyc where a C compiler is found; without one the same source runs interpreted."""

import os
import sys
from typing import Any

from setuptools import setup

COMPILED = [
    "src/railbox/core/bits.py",
    "src/railbox/core/rng.py",
    "src/railbox/core/state.py",
    "src/railbox/games/metro/rules.py",
    "src/railbox/bots/guide.py",
    "src/railbox/bots/tree.py",
    "src/railbox/bots/metro.py",
    "src/railbox/bots/tickets.py",
    "src/railbox/bots/trains.py",
    "src/railbox/bots/transamerica.py",
    "src/railbox/games/tickets/claims.py",
    "src/railbox/games/tickets/destinations.py",
    "src/railbox/games/tickets/rules.py",
    "src/railbox/games/trains/effects.py",
    "src/railbox/games/trains/rules.py",
    "src/railbox/games/trains/table.py",
    "src/railbox/games/transamerica/rules.py",
    "src/railbox/games/transamerica/steiner.py",
]


def extensions() -> list[Any]:
    """The extension modules, each optional: a missing compiler is a warning, not a failure."""
    if os.environ.get("RAILBOX_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    # types are checked by script/test; here only what is compiled counts, and its imports need not be installed yet
    modules = mypycify(
        ["--follow-imports=silent", "--ignore-missing-imports", *COMPILED], opt_level="3", group_name="railbox"
    )
    for module in modules:
        module.optional = True
    return list(modules)


if "--compiled-sources" in sys.argv:
    sys.stdout.write("\n".join(COMPILED) + "\n")
else:
    setup(ext_modules=extensions())
