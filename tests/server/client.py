"""A client of the server for tests: people over HTTP, seats over WebSocket that come back by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from railbox.server.patch import patched
from tests.patience import PATIENCE


class ServerProcess:
    """A server as a process of its own, on a free port, that can be killed and started again on the same data."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = environment
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "server.log"

    def command(self) -> list[str]:
        return [sys.executable, "-m", "railbox.server", "serve", "--port", str(self.port), "--data", str(self.data)]

    def start(self) -> ServerProcess:
        self.data.mkdir(parents=True, exist_ok=True)
        # Games by others that the tests can import are games of the server too.
        path = os.pathsep.join(entry for entry in sys.path if entry)
        settings = {"RAILBOX_RATE": "100000", "RAILBOX_BOT_PAUSE": "0", "RAILBOX_BOT_WORKERS": "1"}
        settings |= {"RAILBOX_BOT_SECONDS": str(PATIENCE), "PYTHONPATH": path}
        settings |= self.environment
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                env={**os.environ, **settings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def gone(self, seconds: float = PATIENCE) -> None:
        """Wait until nobody serves there any more."""
        deadline = time.monotonic() + seconds
        with contextlib.suppress(ConnectionRefusedError):
            while time.monotonic() < deadline:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                time.sleep(0.1)
            raise AssertionError("somebody still serves there")

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextlib.contextmanager
def running_server(data: Path, **environment: str) -> Iterator[ServerProcess]:
    server = ServerProcess(data, **environment).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Someone:
    """A person with a session."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.id = ""

    async def __aenter__(self) -> Someone:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        await self.http.aclose()

    async def be_guest(self, name: str | None = None) -> Someone:
        answer = await self.http.post("/api/guests", json={"name": name} if name else {})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        return self

    async def open_table(self, game: str, seats: list[str], **settings: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, command: dict[str, Any], status: int = 200) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/commands", json=command)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def look(self, table: str, **query: Any) -> dict[str, Any]:
        answer = await self.http.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def headers(self) -> dict[str, str]:
        cookie = self.http.cookies.get("railbox_session")
        return {"cookie": f"railbox_session={cookie}"} if cookie else {}

    def seat(self, table: str, **hello: Any) -> Link:
        return Link(self, table, hello)


@contextlib.asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Someone]]:
    people = [await Someone(url).be_guest(name) for name in names]
    try:
        yield people
    finally:
        for person in people:
            await person.http.aclose()


class Link:
    """A connection to a table that reconnects until it is closed, and knows the newest update."""

    ids = count()

    def __init__(self, person: Someone, table: str, hello: dict[str, Any]) -> None:
        self.person = person
        self.table = table
        self.hello = hello
        self.url = person.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.told: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.connections = 0
        self.heard = 0.0

    async def __aenter__(self) -> Link:
        self.reader = asyncio.create_task(self._keep_reading())
        await self.until(lambda link: bool(link.update))
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def _keep_reading(self) -> None:
        while True:
            try:
                async with connect(
                    self.url, additional_headers=self.person.headers(), compression=None, max_size=None
                ) as socket:
                    self.connections += 1
                    hello = {"t": "hello", "since": self.update.get("moment", 0), **self.hello}
                    await socket.send(msgspec.json.encode(hello).decode())
                    self.socket = socket
                    async for message in socket:
                        await self._take(str(message))
            except (ConnectionClosed, OSError, httpx.TransportError, TimeoutError):
                pass
            except Exception as error:
                # A server that is just being killed may cut the handshake at any byte.
                if "HTTP" not in str(error) and "InvalidMessage" not in type(error).__name__:
                    raise
            self.socket = None
            await asyncio.sleep(0.05)

    async def _take(self, message: str) -> None:
        self.raw.append(message)
        self.heard = time.monotonic()
        told = msgspec.json.decode(message)
        async with self.changed:
            if told["t"] in ("update", "patch"):
                self.update = told if told["t"] == "update" else patched(self.update, told["patch"])
                self.told += self.update["text"] or []
                for line in self.update["log"]:
                    for gone in line.get("removed", ()):
                        self.log.pop(gone, None)
                    self.log[line["moment"]] = line
            elif told["t"] in ("done", "refused"):
                self.answers[told["ref"]] = told
            self.changed.notify_all()

    async def until(self, true: Callable[[Link], bool], seconds: float = PATIENCE) -> Link:
        async with asyncio.timeout(seconds), self.changed:
            while not true(self):
                assert self.reader is not None and not self.reader.done(), self.reader
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.changed.wait(), 1)
        return self

    async def connected(self) -> ClientConnection:
        """The present connection: the server may have ended one that was there before, and the next is on its way."""
        async with asyncio.timeout(PATIENCE):
            while self.socket is None:
                await asyncio.sleep(0.02)
        return self.socket

    async def reach(self, other: Link) -> None:
        """Until it has been told as much as another."""
        await self.until(lambda link: link.update["moment"] >= other.update["moment"])

    async def send(self, command: dict[str, Any]) -> dict[str, Any]:
        """Give a command and wait for the answer, however often the connection breaks."""
        ref = f"r{next(self.ids)}"
        data = msgspec.json.encode({"t": "do", "ref": ref, "command": command}).decode()
        async with asyncio.timeout(PATIENCE):
            while ref not in self.answers:
                socket = self.socket
                if socket is None:
                    await asyncio.sleep(0.02)
                    continue
                try:
                    await socket.send(data)
                except ConnectionClosed:
                    await asyncio.sleep(0.02)  # until the reader has noticed too
                    continue
                while ref not in self.answers and self.socket is socket:
                    async with self.changed:
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(self.changed.wait(), 0.2)
        return self.answers.pop(ref)

    async def act(self, action: str) -> dict[str, Any]:
        """Do an action and wait until the own view shows it, or the refusal."""
        command = {"do": "act", "action": action, "moment": self.update["moment"], "id": f"a{next(self.ids)}"}
        answer = await self.send(command)
        if answer["t"] == "done":
            await self.until(lambda link: link.update["moment"] >= answer["moment"])
        return answer

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.update["view"])

    @property
    def status(self) -> str:
        return str(self.update["info"]["status"])

    def my_turn(self) -> bool:
        return self.status == "running" and self.update["you"]["seat"] in self.update["info"]["pending"]

    async def play_on(self, choose: Callable[[list[str]], str], most: int = 100_000) -> int:
        """Act whenever it is the own turn, until the game is over; returns how many actions were done."""
        done = 0
        while done < most:
            await self.until(lambda link: link.status == "over" or link.my_turn())
            if self.status == "over":
                break
            answer = await self.act(choose(self.view["legal"]))
            if answer["t"] == "done":
                done += 1
            else:
                assert answer["message"]["id"] in ("table.moved-on", "core.not-your-turn"), answer
                await asyncio.sleep(0.01)
        return done
