"""Steel Bridge, Tunnel, Viaduct: one kind of ground costs nothing while they last."""

import pytest

from tests.trains.desk import Desk

# a line that starts in r1c0 touches the remote r0c0 (4), mountains r0c1 and r1c1, the city r2c0 and the river r2c1
CARDS = [("steel_bridge", "r2c1"), ("tunnel", "r1c1"), ("viaduct", "r2c0")]
START = ["r1c0", "r2c8"]


@pytest.mark.parametrize(("name", "cell"), CARDS)
def test_ruling_5_the_rail_of_the_card_itself_is_free_on_its_ground(name: str, cell: str) -> None:
    desk = Desk(hand=[name], starts=START)
    desk.play(f"play {name}")
    assert f"rail {cell}" in desk.match.legal()
    desk.play(f"rail {cell}")
    assert desk.coins == 0
    assert desk.gained == {"waste": 1}
    assert desk.turn["lasting"] == [name]


@pytest.mark.parametrize(("name", "cell"), CARDS)
def test_other_ground_is_still_paid(name: str, cell: str) -> None:
    desk = Desk(hand=[name], starts=START)
    desk.play(f"play {name}")
    for other in {"r2c1", "r1c1", "r2c0", "r0c0"} - {cell}:
        assert desk.refused(f"rail {other}") == "trains.rail-too-dear"


@pytest.mark.parametrize(("name", "cell"), CARDS)
def test_it_lasts_for_the_turn(name: str, cell: str) -> None:
    desk = Desk(hand=[name, "lay_rails"], starts=START)
    desk.give_coins(2)
    elsewhere = "r1c1" if cell == "r2c1" else "r2c1"
    desk.play(f"play {name}", f"rail {elsewhere}")
    coins = desk.coins
    desk.play("play lay_rails", f"rail {cell}")
    assert desk.coins == coins


@pytest.mark.parametrize(("name", "cell"), CARDS)
def test_other_players_rails_are_still_paid_with_their_waste(name: str, cell: str) -> None:
    desk = Desk(hand=[name], starts=START)
    desk.lay(1, cell)
    desk.give_coins(1)
    desk.play(f"play {name}", f"rail {cell}")
    assert desk.coins == 0
    assert desk.gained == {"waste": 2}


def test_a_viaduct_waives_stations_too_but_never_a_remote_location() -> None:
    desk = Desk(hand=["viaduct"], starts=START)
    desk.build_stations("r2c0", 3)
    desk.give_coins(3)
    desk.play("play viaduct")
    assert desk.refused("rail r0c0") == "trains.rail-too-dear"
    desk.play("rail r2c0")
    assert desk.coins == 3


def test_ruling_13_waivers_add_up() -> None:
    desk = Desk(hand=["collaboration", "viaduct"], starts=START)
    desk.lay(1, "r2c1", "r2c0")
    desk.build_stations("r2c0", 2)
    desk.give_coins(1)
    desk.play("play collaboration", "rail r2c1", "play viaduct", "rail r2c0")
    assert desk.coins == 0
    assert desk.gained == {"waste": 2}


@pytest.mark.parametrize("name", [name for name, _ in CARDS])
def test_declined_it_waives_nothing(name: str) -> None:
    desk = Desk(hand=[name, "lay_rails"], starts=START)
    desk.play(f"play {name}", "decline", "play lay_rails")
    assert desk.turn["question"] == "turn"
    assert not desk.gained
