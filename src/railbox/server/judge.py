"""How the chances went in finished games: judged by the bots at some decisions, once for each table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from railbox.core.match import Match
from railbox.server.botpool import BotPool, Question
from railbox.server.wire import Chances, Mistake
from railbox.table import Refused, Table

DECISIONS = 40
"""At how many decisions a game is judged."""
MISTAKES = 5
SMALLEST = 0.05
"""What a mistake costs at least: below it lies the error of so quick a judgement."""
KEPT = 256


class Judge:
    """Judges one table at a time, so that bots at other tables hardly wait, and remembers what it found."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.known: OrderedDict[str, Chances] = OrderedDict()
        self.busy = asyncio.Lock()

    async def chances(self, table_id: str, table: Table) -> Chances:
        """The chances of all seats over a finished game; Refused before its end."""
        if table.status != "over" or table.match is None:
            raise Refused("table.not-over")
        async with self.busy:
            found = self.known.get(table_id)
            if found is None:
                found = self.known[table_id] = await self._judge(table_id, table, table.match)
                if len(self.known) > KEPT:
                    self.known.popitem(last=False)
        return found

    async def _judge(self, table_id: str, table: Table, match: Match) -> Chances:
        rows: list[list[float]] = []
        mistakes: list[Mistake] = []
        for moment, number in decisions(table):
            move = await self.bots.judge(Question(table_id, match, 0, "judge", number))
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
