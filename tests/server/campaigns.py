"""Nonsense for a real server, as much as one likes; the tests send a little. What fails is for script/chaos.

python -m tests.server.campaigns --messages 100000
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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from railbox.core.catalogue import all_games
from tests.server.client import ServerProcess, Someone, guests, running_server

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
    """Send nonsense and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages are sent")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        figures = asyncio.run(fuzz_campaign(Path(folder), given.messages, given.seed))
    told = ", ".join(f"{name} {count}" for name, count in sorted(figures.items()))
    sys.stdout.write(f"seed {given.seed}: {told}; all is well after {time.monotonic() - start:.0f} s\n")


if __name__ == "__main__":
    main()
