"""What a seat sees of TransAmerica, as plain data: the layout that never changes and the view of the moment.

Nodes are called by their names: that of the city which stands there, or row and column. A line is called by the
names of its ends. In the texts of actions they have the same names; the layout has their words for people.
"""

from __future__ import annotations

import msgspec

from railbox.core.messages import Message


class Node(msgspec.Struct, frozen=True):
    """A point of the board and where it lies: x to the east, y to the north; row and column if the board has them."""

    name: str
    words: Message
    x: float
    y: float
    row: int | None
    col: int | None


class Line(msgspec.Struct, frozen=True):
    """A line between two nodes; cost 2 is a double one, over mountains or a river."""

    name: str
    words: Message
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
    colour_words: list[Message]
    tracks: int
    own_tracks: int
    points: int


class OwnTrack(msgspec.Struct, frozen=True):
    """A track that only one seat may use."""

    line: str
    seat: int


class Player(msgspec.Struct, frozen=True):
    """A seat: points, colour, marker, its network, its cities (None where unknown).

    `network` are the seats whose markers stand in the network of this seat, itself among them. Without own tracks they
    all share it; an own track leads its owner to the networks of others, but not them to his.
    `reached` says of each known city whether it belongs to the network. `missing` are the points that the seat would
    lose if the round ended now, where its cities are known; `lacking` the lines of a cheapest way to join them: for
    the own seat if hints are given, for all when the game is over.
    """

    score: int
    colour: str
    marker: str | None
    network: list[int]
    cities: list[str | None]
    reached: list[bool | None]
    complete: bool
    missing: int | None
    lacking: list[str] | None
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
    """The board at the end of the round before, with the hands that were shown.

    `missed` are for each seat the cities outside its network, `lacking` the lines of a cheapest way to join them.
    """

    markers: list[str]
    cities: list[list[str]]
    tracks: list[str]
    own_tracks: list[OwnTrack]
    missed: list[list[str]]
    lacking: list[list[str]]


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
