"""Lessons at real tables: the script plays the other seats, and then a bot."""

from __future__ import annotations

import asyncio

import pytest

from railbox.core.catalogue import all_games
from railbox.learn.lesson import ANY, LEARNER, lessons_of
from tests.server.client import ServerProcess, guests

LESSONS = [(game.name, name) for game in all_games().values() for name in lessons_of(game)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_follows_its_script(server: ServerProcess, game: str, name: str) -> None:
    lesson = lessons_of(all_games()[game])[name]
    match = lesson.match(all_games()[game])

    async def take() -> None:
        async with guests(server.url, "Ada") as (ada,):
            answer = await ada.http.post(f"/api/games/{game}/lessons/{name}")
            assert answer.status_code == 201, answer.text
            table = answer.json()["id"]
            path = f"/api/tables/{table}"
            done = 0
            for number, step in enumerate(lesson.steps):
                if not step.want:
                    continue
                for action in step.want[0]:
                    action = match.legal(LEARNER)[0] if action == ANY else action
                    now = (await ada.http.get(path)).json()
                    act = {"do": "act", "action": action, "moment": now["moment"], "id": f"{number} {action} {done}"}
                    done += 1
                    answer = await ada.http.post(f"{path}/commands", json=act)
                    assert answer.status_code == 200, answer.text
                    match.advance(action, LEARNER)
                match.replay(step.reply)
                for _ in range(400):
                    now = (await ada.http.get(path)).json()
                    if now["info"]["lesson"]["done"] > number:
                        break
                    await asyncio.sleep(0.05)
                assert now["info"]["lesson"] == {"name": name, "done": number + 1, "begun": 0, "turns": 0}
                assert now["view"]["legal"] == match.legal(LEARNER)
            assert not now["info"]["rated"] and not now["info"]["public"]

    asyncio.run(take())


def test_a_lesson_that_is_none_is_not_found(server: ServerProcess) -> None:
    async def ask() -> None:
        async with guests(server.url, "Ada") as (ada,):
            for path in ("/api/games/metro/lessons/none", "/api/games/metro/lessons/..%2Ffirst"):
                assert (await ada.http.get(path)).status_code == 404
                assert (await ada.http.post(path)).status_code == 404
            told = (await ada.http.get("/api/games/metro/lessons/first")).json()
            assert set(told) == {"minutes", "steps"}

    asyncio.run(ask())
