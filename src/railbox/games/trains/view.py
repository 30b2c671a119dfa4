"""What a seat sees of Trains, as plain data: the layout that never changes and the view of the moment."""

from __future__ import annotations

import msgspec

from railbox.core.messages import Message


class LayoutCell(msgspec.Struct, frozen=True):
    """A cell of the map."""

    id: str
    """What it is called in actions and views."""
    row: int
    """The row in which it lies, from the top; odd rows lie half a cell to the right."""
    col: int
    """Its place in the row, from the left."""
    terrain: str
    """What the ground is."""
    name: str
    """What is printed on it, empty if nothing is."""
    buildings: int
    """How many stations a city has room for."""
    remote_number: int
    """What a rail in a remote location costs and scores, 0 elsewhere."""
    neighbours: list[str]
    """The cells beside it that rails can reach from it."""
    place: Message
    """The cell in words: `river east of Hachioji`."""
    where: Message
    """What is in it, in words: `on the river east of Hachioji`."""


class Card(msgspec.Struct, frozen=True):
    """A kind of card and its figures; its name and texts are the component of the same id."""

    id: str
    """What it is called in actions and views."""
    types: list[str]
    """Its types."""
    cost: int
    """What it costs in coins."""
    value: int
    """The coins that it brings when it is played."""
    points: int
    """The points that it is worth at the end."""
    selectable: bool
    """Whether it is one of the kinds that are drawn for a game."""


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the map, all kinds of cards, the colours of the seats, and how many pieces there are."""

    edition: str
    """The edition whose cards and figures are used."""
    map: str
    """The name of the map."""
    cells: list[LayoutCell]
    """The cells of the map."""
    blocked_borders: list[tuple[str, str]]
    """Pairs of neighbouring cells between which no rail leads."""
    cards: list[Card]
    """All kinds of cards of the box."""
    colours: list[str]
    """The colours of the seats in their order."""
    rails: int
    """How many rails each seat has."""
    stations: int
    """How many stations there are for all."""
    empty_piles: int
    """How many empty piles end the game."""
    turn_limit: int
    """The most turns that a seat has."""


class Player(msgspec.Struct, frozen=True):
    """A seat. Decks, discard piles and purchases can be counted by everybody: all cards that it owns are public."""

    colour: str
    """Its colour."""
    score: int
    """Its points if the game ended now."""
    track: int
    """Its points on the score track."""
    rails_left: int
    """How many of its rails are not on the map."""
    hand: dict[str, int]
    """The cards in its hand that the looking seat knows, by kind: all of its own."""
    hand_size: int
    """How many cards are in its hand."""
    deck_size: int
    """How many cards are in its deck."""
    deck_top: list[str]
    """The cards on top of its deck that the looking seat knows, the top first."""
    discard: dict[str, int]
    """Its discard pile, by kind."""
    owned: dict[str, int]
    """All its cards wherever they are, by kind."""


class Turn(msgspec.Struct, frozen=True):
    """The turn of the seat that acts: what lies before it, what lasts, and what is asked."""

    seat: int | None
    """The seat that acts; None at the end."""
    number: int
    """Which turn of this seat it is, from 1."""
    coins: int
    """The coins that it has to spend."""
    may_pass: bool
    """Whether nothing was played or bought yet, so that Waste may go back."""
    play: dict[str, int]
    """The cards played in this turn, by kind."""
    gained: dict[str, int]
    """The cards gained in this turn, by kind."""
    aside: dict[str, int]
    """The cards that were revealed and have no place yet, by kind."""
    lasting: list[str]
    """The cards whose effect lasts, once for each time."""
    question: str
    """What is asked: `turn` between two cards, `start` for the first rail, or the name of an effect's question."""
    card: str | None
    """The card whose effect asks; None between two cards."""
    about: str | None
    """The card that it asks about, just bought (Early Train) or just removed (Wagon Factory); else None."""


class End(msgspec.Struct, frozen=True):
    """How near each end is."""

    empty_piles: list[str]
    """The empty piles that count."""
    rails_left: int
    """The fewest rails that a seat has left."""
    stations_left: int
    """The stations that are left for all."""
    turns_left: int
    """The turns that the limit leaves to the seat that acts, this one included."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    supply: dict[str, int]
    """The cards that can be bought, by kind; a pile that is empty has 0."""
    removed: dict[str, int]
    """The cards that were removed from the game, by kind."""
    rails: dict[str, list[int]]
    """The seats that have a rail on each cell; cells without rails are left out."""
    stations: dict[str, int]
    """How many stations are on each cell; cells without stations are left out."""
    stations_left: int
    """The stations that are left for all."""
    end: End
    """How near each end is."""
    turn: Turn
    """The turn of the seat that acts."""
    players: list[Player]
    """The seats in their order."""
