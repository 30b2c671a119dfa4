"""Bots at tables think in processes of their own, with a limit of time; finished games are judged there as well."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from railbox.arena.analysis import DEPTH, Move, judge
from railbox.arena.games import Seating, Series, play_games
from railbox.bots.base import Bot, Position, Vote, agree, ask, make_bot
from railbox.bots.search import SearchBot
from railbox.core.catalogue import find_game
from railbox.core.match import Match
from railbox.core.rng import Rng, stream
from railbox.learn.advice import Advice, advise
from railbox.learn.puzzles import weigh
from railbox.server import metrics
from railbox.server.crew import NoAnswer, Workers

SHARED = ("master",)
"""The bots that think in all workers that are free: each draws its own chances, and the most tried action is taken."""
QUICK = ("random", "greedy", "novice", "club")
"""The bots that are taken for quick until they prove slow; others are taken for slow until they prove quick."""
SHORT = 0.3
"""Seconds below which a bot is quick."""
QUICK_NICENESS, NICENESS, SLOW_NICENESS = 2, 10, 15
MOST = 10_000
REMEMBERED = 32
THOUGHTS = 4
"""Bots that a worker keeps with what they thought last: a tree of a master may take 20 MB."""
ADVISED = 400
"""Iterations of the search that gives a hint."""
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
    """The workers of the bots: some for those that answer at once, some for those that think long, some to look back.

    So a novice never waits for an expert, and whoever has had many bots think waits for whoever has had few.
    """

    def __init__(self, workers: int, seconds: float, thinkers: int = 0) -> None:
        """So many of each kind, unless those that think long are other in number."""
        self.quick = Workers(workers, seconds, QUICK_NICENESS, MOST)
        self.thorough = Workers(thinkers or workers, seconds, NICENESS, MOST)
        self.slow = Workers(workers, seconds, SLOW_NICENESS, MOST)
        self.crews = (self.quick, self.thorough, self.slow)
        self.takes: dict[tuple[str, str], float] = {}

    def open(self) -> None:
        """Start the workers, warm."""
        for crew in self.crews:
            crew.open(_warm)

    def close(self) -> None:
        """Stop the workers, also those that are thinking."""
        for crew in self.crews:
            crew.close()

    async def choose(self, question: Question, who: str = "") -> str:
        """What the bot does at the table of a person; a random action if it fails or takes too long."""
        kind = (question.game, question.bot)
        usual = self.takes.get(kind, 0.0 if question.bot in QUICK else SHORT)
        shared = question.bot in SHARED
        lane = self.quick if usual < SHORT and not shared else self.thorough
        heads = max(1, lane.turns.free) if shared else 1
        asked = [lane.ask(who, consider, question, head, lane.seconds) for head in range(heads)]
        answers = []
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            if isinstance(answer, BaseException):  # this worker has not answered; a second try would only repeat it
                if lane.pool is None or not isinstance(answer, Exception):
                    raise answer
                self._failed(question, type(answer).__name__)
                continue
            if answer.fault:
                self._failed(question, answer.fault)
            answers.append(answer)
        if not answers:
            return await asyncio.to_thread(_any_action, question)
        seconds = max(answer.seconds for answer in answers)
        metrics.bot_seconds.observe(seconds)
        self.takes[kind] = 0.8 * usual + 0.2 * seconds
        return _agreed(question, answers)

    def _failed(self, question: Question, error: str) -> None:
        metrics.bot_failures.inc()
        log.warning("bot failed", extra={"bot": question.bot, "error": error})

    async def judge(self, question: Question, who: str = "") -> Move | None:
        """What an action of a finished game was worth; None if there was no choice, or no answer in time."""
        try:
            return await self.slow.ask(who, _judge, question)
        except NoAnswer:
            return None

    async def try_out(self, series: Series, seatings: Sequence[Seating], who: str = "") -> list[list[int]] | None:
        """Who wins some games between bots; None if they take too long, or cannot be played."""
        try:
            return await self.slow.ask(who, _winners, series, seatings)
        except NoAnswer:
            return None

    async def advise(self, question: Question, who: str = "") -> Advice | None:
        """What a seat is advised to do; None if there was no answer in time."""
        try:
            return await self.thorough.ask(who, _advise, question)
        except NoAnswer:
            return None


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


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _seated(question: Question) -> Bot:
    """The bot of a question, with what it thought when it was last asked here."""
    key = (question.table, question.seat, question.bot)
    bot = _bots.pop(key, None) or make_bot(question.bot)
    _bots[key] = bot
    if len(_bots) > THOUGHTS:
        _bots.popitem(last=False)
    return bot


class Considered(NamedTuple):
    """What a bot in one worker makes of a question: its votes, the seconds that it thought, what it did wrong."""

    votes: list[Vote]
    seconds: float
    fault: str


class Head(Bot):
    """A bot whose votes are kept beside its choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.votes: list[Vote] = []

    def choose(self, position: Position, rng: Rng) -> int:
        """What the bot votes for."""
        self.votes = self.bot.consider(position, rng)
        return agree([self.votes])


def consider(question: Question, head: int, limit: float) -> Considered:
    """What a bot makes of a question in this worker; each head draws its own chances."""
    start = time.monotonic()
    match = _replayed(question)
    own = f" {head}" if head else ""
    rng = stream(match.seed, f"bot {question.seat} {len(match.actions)}{own}")
    bot = Head(_seated(question))
    action, fault = ask(bot, match.ruleset, match.state, question.seat, rng, limit)
    votes = [Vote(action, 0, 0.0)] if fault else bot.votes
    return Considered(votes, time.monotonic() - start, fault)


def _agreed(question: Question, answers: Sequence[Considered]) -> str:
    """The text of the action that most of the votes are for."""
    game = find_game(question.game, question.rules)
    return game.ruleset(question.players, question.options).actions.text(agree(answer.votes for answer in answers))


def _judge(question: Question) -> Move | None:
    return judge(_replayed(question), question.played, SearchBot(str(DEPTH)))


def _winners(series: Series, seatings: Sequence[Seating]) -> list[list[int]]:
    return [result.winners for result in play_games(series, seatings)]


def _advise(question: Question) -> Advice:
    match = _replayed(question)
    values = weigh(match, question.seat, ADVISED, f"{match.seed} hint {len(match.actions)}")
    return advise(match, question.seat, next(iter(values)), values)


def _any_action(question: Question) -> str:
    match = _replayed(question)
    legal = match.legal(question.seat)
    return legal[stream(match.seed, f"any {len(match.actions)}").below(len(legal))]
