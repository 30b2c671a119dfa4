"""Load for a running server, measured."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from railbox.cli import app
from railbox.core.catalogue import BadOptions
from railbox.server.load import BadPlan, Load, Plan, Report, listeners, share
from tests.server.client import ServerProcess


def test_a_load_is_made_and_reported(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = [
        "load",
        server.url,
        "--tables",
        "2",
        "--clients",
        "3",
        "--pace",
        "0",
        "--seconds",
        "2",
        "--json",
        str(file),
    ]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, (done.output, done.exception)
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    assert f"{report.actions:,}" in done.output and "99 %" in done.output
    assert report.actions > 10 and not report.errors
    assert 0 < report.p50_ms <= report.p95_ms <= report.p99_ms <= report.longest_ms
    # Each action is told to three clients, and acknowledged to one of them.
    assert 3 * report.bytes_per_message < report.bytes_per_action < 6 * report.bytes_per_message
    assert report.server is not None and report.server.processes == 1
    assert report.server.cpu_seconds > 0 and report.server.memory_mb > 20
    assert server.process is not None and listeners(server.url) == (server.process.pid,)


def test_load_is_for_servers_of_ones_own() -> None:
    for url in ("http://192.0.2.1", "https://railbox.example", "http://127.0.0.1.railbox.example:8000"):
        with pytest.raises(BadPlan, match="not this machine"):
            Load(Plan(url=url, game="metro"))
        assert Load(Plan(url=url, game="metro", anywhere=True))
    assert Load(Plan(url="http://[::1]:8000", game="metro")) and Load(Plan(url="http://localhost", game="metro"))
    failed = CliRunner().invoke(app, ["load", "http://127.0.0.1:1", "--seconds", "1"])
    assert isinstance(failed.exception, BadOptions) and "nobody can come in" in str(failed.exception)


def test_percentiles_are_of_all_figures() -> None:
    figures = [float(number) for number in range(1, 101)]
    assert (share(figures, 0.5), share(figures, 0.99), share(figures, 1.0)) == (51.0, 100.0, 100.0)
    assert share([], 0.5) == 0.0
