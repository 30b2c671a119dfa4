"""The same deal at several tables: friends compare, and nobody sits down to a deal that they know unnoticed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.client import ServerProcess, Someone, guests
from tests.server.test_told import finished_table


async def deal_of(person: Someone, table: str) -> list[dict[str, Any]]:
    answer = await person.http.get(f"/api/tables/{table}/deal")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


async def refused(person: Someone, path: str) -> str:
    answer = await person.http.get(path)
    return str(answer.json()["message"]["id"]) if answer.status_code != 200 else ""


def notices(look: dict[str, Any]) -> list[str]:
    return [message["id"] for line in look["log"] for message in line.get("messages", ())]


def test_friends_play_the_same_deal_at_several_tables_and_compare(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo", "Cy") as (ada, bo, cy):
            first = await ada.open_table("metro", ["me", "bot:random"], tables=2, autopilot="random")
            told = await deal_of(ada, first)
            assert [table["here"] for table in told] == [True, False]
            second = told[1]["id"]
            assert [seat["you"] for seat in told[0]["seats"]] == [True, False]
            assert await deal_of(bo, second) == [], "who does not play the deal is not told who does"
            await bo.do(second, {"do": "join"})
            await ada.do(first, {"do": "start"})
            await bo.do(second, {"do": "start"})
            assert (await ada.look(first))["view"]["game"] == (await bo.look(second))["view"]["game"]
            # who plays the deal sees no other table of it, and sits at none
            for path in ("", "/record", "/chances", "/sheet"):
                assert await refused(bo, f"/api/tables/{first}{path}") == "table.deal-elsewhere"
            answer = await ada.do(second, {"do": "join"}, status=409)
            assert answer["message"]["id"] == "table.plays-deal"
            await ada.do(first, {"do": "autopilot", "on": True})
            async with ada.seat(first) as end:
                await end.until(lambda link: link.status == "over")
            assert not end.update["info"]["outcome"]["rated"] and not end.update["info"]["public"]
            mine, other = await deal_of(ada, first), await deal_of(bo, second)
            assert mine[0]["seats"][0]["points"] is not None and mine[1]["seats"][0]["points"] is None
            assert [seat["points"] for table in other for seat in table["seats"]] == [None] * 4, "Bo still plays"
            assert other[0]["id"] is None, "a table's address is its secret"
            await bo.do(second, {"do": "autopilot", "on": True})
            async with bo.seat(second) as end:
                await end.until(lambda link: link.status == "over")
            assert None not in [seat["points"] for table in await deal_of(bo, second) for seat in table["seats"]]
            assert not await refused(bo, f"/api/tables/{first}/record")
            assert await deal_of(cy, first) == []

    asyncio.run(go())


def test_who_has_seen_a_deal_and_sits_down_to_it_is_named(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo", "Cy") as (ada, bo, cy):
            table = await finished_table(ada, "metro")
            again = await ada.open_table("metro", ["open", "open"], same_as=table)
            await bo.do(again, {"do": "join"})  # has seen nothing
            await cy.look(table)
            await cy.do(again, {"do": "join"})
            look = await ada.look(again)
            assert [seat["knows"] for seat in look["info"]["seats"]] == [False, True]
            assert notices(look).count("table.knows-deal") == 1
            assert await refused(bo, f"/api/tables/{table}") == "table.deal-elsewhere"
            assert not await refused(cy, f"/api/tables/{table}"), "what one has seen may be seen again"
            await bo.do(again, {"do": "start"})  # the host does not sit here
            # a third table of the same deal belongs to the first one, and Ada has watched it
            await bo.do(again, {"do": "resign"})
            third = await ada.open_table("metro", ["me", "open"], same_as=again)
            info = (await ada.look(third))["info"]
            assert info["same_as"] == table and info["seats"][0]["knows"]
            assert len(await deal_of(ada, third)) == 3

    asyncio.run(go())


def test_who_was_there_before_the_start_is_not_shown_the_deal_that_they_play(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            first = await ada.open_table("metro", ["me", "bot:random"], tables=2)
            second = (await deal_of(ada, first))[1]["id"]
            async with bo.seat(first) as watcher:
                await bo.do(second, {"do": "join"})
                await ada.do(first, {"do": "start"})
                while not any("table.deal-elsewhere" in text for text in watcher.raw):
                    await asyncio.sleep(0.01)
                assert not any(json.loads(text).get("view") for text in watcher.raw)

    asyncio.run(go())


def test_a_rematch_of_a_shared_deal_is_dealt_anew(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await finished_table(ada, "metro")
            again = await ada.open_table("metro", ["me", "bot:random"], same_as=table)
            await ada.do(again, {"do": "start"})
            await ada.do(again, {"do": "resign"})
            await ada.do(again, {"do": "rematch"})
            info = (await ada.look(again))["info"]
            assert (await ada.look(info["rematch"]))["info"]["same_as"] == ""

    asyncio.run(go())
