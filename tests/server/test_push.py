"""Notices to browsers: against a push service of our own, which checks the signature and can read the message."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import func, insert, select

from railbox.server import notices
from railbox.server.notices import Notice, talk
from railbox.server.push import MOST, Push, decoded, encoded
from railbox.server.schema import people, subscriptions
from railbox.server.settings import Settings
from railbox.server.store import Store, opened
from railbox.server.wire import PushKeys, Subscription
from railbox.table import Refused
from tests.server.client import ServerProcess

NOTICE = Notice("your-turn", "t1", "/t/t1", "metro", "Friday", "Ada")
CONTACT = Settings().contact


class Browser:
    """The side of the browser: its keys, and what it can read."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def wish(self, endpoint: str = "https://push.example/box/1", language: Any = "fr") -> Subscription:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(endpoint, PushKeys(encoded(public), encoded(self.auth)), language)

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return dict(msgspec.json.decode(plain))


class Service:
    """A push service on loopback; it answers every notice with a status."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, status: int = 201) -> None:
        self.status = status
        self.heard: list[tuple[dict[str, str], bytes]] = []
        monkeypatch.setattr(notices, "post", self.post)

    async def post(self, url: str, body: bytes, headers: Any) -> int:
        """Instead of a connection to the open internet: the same request, to this service."""
        server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            return await talk(reader, writer, urlsplit(url), body, headers)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        self.heard.append((headers, await reader.readexactly(int(headers["Content-Length"]))))
        writer.write(f"HTTP/1.1 {self.status} Fine\r\n\r\n".encode())
        await writer.drain()
        writer.close()


async def someone(store: Store) -> Push:
    async with store.engine.begin() as connection:
        await connection.execute(insert(people).values(id="ada", name="Ada", created=0, webhook=""))
    push = Push(store.engine, CONTACT)
    await push.open()
    return push


async def count(store: Store) -> int:
    async with store.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(subscriptions))).scalar_one())


def test_a_browser_is_told_and_can_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        service, browser = Service(monkeypatch), Browser()
        async with opened(Settings(data=tmp_path).database_url) as store:
            push = await someone(store)
            await push.subscribe("ada", browser.wish(), 1)
            await push.tell("ada", await push.wishes("ada"), NOTICE)
            [(headers, body)] = service.heard
            assert headers["Host"] == "push.example" and headers["Content-Encoding"] == "aes128gcm"
            assert int(headers["TTL"]) > 0 and headers["Topic"] == "t1"
            assert browser.read(body) == {
                "event": "your-turn",
                "table": "t1",
                "url": "/t/t1",
                "heading": "C’est à vous\u00a0: Metro",
                "text": "Friday",
            }
            scheme, _, signed = headers["Authorization"].partition(" ")
            parts = dict(part.strip().split("=", 1) for part in signed.split(","))
            assert scheme == "vapid" and parts["k"] == push.public_key
            assert Vapid02.verify(headers["Authorization"])
            claims = msgspec.json.decode(decoded(parts["t"].split(".")[1]))
            assert claims["aud"] == "https://push.example" and claims["sub"] == CONTACT

    asyncio.run(go())


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    async def key() -> str:
        async with opened(Settings(data=tmp_path).database_url) as store:
            both = [Push(store.engine, CONTACT), Push(store.engine, CONTACT)]
            await asyncio.gather(*(push.open() for push in both))
            assert both[0].public_key == both[1].public_key
            return both[0].public_key

    first = asyncio.run(key())
    assert asyncio.run(key()) == first and len(decoded(first)) == 65


def test_browsers_that_are_gone_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        service = Service(monkeypatch, 500)
        async with opened(Settings(data=tmp_path).database_url) as store:
            push = await someone(store)
            for number in range(MOST + 3):
                await push.subscribe("ada", Browser().wish(f"https://push.example/{number}"), number)
            await push.subscribe("ada", Browser().wish(f"https://push.example/{MOST}"), 99)
            assert await count(store) == MOST, "the oldest make room, and a browser is told once"
            await push.tell("ada", await push.wishes("ada"), NOTICE)
            assert await count(store) == MOST, "a service that is broken may come back"
            service.status = 410
            await push.tell("ada", await push.wishes("ada"), NOTICE)
            assert await count(store) == 0

    asyncio.run(go())


@pytest.mark.parametrize(
    "endpoint", ["http://push.example/1", "https://push.example:8443/1", "https://u@push.example/"]
)
def test_only_what_can_be_told_is_taken(tmp_path: Path, endpoint: str) -> None:
    async def go() -> None:
        async with opened(Settings(data=tmp_path).database_url) as store:
            push = await someone(store)
            with pytest.raises(Refused):
                await push.subscribe("ada", Browser().wish(endpoint), 1)
            for keys in (PushKeys("AAAA", "AAAA"), PushKeys("!", "!"), PushKeys(Browser().wish().keys.p256dh, "é")):
                with pytest.raises(Refused, match="bad-push"):
                    await push.subscribe("ada", Subscription("https://push.example/1", keys), 1)

    asyncio.run(go())


def test_nothing_inside_is_called(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(Settings(data=tmp_path).database_url) as store:
            push = await someone(store)
            await push.subscribe("ada", Browser().wish("https://127.0.0.1/box"), 1)
            await push.tell("ada", await push.wishes("ada"), NOTICE)
            assert await count(store) == 1

    asyncio.run(go())


def test_a_browser_subscribes_over_http(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert len(decoded(http.get("/api/push").json()["key"])) == 65
        wish = {**msgspec.to_builtins(Browser().wish()), "expirationTime": None}
        assert http.post("/api/me/push", json=wish).status_code == 401
        http.post("/api/guests", json={"name": "Ada"})
        assert http.post("/api/me/push", json=wish).status_code == 201
        assert http.request("DELETE", "/api/me/push", json={"endpoint": wish["endpoint"]}).status_code == 200
