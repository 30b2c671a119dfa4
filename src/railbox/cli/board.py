"""`railbox board`: boards and maps of one's own, as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from railbox.cli.common import Language, LanguageOption, out
from railbox.core.boards import likely_format, parse_board
from railbox.core.catalogue import BadOptions, all_games
from railbox.core.messages import Message
from railbox.locales import teller

board_app = typer.Typer(help="Boards and maps of your own.", no_args_is_help=True)


@board_app.callback()
def _board() -> None:
    """Boards and maps of your own, as JSON files."""


@board_app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A board or map (JSON).")],
    game: Annotated[str, typer.Option("--game", "-g", help="The game that it is for; found out if not given.")] = "",
    language: LanguageOption = Language.en,
) -> None:
    """Tell every mistake of a board by its place in the file; exit code 1 if there is one."""
    formats = {name: found.boards for name, found in all_games().items() if found.boards is not None}
    if game and game not in formats:
        raise BadOptions(f"--game {game}: there are boards of {', '.join(formats)}")
    try:
        text = file.read_bytes()
    except OSError as error:
        raise BadOptions(f"{file}: {error.strerror}") from None
    name = game or likely_format(formats, _content(text))
    _, faults = parse_board(formats[name], text)
    tell = teller(language.value)
    title = all_games()[name].title
    for fault in faults:
        out.print(f"[cyan]{escape(fault.path or '.')}[/]  {escape(tell(fault.message))}", soft_wrap=True)
    message = "board.bad" if faults else "board.good"
    out.print(escape(tell(Message(message, {"file": str(file), "game": title, "count": len(faults)}))), soft_wrap=True)
    if faults:
        raise typer.Exit(1)


def _content(text: bytes) -> object:
    """What is in a file; nothing if it is no JSON."""
    try:
        content: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return content
