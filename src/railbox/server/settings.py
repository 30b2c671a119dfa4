"""What a host can set: by flags of `railbox serve`, or by environment variables of the same names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec

MOST_THINKERS = 4
"""Processes for bots that think long, unless a host wants more: each may hold a hundred megabytes of thoughts."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one server process; the environment variable of `bot_workers` is RAILBOX_BOT_WORKERS."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("railbox-data")
    database: str = ""
    """An SQLAlchemy URL; empty for SQLite in the data folder."""
    redis: str = ""
    """A Redis URL when several processes serve one database."""
    origins: str = ""
    """Further origins (comma-separated) that pages may come from; the server's own is always allowed."""
    https: bool = False
    """Whether people reach the server by https: cookies are then sent by https only."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For header is believed."""
    workers: int = 1
    """How many processes serve; more than one need PostgreSQL, and Redis to hear of each other at once."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Processes for bots of each kind; 0 is one of each, and as many as there are cores for those that think long."""
    bot_seconds: float = 20.0
    """After this long a bot that has not answered is stopped and a random action is taken."""
    bot_pause: float = 0.3
    """How long a bot waits before it acts, so that people can follow."""
    absence: int = 300
    """Seconds after which somebody who is away from a game with a live clock is played for."""
    live_tables: int = 2000
    """How many tables are kept in memory when nobody is connected to them."""
    rate: float = 30.0
    """Requests a second that one address may make, and messages a second on one connection."""
    contact: str = "mailto:railbox@localhost.localdomain"
    """How the services that carry notices to browsers can reach the host: a `mailto:` or `https:` address."""
    log_level: str = "info"

    @property
    def thinkers(self) -> int:
        """Processes for bots that think long; what serves beside this one has its share of the cores."""
        return self.bot_workers or max(1, min(MOST_THINKERS, (os.cpu_count() or 1) // self.workers))

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database."""
        url = self.database_url
        return Path(url.partition(":///")[2]) if url.startswith("sqlite") and ":///" in url else None

    @property
    def database_url(self) -> str:
        """The database to use, with its asynchronous driver."""
        url = self.database or f"sqlite:///{(self.data / 'railbox.db').absolute()}"
        for scheme, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgres://", "postgresql+asyncpg://")):
            if url.startswith(scheme):
                return driver + url.removeprefix(scheme)
        return url.replace("postgresql://", "postgresql+asyncpg://", 1)


def from_environment(**given: object) -> Settings:
    """The settings given, then those of the environment, then the defaults. ValueError names what is wrong."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        value = given.get(name)
        if value is None:
            value = os.environ.get(f"RAILBOX_{name.upper()}")
        if value is not None:
            found[name] = str(value) if isinstance(value, Path) else value
    try:
        return msgspec.convert(found, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}") from None
