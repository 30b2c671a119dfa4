"""Bringing a database to the newest version."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

ADVISORY_LOCK = 7_245_266
"""Any number that only Railbox uses: servers that start together migrate one after the other."""


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(configuration(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    """Apply what is missing; several servers may do so at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})
        await connection.run_sync(_upgrade)
