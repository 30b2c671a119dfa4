"""Wagon Factory: a card of the hand for a better train, straight to the hand."""

import pytest

import railbox
from tests.trains.desk import Desk


def test_aeg_a_train_becomes_a_train_that_costs_up_to_three_more() -> None:
    desk = Desk(hand=["wagon_factory", "normal_train"], kinds=["bullet_train", "mail_train", "early_train"])
    before = desk.removed("normal_train")
    desk.play("play wagon_factory", "choose normal_train")
    assert desk.choices() == ["express_train", "bullet_train", "mail_train"]
    assert desk.refused("choose early_train") == "trains.train-too-dear"
    assert desk.refused("decline") == "trains.effect-must-be-finished"
    desk.play("choose mail_train")
    assert desk.hand == {"mail_train": 1}
    assert desk.removed("normal_train") == before + 1
    desk.play("play mail_train")
    assert desk.coins == 1


def test_aeg_only_trains_can_be_removed() -> None:
    desk = Desk(hand=["wagon_factory", "waste", "tower", "lay_rails", "express_train"])
    desk.play("play wagon_factory")
    assert desk.choices() == ["express_train", "decline"]
    assert desk.refused("choose waste") == "trains.no-train"


def test_ruling_14_a_gain_must_be_possible_before_anything_is_removed() -> None:
    desk = Desk(hand=["wagon_factory", "normal_train"])
    desk.set_supply("express_train", 0)
    desk.play("play wagon_factory")
    assert desk.match.legal() == ["decline"]
    desk.play("decline")
    assert desk.hand == {"normal_train": 1}


def test_ruling_14_a_normal_train_is_never_gained() -> None:
    desk = Desk(hand=["wagon_factory", "normal_train"])
    desk.play("play wagon_factory", "choose normal_train")
    assert desk.refused("choose normal_train") == "trains.not-in-supply"


def test_ruling_14_okazu_any_card_becomes_a_train_that_costs_exactly_three_more() -> None:
    hand = ["wagon_factory", "normal_train", "waste", "apartment", "bullet_train", "express_train", "tower"]
    desk = Desk(hand=hand, kinds=["mail_train", "early_train"], edition="okazu")
    desk.play("play wagon_factory")
    assert desk.choices() == ["normal_train", "express_train", "apartment", "waste", "bullet_train", "decline"]
    desk.play("choose express_train")
    assert desk.choices() == ["limited_express_train"]
    desk.play("choose limited_express_train")
    assert desk.hand["limited_express_train"] == 1


def test_okazu_removed_waste_goes_back_to_its_pile() -> None:
    desk = Desk(hand=["wagon_factory", "waste"], edition="okazu")
    desk.play("play wagon_factory", "choose waste", "choose express_train")
    assert desk.supply("waste") == 70
    assert desk.removed("waste") == 0
    assert desk.hand == {"express_train": 1}


def test_okazu_it_cannot_be_used_when_no_such_train_is_left() -> None:
    desk = Desk(hand=["wagon_factory", "express_train"], edition="okazu")
    desk.set_supply("limited_express_train", 0)
    desk.play("play wagon_factory")
    assert desk.match.legal() == ["decline"]


def test_each_reason_against_a_card_is_named() -> None:
    desk = Desk(hand=["wagon_factory", "normal_train", "tower", "express_train"], kinds=["mail_train"])
    desk.set_supply("limited_express_train", 0)
    desk.set_supply("express_train", 0)
    desk.set_supply("mail_train", 0)
    desk.play("play wagon_factory")
    assert desk.refused("choose tower") == "trains.no-train"
    assert desk.refused("choose limited_express_train") == "trains.not-in-hand"
    assert desk.refused("choose normal_train") == "trains.no-train-for-it"
    desk = Desk(hand=["wagon_factory", "waste"], edition="okazu")
    desk.play("play wagon_factory", "choose waste")
    assert desk.refused("choose limited_express_train") == "trains.not-of-that-cost"
    assert desk.refused("buy tower") == "trains.effect-first"


def test_a_train_that_is_too_dear_is_refused_with_what_it_may_cost() -> None:
    desk = Desk(hand=["wagon_factory", "normal_train"], kinds=["early_train"])
    desk.play("play wagon_factory", "choose normal_train")
    with pytest.raises(railbox.IllegalAction) as refused:
        desk.match.play("choose early_train")
    assert refused.value.message.args["limit"] == 4  # a Normal Train costs 1


def test_a_table_may_read_it_as_the_other_edition_does() -> None:
    desk = Desk(hand=["wagon_factory", "waste"], edition="okazu", wagon_factory="aeg")
    desk.play("play wagon_factory")
    assert desk.match.legal() == ["decline"]
    desk = Desk(hand=["wagon_factory", "waste"], wagon_factory="okazu")
    desk.play("play wagon_factory", "choose waste")
    assert desk.choices() == ["express_train"]
