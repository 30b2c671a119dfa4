"""What a seat sees of Trains, as plain data: the layout that never changes and the view of the moment."""

from __future__ import annotations

import msgspec


class LayoutCell(msgspec.Struct, frozen=True):
    """A cell of the map: row and column place it, odd rows lie half a cell to the right."""

    id: str
    row: int
    col: int
    terrain: str
    name: str
    buildings: int
    remote_number: int
    neighbours: list[str]


class Card(msgspec.Struct, frozen=True):
    """A kind of card: its names as the edition prints them, its figures, and the id of the message with its text."""

    id: str
    names: dict[str, str]
    types: list[str]
    cost: int
    value: int
    points: int
    text: str
    selectable: bool


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the map, all kinds of cards, the colours of the seats."""

    edition: str
    map: str
    cells: list[LayoutCell]
    blocked_borders: list[tuple[str, str]]
    cards: list[Card]
    colours: list[str]
    rails: int
    stations: int


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
    """The turn of the seat that acts: what lies before it, what lasts, and the card whose effect asks something."""

    seat: int | None
    number: int
    coins: int
    play: dict[str, int]
    gained: dict[str, int]
    aside: dict[str, int]
    lasting: list[str]
    question: str
    card: str | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    supply: dict[str, int]
    removed: dict[str, int]
    rails: dict[str, list[int]]
    stations: dict[str, int]
    stations_left: int
    turn: Turn
    players: list[Player]
