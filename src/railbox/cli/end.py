"""The end of a game in the terminal: why it ended, the score sheet, who won."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from railbox.core.catalogue import Tell
from railbox.core.match import Match
from railbox.core.messages import Message, seats


def end_screen(match: Match, tell: Tell) -> RenderableType:
    """The score sheet of a finished game, with what ended it, what decided between equals, and the winners."""
    parts: list[RenderableType] = [
        escape(tell(Message(f"{match.game.name}.end-{match.end_reason}"))),
        sheet(match, tell),
    ]
    decided = match.ruleset.tie_break(match.state)
    if decided is not None:
        parts.append(escape(tell(decided)))
    winners = match.winners
    if len(winners) == 1:
        won = Message("terminal.wins", {"seat": winners[0]})
    else:
        won = Message("terminal.win", {"winners": seats(winners)})
    return Group(*parts, f"[bold green]{escape(tell(won))}[/]")


def sheet(match: Match, tell: Tell) -> Table:
    """Points by source and seat, with the sum below."""
    grid = Table(title=tell(Message("terminal.result")), show_footer=True)
    grid.add_column("", footer=tell(Message("terminal.sum")))
    for seat, score in enumerate(match.scores):
        grid.add_column(escape(tell(Message("core.seat", {"seat": seat}))), footer=str(score), justify="right")
    for row in match.score_sheet():
        grid.add_row(escape(tell(row.source)), *map(str, row.points))
    return grid
