"""What one viewer gets: an update made from a table, with text in the viewer's language where wanted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec
from rich.text import Text

from railbox.core.catalogue import Ruleset
from railbox.locales import teller, translate
from railbox.server.patch import Memo, difference
from railbox.server.wire import ChosenOption, Hello, Patch, Run, Setup, TextLine, Update, encode
from railbox.table import Table, views

Raw = msgspec.Raw


class Viewer(msgspec.Struct, frozen=True):
    """Who looks at a table, and how they want it: all that an update depends on besides the table."""

    person: str
    seat: int
    language: str | None
    draw: bool


def viewer(table: Table, person: str, hello: Hello) -> Viewer:
    """How a person sees a table. All who only watch see the same, whoever they are."""
    seat = views.seat_to_see(table, person, hello.seat)
    known = person if table.seat_of(person) >= 0 or person == table.host else ""
    return Viewer(known, seat, hello.language, hello.draw)


class Telling:
    """A table as it is told to several viewers at once: what they share is made once."""

    def __init__(self, table_id: str, table: Table, now: int, seats: Sequence[int]) -> None:
        self.table_id = table_id
        self.table = table
        self.now = now
        self.info = views.table_info(table, now)
        self.looks = views.looks(table, seats)
        self.encoded_info: dict[bool, Raw] = {}
        self.made: dict[tuple[Viewer, int, bool], bytes] = {}
        self.updates: dict[tuple[Viewer, int], Update] = {}
        self.memo: Memo = {}

    def whole(self, who: Viewer, since: int, following: bool = False) -> bytes:
        """An update as it is sent. Who is `following` has the options already, which may hold a whole board."""
        key = (who, since, following)
        made = self.made.get(key)
        if made is None:
            info = self.encoded_info.get(following)
            if info is None:
                told = msgspec.structs.replace(self.info, options={}) if following else self.info
                info = self.encoded_info[following] = Raw(encode(told))
            new = self.update(who, since, following=following)
            made = self.made[key] = encode(msgspec.structs.replace(new, info=info))
        return made

    def patch(self, who: Viewer, old: Update) -> tuple[bytes, Update]:
        """What makes the next update of the last one, as it is sent; and that next one, to be kept."""
        key = (who, old.moment)
        new = self.updates.get(key)
        if new is None:
            new = self.updates[key] = self.update(who, old.moment, following=True)
        found = difference(old, new, self.memo) or {}
        # The last lines of the log are always told as they are: of the old ones nothing is kept.
        found["log"] = [new.log]
        if new.text is not None:
            found["text"] = [new.text]
        return encode(Patch(found)), kept(new)

    def update(self, who: Viewer, since: int, hide: bool = True, following: bool = False) -> Update:
        """The update for a viewer. Without `hide` it tells all of the past, as of a past moment that is open.

        Who has been `following` until `since` is told all that came after, though it may be hidden later.
        """
        table = self.table
        # Every moment is in the log at most once, so what was undone since is named by the line that undid it.
        since = min(since, table.moment)
        hidden = views.hidden(table, who.seat) if hide else None
        lines = views.log_lines(table, who.seat, who.person, since, None if following else hidden)
        view = self.looks[who.seat]
        language = who.language or "en"
        text = prompt = board = None
        if who.language is not None:
            names = views.seat_names(table, language)
            text = [TextLine(line.moment, [translate(m, who.language, names) for m in line.messages]) for line in lines]
            if table.frozen is not None:
                prompt = translate(table.frozen, who.language, names)
            elif view is not None:
                prompt = translate(view["prompt"], who.language, names)
        if who.draw and table.match is not None and view is not None:
            board = runs(table.match.ruleset.draw(view["game"], teller(language, views.seat_names(table, language))))
        return Update(
            self.table_id,
            since,
            table.moment,
            self.now,
            self.info,
            views.you(table, who.person),
            view,  # type: ignore[arg-type]  # a View, as structs and plain data
            hidden,
            lines,
            text,
            prompt,
            board,
        )


def kept(update: Update, beside: Update | None = None) -> Update:
    """What is remembered of an update that was sent: all but the lines of the log.

    What is equal in one that is remembered beside it is remembered once.
    """
    new = msgspec.structs.replace(update, log=[], text=None)
    return new if beside is None else share(beside, new)


def share(old: Any, new: Any) -> Any:
    """The new value, with parts of the old one in place of those that are equal to them."""
    if type(old) is not type(new):
        return new
    if isinstance(new, msgspec.Struct):
        names = new.__struct_fields__
        parts = {name: share(getattr(old, name), getattr(new, name)) for name in names}
        if all(parts[name] is getattr(old, name) for name in names):
            return old
        return msgspec.structs.replace(new, **parts)
    if isinstance(new, list):
        items = [share(one, other) for one, other in zip(old, new, strict=False)]
        same = len(old) == len(new) and all(one is other for one, other in zip(old, items, strict=True))
        return old if same else items + new[len(items) :]
    if isinstance(new, dict):
        fields = {name: share(old.get(name), value) for name, value in new.items()}
        same = list(old) == list(fields) and all(old[name] is value for name, value in fields.items())
        return old if same else fields
    return old if old == new else new


def update(
    table_id: str, table: Table, who: Viewer, since: int, now: int, hide: bool = True, following: bool = False
) -> bytes:
    """One update for one viewer, encoded."""
    telling = Telling(table_id, table, now, [who.seat])
    if hide:
        return telling.whole(who, since, following)
    return encode(telling.update(who, since, hide=False, following=following))


@lru_cache(maxsize=256)
def runs(markup: str) -> list[list[Run]]:
    """Rich markup as rows of styled runs, so that a page can show it without trusting any HTML."""
    rows = []
    for line in Text.from_markup(markup).split("\n", allow_blank=True):
        row = []
        marks = sorted({0, len(line), *(span.start for span in line.spans), *(span.end for span in line.spans)})
        for start, end in pairwise(marks):
            style = " ".join(str(span.style) for span in line.spans if span.start <= start and span.end >= end)
            row.append(Run(line.plain[start:end], style))
        rows.append(row)
    return rows


def setup(ruleset: Ruleset, seat: int) -> bytes:
    """The unchanging part of all tables with this ruleset, encoded."""
    game, _, options = ruleset.made_by
    chosen = msgspec.json.decode(options)
    return encode(
        Setup(
            layout=ruleset.layout(),
            labels={text: ruleset.label(number, seat) for number, text in enumerate(ruleset.actions.texts)},
            components=ruleset.components(),
            options=[
                ChosenOption(
                    option.name,
                    option.title,
                    chosen[option.name],
                    option.values.get(str(chosen[option.name])),
                    chosen[option.name] == option.default,
                    option.ruling,
                )
                for option in game.help()
            ],
        )
    )
