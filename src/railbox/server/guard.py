"""The gate in front of everything: sizes, rates, origins, headers. Plain ASGI, so that nothing gets around it."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Any, Protocol
from urllib.parse import unquote_to_bytes, urlsplit

from litestar.types import ASGIApp

from railbox.core.messages import Message
from railbox.server import metrics
from railbox.server.wire import Problem, encode

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
SOCKETS = 200
"""WebSockets that one address may hold open."""
REMEMBERED = 20_000


class Bucket:
    """A token bucket: `rate` a second on average, `burst` at once."""

    __slots__ = ("burst", "last", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.last = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was enough in the bucket."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """One bucket for each key; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Whether this key may do one thing more now, which counts for so many."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take(amount)


def same_origin(headers: dict[bytes, bytes], allowed: frozenset[str], scheme: str) -> bool:
    """Whether a request comes from a page of this server, reached by this scheme, or from a program, no browser."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    text = origin.decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    return text in allowed or _origin(text) == _origin(f"{scheme}://{host}") != ""


def _origin(text: str) -> str:
    """An origin as it can be compared: without the port that its scheme has anyway; empty if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.hostname and port else ""


def is_readable(scope: Any) -> bool:
    """Whether path and query are text: no NUL, no broken UTF-8, which no database could look for."""
    try:
        for part in (scope.get("raw_path") or b"", scope["query_string"]):
            if "\0" in unquote_to_bytes(part).decode():
                return False
    except UnicodeDecodeError:
        return False
    return True


class Rates(Protocol):
    """How much each address may ask for."""

    async def take(self, key: str) -> bool:
        """Whether this one may ask for one thing more now."""


class Guard:
    """Wraps the application, and what answers WebSockets."""

    def __init__(
        self, app: ASGIApp, sockets: ASGIApp, rates: Rates, most: int, origins: frozenset[str], https: bool = False
    ) -> None:
        self.app = app
        self.sockets = sockets
        self.rates = rates
        self.origins = origins
        self.https = https
        self.headers = [*HEADERS, *([STRICT] if https else [])]
        self.most = max(SOCKETS, most)
        self.open: Counter[str] = Counter()

    def _is_ours(self, scope: Any) -> bool:
        secure = self.https or scope.get("scheme") in ("https", "wss")
        return same_origin(dict(scope["headers"]), self.origins, "https" if secure else "http")

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        address = address_of(scope)
        if not self._is_ours(scope) or self.open[address] >= self.most or not await self.rates.take(address):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
            return
        self.open[address] += 1
        try:
            await self.sockets(scope, receive, send)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or answer it here."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        if kind == "websocket":
            await self._socket(scope, receive, send)
            return

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(f"{message['status'] // 100}xx").inc()
                present = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in self.headers if header[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if not is_readable(scope):
            await _refuse(answer, 400, "server.malformed", "That is not a message that the server knows.")
        elif scope["method"] not in SAFE and not self._is_ours(scope):
            await _refuse(answer, 403, "server.foreign-origin", "This request comes from another site.")
        elif not await self.rates.take(address_of(scope)):
            await _refuse(answer, 429, "server.too-fast", "Too many requests: wait a moment.")
        else:
            await self.app(scope, receive, answer)


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


async def _refuse(send: Any, status: int, message: str, text: str) -> None:
    body = encode(Problem(Message(message), text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
