"""Subway Excavation: rails cost no coins; remote locations do in the OKAZU edition."""

import pytest

from tests.trains.desk import Desk

START = ["r1c0", "r2c8"]


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_every_other_ground_is_free(edition: str) -> None:
    desk = Desk(hand=["subway_excavation", "lay_rails", "lay_rails"], starts=START, edition=edition)
    desk.build_stations("r2c0", 3)
    desk.play("play subway_excavation", "rail r2c0", "play lay_rails", "rail r1c1", "play lay_rails", "rail r2c1")
    assert desk.coins == 0
    assert desk.gained == {"waste": 3}


def test_aeg_remote_locations_are_free_too() -> None:
    desk = Desk(hand=["subway_excavation"], starts=START)
    desk.play("play subway_excavation", "rail r0c0")
    assert desk.match.scores[0] == 4


def test_okazu_a_remote_location_costs_its_number_and_no_more() -> None:
    desk = Desk(hand=["subway_excavation"], starts=START, edition="okazu")
    desk.lay(1, "r0c0")
    desk.give_coins(3)
    desk.play("play subway_excavation")
    assert desk.refused("rail r0c0") == "trains.rail-too-dear"
    desk.play("decline")
    desk.set_cards(["subway_excavation"])
    desk.give_coins(1)
    desk.play("play subway_excavation", "rail r0c0")
    assert desk.coins == 0


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_ruling_13_the_waste_for_other_rails_is_gained_all_the_same(edition: str) -> None:
    desk = Desk(hand=["subway_excavation"], starts=START, edition=edition)
    desk.lay(1, "r1c1")
    desk.play("play subway_excavation", "rail r1c1")
    assert desk.coins == 0
    assert desk.gained == {"waste": 2}


def test_with_collaboration_that_waste_is_waived() -> None:
    desk = Desk(hand=["collaboration", "subway_excavation"], starts=START)
    desk.lay(1, "r1c1", "r2c1")
    desk.give_coins(1)
    desk.play("play collaboration", "rail r2c1", "play subway_excavation", "rail r1c1")
    assert desk.gained == {"waste": 2}


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_a_table_may_waive_the_waste_for_other_rails(edition: str) -> None:
    desk = Desk(hand=["subway_excavation"], starts=START, edition=edition, subway_waste=False)
    desk.lay(1, "r1c1")
    desk.play("play subway_excavation", "rail r1c1")
    assert desk.gained == {"waste": 1}
