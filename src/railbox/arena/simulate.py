"""Simulation: many games with one line-up, and their distribution of scores, lengths and ends."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from statistics import fmean, quantiles
from typing import Any

import msgspec

from railbox.arena.games import GameResult, Seating, Series
from railbox.arena.pool import play_all

TOLD = 5
"""Faults of a bot that are told with their reasons."""


class Job(msgspec.Struct, frozen=True):
    """What to simulate. Game number n of seed s has the seed `s-n`, whatever the number of workers and of games."""

    game: str
    players: int
    bots: list[str]
    seed: str
    options: dict[str, Any] = {}


class Spread(msgspec.Struct, frozen=True):
    """A distribution in a few numbers."""

    mean: float
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared; `wins` counts a shared victory by its share, `faults` are moves lost to random ones."""

    bot: str
    wins: float
    win_rate: float
    error: float
    scores: Spread
    faults: int
    reasons: list[str]
    """The first few faults: in which game, at which decision, and what was wrong."""


class Report(msgspec.Struct, frozen=True):
    """The figures of a whole simulation."""

    job: Job
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    seats: list[SeatReport]
    lengths: Spread
    reasons: dict[str, int]
    statistics: dict[str, list[float]]
    winners_statistics: dict[str, float]


def line_up(bots: Sequence[str], players: int) -> list[str]:
    """A bot for each seat: the given ones in turn, as often as needed."""
    return [bots[seat % len(bots)] for seat in range(players)]


def simulate(job: Job, games: int, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play the games and report; the figures of play depend on the job and the number of games only."""
    start = time.perf_counter()
    bots = line_up(job.bots, job.players)
    seatings = [Seating(number, f"{job.seed}-{number}", bots) for number in range(games)]
    played: list[GameResult] = []
    for result in play_all(Series(job.game, job.players, job.options), seatings, workers):
        played.append(result)
        if progress is not None:
            progress(1)
    seconds = time.perf_counter() - start
    played.sort(key=lambda result: result.number)
    return report(job, played, seconds)


def told_faults(seats: Sequence[tuple[GameResult, int]]) -> list[str]:
    """The first faults of a bot that sat on these seats."""
    faults = (f"game {game.number}, {reason}" for game, seat in seats for reason in game.thinking[seat].reasons)
    return list(islice(faults, TOLD))


def report(job: Job, played: Sequence[GameResult], seconds: float) -> Report:
    """The figures of finished games."""
    games = len(played)
    bots = line_up(job.bots, job.players)
    seats = []
    for seat in range(job.players):
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for result in played]
        rate = fmean(shares)
        deviation = (sum((share - rate) ** 2 for share in shares) / max(games - 1, 1)) ** 0.5
        seats.append(
            SeatReport(
                bots[seat],
                sum(shares),
                rate,
                1.96 * deviation / games**0.5,
                spread([result.scores[seat] for result in played]),
                sum(result.thinking[seat].faults for result in played),
                told_faults([(result, seat) for result in played]),
            )
        )
    return Report(
        job=job,
        games=games,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=sum(result.decisions for result in played) / seconds,
        seats=seats,
        lengths=spread([result.decisions for result in played]),
        reasons=dict(Counter(result.reason for result in played).most_common()),
        statistics=_means(played),
        winners_statistics=_winners_means(played, job.players),
    )


def spread(values: Sequence[float]) -> Spread:
    """The mean and the quartiles of some values."""
    cuts = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    return Spread(fmean(values), min(values), cuts[0], cuts[1], cuts[2], max(values))


def _figures(played: Sequence[GameResult]) -> dict[str, list[GameResult]]:
    """The games that have each figure: with random cards, say, not all have the same."""
    figures: dict[str, list[GameResult]] = {}
    for result in played:
        for name in result.statistics:
            figures.setdefault(name, []).append(result)
    return figures


def _means(played: Sequence[GameResult]) -> dict[str, list[float]]:
    """The mean of each of the game's own figures, per seat or for the whole game, over the games that have it."""
    return {
        name: [fmean(values) for values in zip(*(result.statistics[name] for result in having), strict=True)]
        for name, having in _figures(played).items()
    }


def _winners_means(played: Sequence[GameResult], players: int) -> dict[str, float]:
    """The mean of each figure that is kept per seat, over the winners only."""
    return {
        name: fmean(result.statistics[name][seat] for result in having for seat in result.winners)
        for name, having in _figures(played).items()
        if len(having[0].statistics[name]) == players
    }
