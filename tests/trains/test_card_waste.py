"""Waste: neither bought nor played, given back by passing."""

from tests.trains.desk import Desk


def test_waste_is_neither_bought_nor_played() -> None:
    desk = Desk(hand=["waste"])
    desk.give_coins(5)
    assert desk.refused("buy waste") == "trains.waste-not-for-sale"
    assert desk.refused("play waste") == "trains.not-playable"


def test_whoever_passes_may_give_all_waste_back() -> None:
    desk = Desk(hand=["waste", "normal_train", "waste", "lay_rails", "waste"], deck=["normal_train"] * 5)
    before = desk.supply("waste")
    desk.play("return waste")
    assert desk.supply("waste") == before + 3
    assert desk.discard == {"normal_train": 1, "lay_rails": 1}
    assert desk.hand == {"normal_train": 5}
    assert desk.match.to_act == 1


def test_without_waste_there_is_nothing_to_give_back() -> None:
    desk = Desk(hand=["normal_train"])
    assert desk.refused("return waste") == "trains.no-waste-in-hand"


def test_passing_may_keep_the_waste() -> None:
    desk = Desk(hand=["waste"], deck=["normal_train"] * 5)
    desk.play("done")
    assert desk.discard == {"waste": 1}
