"""The words for points and lines."""

from collections import Counter

import pytest
from msgspec import convert

import railbox
from railbox.games.transamerica.board import STANDARD, BoardData, read_board
from railbox.games.transamerica.places import PlaceNames
from railbox.locales import LANGUAGES, translate
from tests.transamerica.boards import board, line


def words_of(name: str, language: str = "en", places: PlaceNames = STANDARD.words) -> str:
    """The words for a point or a line of the board of the box."""
    if "-" in name:
        return translate(places.lines[STANDARD.edge_names.index(name)], language)
    return translate(places.points[STANDARD.node_names.index(name)], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_and_line_of_the_box_has_words_of_its_own(language: str) -> None:
    for messages in (STANDARD.words.points, STANDARD.words.lines):
        names = Counter(translate(message, language) for message in messages)
        assert max(names.values()) == 1
        assert not any("r1" in name or "c1" in name for name in names)


@pytest.mark.parametrize(
    ("name", "english", "french", "italian"),
    [
        ("memphis", "Memphis", "Memphis", "Memphis"),
        ("r8c6", "north-west of Phoenix", "au nord-ouest de Phoenix", "a nord-ovest di Phoenix"),
        ("r4c10", "east of Omaha", "à l’est d’Omaha", "a est di Omaha"),
        ("r9c14-memphis", "Memphis → west", "Memphis → ouest", "Memphis → ovest"),
    ],
)
def test_places_are_told_by_the_nearest_city(name: str, english: str, french: str, italian: str) -> None:
    assert [words_of(name, language) for language in LANGUAGES] == [english, french, italian]


def test_points_farther_away_are_counted_in_lines() -> None:
    far = [message for message in STANDARD.words.points if message.args.get("far", 1) != 1]
    assert far and all(translate(message)[:2] in ("2 ", "3 ") for message in far)


def test_points_without_a_city_near_keep_their_names() -> None:
    made = read_board(convert(board(line(20), {"red": [0, 1], "blue": [2, 3]}), BoardData)).words
    assert str(made.points[4]) == "east of blue 3"
    assert str(made.points[6]) == "3 east of blue 3"
    assert str(made.points[20]) == "point 20"
    assert str(made.lines[19]) == "point 19 → east"
    assert str(made.lines[0]) == "red 0 – red 1"
    assert len({str(message) for message in (*made.points, *made.lines)}) == 21 + 20


def test_lines_into_the_same_direction_are_told_by_both_ends() -> None:
    """Points 4 and 5 lie both to the east of point 0."""
    data = board([(0, 1, 1), (1, 2, 1), (2, 3, 1), (0, 4, 1), (0, 5, 1)], {"red": [0, 1], "blue": [2, 3]})
    for node, (x, y) in enumerate([(0, 0), (0, 5), (0, 10), (0, 15), (5, 1), (5, -1)]):
        data["nodes"][node].update(x=x, y=y)
    made = read_board(convert(data, BoardData)).words
    names = [str(message) for message in made.lines]
    assert names[3].startswith("red 0 – ") and names[4].startswith("red 0 – ") and names[3] != names[4]


def test_points_in_one_place_still_have_names() -> None:
    data = board(line(3), {"red": [0, 1], "blue": [2, 3]})
    for node in data["nodes"]:
        node.update(x=1, y=1)
    assert len({str(message) for message in read_board(convert(data, BoardData)).words.points}) == 4


def test_the_layout_has_the_words() -> None:
    match = railbox.new_game("transamerica", 2, seed=1)
    layout = match.ruleset.layout()
    assert [node.words for node in layout.nodes] == STANDARD.words.points
    assert [line.words for line in layout.lines] == STANDARD.words.lines


def test_a_line_may_be_written_from_both_ends() -> None:
    match = railbox.new_game("transamerica", 2, seed=1, options={"vexation": True})
    actions = match.ruleset.actions
    for kind in ("track", "own"):
        assert actions.number(f"{kind} r0c1-seattle") == actions.number(f"{kind} seattle-r0c1")
    match.play("hub seattle")
    match.play("hub chicago")
    match.play("track r0c1-Seattle")
    assert match.actions[-1] == "track seattle-r0c1"


def test_actions_have_words() -> None:
    match = railbox.new_game("transamerica", 2, seed=1, options={"vexation": True})
    labels = {
        text: str(match.label(text)) for text in ("stop", "hub memphis", "track r9c14-memphis", "own r9c14-memphis")
    }
    assert list(labels.values()) == [
        "Lay no second track",
        "Place the marker: Memphis",
        "Lay a track: Memphis → west",
        "Lay a private track: Memphis → west",
    ]
