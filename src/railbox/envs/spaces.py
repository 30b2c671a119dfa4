"""Observations as NumPy arrays: views on vectors, parts by name, and features for networks."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from railbox.bots.base import Position
from railbox.core.encoder import Part
from railbox.core.rng import stream

Numbers = npt.NDArray[np.int16]
Features = npt.NDArray[np.float32]


def looking_at(vector: Any, *shape: int) -> npt.NDArray[Any]:
    """The numbers of a vector as an array on the same memory, which may be written to.

    A vector shows its memory for reading only, though it may be written; hence the way by its address.
    """
    array = np.asarray(vector)
    if not array.size:
        return array.reshape(shape)
    memory: Any = (ctypes.c_byte * array.nbytes).from_address(array.ctypes.data)
    memory.owner = array  # keeps the vector alive as long as anybody looks at it
    return np.frombuffer(memoryview(memory), dtype=array.dtype).reshape(shape)


def observe(position: Position) -> Numbers:
    """What the seat of a bot's position may know, as the environments show it: for bots that were trained in them."""
    encoder = position.ruleset.encoder()
    numbers = vec[i16]([0] * encoder.size)
    encoder.write(position.sample(stream("observe", "any")), position.seat, numbers, 0)
    return np.array(numbers)


def split(numbers: Numbers, spec: Sequence[Part]) -> dict[str, Numbers]:
    """The parts of observations by name, each in its own shape; nothing is copied."""
    parts = {}
    start = 0
    for part in spec:
        parts[part.name] = numbers[..., start : start + part.size].reshape(*numbers.shape[:-1], *part.shape)
        start += part.size
    return parts


@lru_cache(maxsize=64)
def _table(spec: tuple[Part, ...]) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.int16], npt.NDArray[np.float32]]:
    """For each feature the number that it is made of, the category that it stands for (or 0), and its scale."""
    sources, wanted, scales = [], [], []
    start = 0
    for part in spec:
        for number in range(start, start + part.size):
            categories = range(1, part.high + 1) if part.category else (0,)
            for category in categories:
                sources.append(number)
                wanted.append(category)
                scales.append(1.0 if part.category else 1.0 / max(min(max(-part.low, part.high), 100), 1))
        start += part.size
    return np.array(sources), np.array(wanted, np.int16), np.array(scales, np.float32)


def features(numbers: Numbers, spec: Sequence[Part]) -> Features:
    """Observations as a network likes them: a 0 or 1 for each category, all other numbers about 0 to 1."""
    sources, wanted, scales = _table(tuple(spec))
    taken = numbers[..., sources]
    return np.where(wanted > 0, taken == wanted, taken * scales).astype(np.float32)


def feature_count(spec: Sequence[Part]) -> int:
    """How many features observations of this spec have."""
    return len(_table(tuple(spec))[0])


def low_and_high(spec: Sequence[Part]) -> tuple[Numbers, Numbers]:
    """The least and the greatest of each number."""
    low = np.concatenate([np.full(part.size, part.low, np.int16) for part in spec])
    high = np.concatenate([np.full(part.size, part.high, np.int16) for part in spec])
    return low, high
