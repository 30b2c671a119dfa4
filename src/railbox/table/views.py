"""What leaves a table: for each viewer what that viewer may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from railbox.core.match import seat_looks, unpack
from railbox.core.messages import Message
from railbox.core.state import SPECTATOR
from railbox.learn.lesson import LEARNER
from railbox.locales import has_message, translate
from railbox.table.clock import Clock
from railbox.table.log import Ballot, First, Person
from railbox.table.needs import Status
from railbox.table.table import Outcome, Refused, Table, Told

TellEntry = Callable[[Sequence[int], int], Message | None]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: `title` is how it is called, `name` the person's own name, empty for others.

    `clock` is what is left in milliseconds at the moment of sending. `knows`: its person has seen this deal elsewhere.
    """

    title: Message
    name: str
    person: str | None
    bot: str | None
    open: bool
    autopilot: bool
    away: str
    resigned: bool
    clock: int | None
    knows: bool


class LessonPlace(msgspec.Struct, frozen=True):
    """How far a lesson has come: its name, the steps that are done, and how many actions of the next one are.

    `turns` counts the own turns that were played freely after the script.
    """

    name: str
    done: int
    begun: int
    turns: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it.

    `seed` is told at the end only; `commitment` is, from the start on, the SHA-256 of it and of all else that is fixed.
    `options` never change: they are empty in updates that follow the answer to a hello.
    """

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
    first: First
    same_as: str
    rated: bool
    paused: bool
    votes: dict[Ballot, list[str]]
    commitment: str
    seed: str | None
    outcome: Outcome | None
    rematch: str
    frozen: Message | None
    lesson: LessonPlace | None


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: messages about what a seat did or about the table, or what a person said.

    `actions` are what the seat did, by their texts, where the reader may know it: several only for a secret choice of
    several steps. `removed` names earlier lines, by their moments, that were taken back.
    """

    moment: int
    at: int
    seat: int | None = None
    actions: list[str] = []
    messages: list[Message] = []
    person: Person | None = None
    text: str = ""
    removed: tuple[int, ...] = ()


class Hidden(msgspec.Struct, frozen=True):
    """The part of the past that the rules hide for now.

    Moments from `since` on cannot be looked at, and log lines about what was done after `since` and before `log` are
    not told again.
    """

    since: int
    log: int


class You(msgspec.Struct, frozen=True):
    """What concerns the viewer alone: the own seat (-1 for spectators) and what can be done now.

    `changes` counts what changed for this seat alone, without a new moment.
    """

    seat: int
    changes: int
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
                title=seat_title(table, number),
                name=seat.person.name if seat.person else "",
                person=seat.person.id if seat.person else None,
                bot=seat.bot,
                open=seat.open,
                autopilot=seat.autopilot,
                away=seat.away,
                resigned=seat.resigned,
                clock=table.clock_left(number, now) if match is not None and created.clock.limited else None,
                knows=seat.knows,
            )
            for number, seat in enumerate(table.seats)
        ],
        pending=table.pending(),
        clock=created.clock,
        first=created.first,
        same_as=created.same_as,
        rated=created.rated and not created.same_as,
        paused=table.paused,
        votes={ballot: sorted(people) for ballot, people in table.votes.items()},
        commitment=table.commitment,
        seed=match.seed if over and match is not None else None,
        outcome=table.outcome(),
        rematch=table.rematch,
        frozen=table.frozen,
        lesson=_lesson_place(table),
    )


def _lesson_place(table: Table) -> LessonPlace | None:
    lesson = table.lesson
    if lesson is None:
        return None
    actions = table.match.actions if table.match is not None else []
    done, _, asks, used = lesson.follow(actions)
    deeds = [told.seat for told in table.story for _ in told.deeds]
    turns = sum(mine == LEARNER != after for mine, after in pairwise(deeds[used:]))
    return LessonPlace(table.created.lesson, done, len(actions) - used if asks else 0, turns)


def seat_title(table: Table, number: int) -> Message:
    """How a seat is called: by the person, by the bot (with a number where there are several), or counted from 1."""
    seat = table.seats[number]
    if seat.person is not None:
        return Message("table.person", {"name": seat.person.name})
    if seat.bot is None:
        return Message("core.player", {"number": number + 1})
    same = [other for other, place in enumerate(table.seats) if place.bot == seat.bot]
    if len(same) == 1:
        return bot_title(seat.bot)
    return Message("table.bot-numbered", {"bot": bot_title(seat.bot), "number": same.index(number) + 1})


def bot_title(bot: str) -> Message:
    """How a bot is called; one that others have made has no words of its own."""
    own = f"table.bot-{bot}"
    return Message(own) if has_message(own, "en") else Message("table.bot-named", {"name": bot})


def seat_names(table: Table, language: str) -> list[str]:
    """How the seats are called in a language."""
    return [translate(seat_title(table, number), language) for number in range(len(table.seats))]


def you(table: Table, person: str) -> You:
    """What concerns one viewer alone."""
    number = table.seat_of(person)
    seated = number != SPECTATOR
    return You(
        seat=number,
        changes=table.seats[number].own if seated else 0,
        allowed=table.allowed(number, person == table.host),
        undo=seated and table.status == "running" and table.can_undo(number),
        redo=seated and table.status == "running" and table.can_redo(number),
        premoves=list(table.seats[number].premoves) if seated else [],
        muted=sorted(target for who, target in table.mutes if who == person) if table.mutes else [],
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


def looks(table: Table, seats: Sequence[int]) -> dict[int, dict[str, Any] | None]:
    """What each of these seats sees of the game, ready to be encoded; None before the start."""
    match = table.match
    if match is None:
        return dict.fromkeys(seats)
    return dict(zip(seats, seat_looks(match.ruleset, match.state, seats), strict=True))


def hidden(table: Table, seat: int) -> Hidden | None:
    """What a seat may not look back at: the chapter that is being played, in games that hide it.

    It is told what was done since its own last turn began; a spectator, since the last turn of anybody began.
    """
    if table.match is None or table.status != "running":
        return None
    chapter = table.match.ruleset.chapter(table.match.state)
    if chapter is None:
        return None
    since = table.begun
    current: list[Told] = []
    for told in reversed(table.story):
        if told.seat is None:
            continue
        if told.chapter != chapter:
            since = told.moment
            break
        current.append(told)
    place = next((place for place, told in enumerate(current) if seat in (told.seat, SPECTATOR)), None)
    if place is None:
        return Hidden(since, since + 1)
    while place + 1 < len(current) and current[place + 1].seat == current[place].seat:
        place += 1
    return Hidden(since, current[place].moment)


def log_lines(table: Table, seat: int, person: str, since: int, dark: Hidden | None = None) -> list[LogLine]:
    """The story after a moment as a seat may know it, without the talk of those whom the person has muted."""
    story = table.story
    first = len(story)
    while first and story[first - 1].moment > since:
        first -= 1
    lines = []
    for told in story[first:]:
        if dark is None or told.seat is None or not dark.since < told.moment < dark.log:
            line = _line(table, told, seat, person)
            if line is not None:
                lines.append(line)
    return lines


def _line(table: Table, told: Told, seat: int, person: str) -> LogLine | None:
    if told.person is not None:
        if not table.hears(person, told.person.id):
            return None
        return LogLine(told.moment, told.at, person=told.person, text=told.text)
    if told.notices:
        return LogLine(told.moment, told.at, messages=list(told.notices), removed=told.removed)
    if told.seat is None or table.match is None:
        return LogLine(told.moment, told.at)
    tell = table.match.ruleset.tell
    messages, actions = [], []
    for action, packed in told.deeds:
        journal = unpack(packed)
        messages += [message for entry in journal if (message := tell(entry, seat)) is not None]
        if seat == told.seat or _is_open(tell, told, journal, seat):
            actions.append(action)
    return LogLine(told.moment, told.at, seat=told.seat, actions=actions, messages=messages)


def _is_open(tell: TellEntry, told: Told, journal: list[list[int]], seat: int) -> bool:
    """Whether an action may be named: the first thing that it did is told to this seat as it is to the one that did it.

    What follows may differ, such as a card that is drawn. Secret choices are named to nobody else.
    """
    if told.secret or told.seat is None or not journal:
        return False
    heard = tell(journal[0], seat)
    return heard is not None and heard == tell(journal[0], told.seat)
