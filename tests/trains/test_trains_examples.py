"""The examples of play of both rulebooks, move by move.

The fourth player of the OKAZU example contradicts the rules (a second rail on the start, then a river that does not
touch it), so that player only takes a seat and passes. Where AEG says that the third player discards two gained
cards, three were gained, as OKAZU says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import railbox
from tests.trains.desk import Desk

N, L, S = "normal_train", "lay_rails", "station_expansion"
DECKS = {
    "deck 0": [L, L, N, N, S, N, N, N, N, N],
    "deck 1": [N, N, N, N, S, N, N, N, L, L],
    "deck 2": [N, N, N, N, S, N, N, N, L, L],
}
FOURTH = {"deck 3": [N, N, N, L, S, N, N, N, N, L]}


class Example:
    def __init__(self, edition: str, players: int) -> None:
        deal = DECKS | (FOURTH if players == 4 else {})
        options = {"edition": edition, "cards": "tokyo_beginners"}
        self.match = railbox.new_game("trains", players, 1, options, deal)
        self.players = players

    def play(self, *texts: str) -> None:
        for text in texts:
            self.match.play(text)

    def me(self) -> dict[str, Any]:
        seat = self.match.to_act
        player: dict[str, Any] = self.match.view(seat)["game"]["players"][seat]
        return player

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.match.view(-1)["game"]["turn"]
        return turn

    def end_turn(self, discard: dict[str, int], reshuffles: bool = False) -> None:
        """End the turn and check what was discarded; a player whose deck is empty shuffles it for the new hand."""
        seat = self.match.to_act
        told = [message.id for message in self.match.play("done")]
        player = self.match.view(seat)["game"]["players"][seat]
        assert player["hand_size"] == 5
        assert ("trains.reshuffled" in told) == reshuffles
        if reshuffles:
            assert player["discard"] == {}
            assert player["deck_size"] + 5 == sum(player["owned"].values())
        else:
            assert player["discard"] == discard


@pytest.mark.parametrize(("edition", "players"), [("aeg", 3), ("okazu", 4)])
def test_the_two_turns_of_the_example(edition: str, players: int) -> None:
    example = Example(edition, players)
    starts = ["rail r4c6", "rail r2c6", "rail r2c2", "rail r7c1"]
    example.play(*starts[:players])

    # first turn of the first player: two rails, one in a city, and a station there
    assert example.me()["hand"] == {L: 2, N: 2, S: 1}
    example.play("play lay_rails", "rail r4c5")
    assert example.turn["coins"] == 0
    assert example.turn["gained"] == {"waste": 1}
    example.play("play normal_train", "play lay_rails")
    assert example.turn["coins"] == 1
    example.play("rail r3c5")
    assert example.turn["coins"] == 0
    example.play("play station_expansion", "station r3c5")
    assert example.turn["gained"] == {"waste": 3}
    assert sum(example.turn["play"].values()) == 4
    assert example.me()["hand"] == {N: 1}
    example.end_turn({L: 2, N: 2, S: 1, "waste": 3})

    # the second and the third player: a station and an Amusement Park
    for cell in ("r2c6", "r2c2"):
        assert example.me()["hand"] == {N: 4, S: 1}
        example.play("play station_expansion", f"station {cell}")
        assert example.turn["gained"] == {"waste": 1}
        example.play(*["play normal_train"] * 4)
        assert example.turn["coins"] == 4
        example.play("buy amusement_park")
        assert example.turn["coins"] == 0
        assert example.me()["hand"] == {}
        assert (sum(example.turn["play"].values()), sum(example.turn["gained"].values())) == (5, 2)
        example.end_turn({N: 4, S: 1, "waste": 1, "amusement_park": 1})
    pass_fourth(example)

    # second turn: a Dump Site for five coins, then a reshuffle
    assert example.me()["hand"] == {N: 5}
    example.play(*["play normal_train"] * 5)
    assert example.turn["coins"] == 5
    example.play("buy dump_site")
    example.end_turn({}, reshuffles=True)

    # the second player: a field, a city, and Conductor's Station
    assert example.me()["hand"] == {N: 3, L: 2}
    example.play("play lay_rails", "rail r2c5", "play normal_train", "play lay_rails", "rail r2c4")
    assert example.turn["coins"] == 0
    example.play("play normal_train", "play normal_train", "buy conductors_station")
    assert example.turn["gained"] == {"waste": 2, "conductors_station": 1}
    assert sum(example.turn["play"].values()) == 5
    example.end_turn({}, reshuffles=True)

    # the third player: two fields, and an Express Train
    assert example.me()["hand"] == {N: 3, L: 2}
    example.play("play lay_rails", "rail r2c3", "play lay_rails", "rail r3c3")
    assert example.turn["coins"] == 0
    example.play(*["play normal_train"] * 3, "buy express_train")
    assert example.turn["gained"] == {"waste": 2, "express_train": 1}
    example.end_turn({}, reshuffles=True)
    pass_fourth(example)

    view = example.match.view(-1)["game"]
    assert view["turn"]["number"] == 3
    assert view["stations"] == {"r3c5": 1, "r2c6": 1, "r2c2": 1}
    assert view["supply"]["waste"] == 70 - 3 - 1 - 1 - 2 - 2
    assert example.match.scores[:3] == [2, 2, 2]


def pass_fourth(example: Example) -> None:
    if example.players == 4:
        example.play("done")


def test_the_drawing_example_of_okazu() -> None:
    """One card in the deck and no discard pile: of three cards one is drawn, the other two are lost."""
    desk = Desk(hand=["control_room"], deck=["tower"], edition="okazu")
    desk.play("play control_room")
    assert desk.hand == {"tower": 1}


HANDS: Sequence[tuple[str, list[str]]] = tuple(DECKS.items())


@pytest.mark.parametrize(("name", "deck"), HANDS)
def test_the_hands_of_two_turns_are_a_starting_deck(name: str, deck: list[str]) -> None:
    assert (name[:4], deck.count(N), deck.count(L), deck.count(S)) == ("deck", 7, 2, 1)
