"""Early Train: each bought card may go on top of the deck."""

import pytest

from tests.trains.desk import Desk


def test_each_purchase_is_asked_about_by_itself() -> None:
    desk = Desk(hand=["early_train"], deck=["lay_rails"])
    desk.give_coins(6)
    desk.play("play early_train")
    assert desk.coins == 8
    desk.play("buy express_train")
    assert desk.match.legal() == ["on deck", "to gained"]
    for text in ("buy tower", "decline", "done", "rail r3c4"):
        assert desk.refused(text) == "trains.purchase-first"
    desk.play("on deck", "buy lay_rails", "to gained")
    assert desk.deck() == ["express_train", "lay_rails"]
    assert desk.gained == {"lay_rails": 1}


def test_before_it_is_played_and_without_its_effect_nothing_is_asked() -> None:
    desk = Desk(hand=["early_train"], deck=["lay_rails"])
    desk.give_coins(10)
    desk.play("buy express_train", "play early_train without effect", "buy express_train")
    assert desk.gained == {"express_train": 2}


def test_ruling_16_the_card_can_be_drawn_in_the_same_turn() -> None:
    desk = Desk(hand=["early_train", "passing_station"], deck=["waste"])
    desk.give_coins(4)
    desk.play("play early_train", "buy limited_express_train", "on deck", "play passing_station")
    assert desk.hand == {"limited_express_train": 1}
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"limited_express_train": 1}


def test_ruling_16_the_waste_of_a_victory_card_goes_to_the_gained_area() -> None:
    desk = Desk(hand=["early_train"])
    desk.give_coins(1)
    desk.play("play early_train", "buy apartment", "on deck")
    assert desk.deck() == ["apartment"]
    assert desk.gained == {"waste": 1}


def test_ruling_16_a_gain_is_no_purchase() -> None:
    desk = Desk(hand=["early_train", "express_train", "maintenance_factory"])
    desk.play("play early_train", "play maintenance_factory", "choose express_train")
    assert desk.gained == {"express_train": 1}
    assert desk.turn["question"] == "turn"


@pytest.mark.parametrize(("edition", "lasts"), [("aeg", True), ("okazu", False)])
def test_ruling_16_switchback_ends_the_effect_in_the_okazu_edition_only(edition: str, lasts: bool) -> None:
    desk = Desk(hand=["early_train", "switchback"], edition=edition)
    desk.play("play early_train", "play switchback", "choose early_train")
    assert desk.turn["lasting"] == (["early_train"] if lasts else [])
    desk.play("buy express_train")
    assert desk.turn["question"] == ("purchase" if lasts else "turn")


def test_okazu_a_second_early_train_in_play_keeps_the_effect() -> None:
    desk = Desk(hand=["early_train", "early_train", "switchback"], edition="okazu")
    desk.play("play early_train", "play early_train", "play switchback", "choose early_train")
    assert desk.turn["lasting"] == ["early_train"]


def test_everybody_knows_what_lies_on_the_deck() -> None:
    desk = Desk(hand=["early_train"], deck=["waste"])
    desk.give_coins(1)
    desk.play("play early_train", "buy express_train", "on deck")
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == ["express_train"]
