"""The options of Metro: variants and expansions, and what may be combined."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from railbox.core.catalogue import BadOptions, Options
from railbox.games.metro.board import Numbering


class MetroOptions(Options, frozen=True, kw_only=True):
    """Variants and expansions of Metro; the defaults are the base game."""

    hand_size: Annotated[Literal[1, 2, 3], Meta(description="Variant: tiles in each hand.")] = 1
    free_orientation: Annotated[bool, Meta(description="Variant: tiles may be turned before they are placed.")] = False
    companies: Annotated[
        bool,
        Meta(description="Expansion 1: lines belong to eight companies, players hold and exchange shares."),
    ] = False
    central_wagons: Annotated[
        bool,
        Meta(description="Expansion 2: a wagon may start a line from the Central Station; not with central_rails."),
    ] = False
    central_rails: Annotated[
        bool,
        Meta(
            description="Expansion 3: four rail tiles cover the Central Station; not with central_wagons. "
            "The shapes of the eight tiles are a placeholder: no source shows them."
        ),
    ] = False
    central_rail_points: Annotated[
        Literal[0, 1],
        Meta(
            description="Expansion 3: points for each passage of a central rail tile. "
            "The rulebook's example is lost; 1 is a placeholder, as for any tile."
        ),
    ] = 1
    station_numbers: Annotated[
        int,
        Meta(
            ge=0,
            le=4,
            description="Expansion 4: secret station numbers of each colour for each player, 0 for none; "
            "players times this is 8 at most. "
            "Four colours, one for each side, are a placeholder: no source shows them.",
        ),
    ] = 0
    numbering: Annotated[
        Numbering,
        Meta(description="How the stations are numbered: as in Metro (2000) or as in Cable Car (2009)."),
    ] = "metro2000_anticlockwise"


def check_combination(players: int, options: MetroOptions) -> None:
    """Refuse what cannot be played together."""
    if options.central_wagons and options.central_rails:
        raise BadOptions(
            "metro options: central_wagons and central_rails exclude each other: "
            "the rails cover the places where central wagons start"
        )
    if options.station_numbers * players > 8:
        raise BadOptions(
            f"metro options: station_numbers = {options.station_numbers} needs {options.station_numbers * players} "
            f"numbers of each colour for {players} players, there are 8"
        )
