"""What the turns of a player tell of the destinations that he hides.

Who takes a card from the row most likely wants it, who passes it over most likely does not; what he places he wants to
send. Each such sign speaks for a colour: how much he lacks of it, by the destinations that he may hold, beyond what
everybody knows him to have. So the signs of a colour add up to a chance for each number of wagons that his
destinations may ask for, and these chances, one for each colour, to that of all destinations together.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, lowest_bit, pick_bit
from railbox.core.rng import FINE, Rng
from railbox.games.tickets.claims import COLOUR, FIRST, NEED
from railbox.games.tickets.destinations import DESTINATIONS, RING, Destinations, after
from railbox.games.tickets.rules import (
    CHOOSING,
    COLOURS,
    DEALT,
    DEALT_AGAIN,
    DRAW,
    DRAW_DESTINATIONS,
    KINDS,
    LOCOMOTIVE,
    NEW_ROUND,
    PLACE,
    PLACE_LOCOS,
    PLACE_TRIO,
    ROWS,
    SEATS,
    SECOND_CARD,
    SETS_OF_A_COLOUR,
    TAKE,
    TRIO,
    TURN,
    Tickets,
)

# The signs of a colour: what was done with it while it lay in the row, and how it was placed
TAKEN: Final = 0
LEFT_FOR_UNSEEN: Final = 1  # a card of the deck was drawn instead
LEFT_FOR_OTHER: Final = 2  # another card was taken instead
IN_SET: Final = 3  # each wagon of a set of the colour, …
IN_TRIO: Final = 4  # … of three single ones, …
IN_ROBBERY: Final = 5  # … of a set that robs

# How much likelier a sign is when a player lacks so many wagons of its colour, as a logarithm, from two too many to
# four too few; fitted to games of greedy, searching and scripted players
LEAST_LACK: Final = -2.0
LACKS: Final = 7
BY_SIGN: Final = [
    [0.0, -0.2, 1.5, 2.9, 3.0, 3.0, 2.9],
    [0.0, 0.0, -0.05, -0.1, -0.25, -0.55, -0.7],
    [0.0, 0.15, 0.2, -0.1, -0.2, -0.4, -0.4],
    [0.0, -0.4, -0.4, 1.3, 1.4, 1.5, 1.4],
    [0.0, 0.1, 0.5, 2.2, 1.7, 1.7, 1.7],
    [0.0, -0.2, -0.1, 0.35, 0.35, 0.25, 0.25],
]
SPEAKS: Final = vec[float]([speaks for sign in BY_SIGN for speaks in sign])
UNSEEN: Final = 0.08  # of the cards in a hand that nobody has seen, the part that is of any one colour

ASKED: Final = 16  # wagons of a colour that destinations may ask for, from 0; more count like the most
NEEDS: Final = 3  # wagons of a colour that one destination may ask for, from 0
LEAST: Final = -200.0  # logarithm of a chance: nothing is quite impossible
REDRAWN: Final = 4  # times that a hidden destination is drawn anew for each sample, …
REDRAWN_FIRST: Final = 200  # … and for the first one: then little is left of a blind deal


@final
class Play:
    """What one player did in his turns, and how likely it is by how many wagons of each colour he wants."""

    seat: i64
    speaks: vec[float]  # ASKED * colour + wagons: the logarithm of the chance, then the chance itself
    secret: i64  # the destinations that he may hold, as they were drawn the last time
    asked: vec[i64]  # by colour: what they ask for, with those of which it is certain
    possible: i64  # the destinations that he may hold by all that is known
    stack: vec[i64]  # by colour: wagons on the way, while the turns are gone through, …
    shown: vec[i64]  # … cards of his hand that everybody knows, by kind, …
    unseen: i64  # … and how many are not known
    done: vec[i64]  # by colour: wagons for destinations that he has completed since

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.speaks = vec[float]([0.0] * (ASKED * COLOURS))
        self.secret = 0
        self.asked = vec[i64]([0] * COLOURS)
        self.possible = 0
        self.stack = vec[i64]([0] * KINDS)
        self.shown = vec[i64]([0] * KINDS)
        self.shown[LOCOMOTIVE] = 1
        self.unseen = DEALT
        self.done = vec[i64]([0] * COLOURS)

    def sign(self, kind: i64, colour: i64, has: float) -> None:
        """Add a sign to what speaks for each number of wagons, seen with so many there already."""
        first = LACKS * kind
        row: i64 = ASKED * colour
        for asked in range(ASKED):
            lack = float(asked) - has - LEAST_LACK
            if lack < 0.0:
                lack = 0.0
            low = i64(lack)
            if low >= LACKS - 1:
                self.speaks[row + asked] += SPEAKS[first + LACKS - 1]
            else:
                part = lack - float(low)
                self.speaks[row + asked] += (1.0 - part) * SPEAKS[first + low] + part * SPEAKS[first + low + 1]

    def weigh(self) -> None:
        """Turn what speaks for each number of wagons into its chance."""
        for colour in range(COLOURS):
            row: i64 = ASKED * colour
            top = self.speaks[row]
            for place in range(row, row + ASKED):
                top = max(top, self.speaks[place])
            for place in range(row, row + ASKED):
                self.speaks[place] = math.exp(max(self.speaks[place] - top, LEAST))

    def ask(self, card: i64, times: i64) -> None:
        """Count what a destination asks for, or with -1 no longer."""
        for entry in range(FIRST[card], FIRST[card + 1]):
            self.asked[COLOUR[entry]] += times * NEED[entry]


@final
class Evidence:
    """What one seat can make of the turns of all others."""

    seat: i64
    plays: list[Play]
    owner: vec[i64]  # the yards, while the turns are gone through
    wagons: vec[i64]
    locos: vec[i64]
    more: vec[float]  # NEEDS * colour + wagons: how much likelier so many more of a colour are
    chances: vec[float]  # of the destinations that come into question, one on top of the other
    cards: vec[i64]  # … and which they are
    slot: vec[i64]  # by destination: where it lies in the deck of a sample, -1 if it does not
    before: i64  # who did what was noted last
    drawn: bool  # whether hidden destinations were drawn before

    def __init__(self, state: Tickets, seat: i64) -> None:
        self.seat = seat
        self.plays = []
        self.owner = vec[i64]([-1] * KINDS)
        self.wagons = vec[i64]([0] * KINDS)
        self.locos = vec[i64]([0] * KINDS)
        self.more = vec[float]([1.0] * (NEEDS * COLOURS))
        self.chances = vec[float]([0.0] * DESTINATIONS)
        self.cards = vec[i64]([0] * DESTINATIONS)
        self.slot = vec[i64]([-1] * DESTINATIONS)
        self.before = -1
        self.drawn = False
        unknown = self.unknown(state)
        players = state.setting.players
        for other in range(players):
            play = Play(other)
            self.plays.append(play)
            if other != seat:
                play.possible = unknown & ~state.destinations.excluded[players * seat + other]
                done = state.completed[other]
                while done:
                    card = lowest_bit(done)
                    done &= done - 1
                    for entry in range(FIRST[card], FIRST[card + 1]):
                        play.done[COLOUR[entry]] += NEED[entry]
        for noted in state.played:
            if noted == NEW_ROUND:
                self.begin_round()
            else:
                self.follow(self.plays[noted % SEATS], noted // SEATS % ROWS, noted // (SEATS * ROWS))
        for play in self.plays:
            play.weigh()

    # ---- what was seen ---------------------------------------------------------------------------

    def unknown(self, state: Tickets) -> i64:
        """The destinations of which the seat does not know where they are."""
        cards = state.destinations
        unknown: i64 = 0
        for other in range(cards.players):
            if other != self.seat:
                unknown |= cards.held[other] & ~cards.certain[cards.players * self.seat + other]
        slot = cards.top
        end = (cards.top + cards.count) % RING
        while slot != end:
            if cards.known_slots[self.seat] & BIT[slot] == 0:
                unknown |= BIT[cards.ring[slot]]
            slot = after(slot)
        return unknown

    def begin_round(self) -> None:
        """Yards and stacks are empty again, and what was completed is not asked for any more."""
        self.before = -1
        for colour in range(KINDS):
            self.owner[colour] = -1
        for play in self.plays:
            play.unseen += DEALT_AGAIN
            for colour in range(COLOURS):
                play.stack[colour] = 0
                play.done[colour] = 0

    def follow(self, play: Play, row: i64, action: i64) -> None:
        """Go through a turn of a player again, or its second card."""
        if play.seat != self.before:
            self.send(play)
        self.before = play.seat
        if action < DRAW_DESTINATIONS:
            self.draw(play, row, action)
        elif action >= PLACE_LOCOS:
            self.place(play, LOCOMOTIVE, 0, action - PLACE_LOCOS + 2, IN_SET)
        elif action >= PLACE_TRIO:
            first = 3 * (action - PLACE_TRIO)
            for place in range(first, first + 3):
                self.place(play, TRIO[place], 1, 0, IN_TRIO)
        elif action >= PLACE:
            colour = (action - PLACE) // SETS_OF_A_COLOUR
            number = (action - PLACE) % SETS_OF_A_COLOUR + 1
            kind: i64 = IN_SET
            if self.owner[colour] >= 0:
                kind = IN_ROBBERY
            self.place(play, colour, number // 17 + 1, number % 17, kind)

    def send(self, play: Play) -> None:
        """A card of each column leaves for the stack."""
        for colour in range(KINDS):
            if self.owner[colour] == play.seat:
                if self.locos[colour]:
                    self.locos[colour] -= 1
                else:
                    self.wagons[colour] -= 1
                    play.stack[colour] += 1
                if self.wagons[colour] + self.locos[colour] == 0:
                    self.owner[colour] = -1

    def draw(self, play: Play, row: i64, action: i64) -> None:
        """A card is drawn or taken: a sign of every colour that lies in the row."""
        if play.seat != self.seat:
            unseen = UNSEEN * float(play.unseen)
            for colour in range(COLOURS):
                if row & BIT[colour]:
                    kind: i64 = LEFT_FOR_OTHER
                    if action == TAKE + colour:
                        kind = TAKEN
                    elif action == DRAW:
                        kind = LEFT_FOR_UNSEEN
                    has = play.stack[colour] + play.shown[colour] - play.done[colour]
                    if self.owner[colour] == play.seat:
                        has += self.wagons[colour]
                    play.sign(kind, colour, float(has) + unseen)
        if action == DRAW:
            play.unseen += 1
        else:
            play.shown[action - TAKE] += 1

    def place(self, play: Play, colour: i64, wagons: i64, locos: i64, kind: i64) -> None:
        """A column is placed: each wagon of it is a sign."""
        if play.seat != self.seat:
            has = play.stack[colour]
            if colour < COLOURS:
                has -= play.done[colour]
            for wagon in range(has, has + wagons):
                play.sign(kind, colour, float(wagon))
        self.leave_hand(play, colour, wagons)
        self.leave_hand(play, LOCOMOTIVE, locos)
        self.owner[colour] = play.seat
        self.wagons[colour] = wagons
        self.locos[colour] = locos

    def leave_hand(self, play: Play, kind: i64, count: i64) -> None:
        """Cards leave a hand: those first that everybody knew to be there."""
        known = min(count, play.shown[kind])
        play.shown[kind] -= known
        play.unseen -= count - known

    # ---- what it may mean ------------------------------------------------------------------------

    def deal_anew(self, state: Tickets, rng: Rng) -> None:
        """Draw hidden destinations anew, a few at a time: each changes places with any that nobody holds, or stays.

        Each deal goes on from the one before: once that was as likely as it should be, so are all that follow.
        """
        if state.seat != self.seat or state.phase not in (TURN, SECOND_CARD, CHOOSING):
            return
        redrawn: i64 = REDRAWN
        if not self.drawn:
            self.drawn = True
            self.begin(state.destinations)
            redrawn = REDRAWN_FIRST
        for _ in range(redrawn):
            play = self.plays[rng.below(state.setting.players)]
            if play.secret:
                self.redraw(play, pick_bit(play.secret, rng.below(count_bits(play.secret))), rng)
        self.settle(state.destinations)

    def begin(self, cards: Destinations) -> None:
        """Begin with what a blind sample has dealt."""
        for play in self.plays:
            if play.seat != self.seat:
                held = cards.held[play.seat]
                play.secret = held & ~cards.certain[cards.players * self.seat + play.seat]
                while held:
                    play.ask(lowest_bit(held), 1)
                    held &= held - 1

    def redraw(self, play: Play, card: i64, rng: Rng) -> None:
        """Let a hidden destination change places with one that nobody holds."""
        play.secret ^= BIT[card]
        play.ask(card, -1)
        more = self.more
        for colour in range(COLOURS):
            asked = play.asked[colour]
            here = play.speaks[ASKED * colour + min(asked, ASKED - 1)]
            for need in range(1, NEEDS):
                more[NEEDS * colour + need] = play.speaks[ASKED * colour + min(asked + need, ASKED - 1)] / here
        free = play.possible
        for other in self.plays:
            free &= ~other.secret
        total = 0.0
        count: i64 = 0
        while free:
            candidate = lowest_bit(free)
            free &= free - 1
            chance = 1.0
            for entry in range(FIRST[candidate], FIRST[candidate + 1]):
                chance *= more[NEEDS * COLOUR[entry] + NEED[entry]]
            total += chance
            self.cards[count] = candidate
            self.chances[count] = total
            count += 1
        drawn = total * float(rng.below(FINE)) / float(FINE)
        count = 0
        while self.chances[count] <= drawn:
            count += 1
        card = self.cards[count]
        play.secret |= BIT[card]
        play.ask(card, 1)

    def settle(self, cards: Destinations) -> None:
        """Let a sample have what was drawn: every destination that comes into a hand changes places with one of it."""
        slot = cards.top
        end = (cards.top + cards.count) % RING
        while slot != end:
            self.slot[cards.ring[slot]] = slot
            slot = after(slot)
        for play in self.plays:
            if play.seat == self.seat:
                continue
            sure = cards.certain[cards.players * self.seat + play.seat]
            leaving = cards.held[play.seat] & ~sure & ~play.secret
            coming = play.secret & ~cards.held[play.seat]
            cards.held[play.seat] = play.secret | sure
            while coming:
                card = lowest_bit(coming)
                other = lowest_bit(leaving)
                coming &= coming - 1
                leaving &= leaving - 1
                self.swap(cards, play.seat, card, other)

    def swap(self, cards: Destinations, seat: i64, card: i64, other: i64) -> None:
        """Put a destination where another one was that has come into a hand: in a later hand, or in the deck."""
        for holder in range(cards.players):
            if holder != seat and cards.held[holder] & BIT[card]:
                cards.held[holder] ^= BIT[card] | BIT[other]
                return
        slot = self.slot[card]
        cards.ring[slot] = other
        self.slot[other] = slot
