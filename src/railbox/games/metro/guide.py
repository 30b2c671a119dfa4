"""A guide to Metro: lengthen one's own lines, lead them into the centre, cut the others short."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import count_bits, lowest_bit
from railbox.core.guide import Guide
from railbox.core.state import State
from railbox.games.metro import board
from railbox.games.metro.rules import (
    CELLS,
    DISTINCT_TURNS,
    DRAW,
    EXCHANGE,
    EXITS,
    FAR,
    FIRST_ARRIVAL,
    FIRST_CENTRAL_ARRIVAL,
    FIRST_CENTRAL_DEPARTURE,
    FIRST_DEPARTURE,
    PASS,
    PERCENT_COUNT,
    ROTATED,
    TILE,
    WAGON,
    WAGON_BY_SHARE,
    Metro,
)


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

# The figures, by their places in `figures.json`. An open line is expected to bring its passages so far times a factor,
# and a growth times the share of empty cells, both by the ring of the cell that it leads into.
DRAW_THRESHOLD: Final = 0
KEENNESS: Final = 1
FACTOR: Final = 2
GROWTH: Final = 6

EVEN: Final = 0.3  # without it, more iterations than a thousand hardly find better places
BIAS: Final = 0.06  # of a victory for what four points are worth to the guide


class MetroGuide(Guide):
    """Judges a placement by what it changes in the expected points of all lines that it touches."""

    def __init__(self) -> None:
        self.informed = True
        self.even = EVEN
        self.bias = BIAS
        self.stakes = vec[float]([0.0] * 8)

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """Expected points of the seat to act, less those of its rivals."""
        assert isinstance(state, Metro)
        self.set_stakes(state)
        kind = state.kind_to_place()
        share_empty = float(count_bits(state.empty)) / 60.0
        count: i64 = len(actions)
        for place in range(count):
            action: i64 = actions[place]
            points = self.figures[DRAW_THRESHOLD]
            if action < DRAW:
                turn: i64 = 0
                while action >= CELLS:
                    action -= CELLS
                    turn += 1
                points = self.gain(state, action, ROTATED[4 * kind + turn], share_empty)
            elif action != DRAW:
                if action < EXCHANGE:
                    points = self.best_place(state, action - TILE, share_empty)
                elif action < WAGON:
                    points = self.exchange(state, (action - EXCHANGE) >> 1, (action - EXCHANGE) & 1 == 1)
                elif action == PASS:
                    points = 0.0
                else:
                    points = self.wagon(state, action, share_empty)
            weights[place] = self.figures[KEENNESS] * points

    def aspect(self, state: State) -> i64:
        """The tile that is to be placed, if it is known which."""
        assert isinstance(state, Metro)
        return state.kind_to_place() + 1

    def set_stakes(self, state: Metro) -> None:
        """What a point of each owner's lines is worth to the seat to act."""
        setting = state.setting
        seat = state.seat
        if setting.companies:
            for company in range(8):
                self.stakes[company] = float(state.holding(seat, company)) - 1.0
            return
        for owner in range(setting.players):
            self.stakes[owner] = -1.0 / float(setting.players - 1)
        self.stakes[seat] = 1.0

    def gain(self, state: Metro, cell: i64, kind: i64, share_empty: float) -> float:
        """What laying this tile there changes for the seat, by the lines with an owner that run through it."""
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
                worth = self.promise(RINGS[ENTERED[finish] >> 2], passages, share_empty)
            else:
                worth = float(passages)
                if finish >= FIRST_CENTRAL_ARRIVAL and departure < FIRST_CENTRAL_DEPARTURE:
                    worth += worth
            total += self.stakes[owner] * (worth - self.promise(RINGS[cell], before >> 9, share_empty))
        return total

    def best_place(self, state: Metro, kind: i64, share_empty: float) -> float:
        """What the best place for a tile of the hand brings."""
        best = -100.0
        turns = DISTINCT_TURNS[kind] if state.setting.free_orientation else 1
        for turn in range(turns):
            turned = ROTATED[4 * kind + turn]
            cells = state.cells_for(turned)
            while cells:
                best = max(best, self.gain(state, lowest_bit(cells), turned, share_empty))
                cells &= cells - 1
        return best

    def exchange(self, state: Metro, percent: i64, from_pile: bool) -> float:
        """Whether another share is worth a turn: a share from the pile is as good as the average."""
        own = state.company_value(state.share[PERCENT_COUNT * state.seat + percent])
        other = 4.5 if from_pile else float(state.company_value(state.open[percent]))
        return float(percent + 1) * (other - float(own)) / 2.0

    def wagon(self, state: Metro, action: i64, share_empty: float) -> float:
        """What the line of a central wagon promises to its owner."""
        owner = state.seat
        departure = action - WAGON
        if action >= WAGON_BY_SHARE:
            departure = (action - WAGON_BY_SHARE) >> 2
            owner = state.share[PERCENT_COUNT * state.seat + ((action - WAGON_BY_SHARE) & 3)]
        end = state.ends[FIRST_CENTRAL_DEPARTURE + departure]
        worth = float(end >> 9)
        if end & FAR < FIRST_ARRIVAL:
            worth = self.promise(RINGS[ENTERED[end & FAR] >> 2], end >> 9, share_empty)
        return self.stakes[owner] * worth

    def promise(self, ring: i64, passages: i64, share_empty: float) -> float:
        """What an open line that leads into this ring may bring in the end."""
        return float(passages) * self.figures[FACTOR + ring] + self.figures[GROWTH + ring] * share_empty
