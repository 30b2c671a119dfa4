"""Message: what is said to a player, as an id and arguments; the text is found in the reader's language."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, a prompt or a refusal: `Message("metro.line-closed", {"seat": 1, "points": 14})`."""

    id: str
    args: dict[str, str | int] = {}
