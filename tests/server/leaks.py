"""Whether what was sent to somebody depends on what they may not know."""

from __future__ import annotations

from typing import Any

import msgspec

from railbox.core.rng import Rng
from railbox.server.render import Telling, kept, viewer
from railbox.server.wire import Hello
from railbox.table import AnyEntry, Table, fold
from tests.server.client import Link


def at_stamp(entries: list[AnyEntry], person: str, stamp: tuple[int, int]) -> Table:
    """The table when a person had been told so much of it."""
    table = fold(entries[:1])
    for entry in entries[1:]:
        if table.stamp(person) == stamp:
            break
        table.apply(entry)
    return table


def could_be_otherwise(
    link: Link, seat: int, entries: list[AnyEntry], text: str, told: dict[str, Any], before: dict[str, Any], rng: Rng
) -> bool:
    """Whether an update, or a patch that makes `told` of `before`, is what the server would have sent, had all that the
    seat cannot know been otherwise.
    """

    def telling(update: dict[str, Any]) -> Telling:
        stamp = (update["moment"], update["you"]["changes"])
        table = at_stamp(entries, link.person.id, stamp)
        assert table.match is not None and table.stamp(link.person.id) == stamp
        table.match.state = table.match.state.resample(seat, rng)
        return Telling(link.table, table, update["now"], [seat])

    new = telling(told)
    who = viewer(new.table, link.person.id, msgspec.convert(link.hello, Hello))
    if text.startswith('{"t":"patch"'):
        old = telling(before).update(who, before["since"])
        ways = [new.patch(who, kept(old))[0]]
    else:  # the answer to a hello tells more than the updates that follow it
        ways = [new.whole(who, told["since"], following=way) for way in (True, False)]
    return who.seat == seat and text.encode() in ways
