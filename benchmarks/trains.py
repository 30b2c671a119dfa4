"""Trains: random decisions against catanatron and pyminion and against the uncompiled rules; clones.

A decision is one action of a player, forced or not, in ours as in the peers' games. Ours are measured like theirs:
whole games of four random players, each with a new deal, on Tokyo with the beginners' set.
"""

from __future__ import annotations

import sys

import railbox
from benchmarks.measure import Bar, rate, report, uncompiled
from benchmarks.peers import catanatron_decisions, pyminion_decisions
from railbox.core.rng import stream

OPTIONS = {"map": "tokyo", "cards": "tokyo_beginners"}


def random_decisions(games: int) -> float:
    """Decisions a second in whole random games through `playout`."""
    state = railbox.new_game("trains", players=4, seed=1, options=OPTIONS).state
    rng = stream("1", "benchmark")

    def work() -> int:
        return sum(state.resample(railbox.SPECTATOR, rng).playout(rng) for _ in range(games))

    return rate(work)


def clone_time() -> float:
    """Microseconds for a clone in the middle of a random game."""
    state = railbox.new_game("trains", players=4, seed=1, options=OPTIONS).state
    rng = stream("1", "middle")
    for _ in range(300):
        state.apply(state.random_action(rng))

    def clones() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return 1e6 / rate(clones)


def main() -> None:
    """Measure everything in one run."""
    if "--uncompiled" in sys.argv:
        sys.stdout.write(f"{random_decisions(1)}\n")
        return
    catanatron = catanatron_decisions()
    pyminion = pyminion_decisions()
    ours = random_decisions(100)
    interpreted = uncompiled("benchmarks.trains")
    report(
        "Trains, one core" + ("" if railbox.compiled else " (NOT COMPILED)"),
        [
            Bar("random players, 4 on Tokyo", ours, "decisions/s"),
            Bar("catanatron, 4 random players", catanatron, "decisions/s"),
            Bar("pyminion, 4 Big Money players", pyminion, "decisions/s"),
            Bar("ratio to catanatron", ours / catanatron, "times", at_least=50),
            Bar("ratio to pyminion", ours / pyminion, "times", at_least=10),
            Bar("uncompiled, random players", interpreted, "decisions/s"),
            Bar("uncompiled, ratio to catanatron", interpreted / catanatron, "times", at_least=2),
            Bar("ratio to uncompiled", ours / interpreted, "times"),
            Bar("clone", clone_time(), "µs", at_most=3),
        ],
    )


if __name__ == "__main__":
    main()
