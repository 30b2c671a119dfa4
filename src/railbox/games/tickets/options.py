"""The options of Ticket to Ride: the Card Game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from railbox.core.catalogue import Options


class TicketsOptions(Options, frozen=True, kw_only=True):
    """Who begins, the printed beginners' variant, and a reading of the rules about locomotives."""

    first: Annotated[Literal["first_seat", "random"], Meta(extra_json_schema={"group": "usual"})] = "first_seat"
    open_own_stack: Annotated[bool, Meta(extra_json_schema={"group": "variant"})] = False
    allow_all_loco_set: Annotated[bool, Meta(extra_json_schema={"group": "variant"})] = False
