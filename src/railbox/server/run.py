"""Running a server process: logs, signals, the web server."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable

import msgspec
import uvicorn

from railbox.server.app import make_app, make_server
from railbox.server.context import Server
from railbox.server.door import Door, allow_many_files
from railbox.server.frames import Frames
from railbox.server.settings import Settings
from railbox.server.workers import Workers

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

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.railbox = server
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        self.railbox.hub.farewell()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until told to stop, with as many processes as wanted."""
    if settings.workers < 1:
        raise ValueError("at least one worker is needed")
    if settings.workers > 1:
        if not settings.database_url.startswith("postgresql"):
            raise ValueError("several workers need PostgreSQL: give --database postgresql://…")
        set_up_logs(settings.log_level)
        Workers(serve, settings).run()
    else:
        serve(settings)


def serve(settings: Settings, listener: socket.socket | None = None, ready: Callable[[], None] = lambda: None) -> None:
    """Serve with this process, on a socket that others may share; `ready` is called when it has begun."""
    set_up_logs(settings.log_level)
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    server = make_server(settings)
    allow_many_files()
    if listener is None and sys.platform != "win32":
        # Nobody can take the place of a process that is alone: it ends in good order, to be started anew.
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    config = uvicorn.Config(
        make_app(server),
        http=Door,
        host=settings.host,
        port=settings.port,
        ws=Frames,
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
    gc.set_threshold(20_000, 20, 20)
    RailboxServer(config, server, ready).run([listener] if listener is not None else None)
