"""What a seat sees of TransAmerica, as plain data: the layout that never changes and the view of the moment.

Nodes are called by their names: that of the city which stands there, or row and column. A line is called by the
names of its ends. In the texts of actions they have the same names; the layout has their words for people.
"""

from __future__ import annotations

import msgspec

from railbox.core.messages import Message


class Node(msgspec.Struct, frozen=True):
    """A point of the board."""

    name: str
    """What it is called: the city that stands there, or row and column."""
    words: Message
    """Its name for people."""
    x: float
    """How far it lies to the east."""
    y: float
    """How far it lies to the north."""
    row: int | None
    """Its row; None if the board has none."""
    col: int | None
    """Its column; None if the board has none."""


class Line(msgspec.Struct, frozen=True):
    """A line between two nodes."""

    name: str
    """What it is called: the names of its ends."""
    words: Message
    """Its name for people."""
    a: str
    """The node at one end."""
    b: str
    """The node at the other end."""
    cost: int
    """The tracks that it takes: 2 is a double one, over mountains or a river."""
    kind: str
    """What it leads over."""


class City(msgspec.Struct, frozen=True):
    """A city."""

    name: str
    """Its written name."""
    node: str
    """The node where it stands."""
    colour: str
    """The colour of its card."""
    in_play: bool
    """Whether it has a card in this game."""


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the board, its cities, and how many pieces there are."""

    nodes: list[Node]
    """The points of the board."""
    lines: list[Line]
    """The lines between them."""
    cities: list[City]
    """The cities."""
    colours: list[str]
    """The colours of cities; a hand has one city of each."""
    colour_words: list[Message]
    """These colours for people."""
    tracks: int
    """How many common tracks a round has."""
    own_tracks: int
    """How many own tracks each seat has, 0 without them."""
    points: int
    """The points that each seat begins with."""


class OwnTrack(msgspec.Struct, frozen=True):
    """A track that only one seat may use."""

    line: str
    """The line under it."""
    seat: int
    """Its seat."""


class Player(msgspec.Struct, frozen=True):
    """A seat."""

    score: int
    """Its points."""
    colour: str
    """Its colour."""
    marker: str | None
    """The node of its marker; None before it is placed."""
    network: list[int]
    """The seats whose markers stand in its network, itself among them; an own track leads its owner to others only."""
    cities: list[str | None]
    """Its cities; None for each where the looking seat cannot know them."""
    reached: list[bool | None]
    """Whether each of these cities belongs to its network; None where unknown."""
    complete: bool
    """Whether it has joined all its cities."""
    missing: int | None
    """The points that it would lose if the round ended now; None where its cities are unknown."""
    lacking: list[str] | None
    """The lines of a cheapest way to join its cities: the own if hints are given, all at the end; else None."""
    own_tracks: int
    """How many own tracks it has left."""


class Hint(msgspec.Struct, frozen=True):
    """What a legal action brings."""

    action: str
    """The text of the action."""
    lowers: int
    """By how much it lowers the missing points."""


class Round(msgspec.Struct, frozen=True):
    """How a round ended."""

    end: str
    """What ended it: active, others-early, others, no-tracks or stuck."""
    tracks: int
    """How many tracks were laid, own ones included."""
    complete: list[int]
    """The seats that were complete."""
    losses: list[int]
    """The points that each seat lost."""


class PastBoard(msgspec.Struct, frozen=True):
    """The board at the end of the round before, with the hands that were shown."""

    markers: list[str]
    """The node of each seat's marker."""
    cities: list[list[str]]
    """The cities of each seat."""
    tracks: list[str]
    """The lines under common tracks."""
    own_tracks: list[OwnTrack]
    """The own tracks."""
    missed: list[list[str]]
    """For each seat the cities outside its network."""
    lacking: list[list[str]]
    """For each seat the lines of a cheapest way to join them."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    round: int
    """The round, from 1."""
    starter: int
    """The seat that began the round."""
    phase: str
    """What is to be done: hub, first, second or over."""
    supply: int
    """How many common tracks are left."""
    barrier: int
    """The most points with which a seat has crossed the barrier: the game ends with the round."""
    players: list[Player]
    """The seats in their order."""
    tracks: list[str]
    """The lines under common tracks."""
    own_tracks: list[OwnTrack]
    """The own tracks."""
    hints: list[Hint]
    """What each legal action brings, if hints are given and the looking seat is to act; else empty."""
    rounds: list[Round]
    """The rounds that have ended."""
    past: PastBoard | None
    """The board at the end of the round before; None in the first."""
