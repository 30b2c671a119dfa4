"""A lesson: a guided game on a fixed deal, as data in the game's folder: `lessons/first.json`, `lessons/finer.json`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from railbox.core.catalogue import Game
from railbox.core.deals import Deal
from railbox.core.match import Match, new_game

LESSONS = ("first", "finer")
LEARNER = 0
"""The seat of the one who learns."""
ANY = "*"


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that the guide says, and what it asks for.

    `want` has the right answers, each a sequence of own actions (ANY is whatever is legal); without it the step is only
    read. `wrong` answers other actions, `reply` is what the other seats do then. `free` is the number of own turns to
    be played without guidance, 0 for the rest of the game. `point` and `light` name what it speaks of.
    """

    title: str
    say: str
    point: str = ""
    light: str = ""
    want: list[list[str]] = []
    wrong: dict[str, str] = {}
    hint: str = ""
    reply: list[str] = []
    free: int | None = None


class Place(NamedTuple):
    """Where a game stands in its lesson.

    `done` is the number of steps that are behind it, `reply` what another seat has to do now by the script; `asks`
    says that it is the learner's to act by the script, `used` how many actions belong to the script.
    """

    done: int
    reply: str | None
    asks: bool
    used: int


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game: its deal and its steps. Whoever learns has seat 0, bots have the others."""

    minutes: int
    players: int
    steps: list[Step]
    options: dict[str, Any] = {}
    seed: str = "lesson"
    deal: Deal = {}

    def match(self, game: Game) -> Match:
        """The game before its first action."""
        return new_game(game, self.players, self.seed, self.options, self.deal)

    def follow(self, actions: list[str]) -> Place:
        """How far a game with these actions has come; what is only read does not count until a later step is done."""
        done, place = 0, 0
        for number, step in enumerate(self.steps):
            if not step.want:
                continue
            answer = next((way for way in step.want if _fits(way, actions[place : place + len(way)])), None)
            if answer is None:
                rest = actions[place:]
                asks = any(len(rest) < len(way) and _fits(way[: len(rest)], rest) for way in step.want)
                return Place(done, None, asks, place)
            place += len(answer)
            for reply in step.reply:
                if place == len(actions):
                    return Place(done, reply, False, place)
                if actions[place] != reply:
                    return Place(done, None, False, place)
                place += 1
            done = number + 1
        return Place(done, None, False, place)


def _fits(way: list[str], actions: list[str]) -> bool:
    return len(way) == len(actions) and all(
        wanted in (ANY, action) for wanted, action in zip(way, actions, strict=True)
    )


@cache
def read_lesson(game: Game, name: str) -> Lesson | None:
    """A lesson of a game; None if it has none of that name."""
    file = files(game.package) / "lessons" / f"{name}.json"
    if name not in LESSONS or not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons that a game has, by name."""
    found = {name: read_lesson(game, name) for name in LESSONS}
    return {name: lesson for name, lesson in found.items() if lesson is not None}
