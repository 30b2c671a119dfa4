"""What players read: prompts, events and refusals in three languages, the text board, statistics."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

import railbox
from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.core.state import IllegalAction
from railbox.games.trains import cards
from railbox.games.trains.ruleset import QUESTIONS
from railbox.locales import LANGUAGES, explain, translate
from tests.trains.desk import Desk
from tests.trains.player import pick

NAMES = ["Ada", "Bo", "Cy"]
SETS = [[cards.NAMES[kind] for kind in cards.SELECTABLE[first : first + 8]] for first in (0, 8, 16, 22)]


def test_everything_said_in_random_games_has_words_in_every_language() -> None:
    asked, told = set(), set()
    for number, kinds in enumerate(SETS):
        for edition in ("aeg", "okazu"):
            match = railbox.new_game("trains", 3, number, {"cards": kinds, "edition": edition, "turn_limit": 30})
            rng = stream(str(number), "words")
            while not match.over:
                view = match.view(match.to_act)
                prompt = Message(view["prompt"]["id"], view["prompt"].get("args", {}))
                asked.add(view["table"]["turn"]["question"])
                messages = [prompt, *match.play(pick(match, rng, "turn-limit"))]
                messages += match.events(-1, len(match.actions) - 1)[0]
                for message in messages:
                    if message.id not in told:
                        told.add(message.id)
                        for language in LANGUAGES:
                            text = translate(message, language, NAMES)
                            assert text
                            assert not re.search(r"[a-z]_[a-z]|\{|trains[.-]", text), text
    assert asked >= {name for name, _ in QUESTIONS.values()} - {"over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_words(language: str) -> None:
    desk = Desk(hand=["lay_rails", "waste"])
    for text in ("buy tower", "buy waste", "play waste", "play tower", "choose waste", "rail r3c4", "decline", "coin"):
        with pytest.raises(IllegalAction) as refusal:
            desk.match.play(text)
        assert re.fullmatch(r"[A-ZÀ-Ý].+\.", explain(refusal.value, language))


def test_cards_have_their_names_in_every_language() -> None:
    message = Message("trains.card-bought", {"seat": 0, "card": "stationmasters_office", "coins": 4})
    assert translate(message, "en", NAMES) == "Ada buys Stationmaster’s Office for 4."
    assert translate(message, "fr", NAMES) == "Ada achète Bureau du chef de gare pour 4."
    assert translate(message, "it", NAMES) == "Ada compra Ufficio del Capostazione per 4."


@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_cards_say_what_they_do_in_every_language(edition: str) -> None:
    texts = {
        card["id"]: card["text"] for card in railbox.new_game("trains", 2, 1, {"edition": edition}).layout()["cards"]
    }
    for language in LANGUAGES:
        for name in texts.values():
            assert translate(Message(name), language).endswith(".")
    assert (texts["wagon_factory"] == "trains.text-wagon_factory-okazu") == (edition == "okazu")


def test_cards_are_told_by_the_names_of_the_edition() -> None:
    desk = Desk(hand=["early_train"], edition="okazu")
    [told] = [translate(message, "en", NAMES) for message in desk.match.play("play early_train")]
    assert told == "Ada plays First train for 2 coins."
    with pytest.raises(IllegalAction) as refusal:
        desk.match.play("play early_train")
    assert explain(refusal.value, "fr") == "Vous n’avez pas Premier train en main."


def test_the_text_board_fits_a_terminal_and_shows_map_hand_and_supply() -> None:
    for chart in ("tokyo", "osaka"):
        match = railbox.new_game("trains", 4, 1, {"map": chart, "cards": "osaka_beginners"})
        for cell in ("r3c3", "r2c5", "r5c5", "r2c8"):
            match.play(f"rail {cell}" if f"rail {cell}" in match.legal() else match.legal()[0])
        text = Text.from_markup(match.ruleset.draw(match.ruleset.view(match.state, 0))).plain
        lines = text.splitlines()
        assert max(len(line) for line in lines) <= 84
        assert "hand: " in text
        assert "5 unknown" in text
        assert "tourist_train" in text
        assert "□" in text and "‖" in text


def test_a_map_name_cannot_break_the_markup() -> None:
    cells = [{"row": 0, "col": col, "terrain": "city", "name": "[red]", "buildings": 1} for col in range(5)]
    match = railbox.new_game("trains", 2, 1, {"map": {"name": "Odd", "cells": cells}})
    assert "[red]" in Text.from_markup(match.ruleset.draw(match.ruleset.view(match.state, 0))).plain


def test_statistics_tell_turns_and_purchases() -> None:
    desk = Desk(hand=["express_train"], deck=["normal_train"] * 5)
    desk.give_coins(1)
    desk.play("play express_train", "buy apartment")
    desk.state.stations_left = 0
    desk.play("done")
    figures = desk.match.ruleset.statistics(desk.state)
    assert figures["turns"] == [1.0]
    assert figures["bought apartment"] == [1.0, 0.0]
    assert figures["points of cards"] == [1.0, 0.0]
    assert "bought normal_train" not in figures
    assert "bought waste" not in figures


def test_action_texts_are_readable() -> None:
    space = railbox.new_game("trains", 2, 1).ruleset.actions
    for text in ("play mail_train", "play garage without effect", "buy express_train", "choose waste", "rail r3c5"):
        assert space.text(space.number(text)) == text
    assert len(space) == 140 + 2 * 76
