"""Which destinations to complete with the cards of a stack: the exact best choice, by branch and bound.

A set of destinations can be completed if the locomotives make up for all wagons that are missing, colour by colour.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.games.tickets import cards

COLOURS: Final = 8
LOCOMOTIVE: Final = 8
KINDS: Final = 9
DESTINATIONS: Final = 46

BIT: Final = vec[i64]([1 << number for number in range(60)])  # a table: mypyc shifts a literal as a 32-bit number
NEED: Final = vec[i64]([wagons for destination in cards.DESTINATIONS for wagons in destination.need])
COST: Final = vec[i64]([sum(destination.need) for destination in cards.DESTINATIONS])


POTENTIAL: Final = {bonus.city: bonus.points for bonus in cards.BONUSES}
WEIGHTS: Final = [  # points first, then the number of destinations, then what their big cities could bring
    destination.points * 1_000_000 + 10_000 + sum(POTENTIAL[city] for city in destination.big_cities)
    for destination in cards.DESTINATIONS
]
WEIGHT: Final = vec[i64](WEIGHTS)
BY_DENSITY: Final = vec[i64](  # by what a card spent on a destination brings
    sorted(range(DESTINATIONS), key=lambda number: -WEIGHTS[number] / sum(cards.DESTINATIONS[number].need))
)


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
    destination: i64 = 0
    while held >= BIT[destination]:
        if held & BIT[destination] and missing(destination, cards_left, first) <= locomotives:
            found |= BIT[destination]
        destination += 1
    return found


def best_claim(held: i64, cards_left: vec[i64], first: i64) -> i64:
    """The best set that the cards from `first` on complete: most points, then most destinations, then most big-city
    potential, then the lowest ids."""
    candidates = completable(held, cards_left, first)
    if candidates == 0:
        return 0
    search = Search(candidates, cards_left, first)
    search.descend(0, cards_left[first + LOCOMOTIVE], 0, 0)
    return search.best


@final
class Search:
    """One search for the best set, over the candidates sorted by what a card spent on them brings."""

    count: i64
    card: vec[i64]
    wagons: vec[i64]  # left of each colour
    demand: vec[i64]  # for each candidate and colour: what it and all later ones ask for
    cost: vec[i64]  # for each candidate: cards that it and all later ones ask for
    weight: vec[i64]  # for each candidate: weight of it and all later ones
    best_weight: i64
    best: i64

    def __init__(self, candidates: i64, cards_left: vec[i64], first: i64) -> None:
        count: i64 = 0
        card = vec[i64]([0] * DESTINATIONS)
        place: i64 = 0
        while place < DESTINATIONS:
            if candidates & BIT[BY_DENSITY[place]]:
                card[count] = BY_DENSITY[place]
                count += 1
            place += 1
        self.count = count
        self.card = card
        self.wagons = cards_left[first : first + COLOURS]
        rows: i64 = count + 1
        numbers: i64 = rows * COLOURS
        demand = vec[i64]([0] * numbers)
        cost = vec[i64]([0] * rows)
        weight = vec[i64]([0] * rows)
        place = count - 1
        while place >= 0:
            number = card[place]
            cost[place] = cost[place + 1] + COST[number]
            weight[place] = weight[place + 1] + WEIGHT[number]
            colour: i64 = 0
            while colour < COLOURS:
                demand[COLOURS * place + colour] = (
                    demand[COLOURS * place + COLOURS + colour] + NEED[COLOURS * number + colour]
                )
                colour += 1
            place -= 1
        self.demand = demand
        self.cost = cost
        self.weight = weight
        self.best_weight = 0
        self.best = 0

    def bound(self, place: i64, locomotives: i64) -> i64:
        """At least what the candidates from `place` on can still bring: cards are cut as if they could be divided."""
        room = locomotives
        colour: i64 = 0
        while colour < COLOURS:
            wagons = self.wagons[colour]
            demand = self.demand[COLOURS * place + colour]
            room += wagons if wagons < demand else demand
            colour += 1
        if self.cost[place] <= room:
            return self.weight[place]
        total: i64 = 0
        while True:
            number = self.card[place]
            if COST[number] > room:
                return total + WEIGHT[number] * room // COST[number]
            total += WEIGHT[number]
            room -= COST[number]
            place += 1

    def descend(self, place: i64, locomotives: i64, weight: i64, taken: i64) -> None:
        """Try the candidate at this place in the set, then out of it; sets that tie are compared by their ids."""
        if weight > self.best_weight or (weight == self.best_weight and has_lower_ids(taken, self.best)):
            self.best_weight = weight
            self.best = taken
        if place == self.count or weight + self.bound(place, locomotives) < self.best_weight:
            return
        number = self.card[place]
        lack = missing(number, self.wagons, 0)
        if lack <= locomotives:
            wagons = self.wagons
            kept = wagons[:]
            colour: i64 = 0
            while colour < COLOURS:
                rest = wagons[colour] - NEED[COLOURS * number + colour]
                if rest < 0:
                    rest = 0
                wagons[colour] = rest
                colour += 1
            self.descend(place + 1, locomotives - lack, weight + WEIGHT[number], taken | BIT[number])
            self.wagons = kept
        self.descend(place + 1, locomotives, weight, taken)


def has_lower_ids(one: i64, other: i64) -> bool:
    """Whether the lowest destination that only one of two sets has is in the first."""
    difference = one ^ other
    return one & difference & -difference != 0
