"""The options of TransAmerica."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from railbox.core.catalogue import Options
from railbox.games.transamerica.board import BoardData


class TransAmericaOptions(Options, frozen=True, kw_only=True):
    """Variants, helps and boards of TransAmerica; the defaults are the game of the box."""

    open_cities: Annotated[bool, Meta(extra_json_schema={"group": "help"})] = False
    hints: Annotated[bool, Meta(extra_json_schema={"group": "help"})] = True
    first: Annotated[Literal["first_seat", "random"], Meta(extra_json_schema={"group": "usual"})] = "first_seat"
    colours: Annotated[Literal["fixed", "random"], Meta(extra_json_schema={"group": "usual"})] = "fixed"
    min_rounds: Annotated[int, Meta(ge=1, le=10, extra_json_schema={"group": "variant"})] = 2
    vexation: Annotated[bool, Meta(extra_json_schema={"group": "expansion", "ruling": True})] = False
    board: Annotated[BoardData | None, Meta(extra_json_schema={"group": "board"})] = None
