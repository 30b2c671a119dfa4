"""The desk where long looks are written: text boards, long logs, past moments, records that people bring.

All of it is done in a worker process, which keeps the tables that were looked at last and a few copies of their past.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from railbox.core.catalogue import all_games
from railbox.core.match import load_record
from railbox.core.record import BadRecord, Record, read_record
from railbox.server.crew import Busy, NoAnswer, Workers
from railbox.server.render import Viewer, update
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
        edition = f"{table_id} {self.editions.get(table_id, 0)}"
        found = await self.workers.ask(address, _look, table_id, edition, seq, [], 0, wish)
        while isinstance(found, int):
            new = [encode_entry(entry) for entry in await self.load(table_id, found)]
            if not new and not found:
                raise Refused("server.no-such-table")
            found = await self.workers.ask(
                address, _look, table_id, edition, min(seq, found + len(new)), new, found, wish
            )
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


def _look(table_id: str, edition: str, seq: int, new: list[bytes], after: int, wish: Wish) -> tuple[int, bytes] | int:
    """The moment and the update; a number is the seq from which on entries are missing here."""
    shelf = _shelves.pop(edition, None) or Shelf()
    _shelves[edition] = shelf
    if len(_shelves) > SHELF:
        _shelves.popitem(last=False)
    if len(shelf.log) == after:
        shelf.take([decode_entry(data) for data in new])
    if shelf.table is None or len(shelf.log) < seq:
        return len(shelf.log)
    table = shelf.table if wish.at is None or wish.at >= shelf.table.moment else shelf.at(max(wish.at, 1))
    hide = wish.at is None
    body = update(table_id, table, wish.who, wish.since, wish.now, hide=hide, following=wish.following)
    return table.moment, body


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
