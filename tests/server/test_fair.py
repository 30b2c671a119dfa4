"""Fairness over the wire: what others do in private is not noticed, and seats are not for looking around."""

from __future__ import annotations

import asyncio

from tests.server.client import ServerProcess, guests


def test_premoves_and_mutes_are_noticed_by_nobody_else(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open"])
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})

            async def listed() -> dict[str, object]:
                lobby = (await ada.http.get("/api/lobby")).json()
                return next(line for line in lobby["running"] if line["id"] == table)

            async with ada.seat(table) as first, bo.seat(table) as second, ada.seat(table, seat=-1) as watcher:
                before = await listed()
                heard, seen = len(first.raw), len(watcher.raw)
                legal = first.view["legal"] if first.my_turn() else second.view["legal"]
                waiting, other = (second, ada) if first.my_turn() else (first, bo)
                mine = len(waiting.raw)
                assert (await waiting.send({"do": "premove", "actions": legal[:1]}))["t"] == "done"
                assert (await waiting.send({"do": "mute", "person": other.id}))["t"] == "done"
                assert len(waiting.raw) > mine, "the own pages are told"
                if waiting is second:
                    assert (len(first.raw), len(watcher.raw)) == (heard, seen)
                assert await listed() == before
                # What is told next comes at once after: nothing was on its way before it.
                await ada.do(table, {"do": "chat", "text": "hm"})
                await watcher.until(lambda link: len(link.raw) > seen)
                assert len(watcher.raw) == seen + 1

    asyncio.run(go())


def test_a_rated_table_takes_nobody_in_and_an_unrated_one_does(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo", "Eve") as (ada, bo, eve):
            for rated in (True, False):
                table = await ada.open_table("metro", ["me", "open", "bot:random"], rated=rated)
                assert (await ada.look(table))["info"]["rated"] is rated
                await bo.do(table, {"do": "join"})
                await ada.do(table, {"do": "start"})
                await bo.do(table, {"do": "leave"})
                refused = await eve.do(table, {"do": "join"}, 409 if rated else 200)
                assert not rated or refused["message"]["id"] == "table.closed-company"

    asyncio.run(go())
