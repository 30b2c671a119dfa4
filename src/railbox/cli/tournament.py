"""`railbox tournament`: which bot is the strongest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from railbox.arena.games import Series
from railbox.arena.report import write_games, write_page, write_standings
from railbox.arena.standings import Standings, standings
from railbox.arena.tournament import Tournament, play_tournament
from railbox.bots.base import SECONDS
from railbox.cli.common import (
    BoardOption,
    JobsOption,
    MapOption,
    OptionsOption,
    PlayersOption,
    out,
    processes,
    progress,
    read_options,
    show_faults,
)
from railbox.core.catalogue import find_game


def tournament(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    bots: Annotated[str, typer.Option("--bots", "-b", help="Who plays, separated by commas.")],
    players: PlayersOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games for each choice of bots.")] = 100,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same deals.")] = "0",
    jobs: JobsOption = None,
    cluster: Annotated[str, typer.Option("--cluster", help="The address of a Ray cluster, or `local`.")] = "",
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="Time for a decision; who takes longer loses the move.")
    ] = SECONDS,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Keep games, tables and a report in this folder; an interrupted run goes on there."),
    ] = None,
    option: OptionsOption = None,
    board: BoardOption = None,
    map_file: MapOption = None,
) -> None:
    """Let bots play each other on equal terms: all sit on every seat and play the same deals."""
    found = find_game(game)
    series = Series(found.name, players or found.players[0], read_options(option, board, map_file), seconds)
    contest = Tournament(series, [name.strip() for name in bots.split(",") if name.strip()], seed)
    with progress() as bar:
        task = bar.add_task(f"{found.title}, {series.players} players", total=None)
        results = play_tournament(
            contest,
            games,
            folder,
            processes(jobs),
            cluster,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    figures = standings(results)
    show(figures)
    if folder is not None:
        write_games(folder / "games.csv", results)
        write_standings(folder / "standings.csv", figures)
        write_page(folder / "report.html", contest, figures)
        out.print(f"report: {folder / 'report.html'}")


def show(figures: Standings) -> None:
    """The standings and the duels as tables."""
    grid = Grid(title=f"{figures.games:,} games")
    for column in ("bot", "rating", "won", "95 %", "score", "ms", "faults"):
        grid.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for bot in figures.bots:
        grid.add_row(
            bot.bot,
            f"{bot.mu:.1f} ± {2 * bot.sigma:.1f}",
            f"{bot.wins.value:.1%}",
            f"{bot.wins.low:.0%} – {bot.wins.high:.0%}",
            f"{bot.scores.mean:.1f}",
            f"{bot.milliseconds:.3g}",
            str(bot.faults),
        )
    out.print(grid)
    show_faults([(bot.bot, bot.reasons) for bot in figures.bots])
    duels = Grid(title="Row finished ahead of column")
    duels.add_column("")
    for bot in figures.bots:
        duels.add_column(bot.bot, justify="right")
    for bot, rates in zip(figures.bots, figures.ahead, strict=True):
        duels.add_row(bot.bot, *("" if rate is None else f"{rate.value:.1%}" for rate in rates))
    out.print(duels)
