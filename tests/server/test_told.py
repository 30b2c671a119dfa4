"""What a page is told besides updates: words of all actions, previews, points by source, chances, turns."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from railbox.core.catalogue import all_games
from tests.server.client import Link, ServerProcess, Someone, guests

GAMES = list(all_games())


async def ask_previews(link: Link, after: list[str]) -> dict[str, Any]:
    socket = await link.connected()
    known = len(link.raw)
    await socket.send(json.dumps({"t": "previews", "after": after, "ref": "p"}))
    while True:
        for text in link.raw[known:]:
            message = json.loads(text)
            if message.get("ref") == "p":
                return dict(message)
        await asyncio.sleep(0.01)


async def finished_table(person: Someone, game: str, **settings: Any) -> str:
    table = await person.open_table(game, ["bot:greedy", "bot:greedy"], public=False, **settings)
    await person.do(table, {"do": "start"})
    async with person.seat(table) as watcher:
        await watcher.until(lambda link: link.status == "over")
    return table


async def looked_back(person: Someone, table: str) -> dict[str, Any]:
    """The chances of a finished game, as soon as all of it is judged."""
    while True:
        told = (await person.http.get(f"/api/tables/{table}/chances")).json()
        if told["done"] == told["total"]:
            return dict(told)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_gets_all_words_before_it_draws(server: ServerProcess, game: str) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table(game, ["me", "bot:club"])
            setup = (await ada.http.get(f"/api/tables/{table}/layout", params={"seat": 0})).json()
            await ada.do(table, {"do": "start"})
            look = await ada.look(table)
            assert set(look["view"]["legal"]) <= set(setup["labels"])
            assert all(label["id"] for label in setup["labels"].values())
            assert setup["layout"] and {"title", "value"} <= set(setup["options"][0])
            assert look["info"]["seats"][1]["title"] == {"id": "table.bot-club"}
            refused = await ada.http.get(f"/api/tables/{table}/layout", params={"seat": 9})
            assert refused.json()["message"]["id"] == "table.no-such-seat"
            found = next(info for info in (await ada.http.get("/api/games")).json()["games"] if info["name"] == game)
            assert all(found["summary"][language] for language in ("en", "fr", "it"))
            assert {"designer", "publisher", "year", "minutes"} <= set(found)

    asyncio.run(go())


@pytest.mark.parametrize("game", GAMES)
def test_previews_of_all_that_the_own_seat_may_do(server: ServerProcess, game: str) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table(game, ["me", "open"])
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as first, bo.seat(table) as second, bo.seat(table, seat=-1):
                for _ in range(5):
                    actor = first if first.my_turn() else second
                    told = await ask_previews(actor, [])
                    assert set(told["previews"]) == set(actor.view["legal"])
                    assert told["moment"] == actor.update["moment"] and told["after"] == []
                    action = actor.view["legal"][-1]
                    assert (await ask_previews(actor, [action]))["t"] == "previews"
                    refused = await ask_previews(actor, ["nonsense"])
                    assert refused["t"] == "refused" and refused["message"]["id"] == "core.unknown-action"
                    other = second if actor is first else first
                    if not other.my_turn():
                        assert (await ask_previews(other, []))["previews"] == {}
                    await actor.act(action)
                    await other.reach(actor)

    asyncio.run(go())


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_points_and_chances_are_told(server: ServerProcess, game: str) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            running = await ada.open_table(game, ["me", "bot:random"])
            assert (await ada.http.get(f"/api/tables/{running}/sheet")).json()["message"]["id"] == "table.not-started"
            assert (await ada.http.get(f"/api/tables/{running}/chances")).json()["message"]["id"] == "table.not-over"
            table = await finished_table(ada, game)
            look = await ada.look(table)
            outcome, players = look["info"]["outcome"], look["info"]["players"]
            sheet = (await ada.http.get(f"/api/tables/{table}/sheet")).json()
            assert [sum(row["points"][seat] for row in sheet["rows"]) for seat in range(players)] == outcome["scores"]
            chances = await looked_back(ada, table)
            assert 2 <= len(chances["rows"]) <= chances["total"] + 1 and len(chances["mistakes"]) <= 12
            moments = [row[0] for row in chances["rows"]]
            assert moments == sorted(moments) and moments[-1] == look["moment"]
            assert all(abs(sum(row[1:]) - 1) < 0.01 and len(row) == 1 + players for row in chances["rows"])
            assert (await ada.http.get(f"/api/tables/{table}/chances")).json() == chances

    asyncio.run(go())


def test_log_lines_name_what_was_done(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table("metro", ["me", "open"])
            async with guests(server.url, "Bo") as (bo,):
                await bo.do(table, {"do": "join"})
                await ada.do(table, {"do": "start"})
                async with ada.seat(table) as first, bo.seat(table, seat=-1) as watcher:
                    action = next(text for text in first.view["legal"] if text.startswith("place"))
                    await first.act(action)
                    await watcher.until(lambda link: link.update["moment"] >= first.update["moment"])
                    for link in (first, watcher):
                        line = link.log[first.update["moment"]]
                        assert line["seat"] == 0 and line["actions"] == [action]
                    past = await bo.look(table, at=first.update["moment"] - 1)
                    assert past["view"]["to_act"] == 0 and past["hidden"] is None

    asyncio.run(go())


def test_turns_are_counted(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            assert (await ada.http.get("/api/me/turns")).json() == {"count": 0, "tables": []}
            table = await ada.open_table("metro", ["me", "open"])
            async with guests(server.url, "Bo") as (bo,):
                await bo.do(table, {"do": "join"})
                await ada.do(table, {"do": "start"})
                turns = (await ada.http.get("/api/me/turns")).json()
                assert turns["count"] == 1 and turns["tables"][0]["id"] == table
                assert (await bo.http.get("/api/me/turns")).json()["count"] == 0

    asyncio.run(go())


def test_a_finished_game_is_played_again_with_the_same_deal(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await finished_table(ada, "metro", options={"hand_size": 2})
            seats = ["me", "bot:random"]
            again = await ada.open_table("metro", seats, same_as=table)
            await ada.do(again, {"do": "start"})
            look, old = await ada.look(again), await ada.look(table)
            info = look["info"]
            assert info["options"]["hand_size"] == 2 and not info["public"] and info["same_as"] == table
            await ada.do(again, {"do": "resign"})
            end = (await ada.look(again))["info"]
            assert end["seed"] == old["info"]["seed"] and end["outcome"]["rated"] is False
            body = {"game": "metro", "seats": ["me", "open", "open"], "same_as": table}
            assert (await ada.http.post("/api/tables", json=body)).json()["message"]["id"] == "table.other-players"
            fresh = await ada.open_table("metro", ["me", "open"])
            body = {"game": "metro", "seats": seats, "same_as": fresh}
            assert (await ada.http.post("/api/tables", json=body)).json()["message"]["id"] == "table.not-over"

    asyncio.run(go())


def test_seats_are_drawn_by_lot_at_the_start(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            places = set()
            for _ in range(12):
                table = await ada.open_table("metro", ["me", *["bot:novice"] * 3], first="random", public=False)
                await ada.do(table, {"do": "start"})
                look = await ada.look(table)
                places.add(look["you"]["seat"])
                assert "table.seats-drawn" in [m["id"] for line in look["log"] for m in line.get("messages", ())]
                await ada.do(table, {"do": "leave"})
            assert len(places) > 1

    asyncio.run(go())


def test_secret_steps_premoves_and_mutes_are_unnoticeable(server: ServerProcess) -> None:
    """Bo and a stranger get no message at all, and the lists of tables do not change."""

    async def go() -> None:
        async with guests(server.url, "Ada", "Bo", "Cy") as (ada, bo, cy):
            table = await ada.open_table("tickets", ["me", "open"])
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as first, bo.seat(table) as second, cy.seat(table) as watcher:
                assert first.update["info"]["pending"] == [0, 1], "all choose their first destinations in secret"
                seen = [len(link.raw) for link in (second, watcher)]
                listed = (await cy.http.get("/api/lobby")).json()["running"]
                before = first.update["you"]["changes"]
                await first.act(first.view["legal"][0])
                await first.send({"do": "mute", "person": bo.id})
                await first.send({"do": "premove", "actions": ["draw"]})
                assert first.update["you"]["changes"] > before + 2 and first.my_turn()
                await asyncio.sleep(0.3)
                assert [len(link.raw) for link in (second, watcher)] == seen
                assert (await cy.http.get("/api/lobby")).json()["running"] == listed
                moment = watcher.update["moment"]
                await second.send({"do": "chat", "text": "so?"})
                await watcher.until(lambda link: link.update["moment"] == moment + 1)
                assert watcher.update["info"]["pending"] == [0, 1]

    asyncio.run(go())


def test_a_round_of_tickets_is_not_looked_back_at(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            for own_stack in (False, True):
                options = {"open_own_stack": own_stack}
                table = await ada.open_table("tickets", ["me", "open"], options=options)
                await bo.do(table, {"do": "join"})
                await ada.do(table, {"do": "start"})
                async with ada.seat(table) as first, bo.seat(table) as second:
                    for _ in range(24):
                        await first.until(lambda link: link.my_turn() or second.my_turn())
                        actor, other = (first, second) if first.my_turn() else (second, first)
                        await actor.act(actor.view["legal"][0])
                        await other.reach(actor)
                    past = first.update["moment"] - 4
                    answer = await ada.http.get(f"/api/tables/{table}", params={"at": past})
                    fresh = [line for line in (await ada.look(table))["log"] if "seat" in line]
                    followed = [line for line in first.log.values() if "seat" in line]
                    if own_stack:
                        assert answer.status_code == 200 and first.update["hidden"] is None and fresh == followed
                    else:
                        assert answer.status_code == 403 and answer.json()["message"]["id"] == "table.past-hidden"
                        hidden = first.update["hidden"]
                        assert hidden["since"] < past and next(line["moment"] for line in fresh) == hidden["log"]
                        assert len(fresh) < len(followed), "who followed was told"

    asyncio.run(go())
