"""What is to be installed, as pip reads it: python tools/requirements.py build | plain | serve | develop.

It is read from pyproject.toml with nothing but Python itself, since nothing else is installed yet.
"""

import sys
import tomllib
from pathlib import Path

FILE = Path(__file__).parent.parent / "pyproject.toml"


def requirements(what: str) -> list[str]:
    """The requirements of one purpose: to build the package, compiled or plain, to serve, or to develop it."""
    pyproject = tomllib.loads(FILE.read_text(encoding="utf-8"))
    build = list(pyproject["build-system"]["requires"])
    own, extras = pyproject["project"]["dependencies"], pyproject["project"]["optional-dependencies"]
    every = [name for extra in extras.values() for name in extra]
    return {
        "build": build,
        "plain": [name for name in build if name.startswith("setuptools")],
        "serve": [*own, *extras["server"]],
        "develop": [*build, *own, *every, *pyproject["dependency-groups"]["dev"]],
    }[what]


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
