from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from railbox.arena.cluster import play_on_cluster
from railbox.arena.games import GameResult, Seating, Series
from railbox.arena.pool import PoolFailed, play_all, split
from railbox.arena.simulate import Job, simulate

METRO = Series("metro", 2)
KILLER = Path(__file__).with_name("killer.py")


def games(bots: list[str], count: int) -> list[Seating]:
    return [Seating(number, f"pool-{number}", bots) for number in range(count)]


def facts(results: Iterable[GameResult]) -> list[Any]:
    """All but the times, in the order of the games."""
    plain = sorted((msgspec.to_builtins(result) for result in results), key=lambda result: result["number"])
    for result in plain:
        for seat in result["thinking"]:
            del seat["seconds"], seat["longest"]
    return plain


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    seatings = games(["greedy", "search:10"], 40)
    alone = facts(play_all(METRO, seatings, 1))
    assert [result["number"] for result in alone] == list(range(40))
    assert facts(play_all(METRO, seatings, 2)) == alone
    assert facts(play_all(METRO, seatings, 3)) == alone


def test_batches_hold_every_game_once() -> None:
    for count in (0, 1, 7, 50, 1000, 5003):
        for workers in (1, 2, 8):
            batches = split(games(["random"], count), workers)
            assert [seating.number for batch in batches for seating in batch] == list(range(count))


def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    seatings = games([f"program:{sys.executable} {KILLER} {flag}", "random"], 24)
    killed = facts(play_all(METRO, seatings, 2))
    assert flag.exists(), "no worker was killed"
    assert killed == facts(play_all(METRO, seatings, 1))
    assert [result["number"] for result in killed] == list(range(24))


def test_a_game_that_always_kills_its_worker_is_given_up(tmp_path: Path) -> None:
    flag = tmp_path / "no-such-folder" / "killed"
    script = KILLER.read_text().replace("flag.touch()", "pass")
    fatal = tmp_path / "fatal.py"
    fatal.write_text(script)
    seatings = games([f"program:{sys.executable} {fatal} {flag}", "random"], 4)
    with pytest.raises(PoolFailed):
        list(play_all(METRO, seatings, 2))


def test_simulations_run_on_the_same_pool() -> None:
    job = Job("metro", 2, ["greedy", "random"], "1")
    one, two = simulate(job, 60, 1), simulate(job, 60, 2)
    assert one.seats == two.seats and one.statistics == two.statistics and one.lengths == two.lengths


@pytest.fixture
def cluster() -> Iterator[None]:
    os.environ["RAY_AUTH_MODE"] = "disabled"  # or Ray writes a token into the home folder
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_of_two_workers_loses_nothing_when_one_is_killed(tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    seatings = games([f"program:{sys.executable} {KILLER} {flag}", "random"], 40)
    killed = facts(play_on_cluster(METRO, seatings, "auto"))
    assert flag.exists(), "no worker was killed"
    assert killed == facts(play_all(METRO, seatings, 1))
    assert [result["number"] for result in killed] == list(range(40))
