"""Collaboration: other players' rails cost neither coins nor Waste."""

from tests.trains.desk import Desk


def test_its_own_rail_passes_others_for_free_but_its_waste_stays() -> None:
    desk = Desk(hand=["collaboration"], players=3)
    desk.lay(1, "r2c3")
    desk.lay(2, "r2c3")
    desk.play("play collaboration", "rail r2c3")
    assert desk.coins == 0
    assert desk.gained == {"waste": 1}


def test_it_lasts_for_later_rails_of_the_turn_and_not_longer() -> None:
    desk = Desk(hand=["collaboration", "lay_rails"], deck=["lay_rails"] * 5)
    desk.lay(1, "r3c4", "r2c3")
    desk.play("play collaboration", "rail r2c3", "play lay_rails", "rail r3c4")
    assert desk.gained == {"waste": 2}
    desk.play("done", "done")
    assert desk.state.waived == 0


def test_ground_is_still_paid() -> None:
    desk = Desk(hand=["collaboration"])
    desk.lay(1, "r2c4")
    desk.play("play collaboration")
    assert desk.refused("rail r2c4") == "trains.rail-too-dear"
    desk.play("decline")
    assert desk.turn["lasting"] == []


def test_declined_it_waives_nothing() -> None:
    desk = Desk(hand=["collaboration", "lay_rails"])
    desk.lay(1, "r2c3")
    desk.play("play collaboration", "decline", "play lay_rails")
    assert desk.refused("rail r2c3") == "trains.rail-too-dear"
