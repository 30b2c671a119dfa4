"""Dump Site: no Waste while it lasts, the same from every source in both editions."""

import pytest

from tests.trains.desk import Desk

EDITIONS = ["aeg", "okazu"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_source_gives_waste(edition: str) -> None:
    desk = Desk(hand=["dump_site", "lay_rails", "station_expansion"], edition=edition)
    desk.lay(1, "r2c3")
    desk.give_coins(10)
    desk.play(
        "play dump_site", "play lay_rails", "rail r2c3", "play station_expansion", "station r2c4", "buy apartment"
    )
    assert desk.gained == {"apartment": 1}
    assert desk.coins == 10 + 1 - 1 - 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_17_waste_that_was_gained_before_stays(edition: str) -> None:
    desk = Desk(hand=["lay_rails", "dump_site", "lay_rails", "waste"], edition=edition)
    desk.play("play lay_rails", "rail r2c3", "play dump_site", "play lay_rails", "rail r3c4")
    assert desk.gained == {"waste": 1}
    assert desk.hand == {"waste": 1}


def test_ruling_17_ignored_waste_counts_as_gained() -> None:
    desk = Desk(hand=["dump_site", "lay_rails"])
    desk.play("play dump_site", "play lay_rails", "rail r2c3")
    assert desk.match.view(0)["game"]["rails"]["r2c3"] == [0]


def test_it_ends_with_the_turn_and_may_be_left_out() -> None:
    desk = Desk(hand=["dump_site"], deck=["dump_site", "lay_rails"] + ["normal_train"] * 3)
    desk.play("play dump_site", "done", "done")
    desk.play("play dump_site without effect", "play lay_rails", "rail r2c3")
    assert desk.coins == 1
    assert desk.gained == {"waste": 1}
