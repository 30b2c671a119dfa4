"""Which destinations to complete with the cards of a stack: the exact best choice, by branch and bound.

A set of destinations can be completed if the locomotives make up for all wagons that are missing, colour by colour.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, lowest_bit
from railbox.games.tickets import cards

COLOURS: Final = 8
LOCOMOTIVE: Final = 8
DESTINATIONS: Final = 46

# What destinations need, one after the other: colours and numbers of wagons; FIRST says where each one begins
COLOUR: Final = vec[i64]([colour for card in cards.DESTINATIONS for colour, need in enumerate(card.need) if need])
NEED: Final = vec[i64]([need for card in cards.DESTINATIONS for need in card.need if need])
FIRST: Final = vec[i64](
    [sum(1 for card in cards.DESTINATIONS[:number] for need in card.need if need) for number in range(DESTINATIONS + 1)]
)

# Points count first, then the number of destinations, then what their big cities could bring
POTENTIAL: Final = {bonus.city: bonus.points for bonus in cards.BONUSES}
WEIGHT: Final = vec[i64](
    [card.points * 1_000_000 + 10_000 + sum(POTENTIAL[city] for city in card.big_cities) for card in cards.DESTINATIONS]
)

FEW: Final = 6  # so many candidates are tried out faster than prices are found
FIRST_PRICE: Final = 4_000_000  # about what a card brings
FIRST_STEP: Final = 400_000
LAST_STEP: Final = 10_000
STEP_SHRINKS: Final = 10  # by this part each time


def missing(destination: i64, cards_left: vec[i64], first: i64) -> i64:
    """How many locomotives a destination takes when the wagons from `first` on are used before them."""
    total: i64 = 0
    entry = FIRST[destination]
    end = FIRST[destination + 1]
    while entry < end:
        lack = NEED[entry] - cards_left[first + COLOUR[entry]]
        if lack > 0:
            total += lack
        entry += 1
    return total


def spend(destination: i64, cards_left: vec[i64], first: i64) -> None:
    """Take the cards for a destination away, wagons before locomotives."""
    entry = FIRST[destination]
    end = FIRST[destination + 1]
    while entry < end:
        place = first + COLOUR[entry]
        rest = cards_left[place] - NEED[entry]
        if rest < 0:
            cards_left[first + LOCOMOTIVE] += rest
            rest = 0
        cards_left[place] = rest
        entry += 1


def completable(held: i64, cards_left: vec[i64], first: i64) -> i64:
    """Those of the held destinations that could each be completed with the cards from `first` on."""
    locos = cards_left[first + LOCOMOTIVE]
    found: i64 = 0
    while held:
        destination = lowest_bit(held)
        if missing(destination, cards_left, first) <= locos:
            found |= BIT[destination]
        held &= held - 1
    return found


def best_claim(held: i64, cards_left: vec[i64], first: i64) -> i64:
    """The best set that the cards from `first` on complete: most points, then most destinations, then most big-city
    potential, then the lowest ids."""
    candidates = completable(held, cards_left, first)
    if candidates & (candidates - 1) == 0:
        return candidates
    search = Search(candidates, cards_left[first : first + LOCOMOTIVE + 1])
    if search.all_fit():
        return candidates
    search.find_prices()
    search.sort()
    search.descend(0, 0, 0, search.bound)
    return search.best


@final
class Search:
    """One search for the best set, by branch and bound.

    Every colour gets a price, and a locomotive costs as much as the dearest wagon. Whatever the prices are, no set is
    worth more than all cards of the stack together with what each candidate is worth beyond its price: that is the
    bound. Leaving out a candidate lowers it by what it is worth beyond its price, taking one by what it lacks to its
    price, using a locomotive for a cheap wagon by the difference. Good prices make the bound sharp.
    """

    count: i64
    card: vec[i64]  # the candidates
    gain: vec[i64]  # for each candidate: its weight beyond its price
    left: vec[i64]  # cards of each colour, then locomotives
    price: vec[i64]  # of a wagon of each colour
    loco_price: i64
    bound: i64
    best_weight: i64
    best: i64

    def __init__(self, candidates: i64, left: vec[i64]) -> None:
        count: i64 = 0
        card = vec[i64]([0] * DESTINATIONS)
        while candidates:
            card[count] = lowest_bit(candidates)
            candidates &= candidates - 1
            count += 1
        self.count = count
        self.card = card
        self.gain = card[:count]
        self.left = left
        self.price = vec[i64]([0] * COLOURS)
        self.loco_price = 0
        self.bound = 0
        self.best_weight = 0
        self.best = 0

    def all_fit(self) -> bool:
        """Whether all candidates can be completed together."""
        left = self.left[:]
        for place in range(self.count):
            spend(self.card[place], left, 0)
        return left[LOCOMOTIVE] >= 0

    def find_prices(self) -> None:
        """Raise the price of what is asked for too much and lower that of the rest, in ever smaller steps."""
        for place in range(self.count):
            self.bound += WEIGHT[self.card[place]]
        if self.count <= FEW:
            return
        price = vec[i64]([FIRST_PRICE] * COLOURS)
        step: i64 = FIRST_STEP
        while step > LAST_STEP:
            self.try_prices(price, step)
            step -= step // STEP_SHRINKS

    def try_prices(self, price: vec[i64], step: i64) -> None:
        """Keep these prices if they make the bound sharper, then move them a step towards better ones."""
        asked = self.left[:COLOURS]
        dearest: i64 = 0
        bound: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if price[colour] > price[dearest]:
                dearest = colour
            bound += price[colour] * asked[colour]
            asked[colour] = -asked[colour]
            colour += 1
        bound += price[dearest] * self.left[LOCOMOTIVE]
        asked[dearest] -= self.left[LOCOMOTIVE]
        for place in range(self.count):
            destination = self.card[place]
            gain = WEIGHT[destination] - cost(destination, price)
            if gain > 0:
                bound += gain
                for entry in range(FIRST[destination], FIRST[destination + 1]):
                    asked[COLOUR[entry]] += NEED[entry]
        if bound < self.bound:
            self.bound = bound
            self.price = price[:]
            self.loco_price = price[dearest]
        colour = 0
        while colour < COLOURS:
            price[colour] += step * asked[colour]
            if price[colour] < 0:
                price[colour] = 0
            colour += 1

    def sort(self) -> None:
        """Bring the candidates that are clearly in or clearly out to the front."""
        for place in range(self.count):
            destination = self.card[place]
            gain = WEIGHT[destination] - cost(destination, self.price)
            at = place
            while at and magnitude(gain) > magnitude(self.gain[at - 1]):
                self.card[at] = self.card[at - 1]
                self.gain[at] = self.gain[at - 1]
                at -= 1
            self.card[at] = destination
            self.gain[at] = gain

    def descend(self, place: i64, weight: i64, taken: i64, bound: i64) -> None:
        """Try the candidate at this place in the set and out of it; sets that tie are compared by their ids."""
        if weight > self.best_weight or (weight == self.best_weight and has_lower_ids(taken, self.best)):
            self.best_weight = weight
            self.best = taken
        if place == self.count or bound < self.best_weight:
            return
        gain = self.gain[place]
        if gain > 0:
            self.take(place, weight, taken, bound)
            self.descend(place + 1, weight, taken, bound - gain)
        else:
            self.descend(place + 1, weight, taken, bound)
            self.take(place, weight, taken, bound + gain)

    def take(self, place: i64, weight: i64, taken: i64, bound: i64) -> None:
        """Go on with the candidate at this place in the set, if the cards are there."""
        destination = self.card[place]
        left = self.left
        locos = left[LOCOMOTIVE]
        for entry in range(FIRST[destination], FIRST[destination + 1]):
            lack = NEED[entry] - left[COLOUR[entry]]
            if lack > 0:
                locos -= lack
                bound -= lack * (self.loco_price - self.price[COLOUR[entry]])
        if locos < 0 or bound < self.best_weight:
            return
        self.left = left[:]
        spend(destination, self.left, 0)
        self.descend(place + 1, weight + WEIGHT[destination], taken | BIT[destination], bound)
        self.left = left


def cost(destination: i64, price: vec[i64]) -> i64:
    """What the wagons of a destination cost."""
    total: i64 = 0
    entry = FIRST[destination]
    end = FIRST[destination + 1]
    while entry < end:
        total += NEED[entry] * price[COLOUR[entry]]
        entry += 1
    return total


def magnitude(number: i64) -> i64:
    """A number without its sign."""
    if number < 0:
        return -number
    return number


def has_lower_ids(one: i64, other: i64) -> bool:
    """Whether the lowest destination that only one of two sets has is in the first."""
    difference = one ^ other
    return one & difference & -difference != 0
