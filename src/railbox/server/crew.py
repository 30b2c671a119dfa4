"""Work that takes long is done in processes of their own, never on the event loop; nobody's work holds up all others'.

A worker that dies or dawdles is replaced. Of those who wait, whoever has had least comes first.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar

REMEMBERED = 1000
STARTING = 60.0
"""Seconds that workers may take to start, on a machine that is busy with something else."""

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
log = logging.getLogger("railbox.crew")


class Busy(Exception):
    """Too much of the same person's work is waiting already."""


class NoAnswer(Exception):
    """The work was not done: it took too long, or killed its worker twice."""


class Turns:
    """So many at a time; of all who wait, whoever has used least time so far is next. `longest` bounds each queue."""

    def __init__(self, places: int, longest: int) -> None:
        self.places = places
        self.longest = longest
        self.free = places
        self.spent: dict[str, float] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a place and hold it; Busy if there are too many of the same who wait."""
        await self._wait(who)
        start = time.monotonic()
        try:
            yield
        finally:
            self.spent[who] = self.spent.get(who, 0.0) + time.monotonic() - start
            self._next()

    async def _wait(self, who: str) -> None:
        if self.free:
            self.free -= 1
            return
        queue = self.waiting.setdefault(who, deque())
        if len(queue) >= self.longest:
            raise Busy
        place = asyncio.get_running_loop().create_future()
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # the place was given to somebody who has just gone
            elif place in queue:
                queue.remove(place)
            raise

    def _next(self) -> None:
        while True:
            who = min((who for who in self.waiting if self.waiting[who]), key=self._used, default=None)
            if who is None:
                break
            place = self.waiting[who].popleft()
            if not self.waiting[who]:
                del self.waiting[who]
            if not place.done():
                place.set_result(None)
                return
        self.waiting.clear()
        self.free += 1
        if self.free == self.places or len(self.spent) > REMEMBERED:
            self.spent.clear()

    def _used(self, who: str) -> float:
        return self.spent.get(who, 0.0)


class Workers:
    """A pool of processes, made anew when one is killed or does not answer in time.

    `niceness` keeps them from taking the processor from those who serve people.
    """

    def __init__(self, count: int, seconds: float, niceness: int, longest: int) -> None:
        self.count = count
        self.seconds = seconds
        self.niceness = niceness
        self.turns = Turns(count, longest)
        self.pool: ProcessPoolExecutor | None = None
        self.warm: Callable[[], None] = _nothing
        self.warming: list[Future[None]] = []

    def open(self, warm: Callable[[], None]) -> None:
        """Start the workers, warm."""
        self.warm = warm
        self.pool = ProcessPoolExecutor(
            self.count,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=partial(_begin, self.niceness),
        )
        self.warming = [self.pool.submit(warm) for _ in range(self.count)]

    def close(self) -> None:
        """Stop the workers, also those that are at work."""
        pool, self.pool = self.pool, None
        if pool is not None:
            workers = processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()

    def mend(self) -> bool:
        """Replace the workers if one of them has died, and say whether that was so."""
        pool = self.pool
        if pool is None or (not is_broken(pool) and all(worker.is_alive() for worker in processes(pool))):
            return False
        log.warning("worker died")
        self.close()
        self.open(self.warm)
        return True

    async def ask(self, who: str, work: Callable[Given, Answer], *args: Given.args, **more: Given.kwargs) -> Answer:
        """Have something done for somebody; NoAnswer if it is not done in time. To wait for a worker is no fault.

        What the work itself raises is raised here.
        """
        async with self.turns.turn(who):
            for _ in range(2):
                pool = self.pool
                if pool is None:
                    raise NoAnswer("the workers have gone home")
                try:
                    await self._warm()
                    future = asyncio.get_running_loop().run_in_executor(pool, partial(work, *args, **more))
                    return await asyncio.wait_for(future, self.seconds)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("worker replaced", extra={"error": type(error).__name__})
                    if self.pool is pool:
                        self.close()
                        self.open(self.warm)
                    if isinstance(error, TimeoutError):
                        break
        raise NoAnswer

    async def _warm(self) -> None:
        """Until the workers have started, however busy the machine is; a start that fails shows at the work."""
        cold = [asyncio.wrap_future(one) for one in self.warming if not one.done()]
        if cold:
            await asyncio.wait([asyncio.gather(*cold, return_exceptions=True)], timeout=STARTING)


def processes(pool: ProcessPoolExecutor) -> list[Any]:
    """The processes of a pool: one that works does not hear a friendly request, and the executor offers no other."""
    return list((getattr(pool, "_processes", None) or {}).values())


def is_broken(pool: ProcessPoolExecutor) -> bool:
    """Whether the executor has seen that a process died: from then on it knows none of them any more."""
    return bool(getattr(pool, "_broken", False))


def _nothing() -> None:
    pass


def _begin(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(niceness)
    follow_parent(lambda: os._exit(0))


def follow_parent(end: Callable[[], None]) -> None:
    """A process that was killed cannot stop those that it began: they notice, and end by themselves."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        end()

    threading.Thread(target=follow, daemon=True).start()
