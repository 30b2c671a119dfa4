"""What lines promise: the points that a placement is expected to bring, or to cost, to owners and holders of numbers.

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
    FIRST_DEPARTURE,
    PASSAGE,
    Metro,
    number_points,
    points_of,
)

# Figures, by their places in `figures.json`
FACTOR: Final = 2
GROWTH: Final = 6


def _places(geometries: list[list[int]]) -> list[int]:
    """By point: 4 * cell + side of the cell of which the tracks meet it there, -1 for none."""
    places = [-1] * board.POINTS
    for geometry in geometries:
        for place, point in enumerate(geometry):
            if point >= 0:
                places[point] = place
    return places


def _rings() -> list[int]:
    """By cell: how far it is from the border, 0 to 3."""
    return [min(row, col, board.SIZE - 1 - row, board.SIZE - 1 - col) for row, col in board.PLACES]


RINGS: Final = vec[i64](_rings())
# Between them, the two centres have all points
ENTERED: Final = vec[i64](_places([board.RAILS_CENTRE.entering, board.STATION_CENTRE.entering]))
LEFT: Final = vec[i64](_places([board.RAILS_CENTRE.leaving, board.STATION_CENTRE.leaving]))


def promise(figures: vec[float], ring: i64, passages: i64, share_empty: float) -> float:
    """What an open line that leads into this ring may bring in the end."""
    return float(passages) * figures[FACTOR + ring] + figures[GROWTH + ring] * share_empty


def follow(state: Metro, cell: i64, kind: i64, side: i64) -> i64:
    """Where a track that enters a cell by a side would lead with this tile, and by how many passages, as an end has it.

    It may come back to this very tile.
    """
    leaving = state.setting.leaving
    ends = state.ends
    first: i64 = 4 * cell
    exits: i64 = 4 * kind
    end = ends[leaving[first + EXITS[exits + side]]] + PASSAGE
    finish = end & FAR
    while finish < FIRST_ARRIVAL and ENTERED[finish] >> 2 == cell:
        end += ends[leaving[first + EXITS[exits + (ENTERED[finish] & 3)]]] + PASSAGE - finish
        finish = end & FAR
    return end


def gain(state: Metro, cell: i64, kind: i64, stakes: vec[float], figures: vec[float], share_empty: float) -> float:
    """What laying this tile there changes by the lines with an owner that run through it.

    `stakes` are what a point of each owner is worth.
    """
    setting = state.setting
    ends = state.ends
    first: i64 = 4 * cell
    total = 0.0
    for side in range(4):
        before = ends[setting.entering[first + side]]
        departure = before & FAR
        if departure < FIRST_DEPARTURE:
            continue
        owner = state.owner_of(departure)
        if owner < 0:
            continue
        end = follow(state, cell, kind, side)
        finish = end & FAR
        passages = (before >> 9) + (end >> 9)
        worth: float
        if finish < FIRST_ARRIVAL:
            worth = promise(figures, RINGS[ENTERED[finish] >> 2], passages, share_empty)
        else:
            worth = float(points_of(departure, finish, passages))
        total += stakes[owner] * (worth - promise(figures, RINGS[cell], before >> 9, share_empty))
    return total


def number_gain(
    state: Metro, cell: i64, kind: i64, stakes: vec[float], figures: vec[float], share_empty: float
) -> float:
    """What laying this tile there changes by the lines that lead to numbered stations, whoever owns them.

    `stakes` are what a point of each border arrival is worth. Such a line grows backwards as others grow forwards, so
    it promises as much as they do.
    """
    entering = state.setting.entering
    ends = state.ends
    first: i64 = 4 * cell
    total = 0.0
    for side in range(4):
        before = ends[entering[first + side]]
        start = before & FAR
        if start < FIRST_DEPARTURE and LEFT[start] >> 2 == cell:
            continue  # it has come over this very tile, and is followed from where it came first
        end = follow(state, cell, kind, side)
        finish = end & FAR
        if not FIRST_ARRIVAL <= finish < FIRST_CENTRAL_ARRIVAL or stakes[finish - FIRST_ARRIVAL] == 0.0:
            continue
        passages = (before >> 9) + (end >> 9)
        worth: float
        if start < FIRST_DEPARTURE:
            worth = promise(figures, RINGS[LEFT[start] >> 2], passages, share_empty)
        else:
            worth = float(number_points(start, passages))
        total += stakes[finish - FIRST_ARRIVAL] * (
            worth - promise(figures, RINGS[cell], ends[finish] >> 9, share_empty)
        )
    return total
