"""Every field that a view or a layout has is told on the pages: what programs read is no secret."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from tools import game_pages

from railbox.core.messages import Message
from railbox.core.state import SPECTATOR
from tests.varieties import each_variety, walk

BOTS = Path(__file__).parent.parent / "docs" / "bots.md"


def fields_of(value: Any, kind: Any) -> Iterator[tuple[type, str]]:
    """The fields that plain data has, with the structs that they belong to."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if value is not None and kind is not Message:
            hints = typing.get_type_hints(kind)
            for name, part in value.items():
                yield kind, name
                yield from fields_of(part, hints[name])
        return
    for part_kind in typing.get_args(kind):
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        if isinstance(part_kind, type) and issubclass(part_kind, msgspec.Struct) and isinstance(value, dict):
            parts = [value] if typing.get_origin(kind) is not dict else parts
        for part in parts:
            yield from fields_of(part, part_kind)


@each_variety
def test_every_field_of_a_view_is_told(game: str, players: int, options: dict[str, Any]) -> None:
    page = (game_pages.PAGES / f"{game}.md").read_text(encoding="utf-8")
    common = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", BOTS.read_text(encoding="utf-8"), re.MULTILINE))
    met: set[tuple[type, str]] = set()
    for match in walk(game, players, options, "fields"):
        if not met:
            met |= set(fields_of(match.layout(), typing.get_type_hints(match.ruleset.layout)["return"]))
        if len(match.actions) % 5 == 0 or match.over:
            for seat in (SPECTATOR, match.pending[0] if match.pending else 0):
                view = match.view(seat)
                assert view.keys() <= common.keys(), "docs/bots.md tells what every view has"
                met |= set(fields_of(view["game"], typing.get_type_hints(match.ruleset.view)["return"]))
    assert len(met) > 20
    for kind, name in met:
        meaning = game_pages.meanings(kind).get(name, "")
        assert meaning.endswith("."), f"{kind.__name__}.{name} of {game} has no sentence after it in its struct"
        assert f"| `{name}` |" in page and meaning.replace("|", "\\|") in page, "run: python -m tools.game_pages"


class Thing(msgspec.Struct):
    """Has a field that is told and one that is not."""

    told: int
    """So it is."""
    untold: int


class Table(msgspec.Struct):
    """Has things in all the ways in which views have them."""

    things: list[Thing]
    one: Thing | None
    named: dict[str, Thing]


def test_a_field_that_is_not_told_would_be_found() -> None:
    thing = {"told": 1, "untold": 2}
    for view in ({"things": [thing]}, {"one": thing}, {"named": {"a": thing}}):
        assert {(Thing, "told"), (Thing, "untold")} <= set(fields_of(view, Table))
    assert game_pages.meanings(Thing) == {"told": "So it is."}
