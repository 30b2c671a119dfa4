"""The `railbox` command."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import railbox
from railbox.cli.board import board_app
from railbox.cli.check_bot import check_bot
from railbox.cli.common import errors
from railbox.cli.dataset import dataset
from railbox.cli.docs import docs
from railbox.cli.games import show_games
from railbox.cli.learn import learn
from railbox.cli.load import load
from railbox.cli.play import play
from railbox.cli.records import replay, verify
from railbox.cli.simulate import simulate
from railbox.cli.thinking import analyse, hint
from railbox.cli.tournament import tournament
from railbox.cli.tune import tune
from railbox.server.commands import backup, host_app, move, repair, restore, serve

app = typer.Typer(
    name="railbox",
    help="Railway board games: play them here, serve a table for many, let bots compete, replay and verify records.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(show_games)
app.command("play")(play)
app.command("simulate")(simulate)
app.command("dataset")(dataset)
app.command("replay")(replay)
app.command("verify")(verify)
app.command("tournament")(tournament)
app.command("tune")(tune)
app.command("learn")(learn)
app.command("hint")(hint)
app.command("analyse")(analyse)
app.command("check-bot")(check_bot)
app.command("serve")(serve)
app.command("load")(load)
app.command("backup")(backup)
app.command("restore")(restore)
app.command("repair")(repair)
app.command("move")(move)
app.add_typer(board_app, name="board")
app.add_typer(host_app, name="host")
app.command("docs")(docs)


def _version(wanted: bool) -> None:
    if wanted:
        mode = "compiled" if railbox.compiled else "interpreted"
        typer.echo(f"railbox {railbox.__version__}, rules {mode}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version, and whether compiled."),
    ] = False,
) -> None:
    """Options of the command itself."""


def main() -> None:
    """Run the command; bad input gets one clear line and exit code 2."""
    try:
        app()
    except errors as error:
        typer.echo(f"railbox: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
