"""`railbox load`: how much a running server bears."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from railbox.cli.common import notes, out
from railbox.core.catalogue import BadOptions, all_games, find_game
from railbox.server.commands import server_parts

if TYPE_CHECKING:
    from railbox.server.load import Load, Report


def load(
    url: Annotated[str, typer.Argument(help="The address of a running server.")] = "http://127.0.0.1:8000",
    tables: Annotated[int, typer.Option("--tables", "-t", min=1, max=10_000, help="Tables at the same time.")] = 10,
    clients: Annotated[int, typer.Option("--clients", "-c", min=2, help="Clients at each table, a seat each.")] = 4,
    pace: Annotated[
        float, typer.Option("--pace", min=0.0, help="Seconds between two actions at a table; 0 for no pause at all.")
    ] = 5.0,
    seconds: Annotated[float, typer.Option("--seconds", min=1, max=3600, help="How long to play.")] = 30.0,
    game: Annotated[str, typer.Option("--game", "-g", help="The game; without one, the first of the box.")] = "",
    pid: Annotated[
        list[int] | None, typer.Option("--pid", help="The server's processes; found by the address if not given.")
    ] = None,
    anywhere: Annotated[bool, typer.Option("--anywhere", help="Also on another machine, if it is yours.")] = False,
    json: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
) -> None:
    """Play at many tables of a running server: latencies, errors, memory, processor time, bytes.

    Start it with a high RAILBOX_RATE: all clients come from one address.
    """
    with server_parts():
        from railbox.server.load import BadPlan, Plan, make_load
    found = find_game(game) if game else next(iter(all_games().values()))
    if not found.players[0] <= clients <= found.players[-1]:
        raise BadOptions(f"--clients: {found.title} has {found.players[0]} to {found.players[-1]} seats")
    plan = Plan(
        url=url.rstrip("/"),
        game=found.name,
        tables=tables,
        clients=clients,
        pace=pace,
        seconds=seconds,
        pids=tuple(pid or ()),
        anywhere=anywhere,
    )
    try:
        with Progress(SpinnerColumn(), TextColumn("{task.description}"), console=notes, transient=True) as line:
            task = line.add_task("opening tables")
            report = make_load(plan, lambda now: line.update(task, description=_progress(now)))
    except BadPlan as error:
        raise BadOptions(str(error)) from None
    if json is not None:
        try:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
        except OSError as error:
            raise BadOptions(f"{json}: {error.strerror}") from None
    out.print(_table(report))
    if report.errors:
        raise typer.Exit(1)


def _progress(now: Load) -> str:
    from railbox.server.load import share

    latest = sorted(now.spent[-1000:])
    return (
        f"{len(now.contests):,} of {now.plan.tables:,} tables, {len(now.spent):,} actions, "
        f"p99 of the last {share(latest, 0.99):.1f} ms, {now.errors.total():,} errors"
    )


def _table(report: Report) -> Table:
    plan = report.plan
    pace = f"an action every {plan.pace:g} s at each" if plan.pace else "as fast as they are let"
    table = Table(title=f"{plan.tables:,} tables of {plan.clients}, {pace}, {report.seconds:.0f} s", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = [
        ("opening the tables", f"{report.opening_seconds:.1f} s"),
        ("actions", f"{report.actions:,}"),
        ("actions a second", f"{report.actions_per_second:,.1f}"),
        ("action to all seats, median", f"{report.p50_ms:.1f} ms"),
        ("95 %", f"{report.p95_ms:.1f} ms"),
        ("99 %", f"{report.p99_ms:.1f} ms"),
        ("longest", f"{report.longest_ms:.1f} ms"),
        ("bytes an action, to all clients", f"{report.bytes_per_action:,.0f}"),
        ("bytes a message", f"{report.bytes_per_message:,.0f}"),
    ]
    if (server := report.server) is not None:
        rows += [
            ("server processes", str(server.processes)),
            ("processors in use", f"{server.cpu_share:.2f}"),
            ("processor time an action", f"{server.cpu_microseconds_per_action:,.0f} µs"),
            ("memory", f"{server.memory_mb:,.0f} MB"),
            ("memory a table", f"{server.memory_kb_per_table:,.0f} kB"),
        ]
    rows += [(f"error: {name}", f"{count:,}") for name, count in sorted(report.errors.items())] or [("errors", "0")]
    for row in rows:
        table.add_row(*row)
    return table
