"""Everything that players read, in every language and edition: random games say it, and nothing is left untranslated.

The games are walked once; what they say is collected as messages, each once, and then told in each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from rich.text import Text

import railbox
from railbox.core.catalogue import find_game
from railbox.core.match import Match
from railbox.core.messages import Message
from railbox.core.rng import Rng, stream
from railbox.core.state import IllegalAction
from railbox.games.trains import board, cards
from railbox.locales import LANGUAGES, teller, translate
from tests.trains.player import pick

GAMES = 100  # of each edition, shared by the languages
NAMES = ["Ada", "Bo", "Cy", "Di"]
KINDS = [[cards.NAMES[kind] for kind in cards.SELECTABLE[first : first + 8]] for first in (0, 8, 16, 22)]
LOOKS = 7  # previews and the board are told at one moment in so many, refusals likewise

ENGLISH = set(
    re.findall(
        r"\w+",
        """train rail rails station stations waste deck hand play plays buy buys choose draw draws discard discards
        coin coins point points turn card cards effect field river mountain sea city remote north south east west
        done decline the of with without and or game player lay build finish take gives gains reveals names shows
        pile supply seat round express normal apartment tower skyscraper landfill signals mail freight bullet tourist
        wagon factory""",
    )
)
SHARED = {"fr": {"train", "rail", "rails", "point", "points", "express", "normal", "pile", "wagon"}, "it": set()}
"""English words that another language has as well."""
PLURALS = {
    "en": r"coins|cards|points|stations|rails|cells|rows|piles",
    "fr": r"pièces|cartes|points|gares|rails|cases|rangées|piles",
    "it": r"monete|carte|punti|stazioni|binari|caselle|file|mazzi|Rifiuti",
}
ONE = {"en": r"\b1 ", "fr": r"\b[01] ", "it": r"\b1 "}


def options(edition: str, number: int) -> dict[str, object]:
    """Cards, maps and readings come up in turn."""
    readings = ("edition", "aeg", "okazu")
    return {
        "edition": edition,
        "cards": KINDS[number % 4],
        "map": ("tokyo", "osaka")[number // 4 % 2],
        "ironworks": readings[number % 3],
        "wagon_factory": readings[number // 3 % 3],
        "subway_waste": number % 5 > 0,
        "turn_limit": 2 + number % 9,
    }


def said(match: Match, rng: Rng) -> Iterator[Message]:
    """All that one moment says."""
    seat = match.to_act
    yield match.ruleset.prompt(match.state, seat)
    if rng.below(LOOKS) == 0:
        for preview in match.previews(seat).values():
            yield from preview.messages
    space = match.ruleset.actions
    number = rng.below(len(space))
    if number not in match.state.legal_actions():
        try:
            match.check(space.text(number), seat)
        except IllegalAction as refusal:
            yield refusal.message


def walk(
    match: Match, rng: Rng, found: set[bytes], messages: list[Message], boards: list[tuple[Match, object]]
) -> None:
    """Play a game and collect what it says, each message once."""

    def collect(message: Message) -> None:
        key = msgspec.json.encode(message)
        if key not in found:
            found.add(key)
            messages.append(message)

    for text in match.ruleset.actions.texts:
        collect(match.label(text))
    while not match.over:
        for message in said(match, rng):
            collect(message)
        if rng.below(60) == 0:
            boards.append((match, match.ruleset.view(match.state, match.to_act)))
        legal = match.legal()
        text = pick(match, rng, "turn-limit") if rng.below(3) else legal[rng.below(len(legal))]
        match.play(text)
        for seat in (-1, 0, 1):
            for message in match.events(seat, len(match.actions) - 1)[0]:
                collect(message)
    for row in match.score_sheet():
        collect(row.source)
    tie = match.ruleset.tie_break(match.state)
    if tie is not None:
        collect(tie)
    collect(Message(f"trains.end-{match.end_reason}"))
    boards.append((match, match.ruleset.view(match.state, -1)))


@cache
def collected(edition: str) -> tuple[list[Message], list[tuple[Match, object]]]:
    """What the games of an edition say."""
    found: set[bytes] = set()
    messages: list[Message] = []
    boards: list[tuple[Match, object]] = []
    for number in range(GAMES):
        match = railbox.new_game("trains", 2 + number % 3, f"words {number}", options(edition, number))
        walk(match, stream(f"{edition} {number}", "words"), found, messages, boards)
        for component in match.ruleset.components().values():
            for message in (component.title, component.line, component.text):
                assert message is not None
                if msgspec.json.encode(message) not in found:
                    found.add(msgspec.json.encode(message))
                    messages.append(message)
    return messages, boards


def check(text: str, language: str) -> None:
    """No id, no placeholder, no fallback, no plural after one, no English word in another language."""
    assert text.strip(), "an empty text"
    assert not re.search(r"trains[.-]\w|core[.-]\w|[a-z]_[a-z]|[{}]|\b\w+=", text), text
    assert not re.search(ONE[language] + f"(?:{PLURALS[language]})\\b", text), text
    assert "'" not in text, text
    if language != "en":
        for name in [*PROPER, *NAMES]:
            text = text.replace(name, "")
        words = set(re.findall(r"[a-zà-ÿ]+", text.lower()))
        assert not words & (ENGLISH - SHARED[language]), (words & (ENGLISH - SHARED[language]), text)


PROPER = sorted({cell.name for chart in board.PRINTED.values() for cell in chart.cells if cell.name}, key=len)[::-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_everything_that_games_say_is_told_in_the_language(edition: str, language: str) -> None:
    messages, _ = collected(edition)
    assert len(messages) > 2000
    for message in messages:
        check(translate(message, language, NAMES), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_boards_are_drawn_in_the_language(edition: str, language: str) -> None:
    _, boards = collected(edition)
    for match, view in boards[:: max(1, len(boards) // 40)]:
        text = Text.from_markup(match.ruleset.draw(view, teller(language, NAMES))).plain
        legend = translate(Message("trains.board-legend"), language)
        for line in text[text.index(legend[:12]) :].splitlines():
            if line:
                check(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_places_are_told_apart(edition: str, language: str) -> None:
    for chart in ("tokyo", "osaka"):
        cells = railbox.new_game("trains", 2, 1, {"map": chart, "edition": edition}).ruleset.layout().cells
        for messages in ([cell.place for cell in cells], [cell.where for cell in cells]):
            texts = [translate(message, language) for message in messages]
            assert len(set(texts)) == len(texts)
            for text in texts:
                check(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_in_the_language(language: str) -> None:
    game = find_game("trains")
    check(translate(game.summary, language), language)
    for option in game.help():
        for message in (
            option.title,
            option.help,
            *option.values.values(),
            *([option.ruling] if option.ruling else []),
        ):
            check(translate(message, language), language)


BESIDE_UNO = {
    "en": "field 2 cells east of Uno",
    "fr": "plaine à 2 cases à l’est d’Uno",
    "it": "campo 2 caselle a est di Uno",
}


def test_places_of_a_map_of_ones_own_are_told_apart() -> None:
    """Names that come twice and land far from any town have the number of their cell."""
    cells: list[dict[str, object]] = [
        {"row": row, "col": col, "terrain": "field"} for row in range(3) for col in range(12)
    ]
    cells[0] |= {"terrain": "city", "name": "Uno", "buildings": 1}
    cells[1] |= {"terrain": "city", "name": "Twin", "buildings": 1}
    cells[11] |= {"terrain": "city", "name": "Twin", "buildings": 1}
    ruleset = railbox.new_game("trains", 2, 1, {"map": {"name": "Own", "cells": cells}}).ruleset
    for language in LANGUAGES:
        texts = [translate(cell.place, language) for cell in ruleset.layout().cells]
        assert len(set(texts)) == len(texts)
        assert texts[:3] == ["Uno", "Twin (r0c1)", BESIDE_UNO[language]]
        assert texts[20].endswith("r1c8")
