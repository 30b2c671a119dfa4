"""A table with a virtual clock and its log, for tests."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

from railbox.table import AnyCommand, AnyEntry, Person, Refused, ServerCommand, Table, fold, open_table, views
from railbox.table.commands import Act, Join, SetSeat, Start

PEOPLE = [Person("p0", "Ada"), Person("p1", "Bo"), Person("p2", "Cy"), Person("p3", "Di")]
ADA, BO, CY, DI = PEOPLE
SEED = "a secret seed"


class Driver:
    """Gives commands to a table as a server does, and keeps the log."""

    def __init__(self, game: str, people: int = 2, bots: int = 0, **settings: Any) -> None:
        self.now = 1_000_000
        options = settings.pop("options", None)
        created = open_table(ADA, game, people + bots, self.now, options, **settings)
        self.log: list[AnyEntry] = [created]
        self.table = Table(created)
        self.ids = count()
        for person in PEOPLE[:people]:
            self.do(person, Join())
        for seat in range(people, people + bots):
            self.do(ADA, SetSeat(seat, "random"))

    def do(self, who: Person | None, command: AnyCommand | ServerCommand) -> list[AnyEntry]:
        entries = self.table.do(who, command, self.now, SEED)
        self.log += entries
        return entries

    def start(self) -> Driver:
        self.do(ADA, Start())
        return self

    def act(self, who: Person, action: str, moment: int | None = None) -> list[AnyEntry]:
        return self.do(who, Act(action, self.table.moment if moment is None else moment, f"id{next(self.ids)}"))

    def refused(self, who: Person | None, command: AnyCommand | ServerCommand) -> str:
        before = self.fingerprint(self.table)
        try:
            self.table.do(who, command, self.now, SEED)
        except Refused as refusal:
            assert self.fingerprint(self.table) == before, "a refusal must change nothing"
            return refusal.message.id
        raise AssertionError(f"{command} was accepted")

    def horizon(self) -> int:
        assert self.table.match is not None
        return self.table.match.state.horizon()

    def fingerprint(self, table: Table) -> bytes:
        """All that leaves a table, for everybody."""
        return msgspec.json.encode([self.seen(table, person.id) for person in [*PEOPLE, Person("x", "X")]])

    def seen(self, table: Table, person: str) -> Any:
        seat = table.seat_of(person)
        return [
            table.moment,
            views.table_info(table, self.now),
            views.you(table, person),
            views.looks(table, [seat])[seat],
            views.log_lines(table, seat, person, 0),
        ]

    def check(self) -> None:
        """The log alone gives the same table."""
        assert self.fingerprint(fold(self.log)) == self.fingerprint(self.table)
