"""Several server processes behind one address: kept running, and replaced one by one when the host asks for it."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import FrameType

from railbox.server.crew import follow_parent
from railbox.server.settings import Settings

READY, GOODBYE = 60.0, 20.0
"""Seconds that a process may take to begin, and to end."""
SHORTEST, LONGEST = 0.5, 30.0
"""Seconds between two starts in the place of a process that ends again and again."""
log = logging.getLogger("railbox.workers")

Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""Serves on a socket until told to stop, and says when it has begun."""


class Worker:
    """One process, which says by a pipe that it serves: a lock would outlive whoever is killed while waiting for it."""

    def __init__(self, serve: Serve, settings: Settings, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.heard, said = context.Pipe(duplex=False)
        # Bots think in processes of their own, which a daemon must not have.
        self.process: BaseProcess = context.Process(target=_begin, args=(serve, settings, listener, said), daemon=False)
        self.ready = False
        self.started = time.monotonic()
        self.process.start()
        said.close()

    def serves(self) -> bool:
        """Wait until it serves; false if it does not come to it."""
        deadline = self.started + READY
        while not self.ready and time.monotonic() < deadline and self.process.is_alive():
            with contextlib.suppress(EOFError):
                self.ready = self.heard.poll(0.1) and bool(self.heard.recv())
        return self.ready and self.process.is_alive()

    def stop(self) -> None:
        """Ask it to stop, and make sure of it."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(GOODBYE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _begin(serve: Serve, settings: Settings, listener: socket.socket, said: Connection) -> None:
    def ready() -> None:
        with contextlib.suppress(OSError):  # whoever waited for it may be gone
            said.send(True)

    # Else it would hold the address for ever, and nobody could start another server there.
    follow_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    serve(settings, listener, ready)


class Workers:
    """As many processes as wanted. SIGTERM and SIGINT end them; SIGHUP replaces them one by one, by new code if any."""

    def __init__(self, serve: Serve, settings: Settings) -> None:
        self.serve = serve
        self.settings = settings
        self.workers: list[Worker] = []
        self.ending = threading.Event()
        self.renewing = threading.Event()
        self.wake = threading.Event()

    def run(self) -> None:
        """Serve until told to stop."""
        with socket.socket(socket.AF_INET6 if ":" in self.settings.host else socket.AF_INET) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((self.settings.host, self.settings.port))
            listener.listen(2048)
            listener.set_inheritable(True)
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, self._end)
            if sys.platform != "win32":
                signal.signal(signal.SIGHUP, self._renew)
            # The first one migrates the database while nobody else is there.
            while len(self.workers) < self.settings.workers and not self.ending.is_set():
                self.workers.append(self._start(listener))
            self._watch(listener)
            for worker in self.workers:
                if worker.process.is_alive():
                    worker.process.terminate()
            for worker in self.workers:
                worker.stop()

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self.ending.set()
        self.wake.set()

    def _renew(self, _number: int, _frame: FrameType | None) -> None:
        self.renewing.set()
        self.wake.set()

    def _start(self, listener: socket.socket) -> Worker:
        worker = Worker(self.serve, self.settings, listener)
        if worker.serves():
            log.info("worker serves", extra={"worker": worker.process.pid})
        return worker

    def _watch(self, listener: socket.socket) -> None:
        waiting = SHORTEST
        while not self.ending.is_set():
            if self.renewing.is_set():
                self.renewing.clear()
                self._replace_all(listener)
            for place, worker in enumerate(self.workers):
                if worker.process.is_alive():
                    continue
                log.error("worker ended", extra={"worker": worker.process.pid, "code": worker.process.exitcode})
                waiting = SHORTEST if time.monotonic() - worker.started > LONGEST else min(2 * waiting, LONGEST)
                self.workers[place] = self._start(listener)
                self.ending.wait(0 if self.workers[place].ready else waiting)
            self.wake.wait(0.2)
            self.wake.clear()

    def _replace_all(self, listener: socket.socket) -> None:
        """A new process serves before an old one stops: somebody always answers."""
        for place, old in enumerate(self.workers):
            new = self._start(listener)
            if self.ending.is_set() or not new.serves():
                log.error("a new worker does not serve: the old ones stay")
                new.stop()
                return
            self.workers[place] = new
            old.stop()
