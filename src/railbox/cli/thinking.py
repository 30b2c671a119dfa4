"""`railbox hint` and `railbox analyse`: what the search thinks of a position or of a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from railbox.arena.analysis import DEPTH
from railbox.arena.analysis import analyse as run_analysis
from railbox.arena.analysis import hint as run_hint
from railbox.cli.common import JobsOption, Language, LanguageOption, NamesOption, notes, out, processes, read_names
from railbox.core.catalogue import BadOptions, Ruleset, Tell
from railbox.core.match import start_record
from railbox.core.messages import Message, seats
from railbox.core.record import read_record
from railbox.core.state import OVER
from railbox.locales import teller

FileArgument = Annotated[Path, typer.Argument(help="A record.")]
IterationsOption = Annotated[int, typer.Option("--iterations", "-n", min=10, help="How much to think at a decision.")]


def hint(
    file: FileArgument,
    move: Annotated[
        int | None, typer.Option("--move", "-m", min=0, help="After so many actions; at the end if not given.")
    ] = None,
    iterations: IterationsOption = 5000,
    top: Annotated[int, typer.Option("--top", min=1, help="How many actions to show.")] = 10,
    names: NamesOption = "",
    language: LanguageOption = Language.en,
) -> None:
    """What to do in a position: the best actions with their value, 0 to 1, and how often the search tried them."""
    record = read_record(file)
    seat, found = run_hint(record, len(record.actions) if move is None else move, iterations)
    if seat == OVER:
        raise BadOptions("the game is over; choose an earlier moment with --move")
    tell = teller(language.value, read_names(names, record.players))
    ruleset = start_record(record).ruleset
    grid = _table(tell, tell(Message("core.seat", {"seat": seat})), "action", "value", "visits")
    for candidate in found[:top]:
        label = _label(ruleset, candidate.action, seat, tell)
        grid.add_row(label, f"{candidate.value:.3f}", str(candidate.visits))
    out.print(grid)


def analyse(
    file: FileArgument,
    iterations: IterationsOption = DEPTH,
    top: Annotated[int, typer.Option("--top", min=1, help="How many mistakes to show.")] = 10,
    graph: Annotated[
        Path | None, typer.Option("--graph", help="Where the graph goes (SVG); beside the record if not given.")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")] = None,
    jobs: JobsOption = None,
    names: NamesOption = "",
    language: LanguageOption = Language.en,
) -> None:
    """Look back on a game: each move against the best one, the largest mistakes, the chances of all seats."""
    record = read_record(file)
    if not record.actions:
        raise BadOptions(f"{file}: has no actions to analyse")
    tell = teller(language.value, read_names(names, record.players))
    ruleset = start_record(record).ruleset
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=notes) as bar:
        task = bar.add_task(tell(Message("terminal.thinking")), total=len(record.actions))
        result = run_analysis(record, iterations, processes(jobs), lambda done: bar.advance(task, done))
    players = [tell(player) for player in seats(list(range(result.players)))]
    title = tell(Message("terminal.largest-mistakes"))
    grid = _table(tell, title, "move", "seat", "played", "value", "better", "value", "loss")
    for move in result.mistakes(top):
        best = move.best
        grid.add_row(
            str(move.number + 1),
            escape(players[move.seat]),
            _label(ruleset, move.action, move.seat, tell),
            f"{move.value:.3f}",
            _label(ruleset, best.action, move.seat, tell),
            f"{best.value:.3f}",
            f"{move.loss:.3f}",
        )
    out.print(grid)
    losses = _table(tell, tell(Message("terminal.mean-loss")), "seat", "decisions", "loss")
    for seat, player in enumerate(players):
        own = [move.loss for move in result.moves if move.seat == seat]
        losses.add_row(escape(player), str(len(own)), f"{sum(own) / max(1, len(own)):.4f}")
    out.print(losses)
    graph = graph or file.with_suffix(".svg")
    try:
        graph.write_text(result.graph(players, tell(Message("terminal.chances"))), encoding="utf-8")
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    except OSError as error:
        raise BadOptions(f"{error.filename}: {error.strerror}") from None
    out.print(escape(tell(Message("terminal.graph", {"file": str(graph)}))))


def _table(tell: Tell, title: str, *names: str) -> Table:
    """A table with these columns; words to the left, numbers to the right."""
    grid = Table(title=escape(title))
    for name in names:
        words = name in ("action", "seat", "played", "better")
        grid.add_column(tell(Message(f"terminal.column-{name}")), justify="left" if words else "right")
    return grid


def _label(ruleset: Ruleset, text: str, seat: int, tell: Tell) -> str:
    return escape(tell(ruleset.label(ruleset.actions.number(text), seat)))
