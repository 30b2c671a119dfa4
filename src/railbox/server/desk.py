"""The desk where long looks are written: text boards, long logs, past moments, previews, records that people bring.

All of it is done in a worker process, which keeps the tables that were looked at last and a few copies of their past.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from railbox.core.catalogue import all_games, find_game
from railbox.core.match import Preview, load_record
from railbox.core.record import BadRecord, Record, read_record
from railbox.server.crew import Busy, NoAnswer, Workers
from railbox.server.render import Viewer, setup, update
from railbox.server.store import prepare
from railbox.server.writer import Append
from railbox.table import AnyEntry, Person, Refused, Table, decode_entry, encode_entry, fold, open_table
from railbox.table.log import Acted, Created, Started

SECONDS = 10.0
NICENESS = 5
WAITING = 16
"""How many looks of one address may wait."""
LONG_LOG, LONG_TEXT = 200, 20
"""From how many moments on a log is long, plain or as text."""
MAX_ACTIONS = 5000
"""How many actions a record may have that people bring: four times as many as the longest game."""
SHELF = 24
COPIES = 12
"""How many tables are kept, and how many moments of each."""

SETUPS = 64
"""For how many kinds of tables is kept what never changes there."""
MANY_PREVIEWS = 30
"""From how many actions on it takes long to try them all."""

Answer = TypeVar("Answer")
Load = Callable[[str, int], Awaitable[list[AnyEntry]]]


class Wish(NamedTuple):
    """What somebody wants to see of a table: now, or `at` a past moment."""

    who: Viewer
    since: int
    now: int
    at: int | None = None
    following: bool = False

    def is_long(self, moment: int) -> bool:
        """Whether it is too much for the event loop."""
        lines = moment - self.since
        return self.at is not None or self.who.draw or lines > (LONG_LOG if self.who.language is None else LONG_TEXT)


class Desk:
    """Asks the worker, for one address after the other; a Refused says that there is too much to do."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.workers = Workers(1, SECONDS, NICENESS, WAITING)
        self.asked: dict[tuple[str, int, Wish], asyncio.Task[tuple[int, bytes]]] = {}
        self.editions: dict[str, int] = {}
        self.setups: OrderedDict[tuple[str, int, int, bytes, int], bytes] = OrderedDict()

    def open(self) -> None:
        """Start the worker."""
        self.workers.open(_warm)

    def close(self) -> None:
        """Stop the worker."""
        self.workers.close()

    def forget(self, table_id: str) -> None:
        """The log of a table was rewritten: what is kept of it must not be shown again."""
        self.editions[table_id] = self.editions.get(table_id, 0) + 1

    async def look(self, address: str, table_id: str, seq: int, wish: Wish) -> tuple[int, bytes]:
        """The moment and the update that somebody wants of a table that has reached a seq.

        Those who want the same at the same time share one answer.
        """
        key = (table_id, seq, wish._replace(now=0))
        task = self.asked.get(key)
        if task is None:
            task = self.asked[key] = asyncio.create_task(self._look(address, table_id, seq, wish))
            task.add_done_callback(partial(self._answered, key))
        try:
            return await asyncio.shield(task)
        except (Busy, NoAnswer):
            raise Refused("server.too-fast") from None

    def _answered(self, key: tuple[str, int, Wish], task: asyncio.Task[tuple[int, bytes]]) -> None:
        del self.asked[key]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it

    async def _look(self, address: str, table_id: str, seq: int, wish: Wish) -> tuple[int, bytes]:
        return await self._at(address, table_id, seq, _look, table_id, wish)

    async def _at(
        self, address: str, table_id: str, seq: int, work: Callable[..., Answer | None], *args: Any
    ) -> Answer:
        """What some work finds at a table that has reached a seq: the worker is given what it lacks of the log."""
        edition = f"{table_id} {self.editions.get(table_id, 0)}"
        has, found = await self.workers.ask(address, _at, edition, seq, [], 0, work, *args)
        while found is None:
            new = [encode_entry(entry) for entry in await self.load(table_id, has)]
            if not new and not has:
                raise Refused("server.no-such-table")
            least = min(seq, has + len(new))
            has, found = await self.workers.ask(address, _at, edition, least, new, has, work, *args)
        return found

    async def previews(
        self, address: str, table_id: str, seq: int, seat: int, after: Sequence[str]
    ) -> tuple[int, dict[str, Preview]]:
        """The moment, and what is certain about all that a seat may do; an IllegalAction says what cannot be tried."""
        try:
            return await self._at(address, table_id, seq, _previews, seat, after)
        except (Busy, NoAnswer):
            raise Refused("server.too-fast") from None

    async def setup(self, address: str, created: Created, seat: int) -> bytes:
        """All that never changes at a table, for a seat, encoded; tables that are alike share it."""
        key = (created.game, created.rules, created.players, msgspec.json.encode(created.options), seat)
        found = self.setups.pop(key, None)
        if found is None:
            try:
                found = await self.workers.ask(address, _setup, *key)
            except (Busy, NoAnswer):
                raise Refused("server.too-fast") from None
        self.setups[key] = found
        if len(self.setups) > SETUPS:
            self.setups.popitem(last=False)
        return found

    async def read(self, address: str, table_id: str, record: Record, host: Person, now: int) -> Append:
        """A finished record as a table, verified by replaying it; BadRecord or Refused say what is wrong."""
        if len(record.actions) > MAX_ACTIONS:
            raise BadRecord(f"actions: {len(record.actions)} are more than any game needs ({MAX_ACTIONS})")
        try:
            return await self.workers.ask(address, _read, table_id, record, host, now)
        except (Busy, NoAnswer):
            raise Refused("server.too-fast") from None


# ---- in the worker -----------------------------------------------------------------------------------------


class Shelf:
    """A table that is looked at: its log, its newest state, and a few copies of its past, evenly spread."""

    def __init__(self) -> None:
        self.log: list[AnyEntry] = []
        self.copies: list[tuple[int, int, Table]] = []
        self.table: Table | None = None
        self.step = 32

    def take(self, entries: list[AnyEntry]) -> None:
        """Go on with the log."""
        for entry in entries:
            if self.table is None:
                self.table = fold([entry])
            else:
                self.table.apply(entry)
            self.log.append(entry)
            if len(self.log) % self.step == 1:
                self.copies.append((self.table.moment, len(self.log), self.table.copy()))
                if len(self.copies) > COPIES:
                    self.copies = self.copies[::2]
                    self.step *= 2

    def at(self, moment: int) -> Table:
        """The table as it was at a moment."""
        place = bisect_right(self.copies, moment - 1, key=lambda kept: kept[0]) - 1
        _, seq, kept = self.copies[max(0, place)]
        table = kept.copy()
        for entry in self.log[seq:]:
            if table.moment >= moment:
                break
            table.apply(entry)
        return table


_shelves: OrderedDict[str, Shelf] = OrderedDict()


def _warm() -> None:
    all_games()


def _at(
    edition: str, seq: int, new: list[bytes], after: int, work: Callable[..., Answer], *args: Any
) -> tuple[int, Answer | None]:
    """What some work finds at a table; None if entries are missing here, and from which seq on."""
    shelf = _shelves.pop(edition, None) or Shelf()
    _shelves[edition] = shelf
    if len(_shelves) > SHELF:
        _shelves.popitem(last=False)
    if len(shelf.log) == after:
        shelf.take([decode_entry(data) for data in new])
    if shelf.table is None or len(shelf.log) < seq:
        return len(shelf.log), None
    return len(shelf.log), work(shelf, shelf.table, *args)


def _look(shelf: Shelf, table: Table, table_id: str, wish: Wish) -> tuple[int, bytes]:
    if wish.at is not None and wish.at < table.moment:
        table = shelf.at(max(wish.at, 1))
    hide = wish.at is None
    body = update(table_id, table, wish.who, wish.since, wish.now, hide=hide, following=wish.following)
    return table.moment, body


def _previews(_: Shelf, table: Table, seat: int, after: Sequence[str]) -> tuple[int, dict[str, Preview]]:
    if table.match is None or seat not in table.pending():
        return table.moment, {}
    return table.moment, table.match.previews(seat, after)


def _setup(name: str, rules: int, players: int, options: bytes, seat: int) -> bytes:
    game = find_game(name, rules)
    return setup(game.ruleset(players, game.read_options(msgspec.json.decode(options))), seat)


def _read(table_id: str, given: Record, host: Person, now: int) -> Append:
    checked = read_record(given)
    if not load_record(checked).over:
        raise Refused("server.unfinished-record")
    created: Created = open_table(host, checked.game, checked.players, now, checked.options, public=False)
    entries: list[AnyEntry] = [Started(now, checked.seed, checked.deal)]
    table = fold([created, *entries])
    for text in checked.actions:
        if table.match is not None:
            entries.append(Acted(now, *table.match.read_action(text)))
            table.apply(entries[-1])
    return prepare(table_id, table, [created, *entries], set(), True)
