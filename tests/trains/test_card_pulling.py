"""Pulling: a train from the own discard pile."""

from tests.trains.desk import Desk


def test_a_train_comes_back_from_the_discard_pile() -> None:
    desk = Desk(hand=["pulling"], discard=["waste", "express_train", "mail_train", "tower"])
    desk.play("play pulling")
    assert desk.coins == 0
    assert desk.choices() == ["express_train", "mail_train", "decline"]
    desk.play("choose mail_train")
    assert desk.hand == {"mail_train": 1}
    assert desk.discard == {"waste": 1, "express_train": 1, "tower": 1}


def test_ruling_22_pulling_looks_into_the_own_discard_pile_only() -> None:
    desk = Desk(hand=["pulling"], discard=["waste"], deck=["express_train"])
    desk.play("play pulling")
    assert desk.turn["question"] == "turn"


def test_ruling_22_the_order_of_the_discard_pile_tells_nothing() -> None:
    """The order is kept by keeping none: piles are counted, and only a shuffle gives a deck its order."""
    one = Desk(hand=["pulling"], discard=["waste", "tower", "express_train"])
    two = Desk(hand=["pulling"], discard=["express_train", "tower", "waste"])
    for desk in (one, two):
        desk.play("play pulling", "choose express_train")
    assert one.match.view(0) == two.match.view(0)


def test_it_may_be_declined_and_refuses_other_cards() -> None:
    desk = Desk(hand=["pulling"], discard=["express_train", "tower"])
    desk.play("play pulling")
    assert desk.refused("choose tower") == "trains.no-train"
    desk.play("decline")
    assert not desk.hand
