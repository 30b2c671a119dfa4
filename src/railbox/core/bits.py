"""Sets of up to 60 small numbers as the bits of one integer, fast when compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 60
BIT: Final = vec[i64]([1 << place for place in range(60)])  # a table, since mypyc shifts a literal as a 32-bit number

_LOW: Final = (1 << 30) - 1
_DE_BRUIJN: Final = 0x077CB531  # shifted by 0 to 31, its top five bits are all different
_PLACE: Final = vec[i64](
    [next((place for place in range(30) if (_DE_BRUIJN << place) >> 27 & 31 == top), 0) for top in range(32)]
)


def count_bits(mask: i64) -> i64:
    """How many bits a mask has."""
    mask -= (mask >> 1) & 0x555555555555555
    mask = (mask & 0x333333333333333) + ((mask >> 2) & 0x333333333333333)
    mask = (mask + (mask >> 4)) & 0xF0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def lowest_bit(mask: i64) -> i64:
    """The place of the lowest bit of a mask that has one."""
    half: i64 = 0
    if mask & _LOW == 0:
        mask >>= 30
        half = 30
    return half + _PLACE[(mask & -mask) * _DE_BRUIJN >> 27 & 31]


def pick_bit(mask: i64, number: i64) -> i64:
    """The place of the bit with this number, counted from 0 at the lowest."""
    while number > 0:
        mask &= mask - 1
        number -= 1
    return lowest_bit(mask)


def write_each(into: vec[i64], at: i64, first: i64, mask: i64) -> i64:
    """Write the action of each bit of a mask, lowest first; `first` is the action of bit 0. Returns where they end."""
    while mask:
        into[at] = first + lowest_bit(mask)
        at += 1
        mask &= mask - 1
    return at


def listed(items: vec[i64], count: i64) -> list[int]:
    """The first items as a list."""
    found: list[int] = []
    for place in range(count):
        found.append(items[place])
    return found
