"""Temporary Timetable: reveal cards until two trains have come."""

from tests.trains.desk import Desk


def test_two_trains_come_to_the_hand_and_the_others_are_discarded() -> None:
    desk = Desk(hand=["temporary_timetable"], deck=["waste", "mail_train", "tower", "normal_train", "express_train"])
    desk.play("play temporary_timetable")
    assert desk.coins == 0
    assert desk.hand == {"mail_train": 1, "normal_train": 1}
    assert desk.discard == {"waste": 1, "tower": 1}
    assert desk.deck() == ["express_train"]
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"mail_train": 1, "normal_train": 1}


def test_ruling_24_action_trains_count_as_trains() -> None:
    desk = Desk(hand=["temporary_timetable"], deck=["bullet_train", "tourist_train", "express_train"])
    desk.play("play temporary_timetable")
    assert desk.hand == {"bullet_train": 1, "tourist_train": 1}


def test_ruling_24_a_reshuffle_midway_leaves_the_revealed_cards_out() -> None:
    desk = Desk(hand=["temporary_timetable"], deck=["waste", "express_train"], discard=["normal_train"])
    desk.play("play temporary_timetable")
    assert desk.hand == {"express_train": 1, "normal_train": 1}
    assert desk.discard == {"waste": 1}
    assert desk.deck() == []


def test_ruling_24_it_stops_when_both_piles_are_empty() -> None:
    desk = Desk(hand=["temporary_timetable"], deck=["waste", "express_train"])
    desk.play("play temporary_timetable")
    assert desk.hand == {"express_train": 1}
    assert desk.discard == {"waste": 1}
    desk = Desk(hand=["temporary_timetable"])
    desk.play("play temporary_timetable")
    assert desk.turn["question"] == "turn"


def test_without_effect_nothing_is_revealed() -> None:
    desk = Desk(hand=["temporary_timetable"], deck=["express_train"])
    desk.play("play temporary_timetable without effect")
    assert desk.deck() == ["express_train"]
