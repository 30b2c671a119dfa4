"""Logs that cannot be read to their end: found, looked at, and cut where they are damaged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from railbox.server.schema import entries, tables
from railbox.server.store import make_engine, prepare
from railbox.table import AnyEntry, Created, Table, decode_entry

Row = tuple[int, str]


class BadTable(ValueError):
    """A table that is not there, or of which nothing can be read."""


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a log: from which seq on, why, and how many entries from there on are of no use."""

    table: str
    seq: int
    why: Literal["hole", "unreadable", "unplayable"]
    lost: int

    def __str__(self) -> str:
        said = {
            "hole": f"entry {self.seq} is missing",
            "unreadable": f"entry {self.seq} cannot be read",
            "unplayable": f"entry {self.seq} does not follow from those before it",
        }
        return f"{self.table}: {said[self.why]}; {self.lost} entries from there on"


def examine(table_id: str, rows: Sequence[Row]) -> tuple[Table | None, Finding | None]:
    """The table of a log as far as it can be read, and what ends it before its end."""
    table: Table | None = None
    for place, (seq, data) in enumerate(rows):
        lost = len(rows) - place
        if seq != place + 1:
            return table, Finding(table_id, place + 1, "hole", lost)
        try:
            entry: AnyEntry = decode_entry(data)
        except msgspec.DecodeError:
            return table, Finding(table_id, seq, "unreadable", lost)
        if table is None:
            if not isinstance(entry, Created):
                return None, Finding(table_id, seq, "unplayable", lost)
            table = Table(entry)
            continue
        before = table.copy()
        table.apply(entry)
        if table.frozen is not None:
            # Rules that this box does not have say nothing about the log.
            gone = table.frozen.id == "table.rules-gone"
            return (table, None) if gone else (before, Finding(table_id, seq, "unplayable", lost))
    return table, None


async def find_damage(url: str, table_id: str | None = None) -> list[Finding]:
    """All that is wrong with one log, or with any."""
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            ids = [table_id] if table_id else list((await connection.execute(select(tables.c.id))).scalars())
            found = [examine(one, await read_log(connection, one))[1] for one in ids]
        return [finding for finding in found if finding is not None]
    finally:
        await engine.dispose()


async def cut(url: str, table_id: str, folder: Path) -> Path:
    """End a log before its damage. What comes after is written to a file, whose path is returned, and removed."""
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            rows = await read_log(connection, table_id)
            table, finding = examine(table_id, rows)
            if finding is None:
                raise BadTable(f"{table_id}: nothing is wrong with its log")
            if table is None:
                raise BadTable(f"{table_id}: nothing of it can be read; it can only be removed")
            kept = folder / f"{table_id}-from-{finding.seq}.jsonl"
            kept.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows if row[0] >= finding.seq))
            where = (entries.c.table_id == table_id, entries.c.seq >= finding.seq)
            await connection.execute(delete(entries).where(*where))
            row = prepare(table_id, table, [], set(), True).row
            await connection.execute(update(tables).where(tables.c.id == table_id).values(row))
        return kept
    finally:
        await engine.dispose()


async def read_log(connection: AsyncConnection, table_id: str) -> list[Row]:
    """The entries of a table as they are stored; BadTable if there is no such table."""
    query = select(entries.c.seq, entries.c.data).where(entries.c.table_id == table_id).order_by(entries.c.seq)
    rows = [(seq, data) for seq, data in await connection.execute(query)]
    if not rows:
        raise BadTable(f"there is no table {table_id}")
    return rows
