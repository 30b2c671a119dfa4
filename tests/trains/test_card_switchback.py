"""Switchback: a train in play goes on top of the deck."""

from tests.trains.desk import Desk


def test_the_train_goes_on_the_deck_and_its_coins_stay() -> None:
    desk = Desk(hand=["express_train", "switchback"], deck=["waste"])
    desk.play("play express_train", "play switchback")
    assert desk.choices() == ["express_train", "decline"]
    desk.play("choose express_train")
    assert desk.coins == 3
    assert desk.deck() == ["express_train", "waste"]
    assert desk.in_play == {"switchback": 1}
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == ["express_train"]


def test_only_trains_in_play_can_go() -> None:
    desk = Desk(hand=["normal_train", "lay_rails", "switchback", "express_train"])
    desk.play("play normal_train", "play lay_rails", "decline", "play switchback")
    assert desk.refused("choose lay_rails") == "trains.no-train"
    assert desk.refused("choose express_train") == "trains.not-in-play"
    desk.play("decline")
    assert desk.in_play["normal_train"] == 1


def test_without_a_train_in_play_it_has_no_effect() -> None:
    desk = Desk(hand=["switchback"])
    desk.play("play switchback")
    assert desk.coins == 1
    assert desk.turn["question"] == "turn"
