"""Vectors of numbers can be pickled and deep-copied: their own type does not know how."""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def whole_numbers(items: list[int]) -> vec[i64]:
    """A vector of whole numbers."""
    made = vec[i64]([0] * len(items))
    for place in range(len(items)):
        made[place] = items[place]
    return made


def fractions(items: list[float]) -> vec[float]:
    """A vector of fractions."""
    made = vec[float]([0.0] * len(items))
    for place in range(len(items)):
        made[place] = items[place]
    return made


def _reduce_whole(vector: Any) -> Any:
    return whole_numbers, (list(vector),)


def _reduce_fractions(vector: Any) -> Any:
    return fractions, (list(vector),)


def make_picklable() -> None:
    """Tell pickle and copy how vectors are taken apart and put together."""
    copyreg.pickle(type(vec[i64]([0])), _reduce_whole)
    copyreg.pickle(type(vec[float]([0.0])), _reduce_fractions)
