"""Conductor's Station: discard any number of cards, draw as many."""

from tests.trains.desk import Desk


def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    desk = Desk(hand=["conductors_station", "waste", "waste", "normal_train"], deck=["tower", "apartment", "lay_rails"])
    desk.play("play conductors_station", "choose waste", "choose waste")
    assert desk.hand == {"normal_train": 1}
    desk.play("done")
    assert desk.coins == 0
    assert desk.hand == {"normal_train": 1, "tower": 1, "apartment": 1}
    assert desk.discard == {"waste": 2}


def test_ruling_26_waste_is_discarded_not_given_back() -> None:
    desk = Desk(hand=["conductors_station", "waste"], deck=["tower"])
    before = desk.supply("waste")
    desk.play("play conductors_station", "choose waste")
    assert desk.supply("waste") == before
    assert desk.discard == {"waste": 1}


def test_discarded_cards_may_be_shuffled_and_drawn_again() -> None:
    desk = Desk(hand=["conductors_station", "waste", "tower"], deck=[])
    desk.play("play conductors_station", "choose waste", "choose tower")
    assert desk.hand == {"waste": 1, "tower": 1}


def test_discarding_none_draws_none() -> None:
    desk = Desk(hand=["conductors_station", "waste"], deck=["tower"])
    desk.play("play conductors_station")
    assert desk.refused("choose tower") == "trains.not-in-hand"
    assert desk.refused("decline") == "trains.finish-instead"
    desk.play("done")
    assert desk.hand == {"waste": 1}


def test_with_an_empty_hand_there_is_nothing_to_ask() -> None:
    desk = Desk(hand=["conductors_station"], deck=["tower"])
    desk.play("play conductors_station")
    assert desk.turn["question"] == "turn"
