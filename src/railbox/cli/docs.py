"""`railbox docs`: the documentation as a site on this machine."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from railbox.core.catalogue import BadOptions

SETTINGS = Path(__file__).parents[3] / "mkdocs.yml"
"""The site is made from the repository; a package brings the program only."""


def docs(
    port: Annotated[int, typer.Option("--port", help="Port to listen on.")] = 8001,
) -> None:
    """Make the site of the documentation and serve it on this machine, anew whenever a page changes."""
    if find_spec("mkdocs") is None or find_spec("mkdocstrings") is None:
        raise BadOptions("the documentation is made by MkDocs: pip install 'railbox[docs,server]'")
    if not SETTINGS.exists():
        urls = dict(text.split(", ", 1) for text in metadata("railbox").get_all("Project-URL") or [])
        raise BadOptions(f"the documentation is made from the repository; read it at {urls['Documentation']}")
    command = [sys.executable, "-m", "mkdocs", "serve", "--config-file", str(SETTINGS)]
    raise typer.Exit(subprocess.run([*command, "--dev-addr", f"127.0.0.1:{port}"]).returncode)
