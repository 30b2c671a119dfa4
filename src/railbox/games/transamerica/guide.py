"""A guide to TransAmerica: exact distances for a good move, and a quick race of all players to the end of a round.

The race knows a network by its distances to all cities: as every track belongs to some network, the way between two
places is either free of tracks or leads through networks, and a table of distances on the empty board is enough.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railbox.core.bits import BIT
from railbox.core.guide import Guide
from railbox.core.rng import Rng
from railbox.core.state import OVER, State
from railbox.games.transamerica.distances import distances_of
from railbox.games.transamerica.inference import Evidence
from railbox.games.transamerica.rules import ENDED, HUBS, SECOND, TransAmerica
from railbox.games.transamerica.setting import HUB, STOP
from railbox.games.transamerica.steiner import FAR, Graph

LONGEST: Final = 200  # turns of a race, more than a round can have
LUCK: Final = 3.0  # the points by which later rounds typically change a lead
LAST: Final = 1.0  # the same where the game ends with this round: the race may be wrong by so much

# What an action is worth to `weigh`
WORTH_FOR_PRICE: Final = 5.0  # a track, for what it saves of each unit that it costs …
WORTH: Final = 0.25  # … and for what it saves: of two tracks on a cheapest tree a double one comes first
WORTH_OF_HUB: Final = 2.0  # for what it saves, or loses, of the points that the cities cost
NEARER: Final = 0.05  # for what `glance` sees
FORESIGHT: Final = 30.0  # for the chance to be ahead that `look_ahead` finds …
CLOSE: Final = 1.5  # … where it looks as good as the best but for so much …
MOST_TRIED: Final = 80  # … unless that holds for nearly all
GUESSES: Final = 4  # at what is hidden, to look ahead from


@final
class Race:
    """A round as a race: each player builds from his network towards his cities, where most of them come nearer."""

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
    left: vec[i64]  # by colour: how far a city is that is still to be joined
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
        self.left = vec[i64]([0] * self.colours)
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
            at = state.setting.view_of(seat)
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

    def rest(self, seat: i64) -> i64:
        """What it costs a seat to join its cities one after the other, the nearest first."""
        net = self.net_of[seat]
        first: i64 = self.colours * seat
        for colour in range(self.colours):
            self.left[colour] = self.away(net, first + colour)
        total: i64 = 0
        while True:
            nearest: i64 = -1
            for colour in range(self.colours):
                if self.left[colour] > 0 and (nearest < 0 or self.left[colour] < self.left[nearest]):
                    nearest = colour
            if nearest < 0:
                return total
            total += self.left[nearest]
            self.left[nearest] = 0
            row: i64 = self.nodes * self.city[first + nearest]
            for colour in range(self.colours):
                cost = self.table[row + self.city[first + colour]]
                if cost < self.left[colour]:
                    self.left[colour] = cost

    def away(self, net: i64, goal: i64) -> i64:
        """How far a city is from a network, perhaps through another one."""
        cost = self.distance[self.goals * net + goal]
        if not self.apart:
            for other in range(self.players):
                if other != net and self.alias[other] == other:
                    detour = self.link[self.players * net + other] + self.distance[self.goals * other + goal]
                    if detour < cost:
                        cost = detour
        return cost

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
        """The track that brings the most cities nearer, on a way to one of them; its cost, 0 for none."""
        net = self.net_of[seat]
        first: i64 = self.goals * net + self.colours * seat
        graph = self.graph
        best_node: i64 = -1
        best_price: i64 = 0
        best_worth: i64 = -1
        ties: i64 = 1
        for colour in range(self.colours):
            cost = self.distance[first + colour]
            if cost == 0:
                continue
            start = self.nearest[first + colour]
            goal = self.city[self.colours * seat + colour]
            if not self.apart:  # the way may lead through another network
                for other in range(self.players):
                    if other != net and self.alias[other] == other:
                        pair: i64 = self.players * net + other
                        detour = self.link[pair] + self.distance[self.goals * other + self.colours * seat + colour]
                        if detour < cost:
                            cost = detour
                            start = self.link_from[pair]
                            goal = self.link_to[pair]
            left = self.table[self.nodes * start + goal]
            for index in range(graph.first[start], graph.first[start + 1]):
                line = graph.around[index]
                node = graph.end_a[line] + graph.end_b[line] - start
                price = graph.cost[line]
                if price > budget or price + self.table[self.nodes * node + goal] != left:
                    continue
                worth = self.worth(seat, node)
                if worth == best_worth:
                    ties += 1
                    if rng.below(ties) != 0:
                        continue
                elif worth > best_worth:
                    best_worth = worth
                    ties = 1
                else:
                    continue
                best_node = node
                best_price = price
        if best_node >= 0:
            self.add(net, best_node)
        return best_price

    def worth(self, seat: i64, node: i64) -> i64:
        """What a track to a node is worth, as `glance` has it: how much nearer all cities come, and how near one is."""
        first: i64 = self.goals * self.net_of[seat] + self.colours * seat
        row: i64 = self.nodes * node
        gain: i64 = 0
        best: i64 = 0
        for colour in range(self.colours):
            away = self.distance[first + colour]
            nearer = away - self.table[row + self.city[self.colours * seat + colour]]
            if nearer > 0:
                gain += nearer
                if 6 - away > best:
                    best = 6 - away
        return 3 * gain + best


class TransAmericaGuide(Guide):
    """Weighs tracks by what they save, exactly; judges positions by racing to the end of the round."""

    def __init__(self) -> None:
        self.informed = True
        self.race: Race | None = None
        self.losses = vec[float]([0.0] * 8)
        self.evidence: Evidence | None = None
        self.rng = Rng(0, 0, 0)
        self.rewards = vec[float]([0.0] * 8)

    def study(self, state: State, seat: i64) -> None:
        """Note what the tracks of the others tell of their hands."""
        assert isinstance(state, TransAmerica)
        self.evidence = Evidence(state, seat)

    def infer(self, state: State, seat: i64, rng: Rng) -> None:
        """Deal the hidden hands anew, each as likely as it makes the tracks that were laid."""
        assert isinstance(state, TransAmerica)
        if self.evidence is not None:
            self.evidence.deal_anew(state, rng)

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """What each action saves for its price, by the cheapest trees; then how a race goes on after it.

        Tracks of both prices may lie on the cheapest tree, and save equally much: what tells them apart is which of
        them others will lay in any case. All other tracks, a hundred where networks have joined, are left far behind.
        """
        assert isinstance(state, TransAmerica)
        graph = state.setting.graph
        saved = state.hints()
        self.glance(state, actions, weights)
        count: i64 = len(actions)
        for place in range(count):
            number: i64 = actions[place]
            worth = WORTH_OF_HUB
            if state.phase != HUBS and number != STOP:
                worth = WORTH_FOR_PRICE / float(graph.cost[state.setting.line_of(number)]) + WORTH
            weights[place] = worth * float(saved[place]) + NEARER * weights[place]
        self.look_ahead(state, actions, weights)

    def look_ahead(self, state: TransAmerica, actions: list[int], weights: vec[float]) -> None:
        """Try those that look best: race on after each, with the same few guesses at what is hidden for all of them."""
        count: i64 = len(actions)
        best = weights[0]
        for place in range(count):
            best = max(best, weights[place])
        tried = vec[i64]([])
        for place in range(count):
            if weights[place] > best - CLOSE:
                tried = append(tried, place)
        if len(tried) > MOST_TRIED:
            return
        seat = state.seat
        chances = vec[float]([0.0] * len(tried))
        sample = state
        guesses: i64 = 0
        while guesses < GUESSES:
            guesses += 1
            for number in range(len(tried)):
                copy = sample.clone()
                copy.apply(actions[tried[number]])
                self.finish(copy, self.rng)
                self.reward(copy, self.rewards)
                chances[number] += self.rewards[seat] / float(GUESSES)
            sample = state.clone()
            self.infer(sample, seat, self.rng)
        lowest = chances[0]
        for chance in chances:
            lowest = min(lowest, chance)
        for number in range(len(tried)):
            weights[tried[number]] += FORESIGHT * (chances[number] - lowest)

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
                weights[place] = -0.3 * float(total)
            return
        at = state.setting.view_of(seat)
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
            if number == STOP:
                continue
            edge = setting.line_of(number)
            if number >= setting.first_own:
                weights[place] = -2.0
            row = nodes * state.far_end(seat, edge)
            best: i64 = 0
            total = 0
            for colour in range(setting.colours):
                gain = near[colour] - table[row + cities[colour]]
                if gain > 0:
                    total += gain
                    if near[colour] < 6 - best:
                        best = 6 - near[colour]
            weights[place] += 1.2 * float(total) + 0.4 * float(best)

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
        budget: i64 = 2
        if state.phase == SECOND:
            budget = 1
        race.set_up(state)
        race.run(state.seat, budget, rng)
        for seat in range(players):
            self.losses[seat] = float(race.rest(seat))

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
        """The chance of each seat to be ahead at the end of the game, by the points after this round."""
        assert isinstance(state, TransAmerica)
        seats = state.setting.players
        best = -1e9
        lowest = 1e9
        for seat in range(seats):
            points = float(state.score[seat]) - self.losses[seat]
            rewards[seat] = points
            best = max(best, points)
            lowest = min(lowest, points)
        luck = LUCK
        if state.phase == ENDED or (state.round >= state.setting.min_rounds and lowest <= float(state.barrier)):
            luck = LAST
        total = 0.0
        for seat in range(seats):
            rewards[seat] = math.exp((rewards[seat] - best) / luck)
            total += rewards[seat]
        for seat in range(seats):
            rewards[seat] /= total
