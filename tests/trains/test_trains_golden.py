"""The golden records cover every map, edition, number of players and end, and every card with its effect.

That they replay to the same end, compiled and interpreted, is checked for all games together.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest

import railbox
from railbox.core.match import Match, unpack
from railbox.games.trains import cards, codes
from railbox.games.trains.codes import END_REASONS
from tests.trains.make_golden import COMBINATIONS, FOLDER

EFFECTS: dict[str, set[int]] = {
    "lay_rails": {codes.RAIL_BUILT},
    "collaboration": {codes.RAIL_BUILT},
    "steel_bridge": {codes.RAIL_BUILT},
    "subway_excavation": {codes.RAIL_BUILT},
    "tunnel": {codes.RAIL_BUILT},
    "viaduct": {codes.RAIL_BUILT},
    "station_expansion": {codes.STATION_BUILT},
    "amusement_park": {codes.COINS_GAINED},
    "bullet_train": {codes.COINS_GAINED},
    "command_central": {codes.CARDS_REVEALED},
    "conductors_station": {codes.CARD_DISCARDED, codes.CARDS_DRAWN},
    "control_room": {codes.CARDS_DRAWN},
    "freight_train": {codes.WASTE_RETURNED, codes.COINS_GAINED},
    "garage": {codes.CARDS_DRAWN, codes.CARD_DISCARDED},
    "holiday_timetable": {codes.CARD_REMOVED, codes.COINS_GAINED},
    "information_central": {codes.CARDS_REVEALED, codes.CARD_TAKEN, codes.CARD_PUT_ON_DECK},
    "landfill": {codes.WASTE_RETURNED},
    "mail_train": {codes.CARD_DISCARDED, codes.COINS_GAINED},
    "maintenance_factory": {codes.TRAIN_SHOWN, codes.CARD_GAINED},
    "passing_station": {codes.CARDS_DRAWN},
    "pulling": {codes.CARD_TAKEN},
    "signaling_area": {codes.CARDS_DRAWN},
    "signals": {codes.CARDS_DRAWN, codes.TOP_SEEN},
    "stationmasters_office": {codes.EFFECT_COPIED},
    "switchback": {codes.CARD_PUT_ON_DECK},
    "temporary_timetable": {codes.CARDS_REVEALED},
    "tourist_train": {codes.POINT_SCORED},
    "wagon_factory": {codes.CARD_REMOVED, codes.CARD_GAINED_TO_HAND},
}
"""What the journal says of a card whose effect was applied, where it says it at once."""

CREW = [{codes.WASTE_RETURNED}, {codes.COINS_GAINED}, {codes.CARDS_DRAWN}]
PLAIN = ["normal_train", "express_train", "limited_express_train"]


@cache
def record(path: Path) -> Match:
    return railbox.load_record(path)


def records() -> list[Match]:
    return [record(path) for path in sorted(FOLDER.glob("*.json"))]


def options(match: Match) -> dict[str, object]:
    return match.record().options


def test_every_map_edition_and_number_of_players_has_a_record() -> None:
    found = {(options(match)["map"], options(match)["edition"], match.players) for match in records()}
    assert found == set(COMBINATIONS)


@pytest.mark.parametrize(("edition", "reason"), list(product(("aeg", "okazu"), END_REASONS)))
def test_every_end_has_a_record_in_each_edition(edition: str, reason: str) -> None:
    assert any(match.end_reason == reason and options(match)["edition"] == edition for match in records())


def test_records_tell_their_result() -> None:
    for match in records():
        assert match.over
        assert match.record().result is not None


def effects_of_plays(match: Match) -> dict[str, list[set[int]]]:
    """For each card that was played: what the journal says until the next card, purchase or end of a turn."""
    found: dict[str, list[set[int]]] = {}
    current: set[int] = set()
    for entries in map(unpack, match.journal):
        for code, *rest in entries:
            if code in (codes.CARD_PLAYED, codes.PLAYED_WITHOUT_EFFECT, codes.CARD_BOUGHT, codes.TURN_ENDED):
                current = set()
            if code == codes.CARD_PLAYED:
                found.setdefault(cards.NAMES[rest[1]], []).append(current)
            current.add(code)
    return found


@pytest.mark.parametrize("name", list(EFFECTS))
def test_every_card_is_played_with_effect(name: str) -> None:
    plays = [found for match in records() for found in effects_of_plays(match).get(name, [])]
    assert any(found >= EFFECTS[name] and codes.EFFECT_DECLINED not in found for found in plays)


def test_every_choice_of_station_crew_is_made() -> None:
    plays = [found for match in records() for found in effects_of_plays(match).get("station_crew", [])]
    for wanted in CREW:
        assert any(found >= wanted for found in plays)


@pytest.mark.parametrize("name", PLAIN)
def test_every_plain_train_is_played(name: str) -> None:
    assert any(name in effects_of_plays(match) for match in records())


def test_every_victory_card_is_bought_and_waste_is_gained() -> None:
    bought = {cards.NAMES[entry[2]] for entry in all_entries() if entry[0] == codes.CARD_BOUGHT}
    assert {"apartment", "tower", "skyscraper"} < bought
    assert any(entry[0] == codes.WASTE_GAINED for entry in all_entries())


def all_entries() -> list[list[int]]:
    return [entry for match in records() for entries in match.journal for entry in unpack(entries)]


def turns_with(name: str) -> list[list[list[int]]]:
    """What happened in each turn after a card with a lasting effect was played."""
    kind = cards.NUMBER_OF[name]
    turns: list[list[list[int]]] = []
    current: list[list[int]] | None = None
    for entry in all_entries():
        if entry[0] == codes.CARD_PLAYED and entry[2] == kind:
            current = []
            turns.append(current)
        if entry[0] == codes.TURN_ENDED:
            current = None
        if current is not None:
            current.append(entry)
    return turns


def test_ironworks_pays_for_a_rail_card() -> None:
    assert any(
        entry[0] == codes.CARD_PLAYED and cards.RAILS >> entry[2] & 1 and entry[3] >= 2
        for turn in turns_with("ironworks")
        for entry in turn
    )


def test_early_train_puts_a_purchase_on_the_deck() -> None:
    assert any(
        one[0] == codes.CARD_BOUGHT and two[0] == codes.CARD_PUT_ON_DECK
        for turn in turns_with("early_train")
        for one, two in pairwise(turn)
    )


def test_dump_site_prevents_waste() -> None:
    builds = {codes.RAIL_BUILT, codes.STATION_BUILT}
    turns = [[entry[0] for entry in turn] for turn in turns_with("dump_site")]
    assert any(builds & set(found) and codes.WASTE_GAINED not in found for found in turns)
