"""Compiles the rules with mypyc where a C compiler is found; without one the same source runs interpreted."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

NATIVE = re.compile(r"^from mypy_extensions import .*\b(i64|mypyc_attr)\b", re.MULTILINE)
"""A module that is written in machine numbers is compiled: whatever game it belongs to, it need not be listed."""

COMPILED = sorted(
    str(path) for path in Path("src/railbox").rglob("*.py") if NATIVE.search(path.read_text(encoding="utf-8"))
)


def extensions() -> list[Any]:
    """The extension modules, each optional: a missing compiler is a warning, not a failure."""
    if os.environ.get("RAILBOX_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    # types are checked by script/test; here only what is compiled counts: its imports need not be installed yet, and
    # reading those that are would take longer than all the rest
    flags = ["--follow-imports=silent", "--ignore-missing-imports", "--no-site-packages"]
    modules = mypycify([*flags, *COMPILED], opt_level="3", group_name="railbox")
    for module in modules:
        module.optional = True
        if sys.platform == "linux":
            module.extra_compile_args.append("-fno-semantic-interposition")  # lets the compiler inline across modules
    return list(modules)


if "--compiled-sources" in sys.argv:
    sys.stdout.write("\n".join(COMPILED) + "\n")
else:
    setup(ext_modules=extensions())
