"""What all processes of one server know together, by way of their database: limits, who is away, what was revoked.

A process looks once a second; so it holds on every database, with and without Redis, and after a restart.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import case, delete, insert, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from railbox.server.guard import REMEMBERED, Buckets
from railbox.server.schema import away, limits, signals
from railbox.server.supervise import Well
from railbox.server.writer import is_outage

TICK = 1.0
OVERLAP = 10_000
"""Clocks of several machines differ: signals are looked for this long after they were given, in milliseconds."""
KEPT = 3_600_000
"""How long signals are kept, and limits that nobody has touched (of a day), in milliseconds."""
DAY = 86_400_000
PORTIONS = 16
"""In how many portions processes take what may be done at once."""

Signal = Callable[[str, str], None]
Absent = Callable[[str, str, int], Awaitable[None]]


class Together:
    """The part of the database by which processes tell each other what holds for all of them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.seen: dict[str, int] = {}
        self.since = _now()

    # ---- limits ------------------------------------------------------------------------------------------

    async def take(self, key: str, rate: float, burst: float, amount: float = 1.0) -> bool:
        """Whether there was enough in the bucket of a key, which fills by `rate` a second up to `burst`."""
        dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        now = _now()
        # One statement, so that of two processes neither can forget what the other took.
        # A clock that was set back takes nothing away.
        spent = case((limits.c.at < now, literal(now) - limits.c.at), else_=literal(0))
        raw = limits.c.level + literal(rate / 1000) * spent
        level = case((raw > burst, literal(burst)), else_=raw)
        statement = (
            dialect.insert(limits)
            .values(key=digest(key), level=burst - amount, taken=True, at=now)
            .on_conflict_do_update(
                index_elements=[limits.c.key],
                set_={
                    "level": case((level >= amount, level - amount), else_=level),
                    "taken": level >= amount,
                    "at": now,
                },
            )
            .returning(limits.c.taken)
        )
        async with self.engine.begin() as connection:
            return bool((await connection.execute(statement)).scalar_one())

    # ---- signals -----------------------------------------------------------------------------------------

    async def signal(self, kind: str, target: str) -> None:
        """Tell every other process that a `person` or a `session` was revoked, a `table` was rewritten, or who `lead`s.

        Or ask whether somebody whose `turn` it is `looks` there. Who tells it does not hear it again: what came since,
        such as a new connection of somebody whose others were ended, is not meant.
        """
        own, at = secrets.token_hex(12), _now()
        self.seen[own] = at
        async with self.engine.begin() as connection:
            await connection.execute(insert(signals).values(id=own, kind=kind, target=target, at=at))

    async def _hear(self, heard: Signal) -> None:
        self.since = min(self.since, _now())  # the clock may have been set back
        query = select(signals).where(signals.c.at > self.since - OVERLAP).order_by(signals.c.at)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if row.id not in self.seen:
                self.seen[row.id] = row.at
                self.since = max(self.since, row.at)
                heard(row.kind, row.target)
        self.seen = {known: at for known, at in self.seen.items() if at > self.since - 2 * OVERLAP}

    # ---- presence ----------------------------------------------------------------------------------------

    async def went_away(self, table_id: str, person: str) -> None:
        """Somebody has closed the last connection that one process had of them to a table."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(away).values(table_id=table_id, person=person, since=_now()))
        except IntegrityError:
            return  # another process had said so, or the table is gone

    async def came_back(self, table_id: str, person: str) -> bool:
        """Whether they were away: of several processes one is told so."""
        where = (away.c.table_id == table_id, away.c.person == person)
        async with self.engine.begin() as connection:
            return bool((await connection.execute(delete(away).where(*where))).rowcount)

    async def _mind(self, absent: Absent) -> None:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(away).order_by(away.c.since).limit(1000))).all()
        for row in rows:
            await absent(row.table_id, row.person, row.since)

    # ---- watching ----------------------------------------------------------------------------------------

    async def watch(self, heard: Signal, absent: Absent, well: Well) -> None:
        """Look again and again."""
        swept = 0.0
        while True:
            await self._hear(heard)
            await self._mind(absent)
            if time.monotonic() - swept > KEPT / 1000:
                swept = time.monotonic()
                async with self.engine.begin() as connection:
                    await connection.execute(delete(signals).where(signals.c.at < _now() - KEPT))
                    await connection.execute(delete(limits).where(limits.c.at < _now() - DAY))
            well(True)
            await asyncio.sleep(TICK)


class Limit:
    """A limit for each key that holds across processes; what one of them knows to be too much costs no question."""

    def __init__(self, together: Together, name: str, rate: float, burst: float) -> None:
        self.together = together
        self.name = name
        self.rate = rate
        self.burst = burst
        self.local = Buckets(rate, burst)

    async def take(self, key: str) -> bool:
        """Whether this key may do one thing more now."""
        return self.local.take(key) and await self.together.take(f"{self.name} {key}", self.rate, self.burst)


class Portions:
    """A limit for what happens too often to ask the database each time: a process takes portions of what all may do.

    Alone, or while the database is away, it keeps the limit by itself.
    """

    def __init__(self, together: Together | None, name: str, rate: float, burst: float) -> None:
        self.together = together
        self.name = name
        self.rate = rate
        self.burst = burst
        self.portion = burst / PORTIONS
        self.local = Buckets(rate, burst)
        self.held: OrderedDict[str, float] = OrderedDict()

    async def take(self, key: str, amount: float = 1.0) -> bool:
        """Whether this key may do one thing more now, which counts for so many."""
        if not self.local.take(key, amount):
            return False
        if self.together is None:
            return True
        held = self.held.pop(key, 0.0)
        if held < amount:
            wanted = max(self.portion, amount)
            try:
                held += wanted if await self.together.take(f"{self.name} {key}", self.rate, self.burst, wanted) else 0
            except Exception as error:
                if not is_outage(error):
                    raise
                held += amount
        rest = held - amount if held >= amount else held
        self.held[key] = self.held.get(key, 0.0) + rest
        if len(self.held) > REMEMBERED:
            self.held.popitem(last=False)
        return held >= amount


def digest(key: str) -> str:
    """What is stored of a key: neither names nor addresses."""
    return hashlib.sha256(key.encode()).hexdigest()


def _now() -> int:
    return time.time_ns() // 1_000_000
