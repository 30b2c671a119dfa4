"""Apartment, Tower, Skyscraper: points at the end, a Waste when bought."""

import pytest

from tests.trains.desk import Desk

VICTORY = [("apartment", 3, 1), ("tower", 5, 2), ("skyscraper", 8, 4)]


@pytest.mark.parametrize(("name", "cost", "points"), VICTORY)
def test_a_victory_card_brings_points_and_a_waste(name: str, cost: int, points: int) -> None:
    desk = Desk()
    desk.give_coins(cost)
    desk.play(f"buy {name}")
    assert desk.coins == 0
    assert desk.gained == {name: 1, "waste": 1}
    assert desk.match.scores == [points, 0]


@pytest.mark.parametrize(("name", "cost"), [(name, cost) for name, cost, _ in VICTORY])
def test_a_victory_card_cannot_be_played(name: str, cost: int) -> None:
    desk = Desk(hand=[name])
    assert desk.refused(f"play {name}") == "trains.not-playable"
    desk.give_coins(cost - 1)
    assert desk.refused(f"buy {name}") == "trains.too-dear"


def test_points_count_wherever_the_card_is() -> None:
    desk = Desk(hand=["apartment"], deck=["tower"], discard=["skyscraper"])
    assert desk.match.scores[0] == 1 + 2 + 4


def test_no_waste_comes_along_when_its_pile_is_empty() -> None:
    desk = Desk()
    desk.set_supply("waste", 0)
    desk.give_coins(3)
    desk.play("buy apartment")
    assert desk.gained == {"apartment": 1}
