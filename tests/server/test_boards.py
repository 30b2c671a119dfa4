"""Boards of one's own on the server: checked by place, stored once by digest, tried by bots, played by their link."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from railbox.server.boards_api import MAX_BOARD
from railbox.server.schema import boards
from railbox.server.settings import Settings
from railbox.server.store import opened
from tests.server.client import ServerProcess, Someone, guests
from tests.transamerica.boards import board, line

SMALL = board(line(5), {"red": [0, 2, 4], "blue": [1, 3, 5]}, name="Small", points=1)


def run(server: ServerProcess, *names: str) -> Callable[[Callable[..., Awaitable[None]]], None]:
    """Have something done by guests."""

    def decorate(work: Callable[..., Awaitable[None]]) -> None:
        async def go() -> None:
            async with guests(server.url, *names) as people:
                await work(*people)

        asyncio.run(go())

    return decorate


def draft(data: Any, game: str = "transamerica") -> dict[str, Any]:
    return {"game": game, "data": data}


async def share(person: Someone, data: dict[str, Any]) -> str:
    answer = await person.http.post("/api/boards", json=draft(data))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["digest"])


def test_a_board_is_checked_by_place_and_measured_once_it_is_good(server: ServerProcess) -> None:
    bad = {**SMALL, "edges": [{"u": 0, "v": 1, "cost": 3}, *SMALL["edges"][1:]], "cities": SMALL["cities"][:-1]}

    @run(server, "Ada")
    async def _(ada: Someone) -> None:
        told = (await ada.http.post("/api/boards/check", json=draft(bad))).json()["faults"]
        assert [(fault["path"], fault["places"]) for fault in told] == [("edges[0].cost", ["0", "1"])]
        assert (await ada.http.post("/api/boards/measure", json=draft(bad))).json() is None
        assert (await ada.http.post("/api/boards/check", json=draft(SMALL))).json() == {"faults": []}
        measured = (await ada.http.post("/api/boards/measure", json=draft(SMALL))).json()
        assert measured["players"] == [2, 3] and sum(measured["bars"][0]["counts"]) == 9
        shared = await ada.http.post("/api/boards", json=draft(bad))
        assert shared.status_code == 400 and shared.json()["message"]["id"] == "transamerica.board-edge-cost"


def test_a_board_is_stored_once_whoever_brings_it_and_seen_by_its_link(server: ServerProcess) -> None:
    async def stored() -> int:
        async with opened(Settings(data=server.data).database_url) as store, store.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(boards))).scalar_one())

    @run(server, "Ada", "Bo")
    async def _(ada: Someone, bo: Someone) -> None:
        before = await stored()
        once = {**SMALL, "name": "Once", "comment": "passed over"}
        first = await share(ada, once)
        assert await share(bo, dict(reversed(once.items()))) == first and await stored() == before + 1
        found = await Someone(server.url).http.get(f"/api/boards/{first}")
        assert found.json()["data"]["name"] == "Once" and "immutable" in found.headers["cache-control"]
        assert "comment" not in found.json()["data"]
        assert (await bo.http.get("/api/boards/nothing")).status_code == 404


def test_a_table_is_opened_on_a_board_by_its_digest(server: ServerProcess) -> None:
    @run(server, "Ada")
    async def _(ada: Someone) -> None:
        found = await share(ada, SMALL)
        table = await ada.open_table("transamerica", ["me", "bot:random"], board=found, public=False)
        info = (await ada.look(table))["info"]
        assert info["options"]["board"]["name"] == "Small"
        trains = {"game": "trains", "seats": ["me", "open"], "board": found}
        assert (await ada.http.post("/api/tables", json=trains)).status_code == 404
        many = {"game": "transamerica", "seats": ["me", *["open"] * 5], "board": found}
        refused = (await ada.http.post("/api/tables", json=many)).json()
        assert refused["message"]["id"] == "transamerica.board-few-cities"


def test_bots_try_a_board_and_all_see_how_it_goes(server: ServerProcess) -> None:
    @run(server, "Ada")
    async def _(ada: Someone) -> None:
        found = await share(ada, {**SMALL, "name": "Tried"})
        path = f"/api/boards/{found}/balance"
        assert (await ada.http.get(path, params={"players": 2})).json()["done"] == 0
        assert (await ada.http.post(path, json={"players": 6})).status_code == 400
        asked = (await ada.http.post(path, json={"players": 2})).json()
        assert asked["running"] and asked["total"] == 200
        told = asked
        while told["done"] == 0:
            await asyncio.sleep(0.05)
            told = (await ada.http.get(path, params={"players": 2})).json()
        assert sum(told["wins"]) == pytest.approx(told["done"])
        await ada.http.delete(path, params={"players": 2})
        stopped = (await ada.http.get(path, params={"players": 2})).json()
        assert not stopped["running"] and stopped["done"] >= told["done"]

        # whoever has another board tried no longer has this one tried
        other = await share(ada, {**SMALL, "name": "Another"})
        assert (await ada.http.post(path, json={"players": 3})).json()["running"]
        assert (await ada.http.post(f"/api/boards/{other}/balance", json={"players": 3})).json()["running"]
        assert not (await ada.http.get(path, params={"players": 3})).json()["running"]


def test_what_is_too_large_or_no_board_is_refused(server: ServerProcess) -> None:
    @run(server, "Ada")
    async def _(ada: Someone) -> None:
        huge = {**SMALL, "name": "x" * MAX_BOARD}
        assert (await ada.http.post("/api/boards", json=draft(huge))).status_code == 413
        answer = await ada.http.post("/api/boards/check", json=draft(SMALL, "metro"))
        assert answer.status_code == 400 and answer.json()["message"]["id"] == "board.none-of-game"
        assert (await Someone(server.url).http.post("/api/boards", json=draft(SMALL))).status_code == 401
        for nonsense in (
            "null",
            "[]",
            '{"nodes":[{"id":1208925819614629174706176,"x":0,"y":0}],"edges":[],"cities":[]}',
            '{"nodes":[],"edges":[],"cities":[{"node":1e999}]}',
        ):
            text = f'{{"game": "transamerica", "data": {nonsense}}}'
            told = await ada.http.post("/api/boards/check", content=text, headers={"content-type": "application/json"})
            assert told.status_code in (200, 400) and (told.status_code == 400 or told.json()["faults"])
