"""Chaos: people play at several tables while one thing after another is taken away from the server.

script/chaos --times 200 --database postgresql

Each round has one fault or two. Whoever plays remembers every action that was acknowledged; after the round every log
must hold each of them exactly once, have no hole, fold to a table that goes on, and no seat may have been sent what it
cannot know. Clients must be back by themselves soon after the server is. A campaign that was interrupted goes on where
it was: its figures are in a folder.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from railbox.core.catalogue import all_games
from railbox.core.rng import stream
from railbox.server.settings import Settings
from railbox.server.store import Store
from railbox.table import AnyEntry, Table, fold
from railbox.table.log import Acted
from tests.patience import PATIENCE
from tests.server.client import Link, ServerProcess, Someone
from tests.server.leaks import could_be_otherwise
from tests.server.services import Service, postgresql_service, redis_service

HERE = Path(__file__).parent
BACK = 10.0
"""Seconds within which clients must be back after the server is."""
TABLES = 3
LOOKS = 4
"""How many messages of each seat are compared in a round with what the seat may know."""
DISK = 48
"""Megabytes of the disk that can be filled."""
FINE = ("table.moved-on", "core.not-your-turn", "table.over", "table.autopilot-decides", "table.not-started")
LATER = ("server.cannot-store", "server.disk-full", "server.too-fast")
EXPECTED = ("background task failed", "worker ended", "a new worker does not serve: the old ones stay")


class Fault(AssertionError):
    """A promise that was broken."""


# ---- a disk that can be filled ---------------------------------------------------------------------------------


class Disk:
    """A small file system in memory where that can be mounted; else an ordinary folder, which cannot be filled."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="railbox-disk-"))
        self.folder.chmod(0o755)  # PostgreSQL may run as another user
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", str(self.folder)]
        self.mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
        self.filler = self.folder / "filler"

    def fill(self) -> None:
        assert self.mounted, "only a disk of one's own is filled"
        with self.filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def free(self) -> None:
        self.filler.unlink(missing_ok=True)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False, capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)


# ---- the world -----------------------------------------------------------------------------------------------------


class World:
    """A server with its database, and all that can be done to them."""

    def __init__(self, folder: Path, disk: Disk, chance: random.Random) -> None:
        self.folder = folder
        self.disk = disk
        self.chance = chance
        self.clock = folder / "clock"
        self.clock.write_bytes(struct.pack("<q", 0))
        self.watched: list[str] = []
        """Tables that bad clients may look at."""
        self.database: Service | None = None
        self.redis: Service | None = None
        self.server = ServerProcess(folder / "server", **self._settings())

    def _settings(self) -> dict[str, str]:
        path = os.pathsep.join([str(HERE / "faults"), *(entry for entry in sys.path if entry)])
        return {
            "RAILBOX_DATABASE": f"sqlite:///{self.disk.folder / 'railbox.db'}",
            "RAILBOX_TEST_CLOCK": str(self.clock),
            "RAILBOX_LOG_LEVEL": "warning",
            "PYTHONPATH": path,
        }

    def use(self, database: Service, redis: Service) -> None:
        """Two processes on PostgreSQL and Redis."""
        self.database, self.redis = database, redis
        self.server.environment |= {
            "RAILBOX_DATABASE": database.url,
            "RAILBOX_REDIS": redis.url,
            "RAILBOX_WORKERS": "2",
        }

    def start(self) -> None:
        """Start the server, as a service manager does: again and again until it runs."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.server.start()
                return
            except AssertionError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.5)

    def jump(self, seconds: float) -> None:
        with self.clock.open("r+b") as file:  # in place: those who look at it have it mapped
            file.write(struct.pack("<q", int(seconds * 1e9)))

    def descendants(self) -> list[tuple[int, int, bytes]]:
        """All processes below the server: id, parent, command."""
        found: dict[int, list[tuple[int, int, bytes]]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, ValueError, IndexError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                found.setdefault(parent, []).append((int(folder.name), parent, (folder / "cmdline").read_bytes()))
        assert self.server.process is not None
        below = list(found.get(self.server.process.pid, ()))
        for one in below:
            below += found.get(one[0], ())
        return [one for one in below if b"spawn_main" in one[2]]

    def servers(self) -> list[int]:
        """The processes that serve."""
        assert self.server.process is not None
        main = self.server.process.pid
        return [pid for pid, parent, _ in self.descendants() if parent == main] if self.database else [main]

    def thinkers(self) -> list[int]:
        """The processes in which bots think and looks are written."""
        servers = self.servers()
        return [pid for pid, parent, _ in self.descendants() if parent in servers]

    def errors(self) -> list[str]:
        """Lines of the server's log that should not be there."""
        lines = self.server.log.read_text(errors="replace").splitlines()
        found = []
        for line, following in pairwise([*lines, ""]):
            bad = '"level":"error"' in line if line.startswith("{") else line.startswith("Traceback")
            # A process that is being started while there is no database says so, and is started again; what it had
            # begun to start itself says so too.
            if self.database is not None and ('"logger":"uvicorn.error"' in line or '"<string>"' in following):
                continue
            if bad and not any(f'"message":"{fine}"' in line for fine in EXPECTED):
                found.append(line)
        return found


@contextlib.contextmanager
def world_of(kind: str, folder: Path, chance: random.Random) -> Iterator[World]:
    """A world that runs."""
    disk = Disk()
    with contextlib.ExitStack() as stack:
        stack.callback(disk.close)
        world = World(folder, disk, chance)
        if kind == "postgresql":
            database = stack.enter_context(postgresql_service(disk.folder if disk.mounted else None))
            world.use(database, stack.enter_context(redis_service()))
        stack.callback(_end, world)
        world.server.start()
        yield world


def _end(world: World) -> None:
    if world.server.process is not None and world.server.process.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            world.server.stop()


# ---- the faults ----------------------------------------------------------------------------------------------------
# Each is a block: it goes wrong at the beginning and is well again, as far as the host is concerned, at the end.


async def a_while(world: World, most: float = 1.0) -> None:
    await asyncio.sleep(world.chance.uniform(0.05, most))


async def kill_all(world: World) -> None:
    """The whole server dies, as in a power cut."""
    for pid in [*world.servers(), *world.thinkers()]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    world.server.kill()
    await asyncio.to_thread(world.server.gone)
    await a_while(world)
    await asyncio.to_thread(world.start)


async def kill_first(world: World) -> None:
    """The process dies that looks after those that serve: they end too, and another can be started."""
    world.server.kill()
    await asyncio.to_thread(world.server.gone)
    await asyncio.to_thread(world.start)


async def kill_one(world: World) -> None:
    """One of the processes that serve dies; nobody but the server itself starts another."""
    os.kill(world.chance.choice(world.servers()), signal.SIGKILL)
    await a_while(world)


async def kill_thinkers(world: World) -> None:
    """Processes die in which bots think."""
    for pid in world.thinkers():
        if world.chance.random() < 0.5:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    await a_while(world)


async def hang(world: World) -> None:
    """A process hangs for a moment, as on a machine that is being moved."""
    pid = world.chance.choice(world.servers())
    os.kill(pid, signal.SIGSTOP)
    await a_while(world, 2.0)
    os.kill(pid, signal.SIGCONT)


async def upgrade(world: World) -> None:
    """New code: workers are replaced one by one; a server that is alone is stopped and started."""
    assert world.server.process is not None
    if world.database is not None:
        old = world.servers()
        os.kill(world.server.process.pid, signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while set(old) & set(world.servers()):
                await asyncio.sleep(0.1)
    else:
        await asyncio.to_thread(world.server.stop)
        await asyncio.to_thread(world.start)


async def no_database(world: World) -> None:
    """PostgreSQL crashes."""
    assert world.database is not None
    await _outage(world, world.database, signal.SIGQUIT)


async def no_redis(world: World) -> None:
    """Redis crashes and forgets everything."""
    assert world.redis is not None
    await _outage(world, world.redis, signal.SIGKILL)


async def _outage(world: World, service: Service, way: signal.Signals) -> None:
    usual, service.signal = service.signal, way
    await asyncio.to_thread(service.stop)
    service.signal = usual
    await a_while(world, 2.0)
    await asyncio.to_thread(service.start)


async def full_disk(world: World) -> None:
    """Nothing more can be written; people keep their connections, and the server says what is wrong."""
    await asyncio.to_thread(world.disk.fill)
    await a_while(world, 1.5)
    await asyncio.to_thread(world.disk.free)


async def jump(world: World) -> None:
    """The clock is set, forwards or back; it goes right again at some later round, or jumps on."""
    world.jump(world.chance.choice([0, world.chance.uniform(-7200, 7200)]))
    await a_while(world)


async def bad_clients(world: World) -> None:
    """Clients that open requests and do not go on, and clients that listen and do not read."""
    address = ("127.0.0.1", world.server.port)
    halves = []
    for _ in range(60):
        half = socket.socket()
        with contextlib.suppress(OSError):
            half.bind(("127.0.0.2", 0))
            half.connect(address)
            half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Le")
        halves.append(half)
    slow = []
    for table in world.watched:
        url = f"ws://127.0.0.1:{world.server.port}/api/tables/{table}/socket"
        with contextlib.suppress(Exception):
            link = await connect(url, compression=None, max_queue=1, local_addr=("127.0.0.2", 0))
            link.transport.pause_reading()
            await link.send('{"t":"hello","draw":true,"language":"fr"}')
            slow.append(link)
    await a_while(world, 2.0)
    for half in halves:
        half.close()
    for link in slow:
        link.transport.abort()


class Kind(msgspec.Struct, frozen=True):
    """A fault, what it happens to, and where it can be had."""

    deed: Callable[[World], Awaitable[None]]
    part: str
    needs: str = ""
    calm: bool = False
    """Whether the database must be there for its end: whole servers are started, which takes long, and is done less."""

    @property
    def name(self) -> str:
        return self.deed.__name__.replace("_", "-")


KINDS = [
    Kind(kill_all, "server", calm=True),
    Kind(kill_first, "server", "postgresql", calm=True),
    Kind(kill_one, "server", "postgresql"),
    Kind(kill_thinkers, "server"),
    Kind(hang, "server"),
    Kind(upgrade, "server", calm=True),
    Kind(no_database, "database", "postgresql"),
    Kind(full_disk, "database", "disk"),
    Kind(no_redis, "redis", "postgresql"),
    Kind(jump, "clock"),
    Kind(bad_clients, "clients"),
]


def possible(world: World) -> list[Kind]:
    """The faults that can be had in a world."""
    has = {"": True, "postgresql": world.database is not None, "disk": world.disk.mounted}
    return [kind for kind in KINDS if has[kind.needs]]


def choose(world: World, chance: random.Random) -> list[Kind]:
    """One fault, or two at once that happen to different parts."""
    kinds = possible(world)
    first, second = chance.sample(kinds + [kind for kind in kinds if not kind.calm], 2)
    clash = first.part == second.part or (
        {first.part, second.part} == {"server", "database"} and (first.calm or second.calm)
    )
    return [first] if clash or chance.random() < 0.6 else [first, second]


# ---- those who play --------------------------------------------------------------------------------------------------


def has_reached(moment: int, link: Link) -> bool:
    """Whether a client has heard of what happened at that moment."""
    return bool(link.update["moment"] >= moment)


class Player:
    """Somebody at one table, who remembers what was acknowledged: seat, id and text of each action."""

    def __init__(self, link: Link, seat: int, chance: random.Random) -> None:
        self.link = link
        self.seat = seat
        self.chance = chance
        self.busy = False
        self.acknowledged: dict[str, str] = {}

    async def play(self, go: asyncio.Event) -> None:
        """Act whenever it is the own turn and the game goes on."""
        link = self.link
        while link.status != "over":
            await go.wait()
            if link.my_turn():
                self.busy = True
                await self._act()
                self.busy = False
                await asyncio.sleep(self.chance.uniform(0.02, 0.2))
            else:
                with contextlib.suppress(TimeoutError):
                    await link.until(lambda link: link.status == "over" or link.my_turn(), 0.3)

    async def _act(self) -> None:
        link = self.link
        name, action = f"k{next(Link.ids)}", self.chance.choice(link.view["legal"])
        command = {"do": "act", "action": action, "moment": link.update["moment"], "id": name}
        while True:
            if self.chance.random() < 0.15:  # the same by another way, which may lead to another process
                answer, also = await asyncio.gather(link.send(command), self._post(command))
                if also:
                    self.acknowledged[name] = action
            else:
                answer = await link.send(command)
            if answer["t"] == "done":
                self.acknowledged[name] = action
                await link.until(partial(has_reached, int(answer["moment"])), PATIENCE)
                return
            why = answer["message"]["id"]
            if why in FINE:
                return
            if why not in LATER:
                raise Fault(f"{link.table}: {command} was refused: {answer}")
            await asyncio.sleep(0.1)

    async def _post(self, command: dict[str, Any]) -> bool:
        with contextlib.suppress(httpx.TransportError):
            http = self.link.person.http
            answer = await http.post(f"/api/tables/{self.link.table}/commands", json=command)
            return answer.status_code == 200
        return False


class Play:
    """A table with those who play there."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table = table
        self.players = players
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def over(self) -> bool:
        return all(player.link.status == "over" for player in self.players)

    @property
    def moment(self) -> int:
        return max(int(player.link.update["moment"]) for player in self.players)

    def begin(self, go: asyncio.Event) -> None:
        self.tasks = [asyncio.create_task(player.play(go)) for player in self.players]

    def check(self) -> None:
        """Whoever plays may have found a fault."""
        for task in self.tasks:
            if task.done():
                task.result()


async def insist(work: Callable[[], Awaitable[Any]], fine: str = "\0") -> Any:
    """Ask again until the server has done it; `fine` says that it was done before it fell."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await work()
            except AssertionError as refused:
                if fine in str(refused):
                    return None
                if not any(why in str(refused) for why in LATER):
                    raise
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


# ---- the campaign --------------------------------------------------------------------------------------------------


class Campaign:
    """Rounds in one world."""

    def __init__(self, world: World, figures: Counter[str]) -> None:
        self.world = world
        self.figures = figures
        self.done = 0
        self.go = asyncio.Event()
        self.people: list[Someone] = []
        self.plays: list[Play] = []
        self.everybody: list[Player] = []
        self.store = Store(Settings(database=world.server.environment["RAILBOX_DATABASE"]).database_url)
        self.known_errors = 0

    @contextlib.asynccontextmanager
    async def begun(self) -> AsyncIterator[Campaign]:
        """People come, and go at the end."""
        try:
            for number in range(4):
                self.people.append(await Someone(self.world.server.url).be_guest(f"P{number}"))
            yield self
        finally:
            for play in self.plays:
                await self._leave(play)
            for person in self.people:
                await person.http.aclose()
            await self.store.engine.dispose()

    async def _open(self, chance: random.Random) -> None:
        """A table of some game, with two people and perhaps a bot, perhaps with clocks."""
        game = chance.choice(list(all_games()))
        ada, bo = chance.sample(self.people, 2)
        bots = ["bot:random"] * chance.randrange(2)
        clock = {"kind": "live", "seconds": 600} if chance.random() < 0.3 else {"kind": "none"}
        table = await insist(lambda: ada.open_table(game, ["me", "open", *bots], clock=clock))
        await insist(lambda: bo.do(table, {"do": "join"}), "table.seated-already")
        await insist(lambda: ada.do(table, {"do": "start"}), "table.started")
        players = []
        for seat, person in enumerate((ada, bo)):
            link = await person.seat(table).__aenter__()
            players.append(Player(link, seat, random.Random(chance.random())))
        for player in players:
            await player.link.until(lambda link: link.status != "open", PATIENCE)
        self.everybody += players
        self.plays.append(Play(table, players))
        self.plays[-1].begin(self.go)
        self.figures["tables"] += 1

    def acknowledged(self) -> int:
        """How many actions were acknowledged since the last time that this was asked."""
        known, self.done = self.done, sum(len(player.acknowledged) for player in self.everybody)
        return self.done - known

    async def _leave(self, play: Play) -> None:
        for task in play.tasks:
            task.cancel()
        await asyncio.gather(*play.tasks, return_exceptions=True)
        for player in play.players:
            await player.link.__aexit__(None, None, None)

    async def round(self, chance: random.Random, kinds: list[Kind] | None = None) -> list[str]:
        """One round, with these faults or others; a Fault says what was broken. Returns what was done to the server."""
        for play in [play for play in self.plays if play.over]:
            self.plays.remove(play)
            await self._leave(play)
        while len(self.plays) < TABLES:
            await self._open(chance)
        self.world.watched = [play.table for play in self.plays]
        kinds = kinds or choose(self.world, chance)
        self.go.set()
        await asyncio.sleep(chance.uniform(0.1, 0.5))
        await asyncio.gather(*(kind.deed(self.world) for kind in kinds))
        for kind in kinds:
            self.figures[f"fault {kind.name}"] += 1
        await self._until_served()
        await self._until_back()
        await self._until_moved()
        self.go.clear()
        await self._until_idle()
        await self._check(chance)
        await self._until_well()
        self._check_log()
        return [kind.name for kind in kinds]

    async def _until(
        self, true: Callable[[], bool | Awaitable[bool]], otherwise: Callable[[], str], seconds: float = PATIENCE
    ) -> None:
        deadline = time.monotonic() + seconds
        while True:
            for play in self.plays:
                play.check()
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            if time.monotonic() > deadline:
                raise Fault(otherwise())
            await asyncio.sleep(0.05)

    async def _health(self) -> dict[str, Any]:
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=self.world.server.url, timeout=5) as http:
                return dict((await http.get("/health")).json())
        return {"status": "away"}

    async def _until_served(self) -> None:
        async def served() -> bool:
            return (await self._health())["status"] in ("ok", "degraded")

        await self._until(served, lambda: "the server does not serve")

    async def _until_well(self) -> None:
        told: dict[str, Any] = {}

        async def well() -> bool:
            told.update(await self._health())
            return bool(told["status"] == "ok")

        await self._until(well, lambda: f"the server is not well again: {told}")

    async def _until_back(self) -> None:
        """All clients hear from the server again."""
        since = time.monotonic()
        links = [player.link for play in self.plays for player in play.players]

        async def ask(link: Link) -> None:
            while link.heard < since:
                with contextlib.suppress(Exception):
                    if link.socket is not None:
                        await link.socket.send('{"t":"ping"}')
                await asyncio.sleep(0.1)

        asking = asyncio.gather(*(ask(link) for link in links))
        try:
            await asyncio.wait_for(asking, PATIENCE)
        except TimeoutError:
            raise Fault("a client did not come back at all") from None
        took = time.monotonic() - since
        self.figures["longest way back, ms"] = max(self.figures["longest way back, ms"], int(1000 * took))
        if took > BACK:
            raise Fault(f"clients needed {took:.1f} s to come back")

    async def _until_moved(self) -> None:
        """Every table goes on."""
        before = {play.table: play.moment for play in self.plays}

        def stuck() -> list[str]:
            return [play.table for play in self.plays if not play.over and play.moment <= before[play.table]]

        await self._until(lambda: not stuck(), lambda: f"tables stand still: {stuck()}")

    async def _until_idle(self) -> None:
        players = [player for play in self.plays for player in play.players]
        await self._until(lambda: not any(player.busy for player in players), lambda: "a command is never answered")

    async def _check(self, chance: random.Random) -> None:
        for play in self.plays:
            entries = await self.store.load(play.table)
            table = fold(entries)
            if table.frozen is not None:
                raise Fault(f"{play.table} is frozen: {table.frozen}")
            stored = Counter((entry.seat, entry.client) for entry in entries if isinstance(entry, Acted))
            texts = {(entry.seat, entry.client): entry.action for entry in entries if isinstance(entry, Acted)}
            for player in play.players:
                for name, action in player.acknowledged.items():
                    if texts.get((player.seat, name)) != action:
                        raise Fault(f"{play.table}: {name} of seat {player.seat} was acknowledged and lost")
            for (seat, name), count in stored.items():
                if name and count > 1:
                    raise Fault(f"{play.table}: {name} of seat {seat} was done {count} times")
            self.figures["checked"] += 1
            for player in play.players:
                await player.link.until(partial(has_reached, table.moment), PATIENCE)
                self._look_for_secrets(player, entries, table, chance)

    def _look_for_secrets(self, player: Player, entries: list[AnyEntry], table: Table, chance: random.Random) -> None:
        """Every message could have been sent, had all that this seat cannot know been otherwise."""
        link = player.link
        raw, link.raw = link.raw, []
        during = [text for text in raw if text.startswith('{"t":"update"') and '"status":"running"' in text]
        session = str(link.person.http.cookies["railbox_session"])
        assert table.match is not None
        for text in during:
            if table.match.seed in text or session in text:
                raise Fault(f"{link.table}: a secret was sent to seat {player.seat}")
        # A bot may have gone on since the log was read.
        known = [text for text in during if msgspec.json.decode(text)["moment"] <= table.moment]
        for text in chance.sample(known, min(LOOKS, len(known))):
            rng = stream(link.table, f"leaks {chance.random()}")
            if not could_be_otherwise(link, player.seat, entries, text, msgspec.json.decode(text), {}, rng):
                raise Fault(f"{link.table}: seat {player.seat} was sent what it cannot know: {text}")
            self.figures["messages compared"] += 1

    def _check_log(self) -> None:
        errors = self.world.errors()
        new, self.known_errors = errors[self.known_errors :], len(errors)
        if new:
            raise Fault(f"the server logged {len(new)} errors: {new[0][:2000]}")


# ---- going on where it was ------------------------------------------------------------------------------------------


class State(msgspec.Struct):
    """What is kept of a campaign between two calls."""

    database: str
    seed: int
    rounds: int = 0
    seconds: float = 0.0
    figures: dict[str, int] = {}
    faults: list[str] = []


async def run(state: State, times: int, folder: Path, say: Callable[[str], object]) -> None:
    """Go on until so many rounds are over. After a fault, what can be known of it is kept, and the world begun anew."""
    while state.rounds < times:
        place = Path(tempfile.mkdtemp(prefix="world-", dir=folder))
        figures = Counter(state.figures)
        try:
            with world_of(state.database, place, random.Random(f"{state.seed} {state.rounds}")) as world:
                async with Campaign(world, figures).begun() as campaign:
                    while state.rounds < times:
                        began = time.monotonic()
                        state.rounds += 1
                        chance = random.Random(f"{state.seed} round {state.rounds}")
                        try:
                            kinds = await campaign.round(chance)
                        except (Exception, ExceptionGroup) as error:
                            what = f"round {state.rounds}: {type(error).__name__}: {error}"
                            state.faults.append(what[:1000])
                            say(what)
                            shutil.copy(world.server.log, folder / f"fault-{state.rounds}.log")
                            (folder / f"fault-{state.rounds}.txt").write_text(traceback.format_exc())
                            raise
                        finally:
                            state.seconds += time.monotonic() - began
                            figures["acknowledged"] = state.figures.get("acknowledged", 0) + campaign.acknowledged()
                            state.figures = dict(figures)
                            (folder / "state.json").write_bytes(msgspec.json.format(msgspec.json.encode(state)))
                        say(f"round {state.rounds}: {', '.join(kinds)}: well after {time.monotonic() - began:.1f} s")
        except (Exception, ExceptionGroup):
            if not state.faults or not state.faults[-1].startswith(f"round {state.rounds}:"):
                raise
        finally:
            shutil.rmtree(place, ignore_errors=True)


def opened_state(folder: Path, database: str, seed: int | None) -> State:
    """The campaign of a folder, or a new one."""
    file = folder / "state.json"
    if file.exists():
        state = msgspec.json.decode(file.read_bytes(), type=State)
        if state.database == database and seed in (None, state.seed):
            return state
        raise SystemExit(f"chaos: {folder} holds a campaign with seed {state.seed} on {state.database}")
    folder.mkdir(parents=True, exist_ok=True)
    return State(database, int(time.time()) if seed is None else seed)


def main() -> None:
    """Run a campaign, or go on with one, and print its figures."""
    parser = argparse.ArgumentParser(prog="script/chaos", description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=20, help="rounds, with those of before")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, help="decides the faults; another for each new campaign if not given")
    parser.add_argument("--folder", type=Path, help="where the campaign is kept; .chaos/DATABASE")
    given = parser.parse_args()
    folder = (given.folder or Path(".chaos") / given.database).absolute()
    state = opened_state(folder, given.database, given.seed)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing is left running
    asyncio.run(run(state, given.times, folder, lambda line: sys.stdout.write(line + "\n") and sys.stdout.flush()))
    told = ", ".join(f"{name} {count:,}" for name, count in sorted(state.figures.items()))
    sys.stdout.write(
        f"{state.database}, seed {state.seed}: {state.rounds} rounds in {state.seconds:.0f} s: {told}; "
        f"{len(state.faults)} faults\n"
    )
    sys.exit(bool(state.faults))


if __name__ == "__main__":
    main()
