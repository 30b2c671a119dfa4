"""The options of Metro: variants and expansions, and what may be combined."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from railbox.core.catalogue import BadOptions, Options
from railbox.core.messages import Message
from railbox.games.metro.board import Numbering

USUAL = {"group": "usual"}
VARIANT = {"group": "variant"}
EXPANSION = {"group": "expansion"}
BOARD = {"group": "board"}
RULED = {"ruling": True}
More = Annotated[int, Meta(ge=0, le=4, extra_json_schema=EXPANSION)]


class MetroOptions(Options, frozen=True, kw_only=True):
    """Variants and expansions of Metro; the defaults are the base game."""

    first: Annotated[Literal["first_seat", "random"], Meta(extra_json_schema=USUAL)] = "first_seat"
    hand_size: Annotated[Literal[1, 2, 3], Meta(extra_json_schema=VARIANT | RULED)] = 1
    free_orientation: Annotated[bool, Meta(extra_json_schema=VARIANT | RULED)] = False
    companies: Annotated[bool, Meta(extra_json_schema=EXPANSION | RULED)] = False
    central_wagons: Annotated[bool, Meta(extra_json_schema=EXPANSION | RULED)] = False
    central_rails: Annotated[bool, Meta(extra_json_schema=EXPANSION | RULED)] = False
    central_rail_points: Annotated[Literal[0, 1], Meta(extra_json_schema=EXPANSION)] = 1
    station_numbers: Annotated[int, Meta(ge=0, le=4, extra_json_schema=EXPANSION | RULED)] = 0
    more_numbers_1_8: More = 0
    more_numbers_9_16: More = 0
    more_numbers_17_24: More = 0
    more_numbers_25_32: More = 0
    open_numbers: Annotated[bool, Meta(extra_json_schema=EXPANSION)] = False
    numbering: Annotated[Numbering, Meta(extra_json_schema=BOARD)] = "metro2000_anticlockwise"

    def numbers_each(self) -> list[int]:
        """How many station numbers of each colour every player gets."""
        more = (self.more_numbers_1_8, self.more_numbers_9_16, self.more_numbers_17_24, self.more_numbers_25_32)
        return [self.station_numbers + extra for extra in more]


def check_combination(players: int, options: MetroOptions) -> None:
    """Refuse what cannot be played together."""
    if options.central_wagons and options.central_rails:
        raise BadOptions(Message("metro.wagons-or-rails"))
    most = max(options.numbers_each())
    if most * players > 8:
        args = {"each": most, "players": players, "needed": most * players}
        raise BadOptions(Message("metro.too-many-numbers", args))
