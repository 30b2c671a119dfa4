"""A database or a bus that goes away and comes back: nothing is lost, everybody is told the truth."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from railbox.server.supervise import Supervisor, Well
from tests.patience import PATIENCE
from tests.server.client import Link, ServerProcess, Someone, guests, running_server
from tests.server.services import Service, postgresql_service, redis_service


async def eventually(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.05)


async def health(person: Someone) -> dict[str, Any]:
    return dict((await person.http.get("/health")).json())


async def mover_of(*links: Link) -> Link:
    moment = max(link.update["moment"] for link in links)
    for link in links:
        await link.until(lambda link: link.update["moment"] >= moment)
    return next(link for link in links if link.my_turn())


def act(link: Link, name: str) -> dict[str, Any]:
    return {"do": "act", "action": link.view["legal"][0], "moment": link.update["moment"], "id": name}


def test_an_outage_of_the_database_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def play(server: ServerProcess, database: Service) -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open"], clock={"kind": "live", "seconds": 5})
            idle = await ada.open_table("metro", ["me", "open"])
            await bo.do(table, {"do": "join"})
            async with ada.seat(table) as first, bo.seat(table) as second, ada.seat(idle) as third:
                await first.send({"do": "start"})
                mover = await mover_of(first, second)
                command, connections = act(mover, "in-the-dark"), mover.connections
                database.stop()
                for _ in range(2):
                    refused = await mover.send(command)
                    assert refused["t"] == "refused" and refused["message"]["id"] == "server.cannot-store", refused
                assert (await third.send({"do": "chat", "text": "hello?"}))["message"]["id"] == "server.cannot-store"
                assert (await health(ada))["status"] == "down"
                answer = await ada.http.get(f"/api/tables/{table}")
                assert answer.status_code == 503 and answer.json()["message"]["id"] == "server.cannot-store"
                database.start()

                async def stored() -> bool:
                    return bool((await mover.send(command))["t"] == "done")

                await eventually(stored)
                assert await stored(), "a repeated action is answered as the first was"
                assert mover.connections == connections, "the socket was not kept"
                # The clocks run on: whoever is to act now is played for after five seconds.
                await first.until(lambda link: any(seat["away"] == "time" for seat in link.update["info"]["seats"]))
                await third.send({"do": "chat", "text": "well"})

                async def well() -> bool:
                    return bool((await health(ada))["status"] == "ok")

                await eventually(well)
                before = await ada.look(table)
            server.kill()
            server.start()
            after = await ada.look(table)
            assert after["info"]["status"] == before["info"]["status"]
            mine = mover.update["you"]["seat"]
            done = [line for line in after["log"] if line.get("seat") == mine and command["action"] in line["actions"]]
            assert len(done) >= 1 and after["moment"] >= before["moment"]
            assert [line["moment"] for line in after["log"]][: len(before["log"])] == [
                line["moment"] for line in before["log"]
            ]

    with (
        postgresql_service() as database,
        running_server(tmp_path, RAILBOX_DATABASE=database.url, RAILBOX_BOT_PAUSE="1") as server,
    ):
        asyncio.run(play(server, database))


def test_a_full_disk_is_told_and_nobody_loses_the_connection(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open"])
            await bo.do(table, {"do": "join"})
            async with ada.seat(table) as first, bo.seat(table) as second:
                await first.send({"do": "start"})
                mover = await mover_of(first, second)
                command, moment, connections = act(mover, "no-room"), mover.update["moment"], mover.connections
                with no_room(server):
                    for _ in range(2):
                        assert (await mover.send(command))["message"]["id"] == "server.disk-full"
                    for answer in (
                        await Someone(server.url).http.post("/api/guests", json={}),
                        await bo.http.post(f"/api/tables/{table}/commands", json={"do": "chat", "text": "?"}),
                    ):
                        assert answer.status_code == 507 and answer.json()["message"]["id"] == "server.disk-full"
                    assert (await ada.look(table))["moment"] == moment, "one may look on"
                    answer = await ada.http.get("/health")
                    assert answer.status_code == 507 and "disk" in answer.json()["down"]
                # Nobody has written anything yet: whoever asks is told that all is well again.
                assert (await ada.http.get("/health")).json()["status"] == "ok"
                assert (await mover.send(command))["t"] == "done"
                await mover.until(lambda link: link.update["moment"] > moment)
                assert (first.connections, second.connections) == (1, 1) and connections == 1

    with running_server(tmp_path) as server:
        asyncio.run(play(server))


@contextlib.contextmanager
def no_room(server: ServerProcess) -> Iterator[None]:
    """No file of a process may grow, as on a full disk; the tool of chaos fills a real one."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_a_process_that_does_not_hear_the_bus_asks_the_database(tmp_path: Path) -> None:
    async def play(one: ServerProcess, two: ServerProcess, bus: Service) -> None:
        async with guests(one.url, "Ada") as (ada,), guests(two.url, "Bo") as (bo,):
            table = await ada.open_table("metro", ["me", "open"])
            await bo.do(table, {"do": "join"})
            async with ada.seat(table) as first, bo.seat(table) as second:
                # one process may not have heard yet who has joined at the other: it asks before it refuses
                assert (await first.send({"do": "start"}))["t"] == "done"
                await second.until(lambda link: link.status == "running")
                bus.stop()

                async def deaf() -> bool:
                    return "bus listener" in (await health(bo))["down"] and (await health(bo))["status"] == "degraded"

                await eventually(deaf)
                for turn in range(4):
                    mover = await mover_of(first, second)
                    answer = await mover.send(act(mover, f"deaf-{turn}"))
                    assert answer["t"] == "done", answer
                    looker = bo if mover is first else ada
                    assert (await looker.look(table))["moment"] >= answer["moment"]
                await second.until(lambda link: link.update["moment"] >= answer["moment"])
                bus.start()

                async def hearing() -> bool:
                    return not (await health(ada))["down"] and not (await health(bo))["down"]

                await ada.do(table, {"do": "chat", "text": "the first word"})
                await second.until(lambda link: any(line.get("text") for line in link.log.values()))
                await bo.do(table, {"do": "chat", "text": "the second"})
                await eventually(hearing)

    with (
        postgresql_service() as database,
        redis_service() as bus,
        running_server(tmp_path / "one", RAILBOX_DATABASE=database.url, RAILBOX_REDIS=bus.url) as one,
        running_server(tmp_path / "two", RAILBOX_DATABASE=database.url, RAILBOX_REDIS=bus.url) as two,
    ):
        asyncio.run(play(one, two, bus))


def test_a_background_task_is_started_again_whatever_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railbox.server.supervise.FIRST_WAIT", 0.001)

    async def go() -> None:
        supervisor = Supervisor()
        begun = 0
        seen: list[list[str]] = []

        async def work(well: Well) -> None:
            nonlocal begun
            begun += 1
            seen.append(supervisor.down())
            if begun == 1:
                raise LookupError("anything at all")
            if begun == 2:
                return
            well(True)
            await asyncio.Event().wait()

        supervisor.start("some work", work)
        async with asyncio.timeout(PATIENCE):
            while begun < 3 or supervisor.down():
                await asyncio.sleep(0.001)
        assert seen == [[], ["some work"], ["some work"]]
        await supervisor.stop("some work")
        assert supervisor.tasks == {}

    asyncio.run(go())


def test_the_clocks_of_others_survive_a_table_that_cannot_be_looked_after(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            tables = [
                await ada.open_table("metro", ["me", "open"], clock={"kind": "live", "seconds": 5}) for _ in range(2)
            ]
            for table in tables:
                await bo.do(table, {"do": "join"})
                await ada.do(table, {"do": "start"})
            server.kill()
            with sqlite3.connect(server.data / "railbox.db") as database:
                spoil = "UPDATE entries SET data = '{}' WHERE table_id = ? AND seq = 2"
                database.execute(spoil, (tables[0],))
            database.close()
            server.start()
            async with ada.seat(tables[1]) as link:
                await link.until(lambda link: any(seat["away"] == "time" for seat in link.update["info"]["seats"]))
            assert (await ada.look(tables[0]))["info"]["frozen"]["id"] == "table.damaged"

    with running_server(tmp_path) as server:
        asyncio.run(play(server))
