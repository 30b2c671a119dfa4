"""Writes the JSON schema of each game's boards, and the part of docs/boards.md that tells their formats.

python -m tools.board_pages
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from railbox.core.boards import BoardFormat, schema
from railbox.core.catalogue import Game, box_games
from tools.game_pages import ROOT, link, table

PAGE = ROOT / "docs" / "boards.md"
MARK = "<!-- from here on made by python -m tools.board_pages: do not edit -->\n"
PLAIN = {"integer": "whole number", "string": "text", "boolean": "true or false"}
SCHEMA = "board.schema.json"


def formats() -> list[tuple[Game, BoardFormat]]:
    """The games of the box that have a format for boards."""
    return [(game, game.boards) for game in box_games().values() if game.boards is not None]


def schema_file(game: Game) -> Path:
    """Where the schema of a game's boards lies."""
    return Path(str(files(game.package))) / SCHEMA


def schema_text(form: BoardFormat) -> str:
    """The schema of a format as a file."""
    return json.dumps(schema(form), indent=1, ensure_ascii=False) + "\n"


def page() -> str:
    """docs/boards.md with what is made of the formats."""
    own = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return own + MARK + "\n" + "\n\n".join(chapter(game, form) for game, form in formats()) + "\n"


def chapter(game: Game, form: BoardFormat) -> str:
    """The format of one game."""
    made = schema(form)
    folder = Path(str(files(game.package)))
    shipped = ", ".join(link(folder / "facts" / name, name).replace("../../", "../") for name in form.files)
    option = f"It is given as the option `{form.option}`." if form.option else "No option takes such a file yet."
    definition = link(folder / SCHEMA, SCHEMA).replace("../../", "../")
    head = f"## {game.title}\n\n{option} Schema: {definition}. In the box: {shipped}."
    parts = [("The file", made), *((name, part) for name, part in made["$defs"].items() if "properties" in part)]
    return "\n\n".join([head, *(fields(name, part) for name, part in parts)])


def fields(name: str, part: dict[str, Any]) -> str:
    """The fields of one object of a file."""
    needed = part.get("required", [])
    rows = [
        [
            f"`{field}`",
            takes(shape),
            "needed" if field in needed else f"`{json.dumps(shape.get('default'))}` if left out",
        ]
        for field, shape in part["properties"].items()
    ]
    text = " ".join(part.get("description", "").split())
    return f"**{name}**: {text}\n\n" + table(["field", "takes", ""], rows)


def takes(shape: dict[str, Any]) -> str:
    """What a field takes, in words."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return " or ".join(takes(choice) for choice in shape["anyOf"])
    if "enum" in shape:
        return ", ".join(f"`{value}`" for value in shape["enum"])
    if shape["type"] == "array":
        return f"list of {takes(shape['items'])}"
    if "maximum" in shape:
        return f"{shape['minimum']} to {shape['maximum']}"
    return PLAIN.get(shape["type"], str(shape["type"]))


def main() -> None:
    """Write all files."""
    for game, form in formats():
        schema_file(game).write_text(schema_text(form), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
