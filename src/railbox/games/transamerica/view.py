"""What a seat sees of TransAmerica, as plain data: the layout that never changes and the view of the moment.

Nodes are called by their names: that of the city which stands there, or row and column. A line is called by the
names of its ends. In the texts of actions they have the same names.
"""

from __future__ import annotations

import msgspec


class Node(msgspec.Struct, frozen=True):
    """A point of the board and where it lies: x to the east, y to the north; row and column if the board has them."""

    name: str
    x: float
    y: float
    row: int | None
    col: int | None


class Line(msgspec.Struct, frozen=True):
    """A line between two nodes; cost 2 is a double one, over mountains or a river."""

    name: str
    a: str
    b: str
    cost: int
    kind: str


class City(msgspec.Struct, frozen=True):
    """A city by its written name, with its node and colour; a city that is not in play has no card."""

    name: str
    node: str
    colour: str
    in_play: bool


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the board, its cities, and how many pieces there are."""

    nodes: list[Node]
    lines: list[Line]
    cities: list[City]
    colours: list[str]
    tracks: int
    own_tracks: int
    points: int


class OwnTrack(msgspec.Struct, frozen=True):
    """A track that only one seat may use."""

    line: str
    seat: int


class Player(msgspec.Struct, frozen=True):
    """A seat: points, marker, the seats that share its network, its cities (None where unknown).

    `missing` are the points that it would lose if the round ended now, where its cities are known.
    """

    points: int
    marker: str | None
    network: list[int]
    cities: list[str | None]
    complete: bool
    missing: int | None
    own_tracks: int


class Hint(msgspec.Struct, frozen=True):
    """By how much a legal action lowers the missing points."""

    action: str
    lowers: int


class Round(msgspec.Struct, frozen=True):
    """How a round ended: active, others-early, others, no-tracks or stuck; who was complete, what each seat lost."""

    end: str
    tracks: int
    complete: list[int]
    losses: list[int]


class PastBoard(msgspec.Struct, frozen=True):
    """The board at the end of the round before, with the hands that were shown."""

    markers: list[str]
    cities: list[list[str]]
    tracks: list[str]
    own_tracks: list[OwnTrack]


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it.

    `phase` is hub, first, second or over; `barrier` the most points with which it has been crossed.
    """

    round: int
    starter: int
    phase: str
    supply: int
    barrier: int
    players: list[Player]
    tracks: list[str]
    own_tracks: list[OwnTrack]
    hints: list[Hint]
    rounds: list[Round]
    past: PastBoard | None
