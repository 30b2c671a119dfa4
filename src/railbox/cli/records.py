"""`railbox replay` and `railbox verify`: records of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from railbox.cli.common import Language, LanguageOption, NamesOption, draw, look_from, out, read_names
from railbox.cli.end import end_screen
from railbox.core.match import load_record
from railbox.core.messages import seats
from railbox.core.record import BadRecord, read_record
from railbox.locales import teller, translate

FileArgument = Annotated[Path, typer.Argument(help="A record of a game (JSON).")]


def replay(
    file: FileArgument,
    at: Annotated[int | None, typer.Option("--at", "-a", min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose eyes to see with, 1, 2, …; a spectator's if not given.")
    ] = None,
    log: Annotated[bool, typer.Option("--log/--no-log", help="Tell what each action did.")] = True,
    names: NamesOption = "",
    language: LanguageOption = Language.en,
) -> None:
    """Show a recorded game: what happened, and the table at the end or after some actions."""
    match = load_record(file)
    viewer = look_from(seat, match.players)
    tell = teller(language.value, read_names(names, match.players))
    if at is not None:
        if at > len(match.actions):
            raise BadRecord(f"--at {at}: the record has {len(match.actions)} actions")
        match.undo(len(match.actions) - at)
    if log:
        for number, messages in enumerate(match.events(viewer), start=1):
            told = " ".join(tell(message) for message in messages)
            if told:
                out.print(f"[dim]{number:>4}[/] {escape(told)}")
        out.print()
    out.print(draw(match, viewer, tell))
    if match.over:
        out.print()
        out.print(end_screen(match, tell))


def verify(
    file: FileArgument,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="The SHA-256 that was shown when the game started.")
    ] = None,
) -> None:
    """Check a record: its digest, every action by the rules, the result, and its commitment."""
    record = read_record(file)
    match = load_record(record)
    promised = record.commitment()
    if commitment is not None and commitment.lower() != promised:
        raise BadRecord(f"the SHA-256 of how it began is {promised}, not the commitment {commitment}")
    state = f"finished, {match.end_reason}" if match.over else "not finished"
    out.print(f"[green]ok[/] {match.game.title}, {match.players} players, {len(match.actions)} actions, {state}")
    out.print(f"   digest {'matches' if record.digest else 'not given'}, commitment {promised}", soft_wrap=True)
    if match.over:
        names = [translate(player) for player in seats(list(range(match.players)))]
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, match.scores, strict=True))
        out.print(f"   scores: {scores}")
        out.print("   won by " + " and ".join(names[seat] for seat in match.winners))
