"""Following a table by patches gives what whole updates give, to the byte, and takes less of them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from railbox.core.catalogue import all_games
from railbox.core.match import new_game
from railbox.server.patch import difference, patched
from railbox.server.render import Telling, kept, share, viewer
from railbox.server.wire import Hello, Update
from railbox.table import Person, Refused, Table, fold, open_table
from railbox.table.commands import Act, Chat, Undo
from railbox.table.log import AnyEntry, Joined, Started
from tests.server.test_leaks import random_options

STEPS = 120
PEOPLE = [Person(f"p{seat}", f"P{seat}") for seat in range(3)]
SMALLER = {"metro": 3, "tickets": 2, "trains": 3, "transamerica": 3}
"""By how much patches are smaller at least, over a whole game: measured at twice as much."""

encode = msgspec.json.encode
decode = msgspec.json.decode


class Follower:
    """A client that takes patches, and counts the bytes of them and of the whole updates in their place."""

    def __init__(self, person: str, hello: Hello) -> None:
        self.person = person
        self.hello = hello
        self.shown: Update | None = None
        self.seen: Any = None
        self.stamp = (0, 0)
        self.bytes = [0, 0]

    def hear(self, telling: Telling) -> None:
        who = viewer(telling.table, self.person, self.hello)
        self.stamp = telling.table.stamp(self.person)
        if self.shown is None:
            self.seen = decode(telling.whole(who, 0))
            self.shown = kept(telling.update(who, 0))
            return
        since = self.shown.moment
        message, self.shown = telling.patch(who, self.shown)
        self.seen = patched(self.seen, decode(message)["patch"])
        assert encode(self.seen) == encode(telling.update(who, since, following=True))
        self.bytes[0] += len(message)
        self.bytes[1] += len(telling.whole(who, since, following=True))


def table_of(name: str, options: dict[str, Any], seed: str) -> Table:
    entries: list[AnyEntry] = [open_table(PEOPLE[0], name, len(PEOPLE), 0, options)]
    entries += [Joined(0, seat, person) for seat, person in enumerate(PEOPLE)]
    return fold([*entries, Started(0, seed)])


def step(table: Table, chance: random.Random, number: int) -> None:
    """Something that people do at a table: mostly they act, now and then they talk or take back."""
    match = table.match
    assert match is not None
    seat = chance.choice(table.pending())
    who, now = PEOPLE[seat], 1000 * number
    kind = chance.random()
    try:
        if kind < 0.05:
            table.do(who, Chat(f"line {number}"), now)
        elif kind < 0.12:
            table.do(who, Undo(), now)
        else:
            table.do(who, Act(chance.choice(match.legal(seat)), table.moment, str(number)), now)
    except Refused:
        assert 0.05 <= kind < 0.12


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", list(all_games()))
def test_patches_make_exactly_the_whole_update(name: str, number: int) -> None:
    chance = random.Random(f"{name} {number}")
    options = random_options(all_games()[name], len(PEOPLE), chance) if number else {}
    table = table_of(name, options, str(number))
    hellos = [Hello(), Hello(language="fr", draw=True), Hello(), Hello(seat=-1)]
    followers = [Follower(person.id, hello) for person, hello in zip([*PEOPLE, PEOPLE[0]], hellos, strict=True)]
    for count in range(STEPS):
        if table.status != "running":
            break
        seats = range(-1, len(PEOPLE))
        telling = Telling("table", table, count, list(seats))
        for follower in followers:
            # A client hears only of what it may notice.
            if follower.shown is None or follower.stamp != table.stamp(follower.person):
                follower.hear(telling)
        table = table.copy()
        step(table, chance, count)
    if not number:
        small, large = (sum(follower.bytes[kind] for follower in followers) for kind in (0, 1))
        assert small * SMALLER[name] < large


# No field of a view is a number in one update and a truth in the next, which would be equal here and not in JSON.
plain = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=12,
)


@given(plain, plain)
def test_any_two_values_have_a_patch_between_them(old: Any, new: Any) -> None:
    patch = difference(old, new, {})
    if patch is None:
        assert encode(old) == encode(new)
    else:
        assert encode(patched(old, decode(encode(patch)))) == encode(new)


def test_what_two_clients_were_shown_alike_is_kept_once() -> None:
    match = new_game("trains", 2, "7")
    one, other = match.view(0), match.view(1)
    kept_of_other = share(one, other)
    assert kept_of_other == other and kept_of_other["game"]["supply"] is one["game"]["supply"]
    assert share(one, match.view(0)) is one
    assert encode(share([1, [2], {"a": 1}], [True, [2], {"a": 1.0}, 3])) == encode([True, [2], {"a": 1.0}, 3])
