"""What takes long is not done where everybody is served, and what goes on by itself is looked after."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from railbox.core.match import Match, new_game
from railbox.server.app import make_server
from railbox.server.live import Connection, now_ms
from railbox.server.notices import Notice
from railbox.server.render import setup
from railbox.server.settings import Settings
from railbox.server.wire import AskPreviews
from railbox.table import Person, fold, open_table
from railbox.table.log import Joined, Started
from tests.patience import PATIENCE

ADA, BO = Person("ada", "Ada"), Person("bo", "Bo")


def test_previews_of_many_actions_and_layouts_are_made_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        server = make_server(Settings(data=tmp_path))
        hub = server.hub
        await server.store.open()
        hub.desk.open()
        created = open_table(ADA, "transamerica", 2, now_ms())
        seated = [Joined(created.at, 0, ADA), Joined(created.at, 1, BO)]
        table_id = await hub.create(created, [*seated, Started(created.at, "7")])
        match = new_game("transamerica", 2, "7")
        expected = match.previews(0), setup(match.ruleset, 0)

        def forbidden(*_: Any) -> Any:
            raise AssertionError("on the event loop")

        monkeypatch.setattr(Match, "previews", forbidden)
        monkeypatch.setattr("railbox.server.desk.setup", forbidden)
        connection = Connection(await hub.live(table_id), ADA, lambda: None, lambda _: False)
        try:
            found = await hub.previews(connection, AskPreviews([], "r"))
            assert found.previews == expected[0] and len(found.previews) > 100
            assert await hub.desk.setup("", created, 0) == expected[1]
        finally:
            hub.desk.close()
            await server.store.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_nobody_is_told_of_a_turn_at_which_they_look_by_way_of_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("hub", "together"):
        monkeypatch.setattr(f"railbox.server.{module}.TICK", 0.01)
    monkeypatch.setattr("railbox.server.hub.ANSWER", 300)
    told: list[str] = []

    async def notify(url: str, notice: Notice) -> None:
        told.append(notice.person)

    monkeypatch.setattr("railbox.server.context.notify", notify)

    async def go() -> None:
        here, there = (make_server(Settings(data=tmp_path)) for _ in range(2))
        await here.store.open()
        await there.store.open()
        here.store.shared = True  # as on PostgreSQL
        created = open_table(ADA, "metro", 2, now_ms())
        table_id = await here.hub.create(created, [Joined(created.at, 0, ADA), Joined(created.at, 1, BO)])
        guests = [(await here.accounts.guest(person.name, now_ms()))[0] for person in (ADA, BO)]
        for guest in guests:
            await here.accounts.change(guest, None, "https://example.com", None, None)
        looker, other = guests
        live = await there.hub.live(table_id)
        live.connections.add(Connection(live, looker.person, lambda: None, lambda _: False))
        hearing = [
            asyncio.create_task(
                server.hub.together.watch(server.hub._signalled, server.hub._perhaps_absent, lambda _: None)
            )
            for server in (here, there)
        ]
        await here._send_notice(looker.id, table_id, "metro", "")
        assert told == [] and not here.hub.asked
        monkeypatch.setattr("railbox.server.hub.ANSWER", 3)
        await here._send_notice(other.id, table_id, "metro", "")
        assert told == ["Bo"]
        await here.accounts.change(other, None, "", None, None)
        await here._send_notice(other.id, table_id, "metro", "")
        here.tell_turn(table_id, live.table, [other.id, looker.id])
        assert [person for person, *_ in here.notices] == [looker.id], (
            "who gave no way to be told is not asked for again"
        )
        for task in hearing:
            task.cancel()
        for server in (here, there):
            await server.store.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_notices_go_on_after_a_failure_which_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railbox.server.supervise.FIRST_WAIT", 0.001)

    async def go() -> None:
        server = make_server(Settings(data=tmp_path))
        sent: list[str] = []
        seen: list[list[str]] = []

        async def send(person: str, *_: str) -> None:
            seen.append(supervisor.down())
            if len(seen) == 1:
                raise OSError("the database is away")
            sent.append(person)

        monkeypatch.setattr(server, "_send_notice", send)
        supervisor = server.store.supervisor
        supervisor.start("notices", server.send_notices)
        created = open_table(ADA, "metro", 2, now_ms())
        table_id = "t"
        for people in (["ada"], ["bo"], ["cy", "di"]):
            server.tell_turn(table_id, fold([created]), people)
            while server.notices or len(seen) < 1:
                await asyncio.sleep(0.001)
            while people[0] != "ada" and people[-1] not in sent:
                await asyncio.sleep(0.001)
        assert sent == ["bo", "cy", "di"] and seen[1] == ["notices"]
        assert supervisor.down() == []
        await supervisor.stop("notices")

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
