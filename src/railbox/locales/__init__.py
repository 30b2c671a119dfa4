"""Messages in the reader's language: Fluent files, one per game and language, shared with the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from railbox.core.messages import Message
from railbox.core.state import IllegalAction

LANGUAGES = ("en", "fr", "it")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for file in sorted((files("railbox.locales") / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def fluent_id(name: str) -> str:
    """The id of a message in the Fluent files: dots and underscores are not allowed there."""
    return name.replace(".", "-").replace("_", "-")


def has_message(name: str, language: str) -> bool:
    """Whether a language has this message."""
    return bundle(language).has_message(fluent_id(name))


def translate(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """A message as text; an unknown one is shown as its id and arguments.

    Seats are told by their names. Where a game has a message for the value of an argument, it is told by that:
    `card = mail_train` by `trains.card-mail_train`, and `cards`, separated by commas, each in the same way; with an
    argument `edition = okazu` by `trains.card-mail_train-okazu`, if that edition has a name of its own for it.
    """
    args = {
        name: _name(value, names) if name == "seat" else _component(message, name, language)
        for name, value in message.args.items()
    }
    if not has_message(message.id, language):
        return " ".join([message.id, *(f"{name}={value}" for name, value in args.items())])
    pattern = bundle(language).get_message(fluent_id(message.id)).value
    if pattern is None:
        raise ValueError(f"{language}: {message.id} has no text")
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{language}: {message.id}: {errors[0]}")
    return str(text)


def explain(refusal: IllegalAction, language: str = "en", names: Sequence[str] = ()) -> str:
    """Why an action was refused, as text."""
    return translate(Message(refusal.rule, refusal.details), language, names)


def _component(message: Message, argument: str, language: str) -> str | int:
    value = message.args[argument]
    if isinstance(value, int):
        return value
    game = message.id.partition(".")[0]
    told = []
    for part in value.split(", "):
        name = f"{game}.{argument.removesuffix('s')}-{part}"
        named = [f"{name}-{message.args.get('edition', '')}", name]
        told.append(next((translate(Message(name), language) for name in named if has_message(name, language)), part))
    return ", ".join(told)


def _name(seat: str | int, names: Sequence[str]) -> str | int:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else seat
