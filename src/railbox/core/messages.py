"""Message: what is said to a player, as an id and arguments; the text is found in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, a prompt, a label or a refusal: `Message("metro.line-closed", {"seat": 1, "points": 14})`.

    A string is shown as it is, a number counts, a Message is told in the reader's language, and so is each of a list
    of Messages. The numbers `seat` and `other` are seats, told by their names.
    """

    id: str
    args: Mapping[str, str | int | Message | list[Message]] = {}

    def __str__(self) -> str:
        from railbox.locales import translate

        return translate(self)


Argument: TypeAlias = str | int | Message | list[Message]
Arguments: TypeAlias = Mapping[str, Argument]


def seats(numbers: list[int]) -> list[Message]:
    """Several seats as one argument of a message."""
    return [Message("core.seat", {"seat": number}) for number in numbers]
