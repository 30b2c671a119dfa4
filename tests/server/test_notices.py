"""Webhooks: sent to the open internet only, to the very address that was checked, and never followed on."""

from __future__ import annotations

import asyncio
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest

from railbox.server import notices
from railbox.server.notices import BadAddress, Notice, check_url, is_public, notify, post, resolve, talk
from railbox.table import Refused

NOTICE = Notice("your-turn", "t1", "/t/t1", "metro", "", "Ada")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
    ],
)
def test_internal_addresses_are_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_addresses_are_fine(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "http://user:secret@example.org/",
        "http://example.org:22/",
        "http://example.org:99999/",
        "https:///path",
        "javascript:alert(1)",
        "http://exa mple.org/",
        "http://example.org/\r\nX: y",
        "http://[::1",
    ],
)
def test_urls_that_can_never_be_called(url: str) -> None:
    with pytest.raises(Refused):
        check_url(url)


@pytest.mark.parametrize("url", ["http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://2130706433/"])
def test_nothing_inside_is_called(url: str) -> None:
    with pytest.raises(BadAddress):
        asyncio.run(post(url, b"{}"))
    asyncio.run(notify(url, NOTICE))


def test_one_bad_address_spoils_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to a public and to an internal address is not called at all."""

    def answers(*addresses: str) -> Any:
        async def lookup(_host: str, port: int, **_: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

        return lookup

    async def go() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", answers("93.184.216.34", "10.0.0.1"), raising=False)
        with pytest.raises(BadAddress):
            await resolve("trick.example", 80)
        monkeypatch.setattr(loop, "getaddrinfo", answers("93.184.216.34"), raising=False)
        assert await resolve("fine.example", 80) == "93.184.216.34"

    asyncio.run(go())


def test_a_notice_is_one_request_and_a_redirect_is_not_followed() -> None:
    async def go() -> None:
        heard: list[bytes] = []

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            heard.append(head + await reader.readexactly(length))
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/inside\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        status = await talk(reader, writer, urlsplit("http://hooks.example/a?b=c"), b'{"event":"your-turn"}')
        assert status == 302 and len(heard) == 1
        assert heard[0].startswith(b"POST /a?b=c HTTP/1.1\r\nHost: hooks.example\r\n")
        assert heard[0].endswith(b'{"event":"your-turn"}')
        server.close()

    asyncio.run(go())


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        called: list[tuple[Any, ...]] = []

        async def checked(_host: str, _port: int) -> str:
            return "93.184.216.34"

        async def connect(*place: Any, **more: Any) -> Any:
            called.append((*place, more.get("server_hostname")))
            raise OSError("far away")

        monkeypatch.setattr(notices, "resolve", checked)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(OSError, match="far away"):
            await post("https://hooks.example/x", b"{}")
        assert called == [("93.184.216.34", 443, "hooks.example")]

    asyncio.run(go())
