"""`railbox simulate`: many games at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from railbox.arena.simulate import Job, Report, Spread
from railbox.arena.simulate import simulate as run
from railbox.bots import make_bot
from railbox.cli.common import (
    BoardOption,
    JobsOption,
    MapOption,
    OptionsOption,
    PlayersOption,
    SeedOption,
    out,
    processes,
    progress,
    read_options,
    show_faults,
)
from railbox.cli.dataset import NEEDED
from railbox.core.catalogue import BadOptions, find_game


def simulate(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Who plays, separated by commas; repeated to fill the seats.")
    ] = "random",
    seed: SeedOption = None,
    jobs: JobsOption = None,
    option: OptionsOption = None,
    board: BoardOption = None,
    map_file: MapOption = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    export: Annotated[
        Path | None, typer.Option("--export", help="Write every decision to this Parquet file, on one core.")
    ] = None,
) -> None:
    """Play many games between bots: scores, seat advantage, lengths, how games end, speed."""
    found = find_game(game)
    players = found.players[0] if players is None else players
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise BadOptions("--bots: name at least one bot")
    if len(names) > players:
        raise BadOptions(f"--bots: {len(names)} bots for {players} seats")
    for name in names:
        make_bot(name)
    options = read_options(option, board, map_file)
    found.ruleset(players, options)
    job = Job(found.name, players, names, seed or "0", options)
    with progress() as bar:
        task = bar.add_task(f"{found.title}, {players} players", total=games)
        if export is None:
            report = run(job, games, processes(jobs), lambda done: bar.advance(task, done))
        else:
            report = _exported(export, job, games, lambda done: bar.advance(task, done))
    if json is not None:
        try:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
        except OSError as error:
            raise BadOptions(f"{json}: {error.strerror}") from None
    _show(report)


def _exported(file: Path, job: Job, games: int, progress: Callable[[int], None]) -> Report:
    try:
        from railbox.envs.datasets import simulate_to
    except ImportError:
        raise BadOptions(NEEDED) from None
    return simulate_to(file, job, games, progress)


def _show(report: Report) -> None:
    out.print(_seats(report))
    show_faults([(row.bot, row.reasons) for row in report.seats])
    out.print(f"decisions a game: {_spread(report.lengths)}")
    total = report.games
    ends = ", ".join(f"{reason} {count} ({count / total:.1%})" for reason, count in report.reasons.items())
    out.print(f"ends: {ends}")
    if report.statistics:
        out.print(_statistics(report))
    out.print(
        f"{report.games:,} games in {report.seconds:.2f} s: {report.games_per_second:,.0f} games/s, "
        f"{report.decisions_per_second:,.0f} decisions/s"
    )


def _seats(report: Report) -> Table:
    table = Table(title="Seats")
    for column in ("seat", "bot", "wins", "win rate (95 %)", "score", "low … ¼ … median … ¾ … high"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat, row in enumerate(report.seats, start=1):
        scores = row.scores
        table.add_row(
            str(seat),
            row.bot,
            f"{row.wins:,.0f}",
            f"{row.win_rate:.1%} ± {row.error:.1%}",
            f"{scores.mean:.1f}",
            " … ".join(f"{value:g}" for value in msgspec.structs.astuple(scores)[1:]),
        )
    return table


def _statistics(report: Report) -> Table:
    """The game's own figures; those that are zero throughout are left out."""
    players = report.job.players
    table = Table(title="Means")
    table.add_column("figure")
    for column in ("game", *(f"seat {seat}" for seat in range(1, players + 1)), "winners"):
        table.add_column(column, justify="right")
    for name, values in report.statistics.items():
        if not any(values):
            continue
        if len(values) == 1 and players > 1:
            table.add_row(name, f"{values[0]:.2f}", *[""] * (players + 1))
        else:
            table.add_row(name, "", *(f"{value:.2f}" for value in values), f"{report.winners_statistics[name]:.2f}")
    return table


def _spread(spread: Spread) -> str:
    return f"mean {spread.mean:.1f}, median {spread.median:g}, {spread.low:g} to {spread.high:g}"
