"""What one viewer gets: an update made from a table, with text in the viewer's language where wanted."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import msgspec
from rich.text import Text

from railbox.locales import teller, translate
from railbox.server.wire import Hello, Run, TextLine, Update, encode
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


def encode_info(table: Table, now: int, following: bool = False) -> Raw:
    """The public part of an update: the same for everybody, encoded once.

    Who is `following` has the options already, which never change and may hold a whole board.
    """
    info = views.table_info(table, now)
    return Raw(encode(msgspec.structs.replace(info, options={}) if following else info))


def update(
    table_id: str,
    table: Table,
    who: Viewer,
    since: int,
    now: int,
    info: Raw | None = None,
    hide: bool = True,
    following: bool = False,
) -> bytes:
    """The update for a viewer, encoded. Without `hide` it tells all of the past, as of a past moment that is open.

    Who has been `following` until `since` is told all that came after, though it may be hidden later.
    """
    # Every moment is in the log at most once, so what was undone since is named by the line that undid it.
    since = min(since, table.moment)
    hidden = views.hidden(table, who.seat) if hide else None
    lines = views.log_lines(table, who.seat, who.person, since, None if following else hidden)
    view = views.view(table, who.seat)
    language = who.language or "en"
    text = prompt = board = None
    if who.language is not None:
        names = views.seat_names(table, language)
        text = [TextLine(line.moment, [translate(m, who.language, names) for m in line.messages]) for line in lines]
        if table.frozen is not None:
            prompt = translate(table.frozen, who.language, names)
        elif view is not None:
            prompt = translate(view["prompt"], who.language, names)
    if who.draw and table.match is not None:
        match = table.match
        board = runs(
            match.ruleset.draw(
                match.ruleset.view(match.state, who.seat), teller(language, views.seat_names(table, language))
            )
        )
    return encode(
        Update(
            table_id,
            since,
            table.moment,
            now,
            info if info is not None else encode_info(table, now, following),  # type: ignore[arg-type]  # encoded already
            views.you(table, who.person),
            view,  # type: ignore[arg-type]  # a View, as structs and plain data
            hidden,
            lines,
            text,
            prompt,
            board,
        )
    )


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
