"""Randomness that is the same on every machine: a small generator, seeded by name.

Every intermediate value stays below 2**62, so that compiled and interpreted runs agree.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
FINE: Final = 1 << 29  # the steps in which a chance is drawn


class Rng:
    """The generator sfc32: 128 bits of state, 32 bits a step."""

    __slots__ = ("a", "b", "c", "counter")
    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.counter = 1
        while self.counter <= 12:
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | c >> 11) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1, for n below 2**30."""
        product = self.next() * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.next() * n
                low = product & WORD
        return product >> 32

    def happens(self, chance: float) -> bool:
        """Whether something happens that has this chance, from 0 to 1."""
        return float(self.below(FINE)) < chance * float(FINE)

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place."""
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def shuffle_anew(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place, whatever their order was: the outcome tells nothing of it."""
        for i in range(1, count):
            item = items[i]
            j: i64 = i
            while j > 0 and items[j - 1] > item:
                items[j] = items[j - 1]
                j -= 1
            items[j] = item
        self.shuffle(items, count)

    def split(self) -> Rng:
        """A generator of its own for somebody else's use."""
        return Rng(self.next(), self.next(), self.next())

    def clone(self) -> Rng:
        """A generator that will give the same numbers."""
        copy = Rng(0, 0, 0)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.counter = self.counter
        return copy

    def __reduce__(self) -> Any:
        return _revive, (self.a, self.b, self.c, self.counter)


def _revive(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    rng = Rng(0, 0, 0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


def stream(seed: str, name: str) -> Rng:
    """The generator of one named purpose of a seed: what one stream shows tells nothing about another."""
    digest = hashlib.sha256(f"railbox\0{seed}\0{name}".encode()).digest()
    return Rng(
        int.from_bytes(digest[0:4], "little"),
        int.from_bytes(digest[4:8], "little"),
        int.from_bytes(digest[8:12], "little"),
    )


class Chance:
    """Where the chance events after the deal (a reshuffle, say) take their randomness from.

    In a real game each event has a stream of its own, made from the game's secret seed, so that cards that were
    seen tell nothing about later ones. In a copy made for thinking all events share one fast generator.
    """

    __slots__ = ("events", "fast", "seed")
    seed: str
    events: i64
    fast: Rng | None

    def __init__(self, seed: str, events: i64, fast: Rng | None) -> None:
        self.seed = seed
        self.events = events
        self.fast = fast

    def event(self) -> Rng:
        """The generator for the next chance event."""
        self.events += 1
        fast = self.fast
        if fast is not None:
            return fast
        return stream(self.seed, f"chance {self.events}")

    def clone(self) -> Chance:
        """A source that will give the same events."""
        fast = self.fast
        return Chance(self.seed, self.events, None if fast is None else fast.clone())

    def __reduce__(self) -> Any:
        return Chance, (self.seed, self.events, self.fast)


def real_chance(seed: str) -> Chance:
    """The chance events of a real game."""
    return Chance(seed, 0, None)


def thinking_chance(rng: Rng) -> Chance:
    """Chance events for a copy of a game in somebody's head."""
    return Chance("", 0, rng.split())
