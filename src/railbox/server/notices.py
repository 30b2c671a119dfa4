"""Telling people that it is their turn, by POST to where they want it; never inside the host's network."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

import msgspec
from prometheus_client import Counter

from railbox.server import metrics
from railbox.table import Refused

SECONDS = 5.0
PORTS = {"http": 80, "https": 443}
NOT_PUBLIC = [
    ipaddress.ip_network(text)
    for text in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "64:ff9b:1::/48", "5f00::/16")
]
"""Special addresses that Python's list takes for global: for protocols and relays, of sites, of local translators."""
JSON = {"Content-Type": "application/json"}
log = logging.getLogger("railbox.notices")


class BadAddress(Exception):
    """A webhook that must not be called."""


class Notice(msgspec.Struct, frozen=True):
    """What a webhook gets."""

    event: str
    table: str
    url: str
    game: str
    title: str
    person: str


def check_url(url: str) -> SplitResult:
    """The parts of a webhook's URL; Refused if it can never be called."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("server.bad-webhook") from None
    printable = url.isascii() and url.isprintable() and " " not in url
    if not printable or parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password:
        raise Refused("server.bad-webhook")
    if port is not None and port not in PORTS.values():
        raise Refused("server.bad-webhook")
    return parts


def is_public(address: str) -> bool:
    """Whether an address lies in the open internet, also when written as IPv6."""
    ip = ipaddress.ip_address(address)
    if any(ip in network for network in NOT_PUBLIC if network.version == ip.version):
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        # The well-known prefix of NAT64 reaches IPv4 addresses, internal ones among them.
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None and not is_public(str(inner)):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


async def resolve(host: str, port: int) -> str:
    """One address of a host; BadAddress if any of its addresses is not public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("unknown host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise BadAddress("not a public address")
    return addresses[0]


async def post(url: str, body: bytes, headers: Mapping[str, str] = JSON) -> int:
    """Send a notice and return the answer's status. The connection goes to the very address that was checked."""
    parts = check_url(url)
    host = parts.hostname or ""
    port = parts.port or PORTS[parts.scheme]
    address = await resolve(host, port)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=host if secure else None, limit=4096
    )
    return await talk(reader, writer, parts, body, headers)


async def talk(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    body: bytes,
    headers: Mapping[str, str] = JSON,
) -> int:
    """One HTTP exchange: a redirect is an answer like any other, and is not followed."""
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: railbox\r\n{more}"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        first = (await reader.readline()).split()
        return int(first[1]) if len(first) > 1 and first[1].isdigit() else 0
    finally:
        writer.close()


async def send(url: str, body: bytes, headers: Mapping[str, str], counter: Counter) -> int:
    """Send a notice, in bounded time; a failure is counted, not repeated: the page shows the turn anyway.

    Returns the answer's status, 0 if there was none.
    """
    try:
        async with asyncio.timeout(SECONDS):
            status = await post(url, body, headers)
        counter.labels("sent" if 200 <= status < 300 else "refused").inc()
        return status
    except (BadAddress, Refused, OSError, TimeoutError, ssl.SSLError, ValueError) as error:
        counter.labels("failed").inc()
        log.info("notice failed", extra={"error": type(error).__name__})
        return 0


async def notify(url: str, notice: Notice) -> None:
    """Call a webhook."""
    await send(url, msgspec.json.encode(notice), JSON, metrics.webhooks)
