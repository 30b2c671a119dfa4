"""What the tiles of a player tell of the shares that he hides, with expansion 1.

Who holds shares of a company lays tiles that lengthen its lines, the more so the higher their percent. So each tile
makes those hands likelier for which its cell was better than the others would have been. A player with a stake of w
tenths in each company is taken to choose a cell by the chance exp(keenness * w * points), as in a conditional logit
(McFadden 1974); the logarithm of that chance is kept to its second term: what the chosen cell brings beyond the mean of
all cells, and how much these differ, each company with each.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import count_bits, lowest_bit
from railbox.core.rng import Rng
from railbox.games.metro.prospects import gain
from railbox.games.metro.rules import (
    CELLS,
    COMPANY_COUNT,
    DISTINCT_TURNS,
    PERCENT_COUNT,
    ROTATED,
    Metro,
)

SHARE_KEENNESS: Final = 10  # the figure's place in `figures.json`
SWEEPS: Final = 4  # how often each hidden share is drawn anew at first: then little is left of a blind guess
PAIRS: Final = 64  # of companies


@final
class Evidence:
    """What one seat can make of the tiles that all others have laid."""

    seat: i64
    players: i64
    keenness: float
    figures: vec[float]
    stake: vec[float]  # a point of one company alone counts
    points: vec[float]  # 8 * cell + company: what a tile would bring on the cells that it fits
    mean: vec[float]  # by company, of these
    spread: vec[float]  # 8 * company + company: their covariance
    liked: vec[float]  # 8 * (4 * other + percent) + company: what he chose beyond the mean, while he held this share
    ranged: vec[float]  # 64 * (16 * other + 4 * percent + percent) + 8 * company + company: how far he could choose
    share: vec[i64]  # as they were drawn anew the last time, with the piles and with who knows which
    pile: vec[i64]
    known: vec[i64]

    def __init__(self, state: Metro, seat: i64, figures: vec[float]) -> None:
        self.seat = seat
        self.players = state.setting.players
        self.keenness = figures[SHARE_KEENNESS]
        self.figures = figures
        self.stake = vec[float]([0.0] * COMPANY_COUNT)
        self.points = vec[float]([0.0] * (4 * CELLS * COMPANY_COUNT))
        self.mean = vec[float]([0.0] * COMPANY_COUNT)
        self.spread = vec[float]([0.0] * PAIRS)
        self.liked = vec[float]([0.0] * (int(self.players) * PERCENT_COUNT * COMPANY_COUNT))
        self.ranged = vec[float]([0.0] * (int(self.players) * PERCENT_COUNT * PERCENT_COUNT * PAIRS))
        self.share = vec[i64]([])
        self.pile = vec[i64]([])
        self.known = vec[i64]([])
        self.replay(state)

    # ---- what was seen -----------------------------------------------------------------------------

    def replay(self, state: Metro) -> None:
        """Go through the game again: where each tile was laid, and where else it might have been."""
        before = state.bare()
        for number in range(state.count_laid()):
            other = state.laid[number] // CELLS
            cell = state.laid[number] - CELLS * other
            if other != self.seat:
                self.survey(before, state.tiles[cell])
                self.note(state, before, number, other, cell)
            before.cover(cell, state.tiles[cell])

    def survey(self, before: Metro, kind: i64) -> None:
        """What a tile would bring to each company on all cells that it fits, on the mean, and how that differs."""
        count: i64 = 0
        for turn in range(DISTINCT_TURNS[kind] if before.setting.free_orientation else 1):
            turned = ROTATED[4 * kind + turn]
            cells = before.cells_for(turned)
            if cells == 0:
                cells = before.frontier
            while cells:
                self.judge(before, lowest_bit(cells), turned, COMPANY_COUNT * count)
                cells &= cells - 1
                count += 1
        points = self.points
        for company in range(COMPANY_COUNT):
            self.mean[company] = 0.0
            for place in range(company, COMPANY_COUNT * count, COMPANY_COUNT):
                self.mean[company] += points[place] / float(count)
        for company in range(COMPANY_COUNT):
            for rival in range(company + 1):
                total = 0.0
                for first in range(0, COMPANY_COUNT * count, COMPANY_COUNT):
                    total += points[first + company] * points[first + rival]
                total = total / float(count) - self.mean[company] * self.mean[rival]
                self.spread[COMPANY_COUNT * company + rival] = total
                self.spread[COMPANY_COUNT * rival + company] = total

    def judge(self, before: Metro, cell: i64, kind: i64, at: i64) -> None:
        """Write what a tile brings to each company on a cell."""
        share_empty = float(count_bits(before.empty)) / float(CELLS)
        for company in range(COMPANY_COUNT):
            self.stake[company] = 1.0
            self.points[at + company] = gain(before, cell, kind, self.stake, self.figures, share_empty)
            self.stake[company] = 0.0

    def note(self, state: Metro, before: Metro, number: i64, other: i64, cell: i64) -> None:
        """Add what one tile tells of the shares that its player has held since then."""
        self.judge(before, cell, state.tiles[cell], 0)
        held: i64 = PERCENT_COUNT * other
        for percent in range(PERCENT_COUNT):
            if number < state.since[held + percent]:
                continue
            first: i64 = COMPANY_COUNT * (held + percent)
            for company in range(COMPANY_COUNT):
                self.liked[first + company] += self.points[company] - self.mean[company]
            for beside in range(PERCENT_COUNT):
                if number < state.since[held + beside]:
                    continue
                first = PAIRS * (PERCENT_COUNT * (held + percent) + beside)
                for pair in range(PAIRS):
                    self.ranged[first + pair] += self.spread[pair]

    # ---- guesses -----------------------------------------------------------------------------------

    def draw_anew(self, state: Metro, rng: Rng) -> None:
        """Draw all hidden shares anew: each in turn changes places with any unknown one of its percent, or stays.

        Each guess goes on from the one before: once that was as likely as it should be, so are all that follow.
        """
        sweeps: i64 = 1
        if len(self.share) == 0:
            sweeps = SWEEPS
        else:
            state.share = self.share[:]
            state.pile = self.pile[:]
            state.known = self.known[:]
        for _ in range(sweeps):
            for percent in range(PERCENT_COUNT):
                for other in range(self.players):
                    mine = state.share[PERCENT_COUNT * other + percent]
                    if not state.knows_share(self.seat, percent, mine):
                        state.swap_shares(percent, mine, self.drawn(state, percent, other, mine, rng))
        self.share = state.share[:]
        self.pile = state.pile[:]
        self.known = state.known[:]

    def drawn(self, state: Metro, percent: i64, other: i64, mine: i64, rng: Rng) -> i64:
        """A company for another seat's share instead of the one he has in the sample, by how well it fits to him.

        If a third player has it there, it also counts what the exchange means for that one.
        """
        chosen = mine
        total = 0.0
        now = self.fit(state, percent, other, mine)
        for company in range(COMPANY_COUNT):
            if state.knows_share(self.seat, percent, company):
                continue
            better = self.fit(state, percent, other, company) - now
            holder = state.holder_of(percent, company)
            if holder >= 0 and holder != other:
                better += self.fit(state, percent, holder, mine) - self.fit(state, percent, holder, company)
            chance = math.exp(better)
            total += chance
            if rng.happens(chance / total):
                chosen = company
        return chosen

    def fit(self, state: Metro, percent: i64, other: i64, company: i64) -> float:
        """How likely a share makes the tiles of its holder, beside his others: the logarithm of it."""
        keen = self.keenness * float(percent + 1)
        held: i64 = PERCENT_COUNT * other
        first: i64 = PAIRS * PERCENT_COUNT * (held + percent) + COMPANY_COUNT * company
        against = 0.5 * keen * self.ranged[first + PAIRS * percent + company]
        for beside in range(PERCENT_COUNT):
            if beside != percent:
                weight = self.keenness * float(beside + 1)
                against += weight * self.ranged[first + PAIRS * beside + state.share[held + beside]]
        return keen * (self.liked[COMPANY_COUNT * (held + percent) + company] - against)
