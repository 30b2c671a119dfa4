"""With RAILBOX_PURE=1 the rules run as interpreted Python, even where compiled modules lie beside the source.

It is imported before any compiled module.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds Railbox's modules as source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of Railbox; None for all others."""
        if path is None or not name.startswith("railbox."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def is_compiled() -> bool:
    """Whether the rules that were loaded are compiled."""
    return not str(import_module("railbox.core.state").__file__).endswith(".py")


if os.environ.get("RAILBOX_PURE") == "1":
    sys.meta_path.insert(0, SourceFinder)
