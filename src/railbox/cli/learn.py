"""`railbox learn`: a network that judges positions for a game's guide."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from railbox.cli.common import JobsOption, PlayersOption, out, processes, progress
from railbox.core.catalogue import BadOptions, find_game

NEEDED = "learning needs NumPy: pip install 'railbox[learn]'"


def learn(
    game: Annotated[str, typer.Argument(help="The game's name.")],
    players: PlayersOption = None,
    chunks: Annotated[int, typer.Option("--chunks", min=1, help="How often games are played and kept.")] = 40,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="Games each time.")] = 2500,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help="How often all of them are learnt from.")] = 3,
    width: Annotated[int, typer.Option("--width", min=1, help="Units of each hidden layer.")] = 16,
    bot: Annotated[
        str, typer.Option("--bot", "-b", help="Who plays with the network at the end, with the same time as without.")
    ] = "search:0.01s",
    check: Annotated[int, typer.Option("--check", min=1, help="Games on fresh deals at the end.")] = 200,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same network.")] = "0",
    jobs: JobsOption = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Keep the games in this folder; an interrupted run goes on there."),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the network into the game, if it makes the bot stronger.")
    ] = False,
) -> None:
    """Let games teach a network what positions are worth, and see whether a search is stronger with it."""
    try:
        from railbox.envs import learning
    except ImportError:
        raise BadOptions(NEEDED) from None
    found = find_game(game)
    wanted = learning.Learning(found.name, players or found.players[0], seed, chunks, games, epochs, width)
    with progress() as bar:
        playing = bar.add_task(f"{found.title}, {wanted.players} players", total=chunks * games)
        rows = learning.gather(wanted, folder, processes(jobs), lambda done: bar.advance(playing, done))
        teaching = bar.add_task(f"{len(rows.worth):,} positions", total=epochs)
        network, lessons = learning.train(wanted, rows, lambda _: bar.advance(teaching))
        checking = bar.add_task("on fresh deals", total=check)
        won = learning.validate(wanted, network, bot, check, lambda done: bar.advance(checking, done))
    for lesson in lessons:
        out.print(f"epoch {lesson.epoch}: error {lesson.error:.4f} (always the mean: {lesson.mean_error:.4f})")
    out.print(f"{bot} won {won.value:.1%} of {won.games:,} games ({won.low:.1%} to {won.high:.1%}) with it")
    if write:
        if won.low <= 1 / wanted.players:
            raise BadOptions("this network does not certainly make it stronger: nothing is written")
        out.print(f"written to {learning.write(wanted, network)}")
