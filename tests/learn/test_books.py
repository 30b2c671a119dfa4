"""The books of rules: complete, alike in all languages, with diagrams that can be reached."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from railbox.core.catalogue import Game, all_games
from railbox.learn.book import BadBook, Book, Cards, Diagram, Reader, has_book, read_book, read_diagrams
from railbox.locales import LANGUAGES

BOOKS = [game for game in all_games().values() if has_book(game)]
each_book = pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.name)


def anchors(book: Book, game: Game) -> set[str]:
    """All places of a book, those of the listed cards among them."""
    found = set(book.places())
    if any(isinstance(block, Cards) for section in book.sections for block in section.blocks):
        for options in ({}, *(diagram.options for diagram in read_diagrams(game).values())):
            found |= {f"card-{name}" for name in game.ruleset(game.players[0], options).components()}
    return found


def refusals(game: Game) -> set[str]:
    """Every id that the game's code refuses an action with."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(str(files(game.package))).glob("*.py"))
    calls = re.findall(r"(?:IllegalAction|_refused?)\(([^{}]*)", code)
    return {name for call in calls for name in re.findall(rf'"({game.name}\.[\w-]+)"', call)}


@each_book
def test_all_languages_have_the_same_sections_and_diagrams(game: Game) -> None:
    english = read_book(game, "en")
    for language in LANGUAGES:
        book = read_book(game, language)
        assert book.places() == english.places(), language
        assert book.figures() == english.figures(), language
        assert book.title and book.lead
    assert len(set(english.places())) == len(english.places()), "an anchor is there twice"


@each_book
def test_every_option_ruling_refusal_and_card_has_its_paragraph(game: Game) -> None:
    book = read_book(game, "en")
    places = anchors(book, game)
    rulings = (files(game.package) / "rulings.md").read_text(encoding="utf-8")
    wanted = {f"option-{option.name}" for option in game.help()}
    wanted |= {
        f"ruling-{number.replace('.', '-')}" for number in re.findall(r"^\| (\d[\d.]*) \|", rulings, re.MULTILINE)
    }
    wanted |= {f"card-{name}" for name in game.ruleset(game.players[0]).components()}
    assert not wanted - places
    assert not refusals(game) - set(book.anchors), "refusals that no paragraph explains"
    assert not set(book.anchors.values()) - places


@each_book
def test_no_link_leads_nowhere(game: Game) -> None:
    for language in LANGUAGES:
        text = (files(game.package) / "book" / f"{language}.md").read_text(encoding="utf-8")
        places = anchors(read_book(game, language), game)
        assert not set(re.findall(r"\]\(#([\w-]+)\)", text)) - places, language


@each_book
def test_every_diagram_is_a_position_of_the_real_game(game: Game) -> None:
    diagrams = read_diagrams(game)
    assert set(read_book(game, "en").figures()) == set(diagrams)
    for name, diagram in diagrams.items():
        match = diagram.match(game)
        left, top, width, height = diagram.crop
        assert 0 <= left < left + width <= 1 and 0 <= top < top + height <= 1, name
        for text in diagram.choose:
            match.advance(text, diagram.seat)


def test_a_book_is_read_into_its_parts() -> None:
    game = all_games()["metro"]
    text = """# Title

Lead **bold**.

## One {#one}

{#a #b} See [two](#two).

- {#c} x
  goes on
- y

## Two {#two}

{cards}

| a | b |
|---|---|
| 1 | 2 |

![Caption](diagram:d)
"""
    book = Reader(game, "en").read(text, {})
    assert book.places() == ["one", "a", "b", "c", "two"]
    assert book.figures() == ["d"]
    with pytest.raises(BadBook, match="line 1: a section needs an anchor"):
        Reader(game, "en").read("## One", {})
    with pytest.raises(BadBook, match="there is no option 'none'"):
        Reader(game, "en").read("{option none}", {})


def test_a_diagram_says_where_it_cannot_be_reached() -> None:
    from railbox.core.state import IllegalAction

    with pytest.raises(IllegalAction):
        Diagram(2, actions=["place d4"]).match(all_games()["metro"])
