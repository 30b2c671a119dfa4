"""Measuring on noisy machines: the best of several short runs, and bars that are said to hold or not."""

from __future__ import annotations

import ast
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import railbox
from railbox.core.rng import stream

HOME = Path(__file__).parent.parent


def rate(work: Callable[[], int], seconds: float = 1.0, runs: int = 3) -> float:
    """How many units of work a second: the best of several runs; `work` returns how many it did."""
    best = 0.0
    for _ in range(runs):
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            done += work()
        best = max(best, done / (time.perf_counter() - start))
    return best


def random_games(game: str, players: int, games: int) -> float:
    """Whole random games a second, each with a new deal, through `playout`; `games` of them at a time."""
    state = railbox.new_game(game, players, seed=1).state
    rng = stream("1", "benchmark")

    def work() -> int:
        for _ in range(games):
            state.resample(railbox.SPECTATOR, rng).playout(rng)
        return games

    return rate(work)


@dataclass(frozen=True)
class Bar:
    """One line of a benchmark: a figure and the bar that it has to clear."""

    name: str
    figure: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the figure clears its bar; one without a bar always does."""
        return (self.at_least is None or self.figure >= self.at_least) and (
            self.at_most is None or self.figure <= self.at_most
        )


def report(title: str, bars: list[Bar]) -> None:
    """Print the bars as a table; the process ends with status 1 if one does not hold."""
    table = Table(title=title)
    for column in ("measure", "figure", "bar", ""):
        table.add_column(column, justify="left" if column == "measure" else "right")
    for bar in bars:
        limit = ""
        if bar.at_least is not None:
            limit = f"≥ {bar.at_least:,g} {bar.unit}"
        elif bar.at_most is not None:
            limit = f"≤ {bar.at_most:,g} {bar.unit}"
        figure = f"{bar.figure:,.0f}" if bar.figure >= 1000 else f"{bar.figure:,.3g}"
        verdict = ("holds" if bar.holds else "FAILS") if limit else ""
        table.add_row(bar.name, f"{figure} {bar.unit}", limit, verdict)
    Console().print(table)
    if not all(bar.holds for bar in bars):
        sys.exit(1)


def kept(name: str, game: str) -> Path:
    """A directory for games that a benchmark has played with the present program, so that it can be interrupted.

    Another program, another directory: its digest is part of the name.
    """
    return HOME / ".bench" / f"{game}-{digest_of(HOME, game)}" / name


def digest_of(checkout: Path, game: str) -> str:
    """All that decides how a bot of the box plays a game, but for what levels are called, in a few letters."""
    digest = hashlib.sha256()
    package = checkout / "src" / "railbox"
    for folder in ("core", "bots", f"games/{game}"):
        for source in sorted([*(package / folder).rglob("*.py"), *(package / folder).rglob("figures.json")]):
            if source.name not in ("__init__.py", "levels.py", "external.py"):
                text = source.read_text(encoding="utf-8")
                digest.update((essence(text) if source.suffix == ".py" else text).encode())
    return digest.hexdigest()[:12]


def essence(source: str) -> str:
    """A module without its comments and docstrings: what is only told in another way plays as before."""
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            node.body = [step for step in node.body if not is_told(step)] or [ast.Pass()]
    return ast.unparse(module)


def is_told(step: ast.stmt) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(step, ast.Expr) and isinstance(step.value, ast.Constant) and isinstance(step.value.value, str)


def tell(name: str) -> Callable[[int, int], None]:
    """Progress of a long benchmark on standard error."""

    def progress(done: int, total: int) -> None:
        print(f"\r{name}: {done} of {total}", end="" if done < total else "\n", file=sys.stderr, flush=True)

    return progress


def uncompiled(module: str) -> float:
    """What a benchmark module prints as a number when the rules run interpreted."""
    result = subprocess.run(
        [sys.executable, "-m", module, "--uncompiled"],
        env={**os.environ, "RAILBOX_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(result.stdout.strip().splitlines()[-1])
