"""The actions of a turn as a menu: in words, grouped by kind, short enough to leave the board in view."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.markup import escape
from rich.text import Text

GAP = 2


@dataclass(frozen=True)
class Item:
    """A legal action: its number in the menu from 1, its canonical text, its label."""

    number: int
    text: str
    label: str


class Menu:
    """What a seat may do now. `labels` are the words of the legal actions, in a reader's language."""

    def __init__(self, texts: Sequence[str], labels: Sequence[str]) -> None:
        self.items = [
            Item(number, text, label) for number, (text, label) in enumerate(zip(texts, labels, strict=True), start=1)
        ]
        kinds: dict[str, list[Item]] = {}
        for item in self.items:
            kinds.setdefault(item.text.split()[0], []).append(item)
        alone = [item for items in kinds.values() for item in items if len(items) == 1]
        self.groups = [Group(items) for items in kinds.values() if len(items) > 1]
        if alone:
            self.groups.append(Group(alone, alike=False))

    def rows(self, width: int, height: int, more: Callable[[int], str]) -> list[str]:
        """The menu with Rich markup, in at most so many rows if that can be; `more` says how many are left out.

        The longest groups give way first, down to one row.
        """
        shown = [group.rows(width) for group in self.groups]
        for place in sorted(range(len(shown)), key=lambda place: -len(shown[place])):
            too_many = sum(map(len, shown)) - height
            if too_many > 0 and len(shown[place]) > 1:
                shown[place] = self.groups[place].cut(width, max(1, len(shown[place]) - too_many), more)
        return [row for rows in shown for row in rows]

    def matching(self, word: str) -> list[Item]:
        """The actions with a word in their label or text."""
        wanted = plain(word)
        return [item for item in self.items if wanted in plain(item.label) or wanted in plain(item.text)]

    def find(self, answer: str) -> list[Item]:
        """The actions that an answer may mean: a number, a text, a label, or the beginning of one of these."""
        if answer.isdecimal():
            return [item for item in self.items if item.number == int(answer)]
        wanted = plain(answer)
        names = {item.number: self._names(item) for item in self.items}
        exact = [item for item in self.items if wanted in names[item.number]]
        return exact or [item for item in self.items if any(name.startswith(wanted) for name in names[item.number])]

    def _names(self, item: Item) -> list[str]:
        """The ways to say an action: its text, its label, and each without what its whole group begins with."""
        group = next(group for group in self.groups if item in group.items)
        return [plain(item.text), plain(item.label), plain(group.short(item)), plain(" ".join(item.text.split()[1:]))]


class Group:
    """Actions of one kind, with what their labels begin with in common, or all that are alone of their kind."""

    def __init__(self, items: list[Item], alike: bool = True) -> None:
        self.items = items
        self.common = common_words([item.label for item in items]) if alike else ""

    def short(self, item: Item) -> str:
        """A label without what the group has in common."""
        return item.label[len(self.common) :].lstrip()

    def rows(self, width: int) -> list[str]:
        """All actions in columns, behind or below what they have in common."""
        cells = self._cells()
        if not self.common:
            return columns(cells, width)
        line = self._line(cells)
        return [line] if length(line) <= width else [self._heading(), *columns(cells, width)]

    def cut(self, width: int, height: int, more: Callable[[int], str]) -> list[str]:
        """Only so many rows; the last says how many actions are missing."""
        cells = self._cells()
        headings = bool(self.common)
        shown = max(0, height - 1 - headings) * per_line(cells, width)
        if shown:
            rows = [self._heading()] if headings else []
            missing = f"    [cyan]{cells[shown][0]}–{cells[-1][0]}[/] [dim]{escape(more(len(cells) - shown))}[/]"
            return [*rows, *columns(cells, width)[: height - 1 - headings], missing]
        for shown in range(len(cells) - 1, 0, -1):
            line = f"{self._line(cells[:shown])}  [dim]{escape(more(len(cells) - shown))}[/]"
            if length(line) <= width:
                break
        return [line]

    def _heading(self) -> str:
        return f"    [bold]{escape(self.common)}[/] …"

    def _line(self, cells: Sequence[tuple[int, str]]) -> str:
        start = self._heading() if self.common else ""
        return start + "".join(f" [cyan]{number:>3}[/] {escape(words)}" for number, words in cells)

    def _cells(self) -> list[tuple[int, str]]:
        return [(item.number, self.short(item)) for item in self.items]


def columns(items: Sequence[tuple[int, str]], width: int) -> list[str]:
    """Numbered words in columns of one width, row by row."""
    size = max(cell_len(words) for _, words in items)
    count = per_line(items, width)
    cells = [f"[cyan]{number:>3}[/] {escape(words)}{' ' * (size - cell_len(words) + GAP)}" for number, words in items]
    return ["".join(cells[start : start + count]).rstrip() for start in range(0, len(cells), count)]


def length(row: str) -> int:
    """How wide a row with markup is on the screen."""
    return cell_len(Text.from_markup(row).plain)


def per_line(items: Sequence[tuple[int, str]], width: int) -> int:
    """How many columns fit."""
    size = max(cell_len(words) for _, words in items) + len("123 ") + GAP
    return max(1, (width + GAP) // size)


def common_words(labels: Sequence[str]) -> str:
    """The words that all labels begin with, leaving at least one word of each."""
    split = [label.split(" ") for label in labels]
    count = 0
    while all(len(words) > count + 1 for words in split) and len({words[count] for words in split}) == 1:
        count += 1
    return " ".join(split[0][:count])


def plain(text: str) -> str:
    """A text as it is compared: without accents, case and further spaces, with one kind of apostrophe."""
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold().split())
