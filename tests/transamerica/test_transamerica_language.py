"""All that a person meets is told in every language: 200 random games, each message of them looked at."""

import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from rich.markup import render

import railbox
from railbox.core.catalogue import find_game
from railbox.locales import LANGUAGES, teller, translate
from tests.transamerica.make_golden import LADDER
from tests.transamerica.test_transamerica_conformance import RING

GAME = find_game("transamerica")
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
SETS: list[tuple[int, int, dict[str, Any]]] = [
    (8, 4, {}),
    (4, 2, {"vexation": True, "first": "random"}),
    (2, 6, {"open_cities": True, "colours": "random"}),
    (2, 3, {"vexation": True, "hints": False, "min_rounds": 1}),
    (60, 2, {"board": RING}),
    (64, 3, {"board": RING, "vexation": True}),
    (60, 3, {"board": LADDER, "open_cities": True, "min_rounds": 1}),
]
"""How many games of how many players with which options; 200 in all."""
LOOKS = 0.01
"""The share of the moments at which previews, refusals and the text board are looked at."""

ENGLISH = (
    "north|south|east|west|green|blue|yellow|red|purple|black|white|grey|brown|pink|track|tracks|hub|stop|own|round|rounds|"
    "marker|barrier|line|lines|lost|city|cities|missing|complete|player|hint|first|active|others|stuck|early|seat|loses"
)
LEFT_OVER = {
    "fr": re.compile(rf"\b({ENGLISH})\b", re.IGNORECASE),
    "it": re.compile(rf"\b({ENGLISH}|orange|points)\b", re.IGNORECASE),
}
PROPER = re.compile(
    "|".join(
        sorted((city.name for city in find_game("transamerica").ruleset(4).layout().cities), key=len, reverse=True)
    )
    + r"|(red|blue|green) \d+"
)
MAP = re.compile(r"\[dim\]r\[/\]|\s{9}")
"""Rows of the map are signs: all they say are the letters of the cities."""
FALLBACK = re.compile(r"transamerica|core\.|[{}=]|\w+_\w+|\br\d+c\d+\b|-\w+-\w+-")
PLURAL = {
    "en": re.compile(r"(?<![\d-])1 (private )?(points|tracks|cities|spaces)\b"),
    "fr": re.compile(r"(?<![\d-])[01] (rails|points|villes|cases|autres)\b"),
    "it": re.compile(r"(?<![\d-])1 (punti|binari|caselle|altri|altre)\b"),
}


def messages_of(value: Any) -> Iterator[railbox.Message]:
    """All messages in a layout or another struct."""
    if isinstance(value, railbox.Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from messages_of(getattr(value, field))
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from messages_of(part)


class Listener:
    """Keeps each message that is said once, and each row of words of the text boards in each language."""

    def __init__(self) -> None:
        self.said: dict[bytes, railbox.Message] = {}
        self.rows: dict[str, set[str]] = {language: set() for language in LANGUAGES}

    def hear(self, messages: Iterable[railbox.Message]) -> None:
        for message in messages:
            self.said[msgspec.json.encode(message)] = message

    def look(self, match: railbox.Match, generator: random.Random) -> None:
        """All that can be asked at a moment."""
        for seat in range(-1, match.players):
            self.hear([match.prompt(seat)])
        if not match.over:
            for preview in match.previews(match.to_act).values():
                self.hear(preview.messages)
        self.hear(row.source for row in match.score_sheet())
        view = match.ruleset.view(match.state, generator.randrange(-1, match.players))
        for language in LANGUAGES:
            board = match.ruleset.draw(view, teller(language, NAMES))
            self.rows[language].update(row for row in board.splitlines() if not MAP.match(row))

    def refuse(self, match: railbox.Match, texts: list[str]) -> None:
        """What is said of actions that are not legal now."""
        for text in texts:
            try:
                match.check(text, match.to_act)
            except railbox.IllegalAction as refused:
                self.hear([refused.message])

    def play(self, players: int, options: dict[str, Any], seed: int) -> None:
        """A whole random game; half of the moves are what the hints say, so that rounds are completed."""
        generator = random.Random(seed)
        match = railbox.new_game(GAME, players, seed, options)
        state: Any = match.state
        while not match.over:
            if generator.random() < LOOKS:
                self.look(match, generator)
            if generator.random() < 5 * LOOKS:
                self.refuse(match, generator.sample(match.ruleset.actions.texts, 20))
            self.hear([match.ruleset.prompt(state, match.to_act)])
            legal = state.legal_actions()
            if generator.random() < 0.5:
                hints = state.hints()
                legal = [action for action, saved in zip(legal, hints, strict=True) if saved == max(hints)]
            match.play(match.ruleset.actions.text(generator.choice(legal)))
        self.look(match, generator)
        for seat in (-1, generator.randrange(players)):
            for messages in match.events(seat):
                self.hear(messages)
        tie = match.ruleset.tie_break(match.state)
        self.hear([railbox.Message(f"transamerica.end-{match.end_reason}"), *([tie] if tie else [])])


@pytest.fixture(scope="module")
def listener() -> Listener:
    listener = Listener()
    for games, players, options in SETS:
        ruleset = GAME.ruleset(players, options)
        listener.hear(messages_of(ruleset.layout()))
        listener.hear(messages_of(ruleset.components()))
        listener.hear(ruleset.label(action, 0) for action in range(len(ruleset.actions)))
        for seed in range(games):
            listener.play(players, options, seed)
    listener.hear([GAME.summary, railbox.Message("transamerica.end-round-limit")])
    for option in GAME.help():
        listener.hear([option.title, option.help, *option.values.values(), *([option.ruling] if option.ruling else [])])
    return listener


def wrong(text: str, language: str) -> str | None:
    """What is wrong with a text in a language."""
    plain = PROPER.sub("@", text)
    for found in (FALLBACK.search(plain), PLURAL[language].search(plain)):
        if found:
            return found[0]
    left = LEFT_OVER[language].search(plain) if language in LEFT_OVER else None
    return left[0] if left else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told(listener: Listener, language: str) -> None:
    assert sum(games for games, _, _ in SETS) == 200
    assert len(listener.said) > 3000
    for message in listener.said.values():
        text = translate(message, language, NAMES)
        assert not wrong(text, language), f"{message.id}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_is_told(listener: Listener, language: str) -> None:
    for row in listener.rows[language]:
        text = render(row).plain
        assert not wrong(text, language), text


def test_nearly_every_message_of_the_game_is_said(listener: Listener) -> None:
    """What 200 games do not say is listed here, so that words which nothing says are found."""
    from railbox.locales import bundle

    def ids(message: railbox.Message) -> Iterator[str]:
        yield message.id
        for value in message.args.values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, railbox.Message):
                    yield from ids(part)

    said = {name.replace(".", "-").replace("_", "-") for message in listener.said.values() for name in ids(message)}
    all_ids = {name for name in bundle("en").entries if name.startswith("transamerica-")}
    quiet = ("-text-", "-colour-", "-page-", "-lesson-", "-board-")
    unsaid = {name for name in all_ids - said if not any(part in name for part in quiet)}
    assert unsaid <= {
        "transamerica-colour",
        "transamerica-point",
        "transamerica-round-limit",
        "transamerica-no-own-tracks",
        "transamerica-direction-north",
        "transamerica-direction-south",
    }
