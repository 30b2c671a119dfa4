"""Maintenance Factory: show a train of the hand, gain another one like it."""

from tests.trains.desk import Desk


def test_a_second_train_like_the_shown_one_is_gained() -> None:
    desk = Desk(hand=["maintenance_factory", "limited_express_train"])
    desk.play("play maintenance_factory", "choose limited_express_train")
    assert desk.coins == 0
    assert desk.hand == {"limited_express_train": 1}
    assert desk.gained == {"limited_express_train": 1}
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"limited_express_train": 1}


def test_ruling_21_the_pile_must_exist_and_not_be_empty() -> None:
    desk = Desk(hand=["maintenance_factory", "normal_train", "express_train", "mail_train", "lay_rails"])
    desk.set_supply("express_train", 0)
    desk.play("play maintenance_factory")
    assert desk.choices() == ["mail_train", "decline"]
    assert desk.refused("choose normal_train") == "trains.not-in-supply"
    assert desk.refused("choose express_train") == "trains.pile-empty"
    assert desk.refused("choose lay_rails") == "trains.no-train"
    assert desk.refused("choose limited_express_train") == "trains.not-in-hand"


def test_ruling_21_it_is_a_gain_and_no_purchase() -> None:
    desk = Desk(hand=["maintenance_factory", "express_train"])
    desk.play("play maintenance_factory", "choose express_train")
    assert sum(desk.state.bought) == 0


def test_it_may_be_declined_and_asks_even_an_empty_hand() -> None:
    desk = Desk(hand=["maintenance_factory"])
    desk.play("play maintenance_factory")
    assert desk.match.legal() == ["decline"]
    desk.play("decline")
    assert not desk.gained
