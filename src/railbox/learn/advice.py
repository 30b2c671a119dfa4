"""Advice about a decision, to be given in steps: what kind of action, one of which, the action itself, and why."""

from __future__ import annotations

import msgspec

from railbox.core.match import Match
from railbox.core.messages import Message
from railbox.core.rng import stream

FEW = 4
"""Of how many actions the second step names the right one."""


class Advice(msgspec.Struct, frozen=True):
    """What is advised: `kind` are all legal actions of its kind, `among` a few of them, in the order of the game.

    `preview` is what is certain about it; `values` are the chances to win by the actions that were compared.
    """

    kind: list[str]
    among: list[str]
    action: str
    preview: list[Message]
    values: dict[str, float]


def advise(match: Match, seat: int, action: str, values: dict[str, float]) -> Advice:
    """The advice to do an action, in words and figures that its seat may know."""
    space = match.ruleset.actions
    number = space.number(action)
    block = next(block for block in space.blocks.values() if number in block)
    kind = [text for text in match.legal(seat) if space.number(text) in block]
    others = [text for text in kind if text != action]
    rng = stream(match.seed, f"among {len(match.actions)}")
    while len(others) >= FEW:
        others.pop(int(rng.below(len(others))))
    among = [text for text in kind if text in {action, *others}]
    return Advice(kind, among, action, match.preview(action, seat), values)
