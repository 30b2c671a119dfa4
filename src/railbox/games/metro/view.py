"""What a seat sees of Metro, as plain data: the layout that never changes and the view of the moment."""

from __future__ import annotations

import msgspec


class Station(msgspec.Struct, frozen=True):
    """A border station in the layout: its number, the cell and the side that it faces, whose wagon stands there."""

    number: int
    cell: str
    side: str
    owner: str | None


class CentralStation(msgspec.Struct, frozen=True):
    """A place in the Central Station: the cell that it faces and that cell's side towards it."""

    name: str
    cell: str
    side: str


class Layout(msgspec.Struct, frozen=True):
    """What never changes: cells a1 (north-west) to h8, tiles as the exit side of the track entering by N, E, S, W."""

    cells: list[str]
    centre: list[str]
    tiles: dict[str, str]
    stations: list[Station]
    central: list[CentralStation]
    owners: list[str]


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board, by the code of what it looks like as it lies."""

    cell: str
    tile: str


class Line(msgspec.Struct, frozen=True):
    """The line of a departure: how many passages it has so far, where it arrives, what it scored."""

    departure: str
    owner: str | None
    passages: int
    arrival: str | None
    points: int | None


class Share(msgspec.Struct, frozen=True):
    """A share; the company is None where the seat cannot know it."""

    percent: int
    company: str | None
    shown: bool


class SharePile(msgspec.Struct, frozen=True):
    """The open share and the face-down pile of a percent; known cards of the pile are named, from the top."""

    percent: int
    open: str
    pile: list[str | None]


class Player(msgspec.Struct, frozen=True):
    """A seat: its colour, its tiles (None where unknown), its shares and station numbers, its points."""

    colour: str
    tiles: list[str | None]
    score: int | None
    shares: list[Share]
    numbers: list[int | None]
    central_wagon: bool


class Company(msgspec.Struct, frozen=True):
    """A company of expansion 1."""

    name: str
    profit: int
    value: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    tiles: list[Tile]
    lines: list[Line]
    supply: int
    to_place: str | None
    players: list[Player]
    companies: list[Company]
    piles: list[SharePile]
