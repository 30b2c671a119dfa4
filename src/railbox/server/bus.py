"""How server processes tell each other that a table has changed. The bus carries (table, seq) and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

CHANNEL = "railbox"
RETRY = 1.0
log = logging.getLogger("railbox.bus")

Listener = Callable[[str, int], Awaitable[None]]


class Bus:
    """No other process: nobody to tell."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Cease to listen."""

    def publish(self, table: str, seq: int) -> None:
        """Say that a table has reached a seq."""


class RedisBus(Bus):
    """Other processes on the same database, by Redis. A lost message is harmless: the log has it all."""

    def __init__(self, url: str) -> None:
        # Most servers need no Redis, and its import takes as long as all of ours.
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self.redis = Redis.from_url(url)
        self.failures = (RedisError, OSError)
        self.outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Begin to listen; an unreachable Redis is tried again for ever, and after every gap all is looked at."""
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen(listener, ready), name="bus listener"),
            asyncio.create_task(self._send(), name="bus sender"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    async def close(self) -> None:
        """Cease to listen."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def publish(self, table: str, seq: int) -> None:
        """Say that a table has reached a seq; when Redis is far behind the message is dropped."""
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(f"{table} {seq}")

    async def _send(self) -> None:
        while True:
            message = await self.outbox.get()
            try:
                await self.redis.publish(CHANNEL, message)
            except self.failures as error:
                log.warning("bus send failed", extra={"error": type(error).__name__})
                await asyncio.sleep(RETRY)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    await listener("", 0)
                    async for message in channel.listen():
                        await _deliver(message, listener)
            except self.failures as error:
                log.warning("bus listener failed", extra={"error": type(error).__name__})
                await asyncio.sleep(RETRY)


async def _deliver(message: dict[str, Any], listener: Listener) -> None:
    if message["type"] != "message":
        return
    table, _, seq = message["data"].decode().partition(" ")
    if seq.isdigit():
        await listener(table, int(seq))


def make_bus(redis: str) -> Bus:
    """The bus of a Redis URL, or none."""
    return RedisBus(redis) if redis else Bus()
