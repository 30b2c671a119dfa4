"""A guide to Metro: lengthen one's own lines, lead them into the centre, cut the others short."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import count_bits, lowest_bit
from railbox.core.guide import Guide
from railbox.core.rng import Rng
from railbox.core.state import State
from railbox.games.metro.inference import Evidence
from railbox.games.metro.prospects import ENTERED, RINGS, gain, number_gain, promise
from railbox.games.metro.rules import (
    CELLS,
    COMPANY_COUNT,
    DISTINCT_TURNS,
    DRAW,
    EXCHANGE,
    FAR,
    FIRST_ARRIVAL,
    FIRST_CENTRAL_DEPARTURE,
    NUMBER_COUNT,
    PASS,
    PERCENT_COUNT,
    ROTATED,
    TILE,
    WAGON,
    WAGON_BY_SHARE,
    Metro,
)

# Figures, by their places in `figures.json`; others are read in `prospects.py` and `inference.py`
DRAW_THRESHOLD: Final = 0
KEENNESS: Final = 1
NUMBER_WEIGHT: Final = 11
NUMBER_WEIGHT_BY_SHARES: Final = 12

EVEN: Final = 0.3  # without it, more iterations than a thousand hardly find better places
BIAS: Final = 0.06  # of a victory for what four points are worth to the guide


class MetroGuide(Guide):
    """Judges a placement by what it changes in the expected points of all lines that it touches."""

    def __init__(self) -> None:
        self.informed = True
        self.even = EVEN
        self.bias = BIAS
        self.stakes = vec[float]([0.0] * 8)
        self.number_stakes = vec[float]([0.0] * NUMBER_COUNT)
        self.evidence: Evidence | None = None

    def study(self, state: State, seat: i64) -> None:
        """Note what the tiles of the others tell of their shares."""
        assert isinstance(state, Metro)
        self.evidence = Evidence(state, seat, self.figures) if state.setting.companies else None

    def infer(self, state: State, seat: i64, rng: Rng) -> None:
        """Draw the hidden shares anew, each as likely as it makes the tiles that were laid."""
        assert isinstance(state, Metro)
        if self.evidence is not None:
            self.evidence.draw_anew(state, rng)

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """Expected points of the seat to act, less those of its rivals."""
        assert isinstance(state, Metro)
        self.set_stakes(state)
        if state.setting.has_numbers:
            self.set_number_stakes(state)
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
                points = self.tile(state, action, ROTATED[4 * kind + turn], share_empty)
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
            for company in range(COMPANY_COUNT):
                others: i64 = 0
                for other in range(setting.players):
                    if other != seat:
                        others += state.holding(other, company)
                mine = float(state.holding(seat, company))
                self.stakes[company] = mine - float(others) / float(setting.players - 1)
            return
        for owner in range(setting.players):
            self.stakes[owner] = -1.0 / float(setting.players - 1)
        self.stakes[seat] = 1.0

    def set_number_stakes(self, state: Metro) -> None:
        """What a point of the line to each border arrival is worth to the seat to act.

        A number that he does not see is as likely to be in another hand as any.
        """
        setting = state.setting
        own = self.figures[NUMBER_WEIGHT_BY_SHARES if setting.companies else NUMBER_WEIGHT]
        rivals = float(setting.players - 1)
        for place in range(NUMBER_COUNT):
            each = setting.numbers[place >> 3]
            holder = (place & 7) // each if each else setting.players
            stake = 0.0
            if holder == state.seat:
                stake = own
            elif not setting.open_numbers:
                stake = -own * float(each) / float(8 - each)
            elif holder < setting.players:
                stake = -own / rivals
            self.number_stakes[setting.arrival_of_number[state.number[place] - 1] - FIRST_ARRIVAL] = stake

    def tile(self, state: Metro, cell: i64, kind: i64, share_empty: float) -> float:
        """What a tile brings there, by lines and by station numbers."""
        points = gain(state, cell, kind, self.stakes, self.figures, share_empty)
        if state.setting.has_numbers:
            points += number_gain(state, cell, kind, self.number_stakes, self.figures, share_empty)
        return points

    def best_place(self, state: Metro, kind: i64, share_empty: float) -> float:
        """What the best place for a tile of the hand brings."""
        best = -100.0
        turns = DISTINCT_TURNS[kind] if state.setting.free_orientation else 1
        for turn in range(turns):
            turned = ROTATED[4 * kind + turn]
            cells = state.cells_for(turned)
            while cells:
                best = max(best, self.tile(state, lowest_bit(cells), turned, share_empty))
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
            worth = promise(self.figures, RINGS[ENTERED[end & FAR] >> 2], end >> 9, share_empty)
        return self.stakes[owner] * worth
