"""What a seat sees of Trains, as plain data: the layout that never changes and the view of the moment."""

from __future__ import annotations

import msgspec

from railbox.core.messages import Message


class LayoutCell(msgspec.Struct, frozen=True):
    """A cell of the map: row and column place it, odd rows lie half a cell to the right.

    `name` is what is printed on it, if anything is; `place` tells any cell ("river east of Hachioji"), `where` what is
    in it ("on the river east of Hachioji").
    """

    id: str
    row: int
    col: int
    terrain: str
    name: str
    buildings: int
    remote_number: int
    neighbours: list[str]
    place: Message
    where: Message


class Card(msgspec.Struct, frozen=True):
    """A kind of card and its figures; its name and texts are the component of the same id."""

    id: str
    types: list[str]
    cost: int
    value: int
    points: int
    selectable: bool


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the map, all kinds of cards, the colours of the seats, and how many pieces there are."""

    edition: str
    map: str
    cells: list[LayoutCell]
    blocked_borders: list[tuple[str, str]]
    cards: list[Card]
    colours: list[str]
    rails: int
    stations: int
    empty_piles: int
    """How many empty piles end the game."""
    turn_limit: int


class Player(msgspec.Struct, frozen=True):
    """A seat. `hand` has the cards that the viewer knows, all of them in the own hand; `deck_top` the same, top first.

    Decks, discard piles and purchases can be counted by everybody, so all cards that a seat owns are public.
    """

    colour: str
    score: int
    track: int
    rails_left: int
    hand: dict[str, int]
    hand_size: int
    deck_size: int
    deck_top: list[str]
    discard: dict[str, int]
    owned: dict[str, int]


class Turn(msgspec.Struct, frozen=True):
    """The turn of the seat that acts: what lies before it, what lasts, and what is asked.

    `lasting` has the cards whose effect lasts, once for each time; `may_pass` says that nothing was played or bought
    yet, so that Waste may go back; `card` is the card whose effect asks something, and `about` the card that it asks
    about: the one just bought (Early Train) or just removed (Wagon Factory).
    """

    seat: int | None
    number: int
    coins: int
    may_pass: bool
    play: dict[str, int]
    gained: dict[str, int]
    aside: dict[str, int]
    lasting: list[str]
    question: str
    card: str | None
    about: str | None


class End(msgspec.Struct, frozen=True):
    """How near each end is: the empty piles that count, the fewest rails that a seat has left, stations and turns.

    `turns_left` are those that the limit leaves to the seat that acts, this one included.
    """

    empty_piles: list[str]
    rails_left: int
    stations_left: int
    turns_left: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    supply: dict[str, int]
    removed: dict[str, int]
    rails: dict[str, list[int]]
    stations: dict[str, int]
    stations_left: int
    end: End
    turn: Turn
    players: list[Player]
