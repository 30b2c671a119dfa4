"""Boards as data: what a game says of its board files, and reading such a file with every mistake told by its place.

A game that has a format of its own puts it in its `Game`. The format's struct is the only definition: the JSON schema,
the page of documentation and the reading below are made from it.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from railbox.core.messages import Message

Place = TypeVar("Place", int | str, str)
MOST_NUMBER = 2**53
"""Whole numbers up to here are the same in every language."""
MOST_FAULTS = 60
"""How many mistakes are told: whoever has made more will ask again."""
PLAIN_KINDS = {
    inspect.BoolType: "truth",
    inspect.StrType: "text",
    inspect.StructType: "object",
    inspect.NoneType: "none",
}


class Fault(msgspec.Struct, frozen=True):
    """A mistake in a board: where it stands in the file, what is wrong, and which places of the drawing it concerns."""

    path: str
    message: Message
    places: list[str] = []


class Bars(msgspec.Struct, frozen=True):
    """How often each number occurs, from `first` on."""

    title: Message
    note: Message
    first: int
    counts: list[int]


class Shades(msgspec.Struct, frozen=True):
    """A figure for each place of the drawing; less is better."""

    title: Message
    note: Message
    values: dict[str, float]


class Measures(msgspec.Struct, frozen=True):
    """What is worth knowing of a board without mistakes."""

    players: list[int]
    remarks: list[Message] = []
    bars: list[Bars] = []
    shades: list[Shades] = []


@dataclass(frozen=True)
class BoardFormat:
    """The boards of a game as data. `option` is the one that takes such a board; empty where none does yet."""

    data: type[msgspec.Struct]
    check: Callable[[Any], list[Fault]]
    """All mistakes of a board whose fields are what they should be."""
    option: str = ""
    measure: Callable[[Any], Measures] | None = None
    files: tuple[str, ...] = ()
    """The boards of the box, by the names of their files in `facts`."""


def bars(title: Message, note: Message, numbers: Iterable[int]) -> Bars:
    """How often each number occurs, from the least to the greatest."""
    counts = Counter(numbers)
    first, last = min(counts, default=0), max(counts, default=0)
    return Bars(title, note, first, [counts[number] for number in range(first, last + 1)])


def least_costs(neighbours: Sequence[Sequence[tuple[int, int]]], start: int) -> list[int]:
    """What the cheapest way from a place to each other costs, by the (place, cost) of each step; -1: there is none."""
    found = [-1] * len(neighbours)
    waiting = [(0, start)]
    while waiting:
        cost, here = heappop(waiting)
        if found[here] < 0:
            found[here] = cost
            for there, more in neighbours[here]:
                if found[there] < 0:
                    heappush(waiting, (cost + more, there))
    return found


def pieces(neighbours: Mapping[Place, Iterable[Place]]) -> list[list[Place]]:
    """The places that hang together, the most first; neighbours that are no places themselves are passed over."""
    left = set(neighbours)
    found: list[list[Place]] = []
    for start in neighbours:
        if start not in left:
            continue
        left.discard(start)
        piece = [start]
        for here in piece:  # a list is walked through with what is added to it on the way
            near = [there for there in dict.fromkeys(neighbours[here]) if there in left]
            left.difference_update(near)
            piece.extend(near)
        found.append(piece)
    return sorted(found, key=len, reverse=True)


def read_board(form: BoardFormat, given: Any) -> tuple[Any, list[Fault]]:
    """A board from what a file says, and all its mistakes; no board where fields are not what they should be."""
    faults: list[Fault] = []
    _look(inspect.type_info(form.data), given, "", faults)
    if faults:
        return None, faults[:MOST_FAULTS]
    data = msgspec.convert(given, form.data)
    return data, form.check(data)[:MOST_FAULTS]


def parse_board(form: BoardFormat, text: bytes) -> tuple[Any, list[Fault]]:
    """A board from the text of a file, and all its mistakes."""
    try:
        given = json.loads(text, parse_constant=_no_number)
    except UnicodeDecodeError:
        return None, [Fault("", Message("board.not-text"))]
    except (json.JSONDecodeError, RecursionError) as error:
        line, column = (error.lineno, error.colno) if isinstance(error, json.JSONDecodeError) else (1, 1)
        return None, [Fault("", Message("board.not-json", {"line": line, "column": column}))]
    return read_board(form, given)


def _no_number(name: str) -> Any:
    raise json.JSONDecodeError(name, name, 0)


def digest(data: msgspec.Struct) -> str:
    """By what a board is known: the same for all files that say the same."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:24]


def schema(form: BoardFormat) -> dict[str, Any]:
    """The JSON schema of a format."""
    (made,), parts = msgspec.json.schema_components([form.data], ref_template="#/$defs/{name}")
    own = made["$ref"].rpartition("/")[2]
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    rest = {name: part for name, part in parts.items() if name != own}
    return {**head, **parts[own], "$defs": rest}


def likely_format(formats: Mapping[str, BoardFormat], given: Any) -> str:
    """The name of the format that a file is meant for: the one most of whose required fields it has."""

    def fields(name: str) -> float:
        wanted = [field.name for field in msgspec.structs.fields(formats[name].data) if field.required]
        return sum(field in given for field in wanted) / len(wanted) if isinstance(given, dict) else 0.0

    return max(formats, key=fields)


# ---- fields that are not what they should be -------------------------------------------------------------


def _look(kind: inspect.Type, value: Any, path: str, faults: list[Fault]) -> None:
    """Add what is wrong with a value and with all that is in it."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        _look_into(kind, value, path, faults)
    elif isinstance(kind, inspect.ListType) and isinstance(value, list):
        if kind.min_length is not None and len(value) != kind.min_length == kind.max_length:
            faults.append(Fault(path, Message("board.takes-items", {"path": path, "count": kind.min_length})))
        for place, item in enumerate(value):
            _look(kind.item_type, item, f"{path}[{place}]", faults)
    elif not _fits(kind, value):
        faults.append(Fault(path, Message("board.takes", {"path": path or "board", "what": _takes(kind)})))


def _look_into(kind: inspect.StructType, value: dict[str, Any], path: str, faults: list[Fault]) -> None:
    fields = {field.encode_name: field for field in kind.fields}
    start = f"{path}." if path else ""
    for name, field in fields.items():
        if name in value:
            _look(field.type, value[name], start + name, faults)
        elif field.required:
            faults.append(Fault(path, Message("board.missing", {"path": start + name})))
    for name in value:
        if kind.forbid_unknown_fields and name not in fields:
            faults.append(Fault(start + name, Message("board.unknown", {"path": start + name})))


def _fits(kind: inspect.Type, value: Any) -> bool:
    """Whether a plain value is of a kind: what takes neither lists nor objects."""
    match kind:
        case inspect.UnionType():
            return any(_fits(part, value) for part in kind.types)
        case inspect.LiteralType():
            return any(value == known and type(value) is type(known) for known in kind.values)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.NoneType():
            return value is None
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.IntType() | inspect.FloatType():
            number = int if isinstance(kind, inspect.IntType) else (int, float)
            if isinstance(value, bool) or not isinstance(value, number) or abs(value) > MOST_NUMBER:
                return False
            return (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)
    return False


def _takes(kind: inspect.Type) -> Message:
    """What a field takes, in words."""
    match kind:
        case inspect.UnionType():
            return Message("board.takes-any", {"kinds": [_takes(part) for part in kind.types]})
        case inspect.LiteralType():
            return Message("board.takes-one", {"values": ", ".join(map(str, kind.values))})
        case inspect.IntType() | inspect.FloatType():
            name = "whole" if isinstance(kind, inspect.IntType) else "number"
            if kind.ge is None or kind.le is None:
                return Message(f"board.takes-{name}")
            return Message("board.takes-range", {"least": int(kind.ge), "most": int(kind.le)})
        case inspect.ListType():
            return Message("board.takes-list")
    return Message(f"board.takes-{PLAIN_KINDS[type(kind)]}")
