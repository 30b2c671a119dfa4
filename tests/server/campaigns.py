"""Long campaigns against a real server, as commands; the tests run short ones.

python -m tests.server.campaigns kill --times 100
python -m tests.server.campaigns fuzz --messages 100000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from railbox.core.catalogue import all_games
from railbox.server.store import opened
from railbox.table.log import Acted
from tests.server.client import Link, ServerProcess, Someone, guests, running_server

# ---- kill -9 --------------------------------------------------------------------------------------------


async def _kill_often(server: ServerProcess, times: int, chance: random.Random, done: asyncio.Event) -> None:
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.05, 1.0))
        server.kill()
        await asyncio.to_thread(server.start)
    done.set()


def has_reached(moment: int, table: Link) -> bool:
    """Whether a link has heard of what happened at that moment."""
    return bool(table.update["moment"] >= moment)


async def _player(
    link: Link, chance: random.Random, acknowledged: list[tuple[int, str]], done: asyncio.Event, seat: int
) -> None:
    """Act as fast as possible, opening no new game; every acknowledged action is remembered with its id."""
    while not done.is_set():
        with contextlib.suppress(TimeoutError):
            await link.until(lambda table: done.is_set() or table.status == "over" or table.my_turn(), 1)
        if link.status == "over":
            return
        if not link.my_turn():
            continue
        client = f"k{next(Link.ids)}"
        action = chance.choice(link.view["legal"])
        answer = await link.send({"do": "act", "action": action, "moment": link.update["moment"], "id": client})
        if answer["t"] == "done":
            acknowledged.append((seat, client))
            await link.until(partial(has_reached, answer["moment"]))
        else:
            assert answer["message"]["id"] in ("table.moved-on", "core.not-your-turn", "table.over"), answer
            await asyncio.sleep(0.01)


async def _play_tables(ada: Someone, bo: Someone, done: asyncio.Event, chance: random.Random) -> dict[str, list[Any]]:
    """Two people play one table after the other, of every game, until the killing is over."""
    acknowledged: dict[str, list[Any]] = {}
    while not done.is_set():
        game = chance.choice(list(all_games()))
        bots = ["bot:random"] * chance.randrange(2)
        table = await _patiently(partial(ada.open_table, game, ["me", "open", *bots]))
        await _patiently(partial(bo.do, table, {"do": "join"}), "table.seated-already")
        await _patiently(partial(ada.do, table, {"do": "start"}), "table.started")
        mine = acknowledged[table] = []
        async with ada.seat(table) as first, bo.seat(table) as second:
            await asyncio.gather(
                _player(first, random.Random(chance.random()), mine, done, 0),
                _player(second, random.Random(chance.random()), mine, done, 1),
            )
    return acknowledged


async def _patiently(work: Callable[[], Awaitable[Any]], fine: str = "") -> Any:
    """Ask again until the server is there; `fine` says that it was done before the server fell."""
    while True:
        try:
            return await work()
        except AssertionError as refused:
            if not fine or fine not in str(refused):
                raise
            return None
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def kill_campaign(data: Path, times: int, seed: int) -> Counter[str]:
    """Kill the server at random moments of play; then every acknowledged action must be in the log exactly once."""
    server = ServerProcess(data).start()
    done = asyncio.Event()
    try:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            _, acknowledged = await asyncio.gather(
                _kill_often(server, times, random.Random(seed), done),
                _play_tables(ada, bo, done, random.Random(seed + 1)),
            )
    finally:
        server.stop()
    figures: Counter[str] = Counter(kills=times, tables=len(acknowledged))
    async with opened(f"sqlite+aiosqlite:///{data / 'railbox.db'}") as store:
        for table, actions in acknowledged.items():
            entries = [entry for entry in await store.load(table) if isinstance(entry, Acted) and entry.client]
            stored = Counter((entry.seat, entry.client) for entry in entries)
            assert all(count == 1 for count in stored.values()), "an action was done twice"
            lost = [action for action in actions if action not in stored]
            assert not lost, f"acknowledged and lost: {lost}"
            figures["acknowledged"] += len(actions)
            figures["stored"] += len(entries)
    problems = [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
    assert not problems, problems[:3]
    assert figures["acknowledged"] > times, "there was too little play to speak of"
    return figures


# ---- fuzzing the WebSocket -------------------------------------------------------------------------------


def nonsense(chance: random.Random, moment: int, legal: list[str]) -> str | bytes:
    """One message that a server should survive: broken, oversized, foreign, stale, or nearly right."""
    anything: list[Any] = [None, True, -1, 2**70, 1e308, "", "x" * 300, [], {}, "\u202e", "é" * 40, [[[[]]]]]
    word = chance.choice(
        ["act", "join", "leave", "start", "undo", "chat", "vote", "premove", "bot-act", "tick", "absent", "zz"]
    )
    command: dict[str, Any] = {"do": word}
    for key in chance.sample(
        ["action", "moment", "id", "seat", "text", "turn", "person", "on", "ballot", "actions", "bot", "z"], 4
    ):
        command[key] = chance.choice(anything)
    kind = chance.randrange(14)
    if kind == 0:
        return chance.randbytes(chance.randrange(1, 200))
    if kind == 1:
        return "[" * chance.choice([10, 1000, 50_000])
    if kind == 2:
        return json.dumps({"t": "do", "ref": "r", "command": command})[: chance.randrange(80)]
    if kind == 3:
        return json.dumps(
            {"t": chance.choice(["do", "hello", "ping", "bye", "update", "", "zz"]), "since": chance.choice(anything)}
        )
    if kind == 4:
        return json.dumps(
            {"t": "hello", "since": chance.randrange(0, 2**31), "seat": chance.choice([-2, 0, 1, 2, 15, 99])}
        )
    if kind == 5:
        return json.dumps({"t": "do", "ref": "x" * chance.choice([1, 41, 10_000]), "command": {"do": "undo"}})
    if kind == 6:
        act = {
            "do": "act",
            "action": chance.choice([*legal, "draw"]),
            "moment": chance.randrange(moment + 3),
            "id": "f",
        }
        return json.dumps({"t": "do", "ref": "late", "command": act})
    if kind == 7:
        return json.dumps(
            {"t": "do", "ref": "big", "command": {"do": "chat", "text": "y" * chance.choice([501, 30_000])}}
        )
    if kind == 8:
        act = {"do": "act", "action": chance.choice(legal or ["draw"]), "moment": moment, "id": f"i{chance.random()}"}
        return json.dumps({"t": "do", "ref": "real", "command": act})
    if kind == 9:
        return json.dumps(
            {"t": "do", "ref": "set", "command": {"do": "set-seat", "seat": chance.randrange(20), "bot": "random"}}
        )
    if kind == 10:
        return json.dumps({"t": "ping"})
    return json.dumps({"t": "do", "ref": "r", "command": command})


async def _attack(server: ServerProcess, people: list[Someone], table: str, messages: int, seed: int) -> Counter[str]:
    """Send nonsense as a seat, as a foreign seat and as nobody; every answer must be an orderly one."""
    chance = random.Random(seed)
    figures: Counter[str] = Counter()
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    sent = 0
    moment, legal = 1, ["draw"]
    while sent < messages:
        who = chance.choice(people)
        headers = who.headers()
        figures["connections"] += 1
        with contextlib.suppress(ConnectionClosed):
            async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
                await socket.send('{"t":"hello"}')
                for _ in range(chance.randrange(5, 200)):
                    data = nonsense(chance, moment, legal)
                    if len(data) > 60_000 and chance.random() < 0.9:
                        data = data[:1000]
                    await socket.send(data)
                    sent += 1
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.0003 if chance.random() < 0.99 else 0.03):
                            while True:
                                answer = json.loads(await socket.recv())
                                figures[answer["t"]] += 1
                                if answer["t"] == "update":
                                    check_secrets(answer, who.id)
                                    moment = answer["moment"]
                                    legal = answer["view"]["legal"] if answer["view"] else []
                                elif answer["t"] == "refused":
                                    assert answer["message"]["id"] != "server.broken", answer
    figures["sent"] = sent
    return figures


def check_secrets(update: dict[str, Any], person: str) -> None:
    """What no update may carry: the seed before the end, or a view of another seat before the end."""
    info = update["info"]
    if info["status"] == "over":
        return
    assert info["seed"] is None
    own = next((number for number, seat in enumerate(info["seats"]) if seat["person"] == person), -1)
    assert update["you"]["seat"] == own
    if update["view"] is not None:
        assert update["view"]["seat"] in (own, -1), "a view of another seat"


async def fuzz_campaign(data: Path, messages: int, seed: int) -> Counter[str]:
    """Attack tables of every game; the server must answer all of it, stay up, and log no error."""
    figures: Counter[str] = Counter()
    with running_server(data) as server:
        async with guests(server.url, "Ada", "Bo", "Eve") as people:
            ada, bo, _ = people
            nobody = Someone(server.url)
            share = max(1, messages // (2 * len(all_games())))
            for number, game in enumerate(all_games()):
                for half in range(2):
                    table = await ada.open_table(game, ["me", "open", "bot:random"])
                    await bo.do(table, {"do": "join"})
                    if half:
                        await ada.do(table, {"do": "start"})
                    figures += await _attack(server, [*people, nobody], table, share, seed + 2 * number + half)
                    look = await ada.look(table)
                    assert look["moment"] >= 1
            health = await ada.http.get("/health")
            assert health.status_code == 200
        assert server.process is not None and server.process.poll() is None, "the server died"
        problems = [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
        assert not problems, problems[:3]
    return figures


def main() -> None:
    """Run a campaign and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("campaign", choices=["kill", "fuzz"])
    parser.add_argument("--times", type=int, default=100, help="how often the server is killed")
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages are sent")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        if given.campaign == "kill":
            figures = asyncio.run(kill_campaign(Path(folder), given.times, given.seed))
        else:
            figures = asyncio.run(fuzz_campaign(Path(folder), given.messages, given.seed))
    told = ", ".join(f"{name} {count}" for name, count in sorted(figures.items()))
    sys.stdout.write(f"seed {given.seed}: {told}; all is well after {time.monotonic() - start:.0f} s\n")


if __name__ == "__main__":
    main()
