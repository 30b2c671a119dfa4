"""The least that joins a set of places: exact Steiner trees on a graph whose lines cost 1 or 2, or 0 once built.

Every network shrinks to one point first. Then the method of Dreyfus and Wagner ("The Steiner problem in graphs",
Networks 1, 1971) finds, for each set of cities in turn and each point, the cheapest tree that joins them: two smaller
trees that meet at a point, carried on along the lines, all points of one cost at a time. What is sure to cost more than
a tree that is already known is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, BITS, lowest_bit

FAR: Final = 1 << 20
"""More than any tree costs: what cannot be joined."""

# Distances from up to seven goals, side by side in one number, eight bits each
GOALS: Final = 7
EIGHT_BITS: Final = vec[i64]([1 << 8 * goal for goal in range(GOALS)])
ALL_EIGHTS: Final = sum(1 << 8 * goal for goal in range(GOALS))
TOP: Final = 128
MOST: Final = 126  # the highest limit that fits


@final
class Graph:
    """Nodes and lines, and the lines at each node. Sets of lines, and of points, are masks of 60 bits a word."""

    nodes: i64
    edges: i64
    words: i64  # of a mask of lines
    end_a: vec[i64]
    end_b: vec[i64]
    cost: vec[i64]
    word: vec[i64]  # of each number: which word of a mask
    bit: vec[i64]  # and which bit of it
    first: vec[i64]  # of each node: where its lines begin in `around`
    around: vec[i64]
    single: vec[i64]  # mask of the lines that cost 1
    every: vec[i64]  # mask of all lines
    zeros: vec[i64]  # to be copied from
    fars: vec[i64]
    ones: vec[i64]

    def __init__(self, nodes: i64, ends: list[tuple[int, int]], costs: list[int], colours: i64) -> None:
        """`colours` says how many cities are to be joined at most."""
        self.nodes = nodes
        self.edges = len(ends)
        self.words = (self.edges + BITS - 1) // BITS
        self.end_a = vec[i64]([a for a, _ in ends])
        self.end_b = vec[i64]([b for _, b in ends])
        self.cost = vec[i64](costs)
        numbers = max(len(ends), nodes)
        self.word = vec[i64]([number // BITS for number in range(numbers)])
        self.bit = vec[i64]([BIT[number % BITS] for number in range(numbers)])
        around: list[list[int]] = [[] for node in range(nodes)]
        for edge, (a, b) in enumerate(ends):
            around[a].append(edge)
            around[b].append(edge)
        first = [0]
        for lines in around:
            first.append(first[-1] + len(lines))
        self.first = vec[i64](first)
        self.around = vec[i64]([edge for lines in around for edge in lines])
        self.single = vec[i64]([0] * self.words)
        self.every = vec[i64]([0] * self.words)
        for edge in range(self.edges):
            self.every[self.word[edge]] |= self.bit[edge]
            if self.cost[edge] == 1:
                self.single[self.word[edge]] |= self.bit[edge]
        mask_words: i64 = nodes // BITS + 1
        rows: i64 = max(int(BIT[colours]) + 1, 2 * int(mask_words) + 3)
        self.zeros = vec[i64]([0] * (rows * nodes + 3 * mask_words))
        self.fars = vec[i64]([FAR] * (rows * nodes))
        self.ones = vec[i64]([-1] * mask_words)


@final
class Shrunk:
    """A graph with each network shrunk to one point; what is left are the lines between different points."""

    graph: Graph
    passable: vec[i64]
    points: i64
    words: i64  # of a mask of points
    point_of: vec[i64]  # of each node
    near: vec[i64]  # of each point: mask of the points that a line of cost 1 leads to
    across: vec[i64]  # the same for lines of cost 2
    has_across: vec[i64]

    def __init__(self, graph: Graph, label: vec[i64], at: i64, passable: vec[i64]) -> None:
        """Nodes with the same `label` (from place `at` on) are one point; only `passable` lines may be built."""
        nodes = graph.nodes
        point_of = graph.zeros[:nodes]
        numbered = graph.zeros[:nodes]
        points: i64 = 0
        for node in range(nodes):
            name = label[at + node]
            if numbered[name] == 0:
                points += 1
                numbered[name] = points
            point_of[node] = numbered[name] - 1
        words = (points + BITS - 1) // BITS
        near = graph.zeros[: points * words]
        across = graph.zeros[: points * words]
        has_across = graph.zeros[:points]
        end_a = graph.end_a
        end_b = graph.end_b
        word = graph.word
        bit = graph.bit
        cost = graph.cost
        for edge in range(graph.edges):
            a = point_of[end_a[edge]]
            b = point_of[end_b[edge]]
            if a == b or passable[word[edge]] & bit[edge] == 0:
                continue
            if cost[edge] == 1:
                near[a * words + word[b]] |= bit[b]
                near[b * words + word[a]] |= bit[a]
            else:
                across[a * words + word[b]] |= bit[b]
                across[b * words + word[a]] |= bit[a]
                has_across[a] = 1
                has_across[b] = 1
        self.graph = graph
        self.passable = passable
        self.points = points
        self.words = words
        self.point_of = point_of
        self.near = near
        self.across = across
        self.has_across = has_across


@final
class Trees:
    """The cheapest trees that join cities of a shrunk graph, and what it costs to join all of them and a root.

    `tree[points * s + p]` is the cost of the cheapest tree that joins the cities of the set s (a mask) with point p;
    the row after the last set holds the distances from the root. Where a root is given, only what may be part of a
    tree that costs `slack` more than the cheapest is sure to be exact: all else may be too high.
    """

    shrunk: Shrunk
    root: i64
    cost: i64
    points: i64
    goals: vec[i64]  # the points of the cities, each once
    cities: i64
    everything: i64  # the set of all cities
    tree: vec[i64]
    limit: i64  # what costs more is of no use
    good: vec[i64]  # for each set the points where its trees may be of use
    good_count: vec[i64]
    waiting: vec[i64]  # by cost: mask of the points from which a tree of that cost is to be carried on
    last: i64  # the highest cost at which something waits
    distances: vec[i64]  # of each point from all goals and the root, side by side
    outside: i64  # the top bits of the goals that the present set lacks, 0 where nothing is to be left out

    def __init__(self, shrunk: Shrunk, root: i64, cities: vec[i64], slack: i64, everywhere: bool) -> None:
        """Join the nodes `cities` with the node `root`, or without a root (-1) among themselves.

        `everywhere` also asks for the trees of all cities at each point; without a root it must be set.
        """
        graph = shrunk.graph
        points = shrunk.points
        self.shrunk = shrunk
        self.points = points
        self.root = -1
        if root >= 0:
            self.root = shrunk.point_of[root]
        self.goals = graph.zeros[: len(cities)]
        self.cities = 0
        for city in cities:
            self.add_goal(shrunk.point_of[city])
        self.everything = BIT[self.cities] - 1
        self.cost = 0
        self.limit = 2 * points
        self.last = 0
        self.outside = 0
        self.tree = graph.fars[: (self.everything + 2) * points]
        self.good = graph.zeros[: (self.everything + 2) * points]
        self.good_count = graph.zeros[: self.everything + 2]
        self.waiting = graph.zeros[: (self.limit + 3) * shrunk.words]
        self.distances = graph.zeros[:points]
        if self.cities > 0:
            self.find(slack, everywhere)

    def add_goal(self, point: i64) -> None:
        """A city on a point that is to be joined anyway adds nothing."""
        if point == self.root:
            return
        for place in range(self.cities):
            if self.goals[place] == point:
                return
        self.goals[self.cities] = point
        self.cities += 1

    def find(self, slack: i64, everywhere: bool) -> None:
        """Fill the table of trees, small sets first, and find the cost of joining everything."""
        everything = self.everything
        for city in range(self.cities):
            self.measure(BIT[city], self.goals[city])
        start = self.goals[0]
        if self.root >= 0:
            start = self.root
            self.tree[start] = 0  # the tree of no city
            self.measure(everything + 1, start)
            self.limit = self.spanning() + slack
            if self.limit >= FAR:
                self.cost = FAR
                return
            self.pack_distances()
        for cities in range(3, everything):
            if cities & (cities - 1):
                self.join(cities)
        if everything & (everything - 1) and not everywhere:
            self.cost = self.least()
            return
        if everything & (everything - 1):
            self.join(everything)
        self.cost = self.tree[self.points * everything + start]

    def measure(self, row: i64, goal: i64) -> None:
        """The distances of all points from a goal."""
        self.waiting[self.shrunk.graph.word[goal]] |= self.shrunk.graph.bit[goal]
        self.last = 0
        self.carry_on(row)

    def spanning(self) -> i64:
        """What joining the goals one by one, each from the nearest, costs: never less than the cheapest tree."""
        goals = self.goals
        near = self.shrunk.graph.zeros[: self.cities]
        row: i64 = self.points * (self.everything + 1)
        for city in range(self.cities):
            near[city] = self.tree[row + goals[city]]
        total: i64 = 0
        joined: i64 = 0
        while joined < self.cities:
            joined += 1
            nearest: i64 = -1
            for city in range(self.cities):
                if near[city] >= 0 and (nearest < 0 or near[city] < near[nearest]):
                    nearest = city
            total += near[nearest]
            near[nearest] = -1
            row = self.points * BIT[nearest]
            for city in range(self.cities):
                distance = self.tree[row + goals[city]]
                if distance < near[city]:
                    near[city] = distance
        return total

    def pack_distances(self) -> None:
        """Put the distances of each point from all goals side by side, so that one sum compares all of them.

        With 127 - limit + cost added to each, the top bit of a goal's eight shows that it lies too far away for a
        tree of that cost.
        """
        if self.limit > MOST:
            return
        tree = self.tree
        distances = self.distances
        for point in range(self.points):
            packed: i64 = 0
            row: i64 = self.points
            for goal in range(self.cities + 1):
                distance = tree[row + point]
                if distance >= TOP:
                    distance = TOP - 1
                packed += distance * EIGHT_BITS[goal]
                row += row
            distances[point] = packed

    def join(self, cities: i64) -> None:
        """Trees of a set: at each point the cheapest two that have these cities between them, then carried on."""
        tree = self.tree
        points = self.points
        good = self.good
        limit = self.limit
        row: i64 = points * cities
        lowest = cities & -cities
        touched = row
        part = (cities - 1) & cities
        while part:
            if part & lowest:
                fewer = part
                other = cities ^ part
                if self.good_count[other] < self.good_count[fewer]:
                    fewer = other
                    other = part
                fewer_row = points * fewer
                other_row = points * other
                for index in range(fewer_row, fewer_row + self.good_count[fewer]):
                    point = good[index]
                    cost = tree[fewer_row + point] + tree[other_row + point]
                    before = tree[row + point]
                    if cost < before and cost <= limit:
                        tree[row + point] = cost
                        if before == FAR:
                            good[touched] = point
                            touched += 1
            part = (part - 1) & cities
        outside: i64 = 0
        if self.root >= 0 and limit <= MOST:
            for goal in range(self.cities + 1):
                if cities & BIT[goal] == 0:
                    outside |= TOP * EIGHT_BITS[goal]
        words = self.shrunk.words
        word = self.shrunk.graph.word
        bit = self.shrunk.graph.bit
        waiting = self.waiting
        distances = self.distances
        last: i64 = 0
        for index in range(row, touched):
            point = good[index]
            cost = tree[row + point]
            if distances[point] + ALL_EIGHTS * (TOP - 1 - limit + cost) & outside == 0:
                waiting[cost * words + word[point]] |= bit[point]
                if cost > last:
                    last = cost
        self.last = last
        self.outside = outside
        self.carry_on(cities)

    def carry_on(self, cities: i64) -> None:
        """Lengthen the waiting trees of a set along the lines, in the order of their costs."""
        row: i64 = self.points * cities
        tree = self.tree
        good = self.good
        waiting = self.waiting
        words = self.shrunk.words
        near = self.shrunk.near
        across = self.shrunk.across
        has_across = self.shrunk.has_across
        distances = self.distances
        outside = self.outside
        limit = self.limit
        unreached = self.shrunk.graph.ones[:words]
        found = row
        last = self.last
        cost: i64 = 0
        at: i64 = 0
        while cost <= last and cost <= limit:
            too_far = ALL_EIGHTS * (TOP - 1 - limit + cost)
            next_at = at + words
            for word in range(words):
                reached = waiting[at + word] & unreached[word]
                waiting[at + word] = 0
                unreached[word] ^= reached
                while reached:
                    point = BITS * word + lowest_bit(reached)
                    reached &= reached - 1
                    tree[row + point] = cost
                    if distances[point] + too_far & outside:
                        continue
                    good[found] = point
                    found += 1
                    if last < cost + 2:
                        last = cost + 2
                    first = words * point
                    for other in range(words):
                        waiting[next_at + other] |= near[first + other]
                    if has_across[point]:
                        for other in range(words):
                            waiting[next_at + words + other] |= across[first + other]
            cost += 1
            at = next_at
        if cost > limit:
            for index in range(at, at + 2 * words):
                waiting[index] = 0
        self.good_count[cities] = found - row

    def least(self) -> i64:
        """The cheapest way to join two trees that have all cities between them with the root."""
        tree = self.tree
        points = self.points
        good = self.good
        everything = self.everything
        by_root: i64 = points * (everything + 1)
        least = self.limit
        part = everything >> 1
        while part:
            part_row = points * part
            other_row = points * (everything ^ part)
            for index in range(part_row, part_row + self.good_count[part]):
                point = good[index]
                cost = tree[part_row + point] + tree[other_row + point] + tree[by_root + point]
                if cost < least:
                    least = cost
            part -= 1
        return least

    def at(self, node: i64) -> i64:
        """What it costs to join all cities with a node, where they were joined everywhere without a root."""
        return self.tree[self.points * self.everything + self.shrunk.point_of[node]]

    def saved_by_line_to(self, node: i64) -> i64:
        """How much a new line from the root to a node saves, where all was joined everywhere with a slack of 1.

        The cheapest tree with that line is two trees: one of some cities at its far end, one of the others at the root.
        The slack is enough, since a tree that saves something by a line of cost 2 costs one more at most.
        """
        point = self.shrunk.point_of[node]
        if self.cost == 0 or point == self.root:
            return 0
        tree = self.tree
        points = self.points
        least = self.cost
        for cities in range(1, self.everything + 1):
            cost = tree[points * cities + point] + tree[points * (self.everything ^ cities) + self.root]
            if cost < least:
                least = cost
        return self.cost - least

    def lines(self) -> list[int]:
        """The lines of a cheapest tree that was asked for everywhere, each joined to the root by those before it.

        Without a root the first city takes its place. A tree at a point is either that of a neighbour with one more
        line, or two trees that meet there.
        """
        found: list[int] = []
        if self.cost == 0:
            return found
        start = self.root
        if start < 0:
            start = self.goals[0]
        sets: list[int] = [self.everything]
        places: list[int] = [start]
        while sets:
            cities: i64 = sets.pop()
            point: i64 = places.pop()
            if self.tree[self.points * cities + point] == 0:
                continue
            edge = self.last_line(cities, point)
            if edge >= 0:
                found.append(edge)
                sets.append(cities)
                places.append(self.other_end(edge, point))
            else:
                part = self.split(cities, point)
                sets.extend([part, cities ^ part])
                places.extend([point, point])
        return found

    def other_end(self, edge: i64, point: i64) -> i64:
        """The point at the other end of a line."""
        end = self.shrunk.point_of[self.shrunk.graph.end_a[edge]]
        if end == point:
            return self.shrunk.point_of[self.shrunk.graph.end_b[edge]]
        return end

    def last_line(self, cities: i64, point: i64) -> i64:
        """The line by which the tree of a set came to a point, -1 if it was joined there."""
        graph = self.shrunk.graph
        row: i64 = self.points * cities
        for edge in range(graph.edges):
            a = self.shrunk.point_of[graph.end_a[edge]]
            b = self.shrunk.point_of[graph.end_b[edge]]
            if a == b or (a != point and b != point):
                continue
            if self.shrunk.passable[graph.word[edge]] & graph.bit[edge] == 0:
                continue
            if self.tree[row + self.other_end(edge, point)] + graph.cost[edge] == self.tree[row + point]:
                return edge
        return -1

    def split(self, cities: i64, point: i64) -> i64:
        """One of the two sets whose trees meet at a point."""
        part = (cities - 1) & cities
        while part:
            cost = self.tree[self.points * part + point] + self.tree[self.points * (cities ^ part) + point]
            if cost == self.tree[self.points * cities + point]:
                break
            part = (part - 1) & cities
        return part


def joining_costs(graph: Graph, hands: Iterable[list[int]]) -> list[int]:
    """What it costs to join the nodes of each hand while nothing is built."""
    label = vec[i64](list(range(int(graph.nodes))))
    shrunk = Shrunk(graph, label, 0, graph.every)
    costs: list[int] = []
    for hand in hands:
        costs.append(int(Trees(shrunk, hand[0], vec[i64](hand[1:]), 0, False).cost))
    return costs
