"""Boards as data: one definition for schema, documentation and reading; every mistake is told by its place."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tools import board_pages
from typer.testing import CliRunner

import railbox
from railbox.cli import app
from railbox.core.boards import BoardFormat, digest, likely_format, parse_board, read_board, schema
from railbox.core.catalogue import Game, all_games
from railbox.locales import LANGUAGES, translate

FORMATS = board_pages.formats()
SHIPPED = [(game, form, name) for game, form in FORMATS for name in form.files]


def facts(game: Game, name: str) -> bytes:
    return (files(game.package) / "facts" / name).read_bytes()


def form_of(name: str) -> BoardFormat:
    form = all_games()[name].boards
    assert form is not None
    return form


@pytest.mark.parametrize(("game", "form"), FORMATS, ids=lambda part: getattr(part, "name", ""))
def test_the_schema_and_its_page_are_made_from_the_structs(game: Game, form: BoardFormat) -> None:
    assert board_pages.schema_file(game).read_text("utf-8") == board_pages.schema_text(form), "run tools.board_pages"
    assert board_pages.PAGE.read_text("utf-8") == board_pages.page(), "run: python -m tools.board_pages"
    Draft202012Validator.check_schema(schema(form))


@pytest.mark.parametrize(("game", "form", "name"), SHIPPED, ids=lambda part: part if isinstance(part, str) else "")
def test_the_files_of_the_box_are_boards(game: Game, form: BoardFormat, name: str) -> None:
    given = json.loads(facts(game, name))
    Draft202012Validator(schema(form)).validate(given)
    data, faults = parse_board(form, facts(game, name))
    assert not faults and data.name
    if form.option and form.measure:
        match = railbox.new_game(game, 3, 1, {form.option: given})
        assert railbox.load_record(match.record().to_json().encode()).legal() == match.legal()
        measures = form.measure(data)
        assert measures.players == list(game.players)
        for told in (*measures.remarks, measures.bars[0].note, measures.shades[0].note):
            assert all(translate(told, language) for language in LANGUAGES)


@pytest.mark.parametrize("name", ["tokyo", "osaka"])
def test_a_printed_map_given_as_a_file_is_the_map_of_its_name(name: str) -> None:
    given = json.loads(facts(all_games()["trains"], f"{name}.json"))
    own = railbox.new_game("trains", 3, 1, {"map": given, "turn_limit": 5})
    named = railbox.new_game("trains", 3, 1, {"map": name, "turn_limit": 5})
    while not own.over:
        own.play(own.legal()[0])
        named.play(named.legal()[0])
    assert own.view(0) == named.view(0) and own.layout() == named.layout()


def test_what_a_hand_costs_is_told_for_all_hands_or_some() -> None:
    form = form_of("transamerica")
    assert form.measure is not None
    data, _ = parse_board(form, facts(all_games()["transamerica"], "board.json"))
    hands = form.measure(data).bars[0]
    assert (hands.first, sum(hands.counts)) == (19, 7**5 if railbox.compiled else sum(hands.counts))


SPOILT: dict[str, Any] = {
    "name": "Spoilt",
    "cells": [
        {"row": 0, "col": 0, "terrain": "swamp"},
        {"row": 0, "col": True, "terrain": "city", "name": 3},
        {"row": 0, "terrain": "field", "colour": "red"},
        "sea",
    ],
    "blocked_borders": [["r0c0"]],
}


def test_every_mistake_of_a_file_is_told_by_its_place() -> None:
    _, faults = read_board(form_of("trains"), SPOILT)
    assert [fault.path for fault in faults] == [
        "cells[0].terrain",
        "cells[1].col",
        "cells[1].name",
        "cells[2]",
        "cells[2].colour",
        "cells[3]",
        "blocked_borders[0]",
    ]
    assert str(faults[0].message) == (
        "cells[0].terrain: this must be one of city, field, mountain, remote, river, sea."
    )
    for language in LANGUAGES:
        assert all(fault.path in translate(fault.message, language) for fault in faults)


def test_every_mistake_of_a_map_names_its_cells() -> None:
    cells = [
        {"row": 0, "col": 0, "terrain": "city", "name": "Here", "buildings": 0},
        {"row": 0, "col": 1, "terrain": "remote", "remote_number": 12},
        {"row": 0, "col": 1, "terrain": "field"},
        {"row": 5, "col": 5, "terrain": "field", "buildings": 1},
        {"row": 5, "col": 6, "terrain": "mountain", "remote_number": 1},
    ]
    _, faults = read_board(form_of("trains"), {"name": "", "cells": cells, "blocked_borders": [["r0c0", "r5c5"]]})
    assert [(fault.message.id.partition("-")[2], fault.places) for fault in faults] == [
        ("buildings", ["r0c0"]),
        ("remote", ["r0c1"]),
        ("nameless", ["r0c1"]),
        ("twice", ["r0c1"]),
        ("no-city", ["r5c5"]),
        ("no-remote", ["r5c6"]),
        ("border-apart", ["r0c0", "r5c5"]),
        ("starts", []),
        ("apart", ["r5c5", "r5c6"]),
    ]


def test_a_set_of_tiles_is_told_what_it_lacks() -> None:
    tiles = [{"code": "aaaa", "count": 59}, {"code": "aacb", "count": 1}, {"code": "abab", "count": 0}]
    _, faults = read_board(
        form_of("metro"), {"tiles": [*tiles, tiles[0], {"code": "x", "count": 0}], "central_rails": ["dddd"]}
    )
    assert [fault.message.id.partition("-")[2] for fault in faults] == [
        "turned", "tracks", "twice", "code", "count", "rail", "rails"
    ]  # fmt: skip


@pytest.mark.parametrize("text", [b'{"cells": [\n  {"row": 0,}]}', b"[" * 9999, b'{"cells": NaN}', b"\xff\xfe", b""])
def test_a_file_that_is_no_json_is_told(text: bytes) -> None:
    (fault,) = parse_board(form_of("trains"), text)[1]
    assert fault.message.id in ("board.not-json", "board.not-text")
    assert text[-8:] != b" 0,}]}" or "line 2" in str(fault.message)


def test_the_digest_depends_on_what_a_board_says_only() -> None:
    form = form_of("trains")
    given = json.loads(facts(all_games()["trains"], "tokyo.json"))
    turned = {"cells": [dict(reversed(cell.items())) for cell in given["cells"]], **given}
    one, two = (digest(read_board(form, content)[0]) for content in (given, turned))
    assert one == two and len(one) == 24
    given["name"] = "Another"
    assert digest(read_board(form, given)[0]) != one


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_all_mistakes_in_words(language: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(SPOILT))
    result = CliRunner().invoke(app, ["board", "check", str(file), "--language", language])
    assert result.exit_code == 1
    assert result.output.count("\n") == 8 and "blocked_borders[0]" in result.output
    assert "7" in result.output.splitlines()[-1]


def test_the_command_finds_out_the_game() -> None:
    formats = {game.name: form for game, form in FORMATS}
    for game, _, name in SHIPPED:
        assert likely_format(formats, json.loads(facts(game, name))) == game.name
    file = files("railbox.games.transamerica") / "facts" / "board.json"
    result = CliRunner().invoke(app, ["board", "check", str(file)])
    assert result.exit_code == 0 and "a good board of TransAmerica" in result.output
    assert "metro, trains, transamerica" in str(
        CliRunner().invoke(app, ["board", "check", str(file), "-g", "x"]).exception
    )
