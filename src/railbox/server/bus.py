"""How server processes tell each other that a table has changed. The bus carries (table, seq) and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from railbox.server.supervise import Supervisor, Well

CHANNEL = "railbox"
SILENCE = 5.0
"""Seconds without a word from Redis after which it is asked whether it is still there."""
ANSWER = 5.0
TOGETHER = 16
"""How many tables are brought up to date at once: one after the other, each would wait for all before it."""

Listener = Callable[[str, int], Awaitable[None]]


class Bus:
    """Nobody to tell: the process is alone with its database, or (`hears` is false) others must ask the database."""

    def __init__(self, alone: bool = True) -> None:
        self.alone = alone

    @property
    def hears(self) -> bool:
        """Whether all that others have written is known here, or about to be told."""
        return self.alone

    async def open(self, listener: Listener, supervisor: Supervisor) -> None:
        """Begin to listen."""

    async def close(self, supervisor: Supervisor) -> None:
        """Cease to listen."""

    def publish(self, table: str, seq: int) -> None:
        """Say that a table has reached a seq."""


class RedisBus(Bus):
    """Other processes on the same database, by Redis. A lost message is harmless: the log has it all."""

    def __init__(self, url: str) -> None:
        # Most servers need no Redis, and its import takes as long as all of ours.
        from redis.asyncio import Redis

        super().__init__(alone=False)
        self.redis = Redis.from_url(url, socket_timeout=ANSWER + SILENCE, socket_connect_timeout=ANSWER)
        self.outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self.unsent = ""
        self.listening = False

    @property
    def hears(self) -> bool:
        """Whether the subscription holds."""
        return self.listening

    async def open(self, listener: Listener, supervisor: Supervisor) -> None:
        """Begin to listen; an unreachable Redis is tried again for ever, and after every gap all is looked at."""
        ready = asyncio.Event()

        async def listen(well: Well) -> None:
            await self._listen(listener, ready, well)

        supervisor.start("bus listener", listen)
        supervisor.start("bus sender", self._send)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), ANSWER)

    async def close(self, supervisor: Supervisor) -> None:
        """Cease to listen."""
        await supervisor.stop("bus listener")
        await supervisor.stop("bus sender")
        with contextlib.suppress(Exception):
            await self.redis.aclose()

    def publish(self, table: str, seq: int) -> None:
        """Say that a table has reached a seq; when Redis is far behind the message is dropped."""
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(f"{table} {seq}")

    async def _send(self, well: Well) -> None:
        while True:
            # What could not be sent is the first thing to send when the task is started again.
            self.unsent = self.unsent or await self.outbox.get()
            await self.redis.publish(CHANNEL, self.unsent)
            self.unsent = ""
            well(True)

    async def _together(self, channel: Any, first: dict[str, Any]) -> list[tuple[str, int]]:
        """What has come in with a message, the newest of each table: each costs a question to the database."""
        newest: dict[str, int] = {}
        message: dict[str, Any] | None = first
        while message is not None:
            if message["type"] == "subscribe":
                newest[""] = 0  # after a gap, all is looked at
            elif message["type"] == "message":
                table, _, seq = message["data"].decode().partition(" ")
                if seq.isdigit():
                    newest[table] = max(newest.get(table, 0), int(seq))
            message = await channel.get_message(timeout=0) if len(newest) < TOGETHER else None
        return list(newest.items())

    async def _listen(self, listener: Listener, ready: asyncio.Event, well: Well) -> None:
        try:
            async with self.redis.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                asked = False
                while True:
                    message = await channel.get_message(timeout=SILENCE)
                    if message is None:
                        if asked:
                            raise TimeoutError("Redis does not answer")
                        asked = True
                        await channel.ping()
                        continue
                    asked = False
                    if message["type"] == "subscribe":
                        # Only now nothing can be missed any more: what came before is in the database.
                        self.listening = True
                        await listener("", 0)
                        ready.set()
                        well(True)
                    elif message["type"] == "message":
                        await asyncio.gather(*(listener(*news) for news in await self._together(channel, message)))
        finally:
            self.listening = False


def make_bus(redis: str, alone: bool = True) -> Bus:
    """The bus of a Redis URL, or none; `alone` if no other process can write to the database."""
    return RedisBus(redis) if redis else Bus(alone)
