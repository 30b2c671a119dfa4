"""`railbox tune`: better figures for a game's guide."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from railbox.arena import tuning
from railbox.arena.games import Series
from railbox.cli.common import JobsOption, OptionsOption, PlayersOption, out, processes, progress, read_options
from railbox.core.catalogue import BadOptions, Game, find_game


def tune(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    players: PlayersOption = None,
    bot: Annotated[
        str, typer.Option("--bot", "-b", help="Who plays with the figures; playout is their guide itself.")
    ] = "greedy",
    generations: Annotated[int, typer.Option("--generations", min=1, help="How often the figures change.")] = 20,
    candidates: Annotated[int, typer.Option("--candidates", min=4, help="Sets of figures in each generation.")] = 16,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Deals that each set of figures plays.")] = 100,
    check: Annotated[int, typer.Option("--check", min=1, help="Games on fresh deals at the end.")] = 1000,
    figures: Annotated[str, typer.Option("--figures", help="Only these, separated by commas.")] = "",
    against: Annotated[str, typer.Option("--against", help="Other bots to play against, separated by commas.")] = "",
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same figures.")] = "0",
    jobs: JobsOption = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Keep every generation in this folder; an interrupted run goes on there."),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the new figures into the game, if they are better.")
    ] = False,
    option: OptionsOption = None,
) -> None:
    """Let the figures of a game's guide evolve in games against those that it has, for one number of players."""
    found = find_game(game)
    series = Series(found.name, players or found.players[0], read_options(option))
    names = _names(figures) or [figure.name for figure in found.figures]
    wanted = tuning.Tuning(series, bot, seed, games, candidates, names, _names(against))
    workers = processes(jobs)
    with progress() as bar:
        task = bar.add_task(f"{found.title}, {series.players} players", total=generations * wanted.games_a_generation)
        known = tuning.tune(wanted, generations, folder, workers, lambda done: bar.advance(task, done))
        start, values = known[0].values, tuning.settled(known)
        checking = bar.add_task("on fresh deals", total=check)
        won = tuning.validate(wanted, start, values, check, workers, lambda done: bar.advance(checking, done))
    _show(found, start, values)
    out.print(f"won {won.value:.1%} of {won.games:,} games ({won.low:.1%} to {won.high:.1%})")
    if write:
        if won.low <= 1 / series.players:
            raise BadOptions("these figures are not certainly better: nothing is written")
        out.print(f"written to {tuning.write(wanted, values)}")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _show(game: Game, start: list[float], values: list[float]) -> None:
    """The figures before and after."""
    grid = Grid("figure", "before", "after", "meaning")
    for figure, before, after in zip(game.figures, start, values, strict=True):
        grid.add_row(figure.name, f"{before:g}", f"{after:g}", figure.meaning)
    out.print(grid)
