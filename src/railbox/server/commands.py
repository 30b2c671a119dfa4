"""`railbox serve`, `backup`, `restore`, `repair` and `move`. What they need is imported when they run, not before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from railbox.server.settings import Settings, from_environment

if TYPE_CHECKING:
    from railbox.server.admin import Admin


@contextmanager
def server_parts() -> Iterator[None]:
    """Say what is missing where Railbox was installed without its server."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise typer.BadParameter(f'{error.name} is missing: pip install "railbox[server]"') from None


@contextmanager
def _plainly(settings: Settings, existing: bool = False) -> Iterator[None]:
    """End with one clear line where something is wrong with the database or a file, and not with a traceback.

    `existing`: there must be a database already; SQLite would make an empty one.
    """
    file = settings.database_file
    if existing and file is not None and not file.exists():
        _fail(f"there is no database at {file}")
    try:
        yield
    except (typer.Exit, typer.BadParameter):
        raise
    except Exception as error:  # drivers have no common family of errors
        if settings.log_level == "debug":
            raise
        lines = str(getattr(error, "orig", None) or error).strip().splitlines()
        _fail(lines[0] if lines else type(error).__name__)


def _fail(problem: str) -> NoReturn:
    typer.echo(f"railbox: {problem}", err=True)
    raise typer.Exit(1)


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 unless said otherwise.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8000 unless said otherwise.")] = None,
    database: Annotated[
        str | None, typer.Option(help="Database URL (sqlite:///… or postgresql://…); SQLite in the data folder.")
    ] = None,
    redis: Annotated[str | None, typer.Option(help="Redis URL, for several processes on one database.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes serve (on PostgreSQL); SIGHUP replaces them one by one.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the database; ./railbox-data.")] = None,
    https: Annotated[
        bool | None, typer.Option("--https", help="People come by https (behind a proxy): cookies by https only.")
    ] = None,
) -> None:
    """Serve tables to browsers and programs. Every setting is also an environment variable: see docs/host.md."""
    with server_parts():
        from railbox.server.run import run
    settings = from_environment(
        host=host, port=port, database=database, redis=redis, workers=workers, data=data, https=https
    )
    if settings.database:
        with _plainly(settings):
            from railbox.server.store import reach

            asyncio.run(reach(settings.database_url))
    typer.echo(f"Railbox at http://{settings.host}:{settings.port} (Ctrl-C to stop)", err=True)
    try:
        run(settings)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    except OSError as error:  # such as an address that another server has
        _fail(f"{settings.host}:{settings.port}: {error.strerror}")


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup, as compressed JSON lines.")],
    database: Annotated[str | None, typer.Option(help="Database URL.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database.")] = None,
) -> None:
    """Write everything that a server keeps to a file, while it runs or not."""
    with server_parts():
        from railbox.server.backup import write_backup
    settings = from_environment(database=database, data=data)
    with _plainly(settings, existing=True):
        rows = asyncio.run(write_backup(settings.database_url, file))
    typer.echo(f"{rows} rows written to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Annotated[str | None, typer.Option(help="Database URL; it must be empty.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database.")] = None,
) -> None:
    """Fill an empty database from a backup; SQLite and PostgreSQL read each other's."""
    with server_parts():
        from railbox.server.backup import read_backup
    settings = from_environment(database=database, data=data)
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    with _plainly(settings):
        rows = asyncio.run(read_backup(settings.database_url, file))
    typer.echo(f"{rows} rows restored from {file}")


def move(
    target: Annotated[str, typer.Argument(help="URL of an empty database (postgresql://… or sqlite:///…).")],
    database: Annotated[str | None, typer.Option(help="Database URL to copy from.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database to copy from.")] = None,
) -> None:
    """Copy everything into another database, such as from SQLite to PostgreSQL, and replay every table there."""
    with server_parts():
        from railbox.server.backup import BadBackup, move
    source = from_environment(database=database, data=data).database_url
    try:
        tables, problems = asyncio.run(move(source, from_environment(database=target).database_url))
    except BadBackup as error:
        raise typer.BadParameter(str(error)) from None
    for problem in problems:
        typer.echo(problem)
    typer.echo(f"{tables} tables moved and replayed, {len(problems)} with problems")
    if problems:
        raise typer.Exit(1)


def repair(
    table: Annotated[str | None, typer.Argument(help="The id of a table; all are examined without one.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what is wrong.")] = False,
    database: Annotated[str | None, typer.Option(help="Database URL.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database.")] = None,
) -> None:
    """Find tables whose log is damaged, and let one go on from the last entry before the damage."""
    with server_parts():
        from railbox.server.repair import BadTable, cut, find_damage
    url = from_environment(database=database, data=data).database_url
    try:
        findings = asyncio.run(find_damage(url, table))
        for finding in findings:
            typer.echo(str(finding))
        if not findings:
            typer.echo("nothing is wrong")
        elif table and not dry_run:
            typer.echo(f"repaired; what was cut off is in {asyncio.run(cut(url, table, Path.cwd()))}")
        elif not table:
            typer.echo("repair them one by one: railbox repair TABLE")
    except BadTable as error:
        raise typer.BadParameter(str(error)) from None


# ---- the host's own commands -------------------------------------------------------------------------------

DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")]
Database = Annotated[str | None, typer.Option(help="Database URL; SQLite in the data folder unless said otherwise.")]
Data = Annotated[Path | None, typer.Option(help="Folder of the database.")]
Name = Annotated[str, typer.Argument(help="The name that a person registered, or the id at the end of their page.")]


def _administer(
    deed: Callable[[Admin], Awaitable[list[str]]], dry_run: bool, database: str | None, data: Path | None
) -> None:
    with server_parts():
        from railbox.server.admin import administrator

    settings = from_environment(database=database, data=data)

    async def work() -> list[str]:
        async with administrator(settings, dry_run) as admin:
            return await deed(admin)

    with _plainly(settings, existing=True):
        for line in asyncio.run(work()):
            typer.echo(f"would be: {line}" if dry_run else line)


host_app = typer.Typer(
    no_args_is_help=True,
    help="For the host of a server: bans, lost passwords, removals, pruning. A running server follows within a second.",
)


@host_app.command()
def ban(
    name: Name,
    undo: Annotated[bool, typer.Option("--undo", help="Let the person in again.")] = False,
    dry_run: DryRun = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Close a person's account: no signing in, no keys, all connections end. Seats go on as if they were away."""
    _administer(lambda admin: admin.ban(name, not undo), dry_run, database, data)


@host_app.command()
def password(name: Name, dry_run: DryRun = False, database: Database = None, data: Data = None) -> None:
    """Give a person who lost the password a new one, printed here; their sessions and keys end."""
    _administer(lambda admin: admin.reset_password(name), dry_run, database, data)


@host_app.command()
def remove_person(name: Name, dry_run: DryRun = False, database: Database = None, data: Data = None) -> None:
    """Delete a person: they leave all tables, and name and words disappear from the logs."""
    _administer(lambda admin: admin.remove_person(name), dry_run, database, data)


@host_app.command()
def remove_table(
    table: Annotated[str, typer.Argument(help="The id of a table: the end of its address.")],
    dry_run: DryRun = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Delete a table with its log and its results; ratings stay as they are."""
    _administer(lambda admin: admin.remove_table(table), dry_run, database, data)


@host_app.command()
def prune(
    guests: Annotated[int, typer.Option(min=1, help="Days after which guests go who can no longer come back.")] = 180,
    tables: Annotated[int, typer.Option(min=1, help="Days after which tables go that still wait for players.")] = 30,
    dry_run: DryRun = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Delete old guests whose sessions have ended, and open tables that nobody joined."""
    _administer(lambda admin: admin.prune(guests, tables), dry_run, database, data)


app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="The server of Railbox.")
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(repair)
app.command()(move)
app.add_typer(host_app, name="host")
