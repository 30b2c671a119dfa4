"""Normal Train, Express Train, Limited Express Train: coins and nothing else."""

import pytest

from tests.trains.desk import Desk


@pytest.mark.parametrize(("name", "value"), [("normal_train", 1), ("express_train", 2), ("limited_express_train", 3)])
def test_a_plain_train_is_worth_its_coins(name: str, value: int) -> None:
    desk = Desk(hand=[name, "waste"])
    desk.play(f"play {name}")
    assert desk.coins == value
    assert desk.in_play == {name: 1}
    assert desk.turn["question"] == "turn"


@pytest.mark.parametrize("name", ["normal_train", "express_train", "limited_express_train"])
def test_a_plain_train_is_no_action_card(name: str) -> None:
    desk = Desk(hand=[name, "stationmasters_office"])
    desk.play("play stationmasters_office")
    assert desk.choices() == ["decline"]
    assert desk.refused(f"choose {name}") == "trains.no-action"


def test_the_two_better_trains_are_for_sale_and_normal_trains_are_not() -> None:
    desk = Desk()
    desk.give_coins(20)
    desk.play("buy express_train", "buy limited_express_train")
    assert desk.coins == 20 - 3 - 6
    assert desk.refused("buy normal_train") == "trains.not-in-supply"
