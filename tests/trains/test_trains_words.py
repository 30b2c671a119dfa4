"""What players read of single things: card texts, names of the edition, score sheets, ties, the text board."""

from __future__ import annotations

import pytest
from rich.text import Text

import railbox
from railbox.core.state import IllegalAction
from railbox.locales import LANGUAGES, explain, teller, translate
from tests.trains.desk import Desk

NAMES = ["Ada", "Bo", "Cy"]


def told(desk: Desk, text: str, language: str) -> list[str]:
    return [translate(message, language, NAMES) for message in desk.match.play(text)]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Ada buys Stationmaster’s Office for 4 coins."]),
        ("fr", ["Ada achète Bureau du chef de gare pour 4 pièces."]),
        ("it", ["Ada compra Ufficio del Capostazione per 4 monete."]),
    ],
)
def test_cards_have_their_names_in_every_language(language: str, texts: list[str]) -> None:
    desk = Desk(kinds=["stationmasters_office"])
    desk.give_coins(4)
    assert told(desk, "buy stationmasters_office", language) == texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["aeg", "okazu"])
def test_cards_say_what_they_do_in_every_language(edition: str, language: str) -> None:
    for component in railbox.new_game("trains", 2, 1, {"edition": edition}).ruleset.components().values():
        assert component.line is not None and component.text is not None
        assert translate(component.text, language).endswith(".")
        line = translate(component.line, language)
        assert not line.endswith(".")
        assert len(line) <= 80


def test_card_texts_follow_the_readings_of_the_table() -> None:
    def text(name: str, **options: object) -> str:
        component = railbox.new_game("trains", 2, 1, options).ruleset.components()[name]
        assert component.text is not None
        return translate(component.text)

    assert "up to 3 more" in text("wagon_factory")
    assert "exactly 3 more" in text("wagon_factory", edition="okazu")
    assert "up to 3 more" in text("wagon_factory", edition="okazu", wagon_factory="aeg")
    assert "Lay Rails" in text("ironworks", ironworks="okazu")
    assert "still bring a Waste" in text("subway_excavation", edition="okazu")
    assert "bring no Waste" in text("subway_excavation", subway_waste=False)
    assert "look at" in text("command_central", edition="okazu")


def test_waste_has_the_name_of_the_edition_in_sentences_too() -> None:
    for edition, name in (("aeg", "Ferraille"), ("okazu", "Déchets")):
        desk = Desk(hand=["lay_rails", "waste", "waste"], edition=edition)
        assert explain(_refusal(desk, "buy waste"), "fr") == f"La carte {name} ne s’achète pas."
        assert translate(desk.match.label("return waste"), "fr") == f"Rendre {name}"
        desk.play("play lay_rails")
        assert f"Ada prend une carte {name}." in told(desk, "rail r3c4", "fr")
        text = desk.match.ruleset.components()["lay_rails"].text
        assert text is not None
        assert translate(text, "fr").endswith(f"une carte {name}.")


def _refusal(desk: Desk, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        desk.match.play(text)
    return refusal.value


def test_cards_are_told_by_the_names_of_the_edition() -> None:
    desk = Desk(hand=["early_train"], edition="okazu")
    assert told(desk, "play early_train", "en") == ["Ada plays First train for 2 coins."]
    assert explain(_refusal(desk, "play early_train"), "fr") == "Vous n’avez pas la carte Premier train en main."


def test_a_refusal_prints_as_a_sentence() -> None:
    desk = Desk(hand=["lay_rails"], starts=["r4c6", "r2c5"])
    desk.play("play lay_rails")
    refusal = _refusal(desk, "rail r3c5")
    assert str(refusal) == "Rails in Shinjuku Shibuya would touch yours across a blocked border only."


LABELS = {
    "play express_train": ("Play Express Train", "Jouer Train express", "Gioca Treno Espresso"),
    "buy tower": ("Buy Tower", "Acheter Immeuble", "Compra Torre"),
    "rail r1c6": ("Lay rails in Urawa", "Poser des rails à Urawa", "Posa binari a Urawa"),
    "rail r2c1": (
        "Lay rails on the river east of Hachioji",
        "Poser des rails sur la rivière à l’est de Hachioji",
        "Posa binari sul fiume a est di Hachioji",
    ),
    "station r2c6": (
        "Build a station in Ikebukuro Ueno",
        "Construire une gare à Ikebukuro Ueno",
        "Costruisci una stazione a Ikebukuro Ueno",
    ),
    "done": ("Finish", "Terminer", "Termina"),
    "return waste": ("Give back Waste", "Rendre Ferraille", "Restituisci Rifiuti"),
}


@pytest.mark.parametrize("text", list(LABELS))
def test_actions_in_words(text: str) -> None:
    label = railbox.new_game("trains", 2, 1).label(text)
    assert tuple(translate(label, language) for language in LANGUAGES) == LABELS[text]


def test_the_score_sheet_tells_where_points_are_from() -> None:
    desk = Desk(hand=["apartment"], deck=["tower"], discard=["skyscraper"])
    desk.lay(0, "r2c0", "r2c2", "r0c0")
    desk.build_stations("r2c0", 3)
    desk.build_stations("r2c2", 2)
    desk.state.track[0] = 5
    rows = {row.source.id: row.points for row in desk.match.score_sheet()}
    assert rows == {
        "trains.score-cities": [12, 0],
        "trains.score-remotes": [4, 0],
        "trains.score-cards": [7, 0],
        "trains.score-track": [5, 0],
    }


def test_a_tie_says_what_decided() -> None:
    def ending(edition: str, rails: int) -> str | None:
        desk = Desk(deck=["normal_train"] * 5, edition=edition)
        desk.lay(1, *["r2c7", "r3c7"][:rails])
        desk.state.stations_left = 0
        desk.play("done")
        message = desk.match.ruleset.tie_break(desk.state)
        return None if message is None else translate(message, "en", NAMES)

    assert ending("aeg", 1) == "The tie is broken by rails on the board: Bo has 2."
    assert ending("aeg", 0) == "The victory is shared by Ada and Bo."
    assert ending("okazu", 1) == "The victory is shared by Ada and Bo."


def test_without_a_tie_nothing_is_said_of_it() -> None:
    desk = Desk(deck=["normal_train"] * 5)
    assert desk.match.ruleset.tie_break(desk.state) is None
    desk.state.track[1] = 1
    desk.state.stations_left = 0
    desk.play("done")
    assert desk.match.ruleset.tie_break(desk.state) is None


def picture(match: railbox.Match, language: str = "en") -> str:
    view = match.ruleset.view(match.state, 0)
    return Text.from_markup(match.ruleset.draw(view, teller(language))).plain


HANDS = {"en": "Hand: ", "fr": "Main\u00a0: ", "it": "Mano: "}
HIDDEN = {"en": "5 hidden cards", "fr": "5 cartes cachées", "it": "5 carte coperte"}
TOURISTS = {"en": "Tourist Train", "fr": "Train de tourisme", "it": "Treno Turistico"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chart", ["tokyo", "osaka"])
def test_the_text_board_fits_a_terminal_and_shows_map_hand_and_supply(chart: str, language: str) -> None:
    match = railbox.new_game("trains", 4, 1, {"map": chart, "cards": "osaka_beginners"})
    for cell in ("r3c3", "r2c5", "r5c5", "r2c8"):
        match.play(f"rail {cell}" if f"rail {cell}" in match.legal() else match.legal()[0])
    text = picture(match, language)
    assert max(len(line) for line in text.splitlines()) <= 84
    assert HANDS[language] in text
    assert HIDDEN[language] in text
    assert TOURISTS[language] in text
    assert "□" in text and "‖" in text


def test_a_map_name_cannot_break_the_markup() -> None:
    cells = [{"row": 0, "col": col, "terrain": "city", "name": "[red]", "buildings": 1} for col in range(5)]
    match = railbox.new_game("trains", 2, 1, {"map": {"name": "Odd", "cells": cells}})
    assert "[red]" in picture(match)


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
