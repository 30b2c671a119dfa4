"""What people ask of a table. Commands are the only way to change it; `Table.decide` answers all of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from railbox.table.log import Ballot, _tag

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9_.-]*$")]


class Command(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    """Base of all commands: `{"do": "act", …}`."""


class Join(Command, frozen=True):
    """Take an open seat: the one named, or the first."""

    seat: SeatNumber | None = None


class Leave(Command, frozen=True):
    """Give up the own seat."""


class SetSeat(Command, frozen=True):
    """Give a seat to a bot, or open it, before the start."""

    seat: SeatNumber
    bot: BotName | None = None


class Start(Command, frozen=True):
    """Begin the game."""


class Act(Command, frozen=True):
    """Do an action. `moment` is the newest one that the sender had seen, `id` makes a repetition harmless."""

    action: ActionText
    moment: Annotated[int, Meta(ge=0)]
    id: Annotated[str, Meta(min_length=1, max_length=40)]


class Undo(Command, frozen=True):
    """Take back the last own action, with `turn` all that can be taken back, with `to` all from that moment on."""

    turn: bool = False
    to: Annotated[int, Meta(ge=0)] | None = None


class Redo(Command, frozen=True):
    """Do again what was just taken back."""


class Chat(Command, frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True):
    """Stop hearing a person, or hear them again."""

    person: PersonId
    on: bool = True


class Premove(Command, frozen=True):
    """Fix what to do as soon as it is the own turn; an empty list takes it back."""

    actions: Annotated[list[ActionText], Meta(max_length=8)]


class Vote(Command, frozen=True):
    """Agree, or no longer agree, to pause or to abandon the game, or (unrated) that seats may be changed."""

    ballot: Ballot
    agree: bool = True


class Resume(Command, frozen=True):
    """Let the clocks run again."""


class Autopilot(Command, frozen=True):
    """Let the autopilot play for the own seat, or take over again."""

    on: bool


class Replace(Command, frozen=True):
    """Give the seat of somebody who left or stays away to a bot for good."""

    seat: SeatNumber
    bot: BotName | None = None


class Resign(Command, frozen=True):
    """Give up."""


class Rematch(Command, frozen=True):
    """Open a new table with the same settings."""


AnyCommand = (
    Join
    | Leave
    | SetSeat
    | Start
    | Act
    | Undo
    | Redo
    | Chat
    | Mute
    | Premove
    | Vote
    | Resume
    | Autopilot
    | Replace
    | Resign
    | Rematch
)


class Tick(Command, frozen=True):
    """The server asks whether somebody's time is up, or has left for good."""


class Absent(Command, frozen=True):
    """The server says that a person has been away for too long."""

    seat: SeatNumber


class BotAct(Command, frozen=True):
    """What a bot or the autopilot does for a seat, decided from what was known at `moment`."""

    seat: SeatNumber
    action: ActionText
    moment: int


ServerCommand = Tick | Absent | BotAct
"""Commands that no person can send."""


def command_name(command: type[Command]) -> str:
    """How a command is called on the wire."""
    return str(command.__struct_config__.tag)
