"""Table: people, bots and a game, as a pure fold over its log. Time and secrets come from outside."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

import msgspec

from railbox.bots import all_bots
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.match import Match
from railbox.core.messages import Arguments, Message, seats
from railbox.core.record import Record
from railbox.core.rng import stream
from railbox.core.state import SPECTATOR, IllegalAction, State
from railbox.learn.lesson import Lesson, read_lesson
from railbox.table.commands import (
    Absent,
    Act,
    AnyCommand,
    Autopilot,
    BotAct,
    Chat,
    Join,
    Leave,
    Mute,
    Premove,
    Redo,
    Rematch,
    Replace,
    Resign,
    Resume,
    ServerCommand,
    SetSeat,
    Start,
    Tick,
    Undo,
    Vote,
)
from railbox.table.log import (
    PRIVATE,
    Abandoned,
    Acted,
    AnyEntry,
    AutopilotSet,
    Ballot,
    Chatted,
    Created,
    Joined,
    Left,
    Muted,
    Paused,
    Person,
    PremovesSet,
    Redone,
    RematchMade,
    Replaced,
    Reseated,
    Resigned,
    Resumed,
    SeatSet,
    Started,
    TimedOut,
    Undone,
    Voted,
)
from railbox.table.needs import NEEDS, Standing, Status, allowed

MAX_ENTRIES = 20_000
"""From here on a table takes actions only: no talk, no taking back."""

UNNOTICED = (*PRIVATE, Acted, Undone, Redone)
"""Entries that are no moment by themselves: those of one person alone, and those of the game itself."""

LEAVING = 120_000
"""How long somebody who left a rated game may come back before it counts as a resignation, in milliseconds."""

VOTES = {"abandon": "table.votes-abandon", "pause": "table.votes-pause", "reseat": "table.votes-reseat"}
"""What is told when somebody agrees to a ballot."""

RECEIPTS = 64
"""How many of a seat's last action ids are remembered, so that a repeated message is answered as the first was."""


class Refused(Exception):
    """A refused command, with the message that says why."""

    def __init__(self, message: str, args: Arguments | None = None) -> None:
        super().__init__(message)
        self.message = Message(message, args or {})


class RulesGone(Exception):
    """A game, or the version of its rules, that this box does not have."""


Deed = tuple[str, bytes]
"""An action by its text, and what the journal has of it, packed."""


class Seat(msgspec.Struct):
    """One place at the table: open, a person's or a bot's; the autopilot may act for it."""

    person: Person | None = None
    owner: Person | None = None
    """Whose result it is: the person who played it last, also after leaving."""
    bot: str | None = None
    autopilot: bool = False
    away: str = ""
    resigned: bool = False
    left: int = 0
    """What is left on its clock, in milliseconds."""
    left_at: int = 0
    """When its owner left the game, 0 for one who is there."""
    timeouts: int = 0
    handed: int = -1
    """Which decision its owner handed to the autopilot, by leaving or by running out of time."""
    premoves: list[str] = []
    receipts: dict[str, int] = {}
    decides_since: int = 0
    """The moment since which its open decision stands."""
    asked: int = 0
    """How many decisions it has been asked for: a new number is a new question to a bot."""
    held: list[Deed] = []
    """The steps of its secret choice, of which nobody else knows before it closes."""
    own: int = 0
    """How often something changed for this seat alone."""
    knows: bool = False
    """Whether its person has seen this deal at another table."""

    def copy(self) -> Seat:
        """The same seat once more."""
        twin = copy.copy(self)
        twin.receipts, twin.held = dict(self.receipts), list(self.held)
        return twin

    @property
    def open(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.bot is None and not self.resigned

    @property
    def active(self) -> bool:
        """Whether a person is playing here now."""
        return self.person is not None and not self.autopilot and not self.resigned

    @property
    def timed(self) -> bool:
        """Whether its clock runs when it is to act: also while the autopilot plays for somebody who can return."""
        return self.person is not None and not self.resigned and self.away != "time"


class Step(msgspec.Struct):
    """An action that its seat may still take back, with the state before it.

    `moment` is 0 as long as nobody else knows of it; `secret` are the seats whose secret choice was open before it.
    `clocks` are what the clocks of all seats showed before it, when they had `ran` for so long.
    """

    seat: int
    action: str
    moment: int
    before: State
    secret: frozenset[int]
    clocks: tuple[int, ...] = ()
    ran: int = 0


class Told(msgspec.Struct, frozen=True, gc=False):
    """One thing in the story of the table: what a seat did (as the journal has it), notices, or a chat line.

    All steps of a secret choice are one thing. `chapter` is the part of the game in which it was done.
    """

    moment: int
    at: int
    seat: int | None = None
    deeds: tuple[Deed, ...] = ()
    secret: bool = False
    chapter: int | None = None
    notices: tuple[Message, ...] = ()
    person: Person | None = None
    text: str = ""
    removed: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a table ended; ranks begin at 1 and are equal for seats that are equal."""

    scores: list[int]
    winners: list[int]
    ranks: list[int]
    reason: str
    rated: bool


class Table:
    """A table of a game. `decide` says what a command leads to, `apply` does it, `do` both and what follows.

    `seq` counts all entries, `moment` what everybody may notice, at the time `noticed`.
    """

    def __init__(self, created: Created) -> None:
        self.created = created
        self.host = created.host.id
        self.seats = [Seat() for _ in range(created.players)]
        self.seq = 1
        self.moment = 1
        self.changed = created.at
        self.noticed = created.at
        self.match: Match | None = None
        self.begun = 0
        self.commitment = ""
        self.seated: list[str] = []
        """Who sat where when the game began, as its commitment names them."""
        self.frozen: Message | None = None
        self.abandoned = False
        self.paused = False
        self.ran = 0
        self.resignations: list[int] = []
        self.bound: dict[str, int] = {}
        """The seat of everybody who has seen a hand: nobody looks at several."""
        self.votes: dict[Ballot, set[str]] = {"abandon": set(), "pause": set(), "reseat": set()}
        self.mutes: set[tuple[str, str]] = set()
        self.rematch = ""
        self.story: list[Told] = []
        self.tail: list[Step] = []
        self.undone: list[Step] = []
        self.secret: frozenset[int] = frozenset()
        self.checked: tuple[int, int, str, int] | None = None
        self.status: Status = "open"
        """Whether the table waits for players, is being played, or has ended."""

    def copy(self) -> Table:
        """The same table once more: what is decided there leaves this one as it is."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy() if self.match is not None else None
        twin.seats = [seat.copy() for seat in self.seats]
        twin.votes = {ballot: set(people) for ballot, people in self.votes.items()}
        twin.mutes, twin.bound = set(self.mutes), dict(self.bound)
        twin.story, twin.resignations = list(self.story), list(self.resignations)
        twin.tail = [copy.copy(step) for step in self.tail]
        twin.undone = list(self.undone)
        return twin

    def freeze(self, why: Message) -> None:
        """Keep the table as it is: it cannot go on."""
        self.frozen = why
        self.status = self._status()

    # ---- what can be asked of a table ------------------------------------------------------------

    def _status(self) -> Status:
        if self.frozen is not None:
            return "frozen"
        if self.abandoned or self._won_by_resignation() is not None:
            return "over"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    def seat_of(self, person: str) -> int:
        """The seat of a person, SPECTATOR if there is none."""
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person:
                return number
        return SPECTATOR

    def sits_or_sat(self, person: str) -> bool:
        """Whether a person has a seat, or had one in the game."""
        return self.seat_of(person) != SPECTATOR or person in self.bound

    def pending(self) -> list[int]:
        """The seats whose decision is open."""
        return self.match.pending if self.match is not None and self.status == "running" else []

    def machine_seats(self) -> list[tuple[int, str]]:
        """The pending seats that a bot or the autopilot plays, with the bot's name."""
        if self.paused:
            return []
        return [
            (number, seat.bot or self.created.autopilot)
            for number in self.pending()
            if not (seat := self.seats[number]).active
        ]

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is played here."""
        created = self.created
        return read_lesson(find_game(created.game, created.rules), created.lesson) if created.lesson else None

    @property
    def rated(self) -> bool:
        """Whether the game that is played counts for the ratings of people: there are several of them."""
        return self._counts and sum(seat.owner is not None for seat in self.seats) > 1

    @property
    def _counts(self) -> bool:
        return self.created.rated and not self.created.same_as

    def clock_left(self, number: int, now: int) -> int:
        """What a seat's clock shows, in milliseconds."""
        seat = self.seats[number]
        runs = seat.timed and not self.paused and number in self.pending()
        return seat.left - (max(0, now - self.changed) if runs else 0)

    def deadline(self) -> int | None:
        """When the first clock runs out, or somebody has left for good; None if there is nothing to wait for."""
        times = [self.seats[number].left_at + LEAVING for number in self._leaving()]
        if self.created.clock.limited and not self.paused:
            times += [self.changed + seat.left for seat in map(self._seat, self.pending()) if seat.timed]
        return min(times, default=None)

    def _leaving(self) -> list[int]:
        """The seats of a rated game whose owners have left and may still come back."""
        if self.status != "running" or not self.rated:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.left_at and seat.open]

    def can_undo(self, number: int) -> bool:
        """Whether a seat may take back its last action."""
        return any(step.seat == number for step in self.tail)

    def can_redo(self, number: int) -> bool:
        """Whether a seat may do again what it took back."""
        return any(step.seat == number for step in self.undone)

    def stamp(self, person: str) -> tuple[int, int]:
        """Changes whenever the person may notice something new, and only then."""
        seat = self.seat_of(person)
        return self.moment, self.seats[seat].own if seat != SPECTATOR else 0

    def outcome(self) -> Outcome | None:
        """How the table ended; None while it has not."""
        match = self.match
        if self.status != "over" or match is None:
            return None
        scores = match.scores
        last_standing = self._won_by_resignation()
        if self.abandoned:
            # Who had resigned before has lost all the same.
            ranks = self._ranks([(0, 0)] * len(scores))
            return Outcome(scores, [], ranks, "table.abandoned", rated=self._counts and len(set(ranks)) > 1)
        if last_standing is not None:
            winners, reason = [last_standing], "table.last-standing"
        else:
            winners, reason = match.winners, match.end_reason
        ranks = self._ranks([(0, 0) if number in winners else (1, -points) for number, points in enumerate(scores)])
        return Outcome(scores, winners, ranks, reason, rated=self._counts)

    def _ranks(self, order: list[tuple[int, int]]) -> list[int]:
        """The ranks of all seats in this order; those who resigned come last, the first of them behind the others."""
        for later, number in enumerate(reversed(self.resignations)):
            order[number] = (2, later)
        return [1 + sum(other < mine for other in order) for mine in order]

    def record(self) -> Record:
        """The finished game as a record, seed and all."""
        if self.match is None or self.status != "over":
            raise Refused("table.not-over")
        return self._record(self.match)

    def _record(self, match: Match) -> Record:
        return msgspec.structs.replace(match.record(), seats=self.seated).sealed()

    def hears(self, listener: str, speaker: str) -> bool:
        """Whether a person has not muted another one."""
        return (listener, speaker) not in self.mutes

    def allowed(self, seat: int, is_host: bool) -> list[str]:
        """The names of the commands that are open to somebody now: on a seat or on none, the host or not."""
        return allowed(self._standing_of(seat, is_host))

    def _standing_of(self, seat: int, is_host: bool) -> Standing:
        seated = seat != SPECTATOR
        resigned = seated and self.seats[seat].resigned
        starter = is_host or (seated and self.status == "open" and self.seat_of(self.host) == SPECTATOR)
        return Standing(self.status, seated, is_host, starter, resigned, self.paused, self.seq >= MAX_ENTRIES)

    # ---- deciding ------------------------------------------------------------------------------------

    def do(self, who: Person | None, command: AnyCommand | ServerCommand, now: int, secret: str = "") -> list[AnyEntry]:
        """Decide a command and apply what it leads to, with the pre-moves that it sets free."""
        entries = self.decide(who, command, now, secret)
        for entry in entries:
            self.apply(entry)
        while premove := self._next_premove(now):
            self.apply(premove)
            entries.append(premove)
        return entries

    def decide(
        self, who: Person | None, command: AnyCommand | ServerCommand, now: int, secret: str = ""
    ) -> list[AnyEntry]:
        """What a command of a person (None: the server) leads to; nothing is changed. Refused says why not.

        `secret` is the seed for a start, the id of the new table for a rematch, and not empty for somebody who sits
        down to a deal that they have seen elsewhere.
        """
        now = max(now, self.changed)
        if isinstance(command, Tick | Absent | BotAct):
            return self._decide_server(command, now) if who is None else self._refuse_all()
        if who is None:
            return self._refuse_all()
        if self.frozen is not None:
            raise Refused(self.frozen.id, self.frozen.args)
        seat = self.seat_of(who.id)
        refusal = self._standing_of(seat, who.id == self.host).refusal(NEEDS[type(command)])
        if refusal:
            raise Refused(refusal)
        match command:
            case Join():
                return [Joined(now, self._seat_to_take(who.id, command.seat), who, knows=bool(secret))]
            case Leave():
                return self._leave(seat, now)
            case SetSeat():
                return self._set_seat(command, now)
            case Start():
                if any(place.open for place in self.seats):
                    raise Refused("table.seats-open")
                return [Started(now, self.created.seed or secret, self.created.deal, seats_promised=True)]
            case Act():
                return self._act(seat, command, now)
            case Undo():
                return self._undo(seat, command, now)
            case Redo():
                if not self.can_redo(seat):
                    raise Refused("table.nothing-to-redo")
                self._check_legal(seat, self._last_undone(seat).action)
                return [Redone(now, seat)]
            case Chat():
                text = " ".join(command.text.split())
                if not text:
                    raise Refused("table.nothing-said")
                return [Chatted(now, who, text)]
            case Mute():
                if self.hears(who.id, command.person) != command.on:
                    return []
                return [Muted(now, who.id, command.person, command.on)]
            case Premove():
                return [PremovesSet(now, seat, self._known_actions(command.actions))]
            case Vote():
                return self._vote(who, command, now)
            case Resume():
                return [Resumed(now, who)]
            case Autopilot():
                if self.seats[seat].autopilot == command.on:
                    return []
                self._check_handed(seat)
                return [AutopilotSet(now, seat, command.on)]
            case Replace():
                return self._replace(command, now)
            case Resign():
                return [Resigned(now, seat)]
            case Rematch():
                return [RematchMade(now, who, secret)] if not self.rematch else []

    def _refuse_all(self) -> list[AnyEntry]:
        raise Refused("table.not-allowed")

    def _decide_server(self, command: ServerCommand, now: int) -> list[AnyEntry]:
        match command:
            case Tick():
                gone = [number for number in self._leaving() if self.seats[number].left_at + LEAVING <= now]
                entries: list[AnyEntry] = [Resigned(now, number) for number in gone]
                if self.created.clock.limited and not self.paused:
                    late = (n for n in self.pending() if self.seats[n].timed and self.clock_left(n, now) <= 0)
                    entries += [TimedOut(now, number) for number in late]
                return entries
            case Absent():
                if self.status != "running" or command.seat >= len(self.seats) or not self.seats[command.seat].active:
                    return []
                return [AutopilotSet(now, command.seat, True, "absent")]
            case BotAct():
                if command.seat not in dict(self.machine_seats()):
                    raise Refused("table.not-allowed")
                self._check_fresh(command.seat, command.moment)
                return [Acted(now, command.seat, self._check_legal(command.seat, command.action))]

    def _seat_to_take(self, person: str, wanted: int | None) -> int:
        """The open seat that a person may take: during play the own one, for who has seen a hand already."""
        if self.match is None:
            return self._open_seat(wanted)
        own = self.bound.get(person)
        if own is None and self.rated:
            raise Refused("table.closed-company")
        if own is not None:
            if wanted not in (None, own) or not self.seats[own].open:
                raise Refused("table.seat-is-bound", {"number": own + 1})
            self._check_handed(own)
        return self._open_seat(wanted if own is None else own)

    def _check_handed(self, number: int) -> None:
        """What was handed to the autopilot with the clock running is decided by it: nobody gains time by going."""
        seat = self.seats[number]
        if self.created.clock.limited and number in self.pending() and seat.handed == seat.asked:
            raise Refused("table.autopilot-decides")

    def _open_seat(self, wanted: int | None) -> int:
        free = [number for number, seat in enumerate(self.seats) if seat.open]
        if not free:
            raise Refused("table.full")
        if wanted is None:
            return free[0]
        if wanted not in free:
            raise Refused("table.seat-taken")
        return wanted

    def _leave(self, seat: int, now: int) -> list[AnyEntry]:
        if any(place.person for number, place in enumerate(self.seats) if number != seat):
            return [Left(now, seat)]
        # The last one leaves: those who left before have given up first.
        gone = self._leaving()
        resigned: list[AnyEntry] = [Resigned(now, number) for number in gone]
        if gone and len([number for number in self._standing() if number not in gone]) == 1:
            return resigned
        return [*resigned, Left(now, seat), Abandoned(now)]

    def _set_seat(self, command: SetSeat, now: int) -> list[AnyEntry]:
        if command.seat >= len(self.seats):
            raise Refused("table.no-such-seat")
        if command.bot is not None:
            _check_bot(command.bot)
        return [SeatSet(now, command.seat, command.bot)]

    def _replace(self, command: Replace, now: int) -> list[AnyEntry]:
        if command.seat >= len(self.seats):
            raise Refused("table.no-such-seat")
        seat = self.seats[command.seat]
        if not seat.open and not (seat.autopilot and seat.away in ("time", "absent")):
            raise Refused("table.still-there")
        bot = command.bot or self.created.autopilot
        _check_bot(bot)
        return [Replaced(now, command.seat, bot)]

    def _act(self, seat: int, command: Act, now: int) -> list[AnyEntry]:
        if command.id in self.seats[seat].receipts:
            return []
        self._check_fresh(seat, command.moment)
        action = self._check_legal(seat, command.action)
        entries: list[AnyEntry] = []
        if self.seats[seat].autopilot:
            self._check_handed(seat)
            entries.append(AutopilotSet(now, seat, False))
        return [*entries, Acted(now, seat, action, command.id)]

    def _check_fresh(self, seat: int, moment: int) -> None:
        if moment > self.moment:
            raise Refused("table.from-the-future")
        if seat in self.pending() and moment < self.seats[seat].decides_since:
            raise Refused("table.moved-on")

    def _check_legal(self, seat: int, action: str) -> str:
        """The canonical text of an action that a seat may do now. Its number is remembered for the fold."""
        game = self._game()
        try:
            number = game.check(action, seat)
        except IllegalAction as refused:
            raise Refused(refused.rule, refused.details) from None
        text = game.ruleset.actions.text(number)
        self.checked = (self.seq, seat, text, number)
        return text

    def _undo(self, seat: int, command: Undo, now: int) -> list[AnyEntry]:
        own = [step for step in self.tail if step.seat == seat]
        if command.to is not None:
            places = [place for place, step in enumerate(own) if step.moment == command.to]
            own = own[places[0] :] if places else []
        elif not command.turn:
            own = own[-1:]
        if not own:
            raise Refused("table.nothing-to-undo")
        first, others = self._unravel(seat, len(own))
        state = self.tail[first].before.clone()
        for step in others:
            number = self._game().ruleset.actions.number(step.action)
            state.focus(step.seat)
            if number not in state.legal_actions():
                raise Refused("table.nothing-to-undo")
            state.apply(number)
        return [Undone(now, seat, len(own))]

    def _unravel(self, seat: int, count: int) -> tuple[int, list[Step]]:
        """Where the last steps of a seat begin in the tail, and what others have done since."""
        first = [place for place, step in enumerate(self.tail) if step.seat == seat][-count]
        return first, [step for step in self.tail[first:] if step.seat != seat]

    def _last_undone(self, seat: int) -> Step:
        return next(step for step in reversed(self.undone) if step.seat == seat)

    def _known_actions(self, actions: Iterable[str]) -> list[str]:
        ruleset = self._game().ruleset
        try:
            return [ruleset.actions.text(ruleset.actions.number(action)) for action in actions]
        except IllegalAction as refused:
            why = ruleset.explain(refused)
            raise Refused(why.id, why.args) from None

    def _vote(self, who: Person, command: Vote, now: int) -> list[AnyEntry]:
        agreed = self.votes[command.ballot]
        if command.ballot == "pause" and self.paused:
            raise Refused("table.is-paused")
        if command.ballot == "reseat" and self.rated:
            raise Refused("table.closed-company")
        if (who.id in agreed) == command.agree:
            return []
        entries: list[AnyEntry] = [Voted(now, who, command.ballot, command.agree)]
        voters = {seat.person.id for seat in self.seats if seat.person is not None and seat.active} | {who.id}
        if command.agree and voters <= agreed | {who.id}:
            agreed_on: dict[Ballot, AnyEntry] = {
                "abandon": Abandoned(now),
                "pause": Paused(now),
                "reseat": Reseated(now),
            }
            entries.append(agreed_on[command.ballot])
        return entries

    def _next_premove(self, now: int) -> AnyEntry | None:
        """What a seat had decided beforehand and may do now; what it may not do is forgotten with all that follows."""
        if self.paused:
            return None
        for number in self.pending():
            seat = self.seats[number]
            if seat.premoves and seat.active:
                at = max(now, self.changed)
                try:
                    return Acted(at, number, self._check_legal(number, seat.premoves[0]))
                except Refused:
                    return PremovesSet(at, number, [])
        return None

    def _won_by_resignation(self) -> int | None:
        if self.match is None or not self.resignations:
            return None
        standing = self._standing()
        return standing[0] if len(standing) == 1 else None

    def _standing(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    def _game(self) -> Match:
        if self.match is None:
            raise Refused("table.not-started")
        return self.match

    def _seat(self, number: int) -> Seat:
        return self.seats[number]

    # ---- the fold ----------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Take in the next entry of the log."""
        self._run_clocks(entry.at)
        self.seq += 1
        moment = self.moment
        if not isinstance(entry, UNNOTICED):
            self.moment += 1
        if self.frozen is not None:
            return
        try:
            if type(entry) is Acted:
                self._play(entry)
            else:
                self._fold(entry)
        except RulesGone:
            # The log is kept as it is, for a server that has its rules.
            self.frozen = Message("table.rules-gone", {"game": self.created.game, "rules": self.created.rules})
        except (ValueError, LookupError, StopIteration):
            self.frozen = Message("table.damaged", {"seq": self.seq})
        self.checked = None
        if self.moment != moment:
            self.noticed = self.changed
        self.status = self._status()
        if self.status == "over":
            self.tail, self.undone = [], []

    def _run_clocks(self, at: int) -> None:
        if self.created.clock.limited:
            for number in self.pending():
                self.seats[number].left = self.clock_left(number, at)
        if not self.paused:
            self.ran += max(0, at - self.changed)
        self.changed = max(self.changed, at)

    def _fold(self, entry: AnyEntry) -> None:
        match entry:
            case Joined():
                self._sit_down(entry)
            case Left():
                self._stand_up(entry)
            case SeatSet():
                self._fill_seat(entry)
            case Started():
                self._start(entry)
            case Undone():
                self._take_back(entry)
            case Redone():
                step = self._last_undone(entry.seat)
                rest = [other for other in self.undone if other is not step]
                self._play(Acted(entry.at, entry.seat, step.action))
                self.undone = rest
            case Chatted():
                self.story.append(Told(self.moment, entry.at, person=entry.person, text=entry.text))
            case Muted():
                pair = (entry.who, entry.target)
                (self.mutes.add if entry.on else self.mutes.discard)(pair)
                if (who := self.seat_of(entry.who)) != SPECTATOR:
                    self.seats[who].own += 1
            case PremovesSet():
                self.seats[entry.seat].premoves = list(entry.actions)
                self.seats[entry.seat].own += 1
            case Voted():
                (self.votes[entry.ballot].add if entry.agree else self.votes[entry.ballot].discard)(entry.person.id)
                said = VOTES[entry.ballot] if entry.agree else "table.votes-no"
                self._notice(entry, said, {"name": entry.person.name})
            case Paused():
                self.paused = True
                self.votes["pause"].clear()
                self._notice(entry, "table.paused")
            case Resumed():
                self.paused = False
                self._notice(entry, "table.resumed", {"name": entry.person.name})
            case Reseated():
                self.bound = {seat.person.id: number for number, seat in enumerate(self.seats) if seat.person}
                self.votes["reseat"].clear()
                self._notice(entry, "table.reseated")
            case TimedOut():
                seat = self.seats[entry.seat]
                seat.timeouts += 1
                seat.handed = seat.asked
                self._autopilot(entry.seat, True, "time")
                self._notice(entry, "table.timed-out", {"seat": entry.seat})
            case AutopilotSet():
                self._autopilot(entry.seat, entry.on, entry.why)
                self._notice(entry, "table.autopilot-on" if entry.on else "table.autopilot-off", {"seat": entry.seat})
            case Replaced():
                self._seat_for(entry.seat, bot=entry.bot)
                self._notice(entry, "table.replaced", {"seat": entry.seat})
            case Resigned():
                self._resign(entry)
            case Abandoned():
                self.abandoned = True
                self._notice(entry, "table.abandoned")
            case RematchMade():
                self.rematch = entry.table
                self._notice(entry, "table.rematch", {"name": entry.person.name})
            case Created():
                raise ValueError("a table is created once")

    def _notice(self, entry: AnyEntry, message: str, args: Arguments | None = None) -> None:
        notice = Message(message, args or {})
        last = self.story[-1] if self.story else None
        if last is not None and last.notices and last.moment == self.moment:
            # a moment is one line of the log, however much there is to say
            self.story[-1] = msgspec.structs.replace(last, notices=(*last.notices, notice))
        else:
            self.story.append(Told(self.moment, entry.at, notices=(notice,)))

    def _seat_for(self, number: int, **whose: Any) -> Seat:
        """The seat for somebody else: what belongs to the game stays, what belonged to the last owner goes."""
        fresh: dict[str, Any] = {
            "person": None,
            "bot": None,
            "autopilot": False,
            "away": "",
            "left_at": 0,
            "premoves": [],
            "receipts": {},
            "knows": False,
        }
        seat = self.seats[number] = msgspec.structs.replace(self.seats[number], **{**fresh, **whose})
        return seat

    def _sit_down(self, entry: Joined) -> None:
        if self.match is None:
            self._seat_for(entry.seat, person=entry.person, knows=entry.knows)
        else:
            owner = self.seats[entry.seat].owner
            seat = self._seat_for(entry.seat, person=entry.person, owner=entry.person, knows=entry.knows)
            self.bound[entry.person.id] = entry.seat
            if owner is None or owner.id != entry.person.id:
                seat.left = self.created.clock.on_return(seat.left)
        self._notice(entry, "table.joined", {"name": entry.person.name})
        if entry.knows:
            self._notice(entry, "table.knows-deal", {"name": entry.person.name})

    def _stand_up(self, entry: Left) -> None:
        person = self.seats[entry.seat].person
        seat = self._seat_for(entry.seat, autopilot=self.match is not None, away="left")
        if self.match is not None:
            seat.left_at, seat.handed = entry.at, seat.asked
        if person is not None:
            for agreed in self.votes.values():
                agreed.discard(person.id)
            self._notice(entry, "table.left", {"name": person.name})
            if person.id == self.host:
                self.host = next((other.person.id for other in self.seats if other.person is not None), self.host)

    def _resign(self, entry: Resigned) -> None:
        seat = self.seats[entry.seat]
        seat.resigned = True
        self.resignations.append(entry.seat)
        self._autopilot(entry.seat, True, "resigned")
        if seat.person is None and seat.owner is not None:
            self._notice(entry, "table.left-for-good", {"name": seat.owner.name})
        else:
            self._notice(entry, "table.resigned", {"seat": entry.seat})

    def _fill_seat(self, entry: SeatSet) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot)
        self._notice(entry, "table.seat-bot" if entry.bot else "table.seat-opened", {"number": entry.seat + 1})

    def _start(self, entry: Started) -> None:
        created = self.created
        try:
            game = find_game(created.game, created.rules)
        except BadOptions:
            raise RulesGone(created.game) from None
        self.match = Match(game, created.players, game.read_options(created.options), entry.seed, entry.deal)
        self.begun = self.moment
        if created.first == "random":
            self._draw_seats(entry)
        if entry.seats_promised:
            self.seated = [f"bot:{seat.bot}" if seat.bot is not None else "person" for seat in self.seats]
        self.commitment = self._record(self.match).commitment()
        self._notice(entry, "table.game-begins", {"commitment": self.commitment})
        if created.same_as:
            self._notice(entry, "table.same-deal")
        if created.first == "random":
            self._notice(entry, "table.seats-drawn", {"seats": seats(list(range(len(self.seats))))})
        for number, seat in enumerate(self.seats):
            seat.left = created.clock.full
            seat.owner = seat.person
            if seat.person is not None:
                self.bound[seat.person.id] = number
        self._watch_secrets(SPECTATOR, False)
        self._open_decisions([])
        for text in created.actions:
            self._play(Acted(entry.at, *self.match.read_action(text)))
        self.tail = []

    def _draw_seats(self, entry: Started) -> None:
        """Who sits where, and so who has which colour and who begins, is drawn by lot from the secret seed."""
        rng = stream(entry.seed, "seats")
        for last in range(len(self.seats) - 1, 0, -1):
            other = int(rng.below(last + 1))
            self.seats[last], self.seats[other] = self.seats[other], self.seats[last]

    def _play(self, entry: Acted) -> None:
        game = self._game()
        seat = self.seats[entry.seat]
        pending = game.pending
        chapter = game.ruleset.chapter(game.state)
        clocks = tuple(other.left for other in self.seats) if self.created.clock.limited else ()
        step = Step(entry.seat, entry.action, 0, game.state.clone(), self.secret, clocks, self.ran)
        if self.checked is not None and self.checked[:3] == (self.seq - 1, entry.seat, entry.action):
            game.apply(self.checked[3], entry.seat)
        else:
            game.advance(entry.action, entry.seat)
        learned = game.state.horizon() != step.before.horizon()
        was_secret = entry.seat in self.secret
        self._watch_secrets(entry.seat, learned)
        if seat.timed and self.created.clock.bonus and entry.seat not in game.pending:
            seat.left += self.created.clock.bonus
        self._remember(step, learned, was_secret)
        seat.held.append((entry.action, game.journal[-1]))
        if seat.premoves and seat.premoves[0] == entry.action:
            seat.premoves = seat.premoves[1:]
        if entry.seat in self.secret and was_secret:
            seat.own += 1
            seat.asked += 1
        else:
            self._close_choice(entry.seat, entry.at, was_secret, chapter)
            self._open_decisions([number for number in pending if number != entry.seat])
        for number, other in enumerate(self.seats):
            if other.held and number not in self.secret:
                self._close_choice(number, entry.at, True, chapter)
        if entry.client:
            seat.receipts[entry.client] = self.moment
            while len(seat.receipts) > RECEIPTS:
                del seat.receipts[next(iter(seat.receipts))]

    def _watch_secrets(self, actor: int, learned: bool) -> None:
        """See whose secret choice is open after an action of a seat, which may have made something known.

        Several who choose at once choose in secret, until each of them has done and what they chose is shown.
        """
        pending = self._game().pending
        if len(pending) == 1:
            pending = [seat for seat in pending if seat in self.secret and not (seat == actor and learned)]
        self.secret = frozenset(pending)

    def _remember(self, step: Step, learned: bool, was_secret: bool) -> None:
        """Keep what may be taken back: open actions of one seat in a row, or the steps of secret choices.

        Nothing before that can be taken back when something became known, or when others began to choose.
        """
        if was_secret and self.secret and not learned:
            self.tail.append(step)
            self.undone = [other for other in self.undone if other.seat != step.seat]
            return
        if learned or self.secret or not self.seats[step.seat].active:
            self.tail = []
        else:
            run = len(self.tail)
            while run and self.tail[run - 1].seat == step.seat:
                run -= 1
            self.tail = [*self.tail[run:], step]
        self.undone = []

    def _close_choice(self, number: int, at: int, secret: bool, chapter: int | None) -> None:
        """What a seat has done becomes a moment for everybody."""
        self.moment += 1
        seat = self.seats[number]
        self.story.append(Told(self.moment, at, number, tuple(seat.held), secret, chapter))
        seat.held = []
        for step in self.tail:
            if step.seat == number and not step.moment:
                step.moment = self.moment

    def _take_back(self, entry: Undone) -> None:
        game = self._game()
        seat = self.seats[entry.seat]
        first, others = self._unravel(entry.seat, entry.count)
        steps = [step for step in self.tail[first:] if step.seat == entry.seat]
        game.rewind(steps[0].before.clone(), len(self.tail) - first)
        self.secret = steps[0].secret
        del self.tail[first:]
        for step in others:
            step.before, step.secret = game.state.clone(), self.secret
            game.advance(step.action, step.seat)
            self._watch_secrets(step.seat, False)
            self.tail.append(step)
        if steps[0].clocks:
            self._turn_clocks_back(entry.seat, steps[0])
        seat.asked += 1
        self.undone.extend(reversed(steps))
        removed = sorted({step.moment for step in steps if step.moment})
        for moment in removed:
            self._reopen(entry.seat, moment)
        del seat.held[len(seat.held) - entry.count :]
        if not removed:
            seat.own += 1
            return
        self.moment += 1
        seat.decides_since = self.moment
        notice = Message("table.undone", {"seat": entry.seat})
        self.story.append(Told(self.moment, entry.at, notices=(notice,), removed=tuple(removed)))

    def _turn_clocks_back(self, number: int, step: Step) -> None:
        """All time since a step that is taken back counts for its seat, and for nobody whom it let decide."""
        if not step.secret:
            for seat, left in zip(self.seats, step.clocks, strict=True):
                seat.left = left
        seat = self.seats[number]
        seat.left = step.clocks[number] - (self.ran - step.ran if seat.timed else 0)

    def _reopen(self, number: int, moment: int) -> None:
        """Take a moment of a seat out of the story: what it did is known to nobody else again."""
        place = len(self.story) - 1
        while self.story[place].moment != moment or self.story[place].seat != number:
            place -= 1
        self.seats[number].held += self.story.pop(place).deeds
        for step in self.tail:
            if step.moment == moment:
                step.moment = 0

    def _open_decisions(self, still: list[int]) -> None:
        """Begin the decisions that are open now, but for those that were `still` open while others chose as well."""
        for number in self._game().pending:
            if number not in still:
                seat = self.seats[number]
                seat.decides_since = self.moment
                seat.asked += 1
                seat.left = self.created.clock.on_turn(seat.left)

    def _autopilot(self, number: int, on: bool, why: str) -> None:
        seat = self.seats[number]
        if not on and seat.away == "time":
            seat.left = self.created.clock.on_return(seat.left, seat.timeouts)
        seat.autopilot = on
        seat.away = why if on else ""
        if on:
            seat.premoves = []


def _check_bot(name: str) -> None:
    """Tables take bots by their bare names: a budget such as `search:1000000` is not for strangers to choose."""
    if name not in all_bots():
        raise Refused("table.no-such-bot", {"bot": name})


def open_table(
    host: Person,
    game: str,
    players: int,
    now: int,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Created:
    """The first entry of a new table, with everything checked; BadOptions says what is wrong."""
    found = find_game(game)
    typed = found.read_options(options or {})
    found.ruleset(players, typed)
    created = Created(now, game, found.rules, players, msgspec.to_builtins(typed), host, **settings)
    _check_bot(created.autopilot)
    return created


def fold(entries: Iterable[AnyEntry]) -> Table:
    """The table of a log."""
    iterator = iter(entries)
    first = next(iterator)
    if not isinstance(first, Created):
        raise ValueError("a log begins with the creation of its table")
    table = Table(first)
    for entry in iterator:
        table.apply(entry)
    return table
