"""`railbox games`: what is in the box."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from railbox.cli.common import out
from railbox.core.catalogue import Game, all_games, find_game


def show_games(
    name: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
) -> None:
    """List the games with their players and options."""
    for game in [find_game(name)] if name else all_games().values():
        _show(game)


def _show(game: Game) -> None:
    out.print(f"[bold]{game.title}[/] · [cyan]{game.name}[/] · {game.players[0]} to {game.players[-1]} players")
    for option in game.help():
        default = "none" if option.default is None else str(option.default).lower()
        out.print(Padding(f"[cyan]{option.name}[/] = {default}  [dim]{escape(option.permitted)}[/]", (0, 2)))
        out.print(Padding(escape(option.help), (0, 6)))
    out.print()
