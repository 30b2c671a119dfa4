"""Looking back on a long game: how soon it is judged, what bots at other tables lose by it, what a restart costs."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.client import ServerProcess, Someone, guests, running_server
from tests.server.test_told import looked_back

import railbox
from benchmarks.measure import Bar, report
from railbox.bots import Position, make_bot
from railbox.core.record import Record
from railbox.core.rng import stream

ACTIONS = 700
READY = 60
SLOWER = 1.5
"""How much longer the bots of a running table may take for their actions; nobody notices half of some milliseconds."""
WATCHED = 150
"""Actions of bots that are timed."""


def long_game() -> Record:
    """A game of Trains between bots, of so many actions at least."""
    for seed in range(100):
        match = railbox.new_game("trains", 4, seed)
        bot = make_bot("random")  # others play shorter games
        while not match.over:
            position = Position(match.ruleset, match.state, match.to_act)
            match.apply(bot.choose(position, stream(match.seed, f"bot {len(match.actions)}")), match.to_act)
        if len(match.actions) >= ACTIONS:
            return match.record()
    raise AssertionError("no game is so long")


async def pace(person: Someone) -> float:
    """The mean of the seconds that bots at a table of their own take for an action."""
    table = await person.open_table("trains", ["bot:club"] * 4, public=False)
    await person.do(table, {"do": "start"})
    async with person.seat(table) as watcher:
        first, start = watcher.update["moment"], time.perf_counter()
        await watcher.until(lambda link: link.update["moment"] >= first + WATCHED or link.status == "over")
        return (time.perf_counter() - start) / int(watcher.update["moment"] - first)


async def bring(person: Someone, record: Record) -> str:
    """A table with a finished game."""
    answer = await person.http.post("/api/records", content=record.to_json())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def judged(person: Someone, table: str) -> int:
    """How many decisions are judged by now; the first question begins it."""
    return int((await person.http.get(f"/api/tables/{table}/chances")).json()["done"])


async def measure(server: ServerProcess, record: Record) -> list[Bar]:
    """All figures of one server."""
    async with guests(server.url, "Ada") as (ada,):
        await pace(ada)  # warm
        alone = await pace(ada)
        first, second = await bring(ada, record), await bring(ada, record)
        start = time.perf_counter()
        await looked_back(ada, first)
        ready = time.perf_counter() - start
        await judged(ada, second)
        beside = await pace(ada)
        before = await judged(ada, second)
    server.kill()
    server.start()
    async with guests(server.url, "Bo") as (bo,):
        after = await judged(bo, second)
        told = await looked_back(bo, second)
    return [
        Bar(f"a game of Trains with {len(record.actions)} actions judged", ready, "s", at_most=READY),
        Bar("an action of a club bot at another table, alone", 1000 * alone, "ms"),
        Bar("the same while a game is judged", 1000 * beside, "ms", at_most=1000 * SLOWER * alone),
        Bar("judged of it before the server was killed", 100 * before / told["total"], "%"),
        Bar("and known as soon as it was there again", 100 * after / told["total"], "%", at_least=1),
    ]


def main() -> None:
    """Measure a server with its default settings, but for limits and pauses."""
    record = long_game()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        report("Looking back", asyncio.run(measure(server, record)))


if __name__ == "__main__":
    main()
