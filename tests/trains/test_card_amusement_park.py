"""Amusement Park: coins by the value of a train in play."""

from tests.trains.desk import Desk


def test_it_pays_the_printed_value_of_a_train_in_play() -> None:
    desk = Desk(hand=["normal_train", "limited_express_train", "amusement_park"])
    desk.play("play normal_train", "play limited_express_train", "play amusement_park")
    assert desk.coins == 1 + 3 + 1
    assert desk.choices() == ["normal_train", "limited_express_train", "decline"]
    desk.play("choose limited_express_train")
    assert desk.coins == 8
    assert desk.turn["question"] == "turn"


def test_ruling_18_the_bonus_of_a_bullet_train_is_not_its_value() -> None:
    desk = Desk(hand=["normal_train", "bullet_train", "amusement_park"])
    desk.play("play normal_train", "play bullet_train", "play amusement_park", "choose bullet_train")
    assert desk.coins == 1 + 2 + 1 + 1


def test_ruling_18_without_a_train_in_play_only_its_own_coin_is_left() -> None:
    desk = Desk(hand=["amusement_park", "normal_train"])
    desk.play("play amusement_park")
    assert desk.coins == 1
    assert desk.turn["question"] == "turn"


def test_it_may_be_declined_and_refuses_what_is_not_in_play() -> None:
    desk = Desk(hand=["normal_train", "amusement_park", "express_train"])
    desk.play("play normal_train", "play amusement_park")
    assert desk.refused("choose express_train") == "trains.not-in-play"
    assert desk.refused("choose amusement_park") == "trains.no-train"
    assert desk.refused("buy apartment") == "trains.effect-first"
    desk.play("decline")
    assert desk.coins == 2
