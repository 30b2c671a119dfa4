"""ActionSpace: the fixed integers of a game's actions and their canonical texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from railbox.core.messages import Message
from railbox.core.state import IllegalAction


class ActionSpace:
    """Named blocks of one integer space: `ActionSpace({"place": ["place a1", …], "draw": ["draw"]})`.

    `aliases` are other ways to write an action; `never` are texts that look like an action and are none, with the rule
    that says why.
    """

    def __init__(
        self,
        blocks: Mapping[str, Sequence[str]],
        aliases: Mapping[str, str] | None = None,
        never: Mapping[str, Message] | None = None,
    ) -> None:
        self.texts: list[str] = [text for texts in blocks.values() for text in texts]
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError("two actions have the same text")
        self.aliases = {alias: self.numbers[text] for alias, text in (aliases or {}).items()}
        self.never = dict(never or {})
        self.blocks: dict[str, range] = {}
        start = 0
        for name, texts in blocks.items():
            self.blocks[name] = range(start, start + len(texts))
            start += len(texts)

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return self.texts[action]

    def number(self, text: str) -> int:
        """The action of a text; case and spacing do not matter. IllegalAction if the game has no such action."""
        number = self.numbers.get(text)
        if number is not None:
            return number
        plain = " ".join(text.lower().split())
        number = self.numbers.get(plain, self.aliases.get(plain))
        if number is None:
            why = self.never.get(plain, Message("core.unknown-action", {"text": text[:80]}))
            raise IllegalAction(why.id, why.args)
        return number
