"""Playing many games on a Ray cluster (the extra `cluster`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from railbox.arena.games import GameResult, Seating, Series, play_games
from railbox.core.catalogue import BadOptions

RETRIES = 10
"""How often Ray begins a batch again when its worker or its machine dies."""
BATCH = 10
AHEAD = 2
"""Batches that are under way for each core of the cluster."""


def play_on_cluster(series: Series, seatings: Sequence[Seating], address: str) -> Iterator[GameResult]:
    """Every game once; `address` is what `ray start` says, or `local` for a cluster on this machine."""
    try:
        import ray as untyped_ray
    except ImportError:
        raise BadOptions("a cluster needs Ray: pip install 'railbox[cluster]'") from None
    ray: Any = untyped_ray
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False if address == "local" else None)
        except ConnectionError as error:
            raise BadOptions(f"--cluster {address}: {error}") from None
    try:
        play: Any = ray.remote(max_retries=RETRIES)(play_games)
        size = max(1, min(BATCH, len(seatings) // 32))
        waiting = deque(seatings[first : first + size] for first in range(0, len(seatings), size))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < AHEAD * int(ray.cluster_resources().get("CPU", 1)):
                running.append(play.remote(series, waiting.popleft()))
            done, running = ray.wait(running)
            yield from ray.get(done[0])
    finally:
        if ours:
            ray.shutdown()
