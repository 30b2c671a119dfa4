"""After the end, and besides the game: looking back, playing on from a moment, leading others, hints, positions."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from railbox.arena.analysis import DEPTH, Analysis, analyse
from railbox.core.catalogue import all_games
from railbox.core.record import read_record
from railbox.learn.puzzles import number_of, read_puzzles
from railbox.server.judge import MISTAKES, SMALLEST
from tests.server.client import ServerProcess, Someone, guests, running_server
from tests.server.test_told import finished_table, looked_back

GAMES = list(all_games())


async def chances_of(person: Someone, table: str) -> dict[str, Any]:
    return dict((await person.http.get(f"/api/tables/{table}/chances")).json())


def test_looking_back_goes_on_after_a_restart_and_tells_what_the_command_tells(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:

        async def begin() -> str:
            async with guests(server.url, "Ada") as (ada,):
                table = await finished_table(ada, "metro")
                while not (await chances_of(ada, table))["done"] > 0:
                    await asyncio.sleep(0.05)
                return table

        table = asyncio.run(begin())
        server.kill()
        server.start()

        async def finish() -> None:
            async with guests(server.url, "Bo") as (bo,):
                told = await looked_back(bo, table)
                record = read_record((await bo.http.get(f"/api/tables/{table}/record")).content)
                expected = analyse(record, DEPTH)
                assert [row[1:] for row in told["rows"][:-1]] == [
                    [round(chance, 3) for chance in move.chances] for move in expected.moves
                ]
                assert turning_points(told) == turning_points_of(expected)

        asyncio.run(finish())


def turning_points(told: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [(one["seat"], one["played"], one["better"], one["loss"]) for one in told["mistakes"]]


def turning_points_of(analysis: Analysis) -> list[tuple[Any, ...]]:
    """What `railbox analyse` names, as far as a page shows it."""
    found = [(move.seat, move.action, move.best.action, round(move.loss, 3)) for move in analysis.mistakes(MISTAKES)]
    return [one for one in found if one[-1] >= SMALLEST]


def test_secret_choices_are_judged_as_the_command_judges_them(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await finished_table(ada, "tickets")
            told = await looked_back(ada, table)
            record = read_record((await ada.http.get(f"/api/tables/{table}/record")).content)
            assert sorted(turning_points(told)) == sorted(turning_points_of(analyse(record, DEPTH)))
            assert told["total"] == len(record.actions)

    asyncio.run(go())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_played_on_from_a_moment(server: ServerProcess, game: str) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            table = await finished_table(ada, game)
            record = (await ada.http.get(f"/api/tables/{table}/record")).json()
            lines = (await ada.look(table))["log"]
            played = [line["moment"] for line in lines if line.get("actions")]
            at = played[len(played) // 2]
            answer = await ada.http.post(f"/api/tables/{table}/branch", json={"at": at})
            assert answer.status_code == 201, answer.text
            new = answer.json()["id"]
            now = await ada.look(new)
            assert not now["info"]["public"] and not now["info"]["rated"]
            done = [action for line in now["log"] for action in line.get("actions", [])]
            before = [action.split(" ", 1)[1] if action[0] == "@" else action for action in record["actions"]]
            shared = len([line for line in lines if line.get("actions") and line["moment"] <= at])
            assert done[:shared] == before[:shared] or set(done[:shared]) <= set(before)
            assert sum(seat["bot"] is not None for seat in now["info"]["seats"]) == now["info"]["players"] - 1
            refused = await ada.http.post(f"/api/tables/{table}/branch", json={"at": 10**6})
            assert refused.json()["message"]["id"] == "table.over"
            refused = await ada.http.post(f"/api/tables/{new}/branch", json={"at": 1})
            assert refused.json()["message"]["id"] == "table.not-over"

    asyncio.run(go())


def test_who_played_leads_the_others_through_a_finished_game(server: ServerProcess) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            table = await ada.open_table("metro", ["me", "bot:random"], autopilot="random")
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as leader, bo.seat(table) as follower:
                assert leader.socket is not None and follower.socket is not None
                await leader.socket.send(json.dumps({"t": "lead", "at": 7}))
                await until_told(leader.raw, "table.not-over")
                await ada.do(table, {"do": "autopilot", "on": True})
                await leader.until(lambda link: link.status == "over")
                await follower.until(lambda link: link.status == "over")
                await leader.socket.send(json.dumps({"t": "lead", "at": 7}))
                await until_told(follower.raw, '"t":"led","name":"Ada","at":7')
                await follower.socket.send(json.dumps({"t": "lead", "at": 9}))
                await until_told(follower.raw, "table.not-seated")
                assert not any('"at":9' in text and '"led"' in text for text in leader.raw)

    asyncio.run(go())


async def until_told(raw: list[str], part: str) -> None:
    while not any(part in str(text) for text in raw):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_given_against_bots_and_never_in_a_rated_game(server: ServerProcess, game: str) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada", "Bo") as (ada, bo):
            alone = await ada.open_table(game, ["me", "bot:random"])
            assert (await ada.http.post(f"/api/tables/{alone}/hint")).status_code == 409
            await ada.do(alone, {"do": "start"})
            while not (view := (await ada.look(alone))["view"])["legal"]:
                await asyncio.sleep(0.02)
            hint = (await ada.http.post(f"/api/tables/{alone}/hint")).json()
            assert hint["action"] in hint["among"]
            assert set(hint["among"]) <= set(hint["kind"]) <= set(view["legal"])
            assert hint["action"] == max(hint["values"], key=hint["values"].get) or len(hint["values"]) > 1
            assert (await bo.http.post(f"/api/tables/{alone}/hint")).status_code == 409
            rated = await ada.open_table(game, ["me", "open"])
            await bo.do(rated, {"do": "join"})
            await ada.do(rated, {"do": "start"})
            for person in (ada, bo):
                refused = await person.http.post(f"/api/tables/{rated}/hint")
                assert (refused.status_code, refused.json()["message"]["id"]) == (403, "table.no-hints")

    asyncio.run(go())


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_tried_and_solved(server: ServerProcess, game: str) -> None:
    async def go() -> None:
        async with guests(server.url, "Ada") as (ada,):
            path = f"/api/games/{game}/puzzles"
            today = (await ada.http.get(f"{path}/today")).json()
            puzzle = read_puzzles(all_games()[game])[today["number"]]
            assert today == (await ada.http.get(f"{path}/{today['number']}")).json()
            assert puzzle.seed not in json.dumps(today["scene"]) and not today["scene"]["diagram"].get("actions")
            wrong = next(text for text in today["scene"]["view"]["legal"] if text != puzzle.answer)
            tried = (await ada.http.post(f"{path}/{today['number']}/try", json={"action": wrong})).json()
            assert not tried["right"] and tried["value"] == puzzle.values.get(wrong)
            tried = (await ada.http.post(f"{path}/{today['number']}/try", json={"action": puzzle.answer})).json()
            assert tried["right"] and tried["value"] == puzzle.values[puzzle.answer]
            answer = (await ada.http.get(f"{path}/{today['number']}/answer")).json()
            assert answer["action"] == puzzle.answer and answer["values"] == puzzle.values
            assert (await ada.http.get(f"{path}/100000")).status_code == 404

    asyncio.run(go())


def test_a_day_has_one_position_and_the_next_day_another() -> None:
    from datetime import date, timedelta

    for game in all_games().values():
        if puzzles := read_puzzles(game):
            days = [number_of(date(2026, 3, 1) + timedelta(days), game) for days in range(len(puzzles))]
            assert sorted(days) == list(range(len(puzzles)))
