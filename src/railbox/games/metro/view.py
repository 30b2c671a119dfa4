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
    """What never changes: cells a1 (north-west) to h8, tiles as the exit side of the track entering by N, E, S, W.

    `turned` has each kind of tile as it looks after 0, 1, 2 and 3 quarter turns clockwise, `copies` how many of it are
    in the box, `numbers` how many station numbers of 1-8, 9-16, 17-24 and 25-32 each player holds.
    """

    cells: list[str]
    centre: list[str]
    tiles: dict[str, str]
    turned: dict[str, list[str]]
    copies: dict[str, int]
    stations: list[Station]
    central: list[CentralStation]
    owners: list[str]
    companies: bool
    numbers: list[int]


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board, by the code of what it looks like as it lies."""

    cell: str
    tile: str


class Rail(msgspec.Struct, frozen=True):
    """A rail tile on a cell of the Central Station: its code and how far it is turned clockwise, in degrees."""

    cell: str
    tile: str
    turn: int


class Line(msgspec.Struct, frozen=True):
    """The line of a departure: how many passages it has so far, where it arrives, what it scored."""

    departure: str
    owner: str | None
    passages: int
    arrival: str | None
    points: int | None


class Share(msgspec.Struct, frozen=True):
    """A share; the company is None where the seat cannot know it. `shown` is one that brought a central wagon."""

    percent: int
    company: str | None
    shown: bool


class SharePile(msgspec.Struct, frozen=True):
    """The open share and the face-down pile of a percent; known cards of the pile are named, from the top."""

    percent: int
    open: str
    pile: list[str | None]


class Player(msgspec.Struct, frozen=True):
    """A seat: its colour, its tiles (None where unknown), its shares and station numbers, its points.

    `dividends` are what its shares would pay now, None where one of them is unknown; `majorities` are the bonuses that
    it would get now as far as the holdings are known. `number_points` is what each known number brings so far, None
    where no line has arrived there.
    """

    colour: str
    tiles: list[str | None]
    score: int | None
    shares: list[Share]
    dividends: int | None
    majorities: int | None
    numbers: list[int | None]
    number_points: list[int | None]
    central_wagon: bool


class Company(msgspec.Struct, frozen=True):
    """A company of expansion 1; `central_wagon` is still beside the board."""

    name: str
    profit: int
    value: int
    central_wagon: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it.

    `to_place` is the tile whose place is to be chosen now, `must_place` whether it was drawn or chosen; `wagons` are
    the owners of the wagons at C1 to C8 (empty without expansion 2); `exchanges` whether shares may still be exchanged.
    """

    tiles: list[Tile]
    rails: list[Rail]
    lines: list[Line]
    wagons: list[str | None]
    supply: int
    to_place: str | None
    must_place: bool
    players: list[Player]
    companies: list[Company]
    piles: list[SharePile]
    exchanges: bool
