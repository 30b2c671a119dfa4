"""TypeScript types of all messages, made from the structs: `python -m railbox.server.typescript` writes them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from railbox.core.record import Record
from railbox.server import wire
from railbox.server.store import Summary
from railbox.table import AnyCommand

FILE = Path(__file__).parent / "pages" / "protocol.d.ts"
ROOTS: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "Command": AnyCommand,
}
OTHERS = [
    wire.Problem,
    wire.NewTable,
    wire.TableLink,
    wire.NewGuest,
    wire.Credentials,
    wire.Registration,
    wire.Change,
    wire.Goodbye,
    wire.Me,
    wire.NewToken,
    wire.Token,
    wire.Box,
    wire.Lobby,
    wire.Player,
    wire.Leader,
    wire.Health,
    Summary,
    Record,
]


class Writer:
    """Collects the declarations of structs as they are met."""

    def __init__(self) -> None:
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
                key = self.name(kind.key_type)
                partial = "string" if key == "string" else f"key in {key}"
                return f"{{ [{'key: string' if partial == 'string' else partial}]: {self.name(kind.value_type)} }}"
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
        name = kind.cls.__name__
        if name not in self.done:
            self.done[name] = ""
            doc = (kind.cls.__doc__ or "").strip().splitlines()[0]
            if kind.array_like:
                items = ", ".join(f"{field.name}: {self.name(field.type)}" for field in kind.fields)
                self.done[name] = f"/** {doc} */\nexport type {name} = [{items}];\n"
                return name
            tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag is not None else []
            omitted = kind.cls.__struct_config__.omit_defaults or kind.forbid_unknown_fields
            fields = [
                f"  {field.encode_name}{'?' if omitted and not field.required else ''}: {self.name(field.type)};"
                for field in kind.fields
            ]
            body = "\n".join([*tag, *fields])
            self.done[name] = f"/** {doc} */\nexport interface {name} {{\n{body}\n}}\n"
        return name


def typescript() -> str:
    """All declarations."""
    writer = Writer()
    roots = []
    for name, union in ROOTS.items():
        roots.append(f"export type {name} = {writer.name(inspect.type_info(union))};\n")
    for other in OTHERS:
        writer.name(inspect.type_info(other))
    head = "// Made by `python -m railbox.server.typescript` from the structs of the server: do not edit.\n"
    return "\n".join([head, *roots, *writer.done.values()])


def main() -> None:
    """Write the file."""
    FILE.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name} written\n")


if __name__ == "__main__":
    main()
