"""How connections come in: each request within a time, and not all places for one address."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 15.0
"""Seconds in which a request must have come in whole."""
MOST = 256
"""Connections that one address may hold open, but for the proxies that are trusted."""


class Door(HttpToolsProtocol):
    """uvicorn's protocol, with a deadline for requests that are half open, and a limit for each address."""

    patience = PATIENCE
    most = MOST
    held: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # asyncio's own type is wider than what it gives
        """Let somebody in, unless the same address holds too many places already."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.counted = True
        self.held[self.address] += 1
        self.begun: float | None = self.loop.time()
        self.timer = self.loop.call_later(self.patience, self._look)
        if self.held[self.address] > self.most and not self._is_trusted():
            transport.abort()

    def _is_trusted(self) -> bool:
        trusted = self.config.forwarded_allow_ips or ""
        names = trusted.split(",") if isinstance(trusted, str) else trusted
        return "*" in names or self.address in [name.strip() for name in names]

    def _look(self) -> None:
        if self.begun is not None and self.loop.time() - self.begun >= self.patience:
            self.transport.abort()
            return
        self.timer = self.loop.call_later(self.patience, self._look)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.begun = self.loop.time()

    def on_message_complete(self) -> None:
        """A request is here as a whole."""
        super().on_message_complete()
        self.begun = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a WebSocket, with deadlines of its own."""
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self.timer.cancel()
        if self.counted:
            self.counted = False
            self.held[self.address] -= 1
            if not self.held[self.address]:
                del self.held[self.address]


def allow_many_files() -> None:
    """Each connection is an open file: take as many as the system gives."""
    if sys.platform == "win32":
        return  # there is no such limit
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # macOS may name no limit, and refuse it
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
