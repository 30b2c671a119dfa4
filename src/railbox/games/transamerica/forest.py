"""The cheapest trees of many hands on one board.

They are found as those of one hand are (see `steiner`). Most sets of cities are part of many hands, so those that were
asked for are kept.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from railbox.core.bits import BIT
from railbox.games.transamerica.setting import Setting
from railbox.games.transamerica.steiner import Graph

KEPT: Final = 64  # boards whose trees are kept
MUCH: Final = 120  # more than any tree costs; twice that fits into eight bits


@final
class Forest:
    """What it costs to join cities, at most one of each colour, with each point of a board.

    All nodes with the same label are one point. Cards without a slot are left out.
    """

    graph: Graph
    label: vec[i64]
    slot: vec[i64]  # by card: from 1 for each colour, 0 for those that are left out
    points: i64
    point_of: vec[i64]
    city: vec[i64]  # most * colour + slot: the point of a city
    most: i64
    unit: vec[i64]  # by colour: what one slot adds to the number of a set; of none, how many sets there are
    tree: vec[u8]  # points * set + point, …
    known: vec[u8]  # … by set: whether it is worked out
    line_a: vec[i64]  # the lines between different points
    line_b: vec[i64]
    price: vec[u8]

    def __init__(self, setting: Setting, label: vec[i64], slot: vec[i64]) -> None:
        graph = setting.graph
        self.graph = graph
        self.label = label
        self.slot = slot
        self.point_of = vec[i64]([0] * graph.nodes)
        self.points = 0
        for node in range(graph.nodes):
            if label[node] == node:
                self.point_of[node] = self.points
                self.points += 1
        for node in range(graph.nodes):
            self.point_of[node] = self.point_of[label[node]]
        self.line_a = vec[i64]([])
        self.line_b = vec[i64]([])
        self.price = vec[u8]([])
        for edge in range(graph.edges):
            a = self.point_of[graph.end_a[edge]]
            b = self.point_of[graph.end_b[edge]]
            if a != b:
                self.line_a = append(self.line_a, a)
                self.line_b = append(self.line_b, b)
                self.price = append(self.price, u8(graph.cost[edge]))
        self.most = len(slot) + 1
        self.unit = vec[i64]([1])
        self.city = vec[i64]([0] * (self.most * setting.colours))
        for colour in range(setting.colours):
            slots: i64 = 1
            for card in range(setting.first_card[colour], setting.first_card[colour + 1]):
                if slot[card] > 0:
                    slots += 1
                    self.city[self.most * colour + slot[card]] = self.point_of[setting.cards[card]]
            self.unit = append(self.unit, self.unit[colour] * slots)
        sets = self.unit[setting.colours]
        self.tree = vec[u8]([0] * (sets * self.points))
        self.known = vec[u8]([0] * sets)

    def join(self, number: i64) -> i64:
        """Work the trees of a set out; where they begin. It is the sum of its slots, each by the unit of its colour.

        Two smaller sets are joined at each point in the cheapest way, then carried on.
        """
        points = self.points
        row = points * number
        if self.known[number] == 1:
            return row
        parts = vec[i64]([])  # a number for each city
        city: i64 = 0
        for colour in range(len(self.unit) - 1):
            part = number % self.unit[colour + 1] - number % self.unit[colour]
            if part > 0:
                parts = append(parts, part)
                city = self.city[self.most * colour + part // self.unit[colour]]
        tree = self.tree
        for point in range(points):
            tree[row + point] = MUCH
        last: i64 = len(parts) - 1
        if last == 0:
            tree[row + city] = 0
        for mask in range(1, BIT[last]):
            one: i64 = 0
            for place in range(last):
                if mask & BIT[place]:
                    one += parts[place]
            one_row = self.join(one)
            other_row = self.join(number - one)
            for point in range(points):
                cost = tree[one_row + point] + tree[other_row + point]
                if cost < tree[row + point]:
                    tree[row + point] = cost
        self.carry_on(row)
        self.known[number] = 1
        return row

    def carry_on(self, row: i64) -> None:
        """Lengthen the trees of a set along the lines, to and fro, until none gets cheaper."""
        tree = self.tree
        line_a = self.line_a
        line_b = self.line_b
        prices = self.price
        lines: i64 = len(prices)
        forwards = False
        changed = True
        while changed:
            changed = False
            forwards = not forwards
            for count in range(lines):
                line = count if forwards else lines - 1 - count
                a = row + line_a[line]
                b = row + line_b[line]
                price = prices[line]
                if tree[a] + price < tree[b]:
                    tree[b] = tree[a] + price
                    changed = True
                elif tree[b] + price < tree[a]:
                    tree[a] = tree[b] + price
                    changed = True


kept: list[Forest] = []


def forest_of(setting: Setting, label: vec[i64], slot: vec[i64]) -> Forest:
    """The trees of a board, from the last ones that were used."""
    for found in kept:
        if found.graph is setting.graph and alike(found.label, label) and alike(found.slot, slot):
            return found
    fresh = Forest(setting, label[:], slot)
    kept.append(fresh)
    if len(kept) > KEPT:
        del kept[0]
    return fresh


def alike(one: vec[i64], other: vec[i64]) -> bool:
    """Whether all numbers are the same."""
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return len(one) == len(other)
