"""Writes docs/games/<game>.md from what each game tells of itself, and the files shown in docs/add-a-game.md.

python -m tools.game_pages
"""

from __future__ import annotations

import ast
import inspect
import re
import typing
from collections.abc import Iterable
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from railbox.core.catalogue import Game, Ruleset, box_games
from railbox.core.messages import Message
from railbox.locales import translate

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "games"
GUIDE = ROOT / "docs" / "add-a-game.md"
EXAMPLE = ROOT / "examples" / "shunting"
SHOWN_FILE = re.compile(r"^`([\w/.-]+)`\n+```(\w*)\n.*?^```", re.MULTILINE | re.DOTALL)


def page(game: Game) -> str:
    """The page of a game."""
    ruleset = game.ruleset(game.players[-1])
    parts = [
        f"# {game.title}",
        "<!-- made by python -m tools.game_pages: do not edit -->",
        translate(game.summary),
        f"By {game.designer}; {game.publisher}, {game.year}. {game.players[0]} to {game.players[-1]} players, about "
        f"{game.minutes} minutes. `{game.name}`, rules {game.rules}.",
        strategy(game),
        options(game),
        actions(ruleset),
        structs(ruleset),
        numbers(ruleset),
        components(ruleset),
        facts(game),
        rulings(game),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def strategy(game: Game) -> str:
    """Where to read what pays, if somebody has measured it."""
    name = f"{game.name}-strategy.md"
    return f"[What pays, by many games of bots](../{name})" if (PAGES.parent / name).exists() else ""


def options(game: Game) -> str:
    """The options with their names, values and help."""
    rows = []
    for option in game.help():
        default = "none" if option.default is None else str(option.default).lower()
        named = "".join(f"<br>`{value}`: {translate(words)}" for value, words in option.values.items())
        takes = option.permitted.replace(" | ", ", ") if not option.values else ""
        rows.append(
            [
                f"`{option.name}`",
                translate(option.title),
                f"`{default}`",
                takes,
                translate(option.help) + named,
                option.group,
            ]
        )
    return "## Options\n\n" + table(["option", "name", "default", "takes", "help", "group"], rows)


def actions(ruleset: Ruleset) -> str:
    """The blocks of the action space, each with an example."""
    space = ruleset.actions
    rows = []
    for name, block in space.blocks.items():
        if block:
            example = block[len(block) // 2]
            rows.append([name, str(len(block)), f"`{space.text(example)}`", translate(ruleset.label(example, 0))])
    intro = f"There are {len(space)} actions. A block's example is written as in records and told as on a button."
    return f"## Actions\n\n{intro}\n\n" + table(["block", "actions", "text", "label"], rows)


def structs(ruleset: Ruleset) -> str:
    """What the layout and a view are made of, from the structs and what they say of themselves."""
    parts = [
        "## Layout and view",
        "What a bot, a program or a page is given: the layout once, the view (the field `game` of "
        "[what a seat sees](../bots.md#what-a-seat-sees)) at every decision. `None` is `null` in JSON.",
    ]
    seen: list[type] = []
    for method in (ruleset.layout, ruleset.view):
        collect(typing.get_type_hints(method)["return"], seen)
    for kind in seen:
        hints, said = typing.get_type_hints(kind), meanings(kind)
        fields = [[f"`{name}`", f"`{type_name(hints[name])}`", said[name]] for name in field_names(kind)]
        text = " ".join((kind.__doc__ or "").split())
        parts.append(f"**{kind.__name__}**: {text}\n\n" + table(["field", "type", "meaning"], fields))
    return "\n\n".join(parts)


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a struct."""
    names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return names


def meanings(kind: type) -> dict[str, str]:
    """What the fields of a struct mean: the text that follows each of them in its class."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, text in pairwise(body.body):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(meaning))):
                found[name] = " ".join(meaning.split())
    return found


def collect(kind: Any, seen: list[type]) -> None:
    """All structs that a type is made of, in the order in which they are met."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in seen or kind is Message:
            return
        seen.append(kind)
        for hint in typing.get_type_hints(kind).values():
            collect(hint, seen)
    for part in typing.get_args(kind):
        collect(part, seen)


def type_name(kind: Any) -> str:
    """A type as it is written."""
    if isinstance(kind, type) and not typing.get_args(kind):
        return "None" if kind is type(None) else kind.__name__
    return (
        re.sub(r"\b[a-z_]+(?:\.[a-z_]+)*\.(?=[A-Z])", "", str(kind)).replace("NoneType", "None").replace("typing.", "")
    )


def numbers(ruleset: Ruleset) -> str:
    """What a seat may know as numbers, part by part."""
    rows = []
    for part in ruleset.encoder().spec():
        shape = " × ".join(map(str, part.shape)) or "1"
        kind = f"one of {part.high}, 0 for none" if part.category else f"{part.low} to {part.high}"
        rows.append([f"`{part.name}`", shape, kind, part.meaning])
    intro = (
        f"What a seat may know as {ruleset.encoder().size} small whole numbers, for [training](../train.md): one part "
        "after the other. Seats are counted from the one that looks."
    )
    return f"## Numbers\n\n{intro}\n\n" + table(["part", "shape", "values", "meaning"], rows)


def components(ruleset: Ruleset) -> str:
    """What can be asked about, with its texts."""
    rows = []
    for name, component in ruleset.components().items():
        line = translate(component.line) if component.line else ""
        text = translate(component.text) if component.text else ""
        rows.append([f"`{name}`", translate(component.title), line, text])
    if not rows:
        return ""
    return "## Components\n\n" + table(["id", "name", "in short", "in full"], rows)


def facts(game: Game) -> str:
    """Where the component data come from: its files, and what the rulings say of them."""
    folder = Path(str(files(game.package))) / "facts"
    links = ", ".join(link(file, f"facts/{file.name}") for file in sorted(folder.glob("*.json")))
    found = re.search(r"^## Facts\n+(.*?)(?=^\"Source\"|^## )", read_rulings(game), re.MULTILINE | re.DOTALL)
    return f"## Facts\n\n{links}\n\n{found[1].strip() if found else ''}".strip()


def rulings(game: Game) -> str:
    """Where each ruling stands."""
    file = Path(str(files(game.package))) / "rulings.md"
    headings = re.findall(r"^## (.+)$", read_rulings(game), re.MULTILINE)
    chapters = "\n".join(f"- {heading}" for heading in headings if heading != "Facts")
    return f"## Rulings\n\nEvery ruling with its source and its test is in {link(file, 'rulings.md')}:\n\n{chapters}"


def read_rulings(game: Game) -> str:
    """The rulings of a game."""
    return (Path(str(files(game.package))) / "rulings.md").read_text(encoding="utf-8")


def link(file: Path, name: str) -> str:
    """A link from a page of a game."""
    return f"[{name}](../../{file.relative_to(ROOT).as_posix()})"


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in line) + " |" for line in lines
    )


def guide() -> str:
    """docs/add-a-game.md with the files of the example as they are now."""
    return SHOWN_FILE.sub(
        lambda shown: f"`{shown[1]}`\n\n```{shown[2]}\n{(EXAMPLE / shown[1]).read_text(encoding='utf-8')}```",
        GUIDE.read_text(encoding="utf-8"),
    )


def main() -> None:
    """Write all pages."""
    PAGES.mkdir(exist_ok=True)
    for game in box_games().values():
        (PAGES / f"{game.name}.md").write_text(page(game), encoding="utf-8")
    GUIDE.write_text(guide(), encoding="utf-8")


if __name__ == "__main__":
    main()
