"""`railbox games`: what is in the box."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from railbox.cli.common import Language, LanguageOption, out
from railbox.core.catalogue import Game, OptionHelp, Tell, all_games, find_game
from railbox.core.messages import Message
from railbox.locales import has_message, teller

KINDS = {"whole number": "whole-number", "text": "text", "none": "none", "object": "data", "array": "data"}


def show_games(
    name: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    language: LanguageOption = Language.en,
) -> None:
    """List the games: who made them, what one does, for how many players, with which options."""
    tell = teller(language.value)
    for game in [find_game(name)] if name else all_games().values():
        _show(game, tell)


def _show(game: Game, tell: Tell) -> None:
    low, high = game.players[0], game.players[-1]
    players = (
        Message("terminal.players", {"low": low})
        if low == high
        else Message("terminal.players-range", {"low": low, "high": high})
    )
    facts = [f"[bold]{escape(game.title)}[/]", f"[cyan]{game.name}[/]", tell(players)]
    if game.minutes:
        facts.append(tell(Message("terminal.minutes", {"minutes": game.minutes})))
    out.print(" · ".join(facts))
    makers = []
    if game.designer:
        makers.append(tell(Message("terminal.made-by", {"designer": game.designer})))
    if game.publisher:
        makers.append(tell(Message("terminal.published", {"publisher": game.publisher, "year": str(game.year)})))
    if makers:
        out.print(Padding(escape(" · ".join(makers)), (0, 2)))
    out.print(Padding(escape(tell(game.summary)), (0, 2)))
    options = sorted(game.help(), key=lambda option: option.group)
    groups = [(group, list(members)) for group, members in groupby(options, key=lambda option: option.group)]
    for group, members in groups:
        if len(groups) > 1:
            out.print(Padding(f"[bold]{escape(_group(group, tell))}[/]", (0, 2)))
        for option in members:
            _show_option(option, tell)
    out.print()


def _group(group: str, tell: Tell) -> str:
    """The heading of a group of options; a game of another package may have groups of its own."""
    name = f"terminal.group-{group}"
    return tell(Message(name)) if has_message(name, "en") else group


def _show_option(option: OptionHelp, tell: Tell) -> None:
    default = tell(Message("terminal.default")) if option.default is None else str(option.default).lower()
    permitted = " | ".join(_permitted(part, tell) for part in option.permitted.split(" | "))
    out.print(
        Padding(
            f"[cyan]{option.name}[/] = {escape(default)}  [dim]{escape(permitted)}[/]  {escape(tell(option.title))}",
            (0, 4),
        )
    )
    out.print(Padding(escape(tell(option.help)), (0, 8)))
    for value, words in option.values.items():
        out.print(Padding(f"[cyan]{escape(value)}[/] {escape(tell(words))}", (0, 8)))


def _permitted(part: str, tell: Tell) -> str:
    """What an option takes, as it is typed; kinds of values in words."""
    if part in KINDS:
        return tell(Message(f"terminal.takes-{KINDS[part]}"))
    return part.replace(" to ", "–")
