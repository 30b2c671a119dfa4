"""Everything that Metro says is said in the reader's language: over random games of every variant and expansion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, cast

import pytest

import railbox
from railbox import BadOptions, IllegalAction
from railbox.core.catalogue import find_game
from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.games.metro import board
from railbox.games.metro.text import picture
from railbox.locales import LANGUAGES, fluent_id, teller, translate
from tests.metro.scenes import without_tiles

GAMES = 200
LOOKS_PER_GAME = 5
KINDS: list[dict[str, Any]] = [
    {},
    {"hand_size": 2, "numbering": "cablecar2009_clockwise"},
    {"hand_size": 3, "free_orientation": True},
    {"companies": True},
    {"companies": True, "station_numbers": 1, "hand_size": 2},
    {"central_wagons": True, "station_numbers": 1, "open_numbers": True},
    {"central_rails": True, "station_numbers": 1, "more_numbers_1_8": 1},
    {"companies": True, "central_wagons": True, "first": "random"},
    {"companies": True, "central_rails": True, "free_orientation": True},
]
IDS = [
    *board.COMPANIES,
    *board.KINDS,
    *("tile", "line", "wagon", "share", "pile", "open", "seat", "place", "draw", "pass", "turned", "station numbers"),
    *("north", "south", "east", "west", "unknown", "points", "supply", "company", "straight", "curve", "centre"),
]
"""Words of the code that must not be seen in another language, unless it has the same word."""
SAME_WORD = {"fr": {"orange", "wagon", "pile", "points", "place", "centre"}, "it": {"curve"}}
UNTRANSLATED = re.compile(r"\b(metro|core)[.-][a-z]|[{}=]|\b\w+_\w+\b")
ONE_OF_MANY = {
    "en": re.compile(r"\b1 (points|passages|tiles|rounds)\b"),
    "fr": re.compile(r"\b[01] (points|passages|tuiles|tours)\b"),
    "it": re.compile(r"\b1 (punti|passaggi|tessere|giri)\b"),
}


class Heard:
    """The distinct messages of many games, and some views of them."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.looks: list[tuple[railbox.Match, Any]] = []

    def add(self, *messages: Message) -> None:
        for message in messages:
            self.messages.setdefault(repr(message), message)

    def look(self, match: railbox.Match, tries: list[str]) -> None:
        """All that a seat is told at a moment: prompt, previews, refusals."""
        seat = match.to_act
        self.add(match.prompt(seat))
        for preview in match.previews(seat).values():
            self.add(*preview.messages)
        for text in tries:
            try:
                match.check(text, seat)
            except IllegalAction as refused:
                self.add(refused.message)
        self.looks.append((match, match.ruleset.view(match.state, seat)))

    def end(self, match: railbox.Match) -> None:
        """What is told at the end: all events, the score sheet, how a tie was broken."""
        for seat in (-1, 0):
            for messages in match.events(seat):
                self.add(*messages)
        self.add(*(row.source for row in match.score_sheet()), Message(f"metro.end-{match.end_reason}"))
        tie = match.ruleset.tie_break(match.state)
        if tie is not None:
            self.add(tie)
        self.looks.append((match, match.ruleset.view(match.state, -1)))

    def statics(self, match: railbox.Match) -> None:
        """What never changes: labels and components."""
        for action in range(len(match.ruleset.actions)):
            self.add(match.ruleset.label(action, 0))
        for component in match.ruleset.components().values():
            self.add(*(part for part in (component.title, component.line, component.text) if part is not None))


@pytest.fixture(scope="module")
def heard() -> Heard:
    """One walk through all games, shared by the languages."""
    heard = Heard()
    for number in range(GAMES):
        options = KINDS[number % len(KINDS)]
        players = 2 + number % (3 if "more_numbers_1_8" in options else 5)
        match = railbox.new_game("metro", players, number, options)
        rng = stream(str(number), "language")
        space = match.ruleset.actions
        looks = {int(rng.below(70)) for _ in range(LOOKS_PER_GAME)}
        heard.statics(match)
        while not match.over:
            if len(match.actions) in looks:
                heard.look(match, ["place d4", *(space.text(rng.below(len(space))) for _ in range(20))])
            match.advance(space.text(match.state.random_action(rng)), match.to_act)
        heard.end(match)
    for options in KINDS[3:]:
        if "companies" in options or "central_wagons" in options:
            heard.look(without_tiles(0, **options), ["place a1", "tile aaaa"])
    guarded = railbox.new_game("metro", 2, 1, {"companies": True})
    for _ in range(100):
        guarded.play("exchange 10 open")
    heard.look(guarded, ["exchange 10 open"])
    game = find_game("metro")
    heard.add(game.summary)
    for option in game.help():
        heard.add(option.title, option.help, *option.values.values(), *([option.ruling] if option.ruling else []))
    return heard


def faults(text: str, language: str) -> list[str]:
    """What is wrong with a text in a language."""
    found = [match[0] for match in (UNTRANSLATED.search(text), ONE_OF_MANY[language].search(text)) if match]
    if language != "en":
        words = set(re.findall(r"[a-zà-ÿ]+", text.lower()))
        found += sorted(words & (set(IDS) - SAME_WORD[language]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language(heard: Heard, language: str) -> None:
    assert len(heard.messages) > 5000
    for message in heard.messages.values():
        text = translate(message, language)
        assert text, message
        assert not faults(text, language), f"{message.id}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_in_the_language(heard: Heard, language: str) -> None:
    tell = teller(language)
    for match, view in heard.looks[::7]:
        text = re.sub(r"\[/?[a-z_ ]*\]", "", match.ruleset.draw(view, tell))
        assert not faults(text, language), text
        rows = text.splitlines()
        assert max(map(len, rows[:28])) <= 80
        assert len(rows[0]) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    names = {translate(Message(f"metro.tile-{kind}"), language) for kind in board.KINDS}
    assert len(names) == 24
    marks = {translate(Message(f"metro.mark-{colour}"), language) for colour in board.COMPANIES}
    assert len(marks) == 8


def test_every_tile_has_a_picture_of_its_own() -> None:
    exits = railbox.new_game("metro", 2, 1).layout()["tiles"]
    pictures = {tuple(picture(sides)) for sides in exits.values()}
    assert len(pictures) == 24
    assert picture(exits["aaaa"]) == ["  │  │  ", "──┼──┼──", "──┼──┼──", "  │  │  "]
    assert picture(exits["dddd"]) == ["  ╰──╯  ", "╮      ╭", "╯      ╰", "  ╭──╮  "]


def test_no_word_is_missing_or_left_over(heard: Heard) -> None:
    """Every message of Metro's words is said somewhere, by the games above or by the text board, and no other."""
    said = {fluent_id(part.id) for message in heard.messages.values() for part in parts(message)}

    def listen(message: Message) -> str:
        said.add(fluent_id(message.id))
        return "xx"

    for match, view in heard.looks[::5] + heard.looks[-9:]:
        match.ruleset.draw(view, listen)
    for wrong in ({"central_wagons": True, "central_rails": True}, {"station_numbers": 3}):
        with pytest.raises(BadOptions) as refused:
            railbox.new_game("metro", 6, 1, wrong)
        listen(cast(Message, refused.value.problem))
    for language in LANGUAGES:
        words = (files("railbox.games.metro") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        there = re.findall(r"^(metro-[\w-]+) =", words, re.MULTILINE)
        assert len(there) == len(set(there))
        spoken = {name for name in there if not name.startswith("metro-lesson-")}  # tests/learn hears the lessons
        assert spoken == {name for name in said if name.startswith("metro")}


def parts(message: Message) -> Iterator[Message]:
    """A message and all messages in its arguments."""
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from parts(part)
