"""Boards that people made: checked and measured by workers, stored once by their digest, tried by bots."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec

from railbox.arena.games import Seating, Series
from railbox.core.boards import BoardFormat, Fault, Measures, digest, read_board
from railbox.core.catalogue import BadOptions, Game, find_game
from railbox.core.messages import Message
from railbox.server.botpool import BotPool
from railbox.server.crew import Busy, NoAnswer
from railbox.server.desk import Desk
from railbox.server.live import now_ms
from railbox.server.store import Store
from railbox.server.wire import Balance, BoardDraft, SharedBoard, encode
from railbox.table import Refused

GAMES = 200
"""How many games bots play to try a board."""
TOGETHER = 4
"""After how many of them what was found is kept."""
MEASURED = 4
"""How many boards of one address may wait to be measured."""
BOT = "novice"
"""Who plays them: quick, and the same in every seat."""


def format_of(name: str) -> tuple[Game, BoardFormat]:
    """A game that can be played on boards that people bring, and their format; BadOptions for all others."""
    game = find_game(name)
    if game.boards is None or not game.boards.option:
        raise BadOptions(Message("board.none-of-game", {"game": game.title}))
    return game, game.boards


class Boards:
    """The boards of a server. A board can be tried by its bots, one at a time for each person."""

    def __init__(self, store: Store, desk: Desk, bots: BotPool) -> None:
        self.store = store
        self.desk = desk
        self.bots = bots
        self.trials: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.owners: dict[tuple[str, int], str] = {}
        self.measuring: Counter[str] = Counter()

    async def close(self) -> None:
        """Cease all trials; what has been found is kept."""
        for task in self.trials.values():
            task.cancel()
        await asyncio.gather(*self.trials.values(), return_exceptions=True)

    async def check(self, who: str, draft: BoardDraft) -> list[Fault]:
        """All mistakes of a board."""
        return (await self._read(who, draft))[0]

    async def measure(self, who: str, draft: BoardDraft) -> Measures | None:
        """What is worth knowing of a board; None for one with mistakes."""
        format_of(draft.game)
        if self.measuring[who] >= MEASURED:
            raise Refused("server.too-fast")
        self.measuring[who] += 1
        try:
            return await self.bots.slow.ask(who, _measure, draft)
        except (Busy, NoAnswer):
            raise Refused("server.too-fast") from None
        finally:
            self.measuring[who] -= 1
            if not self.measuring[who]:
                del self.measuring[who]

    async def keep(self, who: str, draft: BoardDraft) -> str:
        """Store a board without mistakes, once; the answer is its digest. BadOptions tells the first mistake."""
        faults, found, text = await self._read(who, draft)
        if faults:
            raise BadOptions(faults[0].message)
        await self.store.keep_board(found, draft.game, text, now_ms())
        return found

    async def find(self, wanted: str) -> SharedBoard:
        """A board that was stored; Refused if there is none."""
        kept = await self.store.board(wanted)
        if kept is None:
            raise Refused("board.no-such-board")
        game, text = kept
        return SharedBoard(wanted, game, msgspec.json.decode(text))

    async def balance(self, wanted: str, players: int) -> Balance:
        """How far it is known how bots fare on a board."""
        kept = await self.store.balance(wanted, players)
        found = Balance(0, GAMES, [0.0] * players) if kept is None else msgspec.json.decode(kept, type=Balance)
        return msgspec.structs.replace(found, running=(wanted, players) in self.trials)

    async def try_out(self, wanted: str, players: int, who: str) -> Balance:
        """Have bots play on a board; what the same person had tried before ceases."""
        board = await self.find(wanted)
        game, form = format_of(board.game)
        options = {form.option: board.data}
        await asyncio.to_thread(game.ruleset, players, options)  # a board may have too few places for so many
        key = (wanted, players)
        found = await self.balance(*key)
        if found.done < found.total and key not in self.trials:
            for other in [known for known, owner in self.owners.items() if owner == who]:
                await self.stop(*other, who)
            self.owners[key] = who
            series = Series(board.game, players, options)
            task = self.trials[key] = asyncio.create_task(self._try(key, series, found, who))
            task.add_done_callback(lambda _: self._ended(key))
        return await self.balance(*key)

    def _ended(self, key: tuple[str, int]) -> None:
        del self.trials[key], self.owners[key]

    async def stop(self, wanted: str, players: int, who: str) -> None:
        """Cease a trial that somebody has asked for."""
        key = (wanted, players)
        task = self.trials.get(key)
        if task is not None and self.owners[key] == who:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _try(self, key: tuple[str, int], series: Series, found: Balance, who: str) -> None:
        while found.done < found.total:
            numbers = range(found.done, min(found.done + TOGETHER, found.total))
            seatings = [Seating(number, f"{key[0]} {number}", [BOT] * series.players) for number in numbers]
            winners = await self.bots.try_out(series, seatings, who)
            if winners is None:  # a board on which games take too long
                found = msgspec.structs.replace(found, total=found.done)
            else:
                shares = list(found.wins)
                for seats in winners:
                    for seat in seats:
                        shares[seat] += 1 / len(seats)
                found = Balance(found.done + len(winners), found.total, shares)
            await self.store.keep_balance(*key, encode(found).decode())

    async def _read(self, who: str, draft: BoardDraft) -> tuple[list[Fault], str, str]:
        """The mistakes of a board, its digest, and how it is written down."""
        format_of(draft.game)
        try:
            return await self.desk.workers.ask(who, _read, draft)
        except (Busy, NoAnswer):
            raise Refused("server.too-fast") from None


# ---- in the workers --------------------------------------------------------------------------------------


def _data(draft: BoardDraft) -> tuple[Any, list[Fault]]:
    return read_board(format_of(draft.game)[1], draft.data)


def _read(draft: BoardDraft) -> tuple[list[Fault], str, str]:
    data, faults = _data(draft)
    if faults:
        return faults, "", ""
    return [], digest(data), msgspec.json.encode(data).decode()


def _measure(draft: BoardDraft) -> Measures | None:
    data, faults = _data(draft)
    measure = format_of(draft.game)[1].measure
    return None if faults or measure is None else measure(data)
