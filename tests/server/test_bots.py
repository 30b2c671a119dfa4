"""Bots think in processes of their own, and a dead or slow one does not stop a game."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

import railbox
from railbox.bots.base import Bot, Position, all_bots
from railbox.core.rng import Rng
from railbox.server import botpool
from railbox.server.botpool import BotPool, Question
from railbox.server.crew import processes
from tests.patience import FOREVER, PATIENCE


class Sleeper(Bot):
    def choose(self, position: Position, rng: Rng) -> int:
        time.sleep(FOREVER)
        raise AssertionError("nobody waits that long")


class Clumsy(Bot):
    def choose(self, position: Position, rng: Rng) -> int:
        raise ValueError("a mistake")


class Cheat(Bot):
    def choose(self, position: Position, rng: Rng) -> int:
        return next(action for action in range(1000) if action not in position.legal_actions())


def sleepy_warm_up() -> None:
    all_bots()["cheat"] = Cheat
    all_bots()["sleeper"] = Sleeper
    all_bots()["clumsy"] = Clumsy


@pytest.fixture
def unreliable_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers learn of bots that misbehave when they are warmed up."""
    monkeypatch.setattr(botpool, "_warm", sleepy_warm_up)


def question(bot: str = "random") -> Question:
    match = railbox.new_game("metro", players=2, seed=5)
    for _ in range(6):
        match.play(match.legal()[0])
    return Question("t", match, match.to_act, bot)


def test_a_bot_answers_with_a_legal_action_and_the_same_one_again() -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENCE)
        pool.open()
        try:
            asked = question()
            match = railbox.new_game("metro", players=2, seed=5)
            match.replay(asked.actions)
            answer = await pool.choose(asked)
            assert answer in match.legal()
            assert await pool.choose(asked) == answer
        finally:
            pool.close()

    asyncio.run(ask())


def test_a_killed_worker_is_replaced() -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENCE)
        pool.open()
        try:
            await pool.choose(question())
            assert pool.quick.pool is not None
            for process in processes(pool.quick.pool):
                process.kill()
                process.join()
            assert await pool.choose(question())
        finally:
            pool.close()

    asyncio.run(ask())


def test_a_worker_that_died_is_replaced_before_anybody_asks() -> None:
    async def ask() -> None:
        pool = BotPool(1, PATIENCE)
        pool.open()
        try:
            await pool.choose(question())
            assert pool.quick.pool is not None and not pool.quick.mend()
            for process in processes(pool.quick.pool):
                process.kill()
                process.join()
            assert pool.quick.mend() and not pool.quick.mend()
            assert await pool.choose(question())
        finally:
            pool.close()

    asyncio.run(ask())


@pytest.mark.usefixtures("unreliable_bots")
@pytest.mark.parametrize(("bot", "seconds"), [("sleeper", 3.0), ("clumsy", FOREVER), ("cheat", FOREVER)])
def test_a_bot_that_fails_is_played_for(bot: str, seconds: float) -> None:
    async def ask() -> None:
        pool = BotPool(1, seconds)
        pool.open()
        try:
            asked = question(bot)
            match = railbox.new_game("metro", players=2, seed=5)
            match.replay(asked.actions)
            async with asyncio.timeout(PATIENCE):
                assert await pool.choose(asked) in match.legal()
            assert await pool.choose(question()), "the pool lives on"
        finally:
            pool.close()

    asyncio.run(ask())


def test_a_worker_keeps_the_thoughts_of_a_few_bots() -> None:
    first = botpool._seated(question("search:40"))
    assert botpool._seated(question("search:40")) is first
    others = [botpool._seated(question(f"search:{number}")) for number in range(1, botpool.THOUGHTS + 1)]
    assert len({*map(id, others)}) == botpool.THOUGHTS == len(botpool._bots)
    assert botpool._seated(question("search:40")) is not first, "it was forgotten"


def test_a_master_thinks_in_all_workers_that_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "SHARED", ("search:40",))
    asked = question("search:40")
    heads = [botpool.consider(asked, head, PATIENCE) for head in range(2)]
    assert heads[0].votes != heads[1].votes, "each draws its own chances"
    agreed = botpool._agreed(asked, heads)

    async def ask() -> None:
        pool = BotPool(2, PATIENCE)
        pool.open()
        work = []
        ask_a_worker = pool.thorough.ask

        async def counted(*given: Any) -> Any:
            work.append(given[3])
            return await ask_a_worker(*given)

        monkeypatch.setattr(pool.thorough, "ask", counted)
        try:
            assert await pool.choose(asked) == agreed
            assert work == [0, 1]
            async with pool.thorough.turns.turn("somebody else"):
                work.clear()
                assert await pool.choose(asked) == botpool._agreed(asked, heads[:1])
                assert work == [0], "nobody waits because a master thinks on all cores"
        finally:
            pool.close()

    asyncio.run(ask())
