"""Five attacks together from one address, while somebody else plays: how long an action of theirs takes.

A server of its own with the default limits, on loopback; the attacker comes from 127.0.0.2. It stops by itself.

python -m benchmarks.attacks --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import socket
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, Someone, guests, running_server
from websockets.asyncio.client import connect

import railbox
from benchmarks.measure import Bar, report

ATTACKER = "127.0.0.2"
SOCKETS, STORM, HALF_OPEN = 8, 8, 1200
BAR = 250.0
"""Milliseconds in which 95 of 100 actions are to be answered."""


def long_record() -> dict[str, Any]:
    """The longest of some games of Trains."""
    found = None
    for seed in range(6):
        chance = random.Random(seed)
        match = railbox.new_game("trains", players=4, seed=seed)
        while not match.over and len(match.actions) < 5000:
            match.play(chance.choice(match.legal()))
        if match.over and (found is None or len(match.actions) > len(found.actions)):
            found = match
    if found is None:
        raise ValueError("no game came to its end")
    record: dict[str, Any] = msgspec.json.decode(found.record().to_json())
    return record


class Attack:
    """One person at one address who does all that may hold up others."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.done: Counter[str] = Counter()
        self.person = Someone(server.url)
        self.person.http = httpx.AsyncClient(
            base_url=server.url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=ATTACKER)
        )
        self.table = ""
        self.stopped = False

    async def prepare(self) -> None:
        """Bring a long record, which others look at."""
        await self.person.be_guest("Eve")
        self.record = await asyncio.to_thread(long_record)
        answer = await self.person.http.post("/api/records", json=self.record)
        self.table = answer.json()["id"]

    async def _again(self, name: str, deed: Callable[[], Awaitable[Any]]) -> None:
        while not self.stopped:
            with contextlib.suppress(Exception):
                answer = await deed()
                told = isinstance(answer, httpx.Response) and answer.status_code >= 400
                self.done[f"{name} refused" if told else name] += 1
            await asyncio.sleep(0.005)

    async def _hello(self) -> None:
        url = self.server.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        async with connect(url, compression=None, max_size=None, local_addr=(ATTACKER, 0)) as link:
            for language in ("en", "fr", "it") * 20:
                await link.send(msgspec.json.encode({"t": "hello", "language": language, "draw": True}).decode())
                await link.recv()
                self.done["hello with text and drawing"] += 1

    async def _look(self) -> httpx.Response:
        moment = random.randrange(1, len(self.record["actions"]))
        return await self.person.http.get(f"/api/tables/{self.table}", params={"at": moment, "language": "fr"})

    async def _upload(self) -> httpx.Response:
        return await self.person.http.post("/api/records", json=self.record)

    async def _experts(self) -> httpx.Response:
        answer = await self.person.http.post("/api/tables", json={"game": "trains", "seats": ["bot:expert"] * 4})
        if answer.status_code == 201:
            table = answer.json()["id"]
            await self.person.http.post(f"/api/tables/{table}/commands", json={"do": "start"})
        else:
            await asyncio.sleep(0.2)
        return answer

    async def _half_open(self) -> None:
        held = []
        try:
            for _ in range(HALF_OPEN):
                half = socket.socket()
                held.append(half)
                half.setblocking(False)
                half.bind((ATTACKER, 0))
                with contextlib.suppress(OSError, TimeoutError):
                    await asyncio.wait_for(
                        asyncio.get_running_loop().sock_connect(half, ("127.0.0.1", self.server.port)), 1
                    )
                    await asyncio.get_running_loop().sock_sendall(half, b"POST /api/guests HTTP/1.1\r\nHost: x\r\nA")
            await asyncio.sleep(3)
        finally:
            for half in held:
                half.close()

    @contextlib.asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """All five at once, for the length of a block."""
        deeds = [("connection", self._hello)] * SOCKETS + [("look", self._look)] * STORM
        deeds += [("upload", self._upload)] * 2 + [("table of experts", self._experts), ("half open", self._half_open)]
        tasks = [asyncio.create_task(self._again(name, deed)) for name, deed in deeds]
        try:
            yield
        finally:
            self.stopped = True
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=20)
            await self.person.http.aclose()


async def play(server: ServerProcess, seconds: float, least: int, spent: list[float], novice: list[float]) -> None:
    """Two people act in turn, at a pace of people, and so does somebody against a novice bot."""
    async with guests(server.url, "Ada", "Bo", "Cy") as (ada, bo, cy):
        until = time.monotonic() + seconds

        def goes_on() -> bool:
            return time.monotonic() < until or len(spent) < least

        async def against_a_novice() -> None:
            table = await cy.open_table("metro", ["me", "bot:novice"])
            await cy.do(table, {"do": "start"})
            async with cy.seat(table) as link:
                while goes_on() and link.status != "over":
                    if link.my_turn():
                        began = time.perf_counter()
                        await link.act(link.view["legal"][0])
                        await link.until(lambda seat: seat.my_turn() or seat.status == "over", 60)
                        novice.append(1000 * (time.perf_counter() - began))
                    await asyncio.sleep(0.3)

        async def together() -> None:
            while goes_on():
                table = await ada.open_table("metro", ["me", "open"])
                await bo.do(table, {"do": "join"})
                async with ada.seat(table) as first, bo.seat(table) as second:
                    await first.send({"do": "start"})
                    await second.until(lambda link: link.status == "running")
                    while goes_on() and "over" not in (first.status, second.status):
                        for link in (first, second):
                            if link.my_turn():
                                began = time.perf_counter()
                                await link.act(link.view["legal"][0])
                                spent.append(1000 * (time.perf_counter() - began))
                        await asyncio.sleep(0.05)

        await asyncio.gather(together(), against_a_novice())


async def attacked(
    server: ServerProcess, seconds: float, least: int = 0
) -> tuple[list[float], list[float], Counter[str]]:
    """Milliseconds of each action of people, of each answer of a novice, and what the attacker got done.

    It takes so many seconds, and longer until people have had so many actions answered at least.
    """
    attack = Attack(server)
    await attack.prepare()
    spent: list[float] = []
    novice: list[float] = []
    async with attack.going_on():
        await asyncio.sleep(min(3.0, seconds / 4))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * seconds + PATIENCE):
                await play(server, seconds, least, spent, novice)
    return sorted(spent), sorted(novice), attack.done


def share(sorted_figures: list[float], part: float) -> float:
    """The figure below which this part of all lies."""
    return sorted_figures[int(part * (len(sorted_figures) - 1))] if sorted_figures else float("inf")


def main() -> None:
    """Attack, measure, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long people play meanwhile (60 at most)")
    seconds = min(60.0, parser.parse_args().seconds)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), RAILBOX_RATE="30", RAILBOX_BOT_PAUSE="0.3") as server,
    ):
        spent, novice, done = asyncio.run(attacked(server, seconds))
    bars = [
        Bar("an action of others is answered, p95", share(spent, 0.95), "ms", at_most=BAR),
        Bar("median", share(spent, 0.5), "ms"),
        Bar("actions", len(spent), "actions", at_least=20),
        Bar("a novice bot answers, median (0.3 s of it are a pause)", share(novice, 0.5), "ms"),
        *(Bar(f"attacker: {name}", count, "times") for name, count in sorted(done.items())),
    ]
    report("Five attacks together from one address", bars)


if __name__ == "__main__":
    main()
