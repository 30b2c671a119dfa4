"""Backups: every row of every table of the database, as gzipped JSON lines that any database can take back."""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select

from railbox.server.migrate import migrate
from railbox.server.repair import examine, read_log
from railbox.server.schema import metadata, tables
from railbox.server.store import make_engine

FORMAT = 1
CHUNK = 500


class BadBackup(ValueError):
    """A file that is no backup, or a database that is not empty."""


async def write_backup(url: str, path: Path) -> int:
    """Write a backup, in one transaction, so that it is of one moment; returns how many rows."""
    engine = make_engine(url)
    rows = 0
    partial = path.with_name(path.name + ".partial")
    try:
        isolation = "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"
        async with engine.connect() as plain:
            connection = await plain.execution_options(isolation_level=isolation)
            if engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            with gzip.open(partial, "wb") as file:
                file.write(msgspec.json.encode({"railbox": "backup", "format": FORMAT}) + b"\n")
                for table in metadata.sorted_tables:
                    result = await connection.stream(select(table).order_by(*table.primary_key))
                    async for row in result.mappings():
                        plain_row = {str(name): value for name, value in row.items()}
                        file.write(msgspec.json.encode([str(table.name), plain_row]) + b"\n")
                        rows += 1
        partial.replace(path)
    finally:
        await engine.dispose()
    return rows


async def read_backup(url: str, path: Path) -> int:
    """Fill an empty database; all or nothing."""
    engine = make_engine(url)
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise BadBackup(f"the database is not empty: it has rows in {table.name}")
            rows = 0
            waiting: dict[str, list[dict[str, Any]]] = {}
            for name, row in _rows(path):
                if name not in waiting and waiting:
                    rows += await _flush(connection, waiting)
                waiting.setdefault(name, []).append(row)
                if len(waiting[name]) >= CHUNK:
                    rows += await _flush(connection, waiting)
            return rows + await _flush(connection, waiting)
    finally:
        await engine.dispose()


async def move(source: str, target: str) -> tuple[int, list[str]]:
    """Copy a database into an empty one of any kind, and replay every table there.

    Returns how many tables there are, and what is wrong with any of them.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "move.gz"
        await write_backup(source, file)
        await read_backup(target, file)
    engine = make_engine(target)
    try:
        async with engine.connect() as connection:
            rows = (await connection.execute(select(tables.c.id, tables.c.status, tables.c.changed))).all()
            problems = []
            for table_id, status, changed in rows:
                table, finding = examine(table_id, await read_log(connection, table_id))
                if finding is not None:
                    problems.append(str(finding))
                elif table is None or (table.status, table.noticed) != (status, changed):
                    problems.append(f"{table_id}: the replay does not lead to what the lists say")
        return len(rows), problems
    finally:
        await engine.dispose()


def _rows(path: Path) -> list[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or head.get("railbox") != "backup" or head.get("format") != FORMAT:
                raise BadBackup(f"{path} is not a backup of this version")
            known = {table.name for table in metadata.sorted_tables}
            rows = [msgspec.json.decode(line, type=tuple[str, dict[str, Any]]) for line in file]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadBackup(f"{path}: {error}") from None
    for name, _ in rows:
        if name not in known:
            raise BadBackup(f"{path}: there is no table {name!r}")
    # The database takes the entries of a log in their order only.
    return sorted(rows, key=lambda row: row[1]["seq"] if row[0] == "entries" else 0)


async def _flush(connection: Any, waiting: dict[str, list[dict[str, Any]]]) -> int:
    rows = 0
    for name, values in waiting.items():
        await connection.execute(insert(metadata.tables[name]), values)
        rows += len(values)
    waiting.clear()
    return rows
