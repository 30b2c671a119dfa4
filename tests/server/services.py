"""Real PostgreSQL and Redis for tests: on loopback, on free ports, with data in temporary folders."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def tool(name: str) -> str:
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    assert found, f"{name} is missing: run script/services"
    return found


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as the user that its package makes."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("there is no unprivileged user to run PostgreSQL as")


class Service:
    """A service that can be stopped, as an outage would, and started again on the same port and data."""

    def __init__(self, command: list[str], url: str, port: int, stop: signal.Signals, **more: Any) -> None:
        self.command = command
        self.url = url
        self.port = port
        self.signal = stop
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, stdout=quiet, stderr=quiet, **self.more)
        _wait(self.port, self.process)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(self.signal)
            self.process.wait(timeout=PATIENCE)
            self.process = None


@contextmanager
def postgresql_service(tablespace: Path | None = None) -> Iterator[Service]:
    """A fresh PostgreSQL with an empty database, which may be on a disk of its own."""
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="railbox-postgresql-"))
    if user:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    quiet = subprocess.DEVNULL
    subprocess.run(
        [tool("initdb"), "-D", str(data), "-U", "railbox", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True,
        user=user,
        cwd=folder,
        stdout=quiet,
        stderr=quiet,
    )
    command = [tool("postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
    url = f"postgresql://railbox@127.0.0.1:{port}/box"
    # Stopped at once, whoever is connected.
    service = Service([*command, "-c", "fsync=off"], url, port, signal.SIGINT, user=user, cwd=folder)
    try:
        service.start()
        orders = ["CREATE DATABASE box"]
        if tablespace is not None:
            if user:
                shutil.chown(tablespace, user)
            orders = [f"CREATE TABLESPACE disk LOCATION '{tablespace}'", "CREATE DATABASE box TABLESPACE disk"]
        psql = [tool("psql"), "-h", "127.0.0.1", "-p", str(port), "-U", "railbox", "-d", "postgres", "-qc"]
        deadline = time.monotonic() + PATIENCE
        for order in orders:
            while subprocess.run([*psql, order], check=False, stdout=quiet, stderr=quiet).returncode:
                assert time.monotonic() < deadline, "PostgreSQL takes no orders"
                time.sleep(0.1)
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[str]:
    """A fresh PostgreSQL; yields the URL of an empty database."""
    with postgresql_service() as service:
        yield service.url


@contextmanager
def redis_service() -> Iterator[Service]:
    """A fresh Redis."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [tool("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        service = Service(command, f"redis://127.0.0.1:{port}/0", port, signal.SIGTERM)
        try:
            service.start()
            yield service
        finally:
            service.stop()


@contextmanager
def redis() -> Iterator[str]:
    """A fresh Redis; yields its URL."""
    with redis_service() as service:
        yield service.url


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, "the service ended at once"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the service did not start")
