"""The rules of Ticket to Ride: the Card Game.

Train cards are counted by kind wherever their order does not matter. At most one column of a colour exists at the whole
table, so a column is known by its colour: `owner`, `wagons` and `locos`. Sets of destinations are masks.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, listed, lowest_bit, pick_bit, write_each
from railbox.core.rng import Rng
from railbox.core.state import OVER, BaseSetting, IllegalAction, State
from railbox.games.tickets import cards
from railbox.games.tickets.claims import best_claim, completable, spend
from railbox.games.tickets.destinations import DESTINATIONS, Destinations

COLOURS: Final = 8
LOCOMOTIVE: Final = 8
KINDS: Final = 9
TRAINS: Final = 96
BONUSES: Final = 6
TRIOS: Final = 56
ROW: Final = 5

DEALT: Final = 7
DEALT_AGAIN: Final = 4
DEALT_DESTINATIONS: Final = 6
MOST_WAGONS: Final = 10
MOST_LOCOS: Final = 16
SETS_OF_A_COLOUR: Final = 169  # 1 to 10 wagons with 0 to 16 locomotives, without a single wagon alone

# Phases
KEEPING: Final = 0  # everybody secretly keeps destinations at the start
TURN: Final = 1
SECOND_CARD: Final = 2
CHOOSING: Final = 3  # the seat keeps some of the destinations that it has drawn
COMPLETING: Final = 4  # everybody secretly completes destinations at the end of a round
ENDED: Final = 5

# Actions
DRAW: Final = 0
TAKE: Final = 1  # + kind
DRAW_DESTINATIONS: Final = 10
KEEP: Final = 11  # + destination
REJECT: Final = 57  # + destination
PLACE: Final = 103  # 169 * colour + 17 * (wagons - 1) + locomotives - 1
PLACE_TRIO: Final = 1455  # + trio
PLACE_LOCOS: Final = 1511  # + locomotives - 2
CLAIM: Final = 1526  # + destination
CLAIM_BEST: Final = 1572
ACTIONS: Final = 1573

# Journal entries; what follows the code is said beside each
KEPT_AT_START: Final = 0  # seat, mask of kept, mask of rejected
STACKED: Final = 1  # seat, how many cards
CARD_STACKED: Final = 2  # seat, kind
CARD_DRAWN: Final = 3  # seat, kind
CARD_TAKEN: Final = 4  # seat, kind
CARD_TURNED_UP: Final = 5  # kind
LAST_CARD: Final = 6  # seat
SET_PLACED: Final = 7  # seat, how many cards, how many columns
COLUMN_PLACED: Final = 8  # seat, colour, wagons, locomotives
COLUMN_ROBBED: Final = 9  # owner, colour, how many cards
DESTINATIONS_DRAWN: Final = 10  # seat, mask
DESTINATIONS_CHOSEN: Final = 11  # seat, mask of kept, mask of rejected
TURN_PASSED: Final = 12  # seat
ROUND_ENDED: Final = 13  # round
COMPLETED: Final = 14  # seat, destination
ROUND_SCORED: Final = 15  # seat, points so far
ROUND_BEGAN: Final = 16  # seat that begins
CARD_DEALT: Final = 17  # seat, kind
FAILED: Final = 18  # seat, destination
BONUS_WON: Final = 19  # seat, bonus
GAME_ENDED: Final = 20
CLAIMED: Final = 21  # seat, mask of what it chooses to complete

# Why a round ends
LAST_CARD_DRAWN: Final = 1
LAST_CARD_TURNED_UP: Final = 2
NOTHING_TO_DRAW: Final = 3  # the second round begins with an empty deck
REASONS: Final = ("", "last-card-drawn", "last-card-turned-up", "nothing-to-draw")

COUNT: Final = vec[i64]([bin(kinds).count("1") for kinds in range(512)])  # how many kinds a mask has
CHOICES_OF_THREE: Final = vec[i64]([n * (n - 1) * (n - 2) // 6 for n in range(COLOURS + 1)])
TRIO: Final = vec[i64]([colour for trio in cards.TRIOS for colour in trio])
TRIO_MASK: Final = vec[i64]([sum(1 << colour for colour in trio) for trio in cards.TRIOS])
POINTS: Final = vec[i64]([destination.points for destination in cards.DESTINATIONS])
CITY: Final = vec[i64](cards.CITY_MASKS)
BONUS: Final = vec[i64]([bonus.points for bonus in cards.BONUSES])
LABEL_KIND: Final = vec[i64](cards.LABEL_KINDS)
FIRST_LABEL: Final = vec[i64]([sum(cards.COPIES[:kind]) for kind in range(KINDS)])
ALL_LABELS: Final = vec[i64](list(range(TRAINS)))
ALL_DESTINATIONS: Final = vec[i64](list(range(DESTINATIONS)))
NOTHING: Final = vec[i64]([])
ROOM: Final = vec[i64]([0] * ACTIONS)
NOBODYS: Final = Destinations(0)


def points_of(mask: i64) -> i64:
    """What the destinations of a mask are worth together."""
    points: i64 = 0
    while mask:
        points += POINTS[lowest_bit(mask)]
        mask &= mask - 1
    return points


def count_sets(wagons: i64, locos: i64, least: i64) -> i64:
    """How many sets of at least so many cards can be made with one or more of the wagons and any of the locomotives."""
    count = wagons * (locos + 1)
    used: i64 = 1
    while used <= wagons and used < least:
        too_small = least - used
        if too_small > locos + 1:
            too_small = locos + 1
        count -= too_small
        used += 1
    return count


@final
class Setting(BaseSetting):
    """What is fixed for a whole game."""

    players: i64
    rounds: i64
    all_locos: bool  # a set may be locomotives only
    open_own_stack: bool
    random_first: bool

    def __init__(self, *, players: i64, all_locos: bool, open_own_stack: bool, random_first: bool) -> None:
        super().__init__()
        self.players = players
        self.rounds = 2 if players == 4 else 1
        self.all_locos = all_locos
        self.open_own_stack = open_own_stack
        self.random_first = random_first


@final
class Tickets(State):
    """One game of Ticket to Ride: the Card Game."""

    setting: Setting
    phase: i64
    seat: i64  # whose turn it is, or who of several seats decides now
    deciding: i64  # mask of the seats whose secret choice is open
    round: i64
    starter: i64  # who begins this round, or the next one while destinations are completed
    turns: i64  # played so far
    turns_left: i64  # of this round, with the one being played; -1 while the deck lasts
    reason: i64  # why this round ends, 0 while the deck lasts
    refused: i64  # destinations drawn and not kept since anybody last did something else

    deck: vec[i64]  # drawn from its end; never changed in place: clones share it
    deck_left: i64
    row: vec[i64]  # five kinds, -1 where no card lies
    hand: vec[i64]  # for each seat, how many cards of each kind
    shown: vec[i64]  # of those in the hand, how many of each kind everybody knows to be there
    stack: vec[i64]  # for each seat, how many cards of each kind are on the way
    owner: vec[i64]  # for each colour whose column it is, -1 for none; the ninth column is of locomotives only
    wagons: vec[i64]  # for each colour, wagons in its column
    locos: vec[i64]  # for each colour, locomotives on top of its column
    discard: vec[i64]  # robbed cards of each kind
    second: vec[i64]  # all 96 cards as they come in the second round; never changed in place

    destinations: Destinations  # their deck, and who holds which
    order: vec[i64]  # all 46 destinations as they will lie in the deck after the start; never changed in place
    completed: vec[i64]  # for each seat, its completed destinations
    face_down: vec[i64]  # those of them that were completed in the first of two rounds
    undecided: vec[i64]  # for each seat, offered destinations that it has not decided on
    chosen: vec[i64]  # for each seat, offered destinations that it keeps, or held ones that it completes
    rejected: vec[i64]
    left: vec[i64]  # while destinations are completed: the stacks without what was used

    def __init__(self, setting: Setting) -> None:
        """A table without cards; `deal` sets the game up."""
        super().__init__()
        self.setting = setting
        self.phase = KEEPING
        self.seat = 0
        self.deciding = 0
        self.round = 1
        self.starter = 0
        self.turns = 0
        self.turns_left = -1
        self.reason = 0
        self.refused = 0
        self.deck = NOTHING
        self.deck_left = 0
        self.row = NOTHING
        self.hand = NOTHING
        self.shown = NOTHING
        self.stack = NOTHING
        self.owner = NOTHING
        self.wagons = NOTHING
        self.locos = NOTHING
        self.discard = NOTHING
        self.second = NOTHING
        self.destinations = NOBODYS
        self.order = NOTHING
        self.completed = NOTHING
        self.face_down = NOTHING
        self.undecided = NOTHING
        self.chosen = NOTHING
        self.rejected = NOTHING
        self.left = NOTHING

    def deal(
        self, starter: i64, trains: list[int], destinations: list[int], order: list[int], second: list[int]
    ) -> None:
        """Set the game up from piles in drawing order: cards are dealt one by one round the table from the starter."""
        self.set_up(starter, vec[i64](trains[::-1]), vec[i64](destinations), vec[i64](order), vec[i64](second))

    def redeal(self, rng: Rng) -> Tickets:
        """Another game with the same setting: all piles shuffled."""
        setting = self.setting
        trains = LABEL_KIND[: TRAINS - setting.players]
        rng.shuffle(trains, len(trains))
        destinations = ALL_DESTINATIONS[:]
        rng.shuffle(destinations, DESTINATIONS)
        order = ALL_DESTINATIONS[:]
        rng.shuffle(order, DESTINATIONS)
        second = NOTHING
        if setting.rounds > 1:
            second = ALL_LABELS[:]
            rng.shuffle(second, TRAINS)
        state = Tickets(setting)
        state.set_up(rng.below(setting.players) if setting.random_first else 0, trains, destinations, order, second)
        return state

    def set_up(self, starter: i64, trains: vec[i64], destinations: vec[i64], order: vec[i64], second: vec[i64]) -> None:
        """The same with the numbers as the state keeps them: train cards are drawn from the end."""
        players = self.setting.players
        self.starter = starter
        each: i64 = KINDS * players
        self.hand = vec[i64]([0] * each)
        self.shown = vec[i64]([0] * each)
        self.stack = vec[i64]([0] * each)
        self.row = vec[i64]([-1] * ROW)
        self.owner = vec[i64]([-1] * KINDS)
        self.wagons = vec[i64]([0] * KINDS)
        self.locos = vec[i64]([0] * KINDS)
        self.discard = vec[i64]([0] * KINDS)
        self.destinations = Destinations(players)
        self.destinations.prepare()
        self.completed = vec[i64]([0] * players)
        self.face_down = vec[i64]([0] * players)
        self.undecided = vec[i64]([0] * players)
        self.chosen = vec[i64]([0] * players)
        self.rejected = vec[i64]([0] * players)
        self.deck = trains
        self.deck_left = len(trains)
        self.order = order
        self.second = second
        for seat in range(players):
            self.hand[KINDS * seat + LOCOMOTIVE] = 1
            self.shown[KINDS * seat + LOCOMOTIVE] = 1
        self.deal_trains(DEALT)
        for place in range(DEALT_DESTINATIONS * players):
            self.undecided[(starter + place) % players] |= BIT[destinations[place]]
        self.deciding = BIT[players] - 1

    def deal_trains(self, each: i64) -> None:
        """Deal train cards round the table while they last, beginning with the starter, then turn up a row."""
        players = self.setting.players
        for number in range(each * players):
            if self.deck_left:
                seat = (self.starter + number) % players
                self.deck_left -= 1
                kind = self.deck[self.deck_left]
                self.hand[KINDS * seat + kind] += 1
                if self.journal is not None:
                    self.journal.append([CARD_DEALT, seat, kind])
        for place in range(ROW):
            self.row[place] = -1
            if self.deck_left:
                self.deck_left -= 1
                self.row[place] = self.deck[self.deck_left]

    # ---- who decides what --------------------------------------------------------------------

    def to_act(self) -> i64:
        """The seat that decides now."""
        if self.phase == ENDED:
            return OVER
        return self.seat

    def is_simultaneous(self) -> bool:
        """Whether several seats may choose now, in secret."""
        return self.phase == KEEPING or self.phase == COMPLETING

    def pending(self) -> list[int]:
        """The seat to act, or all seats whose secret choice is open."""
        if self.is_simultaneous():
            return [seat for seat in range(self.setting.players) if self.deciding & BIT[seat]]
        return super().pending()

    def focus(self, seat: i64) -> None:
        """Let another seat make its secret choice now."""
        if self.is_simultaneous() and 0 <= seat < self.setting.players and self.deciding & BIT[seat]:
            self.seat = seat
        else:
            super().focus(seat)

    def row_kinds(self) -> i64:
        """The kinds that lie in the row, as a mask."""
        kinds: i64 = 0
        place: i64 = 0
        while place < ROW:
            if self.row[place] >= 0:
                kinds |= BIT[self.row[place]]
            place += 1
        return kinds

    def row_wagons(self) -> i64:
        """The colours that lie in the row, as a mask."""
        return self.row_kinds() & ~BIT[LOCOMOTIVE]

    def may_draw_destinations(self) -> bool:
        """Destinations are drawn while there are some that were not refused since anybody last did something else."""
        return self.refused < self.destinations.count

    def least_set(self, colour: i64) -> i64:
        """How many cards a set of a colour must have now; 0 where the seat has a column of it already."""
        size = self.wagons[colour] + self.locos[colour]
        if size == 0:
            return 2
        if self.owner[colour] == self.seat:
            return 0
        if size == 1:
            return 2
        return size + 1

    def free_colours(self) -> i64:
        """The colours of the hand that lie in no yard, as a mask: three of them make a set."""
        free: i64 = 0
        colour: i64 = 0
        first = KINDS * self.seat
        while colour < COLOURS:
            if self.hand[first + colour] and self.owner[colour] < 0:
                free |= BIT[colour]
            colour += 1
        return free

    def must_keep(self) -> bool:
        """At the start the last destination cannot be rejected too."""
        seat = self.seat
        undecided = self.undecided[seat]
        return self.phase == KEEPING and self.chosen[seat] == 0 and undecided & (undecided - 1) == 0

    def fitting(self) -> i64:
        """The destinations that the seat can still complete with what is left of its stack."""
        seat = self.seat
        return completable(self.destinations.held[seat] & ~self.chosen[seat], self.left, KINDS * seat)

    def legal_actions(self) -> list[int]:
        """All legal actions in rising order."""
        actions = ROOM[:]
        return listed(actions, self.list_legal(actions, 0))

    def list_legal(self, into: vec[i64], at: i64) -> i64:
        """Write all legal actions; returns where they end."""
        phase = self.phase
        if phase == TURN:
            at = self.list_cards(self.row_kinds(), into, at)
            if self.may_draw_destinations():
                into[at] = DRAW_DESTINATIONS
                at += 1
            return self.list_sets(into, at)
        if phase == SECOND_CARD:
            return self.list_cards(self.row_wagons(), into, at)
        if phase == COMPLETING:
            at = write_each(into, at, CLAIM, self.fitting())
            into[at] = CLAIM_BEST
            return at + 1
        if phase == ENDED:
            return at
        card = lowest_bit(self.undecided[self.seat])
        into[at] = KEEP + card
        if self.must_keep():
            return at + 1
        into[at + 1] = REJECT + card
        return at + 2

    def list_cards(self, kinds: i64, into: vec[i64], at: i64) -> i64:
        """Write the draw from the deck and the kinds that may be taken from the row."""
        if self.deck_left:
            into[at] = DRAW
            at += 1
        return write_each(into, at, TAKE, kinds)

    def list_sets(self, into: vec[i64], at: i64) -> i64:
        """Write the sets that may be placed in the yard."""
        first = KINDS * self.seat
        locos = self.hand[first + LOCOMOTIVE]
        for colour in range(COLOURS):
            held = self.hand[first + colour]
            if held == 0:
                continue
            least = self.least_set(colour)
            if least == 0:
                continue
            action: i64 = PLACE + SETS_OF_A_COLOUR * colour - 1
            for wagons in range(1, held + 1):
                fewest: i64 = least - wagons
                if fewest < 0:
                    fewest = 0
                for used in range(fewest, locos + 1):
                    into[at] = action + used
                    at += 1
                action += 17
        free = self.free_colours()
        if free & (free - 1):
            for trio in range(TRIOS):
                if TRIO_MASK[trio] & ~free == 0:
                    into[at] = PLACE_TRIO + trio
                    at += 1
        if self.setting.all_locos:
            least = self.least_set(LOCOMOTIVE)
            if least:
                for used in range(least, locos + 1):
                    into[at] = PLACE_LOCOS + used - 2
                    at += 1
        return at

    # ---- random actions ------------------------------------------------------------------------

    def random_action(self, rng: Rng) -> i64:
        """A uniformly random legal action."""
        phase = self.phase
        if phase == TURN:
            return self.random_turn(rng)
        if phase == SECOND_CARD:
            colours = self.row_wagons()
            count = COUNT[colours]
            return self.nth_card(rng.below(count + 1 if self.deck_left else count), count, colours)
        if phase == COMPLETING:
            fitting = self.fitting()
            count = count_bits(fitting)
            pick = rng.below(count + 1)
            if pick == count:
                return CLAIM_BEST
            return CLAIM + pick_bit(fitting, pick)
        card = lowest_bit(self.undecided[self.seat])
        if self.must_keep() or rng.below(2) == 0:
            return KEEP + card
        return REJECT + card

    def nth_card(self, pick: i64, count: i64, kinds: i64) -> i64:
        """Taking the pick-th kind of a mask of so many kinds; drawing from the deck comes after them."""
        if pick == count:
            return DRAW
        return TAKE + pick_bit(kinds, pick)

    def random_turn(self, rng: Rng) -> i64:
        """A uniformly random beginning of a turn: all possibilities are counted before one is looked up."""
        kinds = self.row_kinds()
        row = COUNT[kinds]
        draws = row
        if self.deck_left:
            draws += 1
        total = draws
        if self.may_draw_destinations():
            total += 1
        others = total
        first = KINDS * self.seat
        locos = self.hand[first + LOCOMOTIVE]
        free: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            wagons = self.hand[first + colour]
            if wagons:
                if self.owner[colour] < 0:
                    free |= BIT[colour]
                    total += wagons * (locos + 1) - 1
                else:
                    least = self.least_set(colour)
                    if least:
                        total += count_sets(wagons, locos, least)
            colour += 1
        sets = total
        total += CHOICES_OF_THREE[COUNT[free]]
        trios = total
        if self.setting.all_locos:
            least = self.least_set(LOCOMOTIVE)
            if least and locos >= least:
                total += locos - least + 1
        pick = rng.below(total)
        if pick < draws:
            return self.nth_card(pick, row, kinds)
        if pick < others:
            return DRAW_DESTINATIONS
        if pick < sets:
            return self.nth_set(pick - others)
        if pick < trios:
            return self.nth_trio(pick - sets, free)
        return PLACE_LOCOS + self.least_set(LOCOMOTIVE) - 2 + pick - trios

    def nth_set(self, pick: i64) -> i64:
        """The pick-th set of one colour that the seat may place."""
        first = KINDS * self.seat
        locos = self.hand[first + LOCOMOTIVE]
        colour: i64 = 0
        while True:
            held = self.hand[first + colour]
            least = self.least_set(colour)
            if least and held:
                count = count_sets(held, locos, least)
                if pick < count:
                    wagons: i64 = 1
                    while True:
                        fewest = least - wagons
                        if fewest < 0:
                            fewest = 0
                        if fewest <= locos:
                            if pick <= locos - fewest:
                                return PLACE + SETS_OF_A_COLOUR * colour + 17 * (wagons - 1) + fewest + pick - 1
                            pick -= locos - fewest + 1
                        wagons += 1
                pick -= count
            colour += 1

    def nth_trio(self, pick: i64, free: i64) -> i64:
        """The pick-th set of three of the free colours."""
        trio: i64 = 0
        while True:
            if TRIO_MASK[trio] & ~free == 0:
                if pick == 0:
                    return PLACE_TRIO + trio
                pick -= 1
            trio += 1

    # ---- what actions do -----------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do a legal action."""
        if action == DRAW:
            self.draw_card()
        elif action < DRAW_DESTINATIONS:
            self.take_card(action - TAKE)
        elif action == DRAW_DESTINATIONS:
            self.draw_destinations()
        elif action < REJECT:
            self.decide(BIT[action - KEEP], True)
        elif action < PLACE:
            self.decide(BIT[action - REJECT], False)
        elif action < PLACE_TRIO:
            number = action - PLACE
            colour = number // SETS_OF_A_COLOUR
            number = number % SETS_OF_A_COLOUR + 1
            self.place_set(colour, number // 17 + 1, number % 17)
        elif action < PLACE_LOCOS:
            self.place_trio(3 * (action - PLACE_TRIO))
        elif action < CLAIM:
            self.place_set(LOCOMOTIVE, 0, action - PLACE_LOCOS + 2)
        elif action < CLAIM_BEST:
            self.claim(action - CLAIM)
        else:
            self.claim_best()

    def next_card(self, reason: i64) -> i64:
        """The top card of the train deck; the last one makes every seat play one more turn."""
        self.deck_left -= 1
        if self.deck_left == 0:
            self.turns_left = self.setting.players + 1  # with the turn being played
            self.reason = reason
            if self.journal is not None:
                self.journal.append([LAST_CARD, self.seat])
        self.unveil()
        return self.deck[self.deck_left]

    def draw_card(self) -> None:
        """Draw the top card of the train deck."""
        seat = self.seat
        kind = self.next_card(LAST_CARD_DRAWN)
        self.hand[KINDS * seat + kind] += 1
        if self.journal is not None:
            self.journal.append([CARD_DRAWN, seat, kind])
        self.end_pick()

    def take_card(self, kind: i64) -> None:
        """Take a card of the row, which is replaced at once; a locomotive ends the turn."""
        seat = self.seat
        place: i64 = 0
        while self.row[place] != kind:
            place += 1
        self.hand[KINDS * seat + kind] += 1
        self.shown[KINDS * seat + kind] += 1
        self.row[place] = -1
        if self.journal is not None:
            self.journal.append([CARD_TAKEN, seat, kind])
        if self.deck_left:
            turned_up = self.next_card(LAST_CARD_TURNED_UP)
            self.row[place] = turned_up
            if self.journal is not None:
                self.journal.append([CARD_TURNED_UP, turned_up])
        if kind == LOCOMOTIVE:
            self.phase = SECOND_CARD  # it counts as both cards
        self.end_pick()

    def end_pick(self) -> None:
        """Go on to the second card, or end the turn after it or where none can be taken."""
        self.refused = 0
        if self.phase == TURN and (self.deck_left or self.row_wagons()):
            self.phase = SECOND_CARD
        else:
            self.end_turn()

    def leave_hand(self, kind: i64, count: i64) -> None:
        """Take cards out of the hand: of those that were known to be there, as many are gone as were seen to go."""
        place = KINDS * self.seat + kind
        self.hand[place] -= count
        shown = self.shown[place] - count
        if shown < 0:
            shown = 0
        self.shown[place] = shown

    def put_column(self, colour: i64, wagons: i64, locos: i64) -> None:
        """Put a new column in the yard; a rival's column of the colour is discarded."""
        if self.owner[colour] >= 0:
            if self.journal is not None:
                size = self.wagons[colour] + self.locos[colour]
                self.journal.append([COLUMN_ROBBED, self.owner[colour], colour, size])
            self.discard[colour] += self.wagons[colour]
            self.discard[LOCOMOTIVE] += self.locos[colour]
        self.owner[colour] = self.seat
        self.wagons[colour] = wagons
        self.locos[colour] = locos
        if self.journal is not None:
            self.journal.append([COLUMN_PLACED, self.seat, colour, wagons, locos])

    def place_set(self, colour: i64, wagons: i64, locos: i64) -> None:
        """Place cards of one colour, locomotives on top of them."""
        if self.journal is not None:
            self.journal.append([SET_PLACED, self.seat, wagons + locos, 1])
        if wagons:
            self.leave_hand(colour, wagons)
        if locos:
            self.leave_hand(LOCOMOTIVE, locos)
        self.put_column(colour, wagons, locos)
        self.refused = 0
        self.end_turn()
        self.unveil()

    def place_trio(self, first: i64) -> None:
        """Place three wagons of different colours."""
        if self.journal is not None:
            self.journal.append([SET_PLACED, self.seat, 3, 3])
        place = first
        while place < first + 3:
            self.leave_hand(TRIO[place], 1)
            self.put_column(TRIO[place], 1, 0)
            place += 1
        self.refused = 0
        self.end_turn()
        self.unveil()

    def draw_destinations(self) -> None:
        """Draw four destinations, or as many as there are, and look at them."""
        seat = self.seat
        self.undecided[seat] = self.destinations.draw(seat)
        self.phase = CHOOSING
        self.unveil()
        if self.journal is not None:
            self.journal.append([DESTINATIONS_DRAWN, seat, self.undecided[seat]])

    def decide(self, card: i64, keeps: bool) -> None:
        """Keep or reject an offered destination."""
        seat = self.seat
        if keeps:
            self.chosen[seat] |= card
        else:
            self.rejected[seat] |= card
        self.undecided[seat] ^= card
        if self.undecided[seat] == 0:
            if self.phase == KEEPING:
                self.close_choice()
            else:
                self.end_choosing()

    def end_choosing(self) -> None:
        """Take the kept destinations into the hand and put the others under the deck."""
        seat = self.seat
        kept = self.chosen[seat]
        rejected = self.rejected[seat]
        self.destinations.put_under(seat, kept, rejected)
        if kept:
            self.refused = 0
        else:
            self.refused += count_bits(rejected)
        self.chosen[seat] = 0
        self.rejected[seat] = 0
        if self.journal is not None:
            self.journal.append([DESTINATIONS_CHOSEN, seat, kept, rejected])
        self.end_turn()
        self.unveil()

    def claim(self, destination: i64) -> None:
        """Complete a destination; the choice is closed when no other one fits."""
        seat = self.seat
        self.chosen[seat] |= BIT[destination]
        spend(destination, self.left, KINDS * seat)
        if self.journal is not None:
            self.journal.append([CLAIMED, seat, BIT[destination]])
        if self.fitting() == 0:
            self.close_choice()

    def best_claims(self, seat: i64) -> i64:
        """The best set of destinations that a seat can complete with what is left of its stack."""
        return best_claim(self.destinations.held[seat] & ~self.chosen[seat], self.left, KINDS * seat)

    def claim_best(self) -> None:
        """Complete the best set, together with what was chosen before."""
        best = self.best_claims(self.seat)
        self.chosen[self.seat] |= best
        if self.journal is not None:
            self.journal.append([CLAIMED, self.seat, best])
        self.close_choice()

    def close_choice(self) -> None:
        """The seat has made its secret choice; the last one to do so brings all choices to light."""
        self.deciding ^= BIT[self.seat]
        if self.deciding:
            self.seat = lowest_bit(self.deciding)
        elif self.phase == KEEPING:
            self.begin_play()
        else:
            self.complete()

    def begin_play(self) -> None:
        """Everybody has kept destinations: the others go back into the deck."""
        self.unveil()
        for seat in range(self.setting.players):
            self.destinations.keep_at_start(seat, self.chosen[seat], self.rejected[seat])
            if self.journal is not None:
                self.journal.append([KEPT_AT_START, seat, self.chosen[seat], self.rejected[seat]])
            self.chosen[seat] = 0
            self.rejected[seat] = 0
        self.destinations.lay_deck(self.order)
        self.order = NOTHING
        self.seat = self.starter
        self.begin_turn()

    # ---- turns and rounds ------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """Send one card of each own column on its way; then the seat has to act, if it can."""
        seat = self.seat
        self.turns += 1
        self.phase = TURN
        sent: i64 = 0
        colour: i64 = 0
        while colour < KINDS:
            if self.owner[colour] == seat:
                self.send(colour)
                sent += 1
            colour += 1
        if self.journal is not None and sent:
            self.journal.append([STACKED, seat, sent])
        if not self.can_act():
            if self.journal is not None:
                self.journal.append([TURN_PASSED, seat])
            self.end_turn()

    def can_act(self) -> bool:
        """Whether the seat can do anything at all; where only its hand decides, this shows something of it."""
        if self.deck_left or self.row_kinds() or self.may_draw_destinations():
            return True
        self.unveil()
        return self.list_sets(ROOM[:], 0) > 0

    def send(self, colour: i64) -> None:
        """Move the top card of a column to the stack: locomotives lie on top of the wagons."""
        first = KINDS * self.seat
        kind = colour
        if self.locos[colour]:
            kind = LOCOMOTIVE
            self.locos[colour] -= 1
        else:
            self.wagons[colour] -= 1
        self.stack[first + kind] += 1
        if self.wagons[colour] + self.locos[colour] == 0:
            self.owner[colour] = -1
        if self.journal is not None:
            self.journal.append([CARD_STACKED, self.seat, kind])

    def next_seat(self) -> i64:
        """The left neighbour."""
        seat = self.seat + 1
        if seat == self.setting.players:
            seat = 0
        return seat

    def end_turn(self) -> None:
        """Pass the turn on; after the last turns the round is over."""
        if self.turns_left > 0:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.end_round()
                return
        self.seat = self.next_seat()
        self.begin_turn()

    def end_round(self) -> None:
        """Everybody looks at the own stack; who holds destinations and cards to complete them with has to choose."""
        self.starter = self.next_seat()
        self.phase = COMPLETING
        self.left = self.stack[:]
        self.deciding = 0
        if self.journal is not None:
            self.journal.append([ROUND_ENDED, self.round])
        for seat in range(self.setting.players - 1, -1, -1):
            if self.destinations.held[seat] and self.stack_size(seat):
                self.deciding |= BIT[seat]
                self.seat = seat
        self.unveil()
        if self.deciding == 0:
            self.complete()

    def complete(self) -> None:
        """Show and score what everybody completes; then comes the second round of four players, or the end."""
        self.unveil()
        for seat in range(self.setting.players):
            claimed = self.chosen[seat]
            self.chosen[seat] = 0
            self.completed[seat] |= claimed
            self.destinations.show(seat, claimed)
            if self.journal is not None:
                self.journal.extend([COMPLETED, seat, card] for card in range(DESTINATIONS) if claimed & BIT[card])
                self.journal.append([ROUND_SCORED, seat, points_of(self.completed[seat])])
        self.left = NOTHING
        if self.round < self.setting.rounds:
            self.begin_round()
        else:
            self.phase = ENDED
            self.tell_the_end()

    def begin_round(self) -> None:
        """Turn completed destinations face down, shuffle all train cards but the hands and deal four to each seat."""
        players = self.setting.players
        self.face_down = self.completed[:]
        held = vec[i64]([0] * KINDS)
        for place in range(KINDS * players):
            held[place % KINDS] += self.hand[place]
            self.stack[place] = 0
        for colour in range(KINDS):
            self.owner[colour] = -1
            self.wagons[colour] = 0
            self.locos[colour] = 0
            self.discard[colour] = 0
        deck = vec[i64]([0] * TRAINS)
        self.deck_left = 0
        for place in range(TRAINS - 1, -1, -1):
            label = self.second[place]
            kind = LABEL_KIND[label]
            if label - FIRST_LABEL[kind] >= held[kind]:  # the first copies of each kind are those in hands
                deck[self.deck_left] = kind
                self.deck_left += 1
        self.deck = deck
        self.second = NOTHING
        self.round += 1
        self.turns_left = -1
        self.reason = 0
        self.refused = 0
        self.seat = self.starter
        if self.journal is not None:
            self.journal.append([ROUND_BEGAN, self.seat])
        self.deal_trains(DEALT_AGAIN)
        if self.deck_left == 0:
            self.turns_left = players
            self.reason = NOTHING_TO_DRAW
        self.begin_turn()

    def tell_the_end(self) -> None:
        """Journal the final scoring."""
        journal = self.journal
        if journal is None:
            return
        for seat in range(self.setting.players):
            journal.extend(
                [FAILED, seat, card] for card in range(DESTINATIONS) if self.destinations.held[seat] & BIT[card]
            )
        for bonus in range(BONUSES):
            for seat in range(self.setting.players):
                if self.wins_bonus(seat, bonus):
                    journal.append([BONUS_WON, seat, bonus])
        journal.append([GAME_ENDED])

    # ---- scoring ---------------------------------------------------------------------------------

    def stack_size(self, seat: i64) -> i64:
        """How many cards of a seat are on the way."""
        size: i64 = 0
        for kind in range(KINDS):
            size += self.stack[KINDS * seat + kind]
        return size

    def wins_bonus(self, seat: i64, bonus: i64) -> bool:
        """The most completed destinations of a city win its bonus, at least one; all who tie win it."""
        mine = count_bits(self.completed[seat] & CITY[bonus])
        return mine > 0 and all(
            count_bits(self.completed[other] & CITY[bonus]) <= mine for other in range(self.setting.players)
        )

    def bonuses(self, seat: i64) -> list[int]:
        """The bonus cards that a seat has won; none before the end."""
        if self.phase != ENDED:
            return []
        return [bonus for bonus in range(BONUSES) if self.wins_bonus(seat, bonus)]

    def scores(self) -> list[int]:
        """Points of completed destinations; at the end less those not completed, and the bonuses."""
        scores: list[int] = []
        for seat in range(self.setting.players):
            points = points_of(self.completed[seat])
            if self.phase == ENDED:
                points -= points_of(self.destinations.held[seat])
                for bonus in self.bonuses(seat):
                    points += BONUS[bonus]
            scores.append(points)
        return scores

    def winners(self) -> list[int]:
        """The most points win, then the most completed destinations, then the most bonus cards; then it is shared."""
        if self.phase != ENDED:
            return []
        standings = [
            (score, int(count_bits(self.completed[seat])), len(self.bonuses(seat)))
            for seat, score in enumerate(self.scores())
        ]
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]

    def end_reason(self) -> str:
        """What brought the last turns of the last round."""
        return REASONS[self.reason] if self.phase == ENDED else ""

    # ---- search --------------------------------------------------------------------------------

    def clone(self) -> Tickets:
        """An independent copy."""
        copy = Tickets(self.setting)
        copy.phase = self.phase
        copy.seat = self.seat
        copy.deciding = self.deciding
        copy.round = self.round
        copy.starter = self.starter
        copy.turns = self.turns
        copy.turns_left = self.turns_left
        copy.reason = self.reason
        copy.refused = self.refused
        copy.knowledge = self.knowledge
        copy.deck = self.deck
        copy.deck_left = self.deck_left
        copy.row = self.row[:]
        copy.hand = self.hand[:]
        copy.shown = self.shown[:]
        copy.stack = self.stack[:]
        copy.owner = self.owner[:]
        copy.wagons = self.wagons[:]
        copy.locos = self.locos[:]
        copy.discard = self.discard[:]
        copy.second = self.second
        copy.destinations = self.destinations.clone()
        copy.order = self.order
        copy.completed = self.completed[:]
        copy.face_down = self.face_down
        copy.undecided = self.undecided[:]
        copy.chosen = self.chosen[:]
        copy.rejected = self.rejected[:]
        if self.phase == COMPLETING:
            copy.left = self.left[:]
        return copy

    def resample(self, seat: i64, rng: Rng) -> Tickets:
        """A copy with hands, decks, destinations and open choices drawn anew where the seat does not know them."""
        copy = self.clone()
        if self.phase == ENDED:
            return copy
        if self.is_simultaneous():
            copy.seat = seat  # who was looked at last is nobody's knowledge
            if seat < 0 or self.deciding & BIT[seat] == 0:
                copy.seat = lowest_bit(self.deciding)
        copy.resample_trains(seat, rng)
        if self.phase == KEEPING:
            copy.resample_start(seat, rng)
        else:
            copy.resample_destinations(seat, rng)
        return copy

    def resample_trains(self, seat: i64, rng: Rng) -> None:
        """Shuffle the deck together with the cards of other hands that were not taken openly."""
        players = self.setting.players
        counts = vec[i64]([0] * KINDS)
        unseen = vec[i64]([0] * players)
        for place in range(self.deck_left):
            counts[self.deck[place]] += 1
        for other in range(players):
            if other != seat:
                for kind in range(KINDS):
                    place = KINDS * other + kind
                    secret = self.hand[place] - self.shown[place]
                    self.hand[place] -= secret
                    counts[kind] += secret
                    unseen[other] += secret
        pool = vec[i64]([0] * TRAINS)
        count: i64 = 0
        for kind in range(KINDS):
            while counts[kind]:
                counts[kind] -= 1
                pool[count] = kind
                count += 1
        rng.shuffle(pool, count)
        for other in range(players):
            while unseen[other]:
                unseen[other] -= 1
                count -= 1
                self.hand[KINDS * other + pool[count]] += 1
        self.deck = pool
        if len(self.second):
            self.second = ALL_LABELS[:]
            rng.shuffle(self.second, TRAINS)

    def resample_start(self, seat: i64, rng: Rng) -> None:
        """Deal others their first destinations anew; those who have chosen choose again, at random."""
        self.order = ALL_DESTINATIONS[:]
        rng.shuffle(self.order, DESTINATIONS)
        taken: i64 = 0
        if seat >= 0:
            taken = self.undecided[seat] | self.chosen[seat] | self.rejected[seat]
        pool = vec[i64]([0] * DESTINATIONS)
        count: i64 = 0
        for card in range(DESTINATIONS):
            if taken & BIT[card] == 0:
                pool[count] = card
                count += 1
        rng.shuffle(pool, count)
        for other in range(self.setting.players):
            if other == seat:
                continue
            offered: i64 = 0
            for place in range(count - DEALT_DESTINATIONS, count):
                offered |= BIT[pool[place]]
            count -= DEALT_DESTINATIONS
            self.undecided[other] = offered
            self.chosen[other] = 0
            self.rejected[other] = 0
            if self.deciding & BIT[other] == 0:
                while self.chosen[other] == 0:
                    for card in range(DESTINATIONS):
                        if offered & BIT[card] and rng.below(2):
                            self.chosen[other] |= BIT[card]
                self.rejected[other] = offered ^ self.chosen[other]
                self.undecided[other] = 0

    def resample_destinations(self, seat: i64, rng: Rng) -> None:
        """Lay unknown destinations anew; what others have chosen of them so far is chosen anew or still open."""
        self.destinations.resample(seat, self.seat if self.phase == CHOOSING else seat, rng)
        if self.phase == CHOOSING and self.seat != seat:
            self.undecided[self.seat] = self.destinations.offer()
            self.chosen[self.seat] = 0
            self.rejected[self.seat] = 0
        if self.phase == COMPLETING:
            for other in range(self.setting.players):
                if other != seat:
                    self.resample_claims(other)

    def resample_claims(self, other: i64) -> None:
        """A seat that has chosen is taken to have chosen its best; one that has not begins again."""
        first = KINDS * other
        for place in range(first, first + KINDS):
            self.left[place] = self.stack[place]
        self.chosen[other] = 0
        if self.deciding & BIT[other] == 0:
            self.chosen[other] = best_claim(self.destinations.held[other], self.stack, first)

    # ---- refusals ------------------------------------------------------------------------------

    def refusal(self, action: i64) -> IllegalAction:
        """Which rule forbids an action."""
        phase = self.phase
        if phase in (KEEPING, CHOOSING):
            return self.refused_decision(action)
        if phase == COMPLETING:
            return self.refused_claim(action)
        if KEEP <= action < PLACE:
            return IllegalAction("tickets.nothing-offered", {})
        if action >= CLAIM:
            return IllegalAction("tickets.not-yet-completing", {})
        if action < DRAW_DESTINATIONS:
            return self.refused_card(action)
        if phase == SECOND_CARD:
            return IllegalAction("tickets.second-card", {})
        if action == DRAW_DESTINATIONS:
            if self.destinations.count == 0:
                return IllegalAction("tickets.no-destinations", {})
            return IllegalAction("tickets.all-refused", {})
        if action < PLACE_TRIO:
            number = action - PLACE
            colour = number // SETS_OF_A_COLOUR
            number = number % SETS_OF_A_COLOUR + 1
            return self.refused_set(colour, number // 17 + 1, number % 17)
        if action < PLACE_LOCOS:
            return self.refused_trio(3 * (action - PLACE_TRIO))
        if not self.setting.all_locos:
            return IllegalAction("tickets.only-locomotives", {})
        return self.refused_set(LOCOMOTIVE, 0, action - PLACE_LOCOS + 2)

    def refused_decision(self, action: i64) -> IllegalAction:
        """Why this is no answer to the offer of destinations."""
        if not KEEP <= action < PLACE:
            return IllegalAction("tickets.choose-destinations", {})
        seat = self.seat
        number = action - KEEP if action < REJECT else action - REJECT
        card = cards.DESTINATION_IDS[number]
        if (self.chosen[seat] | self.rejected[seat]) & BIT[number]:
            return IllegalAction("tickets.already-decided", {"destination": card})
        if self.undecided[seat] & BIT[number] == 0:
            return IllegalAction("tickets.not-offered", {"destination": card})
        current = cards.DESTINATION_IDS[lowest_bit(self.undecided[seat])]
        if card != current:
            return IllegalAction("tickets.one-by-one", {"destination": current})
        return IllegalAction("tickets.keep-one", {})

    def refused_claim(self, action: i64) -> IllegalAction:
        """Why this cannot be completed."""
        if action < CLAIM:
            return IllegalAction("tickets.complete-now", {})
        number = action - CLAIM
        card = cards.DESTINATION_IDS[number]
        if self.chosen[self.seat] & BIT[number]:
            return IllegalAction("tickets.already-claimed", {"destination": card})
        if self.destinations.held[self.seat] & BIT[number] == 0:
            return IllegalAction("tickets.not-held", {"destination": card})
        return IllegalAction("tickets.cards-missing", {"destination": card})

    def refused_card(self, action: i64) -> IllegalAction:
        """Why no card can be drawn, or not this one taken."""
        if action == DRAW:
            return IllegalAction("tickets.deck-empty", {})
        kind = action - TAKE
        if self.row_kinds() & BIT[kind]:
            return IllegalAction("tickets.locomotive-second", {})
        return IllegalAction("tickets.not-in-row", {"card": cards.KINDS[kind]})

    def refused_set(self, colour: i64, wagons: i64, locos: i64) -> IllegalAction:
        """Why a set of one colour may not be placed."""
        first = KINDS * self.seat
        if self.hand[first + colour] < wagons:
            return IllegalAction(
                "tickets.wagons-missing", {"card": cards.KINDS[colour], "held": int(self.hand[first + colour])}
            )
        if self.hand[first + LOCOMOTIVE] < locos:
            return IllegalAction("tickets.locomotives-missing", {"held": int(self.hand[first + LOCOMOTIVE])})
        least = self.least_set(colour)
        if least == 0:
            return IllegalAction("tickets.own-column", {"card": cards.KINDS[colour]})
        return IllegalAction(
            "tickets.rival-column",
            {"card": cards.KINDS[colour], "other": int(self.owner[colour]), "least": int(least)},
        )

    def refused_trio(self, first: i64) -> IllegalAction:
        """Why three wagons of different colours may not be placed."""
        rivals: i64 = 0
        for place in range(first, first + 3):
            colour = TRIO[place]
            if self.hand[KINDS * self.seat + colour] == 0:
                return IllegalAction("tickets.wagons-missing", {"card": cards.KINDS[colour], "held": 0})
            if self.owner[colour] == self.seat:
                return IllegalAction("tickets.own-column", {"card": cards.KINDS[colour]})
            if self.owner[colour] >= 0:
                rivals = colour
        return IllegalAction(
            "tickets.three-colours-free", {"card": cards.KINDS[rivals], "other": int(self.owner[rivals])}
        )
