"""Looking back on finished games: every decision is judged by the bots, in the background, and kept with its table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from railbox.core.match import Match, start_record
from railbox.server.botpool import Question
from railbox.server.crew import Busy, Turns
from railbox.server.hub import Hub, NoSuchTable
from railbox.server.wire import Chances, Mistake, encode
from railbox.table import Refused, Table

TOGETHER = 16
"""After how many decisions what was found is kept."""
MISTAKES = 12
SMALLEST = 0.05
"""What a mistake costs at least: below it lies the error of so quick a judgement."""
KEPT = 256
WAITING = 4
"""How many tables of one who asks may wait to be judged."""


class Judge:
    """Judges each table once, one table at a time for each who asks; what was begun goes on after a restart."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: OrderedDict[str, Chances] = OrderedDict()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns: dict[str, Turns] = {}

    async def open(self) -> None:
        """Go on with what was not finished when the server stopped."""
        for table_id in await self.hub.store.unfinished_reviews():
            try:
                table = (await self.hub.live(table_id)).table
                await self.chances(table_id, table, "")
            except (NoSuchTable, Refused):
                continue

    async def close(self) -> None:
        """Cease; what has been found is kept."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def chances(self, table_id: str, table: Table, who: str) -> Chances:
        """How far the chances of all seats over a finished game are known; what is missing is judged from now on.

        Refused before the end of the game, or where too much is asked for.
        """
        match = table.match
        if table.status != "over" or match is None:
            raise Refused("table.not-over")
        found = self.known.get(table_id)
        if found is None:
            kept = await self.hub.store.review(table_id)
            found = msgspec.json.decode(kept, type=Chances) if kept else Chances([], [], 0, len(decisions(table)))
            self._remember(table_id, found)
        if found.done < found.total and table_id not in self.tasks:
            turns = self.turns.setdefault(who, Turns(1, WAITING))
            if not turns.free and len(turns.waiting.get(who, ())) >= WAITING:
                raise Refused("server.too-fast")
            task = self.tasks[table_id] = asyncio.create_task(self._in_turn(table_id, table, match, who, turns))
            task.add_done_callback(lambda _: self.tasks.pop(table_id, None))
        return msgspec.structs.replace(found, mistakes=found.mistakes[:MISTAKES])

    def _remember(self, table_id: str, found: Chances) -> None:
        self.known[table_id] = found
        while len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def _in_turn(self, table_id: str, table: Table, match: Match, who: str, turns: Turns) -> None:
        try:
            async with turns.turn(who):
                await self._judge(table_id, table, match, who)
        except Busy:  # whoever asks again begins again
            pass
        finally:
            if turns.free and self.turns.get(who) is turns:
                del self.turns[who]

    async def _judge(self, table_id: str, table: Table, match: Match, who: str) -> None:
        found = self.known[table_id]
        todo = decisions(table)
        while found.done < found.total:
            some = todo[found.done : found.done + TOGETHER]
            questions = (Question(table_id, match, 0, "judge", number) for _, number in some)
            moves = await asyncio.gather(*(self.hub.bots.judge(question, who) for question in questions))
            rows, mistakes = list(found.rows), list(found.mistakes)
            for (moment, _), move in zip(some, moves, strict=True):
                if move is None:
                    continue
                if not rows or rows[-1][0] < moment - 1:  # the steps of a secret choice are one moment
                    rows.append([moment - 1, *(round(chance, 3) for chance in move.chances)])
                if move.loss >= SMALLEST:
                    mistakes.append(Mistake(moment, move.seat, move.action, move.best.action, round(move.loss, 3)))
            done = found.done + len(some)
            if done == found.total:
                rows += _result(table)
            found = Chances(rows, sorted(mistakes, key=lambda mistake: -mistake.loss), done, found.total)
            self._remember(table_id, found)
            await self.hub.store.keep_review(table_id, encode(found).decode(), done == found.total)


def _result(table: Table) -> list[list[float]]:
    """The end itself as the last row, where somebody has won."""
    outcome = table.outcome()
    if outcome is None or not outcome.winners:
        return []
    share = 1 / len(outcome.winners)
    return [[table.moment, *(share if seat in outcome.winners else 0.0 for seat in range(len(table.seats)))]]


def decisions(table: Table) -> list[tuple[int, int]]:
    """All decisions, in the order in which they were told: the moment of each and the number of its action.

    Those who choose in secret act in any order, and are told of when they have done.
    """
    record = table.record()
    numbers: dict[int, list[int]] = {seat: [] for seat in range(len(table.seats))}
    replayed = start_record(record)
    for number, text in enumerate(record.actions):
        numbers[replayed.read_action(text)[0]].append(number)
        replayed.replay([text])
    own = {seat: iter(mine) for seat, mine in numbers.items()}
    return [(told.moment, next(own[told.seat])) for told in table.story if told.seat is not None for _ in told.deeds]
