"""Where tables are kept: an append-only log whose primary key (table, seq) is the only lock."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import bindparam, case, delete, event, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from railbox.core.messages import Message
from railbox.server import metrics
from railbox.server.migrate import migrate
from railbox.server.ratings import Rating, rate
from railbox.server.schema import entries, people, ratings, results, seats, tables
from railbox.table import AnyEntry, Outcome, Table, decode_entry, encode_entry
from railbox.table.clock import Clock
from railbox.table.needs import Status
from railbox.table.views import seat_title

BATCH = 256
LISTED = 100
MACHINE_PATIENCE = 10_000
"""Milliseconds after which another look is taken at a table where a bot is to act."""


_UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("table"))


class Conflict(Exception):
    """Somebody else has written these entries first."""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables: `title` is how it is called, `name` the person's own name, empty for others."""

    name: str
    person: str | None
    bot: str | None
    open: bool
    title: Message = msgspec.field(default_factory=lambda: Message("table.person", {"name": "…"}))


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    players: int
    seats: list[SeatSummary]
    pending: list[int]
    clock: Clock
    created: int
    changed: int
    winners: list[int]


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


def summary(table_id: str, table: Table) -> Summary:
    """What lists show of a table."""
    created = table.created
    outcome = table.outcome()
    return Summary(
        id=table_id,
        game=created.game,
        title=created.title,
        status=table.status,
        public=created.public,
        players=created.players,
        seats=[
            SeatSummary(
                seat.person.name if seat.person else "",
                seat.person.id if seat.person else None,
                seat.bot,
                seat.open,
                seat_title(table, number),
            )
            for number, seat in enumerate(table.seats)
        ],
        pending=table.pending(),
        clock=created.clock,
        created=created.at,
        changed=table.noticed,
        winners=outcome.winners if outcome else [],
    )


def due_time(table: Table, now: int) -> int | None:
    """When a server should look at the table: a clock runs out, or a bot should have acted long ago."""
    deadline = table.deadline()
    if not table.machine_seats():
        return deadline
    soon = now + MACHINE_PATIENCE
    return soon if deadline is None else min(deadline, soon)


def prepare(table_id: str, table: Table, new: Sequence[AnyEntry], before: set[str], was_over: bool) -> Append:
    """What has to be written after a table has taken in new entries; `before` are the people seated until then."""
    told = summary(table_id, table)
    row = {
        "game": told.game,
        "status": told.status,
        "public": told.public,
        "created": told.created,
        "changed": told.changed,
        "due": due_time(table, table.changed),
        "summary": msgspec.json.encode(told).decode(),
    }
    after = {seat.person.id for seat in table.seats if seat.person is not None}
    append = Append(table_id, table.seq - len(new) + 1, [encode_entry(entry) for entry in new], row)
    append.seated = dict.fromkeys(before - after, False) | dict.fromkeys(after - before, True)
    outcome = table.outcome()
    if outcome is not None and not was_over and outcome.rated:
        append.outcome = outcome
        append.finished = [
            {
                "table_id": table_id,
                "seat": number,
                "player": _player(seat.owner.id if seat.owner else None, seat.bot or table.created.autopilot),
                "game": told.game,
                "place": outcome.ranks[number],
                "points": outcome.scores[number],
                "won": number in outcome.winners,
                "finished": table.changed,
            }
            for number, seat in enumerate(table.seats)
        ]
    return append


def _player(person: str | None, bot: str) -> str:
    return person or f"bot:{bot}"


class Store:
    """The database of the tables. Appends of many tables that come together share one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate the database and begin to write."""
        await migrate(self.engine)
        self.writer = asyncio.create_task(self._write(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    # ---- writing -------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Write entries for good; Conflict if one of them is there already."""
        append.done = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(append)
        with metrics.append_seconds.time():
            await append.done

    async def _write(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def _write_batch(self, batch: list[Append]) -> None:
        metrics.append_batch.observe(len(batch))
        try:
            async with self.engine.begin() as connection:
                await self._insert(connection, batch)
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch[0], Conflict(batch[0].table))
                return
            for one in batch:
                await self._write_batch([one])
        except Exception as error:  # the tables hear of it; the writer must live on
            for one in batch:
                _settle(one, error)
        else:
            for one in batch:
                _settle(one, None)

    async def _insert(self, connection: AsyncConnection, batch: list[Append]) -> None:
        new = [{"id": append.table, **append.row} for append in batch if append.first == 1]
        if new:
            await connection.execute(insert(tables), new)
        await connection.execute(
            insert(entries),
            [
                {"table_id": append.table, "seq": append.first + number, "data": data.decode()}
                for append in batch
                for number, data in enumerate(append.data)
            ],
        )
        old = [{"table": append.table, **append.row} for append in batch if append.first > 1]
        if old:
            await connection.execute(_UPDATE_TABLE, old)
        for append in batch:
            for person, seated in append.seated.items():
                await connection.execute(
                    delete(seats).where(seats.c.table_id == append.table, seats.c.person == person)
                )
                await connection.execute(insert(seats).values(table_id=append.table, person=person, seated=seated))
            if append.outcome is not None:
                await connection.execute(insert(results), append.finished)
                await self._rate(connection, append.outcome, append.finished)

    async def _rate(self, connection: AsyncConnection, outcome: Outcome, finished: list[dict[str, Any]]) -> None:
        """Rate a finished game, in the transaction of its last entry: so it is counted exactly once.

        People are rated among people and bots among bots: beating a weak bot says nothing of who beats people.
        """
        seats_by_kind: dict[bool, list[int]] = {True: [], False: []}
        for seat, row in enumerate(finished):
            seats_by_kind[row["player"].startswith("bot:")].append(seat)
        for group in seats_by_kind.values():
            await self._rate_group(connection, outcome, finished, group)

    async def _rate_group(
        self, connection: AsyncConnection, outcome: Outcome, finished: list[dict[str, Any]], group: list[int]
    ) -> None:
        players = [finished[seat]["player"] for seat in group]
        if len(set(players)) < len(players) or len(players) < 2:
            return  # two seats of one bot say nothing
        game = finished[0]["game"]
        ranks = [outcome.ranks[seat] for seat in group]
        winners = [number for number, seat in enumerate(group) if seat in outcome.winners]
        found = await connection.execute(
            select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players)).with_for_update()
        )
        known = {row.player: Rating(row.mu, row.sigma, row.games, row.wins) for row in found}
        before = [known.get(player, Rating()) for player in players]
        for player, after in zip(players, rate(before, ranks, winners), strict=True):
            values = msgspec.structs.asdict(after)
            if player in known:
                where = (ratings.c.player == player, ratings.c.game == game)
                await connection.execute(update(ratings).where(*where).values(values))
            else:
                await connection.execute(insert(ratings).values(player=player, game=game, **values))

    async def postpone(self, table_id: str, due: int | None) -> None:
        """Look at a table again later."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))

    async def rewrite(self, table_id: str, changed: dict[int, AnyEntry], row: dict[str, Any]) -> None:
        """Replace entries whose person asked to be forgotten: the only change that a log ever sees."""
        async with self.engine.begin() as connection:
            for seq, entry in changed.items():
                where = (entries.c.table_id == table_id, entries.c.seq == seq)
                await connection.execute(update(entries).where(*where).values(data=encode_entry(entry).decode()))
            await connection.execute(update(tables).where(tables.c.id == table_id).values(row))

    # ---- reading ---------------------------------------------------------------------------------------

    async def load(self, table_id: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table after a seq; empty if there is no such table."""
        query = select(entries.c.data).where(entries.c.table_id == table_id, entries.c.seq > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(entries.c.seq))
            return [decode_entry(data) for (data,) in rows]

    async def due(self, now: int) -> list[str]:
        """The tables that a clock or a bot waits at."""
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(LISTED)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def bots_waiting(self) -> list[str]:
        """All running tables that wait for a clock or a bot: what a server looks at when it starts."""
        query = select(tables.c.id).where(tables.c.due.is_not(None), tables.c.status == "running")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def listed(self, *status: str) -> list[Summary]:
        """The public tables of a status, the newest first."""
        query = select(tables.c.summary).where(tables.c.public, tables.c.status.in_(status))
        return await self._summaries(query.order_by(tables.c.changed.desc()).limit(LISTED))

    async def tables_of(self, person: str, *status: str, seated: bool = True) -> list[Summary]:
        """The tables where a person sits (or has ever sat), the newest first."""
        query = select(tables.c.summary).join(seats, seats.c.table_id == tables.c.id).where(seats.c.person == person)
        if seated:
            query = query.where(seats.c.seated)
        if status:
            query = query.where(tables.c.status.in_(status))
        return await self._summaries(query.order_by(tables.c.changed.desc()).limit(LISTED))

    async def all_table_ids(self, person: str) -> list[str]:
        """Every table where a person has ever sat."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(seats.c.table_id).where(seats.c.person == person))
            return list(rows.scalars())

    async def _summaries(self, query: Any) -> list[Summary]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [msgspec.json.decode(data, type=Summary) for (data,) in rows]

    async def results_of(self, player: str) -> list[dict[str, Any]]:
        """The newest results of a player."""
        query = (
            select(results, tables.c.public)
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.player == player)
            .order_by(results.c.finished.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def ratings_of(self, player: str) -> dict[str, Rating]:
        """The ratings of a player by game."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.player == player))
            return {row.game: Rating(row.mu, row.sigma, row.games, row.wins) for row in rows}

    async def leaders(self, game: str, bots: bool = False) -> list[tuple[str, str, Rating]]:
        """The best registered people of a game, or its bots, who are rated apart: id, name, rating."""
        is_bot = ratings.c.player.like("bot:%")
        name = case((is_bot, ratings.c.player), else_=people.c.name).label("name")
        query = (
            select(ratings, name)
            .join(people, people.c.id == ratings.c.player, isouter=True)
            .where(ratings.c.game == game, is_bot if bots else people.c.login.is_not(None))
            .order_by((ratings.c.mu - literal(3.0) * ratings.c.sigma).desc(), ratings.c.player)
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return [(row.player, row.name, Rating(row.mu, row.sigma, row.games, row.wins)) for row in rows]


def _settle(append: Append, error: Exception | None) -> None:
    if append.done is None or append.done.done():
        return
    if error is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(error)


def make_engine(url: str) -> AsyncEngine:
    """An engine, with SQLite told to keep a write-ahead log and to wait for others."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
