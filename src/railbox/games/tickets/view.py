"""What a seat sees of Ticket to Ride: the Card Game, as plain data: the layout and the view of the moment."""

from __future__ import annotations

import msgspec


class DestinationCard(msgspec.Struct, frozen=True):
    """A destination card in the layout: how many wagons of which colours it needs, in the order of the colours, and
    which bonuses it counts for."""

    id: str
    cities: list[str]
    points: int
    needs: dict[str, int]
    big_cities: list[str]


class BonusCard(msgspec.Struct, frozen=True):
    """A bonus card in the layout, in the colour that is printed on it."""

    id: str
    city: str
    points: int
    colour: str


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the cards. Train cards are named by their kind, a colour or `locomotive`.

    `cities` has the longitude and latitude of each city, for small maps.
    """

    trains: dict[str, int]
    destinations: list[DestinationCard]
    bonuses: list[BonusCard]
    cities: dict[str, list[float]]
    rounds: int
    open_own_stack: bool


class Column(msgspec.Struct, frozen=True):
    """A column of a yard: its wagons and the locomotives on top of them."""

    colour: str
    wagons: int
    locomotives: int


class Player(msgspec.Struct, frozen=True):
    """A seat. `hand` and `stack` are None where they cannot be seen.

    `known` is what everybody knows to be in the hand. `held` names the destinations that the looking seat knows to be
    here, `not_held` those that it knows not to be here; `destinations` is how many there are. `completed` is None where
    completed destinations lie face down: those of the first of two rounds, for everybody but their owner.
    """

    colour: str
    hand_size: int
    hand: dict[str, int] | None
    known: dict[str, int]
    yard: list[Column]
    stack_size: int
    stack: dict[str, int] | None
    destinations: int
    held: list[str]
    not_held: list[str]
    completed_count: int
    completed: list[str] | None
    bonuses: list[str]
    score: int


class Choice(msgspec.Struct, frozen=True):
    """The seat's own choice of destinations while it is open, or secret: what is chosen so far, what is rejected.

    While destinations are completed, `left` is what remains of the stack and `best` the best set that it completes.
    """

    offered: list[str]
    chosen: list[str]
    rejected: list[str]
    left: dict[str, int] | None
    best: list[str] | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it. The destination deck is listed from its top, unknown cards as None.

    `starter` begins the round; while destinations are completed, the next one.
    """

    phase: str
    round: int
    starter: int
    turn: int | None
    turns_left: int | None
    row: list[str | None]
    deck: int
    discarded: int
    destination_deck: list[str | None]
    choice: Choice | None
    players: list[Player]
