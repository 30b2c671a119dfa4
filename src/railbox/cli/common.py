"""What the commands share: options from the command line, languages, consoles."""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from railbox.core.catalogue import BadOptions, Tell
from railbox.core.deals import BadDeal
from railbox.core.match import Match
from railbox.core.record import BadRecord
from railbox.core.state import SPECTATOR, IllegalAction

errors = (BadDeal, BadOptions, BadRecord, IllegalAction)
"""What bad input raises: the message is for the user."""

out = Console(highlight=False)
notes = Console(stderr=True, highlight=False)


class Language(StrEnum):
    """The languages of Railbox."""

    en = "en"
    fr = "fr"
    it = "it"


LanguageOption = Annotated[Language, typer.Option("--language", "-l", envvar="RAILBOX_LANGUAGE", help="Language.")]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", help="How many seats; the fewest if not given.")]
SeedOption = Annotated[str | None, typer.Option("--seed", "-s", help="The same seed gives the same game.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; NAME=@FILE reads JSON from a file."
    ),
]
BoardOption = Annotated[
    Path | None, typer.Option("--board", help="A board of your own (JSON), for games that take one.")
]
NamesOption = Annotated[
    str, typer.Option("--names", help="What the players are called, separated by commas; Player 1, … if not given.")
]
JobsOption = Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Processes; all cores if not given.")]
MapOption = Annotated[Path | None, typer.Option("--map", help="A map of your own (JSON), for games that take one.")]


def processes(jobs: int | None) -> int:
    """As many as were asked for, or as there are cores."""
    return jobs or os.cpu_count() or 1


def read_options(pairs: list[str] | None, board: Path | None = None, map_file: Path | None = None) -> dict[str, Any]:
    """The options of a game from `name=value` pairs and files."""
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(f"option {pair!r}: write it as NAME=VALUE")
        options[name.replace("-", "_")] = _read_json(Path(value[1:])) if value.startswith("@") else _value(value)
    for name, file in (("board", board), ("map", map_file)):
        if file is not None:
            options[name] = _read_json(file)
    return options


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _read_json(path: Path) -> Any:
    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadOptions(f"{path}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadOptions(f"{path}: not JSON: {error}") from None


def read_names(text: str, players: int) -> list[str]:
    """The names of the first seats; BadOptions if there are more names than seats."""
    names = [" ".join(name.split()) for name in text.split(",") if name.strip()]
    if len(names) > players:
        raise BadOptions(f"--names: {len(names)} names for {players} seats")
    return names


def look_from(seat: int | None, players: int) -> int:
    """The seat that a person counts from 1, as the rules count it; a spectator if none is given."""
    if seat is None:
        return SPECTATOR
    if not 1 <= seat <= players:
        raise BadOptions(f"--seat {seat}: seats are 1 to {players}")
    return seat - 1


def progress() -> Progress:
    """How far a long run is, and how long it takes still."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=notes)


def show_faults(bots: Sequence[tuple[str, Sequence[str]]]) -> None:
    """The faults of bots that are told with their reasons."""
    for bot, reasons in bots:
        for reason in reasons:
            out.print(f"[red]{escape(bot)}[/] {escape(reason)}")


def draw(match: Match, seat: int, tell: Tell) -> str:
    """The table as text, as the seat may know it."""
    return match.ruleset.draw(match.ruleset.view(match.state, seat), tell)
