"""A game's book: its whole rules for people, in every language, with diagrams that are real positions.

A book is a small kind of Markdown in the game's folder: `book/en.md` and its translations, `book/diagrams.json` with
the positions that it shows, `book/anchors.json` with the paragraph that explains each refusal.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from railbox.core.catalogue import Game
from railbox.core.deals import Deal
from railbox.core.match import Match, new_game
from railbox.locales import translate

HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([\w-]+)\})?")
ANCHORS = re.compile(r"\{((?:#[\w-]+ ?)+)\} ?")
DIAGRAM = re.compile(r"!\[(.+)\]\(diagram:([\w-]+)\)")
ITEM = re.compile(r"(-|\d+\.) (.+)")
INLINE = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\[(?P<text>[^\]]+)\]\(#(?P<href>[\w-]+)\)|\{(?P<kind>option|card) (?P<name>[\w-]+)\}"
)


class BadBook(ValueError):
    """A book that cannot be read: the line says where."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of text; `href` is the anchor of the same book that it leads to."""

    text: str
    bold: bool = False
    href: str = ""


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    """The title of a part of a section."""

    anchor: str
    title: str


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A paragraph; `anchors` are the names by which it is found."""

    anchors: list[str]
    spans: list[Span]


class Items(msgspec.Struct, frozen=True, tag="items"):
    """A list, each item with its own anchors."""

    ordered: bool
    items: list[Paragraph]


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table: its head, then its rows."""

    rows: list[list[list[Span]]]


class Figure(msgspec.Struct, frozen=True, tag="figure"):
    """A diagram, by its name, with its caption."""

    diagram: str
    caption: list[Span]


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """The place where all cards and the like are listed with their texts."""


Block: TypeAlias = Heading | Paragraph | Items | Grid | Figure | Cards


class Section(msgspec.Struct, frozen=True):
    """A chapter of the book."""

    anchor: str
    title: str
    blocks: list[Block]


class Book(msgspec.Struct, frozen=True):
    """A game's rules in one language; `anchors` says which paragraph explains a refusal."""

    game: str
    title: str
    lead: list[Block]
    sections: list[Section]
    anchors: dict[str, str]

    def places(self) -> list[str]:
        """All anchors, in their order."""
        found: list[str] = []
        for section in self.sections:
            found.append(section.anchor)
            for block in section.blocks:
                match block:
                    case Heading(anchor=anchor):
                        found.append(anchor)
                    case Paragraph(anchors=anchors):
                        found += anchors
                    case Items(items=items):
                        found += [anchor for item in items for anchor in item.anchors]
        return found

    def figures(self) -> list[str]:
        """The diagrams that it shows, in their order."""
        blocks = [*self.lead, *(block for section in self.sections for block in section.blocks)]
        return [block.diagram for block in blocks if isinstance(block, Figure)]


class Diagram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of the real game, how it is reached, and what of it is shown.

    `choose` is what is tried when it opens; `light` what is pointed at; `crop` the part that is seen, as left, top,
    width and height in fractions of the drawing.
    """

    players: int
    seed: str = "book"
    options: dict[str, Any] = {}
    deal: Deal = {}
    actions: list[str] = []
    seat: int = 0
    choose: list[str] = []
    light: str = ""
    crop: tuple[float, float, float, float] = (0, 0, 1, 1)

    def match(self, game: Game) -> Match:
        """The game at this position."""
        match = new_game(game, self.players, self.seed, self.options, self.deal)
        match.replay(self.actions)
        return match


def has_book(game: Game) -> bool:
    """Whether the game brings a book."""
    return (files(game.package) / "book" / "en.md").is_file()


@cache
def read_book(game: Game, language: str) -> Book:
    """The book of a game in a language; BadBook names the line that cannot be read."""
    folder = files(game.package) / "book"
    anchors = msgspec.json.decode((folder / "anchors.json").read_bytes(), type=dict[str, str])
    return Reader(game, language).read((folder / f"{language}.md").read_text(encoding="utf-8"), anchors)


@cache
def read_diagrams(game: Game) -> dict[str, Diagram]:
    """The diagrams of a game's book, by name."""
    data = (files(game.package) / "book" / "diagrams.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Diagram])


class Reader:
    """Turns the text of a book into its parts."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.options = {option.name: option.title for option in game.help()}
        self.cards = game.ruleset(game.players[0]).components()

    def read(self, text: str, anchors: dict[str, str]) -> Book:
        """The book of a text."""
        title, lead, sections = "", list[Block](), list[Section]()
        blocks = lead
        for line, lines in _paragraphs(text):
            heading = HEADING.fullmatch(lines[0])
            if heading is None:
                blocks.append(self._block(line, lines))
            elif heading[1] == "#":
                title = heading[2]
            elif not heading[3]:
                raise self._bad(line, "a section needs an anchor")
            elif heading[1] == "##":
                blocks = []
                sections.append(Section(heading[3], heading[2], blocks))
            else:
                blocks.append(Heading(heading[3], heading[2]))
        return Book(self.game.name, title, lead, sections, anchors)

    def _block(self, line: int, lines: list[str]) -> Block:
        if lines == ["{cards}"]:
            return Cards()
        if diagram := DIAGRAM.fullmatch(" ".join(lines)):
            return Figure(diagram[2], self._spans(line, diagram[1]))
        if lines[0].startswith("|"):
            rows = [row.strip().strip("|").split("|") for row in lines]
            return Grid([[self._spans(line, cell.strip()) for cell in row] for row in (rows[0], *rows[2:])])
        if first := ITEM.fullmatch(lines[0]):
            items: list[str] = []
            for text in lines:
                begins = ITEM.fullmatch(text)
                if begins:
                    items.append(begins[2])
                else:
                    items[-1] += " " + text.strip()
            return Items(first[1] != "-", [self._paragraph(line, item) for item in items])
        return self._paragraph(line, " ".join(lines))

    def _paragraph(self, line: int, text: str) -> Paragraph:
        anchors = ANCHORS.match(text)
        names = [name.lstrip("#") for name in anchors[1].split()] if anchors else []
        return Paragraph(names, self._spans(line, text[anchors.end() :] if anchors else text))

    def _spans(self, line: int, text: str, bold: bool = False) -> list[Span]:
        spans: list[Span] = []
        end = 0
        for found in INLINE.finditer(text):
            if found.start() > end:
                spans.append(Span(text[end : found.start()], bold))
            end = found.end()
            if found["bold"]:
                spans += self._spans(line, found["bold"], bold=True)
            elif found["href"]:
                spans.append(Span(found["text"], bold, found["href"]))
            else:
                spans.append(
                    Span(self._name(line, found["kind"], found["name"]), bold, f"{found['kind']}-{found['name']}")
                )
        if end < len(text):
            spans.append(Span(text[end:], bold))
        return spans

    def _name(self, line: int, kind: str, name: str) -> str:
        """The name of an option or a card, from the game's words."""
        if kind == "option" and name in self.options:
            return translate(self.options[name], self.language)
        if kind == "card" and name in self.cards:
            return translate(self.cards[name].title, self.language)
        raise self._bad(line, f"there is no {kind} {name!r}")

    def _bad(self, line: int, problem: str) -> BadBook:
        return BadBook(f"{self.game.name}, {self.language}.md, line {line}: {problem}")


def _paragraphs(text: str) -> list[tuple[int, list[str]]]:
    """The paragraphs of a text with the numbers of their first lines; a heading is one by itself."""
    found: list[tuple[int, list[str]]] = []
    fresh = True
    for number, line in enumerate(text.splitlines(), start=1):
        plain = line.rstrip()
        if not plain:
            fresh = True
            continue
        if fresh or plain.startswith("#"):
            found.append((number, []))
        found[-1][1].append(plain)
        fresh = plain.startswith("#")
    return found
