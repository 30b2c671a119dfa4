"""Every message that the code can say exists in every language, with the same arguments, and no other does."""

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import railbox
from railbox.core.catalogue import box_games
from railbox.core.messages import Message
from railbox.locales import LANGUAGES, Words, bundle, fluent_id, has_message, teller, translate
from tests.learn.said import said_by_lessons

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "railbox"
WEB = ROOT / "web" / "src"


def word_files(language: str) -> dict[str, Path]:
    """The Fluent files of a language: those of the box by their names, those of games by game and name."""
    found = {file.stem: file for file in sorted((SOURCE / "locales" / language).glob("*.ftl"))}
    for game in box_games():
        for name, file in ((game, ""), (f"{game} page", "page-"), (f"{game} board", "board-")):
            path = SOURCE / "games" / game / "words" / f"{file}{language}.ftl"
            if path.exists():
                found[name] = path
    return found


FILES = sorted(word_files("en"))
PREFIXES = sorted({name.split()[0] for name in FILES} | {"page"})
SAID = re.compile(rf"(?:{'|'.join(PREFIXES)})\.[a-z0-9_-]+")
FILE_NAME = re.compile(r"\.(py|ftl|json|svg|css|ts|html|svelte)$")
IN_PAGE = re.compile(rf"""["'`]((?:{"|".join(PREFIXES)})\.[^"'`\s]+)["'`]""")
WORD = re.compile(r"""["']([a-z][a-z0-9_-]+)["']""")
PLACE = re.compile(r"\$\{[^{}]*\}")
GAP = "\0"
"""Stands for what the code puts into a text."""


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, name: str) -> dict[str, set[str]]:
    file = word_files(language)[name]
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@cache
def texts_of_the_code() -> set[str]:
    """All texts in the package and the page, with a gap wherever something is put in."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, python.JoinedStr):
                parts = [part.value if isinstance(part, python.Constant) else GAP for part in node.values]
                found.add("".join(str(part) for part in parts))
    for kind in ("*.ts", "*.svelte"):
        for file in WEB.rglob(kind):
            if ".test." not in file.name:
                text = file.read_text(encoding="utf-8")
                found |= {PLACE.sub(GAP, said) for said in IN_PAGE.findall(text)} | set(WORD.findall(text))
    return found


def said_whole() -> set[str]:
    whole = {text for text in texts_of_the_code() if SAID.fullmatch(text)}
    return {name for name in whole if not FILE_NAME.search(name) and not name.endswith("-")}


def said_in_parts() -> list[re.Pattern[str]]:
    """Messages that the code puts together, such as f"trains.text-{name}", with more than the game's name in them."""
    made = {text + GAP if text.endswith("-") else text for text in texts_of_the_code()}
    made = {text for text in made if GAP in text and SAID.match(text)}
    return [re.compile(".+".join(re.escape(fluent_id(part)) for part in text.split(GAP))) for text in made]


def words_said_freely(name: str) -> set[str]:
    """Where a game puts messages together from the dot on, only single words of them can be looked for."""
    texts = texts_of_the_code()
    if not any(text.startswith(f"{name}.{GAP}") for text in texts):
        return set()
    return {fluent_id(text) for text in texts if re.fullmatch(r"[a-z][a-z0-9_-]+", text)}


def said_by_the_catalogue() -> set[str]:
    """What every game has: its summary, its options with their values and help, its lessons."""
    said = set()
    for name in box_games():
        game = railbox.all_games()[name]
        said.add(game.summary.id)
        for option in game.help():
            said |= {message.id for message in (option.title, option.help, *option.values.values())}
            said |= {option.ruling.id} if option.ruling else set()
        said |= said_by_lessons(game)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_code_is_translated(language: str) -> None:
    missing = sorted(name for name in said_whole() | said_by_the_catalogue() if not has_message(name, language))
    assert not missing


@pytest.mark.parametrize("name", FILES)
def test_languages_have_the_same_messages_and_arguments(name: str) -> None:
    english = messages("en", name)
    for language in LANGUAGES:
        assert sorted(word_files(language)) == FILES
        assert messages(language, name) == english, language


@pytest.mark.parametrize("name", FILES)
def test_messages_are_called_after_their_file(name: str) -> None:
    begins = name.replace(" ", "-") + "-"
    assert [message for message in messages("en", name) if not message.startswith((begins, "page-"))] == []


@pytest.mark.parametrize("name", FILES)
def test_no_message_is_left_over(name: str) -> None:
    said = {fluent_id(message) for message in said_whole() | said_by_the_catalogue()}
    patterns = said_in_parts()
    literals = words_said_freely(name)
    left = []
    for message in messages("en", name):
        rest = message.removeprefix(f"{name}-")
        if message in said or any(pattern.fullmatch(message) for pattern in patterns):
            continue
        if rest.startswith("end-") or any(rest == word or rest.startswith(f"{word}-") for word in literals):
            continue
        left.append(message)
    assert not left, "nothing says these"


@pytest.mark.parametrize("game", box_games())
def test_every_action_and_component_of_a_game_has_words(game: str) -> None:
    found = railbox.all_games()[game]
    match = railbox.new_game(found, found.players[-1], "words")
    components = match.ruleset.components().values()
    for language in LANGUAGES:
        tell = teller(language)
        for seat in range(match.players):
            for action in range(len(match.ruleset.actions)):
                label = match.ruleset.label(action, seat)
                assert has_message(label.id, language) and label.id != "core.action", match.ruleset.actions.text(action)
                tell(label)
        for component in components:
            for part in (component.title, component.line, component.text):
                assert part is None or (has_message(part.id, language) and tell(part))


def test_seats_are_told_by_name() -> None:
    message = Message("core.waiting", {"seat": 1})
    assert translate(message, "fr", ["Ada", "Bo"]) == "C’est à Bo de jouer."
    assert translate(message, "it", ["Ada"]) == "Tocca a Giocatore 2."
    assert str(message) == "Player 2 is to act."


def test_arguments_are_told_in_the_language_of_the_reader() -> None:
    inner = [Message("core.points"), Message("core.player", {"number": 3}), Message("core.action", {"text": "core.x"})]
    message = Message("terminal.several", {"actions": inner})
    assert translate(message, "it") == "Diverse azioni cominciano così: Punti, Giocatore 3 e core.x."
    assert translate(Message("terminal.asks", {"seat": 0, "prompt": inner[0]}), "en", ["Ada"]) == "Ada: Points"


def test_an_unknown_message_shows_its_id() -> None:
    assert translate(Message("toy.went", {"seat": 1})) == "toy.went seat=Player 2"


def test_french_signs_never_begin_a_line() -> None:
    """Before ; : ! ? and within « » French has a space that does not break."""
    box = ROOT / "src" / "railbox"
    files = [
        *box.rglob("fr.ftl"),
        *box.rglob("page-fr.ftl"),
        *box.rglob("board-fr.ftl"),
        *(box / "locales" / "fr").glob("*.ftl"),
        *box.rglob("book/fr.md"),
    ]
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            told = "" if line.startswith("# ") and file.suffix == ".ftl" else line
            assert not re.search(r" [;!?»](\s|$)| :(\s|$)|« ", told), f"{file.name}, line {number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_parsed_alone_as_with_its_whole_file(language: str) -> None:
    words = bundle(language)
    whole = [parse(file.read_text(encoding="utf-8")) for file in word_files(language).values()]
    entries = {entry.id.name: entry for file in whole for entry in file.body if isinstance(entry, ast.Message)}
    assert entries.keys() == words.entries.keys()
    for name, entry in entries.items():
        [alone, *comments] = parse(words.entries[name]).body
        assert isinstance(alone, ast.Message) and alone.value and entry.value and alone.value.equals(entry.value), name
        assert all(isinstance(comment, ast.BaseComment) for comment in comments), name


def test_a_message_finds_those_that_it_refers_to() -> None:
    words = Words("en")
    words.add_text("-box = Railbox\n\nwelcome = Welcome to { -box }\n    and { guests }!\n\n# not told\n\n")
    words.add_text(
        "guests = { $count ->\n    [one] a guest\n   *[other] { NUMBER($count) } guests of { -box }\n    }\n"
    )
    assert words.has_message("welcome") and not words.has_message("box")
    value = words.get_message("welcome").value
    assert value is not None
    assert words.format_pattern(value, {"count": 3}) == ("Welcome to Railbox\nand 3 guests of Railbox!", [])
    with pytest.raises(KeyError):
        words.get_message("farewell")
