"""Bullet Train: a coin more once a Normal Train is in play."""

from tests.trains.desk import Desk


def test_alone_it_is_worth_one_coin() -> None:
    desk = Desk(hand=["bullet_train"])
    desk.play("play bullet_train")
    assert desk.coins == 1


def test_ruling_19_a_normal_train_must_be_in_play_before() -> None:
    desk = Desk(hand=["bullet_train", "bullet_train", "normal_train"])
    desk.play("play bullet_train", "play normal_train")
    assert desk.coins == 2
    desk.play("play bullet_train")
    assert desk.coins == 4


def test_ruling_19_more_normal_trains_bring_no_more() -> None:
    desk = Desk(hand=["normal_train", "normal_train", "bullet_train"])
    desk.play("play normal_train", "play normal_train", "play bullet_train")
    assert desk.coins == 4


def test_another_train_does_not_help_and_the_effect_may_be_left_out() -> None:
    desk = Desk(hand=["express_train", "bullet_train", "bullet_train", "normal_train"])
    desk.play("play express_train", "play bullet_train")
    assert desk.coins == 3
    desk.play("play normal_train", "play bullet_train without effect")
    assert desk.coins == 5
