"""What a seat guesses of a whole table, for tests of inference."""

from __future__ import annotations

from typing import TypeVar

from railbox.core.catalogue import Ruleset
from railbox.core.rng import stream
from railbox.core.state import State

Table = TypeVar("Table", bound=State)


def samples_of(ruleset: Ruleset, state: Table, seat: int, seed: str, count: int) -> list[Table]:
    """Guesses of a seat at the whole table, by all that it has seen."""
    guide, rng = ruleset.guide(), stream(seed, "infer")
    guide.study(state.resample(seat, rng), seat)
    drawn = (state.resample(seat, rng) for _ in range(count))
    samples = [sample for sample in drawn if isinstance(sample, type(state))]
    for sample in samples:
        guide.infer(sample, seat, rng)
    return samples
