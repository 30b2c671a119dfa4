"""What holds across processes, and what one guest cannot do to others."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.attacks import attacked, share
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from railbox.server import together
from railbox.server.context import BOARD_BURST
from railbox.server.crew import Busy, Turns
from railbox.server.door import Door
from railbox.server.guard import is_readable, same_origin
from railbox.server.notices import is_public
from railbox.server.settings import Settings
from railbox.server.store import opened
from railbox.server.together import Portions, Together
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, Someone, guests, running_server
from tests.server.services import postgresql
from tests.server.test_people import unique

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes on one PostgreSQL, without Redis."""
    folder = tmp_path_factory.mktemp("pair")
    with (
        postgresql() as database,
        running_server(folder / "one", RAILBOX_DATABASE=database, RAILBOX_ABSENCE="4") as one,
        running_server(folder / "two", RAILBOX_DATABASE=database, RAILBOX_ABSENCE="4") as two,
    ):
        yield one, two


def elsewhere(person: Someone, server: ServerProcess) -> Someone:
    """The same session at another process."""
    other = Someone(server.url)
    other.id = person.id
    other.http.cookies.set("railbox_session", str(person.http.cookies.get("railbox_session")))
    return other


# ---- across processes --------------------------------------------------------------------------------------


def test_a_player_who_reconnected_to_another_process_is_not_absent(pair: Pair) -> None:
    async def go() -> None:
        one, two = pair
        async with guests(one.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open"], clock={"kind": "live", "seconds": 600})
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as link:
                async with bo.seat(table):
                    pass
                async with elsewhere(bo, two).seat(table):
                    await asyncio.sleep(6)
                    assert link.update["info"]["seats"][1]["autopilot"] is False
                await link.until(lambda seat: seat.update["info"]["seats"][1]["away"] == "absent")

    asyncio.run(go())


def test_a_revoked_session_loses_its_sockets_in_every_process(pair: Pair) -> None:
    async def go() -> None:
        one, two = pair
        async with guests(one.url, "Ada") as (ada,):
            name = unique("Ada")
            await ada.http.post("/api/me/register", json={"name": name, "password": "long enough"})
            table = await ada.open_table("metro", ["me", "open"])
            for way in ("password", "everywhere", "deleted"):
                there = Someone(two.url)
                word = "long enough" if way == "password" else "another one"
                signed = await there.http.post("/api/sessions", json={"name": name, "password": word})
                assert signed.status_code == 201
                async with there.seat(table) as link:
                    held = await link.connected()
                    assert link.update["you"]["seat"] == 0
                    if way == "password":
                        change = {"password": "another one", "old_password": "long enough"}
                        assert (await ada.http.patch("/api/me", json=change)).status_code == 200
                    elif way == "everywhere":
                        assert (await ada.http.delete("/api/sessions")).status_code == 200
                        await ada.http.post("/api/sessions", json={"name": name, "password": word})
                    else:
                        gone = await ada.http.request("DELETE", "/api/me", json={"password": word})
                        assert gone.status_code == 200
                    await asyncio.wait_for(held.wait_closed(), PATIENCE)
                assert (await there.http.get("/api/me")).json() is None
                await there.http.aclose()
            text = httpx.get(f"{two.url}/api/tables/{table}").text
            assert name not in text and ada.id not in text, "also who opened it"

    asyncio.run(go())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_limits_hold_across_processes(kind: str, tmp_path: Path) -> None:
    async def go(url: str) -> None:
        async with opened(url) as first, opened(url) as second:
            one, two = Together(first.engine), Together(second.engine)
            taken = [await (one, two)[number % 2].take("name ada", 0.001, 5) for number in range(8)]
            assert taken == [True] * 5 + [False] * 3
            assert await two.take("name bo", 0.001, 5)

    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgresql()) if kind == "postgresql" else ""
        asyncio.run(go(Settings(database=database, data=tmp_path).database_url))


def test_requests_are_limited_across_processes_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens too often to ask the database each time is limited all the same, however many processes serve."""

    async def go() -> None:
        url = Settings(data=tmp_path).database_url
        async with opened(url) as first, opened(url) as second:
            rates = [Portions(Together(store.engine), "request", 0.001, 64) for store in (first, second)]
            taken = [await rates[number % 2].take("1.2.3.4") for number in range(150)]
            assert sum(taken) == 64
            assert await rates[0].take("5.6.7.8")
            alone = Portions(None, "request", 0.001, 64)
            assert sum([await alone.take("1.2.3.4") for _ in range(150)]) == 64

            async def away(*_: Any) -> bool:
                raise OSError

            monkeypatch.setattr(Together, "take", away)
            assert await rates[1].take("9.9.9.9"), "a database that is away keeps nobody out"

    asyncio.run(go())


def test_a_signal_does_not_come_back_to_its_sender(tmp_path: Path) -> None:
    """Who has ended somebody's connections does not end those that were made since."""

    async def heard(process: Together) -> list[str]:
        found: list[str] = []
        for _ in range(2):
            await process._hear(lambda _, target: found.append(target))
        return found

    async def go(url: str) -> None:
        async with opened(url) as first, opened(url) as second:
            sender, other = Together(first.engine), Together(second.engine)
            await sender.signal("person", "ada")
            assert await heard(sender) == []
            assert await heard(other) == ["ada"]

    asyncio.run(go(Settings(data=tmp_path).database_url))


def test_a_clock_that_is_set_back_locks_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hour = 3_600_000

    async def go(url: str) -> None:
        async with opened(url) as store:
            one = Together(store.engine)
            now = together._now()
            heard: list[str] = []

            async def look(at: int) -> None:
                monkeypatch.setattr(together, "_now", lambda: at)
                await one._hear(lambda _, target: heard.append(target))

            await look(now + hour)
            assert await one.take("ada", 0.1, 5)
            await Together(store.engine).signal("session", "while it was ahead")
            await look(now + hour)
            await look(now)
            assert [await one.take("ada", 0.1, 5) for _ in range(5)] == [True] * 4 + [False]
            await Together(store.engine).signal("session", "after it was set back")
            await look(now + 1000)
            await look(now + 2000)
            assert heard == ["while it was ahead", "after it was set back"]

    asyncio.run(go(Settings(data=tmp_path).database_url))


# ---- accounts ------------------------------------------------------------------------------------------------


def test_the_name_of_a_registered_person_is_not_for_guests(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            name = unique("Ada")
            old = ada.http.cookies.get("railbox_session")
            await ada.http.post("/api/me/register", json={"name": name, "password": "long enough"})
            assert ada.http.cookies.get("railbox_session") != old, "a new session for a new player"
            stale = httpx.get(f"{server.url}/api/me", headers={"cookie": f"railbox_session={old}"})
            assert stale.json() is None
            hidden = name[:2] + "\u200b" + name[2:].upper()
            taken = httpx.post(f"{server.url}/api/guests", json={"name": hidden})
            assert taken.status_code == 409 and taken.json()["message"]["id"] == "server.name-taken"
            assert (await bo.http.patch("/api/me", json={"name": hidden})).status_code == 409

    asyncio.run(go())


def test_names_that_look_the_same_share_their_guesses(tmp_path: Path) -> None:
    with running_server(tmp_path, RAILBOX_RATE="30", RAILBOX_TRUSTED_PROXIES="*") as server:

        def guess(number: int) -> int:
            tries = {"name": "Ada" + "\u200b" * number, "password": "guess"}
            headers = {"x-forwarded-for": f"192.0.2.{number}"}
            return httpx.post(f"{server.url}/api/sessions", json=tries, headers=headers).status_code

        with ThreadPoolExecutor(20) as crowd:  # at once: guesses that are spread over minutes are allowed
            codes = set(crowd.map(guess, range(20)))
        assert codes == {401, 429}

        async def go() -> None:
            async with guests(server.url, "Eve") as (eve,):
                await eve.http.post("/api/me/register", json={"name": "Eve 2", "password": "long enough"})
                found = []
                for number in range(12):
                    headers = {"x-forwarded-for": f"192.0.3.{number}"}
                    body = {"password": "a guess"}
                    found.append((await eve.http.request("DELETE", "/api/me", json=body, headers=headers)).status_code)
                assert found[0] == 401 and found[-1] == 429, "deletion takes a password too"

        asyncio.run(go())


def test_a_key_is_removed_by_its_whole_id(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            keys = [(await ada.http.post("/api/me/tokens", json={"label": str(number)})).json() for number in range(3)]
            for part in (keys[0]["id"][:1], keys[0]["id"][:11], "%25"):
                assert (await ada.http.delete(f"/api/me/tokens/{part}")).status_code == 404
            assert (await ada.http.delete(f"/api/me/tokens/{keys[0]['id']}")).status_code == 200
            assert len((await ada.http.get("/api/me/tokens")).json()) == 2

    asyncio.run(go())


def test_text_that_no_database_takes_is_refused(pair: Pair, server: ServerProcess) -> None:
    async def go(url: str) -> None:
        async with guests(url, "Ada") as (ada,):
            for path in ("/api/tables/a%00b", "/api/people/%ff", "/api/people/a%00", "/api/tables/x?since=%00"):
                assert (await ada.http.get(path)).status_code == 400, path
            for path, body in (
                ("/api/me/tokens", '{"label":"a\\u0000"}'),
                ("/api/me/tokens", '{"label":"\\ud800"}'),
                ("/api/tables", '{"game":"metro","seats":["me","open"],"same_as":"a\\u0000"}'),
                ("/api/sessions", '{"name":"\\ud800","password":"x"}'),
            ):
                answer = await ada.http.post(path, content=body, headers={"content-type": "application/json"})
                assert answer.status_code == 400, (body, answer.text)
            body = '{"game":"metro","seats":["me","open"],"title":"a\\u0000b"}'
            answer = await ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (201, 400)

    asyncio.run(go(server.url))
    asyncio.run(go(pair[1].url))


def test_one_guest_cannot_fill_the_lobby_or_store_board_after_board(tmp_path: Path) -> None:
    async def go(url: str) -> None:
        async with guests(url, "Eve") as (eve,):
            codes = []
            for _ in range(10):
                body = {"game": "metro", "seats": ["me", "open"]}
                codes.append((await eve.http.post("/api/tables", json=body)).status_code)
            assert codes[:8] == [201] * 8 and codes[-1] == 409
            assert len((await eve.http.get("/api/lobby")).json()["open"]) == 8
            draft = {"game": "trains", "data": {}}
            boards = [(await eve.http.post("/api/boards", json=draft)).status_code for _ in range(BOARD_BURST + 4)]
            assert boards[0] == 400 and boards[-1] == 429

    with running_server(tmp_path, RAILBOX_RATE="30") as server:
        asyncio.run(go(server.url))


def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with running_server(tmp_path, RAILBOX_HTTPS="true") as server:
        assert "max-age" in httpx.get(server.url).headers["strict-transport-security"]
        host = server.url.removeprefix("http://")
        for scheme, status in (("https", 201), ("http", 403)):
            answer = httpx.post(f"{server.url}/api/guests", json={}, headers={"origin": f"{scheme}://{host}"})
            assert answer.status_code == status


def test_an_origin_has_a_scheme() -> None:
    headers = {b"host": b"box.example", b"origin": b"http://box.example"}
    assert not same_origin(headers, frozenset(), "https") and same_origin(headers, frozenset(), "http")
    headers = {b"host": b"box.example:443", b"origin": b"https://BOX.example"}
    assert same_origin(headers, frozenset(), "https")
    assert not is_readable({"raw_path": b"/%c3%28", "query_string": b""})


@pytest.mark.parametrize("address", ["fec0::1", "192.0.0.8", "192.88.99.1", "::ffff:10.0.0.1", "64:ff9b::a00:1"])
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


# ---- nobody is stalled -----------------------------------------------------------------------------------------


def test_whoever_has_had_least_comes_first() -> None:
    async def go() -> None:
        turns = Turns(1, 3)
        order: list[str] = []
        all_have_asked = asyncio.Event()

        async def work(who: str) -> None:
            async with turns.turn(who):
                order.append(who)
                await all_have_asked.wait()
                await asyncio.sleep(0.001)

        greedy = [asyncio.create_task(work("eve")) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await work("eve")
        modest = asyncio.create_task(work("ada"))
        gone = asyncio.create_task(work("bo"))
        await asyncio.sleep(0)
        gone.cancel()
        all_have_asked.set()
        await asyncio.gather(*greedy, modest, gone, return_exceptions=True)
        assert order == ["eve", "ada", "eve", "eve", "eve"] and turns.free == 1

    asyncio.run(go())


def test_a_half_open_request_has_a_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    class Config:
        forwarded_allow_ips = "10.0.0.1"

    class Transport:
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    async def go() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(HttpToolsProtocol, "connection_made", lambda self, transport: None)
        monkeypatch.setattr(HttpToolsProtocol, "connection_lost", lambda self, error: None)

        def come(address: str) -> tuple[Any, Transport]:
            guest: Any = object.__new__(Door)
            transport = Transport()
            guest.loop, guest.client, guest.config, guest.transport = loop, (address, 1), Config(), transport
            guest.connection_made(transport)
            return guest, transport

        monkeypatch.setattr(Door, "patience", 0.05)
        monkeypatch.setattr(Door, "most", 2)
        first, slow = come("192.0.2.1")
        second, whole = come("192.0.2.1")
        second.begun = None
        third, refused = come("192.0.2.1")
        assert refused.aborted, "one address does not get all places"
        proxies = [come("10.0.0.1") for _ in range(4)]
        assert not any(transport.aborted for _, transport in proxies)
        await asyncio.sleep(0.2)
        assert slow.aborted and not whole.aborted
        for guest in (first, second, third, *(proxy for proxy, _ in proxies)):
            guest.connection_lost(None)
        assert not Door.held

    asyncio.run(go())


def test_half_open_requests_do_not_keep_others_out(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, contextlib.ExitStack() as stack:
        for _ in range(300):
            half = stack.enter_context(socket.socket())
            half.bind(("127.0.0.2", 0))
            half.connect(("127.0.0.1", server.port))
            with contextlib.suppress(OSError):
                half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Le")
        assert httpx.get(f"{server.url}/api/games").status_code == 200


def test_others_play_on_while_one_address_attacks(tmp_path: Path) -> None:
    """The small version of `python -m benchmarks.attacks`, whose bar is stricter: this machine may be busy."""
    with running_server(tmp_path, RAILBOX_RATE="30") as server:
        spent, _, done = asyncio.run(attacked(server, 3, least=5))
    assert len(spent) >= 5 and share(spent, 0.5) < 5000, spent
    assert done["look"] and done["table of experts"]
