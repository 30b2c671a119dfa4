"""Work that goes on in the background for as long as the server runs: whatever ends it, it is started again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from railbox.server import metrics

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
log = logging.getLogger("railbox.tasks")

Well = Callable[[bool], None]
"""Called by the work to say whether it can do what it is for; if so, the next wait is short again."""


class Supervisor:
    """The background tasks of one process, each with a name."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failing: set[str] = set()

    def start(self, name: str, work: Callable[[Well], Awaitable[None]]) -> None:
        """Begin to do some work, and go on whatever happens until it is stopped."""
        self.tasks[name] = asyncio.create_task(self._keep(name, work), name=name)

    def down(self) -> list[str]:
        """The names of those that are not doing their work now."""
        ended = {name for name, task in self.tasks.items() if task.done()}
        return sorted(self.failing | ended)

    def recovered(self, name: str) -> None:
        """Somebody else has found that the work can be done again."""
        self.failing.discard(name)
        metrics.tasks_up.labels(name).set(1)

    async def stop(self, name: str) -> None:
        """End one of them."""
        task = self.tasks.pop(name, None)
        self.failing.discard(name)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _keep(self, name: str, work: Callable[[Well], Awaitable[None]]) -> None:
        waiting = FIRST_WAIT

        up = metrics.tasks_up.labels(name)
        up.set(1)

        def well(is_so: bool) -> None:
            nonlocal waiting
            if is_so:
                waiting = FIRST_WAIT
            if is_so == (name in self.failing):
                (self.failing.discard if is_so else self.failing.add)(name)
                up.set(int(is_so))

        while True:
            try:
                await work(well)
                log.error("background task ended", extra={"task": name})
            except Exception as error:
                # The first failure is told in full, those that follow from the same cause in a line.
                trace = None if name in self.failing else error
                log.error("background task failed", exc_info=trace, extra={"task": name, "error": repr(error)[:200]})
            self.failing.add(name)
            up.set(0)
            metrics.task_failures.labels(name).inc()
            await asyncio.sleep(waiting)
            waiting = min(waiting * 2, LONGEST_WAIT)
