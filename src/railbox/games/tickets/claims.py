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
KINDS: Final = 9
DESTINATIONS: Final = 46

NEED: Final = vec[i64]([wagons for destination in cards.DESTINATIONS for wagons in destination.need])
COST: Final = vec[i64]([sum(destination.need) for destination in cards.DESTINATIONS])
MOST_WAGONS: Final = 5
WAGON: Final = vec[i64](  # the colours of the wagons that each destination needs, five places for each
    [
        colour
        for destination in cards.DESTINATIONS
        for colour in [c for c, wagons in enumerate(destination.need) for _ in range(wagons)]
        + [0] * (MOST_WAGONS - sum(destination.need))
    ]
)
POTENTIAL: Final = {bonus.city: bonus.points for bonus in cards.BONUSES}
WEIGHTS: Final = [  # points first, then the number of destinations, then what their big cities could bring
    destination.points * 1_000_000 + 10_000 + sum(POTENTIAL[city] for city in destination.big_cities)
    for destination in cards.DESTINATIONS
]
WEIGHT: Final = vec[i64](WEIGHTS)
FIRST_PRICE: Final = 4_000_000  # about what a card brings
FIRST_STEP: Final = 400_000
LAST_STEP: Final = 10_000
STEP_SHRINKS: Final = 10  # by this part each time


def missing(destination: i64, cards_left: vec[i64], first: i64) -> i64:
    """How many locomotives a destination takes when the wagons from `first` on are used before them."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        lack = NEED[COLOURS * destination + colour] - cards_left[first + colour]
        if lack > 0:
            total += lack
        colour += 1
    return total


def spend(destination: i64, cards_left: vec[i64], first: i64) -> None:
    """Take the cards for a destination away, wagons before locomotives."""
    colour: i64 = 0
    while colour < COLOURS:
        need = NEED[COLOURS * destination + colour]
        wagons = cards_left[first + colour]
        if need > wagons:
            cards_left[first + LOCOMOTIVE] -= need - wagons
            need = wagons
        cards_left[first + colour] = wagons - need
        colour += 1


def completable(held: i64, cards_left: vec[i64], first: i64) -> i64:
    """Those of the held destinations that could each be completed with the cards from `first` on."""
    locomotives = cards_left[first + LOCOMOTIVE]
    found: i64 = 0
    while held:
        destination = lowest_bit(held)
        if missing(destination, cards_left, first) <= locomotives:
            found |= BIT[destination]
        held &= held - 1
    return found


def best_claim(held: i64, cards_left: vec[i64], first: i64) -> i64:
    """The best set that the cards from `first` on complete: most points, then most destinations, then most big-city
    potential, then the lowest ids."""
    candidates = completable(held, cards_left, first)
    search = Search(candidates, cards_left, first)
    if search.lacking() <= search.locos:
        return candidates
    search.find_prices()
    search.sort()
    search.descend(0, search.locos, 0, 0, search.bound)
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
    wagons: vec[i64]  # left of each colour
    locos: i64
    price: vec[i64]  # of a wagon of each colour
    loco_price: i64
    bound: i64
    best_weight: i64
    best: i64

    def __init__(self, candidates: i64, cards_left: vec[i64], first: i64) -> None:
        count: i64 = 0
        card = vec[i64]([0] * DESTINATIONS)
        while candidates:
            card[count] = lowest_bit(candidates)
            candidates &= candidates - 1
            count += 1
        self.count = count
        self.card = card
        self.gain = vec[i64]([0] * DESTINATIONS)
        self.wagons = cards_left[first : first + COLOURS]
        self.locos = cards_left[first + LOCOMOTIVE]
        self.price = vec[i64]([0] * COLOURS)
        self.loco_price = 0
        self.bound = 0
        self.best_weight = 0
        self.best = 0

    def lacking(self) -> i64:
        """How many locomotives all candidates together would take."""
        total: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            lack = -self.wagons[colour]
            for place in range(self.count):
                lack += NEED[COLOURS * self.card[place] + colour]
            if lack > 0:
                total += lack
            colour += 1
        return total

    def find_prices(self) -> None:
        """Raise the price of what is asked for too much and lower that of the rest, in ever smaller steps."""
        price = vec[i64]([FIRST_PRICE] * COLOURS)
        asked = vec[i64]([0] * COLOURS)
        step: i64 = FIRST_STEP
        while step > LAST_STEP:
            dearest: i64 = 0
            colour: i64 = 0
            bound: i64 = 0
            while colour < COLOURS:
                if price[colour] > price[dearest]:
                    dearest = colour
                bound += price[colour] * self.wagons[colour]
                asked[colour] = -self.wagons[colour]
                colour += 1
            bound += price[dearest] * self.locos
            asked[dearest] -= self.locos
            for place in range(self.count):
                number = self.card[place]
                gain = WEIGHT[number] - cost(number, price)
                if gain > 0:
                    bound += gain
                    wagon: i64 = MOST_WAGONS * number
                    end = wagon + COST[number]
                    while wagon < end:
                        asked[WAGON[wagon]] += 1
                        wagon += 1
            if self.bound == 0 or bound < self.bound:
                self.bound = bound
                self.price = price[:]
                self.loco_price = price[dearest]
            colour = 0
            while colour < COLOURS:
                price[colour] += step * asked[colour]
                if price[colour] < 0:
                    price[colour] = 0
                colour += 1
            step -= step // STEP_SHRINKS

    def sort(self) -> None:
        """Bring the candidates that are clearly in or clearly out to the front."""
        for place in range(self.count):
            number = self.card[place]
            gain = WEIGHT[number] - cost(number, self.price)
            size = gain if gain > 0 else -gain
            at = place
            while at and size > (self.gain[at - 1] if self.gain[at - 1] > 0 else -self.gain[at - 1]):
                self.card[at] = self.card[at - 1]
                self.gain[at] = self.gain[at - 1]
                at -= 1
            self.card[at] = number
            self.gain[at] = gain

    def descend(self, place: i64, locos: i64, weight: i64, taken: i64, bound: i64) -> None:
        """Try the candidate at this place in the set and out of it; sets that tie are compared by their ids."""
        if weight > self.best_weight or (weight == self.best_weight and has_lower_ids(taken, self.best)):
            self.best_weight = weight
            self.best = taken
        if place == self.count or bound < self.best_weight:
            return
        gain = self.gain[place]
        if gain > 0:
            self.take(place, locos, weight, taken, bound)
            self.descend(place + 1, locos, weight, taken, bound - gain)
        else:
            self.descend(place + 1, locos, weight, taken, bound)
            self.take(place, locos, weight, taken, bound + gain)

    def take(self, place: i64, locos: i64, weight: i64, taken: i64, bound: i64) -> None:
        """Go on with the candidate at this place in the set, if the cards are there."""
        number = self.card[place]
        wagons = self.wagons
        lacks: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            lack = NEED[COLOURS * number + colour] - wagons[colour]
            if lack > 0:
                lacks += lack
                bound -= lack * (self.loco_price - self.price[colour])
            colour += 1
        if lacks > locos or bound < self.best_weight:
            return
        self.wagons = wagons[:]
        colour = 0
        while colour < COLOURS:
            rest = wagons[colour] - NEED[COLOURS * number + colour]
            if rest < 0:
                rest = 0
            self.wagons[colour] = rest
            colour += 1
        self.descend(place + 1, locos - lacks, weight + WEIGHT[number], taken | BIT[number], bound)
        self.wagons = wagons


def cost(number: i64, price: vec[i64]) -> i64:
    """What the wagons of a destination cost."""
    total: i64 = 0
    wagon: i64 = MOST_WAGONS * number
    end = wagon + COST[number]
    while wagon < end:
        total += price[WAGON[wagon]]
        wagon += 1
    return total


def has_lower_ids(one: i64, other: i64) -> bool:
    """Whether the lowest destination that only one of two sets has is in the first."""
    difference = one ^ other
    return one & difference & -difference != 0
