"""Who may give which command, and when: one table for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, get_args

from railbox.table.commands import (
    Act,
    Autopilot,
    Chat,
    Command,
    Join,
    Leave,
    Mute,
    Premove,
    Redo,
    Rematch,
    Replace,
    Resign,
    Resume,
    SetSeat,
    Start,
    Undo,
    Vote,
    command_name,
)

Status = Literal["open", "running", "over", "frozen"]


@dataclass(frozen=True)
class Need:
    """Who may give a command, and when. `starter`: the host, or whoever sits at a table at which the host does not."""

    who: Literal["host", "starter", "seated", "player", "stranger"]
    status: tuple[Status, ...]
    running_clock: bool = False
    paused: bool = False
    talk: bool = False


NEEDS: dict[type[Command], Need] = {
    Join: Need("stranger", ("open", "running")),
    Leave: Need("seated", ("open", "running")),
    SetSeat: Need("host", ("open",)),
    Start: Need("starter", ("open",)),
    Act: Need("player", ("running",), running_clock=True),
    Undo: Need("player", ("running",), running_clock=True, talk=True),
    Redo: Need("player", ("running",), running_clock=True, talk=True),
    Chat: Need("seated", ("open", "running", "over"), talk=True),
    Mute: Need("seated", ("open", "running", "over"), talk=True),
    Premove: Need("player", ("running",), talk=True),
    Vote: Need("player", ("running",), talk=True),
    Resume: Need("player", ("running",), paused=True),
    Autopilot: Need("player", ("running",), talk=True),
    Replace: Need("player", ("running",)),
    Resign: Need("player", ("running",)),
    Rematch: Need("seated", ("over",)),
}


class Standing(NamedTuple):
    """All about a table and somebody at it that says which commands are open to them."""

    status: Status
    seated: bool
    host: bool
    starter: bool
    """Whether they are the host, or sit where the host does not."""
    resigned: bool
    paused: bool
    full: bool
    """Whether the log takes no more talk."""

    def refusal(self, need: Need) -> str:
        """The one place that says who may do what and when: the id of the refusal, empty if it is allowed."""
        if self.status not in need.status:
            return {"open": "table.not-started", "running": "table.started"}.get(self.status, "table.over")
        if need.who == "stranger":
            if self.seated:
                return "table.seated-already"
        elif need.who == "host":
            if not self.host:
                return "table.host-only" if self.seated else "table.not-seated"
        elif need.who == "starter":
            if not self.starter:
                return "table.host-only" if self.seated else "table.not-seated"
        elif not self.seated:
            return "table.not-seated"
        elif need.who == "player" and self.resigned:
            return "table.has-resigned"
        if need.running_clock and self.paused:
            return "table.is-paused"
        if need.paused and not self.paused:
            return "table.not-paused"
        if need.talk and self.full:
            return "table.log-full"
        return ""


@cache
def allowed(standing: Standing) -> list[str]:
    """The names of the commands that are open: of a few standings, asked for after every action."""
    return [name for name, need in NAMED_NEEDS[standing.status] if not standing.refusal(need)]


NAMED_NEEDS: dict[Status, list[tuple[str, Need]]] = {
    status: [(command_name(kind), need) for kind, need in NEEDS.items() if status in need.status]
    for status in get_args(Status)
}
"""What may be possible at all in each status, so that most commands need no further thought."""
