"""Load for a running server: tables full of clients that play at the pace of people, or as fast as they are let.

One generator for `railbox load` and for the benchmarks: a `Contest` is a table with its clients, of this server or of
another one, and `play` has whoever is to act do so and waits until every client has heard of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import random
import secrets
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from railbox.server.context import COOKIE
from railbox.server.door import allow_many_files

PATIENCE = 60.0
"""Seconds after which a client no longer waits for an answer: that is an error."""
AT_ONCE = 16
"""How many tables are being opened at the same time."""
SHARED = 10
"""So many tables have the same people: somebody who plays by post sits at several."""
BREATH = 1.0
"""Seconds after which a client that was refused or cut off comes again."""


class BadPlan(ValueError):
    """A load that this command does not make."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What load to make: so many tables with so many clients each, for so many seconds.

    `pace` is how many seconds people take for an action, at each table; 0 is as fast as they are let.
    """

    url: str
    game: str
    tables: int = 10
    clients: int = 4
    pace: float = 5.0
    seconds: float = 30.0
    pids: tuple[int, ...] = ()
    """The processes of the server; those that listen at the address if they can be found."""
    anywhere: bool = False
    """Whether another machine than this one may be meant."""


class Usage(msgspec.Struct, frozen=True):
    """What the server's own processes used: not bots, databases and Redis."""

    processes: int
    cpu_seconds: float
    cpu_share: float
    """Processors in use on average."""
    cpu_microseconds_per_action: float
    memory_mb: float
    memory_kb_per_table: float
    """What opening and playing the tables added."""


class Report(msgspec.Struct, frozen=True):
    """What came of it; milliseconds are from an action until every client of its table has heard of it."""

    plan: Plan
    opening_seconds: float
    seconds: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    longest_ms: float
    bytes_per_action: float
    """Received by all clients of the table together."""
    bytes_per_message: float
    errors: dict[str, int]
    server: Usage | None


# ---- a table and its clients -------------------------------------------------------------------------------


class Contest(ABC):
    """One table with all its clients connected."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.received = 0
        self.messages = 0

    @abstractmethod
    async def act(self) -> bool:
        """Whoever is to act does so, and all clients hear of it; False when the game is over."""

    async def close(self) -> None:
        """Hang up."""
        await asyncio.gather(*(connection.close() for connection in self.sockets), return_exceptions=True)

    async def next(self, client: int) -> str:
        """The next message that a client receives."""
        data = str(await self.sockets[client].recv())
        self.received += len(data)
        self.messages += 1
        return data


class NotDone(Exception):
    """What a server said instead of doing it."""


class _View(msgspec.Struct):
    legal: list[str]


class _Info(msgspec.Struct):
    status: str
    pending: list[int]


class _Message(msgspec.Struct):
    """What the generator reads of a message."""

    t: str
    moment: int = 0
    view: _View | None = None
    info: _Info | None = None
    message: msgspec.Raw = msgspec.Raw(b"null")


_decoder = msgspec.json.Decoder(_Message)


class RailboxTable(Contest):
    """A table of Railbox; `play` chooses at random, the same way each time."""

    def __init__(self) -> None:
        super().__init__()
        self.last: list[_Message] = []
        self.chance = random.Random(1)
        self.name = secrets.token_hex(4)
        self.count = 0

    @classmethod
    async def open(cls, http: httpx.AsyncClient, game: str, people: Sequence[str]) -> RailboxTable:
        """Open, fill and start a table, and connect everybody; `people` are their sessions."""
        seats = ["me", *["open"] * (len(people) - 1)]
        table_id = (await _post(http, "/api/tables", people[0], {"game": game, "seats": seats}))["id"]
        for session in people[1:]:
            await _post(http, f"/api/tables/{table_id}/commands", session, {"do": "join"})
        await _post(http, f"/api/tables/{table_id}/commands", people[0], {"do": "start"})
        table = cls()
        try:
            for session in people:
                address = f"{str(http.base_url).rstrip('/').replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
                cookie = {"cookie": f"{COOKIE}={session}"}
                # The server asks whether a client is still there; that both did would only be more load.
                link = await connect(
                    address, additional_headers=cookie, compression=None, max_size=None, ping_interval=None
                )
                table.sockets.append(link)
                await link.send('{"t":"hello"}')
            table.last = [_decoder.decode(await table.next(client)) for client in range(len(people))]
        except BaseException:
            await table.close()
            raise
        return table

    async def act(self) -> bool:
        """One action by the first seat to act. Its client hears `done` after what was done, as others may not."""
        actor = next((seat for seat, told in enumerate(self.last) if told.info and seat in told.info.pending), None)
        if actor is None:
            return await self._over()
        view, moment = self.last[actor].view, self.last[actor].moment
        if view is None or not view.legal:
            raise NotDone("no legal action is shown")
        self.count += 1
        # An action of this name may be repeated: it is done once.
        name = f"{self.name}{self.count}"
        command = {"do": "act", "action": self.chance.choice(view.legal), "moment": moment, "id": name}
        await self.sockets[actor].send(msgspec.json.encode({"t": "do", "ref": name, "command": command}).decode())
        while (answer := await self._read(actor)).t != "done":
            if answer.t == "refused":
                raise NotDone(str(msgspec.json.decode(answer.message)["id"]))
        for client in range(len(self.sockets)):
            while self.last[client].moment < answer.moment:
                await self._read(client)
        return True

    async def _over(self) -> bool:
        """Whether it goes on; who is to act may just not have been told yet."""
        if any(told.info is None or told.info.status != "running" for told in self.last):
            return False
        await self._read(0)
        return True

    async def _read(self, client: int) -> _Message:
        message = _decoder.decode(await self.next(client))
        if message.t == "update":
            self.last[client] = message
        return message


async def _post(http: httpx.AsyncClient, path: str, session: str, body: dict[str, object]) -> dict[str, str]:
    answer = await http.post(path, json=body, headers={"cookie": f"{COOKIE}={session}"})
    if answer.status_code >= 400:
        raise NotDone(_problem(answer))
    return dict(answer.json())


def _problem(answer: httpx.Response) -> str:
    try:
        return f"{answer.status_code} {answer.json()['message']['id']}"
    except (ValueError, KeyError, TypeError):
        return str(answer.status_code)


async def new_people(http: httpx.AsyncClient, count: int) -> list[str]:
    """The sessions of so many new guests."""
    found = []
    for _ in range(count):
        answer = await http.post("/api/guests", json={})
        http.cookies.clear()  # each request says itself who asks
        if answer.status_code != 201:
            raise NotDone(_problem(answer))
        found.append(str(answer.cookies[COOKIE]))
    return found


def client_of(url: str) -> httpx.AsyncClient:
    """What requests are made by."""
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_connections=AT_ONCE))


# ---- playing -------------------------------------------------------------------------------------------------


async def play(contest: Contest, until: float, spent: list[float], pace: float = 0.0) -> bool:
    """Play until a time of the performance counter, or until the game is over (then False); notes milliseconds."""
    turn = time.perf_counter() + random.uniform(0, pace)
    while turn < until:
        if pace:
            await asyncio.sleep(turn - time.perf_counter())
        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            if not await contest.act():
                return False
        ended = time.perf_counter()
        spent.append(1000 * (ended - began))
        turn = max(turn + pace, ended)
    return True


class Load:
    """A load while it is being made: what has been measured so far."""

    def __init__(self, plan: Plan) -> None:
        if not 1 <= plan.tables <= 10_000 or not 1 <= plan.seconds <= 3600 or plan.pace < 0:
            raise BadPlan("1 to 10,000 tables, 1 to 3,600 seconds")
        if not plan.anywhere and not _is_here(plan.url):
            raise BadPlan(f"{plan.url} is not this machine: load is for servers of one's own (--anywhere if it is)")
        self.plan = plan
        self.spent: list[float] = []
        self.errors: Counter[str] = Counter()
        self.contests: dict[int, RailboxTable] = {}
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.gone = [0, 0]
        """Bytes and messages of tables that are closed."""

    async def make(self, progress: Callable[[Load], None]) -> Report:
        """Open the tables, play, report; `progress` is called now and then."""
        allow_many_files()
        plan = self.plan
        began = time.perf_counter()
        async with client_of(plan.url) as http:
            pids = plan.pids or await asyncio.to_thread(listeners, plan.url)
            memory = sum(map(resident_kb, pids))
            try:
                people = [await new_people(http, plan.clients) for _ in range(-(-plan.tables // SHARED))]
            except (NotDone, httpx.HTTPError) as error:
                raise BadPlan(f"{plan.url}: nobody can come in: {error}") from None
            await self._each(lambda place: self._open(http, place, people[place // SHARED]), progress)
            opening = time.perf_counter() - began
            before, cpu, start = self._received(), sum(map(cpu_seconds, pids)), time.perf_counter()
            until = start + plan.seconds
            await self._each(lambda place: self._keep(http, place, people[place // SHARED], until), progress)
            seconds, cpu = time.perf_counter() - start, sum(map(cpu_seconds, pids)) - cpu
            received = [after - earlier for after, earlier in zip(self._received(), before, strict=True)]
            grown = sum(map(resident_kb, pids))
            await asyncio.gather(*(contest.close() for contest in self.contests.values()))
        actions = len(self.spent)
        usage = Usage(
            processes=len(pids),
            cpu_seconds=cpu,
            cpu_share=cpu / seconds,
            cpu_microseconds_per_action=1e6 * cpu / max(1, actions),
            memory_mb=grown / 1024,
            memory_kb_per_table=(grown - memory) / plan.tables,
        )
        ordered = sorted(self.spent)
        return Report(
            plan=plan,
            opening_seconds=opening,
            seconds=seconds,
            actions=actions,
            actions_per_second=actions / seconds,
            p50_ms=share(ordered, 0.5),
            p95_ms=share(ordered, 0.95),
            p99_ms=share(ordered, 0.99),
            longest_ms=share(ordered, 1.0),
            bytes_per_action=received[0] / max(1, actions),
            bytes_per_message=received[0] / max(1, received[1]),
            errors=dict(self.errors),
            server=usage if pids else None,
        )

    async def _each(self, work: Callable[[int], Awaitable[None]], progress: Callable[[Load], None]) -> None:
        tasks = {asyncio.ensure_future(work(place)) for place in range(self.plan.tables)}
        try:
            while tasks:
                done, tasks = await asyncio.wait(tasks, timeout=0.5)
                for task in done:
                    task.result()
                progress(self)
        finally:
            for task in tasks:
                task.cancel()

    async def _open(self, http: httpx.AsyncClient, place: int, people: list[str]) -> None:
        """Open a table; a server that will not have it is asked three times."""
        for attempt in range(3):
            try:
                async with self.opening:
                    self.contests[place] = await RailboxTable.open(http, self.plan.game, people)
                return
            except (NotDone, httpx.HTTPError, WebSocketException, OSError, TimeoutError) as error:
                self._failed(error)
                if attempt == 2:
                    raise BadPlan(f"a table cannot be opened: {_name(error)}") from error
                await asyncio.sleep(BREATH)

    async def _keep(self, http: httpx.AsyncClient, place: int, people: list[str], until: float) -> None:
        """Keep a table busy: after the end of a game, or when it fails, a new one is opened."""
        while time.perf_counter() < until:
            contest = self.contests[place]
            try:
                if await play(contest, until, self.spent, self.plan.pace):
                    return
            except NotDone as refused:
                self._failed(refused)
                await asyncio.sleep(BREATH)
                continue
            except (WebSocketException, OSError, TimeoutError) as error:
                self._failed(error)
                await asyncio.sleep(BREATH)
            self.gone[0] += contest.received
            self.gone[1] += contest.messages
            await contest.close()
            await self._open(http, place, people)

    def _failed(self, error: Exception) -> None:
        self.errors[_name(error)] += 1

    def _received(self) -> tuple[int, int]:
        live = self.contests.values()
        return self.gone[0] + sum(table.received for table in live), self.gone[1] + sum(
            table.messages for table in live
        )


def make_load(plan: Plan, progress: Callable[[Load], None] = lambda _: None) -> Report:
    """Make a load and report what came of it; BadPlan says why there is none."""
    load = Load(plan)
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        return runner.run(load.make(progress))


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _name(error: Exception) -> str:
    return str(error) if isinstance(error, NotDone) else type(error).__name__


def share(ordered: Sequence[float], part: float) -> float:
    """The figure below which this part of all lies; there may be none."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def _is_here(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


# ---- the server's processes --------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used, with all its threads; 0 for one that is gone."""
    with contextlib.suppress(OSError):
        return time.clock_gettime((~pid << 3) | 2)  # Linux's clock of another process: finer than /proc
    return 0.0


def resident_kb(pid: int) -> float:
    """The memory of a process; 0 for one that is gone."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1])
    return 0.0


def listeners(url: str) -> tuple[int, ...]:
    """The processes on this machine that listen at an address, where that can be seen."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    nodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with contextlib.suppress(OSError):
            for line in Path(table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port:
                    nodes.add(f"socket:[{fields[9]}]")
    found = set()
    for file in Path("/proc").glob("[0-9]*/fd/*") if nodes else ():
        with contextlib.suppress(OSError):
            if str(file.readlink()) in nodes:
                found.add(int(file.parts[2]))
    return tuple(sorted(found))
