"""TypeScript types of all that the server and the page say to each other, made from the structs.

python -m tools.typescript            write web/src/lib/protocol.ts
python -m tools.typescript --check    say whether it is up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from railbox.core.boards import Measures
from railbox.core.catalogue import Game, box_games
from railbox.core.record import Record
from railbox.learn.advice import Advice
from railbox.server import wire
from railbox.server.push import BrowserNotice
from railbox.server.store import Summary
from railbox.table import AnyCommand
from railbox.table.clock import Clock

FILE = Path(__file__).parents[1] / "web/src/lib/protocol.ts"
HEAD = "// Made by `python -m tools.typescript` from the structs of the server and the games: do not edit.\n"
UNIONS: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "Command": AnyCommand,
}
BODIES = [
    wire.Problem,
    wire.NewTable,
    wire.TableLink,
    wire.Setup,
    wire.BoardDraft,
    wire.Checked,
    wire.BoardLink,
    wire.SharedBoard,
    wire.Trial,
    wire.Balance,
    Measures,
    wire.Sheet,
    wire.BookPage,
    wire.Scene,
    wire.LessonSteps,
    wire.PuzzlePage,
    wire.Tried,
    Advice,
    wire.Chances,
    wire.DealTable,
    wire.Turns,
    wire.NewGuest,
    wire.Credentials,
    wire.Registration,
    wire.Change,
    wire.Goodbye,
    wire.Me,
    wire.NewToken,
    wire.Token,
    wire.PushKey,
    wire.Subscription,
    wire.Unsubscription,
    wire.Box,
    wire.Lobby,
    wire.Player,
    wire.Leader,
    wire.Health,
    BrowserNotice,
    Summary,
    Record,
]
OTHER_NAMES: dict[type, str] = {Record: "GameRecord"}
"""What TypeScript itself has a thing of that name for."""
DRAWN = ("Layout", "View")
"""What a game's `view.py` has for a board."""


class Writer:
    """Collects the declarations of structs as they are met. Those of a game have its name before theirs."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.prefixes = {game.package: game.name.capitalize() for game in games}
        self.done: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """The TypeScript of a type."""
        match kind:
            case inspect.Metadata():
                return self.name(kind.type)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.name(part) for part in kind.types))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.ListType() | inspect.VarTupleType():
                inner = self.name(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.name(item) for item in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.StrType():
                return "string"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def _struct(self, kind: inspect.StructType) -> str:
        cls = kind.cls
        name = OTHER_NAMES.get(cls, self._prefix(cls.__module__) + cls.__name__)
        if name not in self.done:
            self.done[name] = ""
            doc = (cls.__doc__ or "").strip().splitlines()[0]
            if kind.array_like:
                items = ", ".join(f"{field.name}: {self.name(field.type)}" for field in kind.fields)
                self.done[name] = f"/** {doc} */\nexport type {name} = [{items}];\n"
                return name
            tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag is not None else []
            # The page may leave out what has a default; the server does so where that is said. Clocks go both ways.
            sent = (kind.forbid_unknown_fields or cls is wire.Subscription) and cls is not Clock
            omitted = cls.__struct_config__.omit_defaults or sent
            fields = [
                f"  {field.encode_name}{'?' if omitted and not field.required else ''}: {self.name(field.type)};"
                for field in kind.fields
            ]
            body = "\n".join([*tag, *fields])
            self.done[name] = f"/** {doc} */\nexport interface {name} {{\n{body}\n}}\n"
        return name

    def _prefix(self, module: str) -> str:
        return next((name for package, name in self.prefixes.items() if module.startswith(f"{package}.")), "")


def typescript(games: Iterable[Game]) -> str:
    """All declarations, with the layouts and views of these games."""
    writer = Writer(games)
    unions = [f"export type {name} = {writer.name(inspect.type_info(union))};\n" for name, union in UNIONS.items()]
    for body in BODIES:
        writer.name(inspect.type_info(body))
    for game in games:
        drawn = import_module(f"{game.package}.view")
        for name in DRAWN:
            writer.name(inspect.type_info(getattr(drawn, name)))
        if game.boards is not None and game.boards.option:
            writer.name(inspect.type_info(game.boards.data))
    return "\n".join([HEAD, *unions, *writer.done.values()])


def main() -> None:
    """Write the file, or check it."""
    made = typescript(box_games().values())
    if "--check" in sys.argv:
        sys.exit(0 if FILE.exists() and FILE.read_text(encoding="utf-8") == made else "run python -m tools.typescript")
    FILE.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
