"""A table as a pure state machine: seats, log, undo, clocks, votes, chat. No web, no clock of its own, no chance."""

from railbox.table.clock import Clock
from railbox.table.commands import AnyCommand, ServerCommand
from railbox.table.log import AnyEntry, Created, Person, decode_entry, encode_entry
from railbox.table.table import Outcome, Refused, Table, fold, open_table
from railbox.table.views import LogLine, TableInfo, You

__all__ = [
    "AnyCommand",
    "AnyEntry",
    "Clock",
    "Created",
    "LogLine",
    "Outcome",
    "Person",
    "Refused",
    "ServerCommand",
    "Table",
    "TableInfo",
    "You",
    "decode_entry",
    "encode_entry",
    "fold",
    "open_table",
]
