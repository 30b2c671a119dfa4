"""`railbox check-bot`: whether a bot can play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from railbox.arena.check import check_bot as run
from railbox.bots.base import SECONDS
from railbox.cli.common import out
from railbox.core.catalogue import all_games, find_game


def check_bot(
    bot: Annotated[
        str,
        typer.Argument(
            help="A bot's name (search:100), its class (module:Class), or a program with its arguments, in one pair of "
            "quotation marks."
        ),
    ],
    game: Annotated[str | None, typer.Option("--game", help="Check this game only.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Time for a decision.")] = SECONDS,
) -> None:
    """Check that a bot can play: it plays every game alone, and what a program writes to stderr is shown."""
    games = [find_game(game)] if game else list(all_games().values())
    passed = True
    for check in run(bot, games, seconds, stderr=None):
        passed = passed and check.passed
        mark = "[green]passed[/]" if check.passed else "[red]FAILED[/]"
        out.print(f"{mark} {escape(check.name)}: {escape(check.detail)}")
    if not passed:
        raise typer.Exit(1)
