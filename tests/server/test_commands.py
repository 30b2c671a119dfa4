"""The commands of a host."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from railbox.server.commands import app
from tests.server.client import running_server


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    with running_server(tmp_path / "old"):
        done = CliRunner().invoke(app, ["backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "old")])
        assert done.exit_code == 0, done.output
    done = CliRunner().invoke(app, ["restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new")])
    assert done.exit_code == 0 and "restored" in done.output
    assert (tmp_path / "new" / "railbox.db").exists()
