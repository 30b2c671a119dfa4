"""Whether what was sent to somebody depends on what they may not know."""

from __future__ import annotations

import msgspec

from railbox.core.rng import Rng
from railbox.server.render import update, viewer
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


def could_be_otherwise(link: Link, seat: int, entries: list[AnyEntry], text: str, rng: Rng) -> bool:
    """Whether an update is what the server would have sent, had all that the seat cannot know been otherwise."""
    told = msgspec.json.decode(text)
    stamp = (told["moment"], told["you"]["changes"])
    table = at_stamp(entries, link.person.id, stamp)
    assert table.match is not None and table.stamp(link.person.id) == stamp
    table.match.state = table.match.state.resample(seat, rng)
    who = viewer(table, link.person.id, msgspec.convert(link.hello, Hello))
    # The answer to a hello tells more than the updates that follow it.
    ways = [update(link.table, table, who, told["since"], told["now"], following=way) for way in (True, False)]
    return who.seat == seat and text.encode() in ways
