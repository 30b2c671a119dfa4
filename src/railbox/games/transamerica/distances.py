"""How far apart the nodes of a board are before anything is built."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.games.transamerica.steiner import FAR, Graph

KEPT: Final = 8  # boards whose distances are kept


@final
class Distances:
    """What it costs to get from each node of an empty board to each other."""

    graph: Graph
    table: vec[i64]  # nodes * from + to

    def __init__(self, graph: Graph) -> None:
        nodes = graph.nodes
        self.graph = graph
        self.table = vec[i64]([FAR] * (nodes * nodes))
        for start in range(nodes):
            self.measure(start)

    def measure(self, start: i64) -> None:
        """Fill one row, nearest nodes first: lines cost 1 or 2, so three buckets are enough."""
        graph = self.graph
        table = self.table
        row = start * graph.nodes
        table[row + start] = 0
        buckets: list[list[int]] = [[start], [], []]
        cost: i64 = 0
        empty: i64 = 0
        while empty < 3:
            bucket = buckets[cost % 3]
            buckets[cost % 3] = []
            if len(bucket):
                empty = 0
            else:
                empty += 1
            for boxed in bucket:
                node: i64 = boxed
                if table[row + node] < cost:
                    continue
                for index in range(graph.first[node], graph.first[node + 1]):
                    line = graph.around[index]
                    other = graph.end_a[line] + graph.end_b[line] - node
                    reached = cost + graph.cost[line]
                    if reached < table[row + other]:
                        table[row + other] = reached
                        buckets[reached % 3].append(other)
            cost += 1


known: list[Distances] = []


def distances_of(graph: Graph) -> Distances:
    """The distances of a board, from the last few that were used."""
    for found in known:
        if found.graph is graph:
            return found
    fresh = Distances(graph)
    known.append(fresh)
    if len(known) > KEPT:
        del known[0]
    return fresh
