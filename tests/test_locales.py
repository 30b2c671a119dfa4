"""Every message that the code can say exists in every language, with the same arguments."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from railbox.core.messages import Message
from railbox.locales import LANGUAGES, fluent_id, has_message, translate

SOURCE = Path(str(files("railbox")))
GAMES = sorted(file.stem for file in (SOURCE / "locales" / "en").glob("*.ftl"))
MESSAGE_ID = re.compile(rf'"((?:{"|".join(GAMES)})\.[a-z-]+)"')

MESSAGE_PREFIX = re.compile(rf'f"((?:{"|".join(GAMES)})\.[a-z-]+-)\{{')


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, game: str) -> dict[str, set[str]]:
    resource = parse((SOURCE / "locales" / language / f"{game}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{game}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def said_in_code() -> set[str]:
    return {name for file in SOURCE.rglob("*.py") for name in MESSAGE_ID.findall(file.read_text(encoding="utf-8"))}


def said_by_prefix() -> set[str]:
    """Messages of components, which the code says as f"trains.text-{name}"."""
    return {name for file in SOURCE.rglob("*.py") for name in MESSAGE_PREFIX.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_code_is_translated(language: str) -> None:
    missing = sorted(name for name in said_in_code() if not has_message(name, language))
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_languages_have_the_same_messages_and_arguments(game: str) -> None:
    english = messages("en", game)
    for language in LANGUAGES:
        assert messages(language, game) == english


def test_no_message_is_left_over() -> None:
    said = {fluent_id(name) for name in said_in_code()}
    for game in GAMES:
        told = messages("en", game)
        arguments = set().union(*told.values())
        prefixes = [f"{game}-{argument}-" for argument in arguments] + [fluent_id(name) for name in said_by_prefix()]
        for name in told:
            assert name in said or name.startswith(tuple(prefixes)), f"nothing says {name}"


def test_seats_are_told_by_name() -> None:
    message = Message("metro.tile-drawn", {"seat": 1})
    assert translate(message, "fr", ["Ada", "Bo"]) == "Bo pioche une tuile qu’il faut poser."


def test_components_are_told_in_the_language_of_the_reader() -> None:
    message = Message("trains.cards-revealed", {"seat": 0, "cards": "mail_train, waste"})
    assert translate(message, "en", ["Ada"]) == "Ada reveals Mail Train, Waste."
    assert translate(message, "it", ["Ada"]) == "Ada rivela Treno Postale, Rifiuti."
    okazu = Message("trains.card-named", {"seat": 0, "card": "early_train", "edition": "okazu"})
    assert translate(okazu, "en", ["Ada"]) == "Ada names First train."


def test_an_unknown_message_shows_its_id() -> None:
    assert translate(Message("toy.went", {"seat": 1})) == "toy.went seat=1"
