"""Editions, card sets, deals: how a game of Trains is set up."""

from __future__ import annotations

from typing import Any

import pytest

import railbox
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.deals import BadDeal
from railbox.games.trains import cards
from railbox.locales import LANGUAGES, translate


def selected(options: dict[str, Any], seed: int = 1, deal: dict[str, list[str]] | None = None) -> set[str]:
    supply = railbox.new_game("trains", 2, seed, options, deal).view(-1)["game"]["supply"]
    return {name for name in supply if cards.NUMBER_OF[name] in cards.SELECTABLE}


@pytest.mark.parametrize("name", list(cards.SETS))
def test_suggested_sets(name: str) -> None:
    assert selected({"cards": name}) == set(cards.SETS[name])


def test_random_cards_come_from_the_seed_or_the_deal() -> None:
    assert selected({}, 1) == selected({}, 1)
    assert len({frozenset(selected({}, seed)) for seed in range(10)}) == 10
    wanted = cards.NAMES[9:17]
    assert selected({}, deal={"cards": wanted}) == set(wanted)


def test_landfill_for_a_first_game() -> None:
    for seed in range(5):
        chosen = selected({"landfill": True}, seed)
        assert "landfill" in chosen
        assert len(chosen) == 8
    with pytest.raises(BadOptions, match="landfill goes with random cards only"):
        railbox.new_game("trains", 2, 1, {"landfill": True, "cards": "tokyo_beginners"})


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (cards.NAMES[9:16], "7 kinds are named; a game needs 8"),
        ([*cards.NAMES[9:16], "waste"], "'waste' is not one of the 30 selectable kinds"),
        ([*cards.NAMES[9:16], "trolley"], "'trolley' is not one"),
        ([*cards.NAMES[9:16], cards.NAMES[9]], "'amusement_park' is named more than once"),
    ],
)
def test_bad_cards_are_refused_by_name(names: list[str], problem: str) -> None:
    with pytest.raises(BadOptions, match=problem):
        railbox.new_game("trains", 2, 1, {"cards": names})


@pytest.mark.parametrize(
    "options", [{"edition": "zman"}, {"map": "kyoto"}, {"cards": "all"}, {"turn_limit": 0}, {"colour": "red"}]
)
def test_unknown_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        railbox.new_game("trains", 2, 1, options)


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4"):
        railbox.new_game("trains", players, 1)


def test_decks_can_be_dealt_by_hand() -> None:
    deck = ["station_expansion", "lay_rails", "lay_rails", "normal_train", "normal_train"]
    match = railbox.new_game("trains", 2, 1, deal={"deck 1": deck})
    assert match.view(1)["game"]["players"][1]["hand"] == {"station_expansion": 1, "lay_rails": 2, "normal_train": 2}
    with pytest.raises(BadDeal, match=r"deck 0\[1\]"):
        railbox.new_game("trains", 2, 1, deal={"deck 0": ["station_expansion", "station_expansion"]})


def test_the_options_explain_themselves() -> None:
    helped = {option.name: option for option in find_game("trains").help()}
    readings = ["ironworks", "wagon_factory", "subway_waste"]
    assert list(helped) == ["edition", "map", "cards", "landfill", "first", *readings, "turn_limit"]
    assert {helped[name].group for name in readings} == {"variant"}
    assert (helped["map"].group, helped["landfill"].group) == ("board", "help")
    assert helped["edition"].permitted == "aeg | okazu"


@pytest.mark.parametrize(
    ("edition", "name", "english", "french"),
    [
        ("aeg", "early_train", "Early Train", "Train matinal"),
        ("okazu", "early_train", "First train", "Premier train"),
        ("aeg", "tower", "Tower", "Immeuble"),
        ("okazu", "tower", "Multi Storey Building", "Grand immeuble"),
    ],
)
def test_names_are_those_of_the_edition(edition: str, name: str, english: str, french: str) -> None:
    title = railbox.new_game("trains", 2, 1, {"edition": edition}).ruleset.components()[name].title
    assert (translate(title, "en"), translate(title, "fr")) == (english, french)


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_names_are_those_of_the_facts(edition: str) -> None:
    """Every name that is printed somewhere, in each language; Italian has one name where a rulebook gives one."""
    components = railbox.new_game("trains", 2, 1, {"edition": edition}).ruleset.components()
    for card in cards.CARDS:
        printed = card["names"]
        title = components[card["id"]].title
        okazu = edition == "okazu"
        assert translate(title, "en") == (printed.get("en_okazu", printed["en"]) if okazu else printed["en"]).replace(
            "'", "’"
        )
        assert translate(title, "fr") == (printed["fr"] if okazu else printed["fr_aeg"]).replace("'", "’")
        if "it" in printed:
            assert translate(title, "it") == printed["it"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_every_card_has_a_name_of_its_own(edition: str, language: str) -> None:
    components = railbox.new_game("trains", 2, 1, {"edition": edition}).ruleset.components()
    names = [translate(component.title, language) for component in components.values()]
    assert len(set(names)) == len(names) == 39


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({}, "Tokyo"),
        ({"cards": "osaka_beginners"}, "Osaka"),
        ({"cards": "osaka_beginners", "map": "tokyo"}, "Tokyo"),
        ({"cards": "tokyo_beginners"}, "Tokyo"),
        ({"cards": "tokyo_beginners", "map": "osaka"}, "Osaka"),
    ],
)
def test_a_set_of_cards_suggests_its_map(options: dict[str, Any], name: str) -> None:
    assert railbox.new_game("trains", 2, 1, options).layout()["map"] == name


@pytest.mark.parametrize(("edition", "colour"), [("aeg", "blue"), ("okazu", "red")])
def test_colours_are_those_of_the_edition(edition: str, colour: str) -> None:
    assert railbox.new_game("trains", 2, 1, {"edition": edition}).layout()["colours"][0] == colour


def test_the_box_has_500_cards_of_39_kinds() -> None:
    assert len(cards.CARDS) == cards.BOX["counts"]["kinds"] == 39
    assert sum(card["copies"] for card in cards.CARDS) == 500
    assert len(cards.SELECTABLE) == 30
    for name, kinds in cards.BOX["counts"]["by_type"].items():
        assert cards.of_type(name).bit_count() == kinds


def test_the_seat_that_begins_can_be_drawn_by_lot() -> None:
    match = railbox.new_game("trains", 3, 1, {"first": "random"}, {"first seat": ["2"]})
    order = []
    for _ in range(3):
        order.append(match.to_act)
        match.play(next(text for text in match.legal() if text.startswith("rail")))
    assert order == [2, 0, 1]
    assert match.to_act == 2
    assert {railbox.new_game("trains", 3, seed, {"first": "random"}).to_act for seed in range(20)} == {0, 1, 2}
