"""Storage on SQLite and PostgreSQL: the seq is the lock, ratings count once, backups carry everything."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from railbox.core.catalogue import all_games, find_game
from railbox.core.messages import Message
from railbox.server.backup import BadBackup, move, read_backup, write_backup
from railbox.server.botpool import BotPool
from railbox.server.bus import make_bus
from railbox.server.hub import Hub, NoSuchTable
from railbox.server.live import now_ms
from railbox.server.migrate import migrate
from railbox.server.repair import BadTable, cut, find_damage
from railbox.server.schema import entries, metadata
from railbox.server.settings import Settings, from_environment
from railbox.server.store import Store, make_engine, opened, prepare
from railbox.server.writer import Append, CannotStore, Conflict
from railbox.table import AnyEntry, Person, Refused, decode_entry, fold, open_table
from railbox.table.commands import Act, Chat, Join, Leave, Resign, SetSeat, Start, Tick
from railbox.table.log import Chatted, Joined
from railbox.table.log import SeatSet as SeatGiven
from railbox.table.table import LEAVING
from tests.server.services import postgresql

ADA, BO = Person("ada", "Ada"), Person("bo", "Bo")


@pytest.fixture(scope="module")
def postgresql_url() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield Settings(data=tmp_path).database_url
        return
    found = Settings(database=request.getfixturevalue("postgresql_url")).database_url
    asyncio.run(_empty(found))
    yield found


async def _empty(url: str) -> None:
    engine = make_engine(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        await connection.exec_driver_sql("CREATE SCHEMA public")
    await engine.dispose()


def hub_on(store: Store) -> Hub:
    return Hub(store, make_bus(""), BotPool(1, 5), Settings())


async def seated(hub: Hub) -> str:
    table_id = await hub.create(open_table(ADA, "metro", 2, now_ms()), [Joined(now_ms(), 0, ADA)])
    await hub.command(table_id, BO, Join())
    return table_id


def test_the_migrations_make_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def go() -> None:
        engine = make_engine(url)
        await asyncio.gather(migrate(engine), migrate(engine)) if "postgresql" in url else await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(go())


def test_one_of_two_processes_wins_each_seq(url: str) -> None:
    async def go() -> None:
        async with opened(url) as first, opened(url) as second:
            one, two = hub_on(first), hub_on(second)
            table_id = await seated(one)
            await two.live(table_id)
            await asyncio.gather(
                *(one.command(table_id, ADA, Chat(f"a{n}")) for n in range(10)),
                *(two.command(table_id, BO, Chat(f"b{n}")) for n in range(10)),
            )
            log = await first.load(table_id)
            said = [entry.text for entry in log if isinstance(entry, Chatted)]
            assert sorted(said) == sorted([f"{who}{n}" for who in "ab" for n in range(10)])
            assert len(log) == 23

    asyncio.run(go())


def test_a_conflict_spoils_no_other_append(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            good, bad = await seated(hub), await seated(hub)
            stale = fold(await store.load(bad))
            await hub.command(bad, ADA, Chat("first"))
            late = stale.do(BO, Chat("too late"), now_ms())
            results = await asyncio.gather(
                store.append(prepare(bad, stale, late, set(), False)),
                hub.command(good, ADA, Chat("fine")),
                return_exceptions=True,
            )
            assert isinstance(results[0], Conflict) and not isinstance(results[1], BaseException)
            assert isinstance((await store.load(good))[-1], Chatted)
            assert len(await store.load(bad)) == 4

    asyncio.run(go())


def test_the_database_refuses_a_hole(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            table = (await hub.live(table_id)).table.copy()
            table.do(ADA, Chat("never stored"), now_ms())
            said = table.do(ADA, Chat("would leave a hole"), now_ms())
            with pytest.raises(Conflict):
                await store.append(prepare(table_id, table, said, set(), False))
            assert len(await store.load(table_id)) == 3

    asyncio.run(go())


class Unreachable:
    """A store that loses the connection to its database: before, or only after it has taken what was to be written."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.away = False
        self.takes = False
        self.append, self.load, self.latest = store.append, store.load, store.latest
        monkeypatch.setattr(store, "append", self._append)
        monkeypatch.setattr(store, "load", lambda *asked: self._answer(self.load(*asked)))
        monkeypatch.setattr(store, "latest", lambda *asked: self._answer(self.latest(*asked)))

    async def _append(self, append: Append) -> None:
        if not self.away or self.takes:
            await self.append(append)
        await self._answer(asyncio.sleep(0))

    async def _answer(self, work: Awaitable[Any]) -> Any:
        answer = await work
        if self.away:
            raise CannotStore("server.cannot-store")
        return answer


@pytest.mark.parametrize("takes", [False, True])
def test_nothing_is_true_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: bool) -> None:
    """An outage during an action, and a client that asks again and again: it is done exactly once, or not yet."""

    async def go() -> None:
        async with opened(Settings(data=tmp_path).database_url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            await hub.command(table_id, ADA, Start())
            live = await hub.live(table_id)
            assert live.table.match is not None
            mover = (ADA, BO)[live.table.pending()[0]]
            act = Act(live.table.match.legal()[0], live.table.moment, "once")
            seq = live.table.seq
            database = Unreachable(store, monkeypatch)
            database.away, database.takes = True, takes
            for _ in range(3):
                with pytest.raises(Refused, match=r"server\.cannot-store"):
                    await hub.command(table_id, mover, act)
                assert live.table.seq == seq, "what is not known to be stored is shown"
            database.away = False
            for _ in range(2):
                await hub.command(table_id, mover, act)
                assert (await hub.live(table_id)).table.seq == seq + 1
            await hub.command(table_id, ADA, Chat("and on"))
            assert len(await store.load(table_id)) == seq + 2

    asyncio.run(go())


def test_an_action_whose_sender_went_away_is_known_once_it_is_stored(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            saying = asyncio.create_task(hub.command(table_id, ADA, Chat("cut off")))
            while not (await hub.live(table_id)).lock.locked():
                await asyncio.sleep(0)
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            table = (await hub.live(table_id)).table
            assert table.seq == len(await store.load(table_id)) == 4

    asyncio.run(go())


@pytest.mark.parametrize("damage", ["hole", "unreadable", "unplayable"])
def test_a_damaged_log_is_named_and_repaired(url: str, tmp_path: Path, damage: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            for word in ("one", "two", "three"):
                await hub.command(table_id, ADA, Chat(word))
            fifth = entries.c.table_id == table_id, entries.c.seq == 5
            wrong = "{" if damage == "unreadable" else '{"t":"redone","at":1,"seat":0}'
            async with store.engine.begin() as connection:
                if damage == "hole":
                    await connection.execute(entries.delete().where(*fifth))
                else:
                    await connection.execute(entries.update().where(*fifth).values(data=wrong))
            hub.forget(table_id)
            with pytest.raises(Refused, match=r"table\.damaged"):
                await hub.command(table_id, ADA, Chat("four"))
            table = (await hub.live(table_id)).table
            assert table.frozen == Message("table.damaged", {"seq": 5}) and table.status == "frozen"

            (found,) = await find_damage(url)
            assert (found.table, found.seq, found.why) == (table_id, 5, damage)
            kept = await cut(url, table_id, tmp_path)
            assert "three" in kept.read_text() and await find_damage(url) == []
            await hub.command(table_id, ADA, Chat("four"))
            said = [entry.text for entry in await store.load(table_id) if isinstance(entry, Chatted)]
            assert said == ["one", "four"]
            with pytest.raises(BadTable, match="nothing is wrong"):
                await cut(url, table_id, tmp_path)

    asyncio.run(go())


def test_a_finished_game_is_rated_exactly_once(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            await hub.command(table_id, ADA, Start())
            await hub.command(table_id, BO, Resign())
            await hub.command(table_id, ADA, Chat("good game"))
            ada, bo = await store.ratings_of("ada"), await store.ratings_of("bo")
            assert ada["metro"].games == bo["metro"].games == 1
            assert ada["metro"].mu > 25 > bo["metro"].mu and ada["metro"].wins == 1
            (won,), (lost,) = await store.results_of("ada"), await store.results_of("bo")
            assert (lost["place"], lost["players"]) == (2, 2)
            assert won["rating"] == won["gained"] == ada["metro"].shown > 0 > lost["gained"]
            assert (await store.tables_of("ada"))[0].winners == [0]

    asyncio.run(go())


def test_a_bot_is_not_forgotten_when_the_clock_is_set_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with opened(url) as store:
            now = now_ms()
            hub = hub_on(store)
            monkeypatch.setattr("railbox.server.hub.now_ms", lambda: now + 3_600_000)
            bots: list[AnyEntry] = [SeatGiven(now, seat, "random") for seat in range(2)]
            table_id = await hub.create(open_table(ADA, "metro", 2, now), bots)
            idle = await seated(hub)
            await hub.command(table_id, ADA, Start())
            await hub.command(idle, ADA, Start())
            monkeypatch.setattr("railbox.server.hub.now_ms", lambda: now)
            assert await hub._in_hand(1) == [], "that is seldom looked for"
            assert await hub._in_hand(10) == [table_id]

    asyncio.run(go())


def test_a_game_against_bots_is_history_but_not_rated(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            filled: list[AnyEntry] = [Joined(now_ms(), 0, ADA), SeatGiven(now_ms(), 1, "random")]
            table_id = await hub.create(open_table(ADA, "metro", 2, now_ms()), filled)
            await hub.command(table_id, ADA, Start())
            await hub.command(table_id, ADA, Resign())
            (lost,) = await store.results_of("ada")
            assert (lost["place"], lost["rating"], lost["gained"]) == (2, None, None)
            assert await store.ratings_of("ada") == {}

    asyncio.run(go())


def test_people_and_bots_are_rated_apart(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            first: list[AnyEntry] = [Joined(now_ms(), 0, ADA), SeatGiven(now_ms(), 2, "random")]
            for people in (1, 2):
                filled = [*first, Joined(now_ms(), 1, BO) if people == 2 else SeatGiven(now_ms(), 1, "greedy")]
                table_id = await hub.create(open_table(ADA, "metro", 3, now_ms()), filled)
                await hub.command(table_id, ADA, Start())
                if people == 2:
                    await hub.command(table_id, BO, Leave())
                    live = await hub.live(table_id)
                    live.table.seats[1].left_at -= LEAVING  # as if that time had passed
                    await hub.command(table_id, None, Tick())
                await hub.command(table_id, ADA, Leave() if people == 2 else Resign())
                if people == 1:
                    assert await store.ratings_of("ada") == {}, "who plays against bots is not rated"
            assert (await store.ratings_of("bo"))["metro"].mu < 25 < (await store.ratings_of("ada"))["metro"].mu
            assert [row["place"] for row in await store.results_of("bo")] == [3], "leaving is a result"
            assert await store.ratings_of("bot:random") == {}
            assert await store.leaders("metro", bots=True) == []

    asyncio.run(go())


def test_an_old_table_is_kept_but_not_played(url: str) -> None:
    """A server whose rules have changed still shows the table and says why it cannot be played."""

    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            await hub.command(table_id, ADA, Start())
            log = await store.load(table_id)
            old = decode_entry(
                b'{"t":"created","at":1,"game":"metro","rules":99,"players":2,"options":{},'
                b'"host":{"id":"ada","name":"Ada"}}'
            )
            table = fold([old, *log[1:]])
            await store.rewrite(table_id, {1: old}, prepare(table_id, table, [], set(), True).row)
            hub.forget(table_id)
            with pytest.raises(Refused, match=r"table\.rules-gone"):
                await hub.command(table_id, ADA, Act("draw", 4, "x"))
            assert (await hub.live(table_id)).table.status == "frozen"

    asyncio.run(go())


def test_loading_gives_the_same_table(url: str) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await hub.create(open_table(ADA, "metro", 2, now_ms()), [Joined(now_ms(), 0, ADA)])
            await hub.command(table_id, ADA, SetSeat(1, "random"))
            await hub.command(table_id, ADA, Start())
            live = (await hub.live(table_id)).table
            again = fold(await store.load(table_id))
            assert again.seq == live.seq and again.commitment == live.commitment
            with pytest.raises(NoSuchTable):
                await hub.live("nowhere")
            assert await store.bots_waiting() == []

    asyncio.run(go())


def test_backup_and_restore_between_databases(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            await hub.command(table_id, ADA, Start())
            before = await store.load(table_id)
        file = tmp_path / "backup.jsonl.gz"
        rows = await write_backup(url, file)
        target = Settings(data=tmp_path / "new").database_url
        (tmp_path / "new").mkdir()
        assert await read_backup(target, file) == rows
        async with opened(target) as store:
            assert await store.load(table_id) == before
        with pytest.raises(BadBackup, match="not empty"):
            await read_backup(target, file)
        with pytest.raises(BadBackup):
            (tmp_path / "no.gz").write_bytes(b"nonsense")
            await read_backup(Settings(data=tmp_path).database_url + "2", tmp_path / "no.gz")

    asyncio.run(go())


def test_a_move_to_another_database_replays_every_table(url: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(url) as store:
            hub = hub_on(store)
            tables = [await seated(hub), await seated(hub)]
            await hub.command(tables[0], ADA, Start())
            async with store.engine.begin() as connection:
                second = entries.c.table_id == tables[1], entries.c.seq == 2
                await connection.execute(entries.update().where(*second).values(data='{"t":"redone","at":1,"seat":0}'))
        (tmp_path / "new").mkdir()
        target = Settings(data=tmp_path / "new").database_url
        count, problems = await move(url, target)
        assert count == 2 and len(problems) == 1 and tables[1] in problems[0]
        async with opened(target) as store:
            assert (await hub_on(store).live(tables[0])).table.status == "running"

    asyncio.run(go())


def test_a_table_goes_on_by_the_rules_that_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with opened(Settings(data=tmp_path).database_url) as store:
            hub = hub_on(store)
            table_id = await seated(hub)
            await hub.command(table_id, ADA, Start())
            old = find_game("metro")
            newer = replace(old, rules=old.rules + 1, earlier=(old,))
            for shipped, status in ((newer, "running"), (replace(newer, earlier=()), "frozen")):
                monkeypatch.setitem(all_games(), "metro", shipped)
                hub.forget(table_id)
                table = (await hub.live(table_id)).table
                assert table.status == status
            assert table.frozen == Message("table.rules-gone", {"game": "metro", "rules": old.rules})

    asyncio.run(go())


def test_a_master_has_all_cores_unless_the_host_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert [Settings(workers=workers).thinkers for workers in (1, 2, 8)] == [3, 1, 1]
    assert Settings(workers=2, bot_workers=2).thinkers == 2
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    assert Settings().thinkers == 4
    with pytest.raises(ValueError, match="bot_workers"):
        from_environment(bot_workers=-1)


def test_settings_come_from_flags_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAILBOX_PORT", "9000")
    monkeypatch.setenv("RAILBOX_HTTPS", "true")
    settings = from_environment(host="0.0.0.0", port=None)
    assert (settings.host, settings.port, settings.https) == ("0.0.0.0", 9000, True)
    assert from_environment(port=9001).port == 9001
    assert Settings(database="postgres://a/b").database_url == "postgresql+asyncpg://a/b"
    monkeypatch.setenv("RAILBOX_PORT", "many")
    with pytest.raises(ValueError, match="port"):
        from_environment()
