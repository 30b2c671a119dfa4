"""Landfill: all Waste of the hand back to its pile."""

from railbox.core.rng import stream
from railbox.games.trains import codes
from railbox.games.trains.cards import WASTE
from tests.trains.desk import Desk


def test_all_waste_goes_back_at_once() -> None:
    desk = Desk(hand=["landfill", "waste", "waste", "tower"])
    desk.play("play landfill")
    assert desk.coins == 0
    assert desk.hand == {"tower": 1}
    assert desk.supply("waste") == 70


def test_it_may_be_left_out_and_works_without_waste() -> None:
    desk = Desk(hand=["landfill", "landfill", "waste"])
    desk.play("play landfill without effect")
    assert desk.hand == {"landfill": 1, "waste": 1}
    desk.play("play landfill", "done")
    assert desk.supply("waste") == 70


def test_waste_in_other_places_stays() -> None:
    desk = Desk(hand=["landfill"], deck=["waste"], discard=["waste"])
    desk.play("play landfill")
    assert desk.supply("waste") == 68


def test_everybody_knows_that_no_waste_is_left_in_the_hand() -> None:
    desk = Desk(hand=["landfill", "waste", "tower", "apartment"], deck=["waste"] * 8)
    desk.play("play landfill")
    rng = stream("landfill", "test")
    for _ in range(40):
        assert desk.state.resample(1, rng).count(codes.HAND, WASTE) == 0
