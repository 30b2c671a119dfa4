"""A guide to Ticket to Ride: the Card Game: collect what destinations ask for, send it in time, rob where it pays."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.guide import Guide
from railbox.core.rng import Rng
from railbox.core.state import OVER, State
from railbox.games.tickets.claims import COLOUR, NEED
from railbox.games.tickets.claims import FIRST as FIRST_NEED
from railbox.games.tickets.rules import (
    CHOOSING,
    CLAIM,
    CLAIM_BEST,
    COLOURS,
    COMPLETING,
    DRAW,
    DRAW_DESTINATIONS,
    KEEP,
    KEEPING,
    KINDS,
    LOCOMOTIVE,
    PLACE,
    PLACE_LOCOS,
    PLACE_TRIO,
    REJECT,
    ROW,
    SECOND_CARD,
    SETS_OF_A_COLOUR,
    TAKE,
    TRIO,
    TRIOS,
    Tickets,
)

# The figures, by their places in `figures.json`
USABLE: Final = 0
RESERVE: Final = 1
KEEPING_WEIGHT: Final = 2
KEENNESS: Final = 3
PACE: Final = 4
ROBBERY: Final = 5
LOCOMOTIVES: Final = 6
STAND_IN: Final = 7
EARLY: Final = 8
SPARE_EARLY: Final = 9
SPARE_LATE: Final = 10
WAITING: Final = 11
HURRY: Final = 12
WAITING_LATE: Final = 13
TRIO_SPARE: Final = 14
TAKE_LOCOMOTIVE: Final = 15
TAKE_IDLE_LOCOMOTIVE: Final = 16
TAKE_WANTED: Final = 17
TAKE_MORE: Final = 18
TAKE_SPARE: Final = 19
TAKE_UNSEEN: Final = 20
MORE: Final = 21
MORE_TURN: Final = 22
MORE_LACKING: Final = 23
MORE_SPARE: Final = 24

TRIO_OF_SETS: Final = vec[i64]([0] * 512)  # by mask of three colours: the number of the trio


def _index_trios() -> None:
    for trio in range(TRIOS):
        mask: i64 = 0
        for place in range(3 * trio, 3 * trio + 3):
            mask |= BIT[TRIO[place]]
        TRIO_OF_SETS[mask] = trio


_index_trios()


@final
class TicketsGuide(Guide):
    """Counts for each colour what is still wanted, and how many turns are left to send it."""

    want: vec[i64]  # by colour: wagons that the destinations of the seat ask for, beyond its stack and its yard
    turns: i64  # that the seat still has, about

    def __init__(self) -> None:
        self.informed = True
        self.want = vec[i64]([0] * KINDS)
        self.turns = 0

    # ---- what a seat wants ---------------------------------------------------------------------

    def look(self, state: Tickets, seat: i64, destinations: i64) -> None:
        """Find out what these destinations ask for, and how much time there is."""
        want = self.want
        first = KINDS * seat
        for colour in range(COLOURS):
            want[colour] = -state.stack[first + colour]
            if state.owner[colour] == seat:
                want[colour] -= state.wagons[colour]
        while destinations:
            card = lowest_bit(destinations)
            destinations &= destinations - 1
            for entry in range(FIRST_NEED[card], FIRST_NEED[card + 1]):
                want[COLOUR[entry]] += NEED[entry]
        players = state.setting.players
        if state.turns_left >= 0:
            self.turns = (state.turns_left + players - 1) // players
        else:
            self.turns = i64(self.figures[PACE] * float(state.deck_left) / float(players)) + 2

    def lacking(self, state: Tickets, first: i64) -> i64:
        """How many wagons are wanted that are not in the hand either."""
        total: i64 = 0
        for colour in range(COLOURS):
            lack = self.want[colour] - state.hand[first + colour]
            if lack > 0:
                total += lack
        return total

    def set_value(self, state: Tickets, colour: i64, wagons: i64, locos: i64) -> float:
        """What placing a set brings: wagons that are wanted and arrive in time, and what it makes a rival lose."""
        useful = self.want[colour]
        if useful > wagons:
            useful = wagons
        if useful < 0:
            useful = 0
        in_time = self.turns - 1 - locos  # the first one leaves at the next turn, locomotives before wagons
        if useful > in_time:
            useful = in_time
        if useful < 0:
            useful = 0
        figures = self.figures
        spare = figures[SPARE_LATE]  # of no use now, but destinations that are drawn later may ask for it
        if float(self.turns) > figures[EARLY]:
            spare = figures[SPARE_EARLY]
        value = float(useful) + spare * float(wagons - useful) - figures[LOCOMOTIVES] * float(locos)
        if in_time > 0 and locos and self.lacking(state, KINDS * state.seat) >= locos:
            value += figures[STAND_IN] * float(locos)
        if state.owner[colour] >= 0 and state.owner[colour] != state.seat:
            value += figures[ROBBERY] * float(state.wagons[colour] + state.locos[colour])
        return value

    def waiting(self) -> float:
        """What a set should bring to be worth a turn."""
        if float(self.turns) > self.figures[HURRY]:
            return self.figures[WAITING]
        return self.figures[WAITING_LATE]

    def trio_value(self, trio: i64) -> float:
        """What three single wagons bring: they all leave at once."""
        value = 0.0
        if self.turns < 2:
            return value
        for place in range(3 * trio, 3 * trio + 3):
            if self.want[TRIO[place]] > 0:
                value += 1.0
            else:
                value += self.figures[TRIO_SPARE]
        return value

    def card_value(self, state: Tickets, kind: i64) -> float:
        """What a card of the row is worth."""
        figures = self.figures
        if kind == LOCOMOTIVE:
            if self.lacking(state, KINDS * state.seat) > 1:
                return figures[TAKE_LOCOMOTIVE]
            return figures[TAKE_IDLE_LOCOMOTIVE]
        held = state.hand[KINDS * state.seat + kind]
        if self.want[kind] > held:
            return figures[TAKE_WANTED] + figures[TAKE_MORE] * float(held)
        return figures[TAKE_SPARE]

    def keeps(self, state: Tickets, card: i64) -> float:
        """Whether a destination can be completed besides those that are held: positive if so."""
        seat = state.seat
        first = KINDS * seat
        held = state.destinations.held[seat] | state.chosen[seat]
        self.look(state, seat, held)
        rounds = 1
        if state.setting.rounds > state.round:
            rounds = 2
        cards = float(state.deck_left * rounds) / float(state.setting.players)
        wanted: i64 = 0
        for colour in range(COLOURS):
            cards += float(state.hand[first + colour])
            if self.want[colour] > 0:
                wanted += self.want[colour]
        cards += float(state.hand[first + LOCOMOTIVE])
        missing: i64 = 0
        for entry in range(FIRST_NEED[card], FIRST_NEED[card + 1]):
            spare = state.hand[first + COLOUR[entry]] - self.want[COLOUR[entry]]
            lack = NEED[entry]
            if spare > 0:
                lack -= spare
            if lack > 0:
                missing += lack
        figures = self.figures
        return figures[USABLE] * cards - float(wanted) - float(missing) - figures[RESERVE]

    # ---- for the greedy player and the tree ----------------------------------------------------------

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """Wagons that are sent or won, about three units each."""
        assert isinstance(state, Tickets)
        count: i64 = len(actions)
        if state.phase == KEEPING or state.phase == CHOOSING:
            for place in range(count):
                number: i64 = actions[place]
                if number < REJECT:
                    weights[place] = self.figures[KEEPING_WEIGHT] * self.keeps(state, number - KEEP)
                else:
                    weights[place] = 0.0
            return
        seat = state.seat
        self.look(state, seat, state.destinations.held[seat])
        figures = self.figures
        wait = self.waiting()
        for place in range(count):
            number = actions[place]
            value = 0.0
            if number == DRAW:
                value = figures[TAKE_UNSEEN]
            elif number < DRAW_DESTINATIONS:
                value = self.card_value(state, number - TAKE)
            elif number == DRAW_DESTINATIONS:
                value = self.more_destinations(state)
            elif number < PLACE_TRIO:
                rest = number - PLACE
                colour = rest // SETS_OF_A_COLOUR
                rest = rest % SETS_OF_A_COLOUR + 1
                value = self.set_value(state, colour, rest // 17 + 1, rest % 17) - wait + 1.0
            elif number < PLACE_LOCOS:
                value = self.trio_value(number - PLACE_TRIO) - wait + 1.0
            elif number < CLAIM:
                value = -1.0
            elif number == CLAIM_BEST:
                value = 3.0
            weights[place] = figures[KEENNESS] * value

    def more_destinations(self, state: Tickets) -> float:
        """More destinations are worth a turn when those that are held are as good as done and time is left."""
        first = KINDS * state.seat
        lacking = self.lacking(state, first)
        spare: i64 = 0
        for colour in range(COLOURS):
            more = state.hand[first + colour] - self.want[colour]
            if more > 0:
                spare += more
        figures = self.figures
        value = figures[MORE] + figures[MORE_TURN] * float(self.turns)
        return value + figures[MORE_LACKING] * float(lacking) + figures[MORE_SPARE] * float(spare)

    # ---- playing games out ---------------------------------------------------------------------------

    def finish(self, state: State, rng: Rng) -> None:
        """Play on by the same ideas, quickly and with some chance in it."""
        assert isinstance(state, Tickets)
        while state.to_act() != OVER:
            phase = state.phase
            if phase == COMPLETING:
                state.apply(CLAIM_BEST)
            elif phase in (KEEPING, CHOOSING):
                card = lowest_bit(state.undecided[state.seat])
                if state.must_keep() or self.keeps(state, card) > 0.0:
                    state.apply(KEEP + card)
                else:
                    state.apply(REJECT + card)
            elif rng.below(16) == 0:
                state.apply(state.random_action(rng))
            else:
                self.look(state, state.seat, state.destinations.held[state.seat])
                if phase == SECOND_CARD:
                    state.apply(self.quick_card(state, rng))
                else:
                    state.apply(self.quick_turn(state, rng))

    def quick_turn(self, state: Tickets, rng: Rng) -> i64:
        """The best set if it is worth its turn, else a card."""
        first = KINDS * state.seat
        locos = state.hand[first + LOCOMOTIVE]
        best = self.waiting()
        action: i64 = -1
        singles: i64 = 0
        for colour in range(COLOURS):
            wagons = state.hand[first + colour]
            if wagons == 0:
                continue
            if state.owner[colour] < 0 and self.want[colour] > 0:
                singles |= BIT[colour]
            least = state.least_set(colour)
            if least == 0:
                continue
            extra: i64 = least - wagons
            if extra < 0:
                extra = 0
            if extra > locos:
                continue
            value = self.set_value(state, colour, wagons, extra)
            if value > best:
                best = value
                action = PLACE + SETS_OF_A_COLOUR * colour + 17 * (wagons - 1) + extra - 1
        if action < 0 and count_bits(singles) >= 3 and self.turns >= 2:
            rest = singles
            mask: i64 = 0
            for _ in range(3):
                mask |= rest & -rest
                rest &= rest - 1
            return PLACE_TRIO + TRIO_OF_SETS[mask]
        if action >= 0:
            return action
        if (
            self.more_destinations(state) > self.figures[TAKE_UNSEEN]
            and state.may_draw_destinations()
            and rng.below(2) == 0
        ):
            return DRAW_DESTINATIONS
        if state.deck_left == 0 and state.row_kinds() == 0:
            return state.random_action(rng)
        return self.quick_card(state, rng)

    def quick_card(self, state: Tickets, rng: Rng) -> i64:
        """The card of the row that is wanted most, or one of the deck."""
        best = self.figures[TAKE_UNSEEN] if state.deck_left else -1.0
        action: i64 = DRAW
        for place in range(ROW):
            kind = state.row[place]
            if kind < 0 or (kind == LOCOMOTIVE and state.phase == SECOND_CARD):
                continue
            value = self.card_value(state, kind)
            if value > best:
                best = value
                action = TAKE + kind
        return action
