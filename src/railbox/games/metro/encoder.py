"""What a seat may know of Metro, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from railbox.core.bits import BIT
from railbox.core.encoder import Encoder, Part
from railbox.core.state import State
from railbox.games.metro import board
from railbox.games.metro.prospects import ENTERED
from railbox.games.metro.rules import (
    CELLS,
    COMPANY_COUNT,
    FAR,
    FIRST_ARRIVAL,
    FIRST_DEPARTURE,
    KIND_COUNT,
    NUMBER_COUNT,
    PERCENT_COUNT,
    Metro,
    points_of,
)

# Literals, so that compiled code has them built in
BORDER: Final = 32  # departures
DEPARTURES: Final = 40  # with those of the centre
SQUARES: Final = 64
SQUARE: Final = vec[i64]([board.SIZE * row + col for row, col in board.PLACES])  # of each cell, row by row
HEAD: Final = vec[i64](  # by point: the side by which a line enters a cell there, and the cell
    [SQUARES * (place % 4) + SQUARE[place // 4] if place >= 0 else -1 for place in ENTERED]
)
HAND: Final = 3
PILE: Final = 5
LONGEST: Final = 240  # each of 60 tiles is passed four times at most
MOST_POINTS: Final = 2 * LONGEST


class MetroEncoder(Encoder):
    """The board and what lies at its rim, the lines, the own hand, shares and station numbers."""

    tiles: i64
    incoming: i64
    passages: i64
    wagons: i64
    lines: i64
    arrived: i64
    points: i64
    held: i64
    hand: i64
    to_place: i64
    must_place: i64
    supply: i64
    turn: i64
    profit: i64
    shares: i64
    shown: i64
    open: i64
    pile: i64
    exchanges: i64
    numbers: i64
    border: vec[i64]  # for each seat that looks: whose wagon stands at each border departure, as a category

    def describe(self) -> None:
        """The parts of Metro."""
        setting = self.ruleset.setting
        self.border = vec[i64](
            [
                int(self.owner(owner, seat, setting.companies))
                for seat in range(int(self.players))
                for owner in setting.owner
            ]
        )
        seats = int(self.seats)
        square = (board.SIZE, board.SIZE)
        owners = max(seats, COMPANY_COUNT)
        owner = "a seat, or with companies a company"
        kinds = "in the order of the facts"
        self.tiles = self.add(
            Part("tiles", square, 0, KIND_COUNT, f"the kind of tile that lies on each cell, {kinds}", category=True)
        )
        self.incoming = self.add(
            Part(
                "incoming",
                (4, *square),
                0,
                owners,
                f"who owns the line that enters an empty cell at the rim from the north, east, south, west: {owner}",
                category=True,
            )
        )
        self.passages = self.add(Part("passages", (4, *square), 0, LONGEST, "how long each of these lines is so far"))
        self.wagons = self.add(
            Part(
                "wagons",
                (DEPARTURES,),
                0,
                owners,
                f"the owner of the wagon at each border position (north, east, south, west) and at C1 to C8: {owner}",
                category=True,
            )
        )
        self.lines = self.add(Part("lines", (DEPARTURES,), 0, LONGEST, "how long the line of each of them is so far"))
        self.arrived = self.add(
            Part("arrived", (DEPARTURES,), 0, MOST_POINTS, "what it has scored, 0 while it is open or nobody's")
        )
        self.points = self.add(Part("points", (seats,), 0, MOST_POINTS, "the points of each seat, 0 if hidden"))
        self.held = self.add(Part("held", (seats,), 0, HAND, "how many tiles each seat holds"))
        self.hand = self.add(Part("hand", (HAND,), 0, KIND_COUNT, f"the own tiles by kind, {kinds}", category=True))
        self.to_place = self.add(
            Part("to_place", (), 0, KIND_COUNT, "the tile whose place the seat is to choose now", category=True)
        )
        self.must_place = self.add(Part("must_place", (), 0, 1, "whether it was drawn or chosen"))
        self.supply = self.add(Part("supply", (), 0, CELLS, "tiles in the supply"))
        self.turn = self.add(Part("turn", (), 0, seats, "the seat that decides now", category=True))
        self.profit = self.add(Part("profit", (COMPANY_COUNT,), 0, MOST_POINTS, "the profit of each company"))
        self.shares = self.add(
            Part(
                "shares",
                (seats, PERCENT_COUNT),
                0,
                COMPANY_COUNT,
                "the company of each seat's share of 10, 20, 30, 40 percent, where it is known",
                category=True,
            )
        )
        self.shown = self.add(Part("shown", (seats, PERCENT_COUNT), 0, 1, "shares that brought a central wagon"))
        self.open = self.add(
            Part("open", (PERCENT_COUNT,), 0, COMPANY_COUNT, "the company of each open share", category=True)
        )
        self.pile = self.add(
            Part(
                "pile",
                (PERCENT_COUNT, PILE),
                0,
                COMPANY_COUNT,
                "the companies in each pile of shares from the top, where they are known",
                category=True,
            )
        )
        self.exchanges = self.add(Part("exchanges", (), 0, 1, "whether shares may still be exchanged"))
        self.numbers = self.add(
            Part("numbers", (seats, NUMBER_COUNT), 0, 1, "the station numbers 1 to 32 of each seat, where known")
        )
        self.add_rules(
            [
                int(self.players),
                setting.hand_size,
                int(setting.free_orientation),
                int(setting.companies),
                int(setting.central_wagons),
                int(setting.central_rails),
                setting.rail_points,
                int(setting.open_numbers),
            ],
            "players, tiles in a hand, and whether there are: free orientation, companies, central wagons, central "
            "rails, points for central rails, open station numbers",
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat may know."""
        assert isinstance(state, Metro)
        setting = state.setting
        over = state.empty == 0
        self.write_board(state, into, at)
        self.write_lines(state, seat, into, at)
        for other in range(self.players):
            place = self.place_of(other, seat)
            for slot in range(other * setting.hand_size, (other + 1) * setting.hand_size):
                if state.hand[slot] >= 0:
                    into[at + self.held + place] += 1
        if seat >= 0:
            for slot in range(setting.hand_size):
                into[at + self.hand + slot] = i16(state.hand[seat * setting.hand_size + slot] + 1)
        acts = state.to_act()
        if acts == seat:
            into[at + self.to_place] = i16(state.kind_to_place() + 1)
            if state.must_place():
                into[at + self.must_place] = 1
        into[at + self.supply] = i16(state.deck_left)
        into[at + self.turn] = i16(self.who(acts, seat))
        if over:
            scores = state.scores()
            for other in range(self.players):
                into[at + self.points + self.place_of(other, seat)] = i16(scores[other])
        elif not setting.companies:
            for other in range(self.players):
                into[at + self.points + self.place_of(other, seat)] = i16(state.score[other])
        if setting.companies:
            self.write_shares(state, seat, over, into, at)
        if setting.has_numbers:
            for other in range(self.players):
                if over or other == seat or setting.open_numbers:
                    row = at + self.numbers + NUMBER_COUNT * self.place_of(other, seat) - 1
                    for number in state.numbers_of(other):
                        into[row + number] = 1
        self.write_rules(into, at)

    def owner(self, owner: i64, seat: i64, companies: bool) -> i64:
        """Whose a wagon is, as a category."""
        return owner + 1 if companies else self.who(owner, seat)

    def row_of(self, seat: i64) -> i64:
        """Where in `border` a seat looks; a spectator looks like the first seat."""
        if seat < 0:
            return 0
        return BORDER * seat

    def write_board(self, state: Metro, into: vec[i16], at: i64) -> None:
        """The tiles."""
        tiles = state.tiles
        square = SQUARE
        first = at + self.tiles
        cells: i64 = CELLS + 4
        for cell in range(cells):
            into[first + square[cell]] = i16(tiles[cell] + 1)

    def write_lines(self, state: Metro, seat: i64, into: vec[i16], at: i64) -> None:
        """The wagons and their lines."""
        border = self.border
        looks = self.row_of(seat)
        number: i64 = 0
        while number < BORDER:
            if border[looks + number]:
                self.write_line(state, number, border[looks + number], into, at)
            number += 1
        if state.setting.central_wagons:
            while number < DEPARTURES:
                owner = state.owner_of(FIRST_DEPARTURE + number)
                if owner >= 0:
                    self.write_line(state, number, self.owner(owner, seat, state.setting.companies), into, at)
                number += 1

    def write_line(self, state: Metro, number: i64, whose: i64, into: vec[i16], at: i64) -> None:
        """A wagon and its line, and where the line goes on if it has not arrived."""
        end = state.ends[FIRST_DEPARTURE + number]
        into[at + self.wagons + number] = i16(whose)
        into[at + self.lines + number] = i16(end >> 9)
        if end & FAR >= FIRST_ARRIVAL:
            into[at + self.arrived + number] = i16(points_of(FIRST_DEPARTURE + number, end & FAR, end >> 9))
        else:
            head = HEAD[end & FAR]
            into[at + self.incoming + head] = i16(whose)
            into[at + self.passages + head] = i16(end >> 9)

    def write_shares(self, state: Metro, seat: i64, over: bool, into: vec[i16], at: i64) -> None:
        """Companies and shares, as far as the seat knows them."""
        setting = state.setting
        me = BIT[seat] if seat >= 0 else BIT[setting.players]
        for company in range(COMPANY_COUNT):
            into[at + self.profit + company] = i16(state.score[company])
        for percent in range(PERCENT_COUNT):
            shares: i64 = COMPANY_COUNT * percent
            for other in range(self.players):
                company = state.share[PERCENT_COUNT * other + percent]
                place: i64 = at + PERCENT_COUNT * self.place_of(other, seat) + percent
                if over or other == seat or state.known[shares + company] & me:
                    into[self.shares + place] = i16(company + 1)
                if state.is_shown(other, percent):
                    into[self.shown + place] = 1
            into[at + self.open + percent] = i16(state.open[percent] + 1)
            for number in range(setting.pile_size):
                company = state.pile[percent * setting.pile_size + number]
                if over or state.known[shares + company] & me:
                    into[at + self.pile + PILE * percent + number] = i16(company + 1)
        if not over and not state.exchange_is_closed():
            into[at + self.exchanges] = 1
