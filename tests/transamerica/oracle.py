"""TransAmerica once more, slow and obvious: networkx graphs, sets and dictionaries, nothing kept up to date.

It reads the same board files and speaks the same action texts as the game, and shares no code with it. Tests compare
the two step by step; the benchmark measures the game against it.
"""

import random
import re
from itertools import combinations
from typing import Any

import networkx as nx

Line = frozenset[str]
Hand = list[str]


def node_names(data: dict[str, Any]) -> dict[Any, str]:
    """The name of each node by its id."""
    names = {}
    for node in data["nodes"]:
        names[node["id"]] = f"r{node['row']}c{node['col']}" if "row" in node else str(node["id"])
    for city in data["cities"]:
        names[city["node"]] = re.sub(r"\W+", "_", city["name"].lower())
    return names


def steiner_cost(graph: "nx.Graph[str]", terminals: list[str]) -> float:
    """The least total weight of a connected part of the graph that has all terminals, by Dreyfus and Wagner."""
    cities = list(dict.fromkeys(terminals))
    root = cities.pop()
    if not cities:
        return 0
    trees: dict[frozenset[str], dict[str, float]] = {}
    for size in range(1, len(cities) + 1):
        for chosen in combinations(cities, size):
            group = frozenset(chosen)
            if size == 1:
                meeting = {chosen[0]: 0.0}
            else:
                first, *rest = chosen
                parts = [frozenset((first, *part)) for count in range(size - 1) for part in combinations(rest, count)]
                meeting = {}
                for node in graph:
                    sums = (trees[part].get(node, 1e9) + trees[group - part].get(node, 1e9) for part in parts)
                    meeting[node] = min(sums)
            trees[group] = _spread(graph, meeting)
    return trees[frozenset(cities)].get(root, float("inf"))


def _spread(graph: "nx.Graph[str]", start: dict[str, float]) -> dict[str, float]:
    """The distance of each node from a start that reaches some nodes at a cost."""
    graph.add_node("start")
    for node, cost in start.items():
        if cost < 1e9:
            graph.add_edge("start", node, weight=cost)
    distances: dict[str, float] = nx.single_source_dijkstra_path_length(graph, "start")
    graph.remove_node("start")
    del distances["start"]
    return distances


class Oracle:
    """One game. `hands[r][seat]` are the cities of a seat in round r, by the names of their nodes."""

    def __init__(
        self,
        data: dict[str, Any],
        players: int,
        hands: list[list[Hand]],
        min_rounds: int = 2,
        vexation: bool = False,
    ) -> None:
        names = node_names(data)
        self.board: nx.Graph[str] = nx.Graph()
        self.texts: dict[Line, str] = {}
        for edge in data["edges"]:
            ends = names[edge["u"]], names[edge["v"]]
            self.board.add_edge(*ends, weight=edge["cost"])
            self.texts[frozenset(ends)] = "-".join(ends)
        self.players = players
        self.hands = hands
        self.min_rounds = min_rounds
        self.vexation = vexation
        self.pieces = data.get("tracks", 84)
        self.points = [data.get("points", 13)] * players
        self.barrier = 0
        self.losses: list[list[int]] = []
        self.over = False
        self.start_round()

    def start_round(self) -> None:
        self.hand = self.hands[len(self.losses)]
        self.seat = len(self.losses) % self.players
        self.hubs: dict[int, str] = {}
        self.tracks: set[Line] = set()
        self.own: dict[int, set[Line]] = {seat: set() for seat in range(self.players)}
        self.laid_this_turn = 0
        self.complete: set[int] = set()

    def usable(self, seat: int) -> "nx.Graph[str]":
        """All nodes, and the tracks that a seat may use."""
        graph: nx.Graph[str] = nx.Graph()
        graph.add_nodes_from(self.board)
        graph.add_edges_from((a, b) for a, b in self.tracks | self.own[seat])
        return graph

    def network(self, seat: int) -> set[str]:
        return set(nx.node_connected_component(self.usable(seat), self.hubs[seat]))

    def is_complete(self, seat: int) -> bool:
        return set(self.hand[seat]) <= self.network(seat)

    def legal(self) -> list[str]:
        if self.over:
            return []
        if len(self.hubs) < self.players:
            return [f"hub {node}" for node in self.board if node not in self.hubs.values()]
        actions = ["stop"] if self.laid_this_turn else []
        for line in self.lines(self.seat, only_single=self.laid_this_turn > 0):
            actions.append(f"track {self.texts[line]}")
            if self.vexation and len(self.own[self.seat]) < 3 and self.own_tracks_fit(line):
                actions.append(f"own {self.texts[line]}")
        return actions

    def lines(self, seat: int, only_single: bool) -> list[Line]:
        """The lines on which a seat may lay a track."""
        network = self.network(seat)
        taken = self.tracks.union(*self.own.values())
        return [
            line
            for line in self.texts
            if line & network and line not in taken and not (only_single and self.weight(line) == 2)
        ]

    def weight(self, line: Line) -> int:
        a, b = line
        weight: int = self.board[a][b]["weight"]
        return weight

    def own_tracks_fit(self, line: Line) -> bool:
        placed = [track for tracks in self.own.values() for track in tracks]
        return all(sum(node in track for track in placed) < 2 for node in line)

    def play(self, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind == "hub":
            self.hubs[self.seat] = rest
            self.seat = (self.seat + 1) % self.players
        elif kind == "stop":
            self.end_turn()
        else:
            self.lay(frozenset(rest.split("-")), kind == "own")

    def lay(self, line: Line, own: bool) -> None:
        (self.own[self.seat] if own else self.tracks).add(line)
        self.laid_this_turn += 1
        self.complete = {seat for seat in range(self.players) if self.is_complete(seat)}
        if self.seat in self.complete or len(self.tracks) == self.pieces:
            self.end_round()
        elif self.laid_this_turn == 2 or self.weight(line) == 2 or not self.lines(self.seat, only_single=True):
            self.end_turn()

    def end_turn(self) -> None:
        self.laid_this_turn = 0
        if self.complete:
            self.end_round()
            return
        for _ in range(self.players):
            self.seat = (self.seat + 1) % self.players
            if self.lines(self.seat, only_single=False):
                return
        self.end_round()

    def loss(self, seat: int) -> int:
        """Own and common tracks cost nothing; lines under tracks of others are closed, unless they cut off a city."""
        others = [line for other, lines in self.own.items() if other != seat for line in lines]
        cost = float("inf")
        for closed in (others, []):
            if cost < float("inf"):
                break
            graph = self.board.copy()
            for a, b in self.tracks | self.own[seat]:
                graph[a][b]["weight"] = 0
            graph.remove_edges_from((a, b) for a, b in closed)
            cost = steiner_cost(graph, [self.hubs[seat], *self.hand[seat]])
        return int(cost)

    def end_round(self) -> None:
        losses = [self.loss(seat) for seat in range(self.players)]
        self.losses.append(losses)
        self.points = [points - loss for points, loss in zip(self.points, losses, strict=True)]
        lowest = min(self.points)
        if len(self.losses) >= self.min_rounds and lowest <= self.barrier:
            self.over = True
            return
        if len(self.losses) == 2 and lowest >= 4:
            self.barrier = lowest - 3
        self.start_round()

    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if self.points[seat] == max(self.points)]


def deal_hands(data: dict[str, Any], players: int, rounds: int, generator: random.Random) -> list[list[Hand]]:
    """Random hands for some rounds: a city of each colour for each seat."""
    names = node_names(data)
    piles: dict[str, list[str]] = {}
    for city in data["cities"]:
        if players > 3 or not city.get("dotted"):
            piles.setdefault(city["colour"], []).append(names[city["node"]])
    hands = []
    for _ in range(rounds):
        drawn = [generator.sample(pile, players) for pile in piles.values()]
        hands.append([[cards[seat] for cards in drawn] for seat in range(players)])
    return hands


def random_game(data: dict[str, Any], players: int, generator: random.Random) -> Oracle:
    """A whole game of random actions."""
    game = Oracle(data, players, deal_hands(data, players, 20, generator))
    while not game.over:
        game.play(generator.choice(game.legal()))
    return game
