"""`railbox hint` and `railbox analyse`: what the search thinks of a position or of a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from railbox.arena.analysis import analyse as run_analysis
from railbox.arena.analysis import hint as run_hint
from railbox.cli.common import notes, out
from railbox.core.catalogue import BadOptions
from railbox.core.record import read_record
from railbox.core.state import OVER

FileArgument = Annotated[Path, typer.Argument(help="A record.")]
IterationsOption = Annotated[int, typer.Option("--iterations", "-n", min=10, help="How much to think at a decision.")]


def hint(
    file: FileArgument,
    move: Annotated[
        int | None, typer.Option("--move", "-m", min=0, help="After so many actions; at the end if not given.")
    ] = None,
    iterations: IterationsOption = 5000,
    top: Annotated[int, typer.Option("--top", min=1, help="How many actions to show.")] = 10,
) -> None:
    """What to do in a position: the best actions with their value, 0 to 1, and how often the search tried them."""
    record = read_record(file)
    seat, found = run_hint(record, len(record.actions) if move is None else move, iterations)
    if seat == OVER:
        raise BadOptions("the game is over; choose an earlier moment with --move")
    grid = Table(title=f"seat {seat}")
    for column in ("action", "value", "visits"):
        grid.add_column(column, justify="left" if column == "action" else "right")
    for candidate in found[:top]:
        grid.add_row(candidate.action, f"{candidate.value:.3f}", str(candidate.visits))
    out.print(grid)


def analyse(
    file: FileArgument,
    iterations: IterationsOption = 1000,
    top: Annotated[int, typer.Option("--top", min=1, help="How many mistakes to show.")] = 10,
    graph: Annotated[
        Path | None, typer.Option("--graph", help="Where the graph goes (SVG); beside the record if not given.")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")] = None,
) -> None:
    """Look back on a game: each move against the best one, the largest mistakes, the chances of all seats."""
    record = read_record(file)
    if not record.actions:
        raise BadOptions(f"{file}: has no actions to analyse")
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=notes) as bar:
        task = bar.add_task("thinking", total=len(record.actions))
        result = run_analysis(record, iterations, lambda done: bar.update(task, completed=done))
    grid = Table(title="Largest mistakes")
    for column in ("move", "seat", "played", "value", "better", "value ", "loss"):
        grid.add_column(column, justify="left" if column in ("played", "better") else "right")
    for move in result.mistakes(top):
        best = move.best
        numbers = (f"{move.value:.3f}", best.action, f"{best.value:.3f}", f"{move.loss:.3f}")
        grid.add_row(str(move.number + 1), str(move.seat), move.action, *numbers)
    out.print(grid)
    losses = Table(title="Mean loss of a decision")
    losses.add_column("seat", justify="right")
    losses.add_column("decisions", justify="right")
    losses.add_column("loss", justify="right")
    for seat in range(result.players):
        own = [move.loss for move in result.moves if move.seat == seat]
        losses.add_row(str(seat), str(len(own)), f"{sum(own) / max(1, len(own)):.4f}")
    out.print(losses)
    graph = graph or file.with_suffix(".svg")
    try:
        graph.write_text(result.graph([f"seat {seat}" for seat in range(result.players)]), encoding="utf-8")
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    except OSError as error:
        raise BadOptions(f"{error.filename}: {error.strerror}") from None
    out.print(f"graph: {graph}")
