"""Two server processes on one PostgreSQL, told of each other's tables by Redis."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from railbox.core.match import load_record
from railbox.server.botpool import BotPool
from railbox.server.bus import make_bus
from railbox.server.hub import Hub
from railbox.server.live import now_ms
from railbox.server.settings import Settings
from railbox.server.store import opened
from railbox.server.workers import Worker
from railbox.table import Clock, Person, open_table
from railbox.table.commands import Join, Start
from railbox.table.log import Joined
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, guests, running_server
from tests.server.services import postgresql, redis
from tests.server.test_review import until_told


def test_people_on_two_servers_share_a_table(tmp_path: Path) -> None:
    async def play(first_url: str, second_url: str) -> None:
        async with guests(first_url, "Ada") as (ada,), guests(second_url, "Bo") as (bo,):
            table = await ada.open_table("metro", ["me", "open", "bot:random"])
            await bo.do(table, {"do": "join"})
            async with ada.seat(table) as first, bo.seat(table) as second:
                await first.send({"do": "start"})
                await second.until(lambda link: link.status == "running")
                await asyncio.gather(first.play_on(random.Random(1).choice), second.play_on(random.Random(2).choice))
                assert first.status == second.status == "over"
                await second.until(lambda link: link.update["moment"] == first.update["moment"])
                assert first.update["info"]["outcome"] == second.update["info"]["outcome"]
                assert sorted(first.log) == sorted(second.log)

    with (
        postgresql() as database,
        redis() as bus,
        running_server(tmp_path / "one", RAILBOX_DATABASE=database, RAILBOX_REDIS=bus) as one,
        running_server(tmp_path / "two", RAILBOX_DATABASE=database, RAILBOX_REDIS=bus) as two,
    ):
        asyncio.run(play(one.url, two.url))


def test_who_leads_a_review_is_followed_on_another_server(tmp_path: Path) -> None:
    async def look_back(first_url: str, second_url: str) -> None:
        async with guests(first_url, "Ada") as (ada,), guests(second_url, "Bo") as (bo,):
            table = await ada.open_table("metro", ["me", "bot:random"])
            await ada.do(table, {"do": "start"})
            await ada.do(table, {"do": "resign"})
            async with ada.seat(table) as leader, bo.seat(table) as follower:
                assert leader.socket is not None
                for at, told in ((3, '"at":3'), (None, '"at":null')):
                    await leader.socket.send(json.dumps({"t": "lead", "at": at}))
                    await until_told(follower.raw, f'"t":"led","name":"Ada",{told}')
                assert not any('"led"' in text for text in leader.raw), "nobody follows themselves"

    with (
        postgresql() as database,
        redis() as bus,
        running_server(tmp_path / "one", RAILBOX_DATABASE=database, RAILBOX_REDIS=bus) as one,
        running_server(tmp_path / "two", RAILBOX_DATABASE=database, RAILBOX_REDIS=bus) as two,
    ):
        asyncio.run(look_back(one.url, two.url))


def test_workers_are_replaced_one_by_one_without_a_lost_move(tmp_path: Path) -> None:
    """Two workers behind one address: one is killed, then all are replaced, while two people and a bot play."""

    async def play(server: ServerProcess) -> None:
        assert server.process is not None
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open", "bot:random"])
            await bo.do(table, {"do": "join"})
            async with ada.seat(table) as first, bo.seat(table) as second:
                await first.send({"do": "start"})
                games = asyncio.gather(first.play_on(random.Random(1).choice), second.play_on(random.Random(2).choice))
                await first.until(lambda link: link.update["moment"] > 8)
                old = children(server.process.pid)
                os.kill(old[0], signal.SIGKILL)
                os.kill(server.process.pid, signal.SIGHUP)
                await games
                assert first.status == "over"
                await second.until(lambda link: link.update["moment"] == first.update["moment"])
                assert sorted(first.log) == sorted(second.log)
            async with asyncio.timeout(PATIENCE):
                while set(old) & set(children(server.process.pid)):
                    await asyncio.sleep(0.1)
            record = load_record((await ada.http.get(f"/api/tables/{table}/record")).content)
            assert record.over

    with postgresql() as database, redis() as bus:
        settings = {"RAILBOX_DATABASE": database, "RAILBOX_REDIS": bus, "RAILBOX_WORKERS": "2"}
        with running_server(tmp_path, **settings) as server:
            asyncio.run(play(server))
            assert server.stop() == 0
            # Whoever kills the first process ends all of them, so that another server can take the address.
            server.start().kill()
            server.gone()


def serve_when_alone(settings: Settings, _: socket.socket, ready: Callable[[], None]) -> None:
    """A process that comes to serve only when the one is dead that waits for it."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a server ends in good order, and so must be able to begin
    parent = os.getppid()
    (settings.data / "begun").touch()
    while os.getppid() == parent:
        time.sleep(0.05)
    ready()
    (settings.data / "ready").touch()
    os._exit(0)


def wait_for_worker(data: str) -> None:
    with socket.socket() as listener:
        Worker(serve_when_alone, Settings(data=Path(data)), listener).serves()


def test_a_process_that_begins_does_not_wait_for_one_that_was_killed(tmp_path: Path) -> None:
    command = f"from tests.server.test_many import wait_for_worker; wait_for_worker({str(tmp_path)!r})"
    path = os.pathsep.join(entry for entry in sys.path if entry)
    first = subprocess.Popen([sys.executable, "-c", command], env={**os.environ, "PYTHONPATH": path})
    until(lambda: (tmp_path / "begun").exists())
    first.kill()
    first.wait()
    until(lambda: (tmp_path / "ready").exists())


def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "that does not happen"
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The server processes of a supervisor."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            words = (folder / "cmdline").read_bytes()
            if int(fields[1]) == pid and b"spawn_main" in words:
                found.append(int(folder.name))
    return found


def test_a_due_table_is_taken_in_hand_by_one_process() -> None:
    async def go(url: str) -> None:
        async with opened(url) as first, opened(url) as second:
            hub = Hub(first, make_bus("", alone=False), BotPool(1, 5), Settings())
            clock = Clock("live", 5)
            ada, bo = Person("ada", "Ada"), Person("bo", "Bo")
            table_id = await hub.create(open_table(ada, "metro", 2, now_ms(), clock=clock), [Joined(now_ms(), 0, ada)])
            await hub.command(table_id, bo, Join())
            await hub.command(table_id, ada, Start())
            later = now_ms() + 6000
            due = await first.due(later)
            assert list(due) == [table_id]
            tries = [store.claim(table_id, due[table_id], later) for store in (first, second, first, second)]
            assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
            assert not await second.due(later)

    with postgresql() as database:
        asyncio.run(go(Settings(database=database).database_url))
