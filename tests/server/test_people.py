"""Accounts, sessions, keys and the gate in front of everything."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from railbox.server.accounts import clean_name
from railbox.server.guard import Bucket, same_origin
from railbox.table import Refused
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, Someone, guests, running_server


def unique(name: str) -> str:
    return f"{name} {secrets.token_hex(3)}"


def test_a_guest_becomes_a_player_in_place(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            name = unique("Ada")
            table = await ada.open_table("metro", ["me", "open"])
            registered = await ada.http.post("/api/me/register", json={"name": name, "password": "long enough"})
            assert registered.json()["registered"] and registered.json()["id"] == ada.id
            assert (await ada.http.get("/api/me/tables")).json()[0]["id"] == table
            taken = await bo.http.post("/api/me/register", json={"name": name.upper(), "password": "long enough"})
            assert taken.status_code == 409 and taken.json()["message"]["id"] == "server.name-taken"

            elsewhere = Someone(server.url)
            wrong = await elsewhere.http.post("/api/sessions", json={"name": name, "password": "wrong one"})
            assert wrong.status_code == 401
            right = await elsewhere.http.post("/api/sessions", json={"name": name, "password": "long enough"})
            assert right.status_code == 201 and right.json()["id"] == ada.id
            cookie = right.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie

            async with ada.seat(table) as link:
                old = await link.connected()
                await elsewhere.http.delete("/api/sessions")
                await asyncio.wait_for(old.wait_closed(), PATIENCE)
            assert (await ada.http.get("/api/me")).json() is None, "signed out everywhere"
            await elsewhere.http.aclose()

    asyncio.run(go())


def test_a_new_password_ends_other_sessions(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            name = unique("Pass")
            await ada.http.post("/api/me/register", json={"name": name, "password": "first one"})
            other = Someone(server.url)
            await other.http.post("/api/sessions", json={"name": name, "password": "first one"})
            refused = await ada.http.patch("/api/me", json={"password": "second one", "old_password": "bad"})
            assert refused.status_code == 401
            changed = await ada.http.patch("/api/me", json={"password": "second one", "old_password": "first one"})
            assert changed.status_code == 200
            assert (await other.http.get("/api/me")).json() is None
            assert (await ada.http.get("/api/me")).json()["name"] == name
            await other.http.aclose()

    asyncio.run(go())


def test_deleting_an_account_forgets_the_person(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Forget Me", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open"])
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            await ada.do(table, {"do": "chat", "text": "my secret words"})
            async with bo.seat(table) as link:
                gone = await ada.http.request("DELETE", "/api/me", json={})
                assert gone.status_code == 200
                await link.until(lambda seat: seat.connections > 1)
            text = (await bo.http.get(f"/api/tables/{table}")).text
            assert "Forget Me" not in text and "secret words" not in text and ada.id not in text
            assert (await bo.http.get(f"/api/people/{ada.id}")).status_code == 404
            assert (await ada.http.get("/api/me")).json() is None

    asyncio.run(go())


def test_somebody_unknown_may_watch_but_not_act(server: ServerProcess) -> None:
    async def go() -> None:
        nobody = Someone(server.url)
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table("metro", ["me", "bot:random"])
            await ada.do(table, {"do": "start"})
            async with nobody.seat(table) as link:
                assert link.view["seat"] == -1 and link.view["legal"] == []
                assert (await link.send({"do": "join"}))["message"]["id"] == "server.sign-in-first"
            assert (await nobody.do(table, {"do": "join"}, 401))["message"]["id"] == "server.sign-in-first"
            assert (await nobody.http.get(f"/api/tables/{table}?seat=0")).status_code == 403
            assert (await nobody.http.get(f"/api/tables/{table}/record")).status_code == 409
            assert (await nobody.http.get("/api/tables/nowhere")).status_code == 404
        await nobody.http.aclose()

    asyncio.run(go())


def test_other_sites_are_kept_out(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table("metro", ["me", "open"])
            foreign = {"origin": "https://evil.example"}
            answer = await ada.http.post(f"/api/tables/{table}/commands", json={"do": "leave"}, headers=foreign)
            assert answer.status_code == 403 and answer.json()["message"]["id"] == "server.foreign-origin"
            own = {"origin": server.url}
            assert (await ada.http.post("/api/guests", json={}, headers=own)).status_code == 201
            url = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(url, additional_headers={**ada.headers(), **foreign}) as socket:
                    await socket.recv()

    asyncio.run(go())


def test_every_answer_carries_the_security_headers(server: ServerProcess) -> None:
    for path in ("/", "/static/app.js", "/api/games", "/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_sizes_and_shapes_are_limited(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            large = await ada.http.post("/api/tables", json={"game": "metro", "seats": ["me"], "title": "x" * 70_000})
            assert large.status_code == 413
            for body in (
                b"[" * 60_000,
                b'{"game":"metro","seats":["me","open"],"options":' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
                b"\xff\xfe",
                b'{"game":"metro","seats":["me","open"],"options":{"hand_size":99}}',
                b'{"game":"metro","seats":["me","open","nobody"]}',
                b'{"game":"chess","seats":["me","open"]}',
                b'{"game":"metro","seats":["me","open"],"clock":{"kind":"live","seconds":1}}',
                b'{"game":"metro","seats":["me","bot:nobody"]}',
            ):
                answer = await ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
                assert answer.status_code in (400, 409), (body[:80], answer.text)
                assert answer.json()["text"]

    asyncio.run(go())


def test_problems_are_told_in_the_readers_language(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/api/tables/nowhere", headers={"accept-language": "it, en"})
    assert answer.json()["text"] == "Questo tavolo non esiste."


def test_haste_is_slowed_down(tmp_path: Path) -> None:
    with running_server(tmp_path, RAILBOX_RATE="2") as server, httpx.Client(base_url=server.url) as client:
        answers = [client.get("/api/games") for _ in range(60)]
        hasty = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200 and hasty
        assert hasty[0].headers["retry-after"] == "1" and hasty[0].json()["message"]["id"] == "server.too-fast"


def test_passwords_cannot_be_guessed_fast(tmp_path: Path) -> None:
    with running_server(tmp_path, RAILBOX_RATE="30") as server, httpx.Client(base_url=server.url) as client:
        tries = {"name": "Ada", "password": "guess"}
        codes = [client.post("/api/sessions", json=tries).status_code for _ in range(14)]
        assert codes[0] == 401 and codes[-1] == 429


def test_names_are_clean() -> None:
    assert clean_name("  A\u202ed\u0000a \n B ") == "Ada B"
    with pytest.raises(Refused):
        clean_name("\u200b")


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000, burst=2)
    assert bucket.take() and bucket.take() and not bucket.take()
    bucket.last -= 1
    assert bucket.take()


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({b"host": b"box.example"}, True),
        ({b"host": b"box.example", b"origin": b"https://box.example"}, True),
        ({b"host": b"box.example", b"origin": b"https://box.example.evil"}, False),
        ({b"host": b"box.example", b"origin": b"null"}, False),
        ({b"host": b"box.example", b"origin": b"https://friend.example"}, True),
        ({b"host": b"box.example", b"sec-fetch-site": b"cross-site"}, False),
        ({b"host": b"box.example", b"sec-fetch-site": b"same-origin"}, True),
    ],
)
def test_origins(headers: dict[bytes, bytes], same: bool) -> None:
    assert same_origin(headers, frozenset({"https://friend.example"}), "https") is same
