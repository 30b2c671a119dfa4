"""Station Expansion: a station in any city with a building to spare, and a Waste."""

from tests.trains.desk import Desk


def test_a_station_needs_no_rail_of_ones_own() -> None:
    desk = Desk(hand=["station_expansion"])
    desk.play("play station_expansion", "station r7c1")
    view = desk.match.view(0)["game"]
    assert view["stations"] == {"r7c1": 1}
    assert view["stations_left"] == 29
    assert desk.gained == {"waste": 1}


def test_a_city_takes_as_many_stations_as_it_has_buildings() -> None:
    desk = Desk(hand=["station_expansion", "station_expansion"])
    desk.play("play station_expansion", "station r2c4", "play station_expansion")
    assert "station r2c4" not in desk.match.legal()
    assert desk.refused("station r2c4") == "trains.station-no-room"
    assert desk.refused("station r3c3") == "trains.station-outside-city"
    assert desk.refused("station r0c0") == "trains.station-outside-city"
    assert desk.refused("rail r3c4") == "trains.effect-first"


def test_a_station_makes_rails_there_dearer_for_all() -> None:
    desk = Desk(hand=["lay_rails"])
    desk.build_stations("r2c4")
    desk.give_coins(1)
    desk.play("play lay_rails")
    assert desk.refused("rail r2c4") == "trains.rail-too-dear"


def test_without_a_token_it_has_no_effect_and_no_waste() -> None:
    desk = Desk(hand=["station_expansion"])
    for cell, count in {"r7c1": 3, "r2c0": 3, "r0c4": 2, "r0c6": 2, "r1c2": 2, "r2c2": 2, "r2c6": 2}.items():
        desk.build_stations(cell, count)
    for cell in ("r3c5", "r3c6", "r3c8", "r4c1", "r4c6", "r5c2", "r7c3"):
        desk.build_stations(cell, 2)
    assert desk.state.stations_left == 0
    desk.play("play station_expansion")
    assert desk.turn["question"] == "turn"
    assert not desk.gained


def test_it_may_be_declined() -> None:
    desk = Desk(hand=["station_expansion"])
    desk.play("play station_expansion", "decline")
    assert not desk.gained
    assert desk.state.stations_left == 30
