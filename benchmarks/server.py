"""The server under load: latency, loading, memory, and throughput against boardgame.io's own server.

One load generator serves both (`railbox.server.load`): it opens the same number of tables with four clients each, lets
whoever is to act do so as soon as all four clients have heard of the last action, and counts actions that reached all
four. Server and generator are tied to a core each.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import railbox
from benchmarks.measure import Bar, report
from benchmarks.peers import HOME
from railbox.core.catalogue import all_games
from railbox.core.rng import stream
from railbox.server.botpool import BotPool
from railbox.server.bus import make_bus
from railbox.server.desk import Wish
from railbox.server.door import allow_many_files
from railbox.server.hub import Hub
from railbox.server.live import now_ms
from railbox.server.load import Contest, RailboxTable, client_of, cpu_seconds, new_people, play, resident_kb
from railbox.server.render import update, viewer
from railbox.server.settings import Settings
from railbox.server.store import opened
from railbox.server.wire import Hello
from railbox.table import Person, open_table
from railbox.table.log import Acted, AnyEntry, Created, Joined, Started

SEATS = 4
SEEDS = 500
RATIOS = {1: 6, 20: 10, 100: 10}
"""With so many tables at once so many times the actions of boardgame.io are wanted for the same processor time."""
SERVER_CORE, LOAD_CORE = 0, 1
PEER = {
    "private": True,
    # node-persist is what boardgame.io's FlatFile storage wants.
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3"},
    # boardgame.io adds its routes after Koa has composed its middleware, which koa-compose 4.2 no longer notices.
    "overrides": {"koa-compose": "4.1.0"},
}


# ---- the two servers, as processes -----------------------------------------------------------------------


@contextlib.contextmanager
def process(command: list[str], url: str, environment: dict[str, str], cwd: Path | None = None) -> Iterator[int]:
    """A server on a core of its own, until the block ends."""
    running = subprocess.Popen(command, env={**os.environ, **environment}, cwd=cwd, stdout=subprocess.DEVNULL)
    try:
        with contextlib.suppress(OSError, ValueError):
            os.sched_setaffinity(running.pid, {SERVER_CORE})
        for _ in range(400):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(url, timeout=2)
                break
            if running.poll() is not None:
                raise ValueError(f"{command[0]} ended at once")
            time.sleep(0.05)
        yield running.pid
    finally:
        running.terminate()
        running.wait(timeout=20)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def our_server() -> Iterator[tuple[str, int]]:
    """Railbox on SQLite; yields its address and process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "railbox.server", "serve", "--port", str(port), "--data", folder]
        settings = {"RAILBOX_RATE": "1000000", "RAILBOX_LIVE_TABLES": "100000", "RAILBOX_LOG_LEVEL": "error"}
        with process(command, f"http://127.0.0.1:{port}/health", settings) as pid:
            yield f"http://127.0.0.1:{port}", pid


@contextlib.contextmanager
def their_server() -> Iterator[tuple[str, int]]:
    """boardgame.io's server on its FlatFile storage, installed at the first use; yields its address and process."""
    port = free_port()
    home = HOME / "boardgame.io"
    if not (home / "node_modules" / "node-persist").exists():
        print("installing boardgame.io …", file=sys.stderr)
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_bytes(msgspec.json.encode(PEER))
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=home, check=True, stdout=subprocess.DEVNULL)
    script = Path(__file__).parent / "boardgame_io.cjs"
    with tempfile.TemporaryDirectory() as folder:
        environment = {"NODE_ENV": "production", "NODE_PATH": str(home / "node_modules")}
        with process(["node", str(script), str(port), folder], f"http://127.0.0.1:{port}/games", environment) as pid:
            yield f"http://127.0.0.1:{port}", pid


# ---- boardgame.io's tables ------------------------------------------------------------------------------------


class TheirContext(msgspec.Struct):
    """What the generator reads of boardgame.io's context."""

    currentPlayer: str  # noqa: N815 - their name
    gameover: Any = None


class TheirState(msgspec.Struct):
    """What the generator reads of boardgame.io's state."""

    ctx: TheirContext
    _stateID: int  # noqa: N815 - their name


class TheirSync(msgspec.Struct):
    """The first state of a client."""

    state: TheirState


_their_update = msgspec.json.Decoder(tuple[str, str, TheirState, Any])
_their_sync = msgspec.json.Decoder(tuple[str, str, TheirSync])
PREFIX = "42/metro,"


class TheirTable(Contest):
    """A match of boardgame.io, over socket.io's own WebSocket framing."""

    def __init__(self, match: str) -> None:
        super().__init__()
        self.match = match
        self.credentials: list[str] = []
        self.state: TheirState | None = None
        self.count = 0

    @classmethod
    async def open(cls, url: str, http: httpx.AsyncClient) -> TheirTable:
        """Create, fill and sync a match, and connect all four."""
        answer = await http.post("/games/metro/create", json={"numPlayers": SEATS})
        table = cls(answer.json()["matchID"])
        for seat in range(SEATS):
            joined = await http.post(
                f"/games/metro/{table.match}/join", json={"playerID": str(seat), "playerName": f"p{seat}"}
            )
            table.credentials.append(joined.json()["playerCredentials"])
            address = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(address, compression=None)
            table.sockets.append(socket)
            await socket.recv()
            await socket.send("40/metro,")
            await socket.recv()
            hello = msgspec.json.encode(["sync", table.match, str(seat), table.credentials[seat], SEATS]).decode()
            await socket.send(PREFIX + hello)
            while not (data := str(await socket.recv())).startswith(PREFIX + '["sync"'):
                await table._pong(socket, data)
            table.state = _their_sync.decode(data[len(PREFIX) :])[2].state
        return table

    async def _pong(self, socket: ClientConnection, data: str) -> None:
        if data == "2":
            await socket.send("3")

    async def act(self) -> bool:
        """One move by the player to act."""
        state = self.state
        if state is None or state.ctx.gameover is not None:
            return False
        actor = state.ctx.currentPlayer
        payload = {
            "type": "place",
            "args": [self.count],
            "playerID": actor,
            "credentials": self.credentials[int(actor)],
        }
        move = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", move, state._stateID, self.match, actor]
        await self.sockets[int(actor)].send(PREFIX + msgspec.json.encode(message).decode())
        self.count += 1
        for seat in range(SEATS):
            while not (data := await self.next(seat)).startswith(PREFIX + '["update"'):
                await self._pong(self.sockets[seat], data)
            self.state = _their_update.decode(data[len(PREFIX) :])[2]
        return True


# ---- playing -------------------------------------------------------------------------------------------------


class Figures(NamedTuple):
    """What playing many tables at once gave."""

    per_cpu_second: float
    """Actions that reached all four for each second of the server's processor time, whatever else the machine does."""
    message_bytes: float


async def throughput(opener: Callable[[], Awaitable[Contest]], pid: int, tables: int, seconds: float) -> Figures:
    """So many tables at once under full load, again and again; what opening them costs is not counted."""
    spent: list[float] = []
    used = played = 0.0
    received = messages = 0
    while played < seconds:
        contests = await asyncio.gather(*(opener() for _ in range(tables)))
        before = sum(table.received for table in contests), sum(table.messages for table in contests)
        cpu, start = cpu_seconds(pid), time.perf_counter()
        await asyncio.gather(*(play(table, start + seconds, spent) for table in contests))
        used += cpu_seconds(pid) - cpu
        played += time.perf_counter() - start
        received += sum(table.received for table in contests) - before[0]
        messages += sum(table.messages for table in contests) - before[1]
        for table in contests:
            await table.close()
    return Figures(len(spent) / used, received / messages)


@contextlib.asynccontextmanager
async def our_tables(url: str) -> AsyncIterator[Callable[[], Awaitable[RailboxTable]]]:
    """What opens tables of four guests."""
    async with client_of(url) as http:
        people = await new_people(http, SEATS)
        yield lambda: RailboxTable.open(http, "metro", people)


async def our_throughput(url: str, pid: int, tables: int, seconds: float) -> Figures:
    """Railbox under full load."""
    async with our_tables(url) as opener:
        return await throughput(opener, pid, tables, seconds)


async def their_throughput(url: str, pid: int, tables: int, seconds: float) -> Figures:
    """boardgame.io under full load."""
    async with client_of(url) as http:
        return await throughput(lambda: TheirTable.open(url, http), pid, tables, seconds)


async def our_latency(url: str, tables: int, pace: float, actions: int) -> float:
    """Median milliseconds from an action to all four, with many tables live and people who take their time."""
    async with our_tables(url) as opener:
        live = [await opener() for _ in range(tables)]
        spent: list[float] = []
        for number in range(actions):
            began = time.perf_counter()
            await live[number % tables].act()
            spent.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, pace - spent[-1]))
        for table in live:
            await table.close()
        return 1000 * statistics.median(spent)


async def our_memory(url: str, pid: int, tables: int) -> float:
    """Kilobytes for each idle live table with four connected seats."""
    async with our_tables(url) as opener:
        warm = [await opener() for _ in range(20)]
        before = resident_kb(pid)
        live = [await opener() for _ in range(tables)]
        await asyncio.sleep(1)
        grown = resident_kb(pid) - before
        for table in [*warm, *live]:
            await table.close()
        return grown / tables


# ---- loading a long table ----------------------------------------------------------------------------------


def long_log(actions: int) -> list[AnyEntry]:
    """The log of a table with that many actions: the first random game of the box that is long enough."""
    now = now_ms()
    people = [Person(f"p{seat}", f"P{seat}") for seat in range(SEATS)]
    for game in all_games().values():
        for seed in map(str, range(SEEDS)):
            match = railbox.new_game(game, SEATS, seed)
            rng = stream(seed, "long log")
            entries: list[AnyEntry] = [open_table(people[0], game.name, SEATS, now), *_seated(people, now)]
            entries.append(Started(now, seed))
            while not match.over and len(match.actions) < actions:
                seat = match.to_act
                action = match.ruleset.actions.text(match.state.random_action(rng))
                match.play(action)
                entries.append(Acted(now, seat, action, "x"))
            if len(match.actions) == actions:
                return entries
    raise ValueError(f"no game is {actions} actions long")


def _seated(people: list[Person], now: int) -> list[AnyEntry]:
    return [Joined(now, seat, person) for seat, person in enumerate(people)]


async def loading(actions: int, times: int) -> tuple[float, float, str]:
    """Milliseconds to load a table from SQLite and view it (95th percentile), and to look at any past moment (median).

    The third is the game it was.
    """
    entries = long_log(actions)
    created = entries[0]
    if not isinstance(created, Created):
        raise ValueError("a log begins with the creation of its table")
    with tempfile.TemporaryDirectory() as folder:
        async with opened(f"sqlite+aiosqlite:///{folder}/railbox.db") as store:
            hub = Hub(store, make_bus(""), BotPool(1, 5), Settings())
            table_id = await hub.create(created, entries[1:])
            first, past = [], []
            for _ in range(times):
                hub.tables.clear()
                began = time.perf_counter()
                table = (await hub.live(table_id)).table
                update(table_id, table, viewer(table, "p1", Hello()), table.moment - 10, now_ms())
                first.append(1000 * (time.perf_counter() - began))
            hub.desk.open()
            chance = random.Random(7)
            for _ in range(times):
                moment = chance.randrange(SEATS + 2, table.moment)
                wish = Wish(viewer(table, "p1", Hello()), moment, now_ms(), moment)
                began = time.perf_counter()
                await hub.desk.look("", table_id, table.seq, wish)
                past.append(1000 * (time.perf_counter() - began))
            hub.desk.close()
    return sorted(first)[int(0.95 * len(first))], statistics.median(past), created.game


def main() -> None:
    """Measure everything in one run."""
    allow_many_files()
    load, past, game = asyncio.run(loading(1000, 100))
    with contextlib.suppress(OSError, ValueError):
        os.sched_setaffinity(0, {LOAD_CORE})
    ours: dict[int, Figures] = {}
    theirs: dict[int, Figures] = {}
    with our_server() as (url, pid):
        latency = asyncio.run(our_latency(url, 100, 0.02, 600))
        for tables in RATIOS:
            ours[tables] = asyncio.run(our_throughput(url, pid, tables, 10))
    with their_server() as (url, pid):
        for tables in RATIOS:
            theirs[tables] = asyncio.run(their_throughput(url, pid, tables, 10))
    with our_server() as (url, pid):
        memory = asyncio.run(our_memory(url, pid, 1000))
    compared = [
        bar
        for tables, least in RATIOS.items()
        for bar in (
            Bar(f"actions to 4 clients a CPU second, {tables} tables", ours[tables].per_cpu_second, "actions"),
            Bar("the same, boardgame.io with FlatFile", theirs[tables].per_cpu_second, "actions"),
            Bar("ratio", ours[tables].per_cpu_second / theirs[tables].per_cpu_second, "times", at_least=least),
        )
    ]
    report(
        "Server, one core, SQLite",
        [
            Bar(f"load a table of 1,000 actions ({game}) and view it, 95th percentile", load, "ms", at_most=10),
            Bar("look at any past moment of it, median", past, "ms", at_most=20),
            Bar("action to all four seats, 100 tables live, median", latency, "ms", at_most=10),
            *compared,
            Bar("bytes a message", ours[20].message_bytes, "bytes"),
            Bar("bytes a message, boardgame.io", theirs[20].message_bytes, "bytes"),
            Bar("memory of an idle live table with 4 connections, of 1,000", memory, "kB", at_most=90),
        ],
    )


if __name__ == "__main__":
    main()
