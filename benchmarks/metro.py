"""Metro: random games against OpenSpiel's hex rollouts and against the uncompiled rules; clones and their memory."""

from __future__ import annotations

import resource
import sys

import railbox
from benchmarks.measure import Bar, random_games, rate, report, uncompiled
from benchmarks.peers import open_spiel_rollouts

CLONES = 10_000


def main() -> None:
    """Measure everything in one run."""
    if "--uncompiled" in sys.argv:
        sys.stdout.write(f"{random_games('metro', 4, 20)}\n")
        return
    state = railbox.new_game("metro", players=4, seed=1).state

    def clones() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [state.clone() for _ in range(CLONES)]
    megabytes = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    del kept
    peer = open_spiel_rollouts("hex")["games"]
    ours = random_games("metro", 4, 1000)
    report(
        "Metro, one core" + ("" if railbox.compiled else " (NOT COMPILED)"),
        [
            Bar("random games, 4 players", ours, "games/s"),
            Bar("OpenSpiel hex 11x11, C++ rollouts", peer, "games/s"),
            Bar("ratio to OpenSpiel hex", ours / peer, "times", at_least=5),
            Bar("ratio to uncompiled", ours / uncompiled("benchmarks.metro"), "times", at_least=25),
            Bar("clone", 1e6 / rate(clones), "µs", at_most=1),
            Bar(f"memory of {CLONES:,} clones", megabytes, "MB", at_most=60),
        ],
    )


if __name__ == "__main__":
    main()
