"""`railbox dataset`: the decisions of recorded games as a file for those who learn from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from railbox.cli.common import out
from railbox.core.catalogue import BadOptions

NEEDED = "datasets need more than the rules: pip install 'railbox[envs]'"


def dataset(
    sources: Annotated[list[Path], typer.Option("--from", "-f", help="Records of finished games (JSON).")],
    more: Annotated[list[Path] | None, typer.Argument(help="Further records, as a shell writes out a pattern.")] = None,
    file: Annotated[Path, typer.Option("--to", "-t", help="The Parquet file to write.")] = Path("dataset.parquet"),
) -> None:
    """Write the decisions of recorded games: what was known and legal, what was done, how it ended."""
    try:
        from railbox.envs.datasets import records_to
    except ImportError:
        raise BadOptions(NEEDED) from None
    out.print(f"{file}: {records_to(file, [*sources, *(more or [])]):,} decisions")
