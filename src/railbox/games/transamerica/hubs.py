"""What a marker tells of a hand: nearly everybody puts it on a cheapest tree that joins his cities."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.games.transamerica.forest import MUCH, Forest
from railbox.games.transamerica.setting import Setting

KEPT: Final = 4  # boards that are kept
MOST_HANDS: Final = 20_000  # for which there is room

# Fitted to 800 markers of greedy, searching and scripted players (`python -m benchmarks.tracks`)
OFF: Final = 4.5  # a node that makes the cheapest tree dearer by one is chosen e^4.5 times as seldom
ANYWHERE: Final = 0.03  # the share of markers that stand anywhere


@final
class Hubs:
    """How likely each hand puts its marker on each node of an empty board."""

    setting: Setting
    forest: Forest | None  # none where there are too many hands
    cheapest: vec[i64]  # by set, as the forest counts them: what a whole hand costs, …
    spread: vec[float]  # … and how much it likes all nodes together; 0 until it is asked for

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.forest = None
        hands: i64 = 1
        slot = vec[i64]([0] * len(setting.cards))
        for colour in range(setting.colours):
            first = setting.first_card[colour]
            hands *= setting.first_card[colour + 1] - first
            for card in range(first, setting.first_card[colour + 1]):
                slot[card] = card - first + 1
        sets: i64 = 0
        if hands <= MOST_HANDS:
            forest = Forest(setting, vec[i64](list(range(int(setting.graph.nodes)))), slot)
            self.forest = forest
            sets = forest.unit[setting.colours]
        self.cheapest = vec[i64]([0] * sets)
        self.spread = vec[float]([0.0] * sets)

    def chance(self, hand: vec[i64], node: i64) -> float:
        """How likely a hand (a card of each colour) makes a marker on a node; among too many hands, all are alike."""
        forest = self.forest
        if forest is None:
            return 1.0
        number: i64 = 0
        for colour in range(self.setting.colours):
            number += forest.unit[colour] * forest.slot[hand[colour]]
        row = forest.join(number)
        if self.spread[number] == 0.0:
            self.survey(forest, number, row)
        liked = math.exp(OFF * float(self.cheapest[number] - i64(forest.tree[row + node])))
        return (1.0 - ANYWHERE) * liked / self.spread[number] + ANYWHERE / float(forest.points)

    def survey(self, forest: Forest, number: i64, row: i64) -> None:
        """Note what the cheapest tree of a hand costs, and how much it likes all nodes together."""
        cheapest: i64 = MUCH
        for node in range(forest.points):
            cheapest = min(cheapest, i64(forest.tree[row + node]))
        total = 0.0
        for node in range(forest.points):
            total += math.exp(OFF * float(cheapest - i64(forest.tree[row + node])))
        self.cheapest[number] = cheapest
        self.spread[number] = total


kept: list[Hubs] = []


def hubs_of(setting: Setting) -> Hubs:
    """Those of a board and its cities, from the last few that were used."""
    for found in kept:
        if found.setting.graph is setting.graph:
            return found
    fresh = Hubs(setting)
    kept.append(fresh)
    if len(kept) > KEPT:
        del kept[0]
    return fresh
