"""What the play of the others shows of their destinations: they send, and take openly, what these ask for."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, lowest_bit, pick_bit
from railbox.core.rng import Rng
from railbox.games.tickets.claims import COLOUR, COLOURS, DESTINATIONS, NEED
from railbox.games.tickets.claims import FIRST as FIRST_NEED
from railbox.games.tickets.destinations import RING, after
from railbox.games.tickets.rules import KINDS, Tickets

DECK: Final = -1
WARM_UP: Final = 500  # steps before the first guess
STEPS: Final = 25  # between two guesses


@final
class HiddenDestinations:
    """What the others may hold, as a walk from guess to guess that stays longer with the likelier ones.

    A step exchanges a destination of a hand for one of the deck or of another hand (Metropolis et al. 1953). A guess is
    the likelier the fewer wagons were sent or taken openly for nothing, and the fewer wanted colours were left alone.
    """

    seat: i64  # who guesses
    walked: bool  # whether the first guess was made
    card: vec[i64]  # the destinations whose place the seat does not know, first those in hands …
    holder: vec[i64]  # … and who holds each, DECK for nobody
    in_hands: i64
    count: i64
    barred: vec[i64]  # by seat: what it cannot hold
    sent: vec[i64]  # by seat and colour: wagons that are on their way or in the yard
    taken: vec[i64]  # by seat and colour: wagons that were taken openly and are in the hand
    want: vec[i64]  # by seat and colour: wagons that its destinations ask for by the present guess
    idle_sent: float
    idle_taken: float
    open_colour: float
    unserved: float

    def __init__(
        self, state: Tickets, seat: i64, idle_sent: float, idle_taken: float, open_colour: float, unserved: float
    ) -> None:
        """Begin with the destinations of a sample."""
        self.seat = seat
        self.walked = False
        self.idle_sent = idle_sent
        self.idle_taken = idle_taken
        self.open_colour = open_colour
        self.unserved = unserved
        players = state.setting.players
        destinations = state.destinations
        self.card = vec[i64]([0] * DESTINATIONS)
        self.holder = vec[i64]([DECK] * DESTINATIONS)
        self.barred = vec[i64]([0] * players)
        self.sent = vec[i64]([0] * (KINDS * players))
        self.taken = vec[i64]([0] * (KINDS * players))
        self.want = vec[i64]([0] * (KINDS * players))
        count: i64 = 0
        for other in range(players):
            if other == seat:
                continue
            self.barred[other] = destinations.excluded[players * seat + other]
            for colour in range(COLOURS):
                place = KINDS * other + colour
                self.sent[place] = state.stack[place]
                self.taken[place] = state.shown[place]
                if state.owner[colour] == other:
                    self.sent[place] += state.wagons[colour]
            held = destinations.held[other]
            while held:
                card = lowest_bit(held)
                held &= held - 1
                for entry in range(FIRST_NEED[card], FIRST_NEED[card + 1]):
                    self.want[KINDS * other + COLOUR[entry]] += NEED[entry]
                if destinations.certain[players * seat + other] & BIT[card] == 0:
                    self.card[count] = card
                    self.holder[count] = other
                    count += 1
        self.in_hands = count
        slot = destinations.top
        end = (destinations.top + destinations.count) % RING
        while slot != end:
            if destinations.known_slots[seat] & BIT[slot] == 0:
                self.card[count] = destinations.ring[slot]
                count += 1
            slot = after(slot)
        self.count = count

    def walk(self, steps: i64, rng: Rng) -> None:
        """Go from guess to guess."""
        for _ in range(steps):
            one = rng.below(self.in_hands)
            other = rng.below(self.count)
            first = self.holder[one]
            second = self.holder[other]
            if first == second:
                continue
            given = self.card[one]
            got = self.card[other]
            if self.barred[first] & BIT[got] or (second != DECK and self.barred[second] & BIT[given]):
                continue
            gain = self.exchange(first, given, got)
            if second != DECK:
                gain += self.exchange(second, got, given)
            if gain >= 0.0 or rng.happens(math.exp(gain)):
                self.card[one] = got
                self.card[other] = given
            else:
                self.exchange(first, got, given)
                if second != DECK:
                    self.exchange(second, given, got)

    def exchange(self, holder: i64, given: i64, got: i64) -> float:
        """Exchange a destination of a hand for another; returns how much likelier the hand becomes."""
        return self.shift(holder, given, -1) + self.shift(holder, got, 1)

    def shift(self, holder: i64, card: i64, times: i64) -> float:
        """Add what a destination asks for to what a hand wants, or take it away."""
        gain = 0.0
        for entry in range(FIRST_NEED[card], FIRST_NEED[card + 1]):
            place = KINDS * holder + COLOUR[entry]
            gain -= self.likelihood(place)
            self.want[place] += times * NEED[entry]
            gain += self.likelihood(place)
        return gain

    def likelihood(self, place: i64) -> float:
        """How well what a seat wants of a colour fits to what it has done, as a logarithm."""
        lack = self.want[place] - self.sent[place]
        taken = self.taken[place]
        if lack < 0:
            return self.idle_sent * float(lack) - self.idle_taken * float(taken)
        if lack == 0:
            return -self.idle_taken * float(taken)
        if lack < taken:
            return -self.open_colour - self.idle_taken * float(taken - lack)
        if lack == taken:
            return -self.open_colour
        return -self.open_colour - self.unserved

    def write(self, state: Tickets, rng: Rng) -> None:
        """Go on to another guess and give the others of a sample what they hold by it."""
        if self.in_hands == 0 or self.in_hands == self.count:
            return
        self.walk(STEPS if self.walked else WARM_UP, rng)
        self.walked = True
        players = state.setting.players
        destinations = state.destinations
        before: i64 = 0
        now: i64 = 0
        for other in range(players):
            if other != self.seat:
                before |= destinations.held[other]
                destinations.held[other] &= destinations.certain[players * self.seat + other]
                now |= destinations.held[other]
        for place in range(self.in_hands):
            destinations.held[self.holder[place]] |= BIT[self.card[place]]
            now |= BIT[self.card[place]]
        returned = before & ~now
        slot = destinations.top
        while returned:
            if now & BIT[destinations.ring[slot]]:
                card = pick_bit(returned, rng.below(count_bits(returned)))
                destinations.ring[slot] = card
                returned ^= BIT[card]
            slot = after(slot)
