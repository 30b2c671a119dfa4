"""Passing Station, Signaling Area, Control Room: draw one, two, three cards."""

import pytest

from tests.trains.desk import Desk

DRAWS = [("passing_station", 1, 1), ("signaling_area", 0, 2), ("control_room", 0, 3)]


@pytest.mark.parametrize(("name", "value", "count"), DRAWS)
def test_it_pays_and_draws(name: str, value: int, count: int) -> None:
    deck = ["tower", "apartment", "waste", "lay_rails"]
    desk = Desk(hand=[name], deck=deck)
    desk.play(f"play {name}")
    assert desk.coins == value
    assert sorted(desk.hand.elements()) == sorted(deck[:count])


@pytest.mark.parametrize(("name", "count"), [(name, count) for name, _, count in DRAWS])
def test_the_discard_pile_is_shuffled_only_when_needed(name: str, count: int) -> None:
    desk = Desk(hand=[name], deck=["tower"] * count, discard=["waste"])
    desk.play(f"play {name}")
    assert desk.discard == {"waste": 1}
    desk = Desk(hand=[name], deck=["tower"] * (count - 1), discard=["waste"])
    desk.play(f"play {name}")
    assert desk.hand["waste"] == 1
    assert not desk.discard


@pytest.mark.parametrize(("name", "count"), [(name, count) for name, _, count in DRAWS])
def test_too_few_cards_are_drawn_as_far_as_they_go(name: str, count: int) -> None:
    desk = Desk(hand=[name], deck=["tower"] * (count - 1))
    desk.play(f"play {name}")
    assert sum(desk.hand.values()) == count - 1


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, value, _ in DRAWS])
def test_without_effect_it_only_pays(name: str, value: int) -> None:
    desk = Desk(hand=[name], deck=["tower"] * 3)
    desk.play(f"play {name} without effect")
    assert desk.coins == value
    assert not desk.hand
