"""A guide to TransAmerica: exact distances for a good move, and a quick race of all players to the end of a round.

The race knows a network by its distances to all cities: as every track belongs to some network, the way between two
places is either free of tracks or leads through networks, and a table of distances on the empty board is enough.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.bots.guide import Guide
from railbox.core.bits import BIT
from railbox.core.rng import Rng
from railbox.core.state import OVER, State
from railbox.games.transamerica.rules import HUB, HUBS, SECOND, STOP, TransAmerica
from railbox.games.transamerica.steiner import Graph

FAR: Final = 1 << 20
KEPT: Final = 8  # boards whose distances are kept
LONGEST: Final = 200  # turns of a race, more than a round can have
LEAD: Final = 30.0  # points of lead that make a victory certain


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


@final
class Race:
    """A round as a race: each player builds from his network to the nearest of his cities that is not joined yet."""

    graph: Graph
    table: vec[i64]
    nodes: i64
    players: i64
    colours: i64
    goals: i64  # cities of all players
    city: vec[i64]  # colours * seat + colour
    net_of: vec[i64]  # by seat
    alias: vec[i64]  # by network: the one that it has become part of
    distance: vec[i64]  # goals * network + goal
    nearest: vec[i64]  # the node of the network from which it is measured
    member: vec[i64]  # by node: mask of the networks that it belongs to
    part: vec[i64]  # nodes * network + place: the nodes of a network
    size: vec[i64]
    link: vec[i64]  # players * network + other: the distance between two networks,
    link_from: vec[i64]  # and the nodes where it is shortest
    link_to: vec[i64]
    apart: bool  # networks never join

    def __init__(self, state: TransAmerica) -> None:
        setting = state.setting
        self.graph = setting.graph
        self.table = distances_of(setting.graph).table
        self.nodes = setting.graph.nodes
        self.players = setting.players
        self.colours = setting.colours
        self.goals = self.players * self.colours
        self.apart = setting.vexation
        self.city = vec[i64]([0] * self.goals)
        self.net_of = vec[i64]([0] * self.players)
        self.alias = vec[i64]([0] * self.players)
        self.distance = vec[i64]([0] * (self.players * self.goals))
        self.nearest = vec[i64]([0] * (self.players * self.goals))
        self.member = vec[i64]([0] * self.nodes)
        self.part = vec[i64]([0] * (self.players * self.nodes))
        self.size = vec[i64]([0] * self.players)
        self.link = vec[i64]([0] * (self.players * self.players))
        self.link_from = vec[i64]([0] * (self.players * self.players))
        self.link_to = vec[i64]([0] * (self.players * self.players))

    def set_up(self, state: TransAmerica) -> None:
        """Take the cities and the networks of a state in which all markers stand."""
        setting = state.setting
        for seat in range(self.players):
            for colour in range(self.colours):
                self.city[self.colours * seat + colour] = state.deck[setting.first_card[colour] + seat]
            self.net_of[seat] = seat
            self.alias[seat] = seat
            self.size[seat] = 0
        for index in range(self.players * self.goals):
            self.distance[index] = FAR
        for node in range(self.nodes):
            self.member[node] = 0
        for index in range(self.players * self.players):
            self.link[index] = FAR
        for seat in range(self.players):
            if not self.apart and state.network[seat] != seat:
                other = state.network[seat]
                if other < seat:
                    self.alias[seat] = other
                    self.net_of[seat] = other
                    continue
            if self.size[seat]:
                continue
            at = state.view_of(seat)
            home = state.label[at + state.marker[seat]]
            for node in range(self.nodes):
                if state.label[at + node] == home:
                    self.add(seat, node)

    def add(self, net: i64, node: i64) -> None:
        """A node becomes part of a network; if it belongs to another, both become one."""
        if self.member[node] & BIT[net]:
            return
        others = self.member[node]
        self.member[node] |= BIT[net]
        self.part[self.nodes * net + self.size[net]] = node
        self.size[net] += 1
        row: i64 = self.nodes * node
        first: i64 = self.goals * net
        for goal in range(self.goals):
            cost = self.table[row + self.city[goal]]
            if cost < self.distance[first + goal]:
                self.distance[first + goal] = cost
                self.nearest[first + goal] = node
        if self.apart:
            return
        for other in range(self.players):
            if other != net and self.alias[other] == other and self.size[other]:
                pair: i64 = self.players * net + other
                for place in range(self.nodes * other, self.nodes * other + self.size[other]):
                    cost = self.table[row + self.part[place]]
                    if cost < self.link[pair]:
                        self.link[pair] = cost
                        self.link_from[pair] = node
                        self.link_to[pair] = self.part[place]
                        back: i64 = self.players * other + net
                        self.link[back] = cost
                        self.link_from[back] = self.part[place]
                        self.link_to[back] = node
        if others:
            for other in range(self.players):
                if others & BIT[other] and self.alias[other] == other:
                    self.merge(net, other)

    def merge(self, net: i64, other: i64) -> None:
        """Another network becomes part of one."""
        self.alias[other] = net
        for seat in range(self.players):
            if self.net_of[seat] == other:
                self.net_of[seat] = net
        for place in range(self.nodes * other, self.nodes * other + self.size[other]):
            self.add(net, self.part[place])

    def rest(self, seat: i64, rng: Rng) -> i64:
        """What it costs a seat to build on alone until it is complete."""
        total: i64 = 0
        while True:
            cost = self.build(seat, 2, rng)
            if cost == 0:
                return total
            total += cost

    def is_complete(self, seat: i64) -> bool:
        """Whether all cities of a seat are joined to its network."""
        first: i64 = self.goals * self.net_of[seat] + self.colours * seat
        return all(self.distance[goal] == 0 for goal in range(first, first + self.colours))

    def run(self, seat: i64, budget: i64, rng: Rng) -> None:
        """Build in turn until somebody is complete; the first turn has this much left to build."""
        turns: i64 = 0
        while turns < LONGEST:
            while budget > 0:
                cost = self.build(seat, budget, rng)
                if cost == 0:
                    break
                budget -= cost
            for other in range(self.players):
                if self.is_complete(other):
                    return
            seat += 1
            if seat == self.players:
                seat = 0
            budget = 2
            turns += 1

    def build(self, seat: i64, budget: i64, rng: Rng) -> i64:
        """One track on the way to the nearest city, straight or by way of another network; its cost, 0 for none."""
        net = self.net_of[seat]
        first: i64 = self.goals * net + self.colours * seat
        best_cost: i64 = FAR
        start: i64 = -1
        goal: i64 = -1
        ties: i64 = 1
        for colour in range(self.colours):
            cost = self.distance[first + colour]
            if cost == 0:
                continue
            source = self.nearest[first + colour]
            target = self.city[self.colours * seat + colour]
            if not self.apart:
                for other in range(self.players):
                    if other != net and self.alias[other] == other:
                        pair: i64 = self.players * net + other
                        detour = self.link[pair] + self.distance[self.goals * other + self.colours * seat + colour]
                        if detour < cost:
                            cost = detour
                            source = self.link_from[pair]
                            target = self.link_to[pair]
            if cost == best_cost:
                ties += 1
                if rng.below(ties) == 0:
                    start = source
                    goal = target
            elif cost < best_cost:
                best_cost = cost
                start = source
                goal = target
                ties = 1
        if start < 0:
            return 0
        graph = self.graph
        left = self.table[self.nodes * start + goal]
        best_node: i64 = -1
        best_price: i64 = 0
        best_gain: i64 = -1
        for index in range(graph.first[start], graph.first[start + 1]):
            line = graph.around[index]
            node = graph.end_a[line] + graph.end_b[line] - start
            price = graph.cost[line]
            row: i64 = self.nodes * node
            if price <= budget and price + self.table[row + goal] == left:
                gain: i64 = 0  # for all cities that it brings nearer, not for the nearest only
                for colour in range(self.colours):
                    nearer = self.distance[first + colour] - self.table[row + self.city[self.colours * seat + colour]]
                    if nearer > 0:
                        gain += nearer
                if gain > best_gain:
                    best_gain = gain
                    best_node = node
                    best_price = price
        if best_node >= 0:
            self.add(net, best_node)
        return best_price


class TransAmericaGuide(Guide):
    """Weighs tracks by what they save, exactly; judges positions by racing to the end of the round."""

    def __init__(self) -> None:
        self.informed = True
        self.race: Race | None = None
        self.losses = vec[float]([0.0] * 8)

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """What each action saves, by the cheapest trees; then what brings the most cities nearer."""
        assert isinstance(state, TransAmerica)
        saved = state.hints()
        self.glance(state, actions, weights)
        count: i64 = len(actions)
        for place in range(count):
            weights[place] = 2.0 * float(saved[place]) + 0.1 * weights[place]

    def glance(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """How much nearer each action brings the cities, without a look at whole trees."""
        assert isinstance(state, TransAmerica)
        setting = state.setting
        seat = state.seat
        table = distances_of(setting.graph).table
        nodes = setting.graph.nodes
        count: i64 = len(actions)
        cities = state.cities_of(seat)
        if state.phase == HUBS:
            for place in range(count):
                number: i64 = actions[place]
                row: i64 = nodes * (number - HUB)
                total: i64 = 0
                for city in cities:
                    total += table[row + city]
                weights[place] = -0.15 * float(total)
            return
        at = state.view_of(seat)
        home = state.label[at + state.marker[seat]]
        near = vec[i64]([FAR] * setting.colours)
        for node in range(nodes):
            if state.label[at + node] == home:
                row = nodes * node
                for colour in range(setting.colours):
                    cost = table[row + cities[colour]]
                    if cost < near[colour]:
                        near[colour] = cost
        for place in range(count):
            number = actions[place]
            weights[place] = 0.0
            edge = number - setting.first_track
            if number == STOP:
                continue
            if edge >= setting.graph.edges:
                edge -= setting.graph.edges
                weights[place] = -1.0
            row = nodes * state.far_end(seat, edge)
            best: i64 = 0
            total = 0
            for colour in range(setting.colours):
                gain = near[colour] - table[row + cities[colour]]
                if gain > 0:
                    total += gain
                    if near[colour] < 6 - best:
                        best = 6 - near[colour]
            weights[place] += 0.6 * float(total) + 0.2 * float(best)

    def finish(self, state: State, rng: Rng) -> None:
        """Race to the end of the round, and note what everybody loses by it."""
        assert isinstance(state, TransAmerica)
        players = state.setting.players
        for seat in range(players):
            self.losses[seat] = 0.0
        if state.phase == HUBS:
            if all(node < 0 for node in state.marker):
                return  # a new round: what it brings is anybody's guess
            self.place_hubs(state)
        if state.to_act() == OVER:
            return
        race = self.race
        if race is None or race.graph is not state.setting.graph or race.players != players:
            race = Race(state)
            self.race = race
        race.set_up(state)
        budget: i64 = 2
        if state.phase == SECOND:
            budget = 1
        race.run(state.seat, budget, rng)
        for seat in range(players):
            self.losses[seat] = float(race.rest(seat, rng))

    def place_hubs(self, state: TransAmerica) -> None:
        """Put the markers that are missing where their cities are nearest."""
        table = distances_of(state.setting.graph).table
        nodes = state.setting.graph.nodes
        while state.phase == HUBS:
            cities = state.cities_of(state.seat)
            best: i64 = -1
            best_total: i64 = FAR * 100
            for node in range(nodes):
                if state.is_marked(node):
                    continue
                total: i64 = 0
                for city in cities:
                    total += table[nodes * node + city]
                if total < best_total:
                    best_total = total
                    best = node
            state.apply(HUB + best)

    def reward(self, state: State, rewards: vec[float]) -> None:
        """The lead in points that is to be expected after the round."""
        scores = state.scores()
        seats: i64 = len(scores)
        for seat in range(seats):
            mine = float(scores[seat]) - self.losses[seat]
            best = -1e9
            total = 0.0
            for other in range(seats):
                if other != seat:
                    rival = float(scores[other]) - self.losses[other]
                    best = max(best, rival)
                    total += rival
            lead = mine - 0.5 * best - 0.5 * total / float(seats - 1)
            rewards[seat] = max(0.0, min(1.0, 0.5 + lead / LEAD))
