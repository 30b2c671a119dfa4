"""The commands of a host."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from railbox.server.commands import app
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, guests, running_server


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    with running_server(tmp_path / "old"):
        done = CliRunner().invoke(app, ["backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "old")])
        assert done.exit_code == 0, done.output
    done = CliRunner().invoke(app, ["restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new")])
    assert done.exit_code == 0 and "restored" in done.output
    assert (tmp_path / "new" / "railbox.db").exists()


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words))
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "no.gz").write_bytes(b"nonsense")
    for words in (
        ["backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "nowhere")],
        ["backup", str(tmp_path / "b.gz"), "--database", "nonsense"],
        ["backup", str(tmp_path / "b.gz"), "--database", "postgresql://nobody@127.0.0.1:1/box"],
        ["restore", str(tmp_path / "no.gz"), "--data", str(tmp_path / "new")],
        ["restore", str(tmp_path / "missing.gz"), "--data", str(tmp_path / "new")],
        ["serve", "--database", "postgresql://nobody@127.0.0.1:1/box"],
        ["host", "ban", "Nobody", "--data", str(tmp_path / "nowhere")],
    ):
        code, output = run(*words)
        assert code == 1 and output.startswith("railbox: ") and output.count("\n") == 1, (words, output)
    assert not (tmp_path / "nowhere").exists(), "nothing is made by asking"


def test_an_address_that_is_taken_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def reached(_: str) -> None: ...

    monkeypatch.setattr("railbox.server.store.reach", reached)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = [
            "--port",
            str(taken.getsockname()[1]),
            "--workers",
            "2",
            "--database",
            "postgresql://nobody@127.0.0.1/b",
        ]
        code, output = run("serve", *words)
    assert code == 1 and output.splitlines()[-1].endswith("Address already in use"), output


def test_a_host_bans_resets_removes_and_prunes(tmp_path: Path) -> None:
    async def go(server: ServerProcess) -> None:
        data = ["--data", str(server.data)]
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            await ada.http.post("/api/me/register", json={"name": "Ada", "password": "long enough"})
            table = await ada.open_table("metro", ["me", "open"])
            assert "would be" in (await asyncio.to_thread(run, "host", "ban", "ada", "--dry-run", *data))[1]
            assert (await ada.http.get("/api/me")).json()["name"] == "Ada", "a dry run does nothing"
            async with ada.seat(table) as link:
                held = await link.connected()
                assert (await asyncio.to_thread(run, "host", "ban", "ada", *data))[0] == 0
                await asyncio.wait_for(held.wait_closed(), PATIENCE)
            assert (await ada.http.get("/api/me")).json() is None
            credentials = {"name": "Ada", "password": "long enough"}
            assert (await ada.http.post("/api/sessions", json=credentials)).status_code == 403
            (await asyncio.to_thread(run, "host", "ban", "ada", "--undo", *data))
            credentials["password"] = (await asyncio.to_thread(run, "host", "password", "ada", *data))[1].split()[-1]
            assert (await ada.http.post("/api/sessions", json=credentials)).status_code == 201
            assert "nothing" in (await asyncio.to_thread(run, "host", "prune", *data))[1]
            assert (await asyncio.to_thread(run, "host", "remove-table", table, *data))[0] == 0
            async with asyncio.timeout(PATIENCE):
                while (await bo.http.get(f"/api/tables/{table}")).status_code != 404:
                    await asyncio.sleep(0.1)
            assert (await asyncio.to_thread(run, "host", "remove-person", bo.id, *data))[0] == 0
            assert (await bo.http.get("/api/me")).json() is None
            assert (await asyncio.to_thread(run, "host", "remove-person", bo.id, *data))[1].startswith(
                "railbox: there is no person"
            )

    with running_server(tmp_path / "data") as server:
        asyncio.run(go(server))
