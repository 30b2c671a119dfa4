"""Railbox beside other people's games, in one run: `script/bench --peers` writes docs/performance/peers.md and .svg.

Every figure is the median of runs that take turns with all others; each peer runs in an environment of its own, on one
core. Games differ, so no figure says that one game is better: they say what a program costs whoever simulates with it.
"""

from __future__ import annotations

import math
import platform
import re
import statistics
import sys
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import railbox
from benchmarks import envs, peers
from benchmarks.measure import HOME
from benchmarks.search import simulations
from railbox.arena.plots import palette
from railbox.core.rng import stream

FOLDER = HOME / "docs" / "performance"
RUNS = 3
GAMES = ("metro", "tickets", "trains", "transamerica")
COUNTS = (1, 256, 4096)
"""Games in a batch."""
UNITS = {
    "games": "games/s",
    "decisions": "decisions/s",
    "clone": "clones/s",
    "search": "simulations/s",
    "environment": "steps/s",
    "batch": "steps/s",
}
"""What is compared, in the order of the table."""

Measures = dict[tuple[str, str], Callable[[], float]]
"""By what is compared and who: measures once, a second or so."""
Figures = dict[tuple[str, str], float]


def random_games(game: str) -> dict[str, float]:
    """Whole random games, each newly dealt, and their decisions in a second of the processor."""
    state = railbox.new_game(game, railbox.all_games()[game].players[0], seed=1).state
    rng = stream("1", "benchmark")
    decisions = games = 0

    def work() -> int:
        nonlocal decisions, games
        for _ in range(20):
            decisions += state.redeal(rng).playout(rng)
        games += 20
        return 20

    speed = envs.processor_rate(work, runs=1)
    return {"games": speed, "decisions": speed * decisions / games}


def figure(name: str, measured: Callable[..., dict[str, float]], *arguments: Any) -> float:
    """One of several figures that a measure gives."""
    return measured(*arguments)[name]


def clones(game: str) -> float:
    """Copies of a state in a second of the processor."""
    state = railbox.new_game(game, railbox.all_games()[game].players[0], seed=1).state

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return envs.processor_rate(work, runs=1)


def ours() -> Measures:
    """What is measured of the games of the box."""
    found: Measures = {}
    for game in GAMES:
        name = f"Railbox {game}"
        found["games", name] = partial(figure, "games", random_games, game)
        found["decisions", name] = partial(figure, "decisions", random_games, game)
        found["clone", name] = partial(clones, game)
        found["search", name] = partial(simulations, game, envs.processor_rate)
        found["environment", f"{name}, PettingZoo"] = partial(envs.wrapped, game, runs=1)
        for count in COUNTS:
            found["batch", f"{name}, {count} games"] = partial(envs.drawn, game, count, runs=1)
    found["batch", "Railbox metro, 256 games, actions by NumPy"] = partial(envs.chosen, "metro", 256, runs=1)
    return found


def theirs() -> Measures:
    """What is measured of the peers."""
    found: Measures = {}
    for game in ("hex", "gin_rummy", "hearts"):
        name = f"OpenSpiel {game}"
        found["games", f"{name}, C++"] = partial(figure, "games", peers.open_spiel_rollouts, game, 1.0)
        found["decisions", f"{name}, C++"] = partial(figure, "decisions", peers.open_spiel_rollouts, game, 1.0)
        found["decisions", f"{name}, from Python"] = partial(figure, "decisions", peers.open_spiel_from_python, game)
        found["clone", f"{name}, from Python"] = partial(figure, "clones", peers.open_spiel_from_python, game)
    for game in ("gin_rummy", "hearts"):
        found["search", f"OpenSpiel {game}, C++"] = partial(peers.open_spiel_search, game, 1000, 1)
    for game in ("connect_four_v3", "gin_rummy_v4"):
        found["environment", f"PettingZoo {game}"] = partial(peers.pettingzoo_steps, game)
    for game in ("gin-rummy", "uno"):
        for what in ("games", "decisions"):
            found[what, f"RLCard {game}"] = partial(figure, what, peers.rlcard_games, game)
    found["decisions", "catanatron"] = partial(peers.catanatron_decisions, 0.5)
    found["decisions", "pyminion"] = partial(peers.pyminion_decisions, 0.5)
    for count in COUNTS:
        found["batch", f"pgx connect_four, {count} games"] = partial(peers.pgx_steps, "connect_four", count, False)
    found["batch", "pgx connect_four, 256 games, actions by NumPy"] = partial(
        peers.pgx_steps, "connect_four", 256, True
    )
    return found


def measure(measures: Measures, runs: int) -> Iterator[Figures]:
    """The median of each measure, after every run; all take turns, so that all meet the same neighbours."""
    seen: dict[tuple[str, str], list[float]] = {key: [] for key in measures}
    for run in range(runs):
        for (what, who), work in measures.items():
            seen[what, who].append(work())
            print(f"run {run + 1}, {what}: {who} {seen[what, who][-1]:,.0f}", file=sys.stderr, flush=True)
        yield {key: statistics.median(values) for key, values in seen.items()}


def versions() -> str:
    """What was compared, on what."""
    zoos = (*peers.PETTINGZOO, *peers.PETTINGZOO_BEFORE)
    requirements = [peers.OPEN_SPIEL, *zoos, *peers.PGX, peers.RLCARD[0], peers.CATANATRON, peers.PYMINION]
    others = ", ".join(requirement.replace("==", " ") for requirement in requirements)
    mode = "compiled" if railbox.compiled else "interpreted"
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    machine = model[1] if model else platform.machine()
    return f"Railbox {railbox.__version__} ({mode}), {others}; Python {platform.python_version()}; {machine}, one core."


def table(figures: Figures) -> str:
    """The figures as a page."""
    lines = [
        "# Beside its peers",
        "",
        "<!-- made by script/bench --peers: do not edit -->",
        "",
        "Medians of runs that took turns, in time of one core. Games differ: read what each costs, not who wins.",
        "",
        versions(),
        "",
        "![Decisions, environment steps and batch steps a second](peers.svg)",
    ]
    for what, unit in UNITS.items():
        lines += ["", f"## {what.capitalize()}", "", f"| | {unit} |", "|---|---:|"]
        rows = sorted(((value, who) for (kind, who), value in figures.items() if kind == what), reverse=True)
        lines += [f"| {who} | {value:,.0f} |" for value, who in rows]
    return "\n".join(lines) + "\n"


def plot(figures: Figures) -> str:
    """The figures as bars on a scale of powers of ten, ours in another colour."""
    width, label, row = 900, 330, 20
    parts: list[str] = []
    top = 10.0

    def x(value: float) -> float:
        return label + max(0.0, math.log10(max(value, 100.0)) - 2) / 5.2 * (width - label - 90)

    for what in ("decisions", "environment", "batch"):
        parts.append(f"<text x='8' y='{top + 16:g}' font-weight='600'>{what}, {UNITS[what]}</text>")
        top += 26
        rows = sorted(((value, who) for (kind, who), value in figures.items() if kind == what), reverse=True)
        for value, who in rows:
            colour = "var(--c0)" if who.startswith("Railbox") else "var(--faint)"
            parts.append(f"<text x='{label - 8}' y='{top + 14:g}' text-anchor='end'>{escape(who)}</text>")
            size = f"width='{x(value) - label:.1f}' height='{row - 6}'"
            parts.append(f"<rect x='{label}' y='{top + 3:g}' {size} style='fill: {colour}'/>")
            parts.append(f"<text x='{x(value) + 6:.1f}' y='{top + 14:g}' class='faint'>{value:,.0f}</text>")
            top += row
        top += 14
    style = f"{palette().replace(':root', 'svg')} text {{ fill: var(--ink); font: 13px system-ui, sans-serif; }}"
    ground = "<rect width='100%' height='100%' style='fill: var(--paper)'/>"
    box = f"viewBox='0 0 {width} {top:g}' role='img' aria-label='Speeds of Railbox and its peers'"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {box}><style>{style}</style>{ground}{''.join(parts)}</svg>\n"


def main() -> None:
    """Measure all; the table and the plot are written after every run, so that a long one can be broken off."""
    FOLDER.mkdir(exist_ok=True)
    peers.processor_time = True
    for figures in measure({**ours(), **theirs()}, RUNS):
        (FOLDER / "peers.md").write_text(table(figures), encoding="utf-8")
        (FOLDER / "peers.svg").write_text(plot(figures), encoding="utf-8")
    print(table(figures))


if __name__ == "__main__":
    main()
