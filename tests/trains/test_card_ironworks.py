"""Ironworks: two coins for every rail card that is played after it."""

import pytest

from tests.trains.desk import Desk


def test_ruling_20_coins_come_before_the_rail_is_paid() -> None:
    desk = Desk(hand=["ironworks", "lay_rails"])
    desk.play("play ironworks")
    assert desk.coins == 1
    desk.play("play lay_rails")
    assert desk.coins == 3
    desk.play("rail r2c4")
    assert desk.coins == 2


def test_ruling_20_it_pays_even_if_nothing_is_built_but_not_for_earlier_cards() -> None:
    desk = Desk(hand=["ironworks", "lay_rails", "lay_rails"])
    desk.play("play lay_rails", "decline", "play ironworks", "play lay_rails", "decline")
    assert desk.coins == 3
    assert not desk.gained


def test_ruling_20_two_of_them_add_up() -> None:
    desk = Desk(hand=["ironworks", "ironworks", "lay_rails"])
    desk.play("play ironworks", "play ironworks", "play lay_rails")
    assert desk.coins == 2 + 4


RAIL_CARDS = ["lay_rails", "collaboration", "steel_bridge", "subway_excavation", "tunnel", "viaduct"]


@pytest.mark.parametrize("name", RAIL_CARDS)
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_ruling_20_aeg_counts_every_rail_card_and_okazu_lay_rails_only(edition: str, name: str) -> None:
    desk = Desk(hand=["ironworks", name], edition=edition)
    desk.play("play ironworks", f"play {name}")
    assert desk.coins == (3 if edition == "aeg" or name == "lay_rails" else 1)


def test_other_cards_bring_nothing_and_the_effect_may_be_left_out() -> None:
    desk = Desk(hand=["ironworks", "station_expansion", "lay_rails"])
    desk.play("play ironworks without effect", "play station_expansion", "decline", "play lay_rails")
    assert desk.coins == 1


def test_a_table_may_read_it_as_the_other_edition_does() -> None:
    for edition, reading, coins in (("okazu", "aeg", 3), ("aeg", "okazu", 1)):
        desk = Desk(hand=["ironworks", "tunnel"], edition=edition, ironworks=reading)
        desk.play("play ironworks", "play tunnel")
        assert desk.coins == coins
