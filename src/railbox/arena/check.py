"""The conformance of a program that wants to play: does it keep to the protocol, answer in time, and repeat itself?"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import msgspec

from railbox.bots.base import Position
from railbox.bots.external import ExternalBot
from railbox.core.catalogue import Game
from railbox.core.match import new_game
from railbox.core.rng import stream

LONGEST = 400
"""Decisions of one game after which a check goes on to the next."""


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked."""

    name: str
    passed: bool
    detail: str


def check_bot(
    command: str, games: list[Game], seconds: float, stderr: int | None = subprocess.DEVNULL
) -> Iterator[Check]:
    """Let a program play every game alone at the table, then ask it the same questions again."""
    bot = ExternalBot(command, seconds, stderr)
    try:
        for game in games:
            answers = play_alone(bot, game)
            if bot.faults:
                yield Check(f"{game.name}: plays a game", False, bot.reasons[0])
                return
            yield Check(f"{game.name}: plays a game", True, f"{len(answers)} decisions")
            bot.close()  # a program that was just started must answer like one that has played
            again = play_alone(bot, game, len(answers) // 2 + 1)
            same = bot.faults == 0 and again == answers[: len(again)]
            yield Check(
                f"{game.name}: the same question gets the same answer",
                same,
                "" if same else "; ".join(bot.reasons) or "it keeps or draws something that the question does not give",
            )
    finally:
        bot.close()


def play_alone(bot: ExternalBot, game: Game, decisions: int = LONGEST) -> list[int]:
    """The answers of a bot that sits on all seats, up to its first fault."""
    match = new_game(game, game.players[0], seed="check")
    rng = stream("check", "bot")
    answers: list[int] = []
    while not match.over and len(answers) < decisions and bot.faults == 0:
        action = bot.choose(Position(match.ruleset, match.state, match.to_act), rng.split())
        answers.append(action)
        match.state.apply(action)
    return answers
