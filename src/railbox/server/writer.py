"""Who writes to the database: appends of many tables that come together share one transaction.

What an append does is said once, in `write`. PostgreSQL is written to by a task over SQLAlchemy; SQLite by a thread
with a plain connection, since the hops between thread and event loop would cost more than the writing.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from railbox.server import metrics
from railbox.server.ratings import Rating, rate
from railbox.server.schema import entries, ratings, results, seats, tables
from railbox.server.supervise import Well
from railbox.table import Outcome, Refused

BATCH = 256
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
FULL = {"53100", sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE}
"""The codes with which PostgreSQL and SQLite say that a disk is full, or that a quota or limit is reached."""
log = logging.getLogger("railbox.store")


class Conflict(Exception):
    """Somebody else has written these entries first."""


class CannotStore(Refused):
    """The database cannot be reached, or takes nothing: whoever asked is told so and may ask again."""


def is_outage(error: BaseException) -> bool:
    """Whether an error comes from a database that is away, busy or full, and not from a mistake of ours."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return False
    away = (CannotStore, SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)
    # asyncpg's own errors escape as they are when a connection cannot be made.
    return isinstance(error, away) or type(error).__module__.startswith("asyncpg")


def cannot_store(error: BaseException) -> CannotStore:
    """What people are told of a failure of the database."""
    if isinstance(error, CannotStore):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    codes = {getattr(cause, "sqlite_errorcode", 0), getattr(cause, "sqlstate", "")}
    return CannotStore("server.disk-full" if codes & FULL else "server.cannot-store")


@dataclass
class Append:
    """Entries to be written, with what the lists need to know of the table after them."""

    table: str
    first: int
    data: list[bytes]
    row: dict[str, Any]
    seated: dict[str, bool] = field(default_factory=dict)
    finished: list[dict[str, Any]] = field(default_factory=list)
    outcome: Outcome | None = None
    done: asyncio.Future[None] | None = None

    def settle(self, error: Exception | None) -> None:
        """Say that it is written, or why not."""
        if self.done is None or self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


# ---- what is written -------------------------------------------------------------------------------------

Rows = Sequence[dict[str, Any]]
Execute = Callable[[Any, Rows], list[tuple[Any, ...]]]
"""Executes a statement for each row of parameters; what a query found comes back."""

_NEW_TABLE = insert(tables)
_CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("table"))
_NEW_ENTRY = insert(entries)
_FORGET_SEAT = delete(seats).where(seats.c.table_id == bindparam("table"), seats.c.person == bindparam("who"))
_NEW_SEAT = insert(seats)
_NEW_RESULT = insert(results)
_OF_PLAYER = (ratings.c.player == bindparam("who"), ratings.c.game == bindparam("what"))
_RATING = select(ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.wins).where(*_OF_PLAYER).with_for_update()
_CHANGE_RATING = update(ratings).where(*_OF_PLAYER)
_NEW_RATING = insert(ratings)


def write(execute: Execute, batch: Sequence[Append]) -> None:
    """Write appends, in the transaction of the caller. The database refuses an entry that does not follow another."""
    new = [{"id": append.table, **append.row} for append in batch if append.first == 1]
    if new:
        execute(_NEW_TABLE, new)
    logged = [
        {"table_id": append.table, "seq": append.first + number, "data": data.decode()}
        for append in batch
        for number, data in enumerate(append.data)
    ]
    execute(_NEW_ENTRY, logged)
    old = [{"table": append.table, **append.row} for append in batch if append.first > 1]
    if old:
        execute(_CHANGE_TABLE, old)
    for append in batch:
        for person, seated in append.seated.items():
            execute(_FORGET_SEAT, [{"table": append.table, "who": person}])
            execute(_NEW_SEAT, [{"table_id": append.table, "person": person, "seated": seated}])
        if append.outcome is not None:
            rated = _rate(execute, append.outcome, append.finished) if append.outcome.rated else {}
            unrated = {"rating": None, "gained": None}
            execute(_NEW_RESULT, [{**row, **rated.get(row["player"], unrated)} for row in append.finished])


def _rate(execute: Execute, outcome: Outcome, finished: list[dict[str, Any]]) -> dict[str, dict[str, int]]:
    """Rate a finished game, in the transaction of its last entry: so it is counted exactly once.

    Returns what each rated player's result tells of it. People are rated among people and bots among bots: beating a
    weak bot says nothing of who beats people.
    """
    bots = [row["player"].startswith("bot:") for row in finished]
    rated: dict[str, dict[str, int]] = {}
    for kind in (True, False):
        group = [seat for seat, is_bot in enumerate(bots) if is_bot is kind]
        rated |= _rate_group(execute, outcome, finished, group)
    return rated


def _rate_group(
    execute: Execute, outcome: Outcome, finished: list[dict[str, Any]], group: list[int]
) -> dict[str, dict[str, int]]:
    players = [finished[seat]["player"] for seat in group]
    if len(set(players)) < len(players) or len(players) < 2:
        return {}  # two seats of one bot say nothing
    game = finished[0]["game"]
    ranks = [outcome.ranks[seat] for seat in group]
    winners = [number for number, seat in enumerate(group) if seat in outcome.winners]
    # Always in the same order, so that two games that end at once do not wait for each other.
    found = {player: execute(_RATING, [{"who": player, "what": game}]) for player in sorted(players)}
    before = [Rating(*found[player][0]) if found[player] else Rating() for player in players]
    ratings_after = rate(before, ranks, winners)
    for player, after in zip(players, ratings_after, strict=True):
        values = msgspec.structs.asdict(after)
        if found[player]:
            execute(_CHANGE_RATING, [{"who": player, "what": game, **values}])
        else:
            execute(_NEW_RATING, [{"player": player, "game": game, **values}])
    return {
        player: {"rating": after.shown, "gained": after.shown - old.shown}
        for player, old, after in zip(players, before, ratings_after, strict=True)
    }


# ---- who writes ------------------------------------------------------------------------------------------


class Writer(Protocol):
    """Takes appends and settles each of them once it is stored for good."""

    def put(self, append: Append) -> None:
        """Write this with the next transaction."""

    async def run(self, well: Well) -> None:
        """Write what comes, for ever."""

    async def drain(self) -> None:
        """Return when all that was put is settled."""


class TaskWriter:
    """A task that writes over SQLAlchemy."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Append] = asyncio.Queue()

    def put(self, append: Append) -> None:
        """Write this with the next transaction."""
        self.queue.put_nowait(append)

    async def drain(self) -> None:
        """Return when all that was put is settled."""
        await self.queue.join()

    async def run(self, well: Well) -> None:
        """Write what comes, for ever."""
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self._write(batch, well)
            finally:
                for one in batch:
                    one.settle(CannotStore("server.cannot-store"))
                    self.queue.task_done()

    async def _write(self, batch: list[Append], well: Well) -> None:
        metrics.append_batch.observe(len(batch))
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_write_by_sqlalchemy, batch)
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(Conflict(batch[0].table))
                return
            for one in batch:
                await self._write([one], well)
        except Exception as error:  # the tables hear of it; the writer must live on
            log.warning("storing failed", exc_info=error)
            well(False)
            for one in batch:
                one.settle(cannot_store(error))
        else:
            well(True)
            for one in batch:
                one.settle(None)


def _write_by_sqlalchemy(connection: Connection, batch: list[Append]) -> None:
    def execute(statement: Any, rows: Rows) -> list[tuple[Any, ...]]:
        result = connection.execute(statement, rows if len(rows) > 1 else rows[0])
        return [tuple(row) for row in result] if result.returns_rows else []

    write(execute, batch)


class ThreadWriter:
    """A thread that writes to SQLite by a plain connection of its own. What waits is written in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.path = make_url(str(engine.url)).database or ""
        self.queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self.texts: dict[tuple[int, tuple[str, ...]], str] = {}
        self.connection: sqlite3.Connection | None = None
        self.waiting = 0

    def put(self, append: Append) -> None:
        """Write this with the next transaction."""
        self.waiting += 1
        self.queue.put(append)

    async def drain(self) -> None:
        """Return when all that was put is settled."""
        while self.waiting:
            await asyncio.sleep(0.005)

    async def run(self, well: Well) -> None:
        """Write what comes, for ever: in a thread, which ends when it fails or when this is cancelled."""
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[None] = loop.create_future()

        def end(error: Exception | None) -> None:
            if ended.done():
                return
            if error is None:
                ended.set_result(None)
            else:
                ended.set_exception(error)

        def settle(batch: list[Append], error: Exception | None) -> None:
            self.waiting -= len(batch)
            for one in batch:
                one.settle(error)
            well(not isinstance(error, CannotStore))

        def serve() -> None:
            error = None
            try:
                while batch := self._next():
                    self._write(batch, lambda some, why: loop.call_soon_threadsafe(settle, some, why))
            except Exception as failure:  # told to the supervisor, which starts another thread
                error = failure
            finally:
                self._close()
                loop.call_soon_threadsafe(end, error)

        thread = threading.Thread(target=serve, name="store writer", daemon=True)
        thread.start()
        try:
            await asyncio.shield(ended)
        except asyncio.CancelledError:
            self.queue.put(None)
            await ended
            raise

    def _next(self) -> list[Append]:
        """The appends that wait, at least one; empty when there is nothing to do any more."""
        first = self.queue.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < BATCH:
            try:
                further = self.queue.get_nowait()
            except queue.Empty:
                break
            if further is None:
                self.queue.put(None)
                break
            batch.append(further)
        return batch

    def _write(self, batch: list[Append], settle: Callable[[list[Append], Exception | None], object]) -> None:
        metrics.append_batch.observe(len(batch))
        try:
            connection = self.connection = self.connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            write(self._execute, batch)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            if len(batch) == 1:
                settle(batch, Conflict(batch[0].table))
                return
            for one in batch:
                self._write([one], settle)
        except Exception as error:  # the tables hear of it; the writer must live on
            log.warning("storing failed", exc_info=error)
            self._close()
            settle(batch, cannot_store(error))
        else:
            settle(batch, None)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def _execute(self, statement: Any, rows: Rows) -> list[tuple[Any, ...]]:
        if self.connection is None:
            raise sqlite3.OperationalError("not connected")
        keys = tuple(rows[0])
        text = self.texts.get((id(statement), keys))
        if text is None:
            compiled = statement.compile(dialect=sqlite_dialect(paramstyle="named"), column_keys=list(keys))
            text = self.texts[id(statement), keys] = str(compiled)
        if len(rows) == 1:
            return self.connection.execute(text, rows[0]).fetchall()
        self.connection.executemany(text, rows)
        return []
