"""What is worth knowing of a board of TransAmerica: distances, what all hands cost, and where a marker stands well."""

from __future__ import annotations

from itertools import combinations, product
from math import prod

from railbox import compiled
from railbox.core.boards import Measures, Shades, bars, least_costs
from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.games.transamerica.board import FEWEST_PLAYERS, Board, BoardData, few_cities, read_board
from railbox.games.transamerica.steiner import Graph, joining_costs

MOST_PLAYERS = 6
MOST_WORK = 120_000_000 if compiled else 1_200_000
"""How much may be done for the hands: points times sets of cities. Of more hands than that, some are drawn."""


def measure_board(data: BoardData) -> Measures:
    """The figures of a board without mistakes."""
    board = read_board(data)
    ways: list[list[tuple[int, int]]] = [[] for _ in board.node_names]
    for (a, b), cost in zip(board.ends, board.costs, strict=True):
        ways[a].append((b, cost))
        ways[b].append((a, cost))
    far = {city.node: least_costs(ways, city.node) for city in board.cities}
    apart = [far[one.node][two.node] for one, two in combinations(board.cities, 2)]
    hands, every = hand_costs(board)
    means = [sum(cost[node] for cost in far.values()) / len(far) for node in range(len(ways))]
    players = [count for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if not few_cities(board.cities, count)]
    sizes = {"points": len(ways), "lines": len(board.ends), "doubles": board.costs.count(2)}
    return Measures(
        players=players,
        remarks=[
            Message("transamerica.board-size", sizes),
            Message("transamerica.board-players", {"least": players[0], "most": players[-1], "count": len(players)}),
            Message("transamerica.board-hands", {"least": min(hands), "most": max(hands)}),
        ],
        bars=[
            bars(
                Message("transamerica.board-hands-title"),
                Message("transamerica.board-hands-note", {"count": len(hands), "all": "yes" if every else "no"}),
                hands,
            ),
            bars(
                Message("transamerica.board-apart-title"),
                Message("transamerica.board-apart-note", {"count": len(apart)}),
                apart,
            ),
        ],
        shades=[
            Shades(
                Message("transamerica.board-costs-title"),
                Message("transamerica.board-costs-note"),
                {str(node.id): round(mean, 1) for node, mean in zip(data.nodes, means, strict=True)},
            )
        ],
    )


def hand_costs(board: Board) -> tuple[list[int], bool]:
    """What it costs to join the cities of a hand, for all hands, or for some of them where there are too many."""
    piles = [[city.node for city in board.cities if city.colour == colour] for colour in board.colours]
    graph = Graph(len(board.node_names), board.ends, board.costs, len(piles))
    most = max(1, MOST_WORK // (len(board.node_names) << len(piles)))
    every = prod(map(len, piles)) <= most
    rng = stream("hands", "measure")
    drawn = ([pile[rng.below(len(pile))] for pile in piles] for _ in range(most))
    return joining_costs(graph, (list(hand) for hand in product(*piles)) if every else drawn), every
