"""Freight Train: Waste of the hand back to its pile, a coin for each."""

from tests.trains.desk import Desk


def test_each_waste_that_goes_back_brings_a_coin() -> None:
    desk = Desk(hand=["freight_train", "waste", "waste", "waste"])
    before = desk.supply("waste")
    desk.play("play freight_train", "return waste", "return waste", "done")
    assert desk.coins == 1 + 2
    assert desk.hand == {"waste": 1}
    assert desk.supply("waste") == before + 2


def test_ruling_26_freight_train_gives_waste_back_to_the_pile() -> None:
    desk = Desk(hand=["freight_train", "waste"])
    desk.play("play freight_train", "return waste", "done")
    assert not desk.discard
    assert desk.supply("waste") == 70


def test_without_waste_only_its_coin_is_left() -> None:
    desk = Desk(hand=["freight_train", "normal_train"])
    desk.play("play freight_train")
    assert desk.match.legal() == ["done"]
    assert desk.refused("return waste") == "trains.no-waste-in-hand"
    assert desk.refused("choose normal_train") == "trains.nothing-to-choose"
    desk.play("done")
    assert desk.coins == 1


def test_declining_is_refused_by_saying_how_to_finish() -> None:
    desk = Desk(hand=["freight_train", "waste"])
    desk.play("play freight_train")
    assert desk.refused("decline") == "trains.finish-instead"
