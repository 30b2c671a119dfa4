"""The gate in front of everything: sizes, rates, origins, headers. Plain ASGI, so that nothing gets around it."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

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
SAFE = ("GET", "HEAD", "OPTIONS")
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

    def take(self, key: str) -> bool:
        """Whether this key may do one thing more now."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take()


def same_origin(headers: dict[bytes, bytes], allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, or from a program that is no browser."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    text = origin.decode("latin-1")
    return text in allowed or urlsplit(text).netloc == headers.get(b"host", b"").decode("latin-1")


class Guard:
    """Wraps the application, and what answers WebSockets."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, rate: float, origins: frozenset[str]) -> None:
        self.app = app
        self.sockets = sockets
        self.rates = Buckets(rate, rate * 4)
        self.origins = origins

    def _admits(self, scope: Any) -> bool:
        return same_origin(dict(scope["headers"]), self.origins) and self.rates.take(address_of(scope))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through, or answer it here."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        if kind == "websocket":
            if not self._admits(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
                return
            await self.sockets(scope, receive, send)
            return

        headers = dict(scope["headers"])

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(f"{message['status'] // 100}xx").inc()
                present = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in HEADERS if header[0] not in present]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if scope["method"] not in SAFE and not same_origin(headers, self.origins):
            await _refuse(answer, 403, "server.foreign-origin", "This request comes from another site.")
        elif not self.rates.take(address_of(scope)):
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
