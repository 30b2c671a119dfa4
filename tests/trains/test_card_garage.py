"""Garage: draw two cards, discard two."""

from tests.trains.desk import Desk


def test_two_cards_come_and_two_go() -> None:
    desk = Desk(hand=["garage", "waste", "waste"], deck=["tower", "lay_rails", "apartment"])
    desk.play("play garage")
    assert desk.coins == 1
    assert desk.hand == {"waste": 2, "tower": 1, "lay_rails": 1}
    assert desk.refused("done") == "trains.effect-first"
    assert desk.refused("choose apartment") == "trains.not-in-hand"
    desk.play("choose waste", "choose waste")
    assert desk.hand == {"tower": 1, "lay_rails": 1}
    assert desk.discard == {"waste": 2}


def test_ruling_3_with_fewer_than_two_cards_all_are_discarded() -> None:
    desk = Desk(hand=["garage"], deck=["tower"])
    desk.play("play garage")
    assert desk.discard == {"tower": 1}
    assert desk.turn["question"] == "turn"


def test_two_cards_are_discarded_without_a_question() -> None:
    desk = Desk(hand=["garage"], deck=["tower", "waste", "lay_rails"])
    desk.play("play garage")
    assert desk.discard == {"tower": 1, "waste": 1}


def test_without_effect_it_only_pays() -> None:
    desk = Desk(hand=["garage"], deck=["tower"])
    desk.play("play garage without effect")
    assert desk.coins == 1
    assert desk.deck() == ["tower"]
