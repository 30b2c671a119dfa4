"""A table in memory with those who are connected to it: what each of them has been told, and what comes next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from railbox.server import metrics
from railbox.server.desk import Desk, Wish
from railbox.server.render import Telling, kept, viewer
from railbox.server.wire import Hello, Led, Update, encode
from railbox.table import Person, Refused, Table

OUTBOX = 64
LATER = 1.0
"""Seconds after which somebody is looked after again who wants too much at once."""


def now_ms() -> int:
    """The server's time in milliseconds."""
    return time.time_ns() // 1_000_000


class Connection:
    """One WebSocket: what it wants to see, how far it has been told, what is on its way.

    A client that cannot follow loses its queue, not its place: it then gets one update with all it has missed.
    `stale` means that there is news which takes long to write; `following`, that it has been told all until `told`.
    """

    __slots__ = (
        "address",
        "behind",
        "closed",
        "direct",
        "following",
        "hello",
        "live",
        "outbox",
        "person",
        "session",
        "shown",
        "stale",
        "stamp",
        "told",
        "wake",
    )

    def __init__(
        self,
        live: Live,
        person: Person | None,
        wake: Callable[[], None],
        direct: Callable[[bytes], bool],
        address: str = "",
        session: str = "",
    ) -> None:
        self.live = live
        self.person = person
        self.address = address
        self.session = session
        self.stale = False
        self.following = False
        self.hello: Hello | None = None
        self.told = 0
        self.stamp = (0, 0)
        self.shown: Update | None = None
        """What the client has been shown last, if it takes patches of that."""
        self.outbox: list[bytes] = []
        self.wake = wake
        self.direct = direct
        """Sends a message at once, unless others wait to be sent; says whether it did."""
        self.behind = False
        self.closed = False

    def put(self, message: bytes) -> None:
        """Send a message as soon as the client takes it."""
        if not (self.outbox or self.stale or self.behind) and self.direct(message):
            return
        if len(self.outbox) >= OUTBOX:
            self.outbox.clear()
            self.behind = True
        if not self.behind:
            self.outbox.append(message)
        self.wake()

    def close(self) -> None:
        """End the connection from this side."""
        self.closed = True
        self.wake()

    @property
    def person_id(self) -> str:
        """The id of the person, empty for somebody unknown who watches."""
        return self.person.id if self.person is not None else ""

    def wish(self, now: int) -> Wish:
        """What is to be told to this client next."""
        table, hello = self.live.table, self.hello or Hello()
        try:
            who = viewer(table, self.person_id, hello)
        except Refused:  # the seat that they looked through is no longer theirs
            who = viewer(table, self.person_id, msgspec.structs.replace(hello, seat=None))
        return Wish(who, self.told, now, following=self.following)

    def has_been_told(self, moment: int) -> None:
        """Remember that all until a moment is on its way."""
        self.told = moment
        self.stamp = self.live.table.stamp(self.person_id)
        self.following = True


class Live:
    """A table in memory, with those who are connected to it. Its lock is held while it is changed and told."""

    __slots__ = ("connections", "id", "lock", "stale", "table", "thinking", "unknown", "watchers", "writing")

    def __init__(self, table_id: str, table: Table, unknown: Callable[[Connection], None]) -> None:
        self.id = table_id
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the log may have gone on without this table: it is read again before anything else is done."""
        self.writing: asyncio.Future[None] | None = None
        """An append that nobody waits for any more."""
        self.connections: set[Connection] = set()
        self.thinking: set[tuple[int, int]] = set()
        self.watchers: set[str] = set()
        """Those of whom it is kept that they have seen the game."""
        self.unknown = unknown
        """Called with the connection of somebody who is about to see a game of which it is not known that they may."""

    @property
    def deal(self) -> str:
        """The first table at which this deal is played."""
        return self.table.created.same_as or self.id

    def is_new(self, person: str) -> bool:
        """Whether it is to be kept that somebody sees a game which they do not play."""
        table = self.table
        return bool(person) and table.match is not None and person not in table.bound and person not in self.watchers

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected."""
        return any(connection.person_id == person for connection in self.connections)

    def tell(self) -> None:
        """Send what has changed to everybody who is connected and may notice it."""
        table = self.table
        waiting = [
            connection
            for connection in self.connections
            if connection.hello is not None and not connection.behind
            if connection.stamp != table.stamp(connection.person_id)
        ]
        for connection in waiting:
            if self.is_new(connection.person_id):
                self.unknown(connection)
        self._tell([connection for connection in waiting if not self.is_new(connection.person_id)])

    def _tell(self, connections: list[Connection]) -> None:
        """Put updates on their way; a long one is written by the desk, when the connection's sender asks for it."""
        now, moment = now_ms(), self.table.moment
        wishes: list[tuple[Connection, Wish]] = []
        for connection in connections:
            wish = connection.wish(now)
            if wish.is_long(moment):
                connection.stale = True
                connection.wake()
            else:
                wishes.append((connection, wish))
        if not wishes:
            return
        telling = Telling(self.id, self.table, now, list({wish.who.seat for _, wish in wishes}))
        for connection, wish in wishes:
            wants_patches = connection.hello is not None and connection.hello.patches
            old = connection.shown if wish.following else None
            connection.has_been_told(moment)
            if old is not None and old.moment == wish.since:
                message, connection.shown = telling.patch(wish.who, old)
            elif wants_patches:
                # It comes with all that never changes, so that patches of it are whole.
                new = telling.update(wish.who, wish.since)
                beside = (one.shown for one in self.connections if one.shown is not None and one.shown.moment == moment)
                message, connection.shown = encode(new), kept(new, next(beside, None))
            else:
                message = telling.whole(wish.who, wish.since, wish.following)
            connection.put(message)

    def greet(self, connection: Connection, hello: Hello) -> None:
        """Answer a client's hello with everything since the moment that it has seen."""
        viewer(self.table, connection.person_id, hello)
        connection.hello = hello
        connection.told = hello.since
        connection.shown = None
        connection.outbox.clear()
        connection.behind = connection.stale = connection.following = False
        self._tell([connection])

    def leader(self, connection: Connection) -> Person:
        """Who leads others through the finished game; Refused for those who did not play it."""
        if self.table.status != "over":
            raise Refused("table.not-over")
        if connection.person is None or connection.person.id not in self.table.bound:
            raise Refused("table.not-seated")
        return connection.person

    def show(self, led: Led, leader: str) -> None:
        """Show the moment that somebody looks at to all others; it is not kept."""
        message = encode(led)
        for connection in self.connections:
            if connection.person_id != leader:
                connection.put(message)

    async def catch_up(self, connection: Connection, desk: Desk) -> bytes:
        """Give a client that could not follow all that it has missed, at once.

        What takes long is written elsewhere, and returned to be sent before anything else: there may be news again by
        then, which `stale` says.
        """
        async with self.lock:
            connection.behind = connection.stale = False
            connection.shown = None
            wish = connection.wish(now_ms())
            if not wish.is_long(self.table.moment):
                self._tell([connection])
                return b""
            seq, stamp = self.table.seq, self.table.stamp(connection.person_id)
        try:
            moment, body = await desk.look(connection.address, self.id, seq, wish)
        except Refused:  # this address wants too much at once
            await asyncio.sleep(LATER)
            connection.stale = True
            return b""
        connection.has_been_told(moment)
        if self.table.stamp(connection.person_id) != stamp:
            connection.stale = True
        return body

    def connect(self, connection: Connection) -> None:
        """Somebody opens a connection."""
        self.connections.add(connection)
        metrics.connections.inc()

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        metrics.connections.dec()
