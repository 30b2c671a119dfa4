"""Tuning: the figures of a guide evolve in games against what was good before.

Each generation draws candidates around the present figures, in pairs on either side of them, and lets all of them play
the same deals from every seat: every second one against the figures at the beginning, so that none are bred that only
beat each other, the rest against those of earlier generations and other bots. The better half makes the next figures,
and says by how much each figure is to be varied (after Rubinstein, "The Cross-Entropy Method for Combinatorial and
Continuous Optimization", 1999, with weights by rank).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
from librt.vecs import vec

from railbox.arena.games import Seating, Series, play_game
from railbox.arena.standings import Rate, rate
from railbox.arena.tournament import Archive
from railbox.bots import Bot
from railbox.bots.base import Position
from railbox.bots.external import make_local_bot
from railbox.core.catalogue import BadOptions, Game, Ruleset, find_game
from railbox.core.deals import arrange
from railbox.core.figures import FILE, values_for, with_values, write_figures
from railbox.core.guide import Guide
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER

SPREAD = 0.2
"""By how much of itself a figure is varied at first …"""
SMALL = 0.3
"""… where a smaller one is varied like this one."""
MEMORY = 0.8
"""How much of its variation a figure keeps in each generation …"""
CALM = 0.98
"""… and how much less all are varied in the next one."""
PAST = 4
"""A figure of every so many generations stays in the pool."""
DIGITS = 3
PLAYOUT = "playout"
"""No bot, but the guide's own play, as a search plays on from its leaves: a hundred times as fast as `greedy` …"""
JUDGE = "greedy"
"""… which says in the end whether figures that it has bred are better."""

Progress = Callable[[int], None]
"""Is told how many games more are played."""
Values = list[float]


class Tuning(msgspec.Struct, frozen=True):
    """What is tuned and how, but for its length: the same tuning can go on for more generations.

    `names` are the figures that vary; `against` are bots that join the pool.
    """

    series: Series
    bot: str
    seed: str
    games: int
    candidates: int
    names: list[str]
    against: list[str] = []

    @property
    def game(self) -> Game:
        """The game with its present figures."""
        return find_game(self.series.game)

    @property
    def place(self) -> int:
        """Of the values of a figure, which one is for so many players."""
        return self.series.players - self.game.players[0]

    @property
    def games_a_generation(self) -> int:
        """How many games all candidates of a generation play."""
        return self.candidates * self.games * self.series.players

    def check(self) -> None:
        """BadOptions if it cannot be done."""
        self.game.ruleset(self.series.players, self.series.options)
        known = [figure.name for figure in self.game.figures]
        if not known:
            raise BadOptions(f"the guide of {self.series.game} has no figures")
        for name in self.names:
            if name not in known:
                raise BadOptions(f"{self.series.game} has no figure {name!r}; it has {', '.join(known)}")
        if self.bot == PLAYOUT:
            if type(self.game.ruleset(self.series.players).guide()).play_on is Guide.play_on:
                raise BadOptions(f"the guide of {self.series.game} does not play on by itself; choose a bot")
            if self.against:
                raise BadOptions(f"{PLAYOUT} plays against itself only, not against {', '.join(self.against)}")
            return
        for name in (self.bot, *self.against):
            make_local_bot(name).close()


class Generation(msgspec.Struct, frozen=True):
    """The figures after some generations, how much each varies, and what the candidates before them were worth."""

    number: int
    values: Values
    spread: Values
    worth: Values = []


class Trial(msgspec.Struct, frozen=True):
    """Games of one candidate: its values, and on each deal the rival, by values or by the name of a bot."""

    values: Values
    deals: list[tuple[str, Values | str]]


class Tuned(Bot):
    """A bot whose guide weighs by other figures."""

    def __init__(self, name: str, ruleset: Ruleset) -> None:
        self.bot = make_local_bot(name)
        self.ruleset = ruleset

    def choose(self, position: Position, rng: Rng) -> int:
        """What the bot chooses with these figures."""
        position.ruleset = self.ruleset
        return self.bot.choose(position, rng)

    def close(self) -> None:
        """Let go of the bot."""
        self.bot.close()


def play_trial(tuning: Tuning, trial: Trial) -> list[tuple[str, float, float]]:
    """Each deal from every seat: the deal, the share of the victory, and what the outcome is worth."""
    players = tuning.series.players
    ruleset = tuning.game.ruleset(players, tuning.series.options)
    if tuning.bot == PLAYOUT:
        return play_trial_out(ruleset, trial)

    def seated(who: Values | str) -> Bot:
        if isinstance(who, str):
            return make_local_bot(who)
        game = replace(tuning.game, figures=with_values(tuning.game.figures, tuning.place, who))
        return Tuned(tuning.bot, game.ruleset(players, tuning.series.options))

    found = []
    candidate = seated(trial.values)
    for seed, who in trial.deals:
        rival = seated(who)
        for seat in range(players):
            bots = [candidate if other == seat else rival for other in range(players)]
            result = play_game(ruleset, Seating(seat, seed, [tuning.bot] * players), bots)
            found.append((seed, *worth(seat, result.winners, result.scores)))
        rival.close()
    candidate.close()
    return found


def play_trial_out(ruleset: Ruleset, trial: Trial) -> list[tuple[str, float, float]]:
    """The same by the guides' own play."""

    def guided(values: Values | str) -> Guide:
        assert not isinstance(values, str)  # `check` refuses other bots
        guide = ruleset.guide()
        guide.tune(vec[float](values))
        return guide

    found = []
    candidate = guided(trial.values)
    for seed, who in trial.deals:
        rival = guided(who)
        for seat in range(ruleset.players):
            guides = [candidate if other == seat else rival for other in range(ruleset.players)]
            found.append((seed, *worth(seat, *play_out(ruleset, seed, guides))))
    return found


def play_out(ruleset: Ruleset, seed: str, guides: Sequence[Guide]) -> tuple[list[int], list[int]]:
    """A game by the guides' own play: its winners and its scores."""
    state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
    rng = stream(seed, "simulation")
    while state.to_act() != OVER:
        guides[state.to_act()].play_on(state, 1, rng)
    return state.winners(), state.scores()


def worth(seat: int, winners: Sequence[int], scores: Sequence[int]) -> tuple[float, float]:
    """The share of the victory, and what the outcome is worth: half of that, and half how far the seat is ahead."""
    share = 1 / len(winners) if seat in winners else 0.0
    return share, 0.5 * share + 0.5 * margin(scores, seat)


def margin(scores: Sequence[int], seat: int) -> float:
    """How far a seat is ahead of the best other one, from 0 to 1: chance has less part in it than in the victory."""
    mine = scores[seat]
    best = max(score for other, score in enumerate(scores) if other != seat)
    return 0.5 + 0.5 * (mine - best) / (abs(mine) + abs(best) + 1)


def tune(
    tuning: Tuning, generations: int, folder: Path | None = None, jobs: int = 1, progress: Progress | None = None
) -> list[Generation]:
    """All generations, the beginning first; what the folder holds is not played again."""
    tuning.check()
    figures = tuning.game.figures
    start = values_for(figures, tuning.place)
    spread = [
        SPREAD * max(abs(value), SMALL) if figure.name in tuning.names else 0.0
        for figure, value in zip(figures, start, strict=True)
    ]
    archive = Archive(folder, tuning, "generations.jsonl", Generation) if folder is not None else None
    known = archive.read() if archive else []
    try:
        if known and len(known[0].values) != len(start):
            raise BadOptions(f"{folder}: is from a guide with other figures; choose another folder")
        if not known:
            known = [Generation(0, start, spread)]
            if archive:
                archive.add(known[0])
        if progress is not None:
            progress(min(known[-1].number, generations) * tuning.games_a_generation)
        with Workers(jobs) as workers:
            while len(known) <= generations:
                known.append(next_generation(tuning, known, workers, progress))
                if archive:
                    archive.add(known[-1])
    finally:
        if archive:
            archive.close()
    return known[: generations + 1]


def next_generation(
    tuning: Tuning, known: Sequence[Generation], workers: Workers, progress: Progress | None
) -> Generation:
    """Draw candidates, let them play, and go where the better half of them is."""
    last = known[-1]
    number = last.number + 1
    chance = Random(f"{tuning.seed}-{number}")
    candidates: list[Values] = []
    while len(candidates) < tuning.candidates:
        step = [chance.gauss(0.0, spread) for spread in last.spread]
        candidates.append([value + by for value, by in zip(last.values, step, strict=True)])
        candidates.append([value - by for value, by in zip(last.values, step, strict=True)])
    del candidates[tuning.candidates :]
    past: list[Values | str] = [generation.values for generation in known if generation.number % PAST == 0]
    others = [*past, *tuning.against]
    pool = [rival for other in others for rival in (known[0].values, other)]
    deals = [(f"{tuning.seed}-{number}-{deal}", pool[deal % len(pool)]) for deal in range(tuning.games)]
    worth = []
    for results in workers.play(tuning, [Trial(candidate, deals) for candidate in candidates]):
        worth.append(fmean(worth for _, _, worth in results))
        if progress is not None:
            progress(len(results))
    order = sorted(range(len(candidates)), key=lambda place: -worth[place])[: len(candidates) // 2]
    weights = [math.log(len(order) + 0.5) - math.log(rank + 1) for rank in range(len(order))]
    parents = [(weight / sum(weights), candidates[place]) for weight, place in zip(weights, order, strict=True)]
    values, spread = [], []
    for place, (value, width) in enumerate(zip(last.values, last.spread, strict=True)):
        values.append(value + sum(weight * (parent[place] - value) for weight, parent in parents))
        variance = sum(weight * (parent[place] - value) ** 2 for weight, parent in parents)
        spread.append(CALM * math.sqrt(MEMORY * width**2 + (1 - MEMORY) * variance))
    return Generation(number, values, spread, worth)


def validate(
    tuning: Tuning, start: Values, values: Values, games: int, jobs: int = 1, progress: Progress | None = None
) -> Rate:
    """The share of fresh deals that these values win against those at the start; bots are asked in any case."""
    if tuning.bot == PLAYOUT:
        tuning = msgspec.structs.replace(tuning, bot=JUDGE)
    seeds = [f"{tuning.seed}-validation-{deal}" for deal in range(-(-games // tuning.series.players))]
    size = max(1, min(20, len(seeds) // jobs))
    trials = [
        Trial(values, [(seed, start) for seed in seeds[first : first + size]]) for first in range(0, len(seeds), size)
    ]
    shares = []
    with Workers(jobs) as workers:
        for results in workers.play(tuning, trials):
            shares += [(seed, share) for seed, share, _ in results]
            if progress is not None:
                progress(len(results))
    return rate(shares)


def settled(known: Sequence[Generation]) -> Values:
    """What came of a run, in a few digits: the mean of its second half, since chance moves each generation."""
    later = [generation.values for generation in known[(len(known) + 1) // 2 :]]
    return [round(fmean(values), DIGITS) for values in zip(*later, strict=True)]


def write(tuning: Tuning, values: Values) -> Path:
    """Write these values for this number of players into the package of the game."""
    with as_file(files(tuning.game.package) / FILE) as path:
        write_figures(path, with_values(tuning.game.figures, tuning.place, values))
        return path


class Workers:
    """Processes that play trials, or this one alone."""

    def __init__(self, count: int) -> None:
        self.pool = ProcessPoolExecutor(count) if count > 1 else None

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def play(self, tuning: Tuning, trials: Sequence[Trial]) -> Iterator[list[tuple[str, float, float]]]:
        """The results of each trial, in their order."""
        return (self.pool.map if self.pool is not None else map)(partial(play_trial, tuning), trials)
