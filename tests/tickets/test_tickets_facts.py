"""The cards: the totals of the research, and the structure by which the list of destinations was checked."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import ceil

from railbox.games.tickets import cards
from railbox.games.tickets.cards import BONUSES, COLOURS, DESTINATIONS


def test_96_train_cards() -> None:
    assert dict(zip(cards.KINDS, cards.COPIES, strict=True)) == {**dict.fromkeys(COLOURS, 10), "locomotive": 16}
    assert sum(cards.COPIES) == len(cards.LABELS) == len(set(cards.LABELS)) == 96


def test_46_destinations_worth_581_points_with_132_circles() -> None:
    assert len(DESTINATIONS) == len(set(cards.DESTINATION_IDS)) == 46
    assert sum(card.points for card in DESTINATIONS) == 581
    assert sum(sum(card.need) for card in DESTINATIONS) == 132
    assert Counter(sum(card.need) for card in DESTINATIONS) == {1: 2, 2: 17, 3: 14, 4: 11, 5: 2}


def test_circles_per_colour() -> None:
    circles = {colour: sum(card.need[number] for card in DESTINATIONS) for number, colour in enumerate(COLOURS)}
    assert circles == {
        "black": 16,
        "white": 17,
        "yellow": 17,
        "green": 16,
        "blue": 18,
        "red": 16,
        "purple": 16,
        "orange": 16,
    }
    assert max(max(card.need) for card in DESTINATIONS) == 2


def test_cards_per_big_city() -> None:
    naming = Counter(city for card in DESTINATIONS for city in card.big_cities)
    assert naming == {"Chicago": 11, "New York": 11, "Seattle": 10, "Los Angeles": 10, "Dallas": 10, "Miami": 10}
    for bonus, mask in zip(BONUSES, cards.CITY_MASKS, strict=True):
        assert bin(mask).count("1") == naming[bonus.city]


def test_bonuses_are_worth_65_together() -> None:
    assert {bonus.city: bonus.points for bonus in BONUSES} == {
        "New York": 15,
        "Chicago": 12,
        "Los Angeles": 12,
        "Dallas": 10,
        "Miami": 8,
        "Seattle": 8,
    }
    assert sum(bonus.points for bonus in BONUSES) == 65


def test_a_circle_for_five_points() -> None:
    assert all(sum(card.need) == ceil(card.points / 5) for card in DESTINATIONS)


def test_all_pairs_of_big_cities_and_five_small_ones_each() -> None:
    big = {bonus.city for bonus in BONUSES}
    pairs = Counter(frozenset(card.cities) for card in DESTINATIONS if set(card.cities) <= big)
    chicago_new_york = frozenset(("Chicago", "New York"))
    assert pairs == {frozenset(pair): 1 + (frozenset(pair) == chicago_new_york) for pair in combinations(big, 2)}
    small = Counter(card.big_cities[0] for card in DESTINATIONS if len(card.big_cities) == 1)
    assert small == dict.fromkeys(big, 5)
    assert all(set(card.big_cities) == set(card.cities) & big for card in DESTINATIONS)


def test_big_cities_show_their_colour() -> None:
    colour_of = {bonus.city: COLOURS.index(bonus.colour) for bonus in BONUSES}
    for card in DESTINATIONS:
        if sum(card.need) > 1:
            assert all(card.need[colour_of[city]] for city in card.big_cities), card.id
