"""Patches: what has changed between two updates, for clients that follow a table by changes.

A patch of a value is one of

    [value]                 the value is another one altogether
    {key: patch, …}         fields of an object, or places of a list, that have changed; `[]` is a field that is gone
    [start, count, items]   in a list, these items come in place of so many, from a place on

Compiled, since a server makes one for every seat after every action.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple
from mypy_extensions import i64

GONE: Final[list[Any]] = []
Memo = dict[tuple[int, int], Any]
"""What was found out about pairs of objects, by their ids: seats share most of what they see."""

_names: dict[type, tuple[str, ...]] = {}


def difference(old: Any, new: Any, memo: Memo) -> Any:
    """The patch that makes the new value of the old one, None if they are equal; the order of fields is kept too.

    Both are given as they are before they are encoded.
    """
    if old is new:
        return None
    kind: Any = type(new)
    if kind is not type(old):
        return [new]
    if kind is dict or kind is list:
        names: tuple[str, ...] = ()
    else:
        names = _names[kind] if kind in _names else _names_of(kind)
        if len(names) == 0:
            return None if old == new else [new]
    key = (id(old), id(new))
    if key in memo:
        return memo[key]
    found: Any
    if kind is dict:
        found = _of_fields(old, new, memo)
    elif kind is list:
        found = _of_places(old, new, memo)
    else:
        found = _of_struct(names, old, new, memo)
    memo[key] = found
    return found


def _names_of(kind: Any) -> tuple[str, ...]:
    """The fields that a kind of value is told by; none for what can only be told as a whole."""
    found: tuple[str, ...] = ()
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        # What is encoded as a list, or without its defaults, has no fields that could be told one by one.
        if not config.array_like and not config.omit_defaults:
            found = kind.__struct_encode_fields__
    _names[kind] = found
    return found


def _of_struct(names: tuple[str, ...], old: Any, new: Any, memo: Memo) -> Any:
    before: tuple[Any, ...] = astuple(old)
    after: tuple[Any, ...] = astuple(new)
    found: dict[str, Any] = {}
    for place in range(len(names)):
        one = before[place]
        other = after[place]
        if one is not other:
            patch = difference(one, other, memo)
            if patch is not None:
                found[names[place]] = patch
    return found if found else None


def _of_fields(old: dict[str, Any], new: dict[str, Any], memo: Memo) -> Any:
    found: dict[str, Any] = {}
    kept: list[str] = []
    for name in old:
        if name in new:
            kept.append(name)
        else:
            found[name] = GONE
    for place, (name, value) in enumerate(new.items()):
        if place < len(kept):
            if kept[place] != name:
                return [new]  # it would come out in another order
            one = old[name]
            if one is not value:
                patch = difference(one, value, memo)
                if patch is not None:
                    found[name] = patch
        else:
            found[name] = [value]
    return found if found else None


def _of_places(old: list[Any], new: list[Any], memo: Memo) -> Any:
    before: i64 = len(old)
    after: i64 = len(new)
    shorter: i64 = before if before < after else after
    start: i64 = 0
    while start < shorter and (old[start] is new[start] or old[start] == new[start]):
        start += 1
    if start == before and start == after:
        return None
    same_end: i64 = 0
    while same_end < shorter - start:
        one = old[before - 1 - same_end]
        other = new[after - 1 - same_end]
        if one is not other and one != other:
            break
        same_end += 1
    if before == after and _has_parts(new[start]):
        found: dict[str, Any] = {}
        for place in range(start, after - same_end):
            patch = difference(old[place], new[place], memo)
            if patch is not None:
                found[str(place)] = patch
        return found
    if after - start - same_end == after:
        return [new]
    return [start, before - start - same_end, new[start : after - same_end]]


def _has_parts(value: Any) -> bool:
    kind: Any = type(value)
    return kind is dict or kind is list or len(_names[kind] if kind in _names else _names_of(kind)) > 0


def patched(old: Any, patch: Any) -> Any:
    """The value that a patch makes of plain data, as clients do it; nothing is changed in place."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        start, count, items = patch
        return [*old[:start], *items, *old[start + count :]]
    if isinstance(old, list):
        return [patched(value, patch[str(place)]) if str(place) in patch else value for place, value in enumerate(old)]
    found = dict(old)
    for name, part in patch.items():
        if part == GONE:
            del found[name]
        else:
            found[name] = patched(found.get(name), part)
    return found
