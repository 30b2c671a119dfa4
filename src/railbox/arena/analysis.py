"""Looking back on a game: what each move was worth, the largest mistakes, and how the chances went."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial

import msgspec

from railbox.arena.plots import alone, curves
from railbox.bots.base import Position
from railbox.bots.search import Candidate, SearchBot
from railbox.core.match import Match, load_record, start_record
from railbox.core.record import Record
from railbox.core.rng import stream
from railbox.core.state import OVER

DEPTH = 100
"""Iterations of the search at each decision, unless more are wanted."""
PART = 8
"""Actions that a process judges at a time."""


class Move(msgspec.Struct, frozen=True):
    """One action of a game as the seat could judge it: `loss` is how much less it is worth than the best."""

    number: int
    seat: int
    action: str
    value: float
    best: Candidate
    loss: float
    chances: list[float]
    """The share of games that each seat wins from here, for all that the acting seat knew."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game; the chances at its end are the victory itself."""

    game: str
    players: int
    budget: int
    moves: list[Move]
    result: list[float]

    def mistakes(self, count: int) -> list[Move]:
        """The moves that lost most, the worst first; those that lost the same in thousandths as they were played."""
        return sorted((move for move in self.moves if move.loss > 0), key=lambda move: -round(move.loss, 3))[:count]

    def graph(self, names: list[str], title: str = "Chances to win after each move") -> str:
        """The chances of all seats over the game, as SVG."""
        points = [move.chances for move in self.moves] + [self.result]
        series = [(name, [chances[seat] for chances in points]) for seat, name in enumerate(names)]
        return alone(curves(series, title))


def hint(record: Record, move: int, iterations: int) -> tuple[int, list[Candidate]]:
    """The seat to act after so many actions of a record, and what it may do, the best first."""
    match = load_record(msgspec.structs.replace(record, actions=record.actions[:move], result=None, digest=""))
    if match.over:
        return OVER, []
    seat = match.to_act
    position = Position(match.ruleset, match.state, seat)
    return seat, SearchBot(str(iterations)).candidates(position, stream(match.seed, "hint"))


def judge(match: Match, text: str, bot: SearchBot) -> Move | None:
    """What the next action of a match was worth, from what its seat knew; None where it had no choice."""
    number = len(match.actions)
    seat, action = match.read_action(text)
    position = Position(match.ruleset, match.state, seat)
    if len(position.legal_actions()) == 1:
        return None
    rng = stream(f"{match.seed}-{number}", "analysis")
    tree = bot.think(position, rng)
    chances = tree.chances(match.players)
    best = bot.describe(position, tree)[0]
    # what looked bad was tried too seldom to say how bad it is
    tree.examine(position, rng, match.ruleset.actions.number(action), best.visits)
    value = {candidate.action: candidate.value for candidate in bot.describe(position, tree)}[action]
    loss = 0.0 if action == best.action else max(0.0, best.value - value)
    return Move(number, seat, action, value, best, loss, chances)


def judge_part(record: Record, iterations: int, part: slice) -> list[Move]:
    """What some actions of a record in a row were worth, as far as there was a choice."""
    match = start_record(record)
    match.replay(record.actions[: part.start])
    bot = SearchBot(str(iterations))
    moves = []
    for text in record.actions[part]:
        move = judge(match, text, bot)
        if move is not None:
            moves.append(move)
        match.replay([text])
    return moves


def analyse(
    record: Record, iterations: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Analysis:
    """Search at every decision of a record that had a choice, from what the acting seat knew.

    Several processes share the actions, with the same results; `progress` gets how many more are done.
    """
    match = load_record(record)  # refuses what cannot be replayed before anything is thought about
    count = len(record.actions)
    parts = [slice(first, min(first + PART, count)) for first in range(0, count, PART)]
    moves: list[Move] = []
    with ExitStack() as stack:
        each: Callable[..., Iterable[list[Move]]] = map
        if workers > 1:
            each = stack.enter_context(ProcessPoolExecutor(workers)).map
        for part, found in zip(parts, each(partial(judge_part, record, iterations), parts), strict=True):
            moves += found
            if progress is not None:
                progress(part.stop - part.start)
    winners = match.winners
    result = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)] if winners else []
    return Analysis(record.game, match.players, iterations, moves, result or moves[-1].chances)
