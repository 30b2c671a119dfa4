"""Messages in the reader's language: Fluent files, shared with the browser. Each game brings its own words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Told

from railbox.core.catalogue import Game, Tell, all_games
from railbox.core.messages import Argument, Message
from railbox.core.state import IllegalAction

LANGUAGES = ("en", "fr", "it")
SEATS = ("seat", "other")
"""The arguments that are seats."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Words(FluentBundle):
    """All messages of a language. Each is parsed when it is first told, as a process tells few of them."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.entries: dict[str, str] = {}
        """What the files say, by id."""
        self.parsed: set[str] = set()

    def add_text(self, text: str) -> None:
        """Add the entries of a Fluent file."""
        starts = list(ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            self.entries.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self.entries

    def get_message(self, message_id: str) -> Told:
        """A message, parsed; KeyError if there is none."""
        if message_id not in self.parsed:
            wanted = [message_id]
            for name in wanted:  # which grows: an entry may refer to others
                others = set(REFERENCE.findall(self.entries[name])) & self.entries.keys()
                wanted += others.difference(wanted)
            for name in wanted:
                self.add_resource(FluentResource(self.entries[name]))
            self.parsed.add(message_id)
        return super().get_message(message_id)


@cache
def bundle(language: str) -> Words:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    found = Words(language)
    for file in word_files(language):
        found.add_text(file.read_text(encoding="utf-8"))
    return found


def word_files(language: str) -> list[Traversable]:
    """The files with the words of a language: those of the box, then those of each game and of its drawn board."""
    own = sorted((files("railbox.locales") / language).iterdir(), key=lambda file: file.name)
    games = [file for game in all_games().values() for file in words_of(game, language)]
    return [file for file in own if file.name.endswith(".ftl")] + games


def words_of(game: Game, language: str) -> list[Traversable]:
    """The files with a game's words of a language: what it tells, what its drawn board says, and of boards as data."""
    names = (f"{language}.ftl", f"page-{language}.ftl", f"board-{language}.ftl")
    return [file for name in names if (file := files(game.package) / "words" / name).is_file()]


def fluent_id(name: str) -> str:
    """The id of a message in the Fluent files: dots and underscores are not allowed there."""
    return name.replace(".", "-").replace("_", "-")


def has_message(name: str, language: str) -> bool:
    """Whether a language has this message."""
    return bundle(language).has_message(fluent_id(name))


def translate(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """A message as text; an unknown one is shown as its id and arguments.

    Seats are told by their names, or counted from 1 where they have none.
    """
    args = {name: _argument(name, value, language, names) for name, value in message.args.items()}
    if not has_message(message.id, language):
        return " ".join([message.id, *(f"{name}={value}" for name, value in args.items())])
    pattern = bundle(language).get_message(fluent_id(message.id)).value
    if pattern is None:
        raise ValueError(f"{language}: {message.id} has no text")
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{language}: {message.id}: {errors[0]}")
    return str(text)


def teller(language: str = "en", names: Sequence[str] = ()) -> Tell:
    """What tells messages in a language, with these names for the seats."""
    return lambda message: translate(message, language, names)


def explain(refusal: IllegalAction, language: str = "en", names: Sequence[str] = ()) -> str:
    """Why an action was refused, as text."""
    return translate(refusal.message, language, names)


def _argument(name: str, value: Argument, language: str, names: Sequence[str]) -> str | int:
    if isinstance(value, Message):
        return translate(value, language, names)
    if isinstance(value, list):
        return join([translate(part, language, names) for part in value], language)
    if name in SEATS and isinstance(value, int):
        if 0 <= value < len(names):
            return names[value]
        return translate(Message("core.player", {"number": value + 1}), language)
    return value


def join(parts: Sequence[str], language: str) -> str:
    """Several things as one enumeration: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return translate(Message("core.list", {"first": ", ".join(parts[:-1]), "last": parts[-1]}), language)
