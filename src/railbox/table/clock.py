"""The clocks of a table: none, live with an increment, or days for each move. Times are milliseconds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

GRACE = 60_000
"""What somebody has at least who returns after the first time-out, or sits down in the middle of a game."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is limited.

    `live`: a stock of `seconds` for the whole game and `increment` seconds more after each turn.
    `move`: `seconds` for each decision, days as a rule. `none`: no limit.
    """

    kind: Literal["none", "live", "move"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    def __post_init__(self) -> None:
        if self.kind != "none" and self.seconds < 5:
            raise ValueError("a clock needs at least 5 seconds")

    @property
    def limited(self) -> bool:
        """Whether anybody's time can run out."""
        return self.kind != "none"

    @property
    def full(self) -> int:
        """What each seat begins with."""
        return self.seconds * 1000

    @property
    def bonus(self) -> int:
        """What a seat gains when its turn ends."""
        return self.increment * 1000 if self.kind == "live" else 0

    def on_turn(self, left: int) -> int:
        """What a seat has when its turn begins."""
        return self.full if self.kind == "move" else left

    def on_return(self, left: int, times: int = 1) -> int:
        """What a seat has when somebody takes over who ran out of time so often: each time half as much."""
        return max(left, min(GRACE, self.full) >> (times - 1))


NO_CLOCK = Clock()
