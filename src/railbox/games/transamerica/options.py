"""The options of TransAmerica."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from railbox.core.catalogue import Options
from railbox.games.transamerica.board import BoardData


class TransAmericaOptions(Options, frozen=True, kw_only=True):
    """Variants, helps and boards of TransAmerica; the defaults are the game of the box."""

    open_cities: Annotated[bool, Meta(description="For beginners: all city cards lie face up.")] = False
    vexation: Annotated[
        bool,
        Meta(description="Vexation: in each round every player has three tracks that nobody else may use."),
    ] = False
    min_rounds: Annotated[
        int,
        Meta(ge=1, le=10, description="The game cannot end before so many rounds. Some sources end it after one."),
    ] = 2
    hints: Annotated[
        bool,
        Meta(description="Show with each possible track by how much it lowers the points that are missing."),
    ] = True
    board: Annotated[
        BoardData | None,
        Meta(description="A board of your own: nodes, edges and cities. Without one the board of the box is played."),
    ] = None
