"""Station Crew: a card, or a coin, or a Waste less."""

from tests.trains.desk import Desk


def test_it_does_one_of_three_things() -> None:
    desk = Desk(hand=["station_crew"] * 3 + ["waste"], deck=["tower"])
    desk.play("play station_crew")
    assert desk.match.legal() == ["decline", "return waste", "draw", "coin"]
    desk.play("coin")
    assert desk.coins == 1
    desk.play("play station_crew", "return waste")
    assert desk.supply("waste") == 70
    desk.play("play station_crew", "draw")
    assert desk.hand == {"tower": 1}


def test_ruling_25_only_what_can_be_done_may_be_chosen() -> None:
    desk = Desk(hand=["station_crew"], deck=["tower"])
    desk.play("play station_crew")
    assert desk.refused("return waste") == "trains.no-waste-in-hand"
    desk.play("decline")
    assert desk.coins == 0
    assert desk.deck() == ["tower"]


def test_ruling_26_station_crew_gives_one_waste_back_to_the_pile() -> None:
    desk = Desk(hand=["station_crew", "waste", "waste"])
    desk.play("play station_crew", "return waste")
    assert desk.hand == {"waste": 1}
    assert not desk.discard
    assert desk.turn["question"] == "turn"
