"""Bots at tables think in processes of their own, with a limit of time; one that dies or dawdles is replaced.

Finished games are judged there as well.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from railbox.arena.analysis import Move, judge
from railbox.bots import Position, make_bot
from railbox.bots.search import SearchBot
from railbox.core.catalogue import find_game
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.server import metrics

REMEMBERED = 32
JUDGED = 100
"""Iterations of the search that judges an action of a finished game."""
Answer = TypeVar("Answer")
log = logging.getLogger("railbox.bots")


class Question:
    """A position to think about: the whole game, as the worker replays it itself, and the seat to think for.

    `number` is the action of a finished game that is to be judged.
    """

    __slots__ = ("actions", "bot", "deal", "game", "options", "played", "players", "rules", "seat", "seed", "table")

    def __init__(self, table: str, match: Match, seat: int, bot: str, number: int | None = None) -> None:
        self.table = table
        self.game = match.game.name
        self.rules = match.game.rules
        self.players = match.players
        self.options = match.options
        self.seed = match.seed
        self.deal = match.deal
        self.actions = match.actions[:number]
        self.played = "" if number is None else match.actions[number]
        self.seat = seat
        self.bot = bot


class BotPool:
    """A pool of workers, made anew when one is killed or does not answer in time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(workers)

    def open(self) -> None:
        """Start the workers, warm."""
        self.pool = ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_worker
        )
        for _ in range(self.workers):
            self.pool.submit(_warm)

    def close(self) -> None:
        """Stop the workers, even those that are thinking."""
        pool, self.pool = self.pool, None
        if pool is not None:
            workers = _processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()

    async def choose(self, question: Question) -> str:
        """What the bot does; a random action if it fails twice or takes too long. Waiting for a worker is no fault."""
        start = time.monotonic()
        answer = await self._ask(_choose, question)
        if answer is None:
            return _any_action(question)
        metrics.bot_seconds.observe(time.monotonic() - start)
        return answer

    async def judge(self, question: Question) -> Move | None:
        """What an action of a finished game was worth; None if there was no choice, or no answer in time."""
        return await self._ask(_judge, question)

    async def _ask(self, work: Callable[[Question], Answer], question: Question) -> Answer | None:
        async with self.free:
            for _ in range(2):
                pool = self.pool
                if pool is None:
                    raise RuntimeError("the bots have gone home")
                try:
                    future = asyncio.get_running_loop().run_in_executor(pool, work, question)
                    return await asyncio.wait_for(future, self.seconds)
                except (BrokenProcessPool, TimeoutError) as error:
                    metrics.bot_failures.inc()
                    log.warning("bot failed", extra={"bot": question.bot, "error": type(error).__name__})
                    if self.pool is pool:
                        self.close()
                        self.open()
                    if isinstance(error, TimeoutError):
                        break
                except Exception:  # a bot's own mistake, which a second try would only repeat
                    metrics.bot_failures.inc()
                    log.exception("bot failed", extra={"bot": question.bot})
                    break
        return None


def _processes(pool: ProcessPoolExecutor) -> list[Any]:
    """The processes of a pool: one that thinks does not hear a friendly request, and the executor offers no other."""
    return list((getattr(pool, "_processes", None) or {}).values())


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        """A server that was killed cannot stop its workers: they notice and go."""
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _warm() -> None:
    make_bot("random")


_matches: OrderedDict[str, Match] = OrderedDict()


def _replayed(question: Question) -> Match:
    """The game of a question; only what is new since the last question about it is played."""
    match = _matches.pop(question.table, None)
    if match is None or match.seed != question.seed or match.actions != question.actions[: len(match.actions)]:
        game = find_game(question.game, question.rules)
        match = Match(game, question.players, question.options, question.seed, question.deal)
    match.replay(question.actions[len(match.actions) :])
    _matches[question.table] = match
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


def _choose(question: Question) -> str:
    match = _replayed(question)
    position = Position(match.ruleset, match.state, question.seat)
    rng = stream(match.seed, f"bot {question.seat} {len(match.actions)}")
    return match.ruleset.actions.text(make_bot(question.bot).choose(position, rng))


def _judge(question: Question) -> Move | None:
    return judge(_replayed(question), question.played, SearchBot(str(JUDGED)))


def _any_action(question: Question) -> str:
    match = _replayed(question)
    legal = match.legal(question.seat)
    return legal[stream(match.seed, f"any {len(match.actions)}").below(len(legal))]
