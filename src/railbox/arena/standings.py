"""What the results of many games tell about the bots: rates, duels, ratings, scores, times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from railbox.arena.games import GameResult
from railbox.arena.simulate import Spread, spread, told_faults

Z = 1.96
"""Standard errors on either side of a 95 % interval."""


class Rate(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval."""

    games: int
    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """One bot in a tournament."""

    bot: str
    wins: Rate
    mu: float
    sigma: float
    scores: Spread
    all_scores: list[int]
    milliseconds: float
    longest: float
    faults: int
    reasons: list[str]
    """The first few faults: in which game, at which decision, and what was wrong."""


class Standings(msgspec.Struct, frozen=True):
    """The whole tournament, the best rated bot first; `ahead[a][b]` is how often a finished ahead of b."""

    bots: list[Standing]
    ahead: list[list[Rate | None]]
    games: int
    reasons: dict[str, int]


def standings(results: Sequence[GameResult]) -> Standings:
    """All figures of some games; they do not depend on the order in which the games were finished."""
    results = sorted(results, key=lambda result: result.number)
    names = list(dict.fromkeys(name for result in results for name in result.bots))
    ratings = rate_bots(results, names)
    names.sort(key=lambda name: -ratings[name][0])
    reasons: dict[str, int] = defaultdict(int)
    for result in results:
        reasons[result.reason] += 1
    return Standings(
        [_standing(name, results, ratings[name]) for name in names],
        [[None if one == two else ahead(one, two, results) for two in names] for one in names],
        len(results),
        dict(sorted(reasons.items())),
    )


def _standing(name: str, results: Sequence[GameResult], rating: tuple[float, float]) -> Standing:
    seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    thinking = [result.thinking[seat] for result, seat in seats]
    scores = [result.scores[seat] for result, seat in seats]
    shares = [(result.seed, 1 / len(result.winners) if seat in result.winners else 0.0) for result, seat in seats]
    return Standing(
        bot=name,
        wins=rate(shares),
        mu=rating[0],
        sigma=rating[1],
        scores=spread(scores),
        all_scores=scores,
        milliseconds=1000 * sum(seat.seconds for seat in thinking) / max(1, sum(seat.decisions for seat in thinking)),
        longest=max(seat.longest for seat in thinking),
        faults=sum(seat.faults for seat in thinking),
        reasons=told_faults(seats),
    )


def ahead(one: str, two: str, results: Iterable[GameResult]) -> Rate | None:
    """How often one bot finished ahead of another; equal places count half."""
    shares = []
    for result in results:
        places = placing(result)
        for seat, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot == one and rival == two:
                    better = places[seat] < places[other]
                    shares.append((result.seed, 1.0 if better else 0.5 * (places[seat] == places[other])))
    return rate(shares) if shares else None


def placing(result: GameResult) -> list[int]:
    """The place of each seat, 1 for the winners; the others by their points."""
    marks = [(0, 0) if seat in result.winners else (1, -score) for seat, score in enumerate(result.scores)]
    return [1 + sum(other < mark for other in marks) for mark in marks]


def rate(shares: Sequence[tuple[str, float]]) -> Rate:
    """The mean of shares, each given with its deal, and Wilson's 95 % interval.

    Games of one deal are not independent: that arrangements share a deal takes luck out. So the interval is for as
    many independent games as have the variance that is observed between deals.
    """
    by_deal: dict[str, list[float]] = defaultdict(list)
    for deal, share in shares:
        by_deal[deal].append(share)
    value = fmean(share for _, share in shares)
    deals = len(by_deal)
    # each deal weighs as many games as it has; the squared error of such a mean
    error = sum((sum(deal) - len(deal) * value) ** 2 for deal in by_deal.values()) / len(shares) ** 2
    if deals > 1:
        error *= deals / (deals - 1)
    effective = value * (1 - value) / error if error > 0 else float(deals)
    low, high = wilson(value, effective)
    return Rate(len(shares), value, low, high)


def wilson(value: float, games: float) -> tuple[float, float]:
    """Wilson's score interval of a share."""
    middle = value + Z * Z / (2 * games)
    reach = Z * ((value * (1 - value) + Z * Z / (4 * games)) / games) ** 0.5
    size = 1 + Z * Z / games
    return max(0.0, (middle - reach) / size), min(1.0, (middle + reach) / size)


def rate_bots(results: Sequence[GameResult], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The OpenSkill rating (mean, uncertainty) of each bot, updated game by game in their order."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = [[ratings[name]] for name in result.bots]
        after = model.rate(teams, ranks=[float(place) for place in placing(result)])
        for name in set(result.bots):
            seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
            mu = fmean(after[seat][0].mu for seat in seats)
            sigma = fmean(after[seat][0].sigma for seat in seats)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
