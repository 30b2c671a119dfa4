"""What leaves a table: for each viewer what that viewer may know, and nothing else."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import msgspec

from railbox.core.match import seat_look
from railbox.core.messages import Message
from railbox.core.state import SPECTATOR
from railbox.table.clock import Clock
from railbox.table.log import Ballot, Person
from railbox.table.table import Outcome, Refused, Status, Table, Told


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `clock` is what is left in milliseconds at the moment of sending."""

    name: str
    person: str | None
    bot: str | None
    open: bool
    autopilot: bool
    away: str
    resigned: bool
    clock: int | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it. `seed` is told at the end only; `commitment` is its SHA-256 from the start on."""

    game: str
    rules: int
    title: str
    players: int
    options: dict[str, Any]
    public: bool
    created: int
    status: Status
    host: str
    seats: list[SeatInfo]
    pending: list[int]
    clock: Clock
    paused: bool
    votes: dict[Ballot, list[str]]
    commitment: str
    seed: str | None
    outcome: Outcome | None
    rematch: str
    frozen: Message | None


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: messages about an action or the table, or what a person said.

    `removed` names earlier lines, by their moments, that were taken back.
    """

    moment: int
    at: int
    seat: int | None = None
    messages: list[Message] = []
    person: Person | None = None
    text: str = ""
    removed: tuple[int, ...] = ()


class You(msgspec.Struct, frozen=True):
    """What concerns the viewer alone: the own seat (-1 for spectators) and what can be done now."""

    seat: int
    allowed: list[str]
    undo: bool
    redo: bool
    premoves: list[str]
    muted: list[str]


def table_info(table: Table, now: int) -> TableInfo:
    """The public face of a table."""
    created, match = table.created, table.match
    over = table.status == "over"
    return TableInfo(
        game=created.game,
        rules=created.rules,
        title=created.title,
        players=created.players,
        options=created.options,
        public=created.public,
        created=created.at,
        status=table.status,
        host=table.host,
        seats=[
            SeatInfo(
                name=name,
                person=seat.person.id if seat.person else None,
                bot=seat.bot,
                open=seat.open,
                autopilot=seat.autopilot,
                away=seat.away,
                resigned=seat.resigned,
                clock=table.clock_left(number, now) if match is not None and created.clock.limited else None,
            )
            for number, (seat, name) in enumerate(zip(table.seats, seat_names(table), strict=True))
        ],
        pending=table.pending(),
        clock=created.clock,
        paused=table.paused,
        votes={ballot: sorted(people) for ballot, people in table.votes.items()},
        commitment=table.commitment,
        seed=match.seed if over and match is not None else None,
        outcome=table.outcome(),
        rematch=table.rematch,
        frozen=table.frozen,
    )


def seat_names(table: Table) -> list[str]:
    """How the seats are called."""
    return [
        seat.person.name if seat.person else f"{seat.bot} ({number})" if seat.bot else f"({number})"
        for number, seat in enumerate(table.seats, start=1)
    ]


def you(table: Table, person: str) -> You:
    """What concerns one viewer alone."""
    number = table.seat_of(person)
    seated = number != SPECTATOR
    return You(
        seat=number,
        allowed=table.allowed(person),
        undo=table.status == "running" and seated and table.can_undo(number),
        redo=table.status == "running" and seated and table.can_redo(number),
        premoves=list(table.seats[number].premoves) if seated else [],
        muted=sorted(target for who, target in table.mutes if who == person),
    )


def seat_to_see(table: Table, person: str, wanted: int | None) -> int:
    """The seat whose eyes a person may look through: the own one, a spectator's, at the end any."""
    own = table.seat_of(person)
    if wanted is None:
        return own
    if not SPECTATOR <= wanted < len(table.seats):
        raise Refused("table.no-such-seat")
    if wanted not in (own, SPECTATOR) and table.status != "over":
        raise Refused("table.not-your-seat")
    return wanted


def view(table: Table, seat: int) -> dict[str, Any] | None:
    """What a seat sees of the game, ready to be encoded; None before the start."""
    return None if table.match is None else seat_look(table.match.ruleset, table.match.state, seat)


def log_lines(table: Table, seat: int, person: str, since: int) -> list[LogLine]:
    """The story after a moment as a seat may know it, without the talk of those whom the person has muted."""
    first = bisect_right(table.story, since, key=lambda told: told.moment)
    lines = (_line(table, told, seat, person) for told in table.story[first:])
    return [line for line in lines if line is not None]


def _line(table: Table, told: Told, seat: int, person: str) -> LogLine | None:
    if told.person is not None:
        if not table.hears(person, told.person.id):
            return None
        return LogLine(told.moment, told.at, person=told.person, text=told.text)
    if told.notice is not None:
        return LogLine(told.moment, told.at, messages=[told.notice], removed=told.removed)
    messages = []
    if table.match is not None:
        tell = table.match.ruleset.tell
        messages = [message for entry in told.journal if (message := tell(entry, seat)) is not None]
    return LogLine(told.moment, told.at, seat=told.seat, messages=messages)
