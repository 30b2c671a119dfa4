"""`railbox serve`, `railbox backup` and `railbox restore`: handed on to the server, which is loaded only for them."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import typer

from railbox.core.catalogue import BadOptions

FORWARDED = {"allow_extra_args": True, "ignore_unknown_options": True}


def serve(context: typer.Context) -> None:
    """Serve tables for people and bots in the browser; `railbox serve --help` has the settings."""
    _forward("serve", context)


def backup(context: typer.Context) -> None:
    """Write everything that a server keeps to one file."""
    _forward("backup", context)


def restore(context: typer.Context) -> None:
    """Read a backup into an empty database."""
    _forward("restore", context)


def _forward(command: str, context: typer.Context) -> None:
    if find_spec("litestar") is None:
        raise BadOptions("the server is not installed: pip install 'railbox[server]'")
    from railbox.server.commands import app

    sys.exit(app([command, *context.args], prog_name="railbox"))
