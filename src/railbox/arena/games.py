"""One game between bots, from the deal to its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from railbox.bots.base import SECONDS, Bot, ask
from railbox.bots.external import make_local_bot
from railbox.bots.random import RandomBot
from railbox.core.catalogue import Ruleset, find_game
from railbox.core.deals import arrange
from railbox.core.rng import stream
from railbox.core.state import OVER, State

NAMED = 3
"""Faults of a seat in a game that are told with their reasons."""


class Seating(msgspec.Struct, frozen=True):
    """A game to be played: who sits where, and the deal. Its number is its place among all games of its kind."""

    number: int
    seed: str
    bots: list[str]


class Series(msgspec.Struct, frozen=True):
    """Games of one kind: what all games of a run have in common."""

    game: str
    players: int
    options: dict[str, Any] = {}
    seconds: float = SECONDS
    """Time for a decision."""


class Thinking(msgspec.Struct, frozen=True):
    """How a seat used its time: decisions, seconds in all, seconds of the longest one, moves lost to random ones."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    faults: int = 0
    reasons: list[str] = []
    """The first few faults: at which decision of the game, and what was wrong."""


class GameResult(msgspec.Struct, frozen=True):
    """One finished game; all but the times depends on the seating only."""

    number: int
    seed: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    reason: str
    decisions: int
    statistics: dict[str, list[float]]
    thinking: list[Thinking]


def play_games(series: Series, seatings: Sequence[Seating]) -> list[GameResult]:
    """Play some games one after the other."""
    ruleset = find_game(series.game).ruleset(series.players, series.options)
    with crew({name for seating in seatings for name in seating.bots}) as bots:
        return [
            play_game(ruleset, seating, [bots[name] for name in seating.bots], series.seconds) for seating in seatings
        ]


@contextmanager
def crew(names: set[str]) -> Iterator[dict[str, Bot]]:
    """Bots by name, let go of at the end."""
    bots = {name: make_local_bot(name) for name in sorted(names)}
    try:
        yield bots
    finally:
        for bot in bots.values():
            bot.close()


Watch = Callable[[State, int], None]
"""Is told of each decision before it is done: the state and the action."""


def play_game(
    ruleset: Ruleset,
    seating: Seating,
    bots: Sequence[Bot],
    seconds: float = SECONDS,
    watch: Watch | None = None,
) -> GameResult:
    """Play one game with a bot for each seat. Whatever a bot does wrong is counted, and the game goes on."""
    rng = stream(seating.seed, "simulation")
    state = ruleset.new_state(arrange(ruleset.piles(), seating.seed, {}), seating.seed)
    seats = range(ruleset.players)
    counts, spent, longest = [0] * len(seats), [0.0] * len(seats), [0.0] * len(seats)
    faults: list[list[str]] = [[] for _ in seats]
    decisions = 0
    if all(isinstance(bot, RandomBot) for bot in bots):  # the same without asking them
        if watch is None:
            decisions = state.playout(rng)
        while state.to_act() != OVER:
            action = state.random_action(rng)
            if watch is not None:
                watch(state, action)
            state.apply(action)
            decisions += 1
    while state.to_act() != OVER:
        seat = state.to_act()
        start = time.perf_counter()
        action, fault = ask(bots[seat], ruleset, state, seat, rng.split(), seconds)
        took = time.perf_counter() - start
        counts[seat] += 1
        spent[seat] += took
        longest[seat] = max(longest[seat], took)
        decisions += 1
        if fault:
            faults[seat].append(f"decision {decisions}: {fault}")
        if watch is not None:
            watch(state, action)
        state.apply(action)
    return GameResult(
        seating.number,
        seating.seed,
        seating.bots,
        state.scores(),
        state.winners(),
        state.end_reason(),
        decisions,
        ruleset.statistics(state),
        [Thinking(counts[seat], spent[seat], longest[seat], len(faults[seat]), faults[seat][:NAMED]) for seat in seats],
    )
