"""The log of a table: one small typed entry for everything that happened. The state of a table is its log."""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from railbox.table.clock import NO_CLOCK, Clock

Ballot = Literal["abandon", "pause", "reseat"]
First = Literal["seat", "random"]
Why = Literal["own", "time", "absent", "left", "resigned"]


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Person(msgspec.Struct, frozen=True):
    """Somebody who can sit at a table: an account of the server, known here by its id and name only."""

    id: str
    name: str


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="t", tag=_tag):
    """Base of all entries; `at` is the server's time in milliseconds."""

    at: int


class Created(Entry, frozen=True):
    """A table was opened. `rules` is the version of the game's rules that it is played by.

    `first`: who sits where stays as chosen, or is drawn by lot at the start. `same_as` names the first table at which
    the same `seed` and `deal` are played, which may be this one; such a game is not `rated`. `lesson` is the name of
    the game's lesson that is played here; `actions` is what was done already when the game begins, as a record writes
    it.
    """

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    host: Person
    title: str = ""
    public: bool = True
    clock: Clock = NO_CLOCK
    autopilot: str = "random"
    first: First = "seat"
    same_as: str = ""
    seed: str = ""
    deal: dict[str, list[str]] = {}
    rated: bool = True
    lesson: str = ""
    actions: list[str] = []


class Joined(Entry, frozen=True):
    """A person took an open seat; `knows`: they have seen this deal at another table."""

    seat: int
    person: Person
    knows: bool = False


class Left(Entry, frozen=True):
    """A person gave up the seat; during play the autopilot holds it until its owner is back or somebody takes it."""

    seat: int


class SeatSet(Entry, frozen=True):
    """Before the start the host gave a seat to a bot, or opened it."""

    seat: int
    bot: str | None = None


class Started(Entry, frozen=True):
    """The game began. The seed is secret until the end; a commitment to it is public from here on.

    `seats_promised`: it covers the seats, the options, the deal and the rules too, and not the seed alone.
    """

    seed: str
    deal: dict[str, list[str]] = {}
    seats_promised: bool = False


class Acted(Entry, frozen=True):
    """A seat acted; `client` is the id that its client gave to the action, empty for bots and the autopilot."""

    seat: int
    action: str
    client: str = ""


class Undone(Entry, frozen=True):
    """A seat took back its last actions."""

    seat: int
    count: int


class Redone(Entry, frozen=True):
    """A seat did again what it had just taken back."""

    seat: int


class Chatted(Entry, frozen=True):
    """A seated person said something."""

    person: Person
    text: str


class Muted(Entry, frozen=True):
    """A person stopped or resumed hearing another one; nobody else learns of it."""

    who: str
    target: str
    on: bool


class PremovesSet(Entry, frozen=True):
    """A seat fixed what it will do when its turn comes; nobody else learns of it."""

    seat: int
    actions: list[str]


class Voted(Entry, frozen=True):
    """A person agreed, or no longer agrees, to pause or to abandon the game, or to change seats."""

    person: Person
    ballot: Ballot
    agree: bool


class Paused(Entry, frozen=True):
    """All agreed: the clocks stand still."""


class Reseated(Entry, frozen=True):
    """All agreed: who has sat at this table may take any seat that is open."""


class Resumed(Entry, frozen=True):
    """The clocks run again."""

    person: Person


class TimedOut(Entry, frozen=True):
    """A seat used up its time: the autopilot plays for it until its owner returns."""

    seat: int


class AutopilotSet(Entry, frozen=True):
    """The autopilot began or ceased to play for a seat."""

    seat: int
    on: bool
    why: Why = "own"


class Replaced(Entry, frozen=True):
    """A bot took the seat of somebody who left or stayed away."""

    seat: int
    bot: str


class Resigned(Entry, frozen=True):
    """A seat gave up: it ranks last, and the autopilot plays on where others still play."""

    seat: int


class Abandoned(Entry, frozen=True):
    """The table ended without a result: all agreed, or nobody was left."""


class RematchMade(Entry, frozen=True):
    """A new table with the same settings was opened."""

    person: Person
    table: str


AnyEntry = (
    Created
    | Joined
    | Left
    | SeatSet
    | Started
    | Acted
    | Undone
    | Redone
    | Chatted
    | Muted
    | PremovesSet
    | Voted
    | Paused
    | Reseated
    | Resumed
    | TimedOut
    | AutopilotSet
    | Replaced
    | Resigned
    | Abandoned
    | RematchMade
)

PRIVATE = (Muted, PremovesSet)
"""Entries that change what one person sees and nothing else: others must not even notice that there is one."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode_entry(data: bytes | str) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(data)


def without(entry: AnyEntry, person: str, instead: Person) -> AnyEntry:
    """The entry with a person who wants to be forgotten replaced; what they said goes too."""
    changes: dict[str, Any] = {}
    for name in entry.__struct_fields__:
        value = getattr(entry, name)
        if isinstance(value, Person) and value.id == person:
            changes[name] = instead
            if isinstance(entry, Chatted):
                changes["text"] = "…"
        elif isinstance(entry, Muted) and value == person:
            changes[name] = instead.id
    return msgspec.structs.replace(entry, **changes) if changes else entry
