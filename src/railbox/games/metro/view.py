"""What a seat sees of Metro, as plain data: the layout that never changes and the view of the moment."""

from __future__ import annotations

import msgspec


class Station(msgspec.Struct, frozen=True):
    """A border station in the layout."""

    number: int
    """The number of the station, 1 to 32."""
    cell: str
    """The cell that it faces."""
    side: str
    """The side of that cell on which it lies: N, E, S or W."""
    owner: str | None
    """Whose wagon stands there at the start: the colour of a seat or a company; None for nobody's."""


class CentralStation(msgspec.Struct, frozen=True):
    """A place in the Central Station."""

    name: str
    """Its name, C1 to C8."""
    cell: str
    """The cell that it faces."""
    side: str
    """The side of that cell towards it."""


class Layout(msgspec.Struct, frozen=True):
    """What never changes."""

    cells: list[str]
    """The names of the cells, a1 (north-west) to h8, row by row."""
    centre: list[str]
    """The cells of the Central Station."""
    tiles: dict[str, str]
    """Each kind of tile: the sides by which the tracks entering from N, E, S and W leave it."""
    turned: dict[str, list[str]]
    """Each kind of tile as it looks after 0, 1, 2 and 3 quarter turns clockwise."""
    copies: dict[str, int]
    """How many of each kind of tile are in the box."""
    stations: list[Station]
    """The 32 border stations."""
    central: list[CentralStation]
    """The eight places in the Central Station."""
    owners: list[str]
    """Who can own lines: the colours of the seats in their order, or with companies the companies."""
    companies: bool
    """Whether lines belong to companies."""
    numbers: list[int]
    """How many station numbers of 1-8, 9-16, 17-24 and 25-32 each player holds."""


class Tile(msgspec.Struct, frozen=True):
    """A tile on the board."""

    cell: str
    """Where it lies."""
    tile: str
    """The code of the kind that it looks like as it lies."""


class Rail(msgspec.Struct, frozen=True):
    """A rail tile on a cell of the Central Station."""

    cell: str
    """Where it lies."""
    tile: str
    """Its code."""
    turn: int
    """How far it is turned clockwise, in degrees."""


class Line(msgspec.Struct, frozen=True):
    """The line of a departure."""

    departure: str
    """Where it departs: the number of a border station, or C1 to C8."""
    owner: str | None
    """Whose line it is: the colour of a seat, or a company."""
    passages: int
    """How many passages through tiles it has so far."""
    arrival: str | None
    """Where it arrives; None while it is open."""
    points: int | None
    """What it scored on arrival; None while it is open."""


class Share(msgspec.Struct, frozen=True):
    """A share."""

    percent: int
    """Its percent: 10, 20, 30 or 40."""
    company: str | None
    """Its company; None where the looking seat cannot know it."""
    shown: bool
    """Whether it was shown to bring a central wagon."""


class SharePile(msgspec.Struct, frozen=True):
    """The open share and the face-down pile of a percent."""

    percent: int
    """The percent of its shares."""
    open: str
    """The company of the share that lies open."""
    pile: list[str | None]
    """The face-down shares from the top, by company; None where the looking seat does not know the share."""


class Player(msgspec.Struct, frozen=True):
    """A seat."""

    colour: str
    """Its colour."""
    tiles: list[str | None]
    """The tiles in its hand; None for each that the looking seat cannot see."""
    score: int | None
    """Its points; None while companies keep them secret."""
    shares: list[Share]
    """Its shares, empty without companies."""
    dividends: int | None
    """What its shares would pay now; None where one of them is unknown."""
    majorities: int | None
    """The bonuses for majorities that it would get now by the holdings that are known; None as with dividends."""
    numbers: list[int | None]
    """Its station numbers; None for each that the looking seat cannot see."""
    number_points: list[int | None]
    """What each of these numbers brings so far; None where it is unknown or no line has arrived there."""
    central_wagon: bool
    """Whether its own central wagon is still beside the board."""


class Company(msgspec.Struct, frozen=True):
    """A company of expansion 1."""

    name: str
    """Its name."""
    profit: int
    """The points of its lines so far."""
    value: int
    """What a tenth of it pays now: 8 for the most profitable company, one less for each with more profit."""
    central_wagon: bool
    """Whether its central wagon is still beside the board."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    tiles: list[Tile]
    """The tiles on the board, cell by cell."""
    rails: list[Rail]
    """The rail tiles in the Central Station, empty without central rails."""
    lines: list[Line]
    """The line of every wagon that stands at a departure."""
    wagons: list[str | None]
    """The owners of the wagons at C1 to C8, None for an empty place; empty without central wagons."""
    supply: int
    """How many tiles are left to draw."""
    to_place: str | None
    """The tile whose place the looking seat has to choose now; None where it has no such choice."""
    must_place: bool
    """Whether that tile was drawn or chosen already, so that no other can be taken."""
    players: list[Player]
    """The seats in their order."""
    companies: list[Company]
    """The companies, empty without them."""
    piles: list[SharePile]
    """The piles of shares by percent, empty without companies."""
    exchanges: bool
    """Whether shares may still be exchanged."""
