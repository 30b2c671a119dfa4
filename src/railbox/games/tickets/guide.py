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
from railbox.games.tickets.destinations import DESTINATIONS, DRAWN
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
    POINTS,
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
MORE_REFUSED: Final = 25
MORE_AT_LAST: Final = 26
DELIVERY: Final = 27

SURE: Final = 3.0  # wagons to spare that a destination counts for which is as good as completed
POINTS_A_WAGON: Final = 5.0

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

    want: vec[i64]  # by colour: wagons that the destinations of the seat ask for and that do not arrive by themselves
    turns: i64  # that the seat still has, about

    def __init__(self) -> None:
        self.informed = True
        self.want = vec[i64]([0] * KINDS)
        self.turns = 0

    # ---- what a seat wants ---------------------------------------------------------------------

    def look(self, state: Tickets, seat: i64, destinations: i64) -> None:
        """Find out what these destinations ask for, and how much time there is."""
        players = state.setting.players
        if state.turns_left >= 0:
            self.turns = (state.turns_left + players - 1) // players
        else:
            self.turns = i64(self.figures[PACE] * float(state.deck_left) / float(players)) + 2
        want = self.want
        first = KINDS * seat
        for colour in range(COLOURS):
            want[colour] = -state.stack[first + colour]
            if state.owner[colour] == seat:
                arriving = self.turns - 1 - state.locos[colour]  # one leaves at each turn, locomotives before wagons
                if arriving > state.wagons[colour]:
                    arriving = state.wagons[colour]
                if arriving > 0:
                    want[colour] -= arriving
        while destinations:
            card = lowest_bit(destinations)
            destinations &= destinations - 1
            for entry in range(FIRST_NEED[card], FIRST_NEED[card + 1]):
                want[COLOUR[entry]] += NEED[entry]

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
        """Whether a destination can be completed besides those that are held: positive if so, in wagons to spare."""
        seat = state.seat
        first = KINDS * seat
        self.look(state, seat, state.destinations.held[seat] | state.chosen[seat])
        figures = self.figures
        wanted = self.wanted()
        missing = self.missing(card)
        wild = state.stack[first + LOCOMOTIVE]
        if missing == 0 or missing + wanted <= wild:
            return SURE
        cards = float(state.deck_left) / float(state.setting.players)
        if state.setting.rounds > state.round:
            cards *= 2.0
        for kind in range(KINDS):
            cards += float(state.hand[first + kind])
        usable = figures[USABLE] * cards
        if state.setting.rounds == state.round:
            usable = min(usable, figures[DELIVERY] * float(self.turns - 1))
        return usable + float(wild - wanted - missing) - figures[RESERVE]

    def wanted(self) -> i64:
        """How many wagons the destinations ask for that are not on their way."""
        total: i64 = 0
        for colour in range(COLOURS):
            if self.want[colour] > 0:
                total += self.want[colour]
        return total

    def missing(self, card: i64) -> i64:
        """How many wagons one more destination asks for beyond those that are on their way and left over."""
        total: i64 = 0
        for entry in range(FIRST_NEED[card], FIRST_NEED[card + 1]):
            lack = NEED[entry]
            if self.want[COLOUR[entry]] < 0:
                lack += self.want[COLOUR[entry]]
            if lack > 0:
                total += lack
        return total

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
        """More destinations are worth a turn when those that are held are as good as done and time is left.

        In the last turn, when nothing is sent any more, they are worth what the stack completes at once.
        """
        seat = state.seat
        first = KINDS * seat
        spare: i64 = 0
        for colour in range(COLOURS):
            more = state.hand[first + colour] - self.want[colour]
            if more > 0:
                spare += more
        figures = self.figures
        value = figures[MORE] + figures[MORE_TURN] * float(self.turns) + figures[MORE_SPARE] * float(spare)
        value += figures[MORE_LACKING] * float(self.lacking(state, first))
        value -= figures[MORE_REFUSED] * float(count_bits(state.destinations.known_slots[seat]))
        if self.turns == 1:
            value += figures[MORE_AT_LAST] * self.completed_at_once(state)
        return value

    def completed_at_once(self, state: Tickets) -> float:
        """What those of a new offer are worth on the mean that the stack completes as it is, in wagons.

        Any destination may be offered of which the seat does not know that it lies elsewhere.
        """
        seat = state.seat
        cards = state.destinations
        known = cards.held[seat]
        slots = cards.known_slots[seat]
        while slots:
            known |= BIT[cards.ring[lowest_bit(slots)]]
            slots &= slots - 1
        for other in range(state.setting.players):
            known |= state.completed[other]
        unknown = (BIT[DESTINATIONS] - 1) & ~known
        count = count_bits(unknown)
        if count == 0:
            return 0.0
        wild = state.stack[KINDS * seat + LOCOMOTIVE] - self.wanted()
        points: i64 = 0
        while unknown:
            card = lowest_bit(unknown)
            unknown &= unknown - 1
            missing = self.missing(card)
            if missing == 0 or missing <= wild:
                points += POINTS[card]
        return float(DRAWN * points) / (POINTS_A_WAGON * float(count))

    # ---- playing games out ---------------------------------------------------------------------------

    def finish(self, state: State, rng: Rng) -> None:
        """Play on by the same ideas."""
        assert isinstance(state, Tickets)
        while state.to_act() != OVER:
            state.apply(self.quick(state, rng))

    def quick(self, state: Tickets, rng: Rng) -> i64:
        """The action that `weigh` would like best, or one much like it."""
        seat = state.seat
        phase = state.phase
        if phase == COMPLETING:
            return CLAIM_BEST
        if phase in (KEEPING, CHOOSING):
            card = lowest_bit(state.undecided[seat])
            if state.must_keep() or self.keeps(state, card) > 0.0:
                return KEEP + card
            return REJECT + card
        self.look(state, seat, state.destinations.held[seat])
        if phase == SECOND_CARD:
            return self.quick_card(state)
        return self.quick_turn(state, rng)

    def quick_turn(self, state: Tickets, rng: Rng) -> i64:
        """The best of a set of one colour, three single wagons, a card and new destinations."""
        first = KINDS * state.seat
        locos = state.hand[first + LOCOMOTIVE]
        figures = self.figures
        wait = self.waiting() - 1.0
        late = float(self.turns) <= figures[EARLY]
        best = -1e9
        action: i64 = -1
        singles: i64 = 0  # colours of which a wagon may be placed with two others: where it is wanted …
        others: i64 = 0  # … and where it is not
        for colour in range(COLOURS):
            wagons = state.hand[first + colour]
            if wagons == 0:
                continue
            if state.owner[colour] < 0:
                if self.want[colour] > 0:
                    singles |= BIT[colour]
                else:
                    others |= BIT[colour]
            least = state.least_set(colour)
            if least == 0:
                continue
            if late and wagons > least:  # what is of no use any more stays in the hand
                useful = min(self.want[colour], self.turns - 1)
                wagons = min(wagons, max(useful, least))
            extra: i64 = least - wagons
            if extra < 0:
                extra = 0
            if extra > locos:
                continue
            value = self.set_value(state, colour, wagons, extra) - wait
            if value > best:
                best = value
                action = PLACE + SETS_OF_A_COLOUR * colour + 17 * (wagons - 1) + extra - 1
        if self.turns >= 2 and singles and count_bits(singles | others) >= 3:
            trio: i64 = 0
            value = -wait
            for _ in range(3):
                if singles:
                    trio |= singles & -singles
                    singles &= singles - 1
                    value += 1.0
                else:
                    trio |= others & -others
                    others &= others - 1
                    value += figures[TRIO_SPARE]
            if value > best:
                best = value
                action = PLACE_TRIO + TRIO_OF_SETS[trio]
        if state.deck_left or state.row_kinds():
            card = self.quick_card(state)
            value = figures[TAKE_UNSEEN] if card == DRAW else self.card_value(state, card - TAKE)
            if value > best:
                best = value
                action = card
        if state.may_draw_destinations() and self.more_destinations(state) > best:
            return DRAW_DESTINATIONS
        if action < 0:
            return state.random_action(rng)
        return action

    def quick_card(self, state: Tickets) -> i64:
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
