"""Where tables are kept: an append-only log whose primary key (table, seq) is the only lock, and which has no holes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import case, event, exists, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from railbox.core.messages import Message
from railbox.server import metrics
from railbox.server.migrate import migrate
from railbox.server.ratings import Rating
from railbox.server.schema import (
    balances,
    boards,
    entries,
    limits,
    people,
    ratings,
    results,
    reviews,
    seats,
    tables,
    watchers,
)
from railbox.server.supervise import Supervisor
from railbox.server.writer import PRAGMAS, Append, TaskWriter, ThreadWriter, Writer, cannot_store, is_outage
from railbox.table import AnyEntry, Outcome, Table, decode_entry, encode_entry
from railbox.table.clock import Clock
from railbox.table.needs import Status
from railbox.table.views import seat_title

WRITER = "store writer"
CHUNK = 500
LISTED = 100
MACHINE_PATIENCE = 10_000
"""Milliseconds after which another look is taken at a table where a bot is to act."""


class Damaged(Exception):
    """A log with a hole or an entry that cannot be read; `before` is what comes before that, `seq` where it is."""

    def __init__(self, before: list[AnyEntry], seq: int) -> None:
        super().__init__(f"the log cannot be read from entry {seq} on")
        self.before = before
        self.seq = seq


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
        "host": table.created.host.id,
        "deal": table.created.same_as,
    }
    after = {seat.person.id for seat in table.seats if seat.person is not None}
    append = Append(table_id, table.seq - len(new) + 1, [encode_entry(entry) for entry in new], row)
    append.seated = dict.fromkeys(before - after, False) | dict.fromkeys(after - before, True)
    outcome = table.outcome()
    if outcome is not None and not was_over and _is_result(table, outcome):
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


def _is_result(table: Table, outcome: Outcome) -> bool:
    """Whether the game belongs to the history of those who sat there: somebody did, and not to take a lesson."""
    if outcome.rated:
        return True
    return not table.abandoned and not table.created.lesson and any(seat.owner for seat in table.seats)


def _player(person: str | None, bot: str) -> str:
    return person or f"bot:{bot}"


class Store:
    """The database of the tables. Appends of many tables that come together share one transaction."""

    def __init__(self, url: str, supervisor: Supervisor | None = None) -> None:
        self.engine = make_engine(url)
        self.supervisor = supervisor or Supervisor()
        self.shared = self.engine.dialect.name != "sqlite"
        """Whether other processes may write to the same database."""
        self.writer: Writer = TaskWriter(self.engine) if self.shared else ThreadWriter(self.engine)

    async def open(self) -> None:
        """Migrate the database and begin to write."""
        await migrate(self.engine)
        self.supervisor.start(WRITER, self.writer.run)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        if WRITER in self.supervisor.tasks:
            await self.writer.drain()
            await self.supervisor.stop(WRITER)
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _connected(self, change: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection to read by, or to `change` something by; CannotStore if the database is away."""
        try:
            async with self.engine.begin() if change else self.engine.connect() as connection:
                yield connection
        except Exception as error:
            if is_outage(error):
                raise cannot_store(error) from error
            raise

    # ---- writing -------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Write entries for good. Conflict: others were first. CannotStore: whether it was written is not known."""
        append.done = asyncio.get_running_loop().create_future()
        self.writer.put(append)
        with metrics.append_seconds.time():
            await asyncio.shield(append.done)

    async def check(self) -> None:
        """Make sure that the database is there, and takes something where it lately did not; CannotStore if not."""
        if WRITER not in self.supervisor.failing:
            await self.due(0)
            return
        dialect: Any = postgresql if self.shared else sqlite
        probe = {"level": 0.0, "taken": False, "at": 0}
        insertion = dialect.insert(limits).values(key="probe", **probe)
        async with self._connected(change=True) as connection:
            await connection.execute(insertion.on_conflict_do_update(index_elements=[limits.c.key], set_=probe))
        self.supervisor.recovered(WRITER)

    async def postpone(self, table_id: str, due: int | None) -> None:
        """Look at a table again later."""
        async with self._connected(change=True) as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(due=due))

    async def rewrite(self, table_id: str, changed: dict[int, AnyEntry], row: dict[str, Any]) -> None:
        """Replace entries whose person asked to be forgotten: the only change that a log ever sees."""
        async with self._connected(change=True) as connection:
            for seq, entry in changed.items():
                where = (entries.c.table_id == table_id, entries.c.seq == seq)
                await connection.execute(update(entries).where(*where).values(data=encode_entry(entry).decode()))
            await connection.execute(update(tables).where(tables.c.id == table_id).values(row))

    # ---- reading ---------------------------------------------------------------------------------------

    async def load(self, table_id: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table after a seq; empty if there is no such table. Damaged if one is missing."""
        query = select(entries.c.seq, entries.c.data).where(entries.c.table_id == table_id, entries.c.seq > after)
        async with self._connected() as connection:
            rows = (await connection.execute(query.order_by(entries.c.seq))).all()
        found: list[AnyEntry] = []
        for expected, (seq, data) in enumerate(rows, start=after + 1):
            try:
                if seq != expected:
                    raise Damaged(found, expected)
                found.append(decode_entry(data))
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise Damaged(found, expected) from None
        return found

    async def latest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of some tables have come."""
        newest = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        found: dict[str, int] = {}
        for start in range(0, len(table_ids), CHUNK):
            query = select(tables.c.id, newest).where(tables.c.id.in_(table_ids[start : start + CHUNK]))
            async with self._connected() as connection:
                found |= {table_id: seq or 0 for table_id, seq in await connection.execute(query)}
        return found

    async def due(self, now: int) -> dict[str, int]:
        """The tables that a clock or a bot waits at, and since when."""
        query = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(LISTED)
        async with self._connected() as connection:
            return {row.id: row.due for row in await connection.execute(query)}

    async def left_behind(self, now: int) -> dict[str, int]:
        """The tables where a bot was to act soon when the clock was set back, so that soon is long away now."""
        # Both values of `public`, so that the index of the lists serves.
        listed = (tables.c.public.in_([True, False]), tables.c.status == "running", tables.c.changed > now)
        soon = tables.c.due.between(now + MACHINE_PATIENCE, tables.c.changed + MACHINE_PATIENCE)
        async with self._connected() as connection:
            rows = await connection.execute(select(tables.c.id, tables.c.due).where(*listed, soon).limit(LISTED))
            return {row.id: row.due for row in rows}

    async def claim(self, table_id: str, due: int, now: int) -> bool:
        """Take a due table in hand, for a while; false if another process was first."""
        mine = update(tables).where(tables.c.id == table_id, tables.c.due == due)
        async with self._connected(change=True) as connection:
            return (await connection.execute(mine.values(due=now + MACHINE_PATIENCE))).rowcount == 1

    async def bots_waiting(self) -> list[str]:
        """All running tables that wait for a clock or a bot: what a server looks at when it starts."""
        query = select(tables.c.id).where(tables.c.due.is_not(None), tables.c.status == "running")
        async with self._connected() as connection:
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
        """Every table where a person has ever sat, or that they opened."""
        async with self._connected() as connection:
            sat = select(seats.c.table_id).where(seats.c.person == person)
            opened_by = select(tables.c.id).where(tables.c.host == person)
            return list((await connection.execute(sat.union(opened_by))).scalars())

    async def open_tables_of(self, host: str) -> int:
        """How many tables that somebody opened wait for players."""
        query = select(func.count()).where(tables.c.host == host, tables.c.status == "open")
        async with self._connected() as connection:
            return int((await connection.execute(query)).scalar_one())

    # ---- deals -----------------------------------------------------------------------------------------

    async def tables_of_deal(self, deal: str) -> list[tuple[str, str]]:
        """The tables at which a deal is or was played, with their hosts; the first one names it."""
        query = (
            select(tables.c.id, tables.c.host)
            .where(_of_deal(deal))
            .order_by(tables.c.id != deal, tables.c.created, tables.c.id)
        )
        async with self._connected() as connection:
            return [(row.id, row.host) for row in await connection.execute(query.limit(LISTED))]

    async def plays_deal(self, deal: str, person: str, but: str) -> bool:
        """Whether a person sits at a table of a deal that has not ended, `but` for one."""
        sits = (seats.c.person == person, seats.c.seated, seats.c.table_id == tables.c.id)
        return await self._any_table(
            _of_deal(deal), tables.c.id != but, tables.c.status.in_(("open", "running")), *sits
        )

    async def knows_deal(self, deal: str, person: str, but: str) -> bool:
        """Whether a person has played or watched a game of a deal, `but` for one table."""
        played = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
        watched = exists().where(watchers.c.table_id == tables.c.id, watchers.c.person == person)
        others = (_of_deal(deal), tables.c.id != but, tables.c.status != "open")
        return await self._any_table(*others, or_(played, watched))

    async def has_watched(self, table_id: str, person: str) -> bool:
        """Whether a person has seen a game at which they did not play."""
        return await self._any_table(watchers.c.table_id == table_id, watchers.c.person == person)

    async def note_watcher(self, table_id: str, person: str) -> None:
        """A person sees a game at which they do not play."""
        with contextlib.suppress(IntegrityError):  # it is known, or one of both is gone
            async with self._connected(change=True) as connection:
                await connection.execute(insert(watchers).values(table_id=table_id, person=person))

    async def _any_table(self, *where: Any) -> bool:
        async with self._connected() as connection:
            return (await connection.execute(select(literal(1)).where(*where).limit(1))).first() is not None

    async def _summaries(self, query: Any) -> list[Summary]:
        async with self._connected() as connection:
            rows = await connection.execute(query)
            return [msgspec.json.decode(data, type=Summary) for (data,) in rows]

    async def review(self, table_id: str) -> str | None:
        """What is kept of looking back on a game."""
        async with self._connected() as connection:
            found = await connection.execute(select(reviews.c.data).where(reviews.c.table_id == table_id))
            return found.scalar_one_or_none()

    async def keep_review(self, table_id: str, data: str, done: bool) -> None:
        """Keep what has been found by looking back on a game."""
        dialect: Any = postgresql if self.shared else sqlite
        values = {"done": done, "data": data}
        insertion = dialect.insert(reviews).values(table_id=table_id, **values)
        async with self._connected(change=True) as connection:
            await connection.execute(insertion.on_conflict_do_update(index_elements=[reviews.c.table_id], set_=values))

    async def unfinished_reviews(self) -> list[str]:
        """The tables on which somebody was looking back when the server stopped."""
        async with self._connected() as connection:
            return list((await connection.execute(select(reviews.c.table_id).where(~reviews.c.done))).scalars())

    # ---- boards --------------------------------------------------------------------------------------

    async def keep_board(self, digest: str, game: str, data: str, now: int) -> None:
        """Keep a board, once."""
        dialect: Any = postgresql if self.shared else sqlite
        insertion = dialect.insert(boards).values(digest=digest, game=game, data=data, created=now)
        async with self._connected(change=True) as connection:
            await connection.execute(insertion.on_conflict_do_nothing(index_elements=[boards.c.digest]))

    async def board(self, digest: str) -> tuple[str, str] | None:
        """The game and the data of a board."""
        async with self._connected() as connection:
            found = await connection.execute(select(boards.c.game, boards.c.data).where(boards.c.digest == digest))
            row = found.one_or_none()
        return None if row is None else (row.game, row.data)

    async def balance(self, digest: str, players: int) -> str | None:
        """What is kept of how bots fare on a board."""
        query = select(balances.c.data).where(balances.c.digest == digest, balances.c.players == players)
        async with self._connected() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def keep_balance(self, digest: str, players: int, data: str) -> None:
        """Keep how bots fare on a board."""
        dialect: Any = postgresql if self.shared else sqlite
        insertion = dialect.insert(balances).values(digest=digest, players=players, data=data)
        keys = [balances.c.digest, balances.c.players]
        async with self._connected(change=True) as connection:
            await connection.execute(insertion.on_conflict_do_update(index_elements=keys, set_={"data": data}))

    async def results_of(self, player: str) -> list[dict[str, Any]]:
        """The newest results of a player."""
        others = results.alias()
        seated = select(func.count()).where(others.c.table_id == results.c.table_id).scalar_subquery()
        query = (
            select(results, tables.c.public, seated.label("players"))
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.player == player)
            .order_by(results.c.finished.desc())
            .limit(LISTED)
        )
        async with self._connected() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def ratings_of(self, player: str) -> dict[str, Rating]:
        """The ratings of a player by game."""
        async with self._connected() as connection:
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
        async with self._connected() as connection:
            rows = await connection.execute(query)
            return [(row.player, row.name, Rating(row.mu, row.sigma, row.games, row.wins)) for row in rows]


def _of_deal(deal: str) -> Any:
    return or_(tables.c.id == deal, tables.c.deal == deal)


def make_engine(url: str) -> AsyncEngine:
    """An engine, with SQLite told to keep a write-ahead log and to wait for others."""
    if not url.startswith("sqlite"):
        patience = {"timeout": 5, "command_timeout": 15}
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=patience)
    engine = create_async_engine(url, pool_size=4, max_overflow=4)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def reach(url: str) -> None:
    """Make sure that there is a database."""
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            await connection.execute(select(1))
    finally:
        await engine.dispose()


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
