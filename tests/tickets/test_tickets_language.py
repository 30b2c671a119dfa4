"""Whatever a person reads of the game is in the reader's language: 200 random games, told in each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text

import railbox
from railbox.core.match import previews
from railbox.core.messages import Message
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, SPECTATOR, State
from railbox.games.tickets import cards, rules
from railbox.games.tickets.ruleset import TicketsRuleset
from railbox.locales import LANGUAGES, has_message, teller, translate

GAMES = 200
NAMES = ["Ada", "Bo", "Cy", "Di"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"open_own_stack": True},
    {"allow_all_loco_set": True, "first": "random"},
    {"open_own_stack": True, "allow_all_loco_set": True},
]

UNREADABLE = re.compile(r"[{}=_]|tickets[.-]|core[.-]|\b(?:one|other)\]|  | [,.]|\bd\d\d\b")
"""An id, a fallback, or a hole where an argument should be."""

ENGLISH = re.compile(
    r"\b(?:black|white|yellow|green|blue|red|purple|wagons?|locomotives?|locos|claim|keep|reject|take|draw|place|deck|"
    r"row|yard|stack|hand|best|turn|round|cards?|points?|you|the|and|of|seat|player|set|column)\b",
    re.IGNORECASE,
)
"""Words of the game's ids and of its English sentences."""

ALSO = {
    "fr": {"place", "wagon", "wagons", "locomotive", "locomotives", "points", "point", "orange"},
    "it": {"locomotive"},
}
"""Those of them that are words of another language as well."""

PLURALS = {
    "en": r"wagons|locomotives|cards|destinations|columns|points|turns",
    "fr": r"wagons|locomotives|cartes|destinations|colonnes|points|tours",
    "it": r"vagoni|locomotive|carte|destinazioni|colonne|punti|turni",
}


class Heard:
    """All different messages of many games; they are told only once."""

    def __init__(self) -> None:
        self.messages: dict[bytes, Message] = {}
        self.entries: set[tuple[int, ...]] = set()
        self.refused: set[tuple[str, ...]] = set()

    def add(self, message: Message | None) -> None:
        """Remember a message."""
        if message is not None:
            self.messages.setdefault(msgspec.json.encode(message), message)

    def journal(self, ruleset: TicketsRuleset, entries: list[list[int]]) -> None:
        """Remember what a journal tells to everybody."""
        for entry in entries:
            key = (ruleset.players, int(ruleset.options.open_own_stack), *entry)
            if key not in self.entries:
                self.entries.add(key)
                for seat in range(SPECTATOR, ruleset.players):
                    self.add(ruleset.tell(entry, seat))

    def refusals(self, ruleset: TicketsRuleset, state: State, rng: Rng) -> None:
        """Remember why a few actions are refused now."""
        legal = state.legal_actions()
        for _ in range(4):
            action = rng.below(len(ruleset.actions))
            if action not in legal:
                refusal = state.refusal(action)
                key = (refusal.rule, *(str(value) for value in refusal.details.values()))
                if key not in self.refused:
                    self.refused.add(key)
                    self.add(ruleset.explain(refusal))

    def previews(self, ruleset: TicketsRuleset, state: State, seat: int) -> None:
        """Remember the previews of all that a seat may do now."""
        unknowing = state.resample(seat, stream("language", "previews"))
        unknowing.focus(seat)
        for preview in previews(ruleset, unknowing, seat, unknowing.legal_actions()):
            for message in preview.messages:
                self.add(message)


def finished(number: int, heard: Heard) -> tuple[TicketsRuleset, State]:
    """Play a random game and hear all that is said in it."""
    players = 2 + number % 3
    match = railbox.new_game("tickets", players, f"language {number}", OPTIONS[number % len(OPTIONS)])
    ruleset, state = match.ruleset, match.state
    assert isinstance(ruleset, TicketsRuleset) and isinstance(state, rules.Tickets)
    rng = stream("language", str(number))
    step = 0
    while state.to_act() != OVER:
        seat = state.to_act()
        if step % 3 == 0:
            heard.add(ruleset.prompt(state, seat))
            heard.refusals(ruleset, state, rng)
        if step % 40 == 7:
            heard.previews(ruleset, state, seat)
        action = state.random_action(rng)
        if rules.KEEP <= action < rules.REJECT and number % 2 and state.legal_actions()[-1] != action:
            action += rules.REJECT - rules.KEEP  # keeping little, so that decks are refused and ties happen
        state.journal = []
        state.apply(action)
        heard.journal(ruleset, state.journal)
        step += 1
    for row in ruleset.score_sheet(state):
        heard.add(row.source)
    heard.add(ruleset.tie_break(state))
    heard.add(Message(f"tickets.end-{state.end_reason()}"))
    return ruleset, state


def still() -> Iterator[Message | None]:
    """What does not depend on a game: labels, components, options, and rare words that random games may not meet."""
    match = railbox.new_game("tickets", 4, 1)
    yield match.game.summary
    for action in range(len(match.ruleset.actions)):
        yield match.ruleset.label(action, 0)
    for component in match.ruleset.components().values():
        yield from (component.title, component.line, component.text)
    for option in match.game.help():
        yield from (option.title, option.help, *option.values.values())
    yield from match.ruleset.actions.never.values()
    for reason in rules.REASONS[1:]:
        yield Message(f"tickets.end-{reason}")
    for count in (1, 2):
        yield Message("tickets.tie-completed", {"seat": 0, "count": count})
        yield Message("tickets.tie-bonuses", {"seat": 1, "count": count})
    yield Message("tickets.all-refused")


def heard() -> list[Message]:
    """All that is said in 200 games."""
    found = Heard()
    for message in still():
        found.add(message)
    for number in range(GAMES):
        finished(number, found)
    return list(found.messages.values())


def assert_readable(text: str, language: str, what: str) -> None:
    """No id, no English word, no missing plural."""
    assert text.strip() == text and text, what
    assert not UNREADABLE.search(text), f"{what}: {text}"
    assert not re.search(rf"(?<![\d.])1 (?:{PLURALS[language]})\b", text), f"{what}: {text}"
    if language != "en":
        for city in cards.CITIES:
            text = text.replace(city, "")
        english = {word.lower() for word in ENGLISH.findall(text)} - ALSO[language]
        assert not english, f"{what}: {text}: {english}"
        assert "'" not in text, f"{what}: {text}"


def test_10_2_nothing_is_left_untranslated() -> None:
    messages = heard()
    assert len(messages) > 3000
    for language in LANGUAGES:
        for message in messages:
            assert has_message(message.id, language), message.id
            assert_readable(translate(message, language, NAMES), language, message.id)


def test_10_2_the_text_board_is_translated() -> None:
    for number in range(12):
        match = railbox.new_game("tickets", 2 + number % 3, f"board {number}", OPTIONS[number % len(OPTIONS)])
        rng = stream("board", str(number))
        while not match.over:
            if len(match.actions) % 25 == 3:
                draw_all(match.ruleset, match.state, match.to_act)
            match.play(match.ruleset.actions.text(match.state.random_action(rng)))
        draw_all(match.ruleset, match.state, 0)


def draw_all(ruleset: Any, state: State, seat: int) -> None:
    """The board in all languages, without the ids of cards, which are the same in all of them."""
    for language in LANGUAGES:
        plain = Text.from_markup(ruleset.draw(ruleset.view(state, seat), teller(language, NAMES))).plain
        for line in plain.splitlines():
            words = re.sub(r"\bd\d\d\b|\d+\. ", "", line)
            words = re.sub(r"\s+", " ", re.sub(r"[▪★✓>?+–-]", "", words)).strip()
            if words:
                words = words.replace("( ", "(").replace(" ,", ",")
                assert_readable(words, language, "board")
