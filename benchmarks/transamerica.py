"""TransAmerica: random games against a straightforward version on networkx, exact scores, hints, legal moves, deals."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import cast

from tests.transamerica.boards import standard_board
from tests.transamerica.oracle import random_game

import railbox
from benchmarks.measure import Bar, random_games, rate, report, uncompiled
from railbox.core.rng import stream
from railbox.games.transamerica import rules
from railbox.games.transamerica.rules import TransAmerica

PLAYERS = 4
BOARDS = 400


def peer_games() -> float:
    """Whole random games a second of the slow version."""
    data, generator = standard_board(), random.Random(1)

    def work() -> int:
        random_game(data, PLAYERS, generator)
        return 1

    return rate(work, seconds=3.0, runs=2)


def random_boards() -> list[TransAmerica]:
    """Positions in the midst of a round: 10 to 75 random tracks, random hands."""
    rng = stream("1", "boards")
    boards: list[TransAmerica] = []
    while len(boards) < BOARDS:
        state = cast(TransAmerica, railbox.new_game("transamerica", PLAYERS, len(boards)).state)
        left = 9 + rng.below(66)
        while state.supply > left or state.phase == rules.HUBS:
            state.apply(state.random_action(rng))
        boards.append(state.resample(railbox.SPECTATOR, rng))
    return boards


def typical(boards: list[TransAmerica], work: Callable[[TransAmerica], object]) -> float:
    """The median over the boards of the best of three times, in milliseconds."""
    times = []
    for board in boards:
        best = float("inf")
        for _ in range(3):
            start = time.perf_counter()
            work(board)
            best = min(best, time.perf_counter() - start)
        times.append(best)
    return 1000 * median(times)


def main() -> None:
    """Measure everything in one run."""
    if "--uncompiled" in sys.argv:
        sys.stdout.write(f"{random_games('transamerica', PLAYERS, 2)}\n")
        return
    boards = random_boards()
    ruleset = railbox.new_game("transamerica", PLAYERS, seed=1).ruleset
    rng = stream("1", "deals")
    peer, ours = peer_games(), random_games("transamerica", PLAYERS, 200)
    report(
        "TransAmerica, one core" + ("" if railbox.compiled else " (NOT COMPILED)"),
        [
            Bar("random games, 4 players", ours, "games/s"),
            Bar("straightforward version on networkx", peer, "games/s"),
            Bar("ratio to it", ours / peer, "times", at_least=100),
            Bar("ratio to uncompiled", ours / uncompiled("benchmarks.transamerica"), "times"),
            Bar("exact score of a hand, median", typical(boards, lambda state: state.missing(0)), "ms", at_most=0.3),
            Bar("hints for all legal tracks, median", typical(boards, lambda state: state.hints()), "ms", at_most=0.6),
            Bar("whole view with hints, median", typical(boards, lambda state: ruleset.view(state, state.seat)), "ms"),
            Bar("legal actions, median", 1000 * typical(boards, lambda state: state.legal_actions()), "µs"),
            Bar("clone, median", 1000 * typical(boards, lambda state: state.clone()), "µs"),
            Bar("deals drawn anew", 1000 / typical(boards, lambda state: state.resample(0, rng)), "/s", at_least=2000),
        ],
    )


if __name__ == "__main__":
    main()
