"""The conformance of a bot: does it play every game by the rules and in time, repeat itself, and see only its seat?"""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from railbox.bots.base import Bot, all_bots, ask
from railbox.bots.external import ExternalBot, make_local_bot
from railbox.core.catalogue import Game, Ruleset
from railbox.core.match import new_game
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, State

LONGEST = 400
"""Decisions of one game after which a check goes on to the next."""
MOMENTS = 20
"""Decisions of a game that are asked again with what cannot be seen drawn anew …"""
TWINS = 3
"""… so often."""
CLASS = re.compile(r"[\w.]+:[^\W\d]\w*(:.*)?")
KEEPS = "it keeps, draws or measures something that the question does not give"


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked."""

    name: str
    passed: bool
    detail: str


class Question(msgspec.Struct, frozen=True):
    """What a bot was asked in a game, and its answer."""

    state: State
    rng: Rng
    answer: int


def named_bot(name: str, stderr: int | None = subprocess.DEVNULL) -> Bot:
    """A bot by its name or by the place of its class; all else is the command of a program, also without `program:`."""
    kind, _, command = name.partition(":")
    if kind == "program":
        return ExternalBot(command, stderr)
    if kind in all_bots() or CLASS.fullmatch(name):
        return make_local_bot(name)
    return ExternalBot(name, stderr)


def check_bot(
    name: str, games: Sequence[Game], seconds: float, stderr: int | None = subprocess.DEVNULL
) -> Iterator[Check]:
    """Let a bot play every game alone at the table, then ask it the same questions again."""
    for game in games:
        bot = named_bot(name, stderr)
        try:
            yield from Examination(bot, lambda: named_bot(name, stderr), game, seconds).checks()
        finally:
            bot.close()


class Examination:
    """The checks of a bot in one game. `anew` makes the same bot once more."""

    def __init__(self, bot: Bot, anew: Callable[[], Bot], game: Game, seconds: float) -> None:
        self.bot = bot
        self.anew = anew
        self.game = game
        self.seconds = seconds
        self.longest = 0.0
        self.fault = ""
        """What was wrong with the last answer."""

    def checks(self) -> Iterator[Check]:
        """All checks; none after the first fault, since the others need its answers."""
        ruleset, questions = self.play()
        if self.fault:
            at = f"decision {len(questions)}: {self.fault}"
            yield self.check("every action is legal and in time", False, at)
            return
        told = f"{len(questions)} decisions, the longest took {self.longest:.3f} s"
        yield self.check("every action is legal and in time", True, told)
        half = questions[: len(questions) // 2 + 1]
        yield self.same("the same question gets the same answer", self.bot, ruleset, half)
        newcomer = self.anew()
        try:
            yield self.same("a bot that was just made gives the same answers", newcomer, ruleset, half)
        finally:
            newcomer.close()
        if not isinstance(self.bot, ExternalBot):  # a program has nothing but its view, which is the same
            yield self.fair(ruleset, questions[:: len(questions) // MOMENTS + 1])

    def check(self, name: str, passed: bool, detail: str) -> Check:
        """The outcome of one check."""
        return Check(f"{self.game.name}: {name}", passed, detail)

    def play(self) -> tuple[Ruleset, list[Question]]:
        """A game with the bot on all seats, up to its first fault."""
        match = new_game(self.game, self.game.players[0], seed="check")
        rng = stream("check", "bot")
        state = match.state
        questions: list[Question] = []
        while state.to_act() != OVER and len(questions) < LONGEST and not self.fault:
            own = rng.split()
            before = Question(state.clone(), own.clone(), self.answer(self.bot, match.ruleset, state, own))
            questions.append(before)
            state.apply(before.answer)
        return match.ruleset, questions

    def answer(self, bot: Bot, ruleset: Ruleset, state: State, rng: Rng) -> int:
        """What a bot does in a state."""
        start = time.perf_counter()
        action, self.fault = ask(bot, ruleset, state, state.to_act(), rng, self.seconds)
        self.longest = max(self.longest, time.perf_counter() - start)
        return action

    def same(self, name: str, bot: Bot, ruleset: Ruleset, questions: Sequence[Question]) -> Check:
        """Whether a bot gives its answers again."""
        for number, question in enumerate(questions, start=1):
            answer = self.answer(bot, ruleset, question.state.clone(), question.rng.clone())
            if self.fault or answer != question.answer:
                return self.check(name, False, f"decision {number}: {self.fault or KEEPS}")
        return self.check(name, True, f"{len(questions)} decisions")

    def fair(self, ruleset: Ruleset, questions: Sequence[Question]) -> Check:
        """Whether a choice stays the same in states that look alike to the seat, for a bot that was just made."""
        name = "what its seat cannot see does not change its choice"
        text = ruleset.actions.text
        for question in questions:
            seat = question.state.to_act()
            twins = [question.state.resample(seat, stream(f"check {twin}", "twin")) for twin in range(TWINS)]
            choice = -1
            for truth in (question.state, *twins):
                newcomer = self.anew()
                answer = self.answer(newcomer, ruleset, truth, question.rng.clone())
                newcomer.close()
                if self.fault or choice not in (-1, answer):
                    seen = f"{text(choice)!r} becomes {text(answer)!r} when only hidden things change"
                    return self.check(name, False, self.fault or seen)
                choice = answer
        return self.check(name, True, f"{len(questions)} decisions, each with {TWINS} other truths")
