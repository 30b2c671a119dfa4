"""Mail Train: discard cards for a coin each."""

from tests.trains.desk import Desk


def test_each_discarded_card_brings_a_coin() -> None:
    desk = Desk(hand=["mail_train", "waste", "tower", "lay_rails"])
    desk.play("play mail_train", "choose waste", "choose tower")
    assert desk.coins == 1
    desk.play("done")
    assert desk.coins == 3
    assert desk.discard == {"waste": 1, "tower": 1}


def test_ruling_26_waste_is_only_discarded() -> None:
    desk = Desk(hand=["mail_train", "waste"])
    desk.play("play mail_train", "choose waste")
    assert desk.supply("waste") == 69
    assert desk.coins == 2
    assert desk.turn["question"] == "turn"


def test_none_need_be_discarded() -> None:
    desk = Desk(hand=["mail_train", "waste"])
    desk.play("play mail_train")
    assert desk.refused("choose mail_train") == "trains.not-in-hand"
    desk.play("done")
    assert desk.coins == 1


def test_the_coins_come_when_the_choice_is_done() -> None:
    desk = Desk(hand=["mail_train", "waste", "lay_rails"])
    desk.play("play mail_train", "choose waste")
    assert desk.refused("play lay_rails") == "trains.effect-first"


def test_declining_is_refused_by_saying_how_to_finish() -> None:
    desk = Desk(hand=["mail_train", "waste"])
    desk.play("play mail_train")
    assert desk.refused("decline") == "trains.finish-instead"
