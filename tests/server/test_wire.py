"""The messages, their TypeScript types, and what is drawn as text."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx
import msgspec
import pytest
from tools import typescript

from railbox.core.catalogue import box_games
from railbox.server.render import runs
from railbox.server.settings import Settings
from railbox.server.wire import Do, decode
from railbox.table.commands import Act, command_name
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, guests, running_server

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_typescript_types_are_up_to_date() -> None:
    made = typescript.typescript(box_games().values())
    assert typescript.FILE.read_text(encoding="utf-8") == made, "run python -m tools.typescript"
    assert 't: "update";' in made and "export type Run = [text: string, style: string];" in made
    declared = set(re.findall(r"export (?:interface|type) (\w+)", made))
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//.*", "", made)))
    assert used <= declared | {"Record"} and "Record" not in declared
    for game in box_games().values():
        assert {f"{game.name.capitalize()}Layout", f"{game.name.capitalize()}View"} <= declared


def test_messages_are_checked() -> None:
    good = b'{"t":"do","ref":"1","command":{"do":"act","action":"draw","moment":3,"id":"x"}}'
    assert decode(good) == Do(Act("draw", 3, "x"), "1")
    for bad in (
        b'{"t":"do","command":{"do":"tick"}}',
        b'{"t":"do","command":{"do":"bot-act","seat":0,"action":"draw","moment":1}}',
        b'{"t":"do","command":{"do":"act","action":"","moment":3,"id":"x"}}',
        b'{"t":"do","command":{"do":"act","action":"draw","moment":-1,"id":"x"}}',
        b'{"t":"do","command":{"do":"chat","text":"' + b"x" * 501 + b'"}}',
        b'{"t":"hello","since":1,"more":2}',
    ):
        with pytest.raises(msgspec.DecodeError):
            decode(bad)


def test_every_command_is_in_the_protocol() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for command in get_args(get_type_hints(Do)["command"]):
        assert f"`{command_name(command)}`" in text, f"docs/protocol.md does not tell of {command.__name__}"


def test_every_setting_is_in_the_hosts_page() -> None:
    text = (DOCS / "host.md").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"RAILBOX_{name.upper()}" in text, f"docs/host.md does not tell of {name}"


def test_markup_becomes_runs() -> None:
    drawn = runs("a [red]b[/] c\n[bold]d[/]")
    assert [[(run.text, run.style) for run in row] for row in drawn] == [
        [("a ", ""), ("b", "red"), (" c", "")],
        [("d", "bold")],
    ]


def test_a_server_that_stops_says_so_and_forgets_nothing(tmp_path: Path) -> None:
    async def before(server: ServerProcess) -> tuple[str, str]:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table("metro", ["me", "bot:random"])
            async with ada.seat(table) as link:
                await link.send({"do": "start"})
                await asyncio.to_thread(server.stop)
                await link.until(lambda seat: any('"t":"bye"' in text for text in seat.raw))
            return table, str(ada.http.cookies["railbox_session"])

    with running_server(tmp_path) as server:
        table, session = asyncio.run(before(server))
        assert '"message":"stopped"' in server.log.read_text(), "an orderly end, not a cut"
        server.start()
        look = httpx.get(f"{server.url}/api/tables/{table}", cookies={"railbox_session": session}).json()
        assert look["info"]["status"] == "running" and look["you"]["seat"] == 0


def test_figures_tell_no_names(server: ServerProcess) -> None:
    async def go() -> str:
        async with guests(server.url, "Somebody Unusual") as (ada,):
            table = await ada.open_table("metro", ["me", "bot:random"], public=False)
            await ada.do(table, {"do": "start"})
            figures = (await ada.http.get("/metrics")).text
            log = server.log.read_text()
            for secret in (table, ada.id, "Unusual", str(ada.http.cookies["railbox_session"])):
                assert secret not in figures and secret not in log
            return figures

    figures = asyncio.run(go())
    assert 'railbox_commands_total{kind="start",result="done"}' in figures
    assert "railbox_append_seconds_count" in figures


def test_the_bot_of_the_documentation_plays(server: ServerProcess) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)

    async def go() -> None:
        async with guests(server.url, "Ada", "Owner") as (ada, owner):
            key = (await owner.http.post("/api/me/tokens", json={"label": "doc bot"})).json()["secret"]
            table = await ada.open_table("metro", ["bot:random", "open"])
            bot = asyncio.create_task(asyncio.to_thread(names["play"], server.url.removeprefix("http://"), table, key))
            async with ada.seat(table) as link:
                await link.until(lambda seat: not any(place["open"] for place in seat.update["info"]["seats"]))
                await link.send({"do": "start"})
                await link.until(lambda seat: seat.status == "over")
            await asyncio.wait_for(bot, PATIENCE)

    asyncio.run(go())
