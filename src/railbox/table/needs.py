"""Who may give which command, and when: one table for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

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

NAMED_NEEDS: dict[Status, list[tuple[str, Need]]] = {
    status: [(command_name(kind), need) for kind, need in NEEDS.items() if status in need.status]
    for status in get_args(Status)
}
"""What may be possible at all in each status, so that most commands need no further thought."""
