"""The rules of Metro: base game, free orientation, larger hands, and the four expansions.

A line is known by its two ends only: `ends[p]` holds, for the open end p of a line, the point at its other end and
its number of passages, so that joining two lines takes the same short time whatever their length.
Sets of cells are 60-bit masks.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, listed, pick_bit, write_each
from railbox.core.rng import Rng
from railbox.core.state import OVER, BaseSetting, IllegalAction, State
from railbox.games.metro import board

CELLS: Final = 60
KIND_COUNT: Final = 24
COMPANY_COUNT: Final = 8
CENTRAL_COUNT: Final = 8
PERCENT_COUNT: Final = 4
NUMBER_COUNT: Final = 32
COLOUR_COUNT: Final = 4  # of the station numbers, 8 of each

# Actions
PLACE: Final = 0  # 60 * quarter turns + cell
DRAW: Final = 240
TILE: Final = 241  # + kind: which tile of a hand of several
EXCHANGE: Final = 265  # 2 * percent + (0: take the open share, 1: take the top of the pile)
WAGON: Final = 273  # + central departure
WAGON_BY_SHARE: Final = 281  # 4 * central departure + percent of the share that is shown
PASS: Final = 313  # for a seat that has no tile left
ACTIONS: Final = 314

# Journal entries; what follows the code is said beside each
TILE_PLACED: Final = 0  # seat, cell, kind as it lies
TILE_DRAWN: Final = 1  # seat, kind
HAND_REFILLED: Final = 2  # seat, kind
LINE_CLOSED: Final = 3  # owner or -1, departure, arrival, passages, points
SHARE_EXCHANGED: Final = 4  # seat, percent, returned, who knows it, taken, who knows it, from the pile (0, 1)
SHARE_TURNED_UP: Final = 5  # percent, company
WAGON_PLACED: Final = 6  # seat, central departure, owner, percent of the shown share or -1
TURN_SKIPPED: Final = 7  # seat
NUMBER_SCORED: Final = 8  # seat, station number, points
SHARES_SCORED: Final = 9  # seat, dividends, bonus
GAME_ENDED: Final = 10
TURN_PASSED: Final = 11  # seat

# Points (see board.py)
FIRST_DEPARTURE: Final = 224
FIRST_CENTRAL_DEPARTURE: Final = 256
FIRST_ARRIVAL: Final = 264
FIRST_CENTRAL_ARRIVAL: Final = 296

EXCHANGE_CLOSES_AT: Final = 25  # profit of the leading company
ROUNDS_WITHOUT_TILE: Final = 50  # then shares are no longer exchanged until a tile lies: a game must end

ALL_CELLS: Final = (1 << 60) - 1
BORDER_CELLS: Final[i64] = board.BORDER_CELLS
NEIGHBOURS: Final = vec[i64](board.NEIGHBOURS)
LONGER_THAN_ONE: Final = vec[i64](board.LONGER_THAN_ONE)
EXITS: Final = vec[i64](board.EXITS)
ROTATED: Final = vec[i64](board.ROTATED)
DISTINCT_TURNS: Final = vec[i64](board.DISTINCT_TURNS)
CENTRAL_CELL: Final = vec[i64]([cell for cell, _ in board.CENTRAL_STATIONS])
CENTRAL_SIDE: Final = vec[i64]([side for _, side in board.CENTRAL_STATIONS])

# An end of a line: the point at the other end in the low bits, the passages above
FAR: Final = 511
PASSAGE: Final = 512
NO_LINES: Final = vec[i64](list(range(board.POINTS)))
NOTHING: Final = vec[i64]([])
ROOM: Final = vec[i64]([0] * ACTIONS)
BOX: Final = vec[i64]([kind for kind, copies in enumerate(board.COPIES) for _ in range(copies)])
RAIL_KINDS: Final = vec[i64]([board.KINDS.index(code) for code in board.RAILS])
EIGHT: Final = vec[i64](list(range(8)))


def points_of(departure: i64, end: i64, passages: i64) -> i64:
    """What a line scores: the Central Station doubles lines from the border; -1 if it has not arrived."""
    if end < FIRST_ARRIVAL:
        return -1
    if end >= FIRST_CENTRAL_ARRIVAL and departure < FIRST_CENTRAL_DEPARTURE:
        return 2 * passages
    return passages


def number_points(departure: i64, passages: i64) -> i64:
    """What a line brings to the holder of the station number at its end: double if it began in the centre."""
    return 2 * passages if departure >= FIRST_CENTRAL_DEPARTURE else passages


def swapped(company: i64, one: i64, other: i64) -> i64:
    """A company, or the other one of two that change places."""
    if company == one:
        return other
    return one if company == other else company


def eights(rng: Rng, step: i64) -> vec[i64]:
    """Four shuffled piles of eight numbers; those of each pile are higher by a step than those of the one before."""
    numbers = EIGHT[:]
    piles = vec[i64]([0] * 32)
    for pile in range(4):
        rng.shuffle(numbers, 8)
        for place in range(8):
            piles[8 * pile + place] = numbers[place] + step * pile
    return piles


@final
class Setting(BaseSetting):
    """What is fixed for a whole game: players, options, geometry and the owners of the wagons."""

    players: i64
    hand_size: i64
    free_orientation: bool
    companies: bool
    central_wagons: bool
    central_rails: bool
    random_first: bool
    plain: bool  # a turn is to place a tile as it is printed, or to draw one first
    rail_points: i64
    numbers: vec[i64]  # how many station numbers of each colour every seat has
    has_numbers: bool
    open_numbers: bool
    pile_size: i64
    everybody: i64
    entering: vec[i64]
    leaving: vec[i64]
    owner: vec[i64]
    arrival_of_number: vec[i64]

    def __init__(
        self,
        *,
        players: i64,
        hand_size: i64,
        free_orientation: bool,
        companies: bool,
        central_wagons: bool,
        central_rails: bool,
        random_first: bool,
        rail_points: i64,
        numbers: list[int],
        open_numbers: bool,
        owners: list[int],
        positions: list[int],
    ) -> None:
        super().__init__()
        self.players = players
        self.hand_size = hand_size
        self.free_orientation = free_orientation
        self.companies = companies
        self.central_wagons = central_wagons
        self.central_rails = central_rails
        self.random_first = random_first
        self.plain = not (free_orientation or companies or central_wagons)
        self.rail_points = rail_points
        self.numbers = vec[i64](numbers)
        self.has_numbers = any(each > 0 for each in numbers)
        self.open_numbers = open_numbers
        self.pile_size = COMPANY_COUNT - 1 - players
        self.everybody = BIT[players + 1] - 1  # a bit for each seat and one for the spectators
        geometry = board.RAILS_CENTRE if central_rails else board.STATION_CENTRE
        self.entering = vec[i64](geometry.entering)
        self.leaving = vec[i64](geometry.leaving)
        self.owner = vec[i64](owners)
        self.arrival_of_number = vec[i64]([FIRST_ARRIVAL + position for position in positions])


@final
class Metro(State):
    """One game of Metro."""

    setting: Setting
    seat: i64  # whose turn it is
    hand: vec[i64]  # hand_size kinds for each seat, -1 where there is none
    chosen: i64  # the place in the hand of the tile that was chosen, -1 for none
    drawn: i64  # the kind that was drawn and must be placed, -1 for none
    deck: vec[i64]  # never changed in place: clones share it
    deck_left: i64
    empty: i64  # cells without a tile
    frontier: i64  # empty cells that touch a tile or the border
    tiles: vec[i64]  # the kind that lies on each of 64 cells, -1 for none
    ends: vec[i64]
    score: vec[i64]  # by seat, or by company with expansion 1

    central: vec[i64]  # expansion 2: the owner of the wagon at each central departure, -1 for none
    share: vec[i64]  # expansion 1: the company of each seat's share of each percent
    shown: i64  # mask of 4 * seat + percent: shares that lie open and cannot be exchanged
    pile: vec[i64]  # four piles of pile_size companies, from the top
    open: vec[i64]  # the open share of each percent
    known: vec[i64]  # for each share 8 * percent + company: mask of the seats who know where it is
    laid: vec[i64]  # expansion 1: 60 * seat + cell of each tile, in the order in which they were laid
    since: vec[i64]  # expansion 1: how many tiles lay when each seat took its share of each percent
    turns_without_tile: i64
    number: vec[i64]  # expansion 4: the 8 numbers of each colour in dealing order; never changed in place

    def __init__(self, setting: Setting) -> None:
        """A board without pieces; `deal` sets the game up."""
        super().__init__()
        self.setting = setting
        self.seat = 0
        self.hand = NOTHING
        self.chosen = -1
        self.drawn = -1
        self.deck = NOTHING
        self.deck_left = 0
        self.empty = ALL_CELLS
        self.frontier = BORDER_CELLS
        self.tiles = NOTHING
        self.ends = NOTHING
        self.score = NOTHING
        self.central = NOTHING
        self.share = NOTHING
        self.shown = 0
        self.pile = NOTHING
        self.open = NOTHING
        self.known = NOTHING
        self.laid = NOTHING
        self.since = NOTHING
        self.turns_without_tile = 0
        self.number = NOTHING

    def deal(self, first: i64, deck: list[int], rails: list[int], shares: list[int], numbers: list[int]) -> None:
        """Set the game up: `deck` is drawn from its end, `shares` are four piles of eight from the top."""
        self.set_up(first, vec[i64](deck), vec[i64](rails), vec[i64](shares), vec[i64](numbers))

    def redeal(self, rng: Rng) -> Metro:
        """Another game with the same setting: all piles shuffled, the central rails turned at random."""
        setting = self.setting
        deck = BOX[:]
        rng.shuffle(deck, CELLS)
        rails = NOTHING
        if setting.central_rails:
            rails = RAIL_KINDS[:]
            rng.shuffle(rails, len(rails))
            rails = rails[:4]
            for place in range(4):
                rails[place] = ROTATED[4 * rails[place] + rng.below(4)]
        shares = eights(rng, 0) if setting.companies else NOTHING
        numbers = eights(rng, 8) if setting.has_numbers else NOTHING
        for place in range(len(numbers)):
            numbers[place] += 1
        state = Metro(setting)
        state.set_up(rng.below(setting.players) if setting.random_first else 0, deck, rails, shares, numbers)
        return state

    def set_up(self, first: i64, deck: vec[i64], rails: vec[i64], shares: vec[i64], numbers: vec[i64]) -> None:
        """The same with the numbers as the state keeps them."""
        setting = self.setting
        self.seat = first
        self.deck = deck
        self.deck_left = len(deck)
        self.hand = vec[i64]([-1] * (setting.players * setting.hand_size))
        self.tiles = vec[i64]([-1] * (CELLS + 4))
        self.ends = NO_LINES[:]
        owners: i64 = COMPANY_COUNT if setting.companies else setting.players
        self.score = vec[i64]([0] * owners)
        if setting.central_wagons:
            self.central = vec[i64]([-1] * CENTRAL_COUNT)
        self.number = numbers
        if setting.has_numbers:
            self.sort_spare_numbers()
        for slot in range(setting.hand_size):
            for seat in range(setting.players):
                self.deck_left -= 1
                self.hand[seat * setting.hand_size + slot] = self.deck[self.deck_left]
        for place in range(len(rails)):
            self.lay(CELLS + place, rails[place], setting.rail_points)
        if setting.companies:
            self.deal_shares(shares)

    def deal_shares(self, shares: vec[i64]) -> None:
        """One share of each percent to each seat, then one open and the rest as a pile."""
        setting = self.setting
        self.share = vec[i64]([0] * (PERCENT_COUNT * setting.players))
        self.pile = vec[i64]([0] * (PERCENT_COUNT * setting.pile_size))
        self.open = vec[i64]([0] * PERCENT_COUNT)
        self.known = vec[i64]([0] * (PERCENT_COUNT * COMPANY_COUNT))
        self.laid = vec[i64]([0] * CELLS)
        self.since = vec[i64]([0] * (PERCENT_COUNT * setting.players))
        for percent in range(PERCENT_COUNT):
            top: i64 = percent * COMPANY_COUNT
            for seat in range(setting.players):
                company: i64 = shares[top + seat]
                self.share[PERCENT_COUNT * seat + percent] = company
                self.known[COMPANY_COUNT * percent + company] = BIT[seat]
            top += setting.players
            self.open[percent] = shares[top]
            self.known[COMPANY_COUNT * percent + self.open[percent]] = setting.everybody
            for place in range(setting.pile_size):
                self.pile[percent * setting.pile_size + place] = shares[top + 1 + place]

    # ---- who decides what --------------------------------------------------------------------

    def to_act(self) -> i64:
        """The seat that decides now."""
        if self.empty:
            return self.seat
        return OVER

    def kind_to_place(self) -> i64:
        """The tile that is to be placed now, -1 while the choice is still open."""
        if self.drawn >= 0:
            return self.drawn
        size = self.setting.hand_size
        if size == 1:
            return self.hand[self.seat]
        return self.hand[self.seat * size + self.chosen] if self.chosen >= 0 else -1

    def must_place(self) -> bool:
        """Whether the tile of this turn is fixed and only its place is left to choose."""
        return self.drawn >= 0 or self.chosen >= 0

    def may_draw(self) -> bool:
        """Drawing instead of placing a tile of the hand needs a tile in the supply."""
        return self.drawn < 0 and self.chosen < 0 and self.deck_left > 0

    def may_exchange(self) -> bool:
        """Shares are exchanged until a company has reached 25, and not for ever without a tile."""
        if not self.setting.companies or self.turns_without_tile >= ROUNDS_WITHOUT_TILE * self.setting.players:
            return False
        return not self.exchange_is_closed()

    def exchange_is_closed(self) -> bool:
        """Whether a company has reached the profit that ends all exchanges."""
        return any(profit >= EXCHANGE_CLOSES_AT for profit in self.score)

    def wagon_fits(self, departure: i64) -> bool:
        """A central departure takes a wagon if it is free and no finished line of one passage starts there."""
        if self.central[departure] >= 0:
            return False
        end = self.ends[FIRST_CENTRAL_DEPARTURE + departure]
        return not (end & FAR >= FIRST_ARRIVAL and end < 2 * PASSAGE)

    def has_wagon(self, owner: i64) -> bool:
        """Whether the central wagon of this owner is still beside the board."""
        return all(at != owner for at in self.central)

    def cells_for(self, kind: i64) -> i64:
        """Where a tile as it lies closes no line of a single passage."""
        cells = self.frontier & LONGER_THAN_ONE[kind]
        if self.setting.central_wagons:
            for departure in range(CENTRAL_COUNT):
                side = CENTRAL_SIDE[departure]
                if self.central[departure] >= 0 and EXITS[4 * kind + side] == side:
                    cells &= ~BIT[CENTRAL_CELL[departure]]
        return cells

    def no_cell_for(self, kind: i64) -> bool:
        """Whether the tile, however it may be turned, could only close one-passage lines: then it goes anywhere."""
        turns = DISTINCT_TURNS[kind] if self.setting.free_orientation else 1
        return all(self.cells_for(ROTATED[4 * kind + turn]) == 0 for turn in range(turns))

    def legal_actions(self) -> list[int]:
        """All legal actions in rising order."""
        actions = ROOM[:]
        return listed(actions, self.list_legal(actions, 0))

    def list_legal(self, into: vec[i64], at: i64) -> i64:
        """Write all legal actions; returns where they end."""
        if self.empty == 0:
            return at
        kind = self.kind_to_place()
        if kind >= 0:
            if self.setting.plain:
                cells = self.frontier & LONGER_THAN_ONE[kind]
                at = write_each(into, at, PLACE, cells if cells else self.frontier)
            else:
                at = self.list_places(kind, into, at)
        if self.must_place():
            return at
        if self.deck_left > 0:
            into[at] = DRAW
            at += 1
        if self.setting.hand_size > 1:
            for kind in range(KIND_COUNT):
                if self.slot_of(kind) >= 0:
                    into[at] = TILE + kind
                    at += 1
        if self.setting.companies or self.setting.central_wagons:
            at = self.list_other_turns(into, at)
            if not self.has_tile():
                into[at] = PASS
                at += 1
        return at

    def list_places(self, kind: i64, into: vec[i64], at: i64) -> i64:
        """Write where the tile may lie, as it is and turned."""
        anywhere = self.no_cell_for(kind)
        for turn in range(DISTINCT_TURNS[kind] if self.setting.free_orientation else 1):
            cells = self.frontier if anywhere else self.cells_for(ROTATED[4 * kind + turn])
            at = write_each(into, at, PLACE + CELLS * turn, cells)
        return at

    def list_other_turns(self, into: vec[i64], at: i64) -> i64:
        """Write what may be done instead of placing a tile: exchanges and central wagons."""
        if self.may_exchange():
            for percent in range(PERCENT_COUNT):
                if not self.is_shown(self.seat, percent):
                    into[at] = EXCHANGE + 2 * percent
                    into[at + 1] = EXCHANGE + 2 * percent + 1
                    at += 2
        if not self.setting.central_wagons:
            return at
        for departure in range(CENTRAL_COUNT):
            if not self.wagon_fits(departure):
                continue
            if self.setting.companies:
                for percent in range(PERCENT_COUNT):
                    if self.has_wagon(self.share[PERCENT_COUNT * self.seat + percent]):
                        into[at] = WAGON_BY_SHARE + PERCENT_COUNT * departure + percent
                        at += 1
            elif self.has_wagon(self.seat):
                into[at] = WAGON + departure
                at += 1
        return at

    def has_tile(self) -> bool:
        """Whether the seat to act holds a tile."""
        size = self.setting.hand_size
        for slot in range(self.seat * size, self.seat * size + size):
            if self.hand[slot] >= 0:
                return True
        return self.drawn >= 0

    def slot_of(self, kind: i64) -> i64:
        """The first place of a kind in the hand of the seat to act, -1 if it has none."""
        size = self.setting.hand_size
        for slot in range(size):
            if self.hand[self.seat * size + slot] == kind:
                return slot
        return -1

    def is_shown(self, seat: i64, percent: i64) -> bool:
        """Whether this share lies open since it brought a central wagon."""
        return self.shown & BIT[PERCENT_COUNT * seat + percent] != 0

    def random_action(self, rng: Rng) -> i64:
        """A uniformly random legal action."""
        kind = self.kind_to_place()
        if kind < 0 or not self.setting.plain:
            actions = self.legal_actions()
            return actions[rng.below(len(actions))]
        cells = self.frontier & LONGER_THAN_ONE[kind]
        if cells == 0:
            cells = self.frontier
        count = count_bits(cells)
        pick = rng.below(count + 1 if self.may_draw() else count)
        if pick == count:
            return DRAW
        return PLACE + pick_bit(cells, pick)

    # ---- what actions do -----------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do a legal action."""
        if action < DRAW:
            turn: i64 = 0
            while action >= CELLS:
                action -= CELLS
                turn += 1
            self.place(action, turn)
        elif action == DRAW:
            self.drawn = self.take_from_supply()
            if self.journal is not None:
                self.journal.append([TILE_DRAWN, self.seat, self.drawn])
        elif action < EXCHANGE:
            self.chosen = self.slot_of(action - TILE)
        elif action < WAGON:
            self.exchange((action - EXCHANGE) >> 1, (action - EXCHANGE) & 1 == 1)
        elif action < WAGON_BY_SHARE:
            self.put_wagon(action - WAGON, self.seat, -1)
        elif action == PASS:
            self.turns_without_tile += 1
            if self.journal is not None:
                self.journal.append([TURN_PASSED, self.seat])
            self.end_turn()
        else:
            departure = (action - WAGON_BY_SHARE) >> 2
            percent = (action - WAGON_BY_SHARE) & 3
            self.put_wagon(departure, self.share[PERCENT_COUNT * self.seat + percent], percent)

    def take_from_supply(self) -> i64:
        """The next tile of the supply, -1 if there is none."""
        if self.deck_left == 0:
            return -1
        self.deck_left -= 1
        self.unveil()
        return self.deck[self.deck_left]

    def place(self, cell: i64, turn: i64) -> None:
        """Place the tile of this turn, score what it closes, refill the hand."""
        seat = self.seat
        slot: i64 = -1
        kind = self.drawn
        if kind >= 0:
            self.drawn = -1
        else:
            slot = seat * self.setting.hand_size
            if self.chosen >= 0:
                slot += self.chosen
                self.chosen = -1
            kind = self.hand[slot]
        if turn:
            kind = ROTATED[4 * kind + turn]
        if self.setting.companies:
            self.laid[self.count_laid()] = CELLS * seat + cell
        self.turns_without_tile = 0
        if self.journal is not None:
            self.journal.append([TILE_PLACED, seat, cell, kind])
        self.cover(cell, kind)
        if slot >= 0:
            self.hand[slot] = self.take_from_supply()
            if self.journal is not None and self.hand[slot] >= 0:
                self.journal.append([HAND_REFILLED, seat, self.hand[slot]])
        self.end_turn()

    def count_laid(self) -> i64:
        """How many tiles were placed so far."""
        return CELLS - count_bits(self.empty)

    def cover(self, cell: i64, kind: i64) -> None:
        """A tile comes to lie on an empty cell."""
        self.empty ^= BIT[cell]
        self.frontier = (self.frontier | NEIGHBOURS[cell]) & self.empty
        self.lay(cell, kind, 1)

    def bare(self) -> Metro:
        """A copy without the tiles that were placed; rails and wagons stay where they are."""
        copy = self.clone()
        copy.empty = ALL_CELLS
        copy.frontier = BORDER_CELLS
        copy.ends = NO_LINES[:]
        for cell in range(CELLS):
            copy.tiles[cell] = -1
        for owner in range(len(copy.score)):
            copy.score[owner] = 0
        for rail in range(CELLS, CELLS + 4):
            if self.tiles[rail] >= 0:
                copy.lay(rail, self.tiles[rail], self.setting.rail_points)
        return copy

    def lay(self, cell: i64, kind: i64, passage: i64) -> None:
        """Join the lines that meet on a new tile; `passage` is what one passage of it is worth."""
        self.tiles[cell] = kind
        ends = self.ends
        entering = self.setting.entering
        leaving = self.setting.leaving
        first: i64 = 4 * cell
        exits: i64 = 4 * kind
        for side in range(4):
            entry = entering[first + side]
            out = leaving[first + EXITS[exits + side]]
            before = ends[entry]
            start = before & FAR
            if start == out:
                continue  # a closed loop belongs to nobody
            after = ends[out]
            finish = after & FAR
            passages = (before - start) + (after - finish) + PASSAGE * passage
            ends[start] = finish + passages
            ends[finish] = start + passages
            if start >= FIRST_DEPARTURE and finish >= FIRST_ARRIVAL:
                self.close_line(start, finish, passages >> 9)

    def owner_of(self, departure: i64) -> i64:
        """Whose wagon stands at a departure, -1 for nobody's."""
        if departure < FIRST_CENTRAL_DEPARTURE:
            return self.setting.owner[departure - FIRST_DEPARTURE]
        if self.setting.central_wagons:
            return self.central[departure - FIRST_CENTRAL_DEPARTURE]
        return -1

    def close_line(self, departure: i64, arrival: i64, passages: i64) -> None:
        """Score a line that has come from its departure to an arrival."""
        owner = self.owner_of(departure)
        points = points_of(departure, arrival, passages)
        if owner >= 0:
            self.score[owner] += points
        if self.journal is not None:
            self.journal.append([LINE_CLOSED, owner, departure, arrival, passages, points])

    def exchange(self, percent: i64, from_pile: bool) -> None:
        """Put a share under the pile of its percent and take the open share or the top of the pile."""
        size = self.setting.pile_size
        own = PERCENT_COUNT * self.seat + percent
        returned = self.share[own]
        first: i64 = percent * size
        top = self.pile[first]
        for place in range(first, first + size - 1):
            self.pile[place] = self.pile[place + 1]
        self.pile[first + size - 1] = returned
        shares: i64 = COMPANY_COUNT * percent
        knows_top = self.known[shares + top] & BIT[self.seat] != 0
        taken = top if from_pile else self.open[percent]
        self.share[own] = taken
        self.since[own] = self.count_laid()
        self.turns_without_tile += 1
        if from_pile:
            if not knows_top:
                self.unveil()
            self.known[shares + top] |= BIT[self.seat]
        if self.journal is not None:
            self.journal.append(
                [
                    SHARE_EXCHANGED,
                    self.seat,
                    percent,
                    returned,
                    self.known[shares + returned],
                    taken,
                    self.known[shares + taken],
                    1 if from_pile else 0,
                ]
            )
        if not from_pile:
            self.open[percent] = top
            if not knows_top:
                self.unveil()
            if self.journal is not None:
                self.journal.append([SHARE_TURNED_UP, percent, top])
            if knows_top:
                self.unveil()  # others see it for the first time
            self.known[shares + top] = self.setting.everybody
        self.end_turn()

    def put_wagon(self, departure: i64, owner: i64, percent: i64) -> None:
        """Put a central wagon on its departure; a line that is finished already scores at once."""
        self.central[departure] = owner
        self.turns_without_tile += 1
        if self.journal is not None:
            self.journal.append([WAGON_PLACED, self.seat, departure, owner, percent])
        start: i64 = FIRST_CENTRAL_DEPARTURE + departure
        end = self.ends[start]
        if end & FAR >= FIRST_ARRIVAL:
            self.close_line(start, end & FAR, end >> 9)
        if percent >= 0:
            self.shown |= BIT[PERCENT_COUNT * self.seat + percent]
            self.known[COMPANY_COUNT * percent + owner] = self.setting.everybody
            self.unveil()  # to the others
        self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the next seat that can do anything."""
        if self.empty == 0:
            self.end_game()
            return
        self.pass_on()
        if self.setting.plain:
            return
        while not self.has_tile():
            if self.setting.companies and self.setting.central_wagons:
                self.unveil()  # whether a seat is skipped tells something of its shares
            if self.list_other_turns(ROOM[:], 0) > 0:
                return
            if self.journal is not None:
                self.journal.append([TURN_SKIPPED, self.seat])
            self.pass_on()

    def pass_on(self) -> None:
        """The next seat clockwise."""
        self.seat += 1
        if self.seat == self.setting.players:
            self.seat = 0

    def end_game(self) -> None:
        """Turn up what was hidden, and journal the final scoring of the expansions."""
        setting = self.setting
        journal = self.journal
        if journal is not None:
            journal.append([GAME_ENDED])
        if setting.has_numbers:
            if not setting.open_numbers:
                self.unveil()
            if journal is not None:
                for seat in range(setting.players):
                    for number in self.numbers_of(seat):
                        journal.append([NUMBER_SCORED, seat, number, self.number_points(number)])
        if setting.companies:
            self.unveil()
            if journal is not None:
                for seat in range(setting.players):
                    journal.append([SHARES_SCORED, seat, self.dividends(seat), self.majorities(seat)])

    # ---- scoring ---------------------------------------------------------------------------------

    def company_value(self, company: i64) -> i64:
        """8 for the most profitable company, one less for each company with more profit."""
        value: i64 = COMPANY_COUNT
        for profit in self.score:
            if profit > self.score[company]:
                value -= 1
        return value

    def dividends(self, seat: i64) -> i64:
        """Each share pays a tenth of its percent times the value of its company."""
        points: i64 = 0
        for percent in range(PERCENT_COUNT):
            points += self.dividend(seat, percent)
        return points

    def dividend(self, seat: i64, percent: i64) -> i64:
        """What a seat's share of one percent pays."""
        return (percent + 1) * self.company_value(self.share[PERCENT_COUNT * seat + percent])

    def holding(self, seat: i64, company: i64) -> i64:
        """How much of a company a seat holds, in tenths."""
        tenths: i64 = 0
        for percent in range(PERCENT_COUNT):
            if self.share[PERCENT_COUNT * seat + percent] == company:
                tenths += percent + 1
        return tenths

    def majorities(self, seat: i64) -> i64:
        """A tenth of a company's profit for the largest holder, in full for each of tied holders."""
        points: i64 = 0
        for company in range(COMPANY_COUNT):
            mine = self.holding(seat, company)
            if mine and all(self.holding(other, company) <= mine for other in range(self.setting.players)):
                points += self.score[company] // 10
        return points

    def sort_spare_numbers(self) -> None:
        """Put the numbers that nobody holds in order: what it was tells of the deal."""
        for colour in range(COLOUR_COUNT):
            first: i64 = 8 * colour + self.setting.players * self.setting.numbers[colour]
            spare = sorted([self.number[place] for place in range(first, 8 * colour + 8)])
            for index, number in enumerate(spare):
                self.number[first + index] = number

    def numbers_of(self, seat: i64) -> list[int]:
        """The station numbers of a seat."""
        numbers: list[int] = []
        for colour in range(COLOUR_COUNT):
            each = self.setting.numbers[colour]
            first: i64 = 8 * colour + seat * each
            for place in range(first, first + each):
                numbers.append(self.number[place])
        return numbers

    def number_points(self, number: i64) -> i64:
        """What a station number brings to its holder."""
        end = self.ends[self.setting.arrival_of_number[number - 1]]
        departure = end & FAR
        if not FIRST_DEPARTURE <= departure < FIRST_ARRIVAL:
            return 0  # no whole line has reached this station yet
        return number_points(departure, end >> 9)

    def scores(self) -> list[int]:
        """Victory points: lines or shares; station numbers once the board is full."""
        points: list[int] = []
        for seat in range(self.setting.players):
            total: i64
            if self.setting.companies:
                total = self.dividends(seat) + self.majorities(seat)
            else:
                total = self.score[seat]
            if self.empty == 0:
                for number in self.numbers_of(seat):
                    total += self.number_points(number)
            points.append(total)
        return points

    def winners(self) -> list[int]:
        """The most points win; ties share the victory."""
        if self.empty:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def end_reason(self) -> str:
        """Metro ends in one way: the board is full."""
        return "" if self.empty else "board-full"

    # ---- search --------------------------------------------------------------------------------

    def clone(self) -> Metro:
        """An independent copy."""
        copy = Metro(self.setting)
        copy.seat = self.seat
        copy.hand = self.hand[:]
        copy.chosen = self.chosen
        copy.drawn = self.drawn
        copy.deck = self.deck
        copy.deck_left = self.deck_left
        copy.empty = self.empty
        copy.frontier = self.frontier
        copy.tiles = self.tiles[:]
        copy.ends = self.ends[:]
        copy.score = self.score[:]
        copy.knowledge = self.knowledge
        copy.turns_without_tile = self.turns_without_tile
        copy.number = self.number
        if self.setting.central_wagons:
            copy.central = self.central[:]
        if self.setting.companies:
            copy.share = self.share[:]
            copy.shown = self.shown
            copy.pile = self.pile[:]
            copy.open = self.open[:]
            copy.known = self.known[:]
            copy.laid = self.laid[:]
            copy.since = self.since[:]
        return copy

    def resample(self, seat: i64, rng: Rng) -> Metro:
        """A copy with hands, supply, shares and numbers drawn anew where the seat does not know them."""
        copy = self.clone()
        copy.resample_tiles(seat, rng)
        if self.empty:
            if self.setting.companies:
                copy.resample_shares(seat, rng)
            if self.setting.has_numbers and not self.setting.open_numbers:
                copy.resample_numbers(seat, rng)
        return copy

    def resample_tiles(self, seat: i64, rng: Rng) -> None:
        """Shuffle the supply together with the tiles that others hold."""
        size = self.setting.hand_size
        mine: i64 = seat * size
        copies = vec[i64]([0] * KIND_COUNT)
        for place in range(self.deck_left):
            copies[self.deck[place]] += 1
        for slot in range(len(self.hand)):
            if self.hand[slot] >= 0 and not mine <= slot < mine + size:
                copies[self.hand[slot]] += 1
        drawn_unseen = self.drawn >= 0 and self.seat != seat
        if drawn_unseen:
            copies[self.drawn] += 1
        pool = vec[i64]([0] * CELLS)
        count: i64 = 0
        for kind in range(KIND_COUNT):
            last = count + copies[kind]
            while count < last:
                pool[count] = kind
                count += 1
        rng.shuffle(pool, count)
        if drawn_unseen:
            count -= 1
            self.drawn = pool[count]
        for slot in range(len(self.hand)):
            if self.hand[slot] >= 0 and not mine <= slot < mine + size:
                count -= 1
                self.hand[slot] = pool[count]
        self.deck = pool

    def resample_shares(self, seat: i64, rng: Rng) -> None:
        """Shuffle, within each percent, the shares whose place the seat does not know."""
        setting = self.setting
        me = BIT[seat] if seat >= 0 else BIT[setting.players]
        for percent in range(PERCENT_COUNT):
            shares: i64 = COMPANY_COUNT * percent
            unknown = vec[i64]([0] * COMPANY_COUNT)
            count: i64 = 0
            for company in range(COMPANY_COUNT):
                if self.known[shares + company] & me == 0:
                    unknown[count] = company
                    count += 1
            rng.shuffle(unknown, count)
            known = self.known[:]
            for other in range(setting.players):
                own: i64 = PERCENT_COUNT * other + percent
                if known[shares + self.share[own]] & me == 0:
                    count -= 1
                    self.known[shares + unknown[count]] = known[shares + self.share[own]]
                    self.share[own] = unknown[count]
            for place in range(percent * setting.pile_size, (percent + 1) * setting.pile_size):
                if known[shares + self.pile[place]] & me == 0:
                    count -= 1
                    self.known[shares + unknown[count]] = known[shares + self.pile[place]]
                    self.pile[place] = unknown[count]

    def knows_share(self, seat: i64, percent: i64, company: i64) -> bool:
        """Whether a seat knows where the share of a company is."""
        return self.known[COMPANY_COUNT * percent + company] & BIT[seat] != 0

    def holder_of(self, percent: i64, company: i64) -> i64:
        """The seat that holds a share, -1 if none does."""
        for seat in range(self.setting.players):
            if self.share[PERCENT_COUNT * seat + percent] == company:
                return seat
        return -1

    def swap_shares(self, percent: i64, company: i64, other: i64) -> None:
        """Let two shares of a percent change places; who knows a place knows it as before."""
        for seat in range(self.setting.players):
            self.share[PERCENT_COUNT * seat + percent] = swapped(
                self.share[PERCENT_COUNT * seat + percent], company, other
            )
        for place in range(percent * self.setting.pile_size, (percent + 1) * self.setting.pile_size):
            self.pile[place] = swapped(self.pile[place], company, other)
        shares: i64 = COMPANY_COUNT * percent
        who = self.known[shares + company]
        self.known[shares + company] = self.known[shares + other]
        self.known[shares + other] = who

    def resample_numbers(self, seat: i64, rng: Rng) -> None:
        """Shuffle, within each colour, all numbers but the seat's own."""
        self.number = self.number[:]
        for colour in range(COLOUR_COUNT):
            each = self.setting.numbers[colour]
            first: i64 = 8 * colour
            places = [place for place in range(8) if seat < 0 or not seat * each <= place < (seat + 1) * each]
            pool = vec[i64]([self.number[first + place] for place in places])
            rng.shuffle_anew(pool, len(places))
            for index, place in enumerate(places):
                self.number[first + place] = pool[index]

    # ---- refusals ------------------------------------------------------------------------------

    def refusal(self, action: i64) -> IllegalAction:
        """Which rule of Metro forbids an action."""
        if action < DRAW:
            return self.refused_place(action % CELLS, action // CELLS)
        if self.must_place():
            return IllegalAction("metro.place-the-tile", {})
        if action == DRAW:
            return IllegalAction("metro.supply-empty", {})
        if action < EXCHANGE:
            if not self.has_tile():
                return IllegalAction("metro.no-tile-left", {})
            if self.setting.hand_size == 1:
                return IllegalAction("metro.one-tile-in-hand", {})
            return IllegalAction("metro.tile-not-in-hand", {"tile": board.KINDS[action - TILE]})
        if action < WAGON:
            return self.refused_exchange((action - EXCHANGE) >> 1)
        if action == PASS:
            return IllegalAction("metro.tile-left", {})
        return self.refused_wagon(action)

    def refused_place(self, cell: i64, turn: i64) -> IllegalAction:
        """Why the tile may not lie there, or not yet."""
        name = board.CELL_NAMES[cell]
        kind = self.kind_to_place()
        if kind < 0:
            return IllegalAction("metro.choose-a-tile" if self.has_tile() else "metro.no-tile-left", {})
        if turn and not self.setting.free_orientation:
            return IllegalAction("metro.orientation", {})
        if self.empty & BIT[cell] == 0:
            return IllegalAction("metro.cell-taken", {"cell": name})
        if self.frontier & BIT[cell] == 0:
            return IllegalAction("metro.not-adjacent", {"cell": name})
        if turn >= DISTINCT_TURNS[kind]:
            return IllegalAction("metro.same-when-turned", {"turn": int(turn % DISTINCT_TURNS[kind])})
        return IllegalAction("metro.one-tile-line", {"cell": name})

    def refused_exchange(self, percent: i64) -> IllegalAction:
        """Why no share, or not this one, may be exchanged."""
        if not self.setting.companies:
            return IllegalAction("metro.no-companies", {})
        if self.exchange_is_closed():
            return IllegalAction("metro.exchange-closed", {"profit": EXCHANGE_CLOSES_AT})
        if self.is_shown(self.seat, percent):
            return IllegalAction("metro.share-shown", {"percent": 10 * (int(percent) + 1)})
        return IllegalAction("metro.rounds-without-tile", {"rounds": ROUNDS_WITHOUT_TILE})

    def refused_wagon(self, action: i64) -> IllegalAction:
        """Why no central wagon, or not this one, may be placed there."""
        setting = self.setting
        by_share = action >= WAGON_BY_SHARE
        if not setting.central_wagons:
            return IllegalAction("metro.no-central-wagons", {})
        if by_share and not setting.companies:
            return IllegalAction("metro.no-companies", {})
        departure = (action - WAGON_BY_SHARE) >> 2 if by_share else action - WAGON
        place = board.CENTRAL_NAMES[departure]
        if self.central[departure] >= 0:
            return IllegalAction("metro.departure-taken", {"place": place})
        if not self.wagon_fits(departure):
            return IllegalAction("metro.one-tile-line-finished", {"place": place})
        if setting.companies and not by_share:
            return IllegalAction("metro.show-a-share", {})
        if setting.companies:
            company = self.share[PERCENT_COUNT * self.seat + ((action - WAGON_BY_SHARE) & 3)]
            return IllegalAction("metro.company-wagon-used", {"company": board.COMPANIES[company]})
        return IllegalAction("metro.wagon-used", {})

    # ---- previews ------------------------------------------------------------------------------

    def lines_through(self, action: i64) -> list[int]:
        """What a placement or a wagon would make of each line with an owner that it touches: four numbers for each.

        They are its departure, its owner, its passages, and its points or -1 while it has not arrived.
        """
        setting = self.setting
        found: list[int] = []
        if action >= WAGON:
            by_share = action >= WAGON_BY_SHARE
            place = (action - WAGON_BY_SHARE) >> 2 if by_share else action - WAGON
            start: i64 = FIRST_CENTRAL_DEPARTURE + place
            owner = self.share[PERCENT_COUNT * self.seat + ((action - WAGON_BY_SHARE) & 3)] if by_share else self.seat
            end = self.ends[start]
            return [start, owner, end >> 9, points_of(start, end & FAR, end >> 9)]
        first: i64 = 4 * (action % CELLS)
        exits: i64 = 4 * ROTATED[4 * self.kind_to_place() + action // CELLS]
        for side in range(4):
            before = self.ends[setting.entering[first + side]]
            departure = before & FAR
            if departure < FIRST_DEPARTURE:
                continue
            whose = self.owner_of(departure)
            if whose < 0:
                continue
            passages = (before >> 9) + 1
            after = self.ends[setting.leaving[first + EXITS[exits + side]]]
            passages += after >> 9
            again = self.side_entered(first, after & FAR)
            while again >= 0:  # the line comes back to this very tile
                after = self.ends[setting.leaving[first + EXITS[exits + again]]]
                passages += (after >> 9) + 1
                again = self.side_entered(first, after & FAR)
            found.append(departure)
            found.append(whose)
            found.append(passages)
            found.append(points_of(departure, after & FAR, passages))
        return found

    def side_entered(self, first: i64, point: i64) -> i64:
        """The side by which a track at this point enters the cell that begins with `first`, -1 if it does not."""
        for side in range(4):
            if self.setting.entering[first + side] == point:
                return side
        return -1
