"""What leaves the server for a seat or a spectator does not depend on what they may not know."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from railbox.core.catalogue import BadOptions, Game, all_games
from railbox.core.rng import stream
from railbox.server.patch import patched
from railbox.server.store import opened
from railbox.table import AnyEntry, fold
from tests.server.client import Link, ServerProcess, guests
from tests.server.leaks import could_be_otherwise

LOOKS = 25


def random_options(game: Game, players: int, chance: random.Random) -> dict[str, Any]:
    """Options that the game accepts, each drawn from its own schema."""
    schema = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    while True:
        options: dict[str, Any] = {}
        for name, field in schema.items():
            choices = list(field.get("enum", []))
            if field.get("type") == "boolean":
                choices = [True, False]
            elif "minimum" in field and "maximum" in field and field["maximum"] < 20:
                choices = list(range(field["minimum"], field["maximum"] + 1))
            if choices and chance.random() < 0.6:
                options[name] = chance.choice(choices)
        try:
            game.ruleset(players, options)
        except BadOptions:
            continue
        return options


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", list(all_games()))
def test_nothing_hidden_crosses_the_wire(server: ServerProcess, name: str, number: int) -> None:
    async def go() -> None:
        chance = random.Random(f"{name} {number}")
        options = random_options(all_games()[name], 3, chance) if number else {}
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table_id = await ada.open_table(name, ["me", "open", "bot:random"], options=options)
            await bo.do(table_id, {"do": "join"})
            async with (
                ada.seat(table_id, language="fr", draw=True) as first,
                bo.seat(table_id, patches=True) as second,
                bo.seat(table_id, seat=-1) as watcher,
            ):
                await first.send({"do": "start"})
                await asyncio.gather(first.play_on(chance.choice), second.play_on(chance.choice))
                await watcher.until(lambda link: link.status == "over")
        async with opened(f"sqlite+aiosqlite:///{server.data / 'railbox.db'}") as store:
            entries = await store.load(table_id)
        seed = fold(entries).record().seed
        secrets = [seed, *(str(person.http.cookies["railbox_session"]) for person in (ada, bo))]
        for link, seat in ((first, 0), (second, 1), (watcher, -1)):
            check(link, seat, entries, secrets, chance)

    asyncio.run(go())


def check(link: Link, seat: int, entries: list[AnyEntry], secrets: list[str], chance: random.Random) -> None:
    """Every message is what the server would have sent, had all that this seat cannot know been otherwise."""
    rng = stream(link.table, f"leaks {seat}")
    told: dict[str, Any] = {}
    during: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
    for text in link.raw:
        message = msgspec.json.decode(text)
        if message["t"] not in ("update", "patch"):
            continue
        before, told = told, message if message["t"] == "update" else patched(told, message["patch"])
        if told["info"]["status"] == "running" and (message["t"] == "update" or before["view"]):
            assert not any(secret in text for secret in secrets)
            during.append((text, before, told))
    assert len(during) > 3
    assert any('"t":"patch"' in text for text, _, _ in during) == link.hello.get("patches", False)
    for text, before, told in chance.sample(during, min(LOOKS, len(during))):
        assert could_be_otherwise(link, seat, entries, text, told, before, rng), text
