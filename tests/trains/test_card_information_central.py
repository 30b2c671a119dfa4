"""Information Central: reveal four cards, take one, put the others back in any order."""

from tests.trains.desk import Desk

DECK = ["waste", "tower", "normal_train", "lay_rails", "apartment"]


def test_one_card_is_taken_and_the_others_go_back_in_the_chosen_order() -> None:
    desk = Desk(hand=["information_central"], deck=DECK)
    desk.play("play information_central")
    assert desk.coins == 1
    assert desk.turn["aside"] == {"waste": 1, "tower": 1, "normal_train": 1, "lay_rails": 1}
    assert desk.refused("choose apartment") == "trains.not-revealed"
    desk.play("choose normal_train", "choose waste", "choose tower")
    assert desk.hand == {"normal_train": 1}
    assert desk.deck() == ["lay_rails", "tower", "waste", "apartment"]


def test_ruling_22_taking_is_optional() -> None:
    desk = Desk(hand=["information_central"], deck=DECK)
    desk.play("play information_central", "decline", "choose lay_rails", "choose waste", "choose tower")
    assert not desk.hand
    assert desk.deck() == ["normal_train", "tower", "waste", "lay_rails", "apartment"]


def test_ruling_22_fewer_than_four_cards_are_fine() -> None:
    desk = Desk(hand=["information_central"], deck=["tower"], discard=["waste"])
    desk.play("play information_central")
    assert desk.turn["aside"] == {"tower": 1, "waste": 1}
    desk.play("choose tower")
    assert desk.deck() == ["waste"]


def test_with_no_card_at_all_there_is_nothing_to_ask() -> None:
    desk = Desk(hand=["information_central"])
    desk.play("play information_central")
    assert desk.turn["question"] == "turn"


def test_cards_of_one_kind_go_back_without_a_question() -> None:
    desk = Desk(hand=["information_central"], deck=["waste"] * 4)
    desk.play("play information_central", "choose waste")
    assert desk.turn["question"] == "turn"
    assert desk.deck() == ["waste"] * 3


def test_everybody_sees_the_cards_and_remembers_them() -> None:
    desk = Desk(hand=["information_central"], deck=DECK)
    desk.play("play information_central", "choose normal_train", "choose waste", "choose tower")
    seen = desk.match.view(1)["game"]["players"][0]
    assert seen["hand"] == {"normal_train": 1}
    assert seen["deck_top"] == ["lay_rails", "tower", "waste"]
