"""Playing many games with several processes: each game once, whatever happens to the processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from railbox.arena.games import GameResult, Seating, Series, play_games

LARGEST_BATCH = 50
BATCHES_EACH = 16
"""A worker gets its games in about so many batches, so that none waits long for the last one."""
SETBACKS = 3
"""How often in a row workers may die before any batch is finished."""

Batch = Sequence[Seating]
Progress = Callable[[int], None]


class PoolFailed(RuntimeError):
    """Workers died again and again on the same games."""


def play_all(series: Series, seatings: Sequence[Seating], workers: int, cluster: str = "") -> Iterator[GameResult]:
    """Every game once, in the order in which they are finished, here or on a Ray cluster."""
    batches = split(seatings, workers)
    if cluster:
        from railbox.arena.cluster import play_on_cluster

        yield from play_on_cluster(series, seatings, cluster)
    elif workers == 1:
        for batch in batches:
            yield from play_games(series, batch)
    else:
        yield from play_in_processes(series, batches, workers)


def split(seatings: Sequence[Seating], workers: int) -> list[Batch]:
    """Games in batches for workers."""
    size = max(1, min(LARGEST_BATCH, len(seatings) // (workers * BATCHES_EACH)))
    return [seatings[first : first + size] for first in range(0, len(seatings), size)]


def play_in_processes(series: Series, batches: Sequence[Batch], workers: int) -> Iterator[GameResult]:
    """Batches on processes of this machine; when one dies, all are replaced and unfinished batches begin again."""
    waiting = deque(batches)
    setbacks = 0
    while waiting:
        running: dict[Future[list[GameResult]], Batch] = {}
        with ProcessPoolExecutor(workers) as pool:
            try:
                while waiting or running:
                    while waiting and len(running) < 2 * workers:
                        running[pool.submit(play_games, series, waiting[0])] = waiting[0]
                        waiting.popleft()
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        results = future.result()
                        del running[future]
                        setbacks = 0
                        yield from results
            except BrokenProcessPool:
                setbacks += 1
                if setbacks > SETBACKS:
                    raise PoolFailed(f"workers died {setbacks} times in a row: out of memory, or killed?") from None
                waiting.extendleft(running.values())
