"""Encoder: what a seat may know as small whole numbers, for networks, datasets and environments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from railbox.core.state import State

MOST: Final = 32_000
"""Numbers are kept as 16-bit integers; nothing in a game comes near it."""


@dataclass(frozen=True)
class Part:
    """Numbers of one meaning: a single one, a vector or planes, each from `low` to `high`.

    A `category` names one of `high` things from 1 on, 0 none of them: its numbers have no order.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    category: bool = False

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know, and nothing else, as the parts of its spec one after the other.

    Seats are counted from the one that looks: it is always the first, the next to act after it the second. There is
    room for as many as the game can have, so that games with any number of players look alike.

    The base is for games that bring no encoder: it knows the points that a seat may know, and whose turn it is.
    """

    players: i64
    seats: i64
    """The most players that the game can have."""
    size: i64
    """How many numbers there are."""
    parts: list[Part]
    ruleset: Any
    rule_numbers: vec[i64]
    """What never changes during a game and tells one kind of it from another: see `add_rules`."""
    rules: i64

    def __init__(self, ruleset: Any) -> None:
        self.ruleset = ruleset
        self.players = ruleset.players
        self.seats = ruleset.made_by[0].players[-1]
        self.size = 0
        self.parts = []
        self.rule_numbers = vec[i64]([])
        self.rules = 0
        self.describe()

    def spec(self) -> list[Part]:
        """The parts in the order in which their numbers are written."""
        return self.parts

    def add(self, part: Part) -> i64:
        """Add a part to the spec; returns where its numbers begin."""
        start = self.size
        self.parts.append(part)
        self.size += part.size
        return start

    def add_rules(self, numbers: list[int], meaning: str) -> None:
        """Add a part for what never changes during a game."""
        self.rule_numbers = vec[i64](numbers)
        self.rules = self.add(Part("rules", (len(numbers),), 0, max(10, max(numbers)), meaning))

    def write_rules(self, into: vec[i16], at: i64) -> None:
        """Write what never changes during a game."""
        first = at + self.rules
        for place in range(len(self.rule_numbers)):
            into[first + place] = i16(self.rule_numbers[place])

    def describe(self) -> None:
        """Add all parts, once."""
        self.add(Part("points", (int(self.seats),), -MOST, MOST, "the points of each seat, 0 where they are hidden"))
        self.add(Part("turn", (), 0, int(self.seats), "the seat that decides now", category=True))

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat may know into places from `at` on, which are all 0 before."""
        scores = self.ruleset.seen_scores(state, seat)
        for other in range(self.players):
            score = scores[other]
            if score is not None:
                into[at + self.place_of(other, seat)] = i16(score)
        into[at + self.seats] = i16(self.who(state.to_act(), seat))

    def place_of(self, other: i64, seat: i64) -> i64:
        """How many places after the seat that looks another one sits; a spectator looks from the first seat."""
        place = other if seat < 0 else other - seat
        if place < 0:
            place += self.players
        return place

    def who(self, other: i64, seat: i64) -> i64:
        """A seat as a category: 1 for the one that looks; 0 for nobody."""
        if other < 0:
            return 0
        return self.place_of(other, seat) + 1


def blank(size: i64) -> vec[i16]:
    """Numbers that are all 0."""
    return vec[i16]([0] * int(size))


def encode(encoder: Encoder, state: State, seat: i64) -> vec[i16]:
    """What a seat may know, in numbers of their own."""
    numbers = blank(encoder.size)
    encoder.write(state, seat, numbers, 0)
    return numbers
