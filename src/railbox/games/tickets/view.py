"""What a seat sees of Ticket to Ride: the Card Game, as plain data: the layout and the view of the moment."""

from __future__ import annotations

import msgspec


class DestinationCard(msgspec.Struct, frozen=True):
    """A destination card in the layout."""

    id: str
    """What it is called in actions and views."""
    cities: list[str]
    """Its two cities."""
    points: int
    """What it is worth: gained if completed, lost if not."""
    needs: dict[str, int]
    """How many wagons of each colour it needs, in the order of the colours."""
    big_cities: list[str]
    """The cities whose bonuses it counts for."""


class BonusCard(msgspec.Struct, frozen=True):
    """A bonus card in the layout."""

    id: str
    """What it is called."""
    city: str
    """The city whose destinations count for it."""
    points: int
    """What it is worth."""
    colour: str
    """The colour that is printed on it."""


class Layout(msgspec.Struct, frozen=True):
    """What never changes: the cards. Train cards are named by their kind, a colour or `locomotive`."""

    trains: dict[str, int]
    """How many train cards of each kind there are."""
    destinations: list[DestinationCard]
    """All destination cards."""
    bonuses: list[BonusCard]
    """All bonus cards."""
    cities: dict[str, list[float]]
    """The longitude and latitude of each city, for small maps."""
    rounds: int
    """How many rounds are played."""
    open_own_stack: bool
    """Whether players may look through their own stack."""


class Column(msgspec.Struct, frozen=True):
    """A column of a yard: its wagons and the locomotives on top of them."""

    colour: str
    """The colour of its wagons, or `locomotive` for a column of locomotives alone."""
    wagons: int
    """How many wagons lie in it."""
    locomotives: int
    """How many locomotives lie on top of them."""


class Player(msgspec.Struct, frozen=True):
    """A seat."""

    colour: str
    """Its colour."""
    hand_size: int
    """How many train cards it holds."""
    hand: dict[str, int] | None
    """These cards by kind; None where they cannot be seen."""
    known: dict[str, int]
    """What everybody knows to be in the hand, since it was taken openly."""
    yard: list[Column]
    """The columns that lie before it."""
    stack_size: int
    """How many cards are in its stack."""
    stack: dict[str, int] | None
    """These cards by kind; None where they cannot be seen."""
    destinations: int
    """How many destinations it holds that are not completed."""
    held: list[str]
    """The destinations that the looking seat knows to be among them."""
    not_held: list[str]
    """The destinations that the looking seat knows not to be among them, though not where they are."""
    completed_count: int
    """How many destinations it has completed."""
    completed: list[str] | None
    """These destinations; None where they lie face down, as those of a first round do for everybody else."""
    bonuses: list[str]
    """The cities whose bonuses it has."""
    score: int
    """Its points so far."""


class Choice(msgspec.Struct, frozen=True):
    """The seat's own choice of destinations while it is open, or secret."""

    offered: list[str]
    """The destinations that are still to be decided about."""
    chosen: list[str]
    """Those that it keeps, or completes."""
    rejected: list[str]
    """Those that it gives back."""
    left: dict[str, int] | None
    """While it completes destinations: what remains of its stack by kind; else None."""
    best: list[str] | None
    """While it completes destinations: the best set that its stack completes; else None."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    phase: str
    """What is going on: keep, turn, second-card, choose, complete or over."""
    round: int
    """The round, from 1."""
    starter: int
    """The seat that begins the round; while destinations are completed, the next one."""
    turn: int | None
    """The seat whose turn it is; None while all choose at once and at the end."""
    turns_left: int | None
    """How many turns are left in the round, with the one being played; None while the deck of train cards lasts."""
    row: list[str | None]
    """The open train cards by kind; None for an empty place."""
    deck: int
    """How many train cards are in the deck."""
    discarded: int
    """How many train cards were discarded."""
    destination_deck: list[str | None]
    """The destinations in the deck from its top; None for each that the looking seat does not know."""
    choice: Choice | None
    """The looking seat's own choice of destinations; None where it has none."""
    players: list[Player]
    """The seats in their order."""
