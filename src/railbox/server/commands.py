"""`railbox serve`, `railbox backup`, `railbox restore`."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
import uvicorn

from railbox.server.app import make_app, make_server
from railbox.server.backup import read_backup, write_backup
from railbox.server.context import Server
from railbox.server.settings import Settings, from_environment

MAX_MESSAGE = 64_000
STANDARD = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and what was given as extra."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(value) for name, value in record.__dict__.items() if name not in STANDARD}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Structured logs on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("alembic", "aiosqlite", "uvicorn.error"):
        logging.getLogger(name).setLevel("WARNING")


class RailboxServer(uvicorn.Server):
    """uvicorn, but the tables are told before the connections end."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.railbox = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        self.railbox.hub.farewell()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log_level)
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    server = make_server(settings)
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    # What was made so far lives as long as the process, and a table is many small objects that form no cycles:
    # looking through all of them for rubbish every few hundred actions would be most of the work.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    RailboxServer(config, server).run()


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 unless said otherwise.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8000 unless said otherwise.")] = None,
    database: Annotated[
        str | None, typer.Option(help="Database URL (sqlite:///… or postgresql://…); SQLite in the data folder.")
    ] = None,
    redis: Annotated[str | None, typer.Option(help="Redis URL, for several processes on one database.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the database; ./railbox-data.")] = None,
    https: Annotated[
        bool | None, typer.Option("--https", help="People come by https (behind a proxy): cookies by https only.")
    ] = None,
) -> None:
    """Serve tables to browsers and programs. Every setting is also an environment variable: see docs/host.md."""
    settings = from_environment(host=host, port=port, database=database, redis=redis, data=data, https=https)
    typer.echo(f"Railbox at http://{settings.host}:{settings.port} (Ctrl-C to stop)", err=True)
    run(settings)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup, as compressed JSON lines.")],
    database: Annotated[str | None, typer.Option(help="Database URL.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database.")] = None,
) -> None:
    """Write everything that a server keeps to a file, while it runs or not."""
    settings = from_environment(database=database, data=data)
    rows = asyncio.run(write_backup(settings.database_url, file))
    typer.echo(f"{rows} rows written to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Annotated[str | None, typer.Option(help="Database URL; it must be empty.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database.")] = None,
) -> None:
    """Fill an empty database from a backup; SQLite and PostgreSQL read each other's."""
    settings = from_environment(database=database, data=data)
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    rows = asyncio.run(read_backup(settings.database_url, file))
    typer.echo(f"{rows} rows restored from {file}")


app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="The server of Railbox.")
app.command()(serve)
app.command()(backup)
app.command()(restore)
