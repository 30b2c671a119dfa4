"""Stationmaster's Office: the effect of an action card, of the hand (AEG) or of the play area (OKAZU)."""

import pytest

from railbox.games.trains import cards
from tests.trains.desk import Desk

COPYABLE = [
    name for kind, name in enumerate(cards.NAMES) if cards.ACTIONS >> kind & 1 and name != "stationmasters_office"
]


def test_aeg_the_copied_card_stays_in_the_hand_and_can_be_played_later() -> None:
    desk = Desk(hand=["stationmasters_office", "passing_station"], deck=["tower", "waste"])
    desk.play("play stationmasters_office", "choose passing_station")
    assert desk.coins == 0
    assert desk.hand == {"passing_station": 1, "tower": 1}
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"passing_station": 1}
    desk.play("play passing_station")
    assert desk.coins == 1


def test_okazu_the_card_is_in_the_play_area() -> None:
    desk = Desk(hand=["stationmasters_office", "passing_station"], deck=["tower", "waste"], edition="okazu")
    desk.play("play passing_station", "play stationmasters_office")
    assert desk.choices() == ["passing_station", "decline"]
    desk.play("choose passing_station")
    assert desk.hand == {"tower": 1, "waste": 1}
    assert desk.coins == 1


def test_okazu_without_an_action_card_in_play_it_has_no_effect() -> None:
    desk = Desk(hand=["stationmasters_office", "passing_station", "normal_train"], edition="okazu")
    desk.play("play normal_train", "play stationmasters_office")
    assert desk.turn["question"] == "turn"


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_ruling_15_only_action_cards_can_be_copied(edition: str) -> None:
    hand = ["stationmasters_office", "lay_rails", "normal_train", "tunnel", "mail_train"]
    desk = Desk(hand=hand, edition=edition)
    if edition == "okazu":
        desk.play("play lay_rails", "decline", "play normal_train", "play tunnel", "decline", "play mail_train", "done")
        desk.set_cards(["stationmasters_office"])
    desk.play("play stationmasters_office")
    assert desk.choices() == ["mail_train", "decline"]
    assert desk.refused("choose lay_rails") == "trains.no-action"
    rule = "trains.not-in-play" if edition == "okazu" else "trains.not-in-hand"
    assert desk.refused("choose garage") == rule


def test_ruling_15_an_office_is_not_copied() -> None:
    desk = Desk(hand=["stationmasters_office", "stationmasters_office"])
    desk.play("play stationmasters_office")
    assert desk.match.legal() == ["decline"]
    assert desk.refused("choose stationmasters_office") == "trains.office-not-copied"


def test_ruling_15_a_copied_holiday_timetable_removes_the_office() -> None:
    desk = Desk(hand=["stationmasters_office", "holiday_timetable"])
    desk.play("play stationmasters_office", "choose holiday_timetable")
    assert desk.coins == 3
    assert desk.removed("stationmasters_office") == 1
    assert desk.hand == {"holiday_timetable": 1}
    assert not desk.in_play


def test_ruling_15_a_copied_ironworks_stacks() -> None:
    desk = Desk(hand=["stationmasters_office", "ironworks", "lay_rails"])
    desk.play("play stationmasters_office", "choose ironworks", "play ironworks", "play lay_rails")
    assert desk.coins == 1 + 4


def test_ruling_15_the_office_does_not_become_a_train() -> None:
    desk = Desk(hand=["stationmasters_office", "mail_train", "switchback"])
    desk.play("play stationmasters_office", "choose mail_train", "done", "play switchback")
    assert desk.turn["question"] == "turn"


def test_ruling_15_a_copied_early_train_is_tied_to_the_office() -> None:
    desk = Desk(hand=["early_train", "stationmasters_office", "switchback"], edition="okazu")
    desk.play("play early_train", "play stationmasters_office", "choose early_train")
    desk.play("play switchback", "choose early_train")
    assert desk.turn["lasting"] == ["early_train"]


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
@pytest.mark.parametrize("name", COPYABLE)
def test_every_action_card_can_be_copied(name: str, edition: str) -> None:
    desk = Desk(
        hand=["stationmasters_office", name, "express_train", "waste", "normal_train"],
        deck=["tower", "normal_train", "express_train", "waste"] * 2,
        discard=["express_train"],
        edition=edition,
    )
    desk.play("play normal_train")
    if edition == "okazu":
        desk.play(
            f"play {name} without effect" if f"play {name} without effect" in desk.match.legal() else f"play {name}"
        )
        while desk.turn["question"] != "turn":
            desk.play("done" if "done" in desk.match.legal() else "decline")
    desk.play("play stationmasters_office", f"choose {name}")
    while desk.turn["question"] != "turn":
        desk.play(desk.match.legal()[0])
    assert desk.in_play["stationmasters_office"] == (0 if name == "holiday_timetable" else 1)


def test_it_may_be_declined() -> None:
    desk = Desk(hand=["stationmasters_office", "tourist_train"])
    desk.play("play stationmasters_office", "decline")
    assert desk.me()["track"] == 0
