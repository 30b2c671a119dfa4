"""Network: a small one, that judges a position by whole numbers, compiled like the rules; it needs no library."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

TOGETHER: Final = 4  # units of a layer that are summed up at a time: so many sums fit into registers


@final
class Network:
    """Two hidden layers of the same width, a multiple of TOGETHER, and one output between 0 and 1.

    The weights of a layer lie by groups of TOGETHER units: first their biases, then for each input its weights to them.
    """

    inputs: i64
    width: i64
    first: vec[float]
    second: vec[float]
    last: vec[float]  # the bias, then a weight for each unit of the second layer
    given: vec[float]  # the inputs,
    low: vec[float]  # what the first layer says …
    high: vec[float]  # … and the second

    def __init__(self, inputs: i64, width: i64, first: list[float], second: list[float], last: list[float]) -> None:
        assert width % TOGETHER == 0
        assert len(first) == width * (inputs + 1) and len(second) == width * (width + 1) and len(last) == width + 1
        self.inputs = inputs
        self.width = width
        self.first = vec[float](first)
        self.second = vec[float](second)
        self.last = vec[float](last)
        self.given = vec[float]([0.0] * inputs)
        self.low = vec[float]([0.0] * width)
        self.high = vec[float]([0.0] * width)

    def judge(self, numbers: vec[i16]) -> float:
        """The output for these inputs."""
        given = self.given
        for place in range(self.inputs):
            given[place] = float(i64(numbers[place]))
        pass_on(self.first, given, self.low)
        pass_on(self.second, self.low, self.high)
        weights = self.last
        total = weights[0]
        for place in range(self.width):
            total += self.high[place] * weights[place + 1]
        return 1.0 / (1.0 + math.exp(-total))


def pass_on(weights: vec[float], said: vec[float], into: vec[float]) -> None:
    """What a layer makes of what the one before it said."""
    at: i64 = 0
    unit: i64 = 0
    while unit < len(into):
        a = weights[at]
        b = weights[at + 1]
        c = weights[at + 2]
        d = weights[at + 3]
        at += TOGETHER
        for each in said:
            a += each * weights[at]
            b += each * weights[at + 1]
            c += each * weights[at + 2]
            d += each * weights[at + 3]
            at += TOGETHER
        into[unit] = max(a, 0.0)
        into[unit + 1] = max(b, 0.0)
        into[unit + 2] = max(c, 0.0)
        into[unit + 3] = max(d, 0.0)
        unit += TOGETHER
