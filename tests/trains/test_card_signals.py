"""Signals: draw a card, look at the next one, keep or discard it."""

from tests.trains.desk import Desk


def test_the_next_card_may_be_discarded() -> None:
    desk = Desk(hand=["signals"], deck=["tower", "waste", "lay_rails"])
    desk.play("play signals")
    assert desk.coins == 0
    assert desk.match.legal() == ["on deck", "discard"]
    desk.play("discard")
    assert desk.hand == {"tower": 1}
    assert desk.discard == {"waste": 1}
    assert desk.deck() == ["lay_rails"]


def test_a_card_that_stays_is_known_to_its_owner_alone() -> None:
    desk = Desk(hand=["signals"], deck=["tower", "waste", "lay_rails"])
    desk.play("play signals")
    assert desk.me()["deck_top"] == ["waste"]
    desk.play("on deck")
    assert desk.me()["deck_top"] == ["waste"]
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == []
    assert desk.deck() == ["waste", "lay_rails"]


def test_the_deck_is_made_anew_for_the_look_too() -> None:
    desk = Desk(hand=["signals"], deck=["tower"], discard=["waste"])
    desk.play("play signals", "discard")
    assert desk.discard == {"waste": 1}


def test_with_no_card_left_there_is_nothing_to_look_at() -> None:
    desk = Desk(hand=["signals"], deck=["tower"])
    desk.play("play signals")
    assert desk.hand == {"tower": 1}
    assert desk.turn["question"] == "turn"


def test_without_effect_nothing_is_drawn() -> None:
    desk = Desk(hand=["signals"], deck=["tower"])
    desk.play("play signals without effect")
    assert not desk.hand
