"""How the chances went in finished games: judged by the bots at some decisions, once for each table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from railbox.core.match import Match
from railbox.server.botpool import BotPool, Question
from railbox.server.crew import Busy, Turns
from railbox.server.wire import Chances, Mistake
from railbox.table import Refused, Table

DECISIONS = 40
"""At how many decisions a game is judged."""
MISTAKES = 5
SMALLEST = 0.05
"""What a mistake costs at least: below it lies the error of so quick a judgement."""
KEPT = 256
WAITING = 4
"""How many tables of one who asks may wait to be judged."""


class Judge:
    """Judges each table once, one table at a time for each who asks, and remembers what it found."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.known: OrderedDict[str, asyncio.Task[Chances]] = OrderedDict()
        self.turns: dict[str, Turns] = {}

    async def chances(self, table_id: str, table: Table, who: str) -> Chances:
        """The chances of all seats over a finished game, judged for whoever asks; Refused before its end."""
        if table.status != "over" or table.match is None:
            raise Refused("table.not-over")
        task = self.known.get(table_id)
        if task is None:
            task = self.known[table_id] = asyncio.create_task(self._in_turn(table_id, table, table.match, who))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Busy:
            raise Refused("server.too-fast") from None
        finally:
            if task.done() and (task.cancelled() or task.exception() is not None):
                self.known.pop(table_id, None)

    async def _in_turn(self, table_id: str, table: Table, match: Match, who: str) -> Chances:
        turns = self.turns.setdefault(who, Turns(1, WAITING))
        try:
            async with turns.turn(who):
                return await self._judge(table_id, table, match, who)
        finally:
            if turns.free:
                self.turns.pop(who, None)

    async def _judge(self, table_id: str, table: Table, match: Match, who: str) -> Chances:
        rows: list[list[float]] = []
        mistakes: list[Mistake] = []
        for moment, number in decisions(table):
            move = await self.bots.judge(Question(table_id, match, 0, "judge", number), who)
            if move is not None:
                rows.append([moment - 1, *move.chances])
                if move.loss >= SMALLEST:
                    mistakes.append(Mistake(moment, move.seat, move.action, move.best.action, move.loss))
        outcome = table.outcome()
        if outcome is not None and outcome.winners:
            share = 1 / len(outcome.winners)
            seats = range(len(table.seats))
            rows.append([table.moment, *(share if seat in outcome.winners else 0.0 for seat in seats)])
        return Chances(rows, sorted(mistakes, key=lambda mistake: -mistake.loss)[:MISTAKES])


def decisions(table: Table) -> list[tuple[int, int]]:
    """Some open decisions, evenly spread: the moment and the number of the action."""
    found: list[tuple[int, int]] = []
    done = 0
    for told in table.story:
        if told.deeds and not told.secret:
            found.append((told.moment, done))
        done += len(told.deeds)
    return found[:: max(1, -(-len(found) // DECISIONS))]
