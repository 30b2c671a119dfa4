"""The options of Ticket to Ride: the Card Game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from railbox.core.catalogue import Options


class TicketsOptions(Options, frozen=True, kw_only=True):
    """The printed beginners' variant, and a reading of the rules about locomotives; the defaults are the game."""

    open_own_stack: Annotated[
        bool,
        Meta(description="Variant for beginners: players may look at their own trains on the way at any time."),
    ] = False
    allow_all_loco_set: Annotated[
        bool,
        Meta(
            description="A set may be locomotives only; they make a column of their own, robbed only by a larger one."
        ),
    ] = False
