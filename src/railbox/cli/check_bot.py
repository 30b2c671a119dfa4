"""`railbox check-bot`: whether a program can play."""

from __future__ import annotations

from typing import Annotated

import typer

from railbox.arena.check import check_bot as run
from railbox.bots.external import SECONDS
from railbox.cli.common import out
from railbox.core.catalogue import all_games, find_game


def check_bot(
    command: Annotated[str, typer.Argument(help="The program with its arguments, in one pair of quotation marks.")],
    game: Annotated[str | None, typer.Option("--game", help="Check this game only.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Time for a decision.")] = SECONDS,
) -> None:
    """Check that a program speaks the bots' protocol: it plays every game, and what it writes to stderr is shown."""
    games = [find_game(game)] if game else list(all_games().values())
    passed = True
    for check in run(command, games, seconds, stderr=None):
        passed = passed and check.passed
        mark = "[green]passed[/]" if check.passed else "[red]FAILED[/]"
        out.print(f"{mark} {check.name}" + (f": {check.detail}" if check.detail else ""))
    if not passed:
        raise typer.Exit(1)
