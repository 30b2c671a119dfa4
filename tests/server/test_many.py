"""Two server processes on one PostgreSQL, told of each other's tables by Redis."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.client import guests, running_server
from tests.server.services import postgresql, redis


def test_people_on_two_servers_share_a_table(tmp_path: Path) -> None:
    async def play(first_url: str, second_url: str) -> None:
        async with guests(first_url, "Ada") as (ada,), guests(second_url, "Bo") as (bo,):
            table = await ada.open_table("metro", ["me", "open", "bot:random"])
            await bo.do(table, {"do": "join"})
            async with ada.seat(table) as first, bo.seat(table) as second:
                await first.send({"do": "start"})
                await second.until(lambda link: link.status == "running")
                await asyncio.gather(first.play_on(random.Random(1).choice), second.play_on(random.Random(2).choice))
                assert first.status == second.status == "over"
                await second.until(lambda link: link.update["moment"] == first.update["moment"])
                assert first.update["info"]["outcome"] == second.update["info"]["outcome"]
                assert sorted(first.log) == sorted(second.log)

    with (
        postgresql() as database,
        redis() as bus,
        running_server(tmp_path / "one", RAILBOX_DATABASE=database, RAILBOX_REDIS=bus) as one,
        running_server(tmp_path / "two", RAILBOX_DATABASE=database, RAILBOX_REDIS=bus) as two,
    ):
        asyncio.run(play(one.url, two.url))
