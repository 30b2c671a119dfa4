"""What happens to the tables of one server process: they are read, commands are carried out, bots and clocks act."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache, partial
from itertools import count
from typing import Literal

import msgspec

from railbox.bots import all_bots
from railbox.core.match import Match, Preview
from railbox.core.messages import Message
from railbox.server import metrics
from railbox.server.botpool import BotPool, Question
from railbox.server.bus import Bus
from railbox.server.desk import MANY_PREVIEWS, Desk
from railbox.server.live import Connection, Live, now_ms
from railbox.server.settings import Settings
from railbox.server.store import MACHINE_PATIENCE, Damaged, Store, due_time, prepare
from railbox.server.supervise import Well
from railbox.server.together import Together
from railbox.server.wire import AskPreviews, Bye, Hello, Lead, Led, Previews, encode
from railbox.server.writer import CannotStore, Conflict, is_outage
from railbox.table import AnyCommand, AnyEntry, Created, Person, Refused, ServerCommand, Table, fold
from railbox.table.commands import Absent, Act, BotAct, Join, Rematch, Start, Tick, command_name
from railbox.table.log import Joined, SeatSet

ATTEMPTS = 12
TICK = 1.0
GENTLY = 100
"""After how many entries of a long log others are served."""
HOLD = MACHINE_PATIENCE / 2000
REST = 10.0
"""Seconds that are left to new workers before they are replaced in their turn."""
ANSWER = 3
"""How many ticks other processes have to say who looks there: one until they hear it, one until that is heard."""
SELDOM = 10
"""Every how many ticks a process that hears of everything looks nevertheless whether it has."""
_counted = cache(metrics.commands.labels)
PREFERRED_AUTOPILOT = ("club", "greedy", "random")
log = logging.getLogger("railbox.hub")


class NoSuchTable(Exception):
    """There is no table of that id."""


class Hub:
    """All that happens to tables in this process goes through here."""

    def __init__(self, store: Store, bus: Bus, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.settings = settings
        self.name = secrets.token_hex(4)
        """This process among all that serve the same database."""
        self.supervisor = store.supervisor
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.desk = Desk(store.load)
        self.together = Together(store.engine)
        self.turn_listener: Callable[[str, Table, list[str]], None] | None = None
        self.asked: dict[str, bool] = {}
        """Questions to other processes whether somebody looks there, and whether one has said yes."""

    async def open(self) -> None:
        """Begin to listen to other processes, to watch the clocks, and to let waiting bots act."""
        self.bots.open()
        self.desk.open()
        await self.bus.open(self._heard, self.supervisor)
        self.supervisor.start("clocks", self._watch)
        self.supervisor.start("workers", self._keep_workers)
        self.supervisor.start("signals", partial(self.together.watch, self._signalled, self._perhaps_absent))

    async def close(self) -> None:
        """Cease."""
        for task in list(self.tasks):
            task.cancel()
        thinking = [live.id for live in self.tables.values() if live.thinking]
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(CannotStore):
            for table_id in thinking if self.store.shared else ():
                await self.store.postpone(table_id, now_ms())  # others take them over at once
        await self.supervisor.stop("workers")
        await self.supervisor.stop("clocks")
        await self.supervisor.stop("signals")
        await self.bus.close(self.supervisor)
        self.bots.close()
        self.desk.close()

    def farewell(self) -> None:
        """Tell everybody at every table that the server is about to stop."""
        message = encode(Bye())
        for live in self.tables.values():
            for connection in live.connections:
                connection.put(message)

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something that nobody waits for; what goes wrong is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and is_outage(error):
            log.warning("background work failed", extra={"error": repr(error)[:200]})
        elif error is not None:
            log.error("background work failed", exc_info=error)

    # ---- tables --------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """The table of an id, from memory or from the database; NoSuchTable if there is none.

        It is as new as the database where that has to be asked.
        """
        live = self.tables.get(table_id)
        if live is not None:
            self.tables.move_to_end(table_id)
            live.stale |= live.table.frozen is not None  # it may have been repaired
            if live.stale or not self.bus.hears:
                await self._renew_alone(live)
            return live
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live:
        return self._keep(table_id, await self._read(table_id))

    async def _read(self, table_id: str) -> Table:
        """A table from its log. One whose log is damaged is shown as far as it can be read."""
        try:
            entries = await self.store.load(table_id)
        except Damaged as damaged:
            why = Message("table.damaged", {"seq": damaged.seq})
            if not damaged.before:
                raise Refused(why.id, why.args) from None
            table = await fold_gently(damaged.before)
            table.freeze(why)
            return table
        if not entries:
            raise NoSuchTable(table_id)
        return await fold_gently(entries)

    async def _renew(self, live: Live) -> None:
        """Bring a table to what the database has, and tell what was missed. The caller holds its lock."""
        if live.writing is not None:
            await asyncio.wait([live.writing])
            live.writing = None
        if live.stale:
            try:
                live.table = await self._read(live.id)
            except NoSuchTable:
                self.forget(live.id)
                raise
            live.stale = False
        else:
            if (await self.store.latest([live.id])).get(live.id, 0) <= live.table.seq:
                return
            await self._read_on(live)
        live.tell()

    async def _read_on(self, live: Live) -> None:
        """Take in what others have written."""
        try:
            new = await self.store.load(live.id, live.table.seq)
        except Damaged:
            live.table = await self._read(live.id)
            return
        for entry in new:
            live.table.apply(entry)

    def _keep(self, table_id: str, table: Table) -> Live:
        live = self.tables[table_id] = Live(
            table_id, table, lambda connection: self.spawn(self._admit_late(connection))
        )
        if len(self.tables) > self.settings.live_tables:
            for old in list(self.tables.values()):
                if not old.connections and not old.lock.locked() and old is not live:
                    del self.tables[old.id]
                    if len(self.tables) <= self.settings.live_tables:
                        break
        metrics.live_tables.set(len(self.tables))
        return live

    def forget(self, table_id: str) -> None:
        """Drop a table from memory: its log has changed. Who is connected comes back and sees it anew."""
        self.desk.forget(table_id)
        live = self.tables.pop(table_id, None)
        for connection in live.connections if live else ():
            connection.close()

    async def revoke(self, kind: Literal["person", "session", "table"], target: str) -> None:
        """End the connections of a person or a session, or drop a table whose log has changed, in every process."""
        await self.together.signal(kind, target)
        self._signalled(kind, target)

    def _signalled(self, kind: str, target: str) -> None:
        if kind == "lead":
            self._led_elsewhere(*target.split(" "))
            return
        if kind == "table":
            self.forget(target)
            return
        if kind == "turn":
            self._asked_who_looks(target)
            return
        if kind == "looks":
            self.asked.update({target: True} if target in self.asked else {})
            return
        for live in self.tables.values():
            for connection in live.connections:
                if target == (connection.person_id if kind == "person" else connection.session):
                    connection.close()

    async def create(self, created: Created, first: list[AnyEntry], table_id: str = "") -> str:
        """A new table with its first entries; returns its id, which is also the secret of its link."""
        table_id = table_id or new_table_id()
        table = fold([created, *first])
        await self.store.append(prepare(table_id, table, [created, *first], set(), False))
        self._keep(table_id, table)
        return table_id

    # ---- commands ------------------------------------------------------------------------------------

    async def command(
        self, table_id: str, who: Person | None, command: AnyCommand | ServerCommand
    ) -> tuple[Table, int]:
        """Carry out a command. When this returns, its entries are stored for good; returns the moment after it."""
        start = time.perf_counter()
        kind = command_name(type(command))
        live = await self.live(table_id)
        try:
            async with live.lock:
                try:
                    moment = await self._carry_out(live, who, command)
                except Refused:
                    # What is told must be true: another process may have written what has not been heard of here.
                    known = live.table.seq
                    if self.store.shared:
                        await self._renew(live)
                    if live.table.seq == known:
                        raise
                    moment = await self._carry_out(live, who, command)
        except Refused:
            _counted(kind, "refused").inc()
            raise
        _counted(kind, "done").inc()
        metrics.command_seconds.observe(time.perf_counter() - start)
        return live.table, moment

    async def _carry_out(self, live: Live, who: Person | None, command: AnyCommand | ServerCommand) -> int:
        secret = ""
        if isinstance(command, Start):
            secret = secrets.token_hex(16)
        elif isinstance(command, Rematch) and who is not None and live.table.decide(who, command, now_ms()):
            # The new table comes first: a link to it must never lead nowhere.
            secret = await self._open_rematch(live.table, who)
        elif isinstance(command, Join) and who is not None and live.table.created.same_as:
            secret = "known" if await self.knows_deal(live.deal, who.id, live.id) else ""
        for attempt in range(ATTEMPTS):
            if live.stale or (isinstance(command, Act) and command.moment > live.table.moment):
                await self._renew(live)
            before = live.table
            # Decided on a copy: nothing becomes true here before it is stored.
            table = before.copy()
            entries = table.do(who, command, now_ms(), secret)
            if not entries:
                return before.moment
            append = prepare(live.id, table, entries, people_at(before), before.status == "over")
            try:
                await self.store.append(append)
            except Conflict:
                # Another process was first. The wait keeps two that are equally eager from meeting again and again.
                live.stale = True
                await asyncio.sleep(secrets.randbelow(1 + 5 * attempt) / 1000)
                continue
            except BaseException:
                # Whether it was written is not known: only the database can tell.
                live.stale, live.writing = True, append.done
                raise
            live.table = table
            live.tell()
            self.bus.publish(live.id, table.seq)
            self._nudge(live)
            self._notify(live, set(before.pending()))
            return table.moment
        raise Refused("table.moved-on")

    async def _open_rematch(self, table: Table, host: Person) -> str:
        created = msgspec.structs.replace(table.created, at=now_ms(), host=host)
        if created.same_as:
            created = msgspec.structs.replace(created, same_as="", seed="", deal={})
        count = len(table.seats)
        first: list[AnyEntry] = []
        for number, seat in enumerate(table.seats):
            # Everybody moves up by one, so that another seat begins.
            place = (number - 1) % count
            if seat.bot is not None:
                first.append(SeatSet(created.at, place, seat.bot))
            elif seat.person == host:
                first.append(Joined(created.at, place, host))
        return await self.create(created, first)

    # ---- deals that are played at several tables -----------------------------------------------------

    async def knows_deal(self, deal: str, person: str, table_id: str = "") -> bool:
        """Whether somebody who sits down to a deal has seen it elsewhere; Refused while they play it elsewhere."""
        if await self.store.plays_deal(deal, person, table_id):
            raise Refused("table.plays-deal")
        return await self.store.knows_deal(deal, person, table_id)

    async def admit(self, live: Live, person: str) -> None:
        """Keep in mind that somebody sees a game that they do not play; Refused while they play its deal elsewhere.

        So nobody sits down to a deal that they have seen without others being told.
        """
        if not live.is_new(person):
            return
        with contextlib.suppress(CannotStore):  # to look is possible without a database
            if await self.store.plays_deal(live.deal, person, live.id) and not await self.store.has_watched(
                live.id, person
            ):
                raise Refused("table.deal-elsewhere")
            await self.store.note_watcher(live.id, person)
        live.watchers.add(person)

    async def _admit_late(self, connection: Connection) -> None:
        """Somebody was there before the game began."""
        try:
            await self.admit(connection.live, connection.person_id)
        except Refused:
            connection.close()
            return
        connection.stale = True
        connection.wake()

    # ---- telling -------------------------------------------------------------------------------------

    async def greet(self, connection: Connection, hello: Hello) -> None:
        """Answer a client's hello with everything since the moment that it has seen."""
        live = connection.live
        async with live.lock:
            # Who has been told more than is known here has come from another process.
            if live.stale or not self.bus.hears or hello.since > live.table.moment:
                await self._renew(live)
            await self.admit(live, connection.person_id)
            live.greet(connection, hello)

    async def lead(self, connection: Connection, lead: Lead) -> None:
        """Show the moment that somebody at an ended table looks at to the others, here and in other processes."""
        live = connection.live
        leader = live.leader(connection)
        live.show(Led(leader.name, lead.at), leader.id)
        if self.store.shared:
            seat, at = live.table.bound[leader.id], "" if lead.at is None else lead.at
            await self.together.signal("lead", f"{live.id} {seat} {at}")

    def _led_elsewhere(self, table_id: str, seat: str, at: str) -> None:
        """Somebody who is connected to another process leads those who are connected to this one."""
        live = self.tables.get(table_id)
        leader = live.table.seats[int(seat)].owner if live is not None else None
        if live is not None and leader is not None:
            live.show(Led(leader.name, int(at) if at else None), leader.id)

    async def previews(self, connection: Connection, asked: AskPreviews) -> Previews:
        """What is certain about all that the own seat may do; an IllegalAction says what cannot be tried.

        Where there is much to try, that is done elsewhere.
        """
        live = connection.live
        table = live.table
        match, seat = table.match, table.seat_of(connection.person_id)
        moment, found = table.moment, dict[str, Preview]()
        if match is not None and seat in table.pending():
            if asked.after or len(match.focused(seat).legal_actions()) >= MANY_PREVIEWS:
                address = connection.address
                moment, found = await self.desk.previews(address, live.id, table.seq, seat, asked.after)
            else:
                found = match.previews(seat)
        return Previews(asked.ref, moment, asked.after, found)

    def connect(self, connection: Connection) -> None:
        """Somebody opens a connection to a table."""
        live = connection.live
        live.connect(connection)
        # It may have been dropped from memory between loading and connecting.
        self.tables.setdefault(live.id, live)

    def disconnect(self, connection: Connection) -> None:
        """A connection has ended."""
        live = connection.live
        live.disconnect(connection)
        table, person = live.table, connection.person_id
        playing = table.status == "running" and table.created.clock.kind == "live" and table.seat_of(person) >= 0
        if playing and not live.is_here(person) and "signals" in self.supervisor.tasks:
            self.spawn(self._guarded(self.together.went_away(live.id, person)))

    async def _heard(self, table_id: str, seq: int) -> None:
        """Another process has written to a table (empty id: something may have been missed at any table)."""
        if not table_id:
            await self._look_around()
            return
        live = self.tables.get(table_id)
        if live is None or live.table.seq >= seq:
            return
        async with live.lock:
            if live.table.seq < seq:
                await self._read_on(live)
                live.tell()

    async def _look_around(self) -> None:
        """Find the tables in memory that others have gone on with, by one question to the database."""
        newest = await self.store.latest(list(self.tables))
        for live in list(self.tables.values()):
            if live.stale or newest.get(live.id, 0) > live.table.seq:
                await self._guarded(self._renew_alone(live))

    async def _renew_alone(self, live: Live) -> None:
        async with live.lock:
            await self._renew(live)

    # ---- bots and clocks -------------------------------------------------------------------------------

    def _nudge(self, live: Live) -> None:
        """Let the bots that are to act begin to think."""
        for seat, bot in live.table.machine_seats():
            question = (seat, live.table.seats[seat].asked)
            if question not in live.thinking:
                live.thinking.add(question)
                self.spawn(self._think(live, seat, bot, question))

    async def _think(self, live: Live, seat: int, bot: str, question: tuple[int, int]) -> None:
        try:
            match = live.table.match
            if match is None:
                return
            moment = live.table.moment
            pause = asyncio.create_task(asyncio.sleep(self.settings.bot_pause))
            action = self._scripted(live.table, match, seat)
            if action is None:
                holding = asyncio.create_task(self._hold(live))
                try:
                    action = await self.bots.choose(Question(live.id, match, seat, bot), live.table.host)
                finally:
                    holding.cancel()
            await pause
            if not action:
                return
            with contextlib.suppress(Refused):
                # A person who came back, or another process, was first.
                await self.command(live.id, None, BotAct(seat, action, moment))
        finally:
            live.thinking.discard(question)

    def _scripted(self, table: Table, match: Match, seat: int) -> str | None:
        """What a bot does by the script of a lesson: empty where others come first, None where it is free."""
        lesson = table.lesson
        if lesson is None:
            return None
        place = lesson.follow(match.actions)
        if place.reply is None:
            return "" if place.asks else None
        actor, text = match.read_action(place.reply)
        return text if actor == seat else ""

    async def _hold(self, live: Live) -> None:
        """Keep other processes from thinking about a table for as long as somebody thinks about it here."""
        while True:
            await asyncio.sleep(HOLD)
            with contextlib.suppress(CannotStore):
                await self.store.postpone(live.id, due_time(live.table, now_ms()))

    async def _watch(self, well: Well) -> None:
        """Look once a second at the tables where a clock has run out or a bot has been forgotten."""
        # Alone, this process has nobody who may be thinking for these tables already.
        waiting = [] if self.store.shared else await self.store.bots_waiting()
        for round_number in count():
            for table_id in waiting:
                await self._guarded(self._wake(table_id))
            # What a lost message of the bus, or a lost database, has left behind is found here.
            if self._may_be_behind(round_number):
                await self._look_around()
            well(True)
            await asyncio.sleep(TICK)
            waiting = await self._in_hand(round_number)

    async def _keep_workers(self, well: Well) -> None:
        """See to it that there are always processes to think and to write: one that has died is not noticed else."""
        while True:
            await asyncio.sleep(TICK)
            died = [crew.mend() for crew in (*self.bots.crews, self.desk.workers)]
            well(not any(died))
            if any(died):
                await asyncio.sleep(REST)

    async def _in_hand(self, round_number: int) -> list[str]:
        """The tables that are due, but for those that another process has taken in hand."""
        now = now_ms()
        due = await self.store.due(now)
        if round_number % SELDOM == 0:
            due |= await self.store.left_behind(now)
        if not self.store.shared:
            return list(due)
        return [table_id for table_id, since in due.items() if await self.store.claim(table_id, since, now)]

    def _may_be_behind(self, round_number: int) -> bool:
        if not self.bus.hears or (self.store.shared and round_number % SELDOM == 0):
            return True
        return any(live.stale for live in self.tables.values())

    async def _guarded(self, work: Awaitable[None]) -> None:
        """Do something at one table: whatever goes wrong there must not stop the clocks of all others."""
        try:
            await work
        except CannotStore:  # nor would it go better at the next one
            raise
        except Exception:
            log.exception("a table cannot be looked after")

    async def _wake(self, table_id: str) -> None:
        live = await self.live(table_id)
        if self.store.shared:
            await self._heard(table_id, live.table.seq + 1)
        with contextlib.suppress(Refused):
            await self.command(table_id, None, Tick())
        await self.store.postpone(table_id, due_time(live.table, now_ms()))
        self._nudge(live)

    async def _perhaps_absent(self, table_id: str, person: str, since: int) -> None:
        """Some process lost its last connection to somebody: they may be at another one, or away for too long."""
        known = self.tables.get(table_id)
        if known is not None and known.is_here(person):
            await self.together.came_back(table_id, person)
        elif since < now_ms() - 1000 * self.settings.absence and await self.together.came_back(table_id, person):
            await self._guarded(self._say_absent(table_id, person))

    async def _say_absent(self, table_id: str, person: str) -> None:
        with contextlib.suppress(Refused):
            seat = (await self.live(table_id)).table.seat_of(person)
            if seat >= 0:
                await self.command(table_id, None, Absent(seat))

    def _notify(self, live: Live, was_pending: set[int]) -> None:
        """Tell those whose turn has come and who are not looking."""
        if self.turn_listener is None:
            return
        here = {connection.person_id for connection in live.connections}
        people = [
            person.id
            for number in live.table.pending()
            if number not in was_pending and (person := live.table.seats[number].person) is not None
            if live.table.seats[number].active and person.id not in here
        ]
        if people:
            self.turn_listener(live.id, live.table, people)

    async def looks_elsewhere(self, table_id: str, person: str) -> bool:
        """Whether somebody looks at a table by way of another process: all are asked, and have a moment to answer."""
        if not self.store.shared:
            return False
        question = f"{self.name} {table_id} {person}"
        self.asked[question] = False
        try:
            await self.together.signal("turn", question)
            for _ in range(ANSWER):
                await asyncio.sleep(TICK)
                if self.asked[question]:
                    break
            return self.asked[question]
        finally:
            del self.asked[question]

    def _asked_who_looks(self, question: str) -> None:
        _, table_id, person = question.split(" ")
        live = self.tables.get(table_id)
        if live is not None and live.is_here(person):
            self.spawn(self.together.signal("looks", question))


def new_table_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def people_at(table: Table) -> set[str]:
    """The ids of those who sit at a table."""
    return {seat.person.id for seat in table.seats if seat.person is not None}


async def fold_gently(entries: list[AnyEntry]) -> Table:
    """The table of a log; others are served in between."""
    table = fold(entries[:1])
    for number, entry in enumerate(entries[1:]):
        table.apply(entry)
        if number % GENTLY == 0:
            await asyncio.sleep(0)
    return table


def default_autopilot() -> str:
    """The bot that plays for those who are away, unless a table says otherwise."""
    return next((bot for bot in PREFERRED_AUTOPILOT if bot in all_bots()), "random")
