"""The speed gate: how fast the rules and batches are beside a fixed loop in the same run.

Machines differ and are busy; the ratio to a loop that never changes does not. `script/test` fails where a ratio is less
than half of what was recorded. After a change that is meant to cost time: python -m benchmarks.gate --record
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import railbox
import railbox.envs
from railbox.core.catalogue import box_games
from railbox.core.rng import stream
from railbox.core.state import State

RECORDED = Path(__file__).with_name("gate.json")
LEAST = 0.5
"""The part of a recorded ratio below which the gate is shut."""
ROUNDS = 7
SECONDS = 0.02
"""Of the processor, for each work in each round."""

Work = Callable[[], int]
"""Does some of it and says how many decisions that were."""


def calibration() -> Work:
    """The fixed loop: shuffling numbers in the compiled generator; a number is a unit."""
    items = vec[i64](list(range(1000)))
    rng = stream("1", "gate")

    def work() -> int:
        rng.shuffle(items, 1000)
        return 1000

    return work


def playouts(game: str) -> Work:
    """Random games in the compiled rules, from one deal."""
    state: State = railbox.new_game(game, railbox.all_games()[game].players[0], seed=1).state
    rng = stream("1", "gate")
    return lambda: state.clone().playout(rng)


def steps(game: str) -> Work:
    """A batch with masks and observations."""
    games = railbox.envs.batch(game, 64, seed=1)
    _ = games.masks, games.observations

    def work() -> int:
        games.step()
        return len(games)

    return work


def works() -> dict[str, Work]:
    """All that the gate looks at."""
    found: dict[str, Work] = {}
    for game in box_games():
        found[f"{game} games"] = playouts(game)
        found[f"{game} batch"] = steps(game)
    return found


def speed(work: Work) -> float:
    """Decisions in a second of the processor, in one short run."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent


def ratios(measured: dict[str, Work], rounds: int = ROUNDS) -> dict[str, float]:
    """The best speed of each work to the best of the fixed loop; all take turns, to meet the same neighbours."""
    fixed = calibration()
    best = dict.fromkeys(measured, 0.0)
    unit = 0.0
    for _ in range(rounds):
        unit = max(unit, speed(fixed))
        for name, work in measured.items():
            best[name] = max(best[name], speed(work))
    return {name: value / unit for name, value in best.items()}


def recorded() -> dict[str, float]:
    """The ratios that were measured when the gate was last set."""
    found: dict[str, float] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def too_slow(measured: dict[str, float]) -> list[str]:
    """What is slower than half of what was recorded, in sentences."""
    return [
        f"{name}: {ratio:.4f} of the fixed loop, recorded {recorded()[name]:.4f}"
        for name, ratio in measured.items()
        if ratio < LEAST * recorded()[name]
    ]


def main() -> None:
    """Measure and compare, or record anew."""
    measured = ratios(works(), 3 * ROUNDS)
    if "--record" in sys.argv:
        rounded = {name: float(f"{ratio:.3g}") for name, ratio in measured.items()}
        RECORDED.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
    for name, ratio in measured.items():
        print(f"{name:20} {ratio:.4f} of the fixed loop, recorded {recorded()[name]:.4f}")
    if too_slow(measured):
        sys.exit(1)


if __name__ == "__main__":
    main()
