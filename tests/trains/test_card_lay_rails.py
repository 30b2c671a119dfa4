"""Lay Rails: a rail beside an own one, and a Waste."""

from tests.trains.desk import Desk


def test_a_rail_on_a_free_field_costs_nothing_but_a_waste() -> None:
    desk = Desk(hand=["lay_rails"])
    desk.play("play lay_rails")
    assert desk.coins == 0
    assert desk.match.legal() == ["decline", "rail r2c3", "rail r3c4"]
    desk.play("rail r2c3")
    assert desk.gained == {"waste": 1}
    assert desk.match.view(0)["game"]["rails"]["r2c3"] == [0]
    assert desk.me()["rails_left"] == 18


def test_other_ground_costs_coins_of_this_turn() -> None:
    desk = Desk(hand=["normal_train", "lay_rails"])
    desk.play("play normal_train", "play lay_rails")
    assert {"rail r3c2", "rail r2c4", "rail r4c3"} < set(desk.match.legal())
    desk.play("rail r3c2")
    assert desk.coins == 0


def test_every_reason_against_a_rail_is_named() -> None:
    desk = Desk(hand=["lay_rails", "lay_rails"], starts=["r7c5", "r2c5"])
    assert desk.refused("rail r7c4") == "trains.no-rail-card"
    desk.build_stations("r6c5")
    desk.give_coins(2)
    desk.play("play lay_rails", "rail r7c4", "play lay_rails")
    assert desk.refused("rail r7c4") == "trains.rail-twice"
    assert desk.refused("rail r7c6") == "trains.rail-on-sea"
    assert desk.refused("rail r0c0") == "trains.rail-not-adjacent"
    assert desk.refused("rail r6c5") == "trains.rail-too-dear"
    assert desk.refused("station r7c5") == "trains.effect-first"
    assert desk.refused("play lay_rails") == "trains.effect-first"


def test_declining_gives_neither_rail_nor_waste() -> None:
    desk = Desk(hand=["lay_rails"])
    desk.play("play lay_rails", "decline")
    assert not desk.gained
    assert desk.me()["rails_left"] == 19
    assert desk.in_play == {"lay_rails": 1}


def test_a_blocked_border_is_not_crossed() -> None:
    desk = Desk(hand=["lay_rails"], starts=["r4c6", "r2c5"])
    desk.give_coins(9)
    desk.play("play lay_rails")
    for cell in ("r3c5", "r3c6"):
        assert desk.refused(f"rail {cell}") == "trains.rail-border-blocked"
