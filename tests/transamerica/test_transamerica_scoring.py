"""Exact scoring against slow and obvious ways to count, and the hints that are taken from it."""

import random
from itertools import combinations, product
from statistics import fmean
from typing import Any, cast

import networkx as nx
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import railbox
from railbox.core.rng import stream
from railbox.games.transamerica import board as boards
from railbox.games.transamerica import rules
from railbox.games.transamerica.rules import TransAmerica
from railbox.games.transamerica.setting import STOP
from railbox.games.transamerica.steiner import Graph, Shrunk, Trees
from tests.transamerica.boards import Table, board, line, standard_board
from tests.transamerica.oracle import Oracle, steiner_cost

STANDARD = standard_board()


def midway(players: int, seed: int, left: int, **options: Any) -> railbox.Match:
    """A match in its first round with so many tracks left, after random play."""
    match = railbox.new_game("transamerica", players, seed, options)
    state, rng = cast(TransAmerica, match.state), stream(str(seed), "midway")
    while state.supply > left or state.phase == rules.HUBS:
        match.play(match.ruleset.actions.text(state.random_action(rng)))
        if state.round > 1:
            return midway(players, seed + 1000, left, **options)
    return match


def oracle_of(match: railbox.Match) -> Oracle:
    """The same position for the oracle, with all hands known."""
    view = match.ruleset.view(match.state, -1)
    state = cast(TransAmerica, match.state)
    names = [node["name"] for node in match.layout()["nodes"]]
    data = match.record().options["board"] or STANDARD
    hands = [[names[node] for node in state.hand(seat)] for seat in range(match.players)]
    oracle = Oracle(data, match.players, [hands], vexation=match.record().options["vexation"])
    oracle.hubs = {seat: player.marker for seat, player in enumerate(view.players)}
    oracle.tracks = {frozenset(track.split("-")) for track in view.tracks}
    for track in view.own_tracks:
        oracle.own[track.seat].add(frozenset(track.line.split("-")))
    return oracle


@pytest.mark.parametrize("chunk", range(5))
def test_250_random_positions_cost_what_the_oracle_says(chunk: int) -> None:
    """Random tracks of all densities, each with a random deal."""
    generator = random.Random(chunk)
    for number in range(50):
        match = midway(2 + number % 5, 100 * chunk + number, left=generator.randrange(1, 84))
        state = cast(TransAmerica, match.state).resample(-1, stream(str(number), f"hands {chunk}"))
        match.state = state
        seat = generator.randrange(match.players)
        assert state.missing(seat) == oracle_of(match).loss(seat)


def test_vexation_positions_cost_what_the_oracle_says() -> None:
    generator = random.Random(7)
    for number in range(40):
        match = midway(2 + number % 5, number, left=generator.randrange(10, 84), vexation=True)
        seat = generator.randrange(match.players)
        assert cast(TransAmerica, match.state).missing(seat) == oracle_of(match).loss(seat)


def random_graph(generator: random.Random, nodes: int) -> tuple[list[tuple[int, int]], list[int]]:
    """A connected graph with lines of cost 1 and 2."""
    ends = [(generator.randrange(node), node) for node in range(1, nodes)]
    ends += [pair for pair in combinations(range(nodes), 2) if pair not in ends and generator.random() < 0.3]
    return ends, [generator.choice((1, 1, 2)) for _ in ends]


def cheapest_by_force(graph: "nx.Graph[int]", goals: set[int]) -> int:
    """The cheapest spanning tree of any set of nodes that has the goals."""
    others = [node for node in graph if node not in goals]
    best = 10**6
    for count in range(len(others) + 1):
        for more in combinations(others, count):
            part = graph.subgraph(goals.union(more))
            if nx.is_connected(part):
                best = min(best, round(nx.minimum_spanning_tree(part).size(weight="weight")))
    return best


@pytest.mark.parametrize("seed", range(120))
def test_small_graphs_cost_what_trying_everything_says(seed: int) -> None:
    generator = random.Random(seed)
    nodes = generator.randrange(4, 9)
    ends, costs = random_graph(generator, nodes)
    built = {edge for edge in range(len(ends)) if generator.random() < 0.2}
    plain: nx.Graph[int] = nx.Graph()
    for edge, (a, b) in enumerate(ends):
        plain.add_edge(a, b, weight=0 if edge in built else costs[edge])
    networks: nx.Graph[int] = nx.Graph()
    networks.add_nodes_from(range(nodes))
    networks.add_edges_from(ends[edge] for edge in built)
    label = [0] * nodes
    for part in nx.connected_components(networks):
        for node in part:
            label[node] = min(part)
    goals = generator.sample(range(nodes), generator.randrange(2, 5))
    graph = Graph(nodes, ends, costs, len(goals))
    shrunk = Shrunk(graph, vec[i64](label), 0, graph.every)
    expected = cheapest_by_force(plain, set(goals))
    root, *cities = goals
    assert Trees(shrunk, root, vec[i64](cities), 0, False).cost == expected
    assert Trees(shrunk, root, vec[i64](cities), 1, True).cost == expected
    assert Trees(shrunk, -1, vec[i64](goals), 0, True).cost == expected
    named: nx.Graph[str] = nx.Graph()
    named.add_edges_from((str(a), str(b), line) for a, b, line in plain.edges(data=True))
    assert steiner_cost(named, [str(goal) for goal in goals]) == expected


def costs_of_all_hands(players: int) -> list[int]:
    """What it costs to join the five cities of each possible hand on the empty board."""
    table = boards.STANDARD
    graph = Graph(len(table.node_names), table.ends, table.costs, 5)
    shrunk = Shrunk(graph, vec[i64](list(range(graph.nodes))), 0, graph.every)
    piles = [[city.node for city in cities] for cities in table.cities_in_play(players).values()]
    return [Trees(shrunk, first, vec[i64](rest), 0, False).cost for first, *rest in product(*piles)]


@pytest.mark.parametrize(
    ("players", "hands", "least", "most", "mean"), [(4, 7**5, 19, 36, 27.464), (2, 5**5, 20, 34, 26.960)]
)
def test_cost_of_all_hands_on_the_empty_board(players: int, hands: int, least: int, most: int, mean: float) -> None:
    costs = costs_of_all_hands(players)
    assert len(costs) == hands
    assert (min(costs), max(costs)) == (least, most)
    assert round(fmean(costs), 3) == mean


def test_the_cheapest_hand_is_the_known_one() -> None:
    names = ("San Diego", "Dallas", "St. Louis", "Cincinnati", "Washington")
    nodes = [next(city["node"] for city in STANDARD["cities"] if city["name"] == name) for name in names]
    table = boards.STANDARD
    graph = Graph(len(table.node_names), table.ends, table.costs, 5)
    shrunk = Shrunk(graph, vec[i64](list(range(graph.nodes))), 0, graph.every)
    assert Trees(shrunk, -1, vec[i64](nodes), 0, True).cost == 19


def saved_by(state: TransAmerica, action: int) -> int:
    """By how much an action lowers the missing points, counted before and after."""
    seat, setting = state.seat, state.setting
    after = state.clone()
    if action == STOP:
        return 0
    if action < setting.first_track:
        after.apply(action)
    else:
        edge = (action - setting.first_track) % setting.graph.edges
        view = seat if setting.vexation else 0
        after.join(view, seat, setting.graph.end_a[edge], setting.graph.end_b[edge])
    return state.missing(seat) - after.missing(seat)


@pytest.mark.parametrize("vexation", [False, True])
@pytest.mark.parametrize("left", [84, 80, 70, 50, 30, 10, 2])
def test_hints_say_what_a_new_count_would_say(left: int, vexation: bool) -> None:
    for seed in range(4):
        state = cast(TransAmerica, midway(2 + seed, seed, left, vexation=vexation).state)
        hints = state.hints()
        assert hints == [saved_by(state, action) for action in state.legal_actions()]
        assert all(0 <= saved <= 2 for saved in hints)


def test_hints_for_a_hub_say_what_a_new_count_would_say() -> None:
    state = cast(TransAmerica, railbox.new_game("transamerica", 4, seed=9).state)
    for _ in range(4):
        hints = state.hints()
        assert hints == [saved_by(state, action) for action in state.legal_actions()]
        assert max(hints) == 0
        state.apply(state.legal_actions()[hints.index(0)])


def test_the_view_shows_each_legal_track_with_its_hint() -> None:
    match = midway(3, 5, 40)
    view = match.view(match.to_act)
    assert [hint["action"] for hint in view["game"]["hints"]] == [text for text in view["legal"] if text != "stop"]
    lowers = {hint["lowers"] for hint in view["game"]["hints"]}
    assert max(lowers) >= 1
    assert view["game"]["players"][match.to_act]["missing"] == cast(TransAmerica, match.state).missing(match.to_act)


def test_missing_lines_join_everything_for_what_is_missing() -> None:
    for seed in range(10):
        match = midway(2 + seed % 5, seed, 10 + 7 * seed, vexation=seed % 2 == 1)
        state, oracle = cast(TransAmerica, match.state), oracle_of(match)
        names = match.layout()["lines"]
        for seat in range(match.players):
            lines = state.missing_lines(seat)
            assert sum(names[edge]["cost"] for edge in lines) == state.missing(seat)
            oracle.tracks = {frozenset(track) for track in oracle.tracks}
            before = set(oracle.tracks)
            oracle.tracks |= {frozenset((names[edge]["a"], names[edge]["b"])) for edge in lines}
            assert oracle.is_complete(seat)
            oracle.tracks = before


def test_a_long_board_where_distances_do_not_fit_eight_bits() -> None:
    length = 300
    data = board(line(length, doubles=range(0, length, 2)), {"red": [0, 10], "blue": [150, 140], "green": [300, 290]})
    table = Table(data, [[[0, 150, 300], [10, 140, 290]]]).play(75, 200)
    assert table.state.missing(0) == 450
    assert table.state.missing(1) == 420
    assert len(table.state.missing_lines(1)) == 280


def test_six_colours_are_joined_exactly() -> None:
    generator = random.Random(3)
    for _ in range(10):
        ends, costs = random_graph(generator, 14)
        places = generator.sample(range(14), 12)
        data = board(
            [(a, b, cost) for (a, b), cost in zip(ends, costs, strict=True)],
            {colour: [places.pop(), places.pop()] for colour in ("red", "blue", "green", "black", "white", "pink")},
        )
        match = railbox.new_game("transamerica", 2, seed=1, options={"board": data})
        for _ in range(6):
            match.play(generator.choice(match.legal()))
        if cast(TransAmerica, match.state).round == 1:
            oracle = oracle_of(match)
            for seat in range(2):
                assert cast(TransAmerica, match.state).missing(seat) == oracle.loss(seat)
