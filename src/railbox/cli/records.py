"""`railbox replay` and `railbox verify`: records of games."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from railbox.cli.common import Language, LanguageOption, draw, out, seat_names
from railbox.core.match import load_record
from railbox.core.record import BadRecord, read_record
from railbox.locales import translate

FileArgument = Annotated[Path, typer.Argument(help="A record of a game (JSON).")]


def replay(
    file: FileArgument,
    at: Annotated[int | None, typer.Option("--at", "-a", min=0, help="Stop after this many actions.")] = None,
    seat: Annotated[int, typer.Option("--seat", min=-1, help="Whose eyes to see with; -1 is a spectator.")] = -1,
    log: Annotated[bool, typer.Option("--log/--no-log", help="Tell what each action did.")] = True,
    language: LanguageOption = Language.en,
) -> None:
    """Show a recorded game: what happened, and the table at the end or after some actions."""
    match = load_record(file)
    if seat >= match.players:
        raise typer.BadParameter(f"seats are 0 to {match.players - 1}", param_hint="--seat")
    if at is not None:
        if at > len(match.actions):
            raise BadRecord(f"--at {at}: the record has {len(match.actions)} actions")
        match.undo(len(match.actions) - at)
    names = seat_names(match)
    if log:
        for number, (text, messages) in enumerate(zip(match.actions, match.events(seat), strict=True), start=1):
            told = " ".join(translate(message, language.value, names) for message in messages)
            out.print(f"[dim]{number:>4}[/] {escape(told or text)}")
        out.print()
    out.print(draw(match, seat))


def verify(
    file: FileArgument,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="The SHA-256 of the seed that was shown when the game started.")
    ] = None,
) -> None:
    """Check a record: its digest, every action by the rules, the result, and the seed against its commitment."""
    record = read_record(file)
    match = load_record(record)
    promised = hashlib.sha256(record.seed.encode()).hexdigest()
    if commitment is not None and commitment.lower() != promised:
        raise BadRecord(f"seed: its SHA-256 is {promised}, not the commitment {commitment}")
    state = f"finished, {match.end_reason}" if match.over else "not finished"
    out.print(f"[green]ok[/] {match.game.title}, {match.players} players, {len(match.actions)} actions, {state}")
    out.print(
        f"   digest {'matches' if record.digest else 'not given'}, SHA-256 of the seed {promised}", soft_wrap=True
    )
    if match.over:
        scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(match.scores))
        out.print(f"   scores: {scores}; won by {' and '.join(f'seat {seat}' for seat in match.winners)}")
