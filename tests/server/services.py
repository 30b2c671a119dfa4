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

WAIT = 30.0


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


@contextmanager
def postgresql() -> Iterator[str]:
    """A fresh PostgreSQL; yields the URL of an empty database."""
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
    process = subprocess.Popen(
        [tool("postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder), "-c", "fsync=off"],
        user=user,
        cwd=folder,
        stdout=quiet,
        stderr=quiet,
    )
    try:
        _wait(port, process)
        psql = [tool("psql"), "-h", "127.0.0.1", "-p", str(port), "-U", "railbox", "-d", "postgres", "-qc"]
        deadline = time.monotonic() + WAIT
        while subprocess.run([*psql, "CREATE DATABASE box"], check=False, stdout=quiet, stderr=quiet).returncode:
            assert time.monotonic() < deadline, "PostgreSQL takes no orders"
            time.sleep(0.1)
        yield f"postgresql://railbox@127.0.0.1:{port}/box"
    finally:
        process.send_signal(signal.SIGINT)  # at once, whoever is connected
        process.wait(timeout=WAIT)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    """A fresh Redis; yields its URL."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [tool("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
            stdout=subprocess.DEVNULL,
        )
        try:
            _wait(port, process)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(timeout=WAIT)


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        assert process.poll() is None, "the service ended at once"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the service did not start")
