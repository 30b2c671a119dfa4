"""People and bots play every game to its end over the wire."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from railbox.core.catalogue import all_games
from railbox.core.match import load_record
from railbox.core.record import read_record
from tests.server.client import ServerProcess, guests

GAMES = list(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        chance = random.Random(game)
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table(game, ["me", "open", "bot:random"], title="To the end")
            await bo.do(table, {"do": "join"})
            assert (await bo.do(table, {"do": "start"}, 403))["message"]["id"] == "table.host-only"
            async with (
                ada.seat(table, language="fr", draw=True) as first,
                bo.seat(table) as second,
                bo.seat(table, seat=-1) as watcher,
            ):
                await first.send({"do": "start"})
                await asyncio.gather(
                    first.play_on(chance.choice),
                    second.play_on(chance.choice),
                    watcher.until(lambda w: w.status == "over"),
                )
                assert first.told and first.update["board"]
                info = first.update["info"]
                assert info["outcome"]["winners"]
                await second.until(lambda link: link.update["moment"] == first.update["moment"])
                assert sorted(first.log) == sorted(second.log)
            kept = read_record((await ada.http.get(f"/api/tables/{table}/record")).content)
            assert kept.commitment() == info["commitment"] and kept.seed == info["seed"]
            assert kept.seats == ["person", "person", "bot:random"]
            record = load_record(kept)
            assert record.over and record.winners == info["outcome"]["winners"]

            # Everybody may now see everything, also at a past moment.
            for seat in (-1, 0, 1, 2):
                view = (await bo.look(table, seat=seat))["view"]
                assert view["seat"] == seat and view["over"]
            past = await bo.look(table, at=10, seat=0)
            assert past["moment"] == 10 and past["info"]["status"] == "running" and past["info"]["seed"] is None

            again = await ada.do(table, {"do": "rematch"})
            rematch = (await bo.look(table))["info"]["rematch"]
            assert again["moment"] and rematch
            await bo.do(rematch, {"do": "join"})
            await ada.do(rematch, {"do": "start"})

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_record_goes_out_and_comes_in(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table(game, ["bot:random", "bot:random"], public=False)
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as watcher:
                await watcher.until(lambda link: link.status == "over")
            record = (await ada.http.get(f"/api/tables/{table}/record")).json()
            answer = await ada.http.post("/api/records", json=record)
            assert answer.status_code == 201, answer.text
            copy = answer.json()["id"]
            assert (await ada.look(copy))["view"] == (await ada.look(table))["view"]
            record["actions"] = record["actions"][:-1]
            record.pop("digest")
            record.pop("result")
            assert (await ada.http.post("/api/records", json=record)).json()["message"][
                "id"
            ] == "server.unfinished-record"
            record["actions"][0] = "nonsense"
            assert (await ada.http.post("/api/records", json=record)).status_code == 400

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_undo_reaches_everybody(server: ServerProcess, game: str) -> None:
    """Play until an action can be taken back, take it back and do it again: everybody sees the same."""

    async def play() -> None:
        chance = random.Random(game)
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            options = {"hand_size": 2} if game == "metro" else {}
            table = await ada.open_table(game, ["me", "open"], options=options)
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as first, bo.seat(table) as second:
                for _ in range(60):
                    await first.until(lambda link: link.my_turn() or second.my_turn())
                    actor, other = (first, second) if first.my_turn() else (second, first)
                    before = actor.view
                    await actor.act(chance.choice(before["legal"]))
                    if actor.update["you"]["undo"]:
                        break
                assert actor.update["you"]["undo"], "no action could be taken back"
                after = actor.view
                await actor.send({"do": "undo"})
                await actor.until(lambda link: link.update["you"]["redo"])
                assert actor.view == before
                await other.until(lambda link: link.update["moment"] == actor.update["moment"])
                assert sorted(other.log) == sorted(actor.log)
                assert (await other.send({"do": "undo"}))["message"]["id"] == "table.nothing-to-undo"
                await actor.send({"do": "redo"})
                await actor.until(lambda link: link.update["you"]["undo"])
                assert actor.view == after

    asyncio.run(play())


def test_a_repeated_and_a_late_action_are_harmless(server: ServerProcess) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table("metro", ["me", "bot:random"])
            await ada.do(table, {"do": "start"})
            look = await ada.look(table)
            act = {"do": "act", "action": look["view"]["legal"][0], "moment": look["moment"], "id": "once"}
            first = await ada.do(table, act)
            again = await ada.do(table, act)
            assert again["moment"] >= first["moment"]
            lines = (await ada.look(table))["log"]
            assert len([line for line in lines if line.get("seat") == 0]) == 1
            async with ada.seat(table) as link:
                await link.until(lambda seat: seat.my_turn())
                late = {**act, "action": link.view["legal"][0], "id": "late"}
                assert (await ada.do(table, late, 409))["message"]["id"] == "table.moved-on"

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_reconnecting_tells_what_was_missed(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table(game, ["me", "open"])
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            async with bo.seat(table) as second:
                seen = second.update["moment"]
                assert second.socket is not None
                await second.socket.close()
                while (look := await ada.look(table))["moment"] == seen:  # secret steps are no moments
                    act = {"do": "act", "action": look["view"]["legal"][-1], "moment": seen}
                    await ada.do(table, {**act, "id": str(look["you"]["changes"])})
                await second.until(lambda link: link.update["moment"] > seen)
                assert second.connections == 2
                assert all(seen < line["moment"] <= second.update["moment"] for line in second.update["log"])
                async with bo.seat(table) as fresh:
                    assert fresh.view == second.view
                    assert sorted(fresh.log) == sorted(second.log), "what was missed has been told"

    asyncio.run(play())


def test_results_count_for_ratings_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            name = f"Ada {random.randrange(10**6)}"
            assert (
                await ada.http.post("/api/me/register", json={"name": name, "password": "a long one"})
            ).status_code == 200
            table = await ada.open_table("metro", ["me", "open"])
            await bo.do(table, {"do": "join"})
            await ada.do(table, {"do": "start"})
            await bo.do(table, {"do": "resign"})
            page = (await ada.http.get(f"/api/people/{ada.id}")).json()
            assert page["name"] == name and page["registered"]
            assert [(r["place"], r["won"], r["table"]) for r in page["results"]] == [(1, True, table)]
            assert page["ratings"][0]["games"] == 1 and page["ratings"][0]["wins"] == 1
            leaders = (await ada.http.get("/api/leaders/metro")).json()
            assert name in [leader["name"] for leader in leaders]
            assert "Bo" not in [leader["name"] for leader in leaders], "guests are not listed"
            mine = (await bo.http.get("/api/me/tables")).json()
            assert mine[0]["id"] == table and mine[0]["status"] == "over" and mine[0]["winners"] == [0]
            assert table in [line["id"] for line in (await bo.http.get("/api/finished")).json()]

    asyncio.run(play())


def test_an_external_bot_takes_a_seat_by_token(server: ServerProcess) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada", "Owner") as (ada, owner):
            token = (await owner.http.post("/api/me/tokens", json={"label": "my bot"})).json()
            table = await ada.open_table("metro", ["me", "open"])
            async with httpx.AsyncClient(
                base_url=server.url, headers={"authorization": f"Bearer {token['secret']}"}
            ) as bot:
                assert (await bot.get("/api/me")).json()["id"] == owner.id
                assert (await bot.post(f"/api/tables/{table}/commands", json={"do": "join"})).status_code == 200
                listed = (await owner.http.get("/api/me/tokens")).json()
                assert listed == [{**token, "secret": None}]
                await owner.http.delete(f"/api/me/tokens/{token['id']}")
                assert (await bot.get("/api/me")).json() is None

    asyncio.run(play())


def test_the_lobby_lists_public_tables_only(server: ServerProcess) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada") as (ada,):
            public = await ada.open_table("metro", ["me", "open"])
            private = await ada.open_table("metro", ["me", "open"], public=False)
            listed = [line["id"] for line in (await ada.http.get("/api/lobby")).json()["open"]]
            assert public in listed and private not in listed
            assert {public, private} <= {line["id"] for line in (await ada.http.get("/api/me/tables")).json()}

    asyncio.run(play())


def test_clocks_run_out_by_themselves(server: ServerProcess) -> None:
    async def play() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await ada.open_table(
                "metro", ["me", "bot:random"], clock={"kind": "live", "seconds": 5, "increment": 0}
            )
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as link:
                await link.until(lambda seat: seat.update["info"]["seats"][0]["away"] == "time")
                await link.until(lambda seat: seat.status == "over")

    asyncio.run(play())


def test_what_never_changes_is_told_once(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "open"])
            async with ada.seat(table) as link:
                assert link.update["info"]["options"]["hand_size"]
                await bo.do(table, {"do": "join"})
                await link.until(lambda link: not link.update["info"]["seats"][1]["open"])
                assert link.update["info"]["options"] == {}
            assert (await ada.look(table))["info"]["options"]["hand_size"]

    asyncio.run(go())
