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
from mypy_extensions import i64

GONE: Final[list[Any]] = []
Memo = dict[tuple[int, int], Any]
"""What was found out about pairs of objects, by their ids: seats share most of what they see."""

_fields: dict[type, tuple[str, ...]] = {}


def difference(old: Any, new: Any, memo: Memo) -> Any:
    """The patch that makes the new value of the old one, None if they are equal; the order of fields is kept too.

    Both are given as they are before they are encoded.
    """
    if old is new:
        return None
    if type(old) is not type(new):
        return [new]
    if not isinstance(new, (msgspec.Struct, dict, list)):
        return None if old == new else [new]
    key = (id(old), id(new))
    if key in memo:
        return memo[key]
    found: Any
    if old == new:
        found = None
    elif isinstance(new, dict):
        found = _of_fields(old, new, memo)
    elif isinstance(new, list):
        found = _of_places(old, new, memo)
    else:
        found = _of_struct(old, new, memo)
    memo[key] = found
    return found


def _of_struct(old: Any, new: Any, memo: Memo) -> Any:
    kind = type(new)
    names = _fields.get(kind)
    if names is None:
        config = kind.__struct_config__
        # What is encoded as a list, or without its defaults, has no fields that could be told one by one.
        names = () if config.array_like or config.omit_defaults else kind.__struct_fields__
        if names != kind.__struct_encode_fields__:
            names = ()
        _fields[kind] = names
    if not names:
        return [new]
    found: dict[str, Any] = {}
    for name in names:
        patch = difference(getattr(old, name), getattr(new, name), memo)
        if patch is not None:
            found[name] = patch
    return found


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
            patch = difference(old[name], value, memo)
            if patch is not None:
                found[name] = patch
        else:
            found[name] = [value]
    return found


def _of_places(old: list[Any], new: list[Any], memo: Memo) -> Any:
    before: i64 = len(old)
    after: i64 = len(new)
    shorter: i64 = before if before < after else after
    start: i64 = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    same_end: i64 = 0
    while same_end < shorter - start and old[before - 1 - same_end] == new[after - 1 - same_end]:
        same_end += 1
    changed: i64 = after - start - same_end
    if before == after and isinstance(new[start], (msgspec.Struct, dict, list)):
        found: dict[str, Any] = {}
        for place in range(start, after - same_end):
            patch = difference(old[place], new[place], memo)
            if patch is not None:
                found[str(place)] = patch
        return found
    if changed == after:
        return [new]
    return [start, before - start - same_end, new[start : after - same_end]]


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
