"""What lines promise: the points that a placement is expected to bring to their owners or to cost them.

An open line is expected to bring its passages so far times a factor, and a growth times the share of empty cells, both
by the ring of the cell that it leads into: figures of the guide.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.games.metro import board
from railbox.games.metro.rules import (
    EXITS,
    FAR,
    FIRST_ARRIVAL,
    FIRST_CENTRAL_ARRIVAL,
    FIRST_CENTRAL_DEPARTURE,
    FIRST_DEPARTURE,
    Metro,
)

# Figures, by their places in `figures.json`
FACTOR: Final = 2
GROWTH: Final = 6


def _entered_cells() -> list[int]:
    """By point: 4 * cell + side of the cell that a track enters there, -1 for arrivals."""
    entered = [-1] * board.POINTS
    for geometry in (board.RAILS_CENTRE, board.STATION_CENTRE):  # between them they have all points
        for place, point in enumerate(geometry.entering):
            if point >= 0:
                entered[point] = place
    return entered


def _rings() -> list[int]:
    """By cell: how far it is from the border, 0 to 3."""
    return [min(row, col, board.SIZE - 1 - row, board.SIZE - 1 - col) for row, col in board.PLACES]


RINGS: Final = vec[i64](_rings())
ENTERED: Final = vec[i64](_entered_cells())


def promise(figures: vec[float], ring: i64, passages: i64, share_empty: float) -> float:
    """What an open line that leads into this ring may bring in the end."""
    return float(passages) * figures[FACTOR + ring] + figures[GROWTH + ring] * share_empty


def gain(state: Metro, cell: i64, kind: i64, stakes: vec[float], figures: vec[float], share_empty: float) -> float:
    """What laying this tile there changes by the lines with an owner that run through it.

    `stakes` are what a point of each owner is worth.
    """
    setting = state.setting
    ends = state.ends
    first: i64 = 4 * cell
    exits: i64 = 4 * kind
    total = 0.0
    for side in range(4):
        entry = setting.entering[first + side]
        before = ends[entry]
        departure = before & FAR
        if departure < FIRST_DEPARTURE:
            continue
        owner = state.owner_of(departure)
        if owner < 0:
            continue
        passages = (before >> 9) + 1
        after = ends[setting.leaving[first + EXITS[exits + side]]]
        finish = after & FAR
        passages += after >> 9
        # the line may come back to this very tile
        while finish < FIRST_ARRIVAL and ENTERED[finish] >> 2 == cell:
            after = ends[setting.leaving[first + EXITS[exits + (ENTERED[finish] & 3)]]]
            finish = after & FAR
            passages += (after >> 9) + 1
        worth: float
        if finish < FIRST_ARRIVAL:
            worth = promise(figures, RINGS[ENTERED[finish] >> 2], passages, share_empty)
        else:
            worth = float(passages)
            if finish >= FIRST_CENTRAL_ARRIVAL and departure < FIRST_CENTRAL_DEPARTURE:
                worth += worth
        total += stakes[owner] * (worth - promise(figures, RINGS[cell], before >> 9, share_empty))
    return total
