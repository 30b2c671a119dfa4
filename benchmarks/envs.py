"""Environments: batches, their observations and memory, and the PettingZoo wrapper beside its peers, on one core.

All speeds are in time of the processor, so that a busy machine tells nearly the same as a quiet one.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

import railbox
import railbox.envs
from benchmarks.measure import Bar, report
from benchmarks.peers import pettingzoo_steps, pgx_steps
from railbox.arena.simulate import Job
from railbox.envs import pettingzoo
from railbox.envs.datasets import simulate_to

BARS = {"metro": 2.5e6, "trains": 2.0e6, "tickets": 1.4e6, "transamerica": 0.4e6}
"""Decisions a second of 1,024 games with masks and new deals, actions drawn inside."""
OUTSIDE = {"metro": 1.3e6, "trains": 1.3e6}
"""The same with actions chosen in NumPy."""
COUNT = 1024
RUNS = 5


def processor_rate(work: Callable[[], int], seconds: float = 0.5, runs: int = RUNS) -> float:
    """How many units of work in a second of the processor: the best of several runs."""
    best = 0.0
    for _ in range(runs):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def batch(game: str, count: int = COUNT, masks: bool = True, observations: bool = False) -> railbox.envs.Batch:
    """A batch in the middle of its games, so that ends and new deals come all the time."""
    games = railbox.envs.batch(game, count, seed=1)
    for _ in range(300):
        games.step()
    if masks:
        _ = games.masks
    if observations:
        _ = games.observations
    return games


def drawn(game: str, count: int = COUNT, observations: bool = False, runs: int = RUNS) -> float:
    """Decisions a second with actions drawn inside."""
    games = batch(game, count, observations=observations)

    def work() -> int:
        for _ in range(10):
            games.step()
        return 10 * count

    return processor_rate(work, runs=runs)


def chosen(game: str, count: int = COUNT, runs: int = RUNS) -> float:
    """Decisions a second with actions chosen in NumPy from the lists of legal ones."""
    games = batch(game, count)
    rng = np.random.default_rng(1)

    def work() -> int:
        for _ in range(10):
            actions, starts = games.legal
            sizes = np.diff(starts)
            games.step(actions[starts[:-1] + (rng.random(count, np.float32) * sizes).astype(np.int64)])
        return 10 * count

    return processor_rate(work, runs=runs)


def wrapped(game: str, runs: int = RUNS) -> float:
    """Steps a second of the PettingZoo environment, observation and mask included, with random legal actions."""
    env = pettingzoo.env(game)
    random.seed(1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
        return steps

    return processor_rate(work, runs=runs)


def memory(game: str, count: int = 4096) -> float:
    """Megabytes of so many games, in the middle of play, without the arrays."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    games = railbox.envs.batch(game, count, seed=1)
    for _ in range(40):
        games.step()
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def memory_alone(game: str) -> float:
    """The same in a process of its own: what one game gave back, the next would take."""
    command = [sys.executable, "-m", "benchmarks.envs", "--memory", game]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def exported(game: str) -> float:
    """Decisions a second that random games write into a dataset."""
    players = railbox.all_games()[game].players[0]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        simulate_to(file, Job(game, players, ["random"], "1"), 2)
        start = time.process_time()
        report = simulate_to(file, Job(game, players, ["random"], "1"), 400 if game == "metro" else 60)
        return report.games * report.lengths.mean / (time.process_time() - start)


def main() -> None:
    """Measure everything in one run."""
    if "--memory" in sys.argv:
        sys.stdout.write(f"{memory(sys.argv[-1])}\n")
        return
    bars = [Bar(f"{game}, memory of 4,096 games", memory_alone(game), "MB", at_most=64) for game in BARS]
    for game, bar in BARS.items():
        bars.append(Bar(f"{game}, {COUNT:,} games with masks", drawn(game), "decisions/s", at_least=bar))
        bars.append(Bar("  and observations", drawn(game, observations=True), "decisions/s", at_least=bar / 2))
        bars.append(Bar("  actions by NumPy", chosen(game), "decisions/s", at_least=OUTSIDE.get(game)))
        bars.append(Bar("  written into a dataset", exported(game), "decisions/s", at_least=50_000))
    for count in (256, 1024):
        peer = pgx_steps("connect_four", count, outside=True)
        bars.append(Bar(f"pgx connect_four, {count} games, actions by NumPy", peer, "steps/s"))
        bars.append(Bar("  metro to it", chosen("metro", count) / peer, "times", at_least=1))
    four, rummy = pettingzoo_steps("connect_four_v3"), pettingzoo_steps("gin_rummy_v4")
    bars.append(Bar("PettingZoo connect_four", four, "steps/s"))
    bars.append(Bar("PettingZoo gin_rummy", rummy, "steps/s"))
    for game in BARS:
        ours = wrapped(game)
        bars.append(Bar(f"{game} in PettingZoo", ours, "steps/s"))
        bars.append(Bar("  to connect_four", ours / four, "times", at_least=5))
        bars.append(Bar("  to gin_rummy", ours / rummy, "times", at_least=20))
    report("Environments, one core" + ("" if railbox.compiled else " (NOT COMPILED)"), bars)


if __name__ == "__main__":
    main()
