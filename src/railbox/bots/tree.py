"""Information-set Monte Carlo tree search: the tree and its loop, compiled like the rules.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with a single observer. The tree
belongs to the seat that thinks. Each iteration goes through it with a fresh sample of what that seat cannot
know, so a node stands for all states that its path of actions may lead to, and an action that is not legal in the
sample is passed over; how often a child was available, not how often its parent was visited, drives exploration.
Every seat is taken to play for itself: a child keeps the rewards of the seat that acted.

Where the guide tells aspects of a position apart, such as the tile that is to be placed, a node has a facet for each of
them, with children of its own. What an action is worth under an aspect is learned from all aspects together at first,
and more and more from this one alone.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railbox.bots.base import Position
from railbox.core.guide import Guide
from railbox.core.rng import Rng
from railbox.core.state import OVER, State

FIRST: Final = 0
NONE: Final = -1
SEATS: Final = 16  # a node's key is 16 * action + seat
SEAT_BITS: Final = 4
ROOT_SAMPLES: Final = 8  # guesses at what is hidden from which the root is weighed
CHECK_EVERY: Final = 8  # iterations between two looks at the clock and at what is decided
ALIKE: Final = 60.0  # so many tries under all aspects together count beside those under one
WORST: Final = -6.0  # weight, seen from the best: what is worse than that does not look worse


@final
class Tree:
    """One search. Nodes are numbers; what is known of them lies in parallel vectors."""

    guide: Guide
    exploration: float
    iterations: i64
    root: i64  # where the seat stands: below the first node when it goes on from an earlier decision
    key: vec[i64]
    child: vec[i64]  # the newest child, NONE for a leaf
    sibling: vec[i64]  # the next older child, or facet, of the same parent
    facet: vec[i64]  # the newest facet, of which the key is the aspect; NONE where no aspects are told apart
    visits: vec[float]  # counts, kept as floats since they only ever divide
    available: vec[float]
    value: vec[float]  # the sum of the rewards of the seat that acted
    path: vec[i64]  # the nodes of the present iteration …
    depth: i64  # … and how many they are
    stamp: vec[i64]  # by action: the last selection that had it among its legal actions …
    place: vec[i64]  # … and where
    found: vec[i64]  # by place among the legal actions: the child, NONE if there is none yet …
    common: vec[i64]  # … and the one for all aspects together
    weights: vec[float]
    bias: vec[float]  # by place: what the weight adds to the reward, at most 0
    rewards: vec[float]
    wins: vec[float]  # by seat: shares of victory in the games that were played out
    selections: i64
    root_weights: vec[float]
    root_samples: i64

    def __init__(self, guide: Guide, actions: i64, exploration: float) -> None:
        self.guide = guide
        self.exploration = exploration
        self.iterations = 0
        self.root = FIRST
        self.key = vec[i64]([NONE])
        self.child = vec[i64]([NONE])
        self.sibling = vec[i64]([NONE])
        self.facet = vec[i64]([NONE])
        self.visits = vec[float]([0.0])
        self.available = vec[float]([0.0])
        self.value = vec[float]([0.0])
        self.path = vec[i64]([])
        self.depth = 0
        self.stamp = vec[i64]([0] * actions)
        self.place = vec[i64]([0] * actions)
        self.found = vec[i64]([0] * actions)
        self.common = vec[i64]([0] * actions)
        self.weights = vec[float]([0.0] * actions)
        self.bias = vec[float]([0.0] * actions)
        self.rewards = vec[float]([0.0] * SEATS)
        self.wins = vec[float]([0.0] * SEATS)
        self.selections = 0
        self.root_weights = vec[float]([])
        self.root_samples = 0

    def chances(self, seats: int) -> list[float]:
        """The share of the games in the tree that each seat won."""
        total = 0.0
        for seat in range(seats):
            total += self.wins[seat]
        return [self.wins[seat] / total for seat in range(seats)]

    def run(self, position: Position, rng: Rng, iterations: i64, seconds: float, whole: bool) -> None:
        """Iterate so often, or until the time is over if there is a limit (seconds above 0).

        What is known from an earlier decision counts as done. Unless the whole tree is wanted, stop when the iterations
        that are left, about, cannot change the choice.
        """
        start = time.perf_counter()
        known = self.tried()
        done: i64 = 0
        self.guide.study(position.sample(rng), position.seat)
        while done + known < iterations:
            self.iterate(self.sample(position, rng), rng, NONE)
            done += 1
            if done % CHECK_EVERY == 0:
                left = float(iterations - done - known)
                if seconds > 0:
                    spent = time.perf_counter() - start
                    if spent > seconds:
                        break
                    left = min(left, float(done) * (seconds - spent) / spent)
                if not whole and self.lead() > left:
                    break
        self.iterations += done

    def lead(self) -> float:
        """By how many visits the first candidate is ahead of the second."""
        first = 0.0
        second = 0.0
        child = self.child[self.root]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first - second

    def advance(self, action: i64) -> bool:
        """Go on from where an action of the seat has led, if the tree has been there."""
        child = self.child[self.root]
        while child != NONE:
            if self.key[child] >> SEAT_BITS == action and self.visits[child] > 0:
                self.root = child
                if self.facet[child] != NONE:
                    self.root = self.facet[child]  # the only one, as nothing new was shown
                self.root_samples = 0
                for seat in range(SEATS):
                    self.wins[seat] = 0.0
                return True
            child = self.sibling[child]
        return False

    def tried(self) -> i64:
        """How often actions of the root were tried, also before it became the root."""
        tries = 0.0
        child = self.child[self.root]
        while child != NONE:
            tries += self.visits[child]
            child = self.sibling[child]
        return i64(tries)

    def examine(self, position: Position, rng: Rng, action: i64, visits: int) -> None:
        """Iterate with this first action until it was tried so often."""
        self.guide.study(position.sample(rng), position.seat)
        while True:
            child = self.child[self.root]
            while child != NONE and self.key[child] >> SEAT_BITS != action:
                child = self.sibling[child]
            if child != NONE and self.visits[child] >= visits:
                return
            self.iterate(self.sample(position, rng), rng, action)

    def sample(self, position: Position, rng: Rng) -> State:
        """What may be the true state, by all that the seat knows and all that the guide makes of it."""
        state = position.sample(rng)
        self.guide.infer(state, position.seat, rng)
        return state

    def iterate(self, state: State, rng: Rng, first: i64) -> None:
        """Walk down the tree, add a node, finish the game, and write the rewards along the path.

        The first action is given, or NONE for one of the tree's own choice.
        """
        state.think(rng)
        node: i64 = self.root
        self.depth = 0
        while True:
            seat = state.to_act()
            if seat == OVER:
                break
            actions = state.legal_actions()
            self.mark(actions)
            whole = node
            if node != self.root:
                node = self.under_aspect(node, self.guide.aspect(state))
            self.match(node, seat, actions, self.found)
            if node != whole:
                self.match(whole, seat, actions, self.common)
            choice: i64 = NONE
            if len(actions) == 1:
                choice = 0
            elif node != self.root:
                choice = self.guide.obvious(state, actions)
            open_choice = choice == NONE
            if open_choice:
                if node == self.root and first != NONE:
                    choice = self.place[first]
                else:
                    choice = self.select(node, state, actions, node != whole)
            action: i64 = actions[choice]
            key = SEATS * action + seat
            if node != whole:
                self.step_to(self.child_of(whole, self.common[choice], key))
            is_new = self.found[choice] == NONE
            node = self.child_of(node, self.found[choice], key)
            self.step_to(node)
            state.apply(action)
            if is_new and open_choice:
                break
        guide = self.guide
        guide.finish(state, rng)
        guide.reward(state, self.rewards)
        self.count_wins(state)
        self.visits[self.root] += 1.0
        for step in range(self.depth):
            node = self.path[step]
            self.visits[node] += 1.0
            self.value[node] += self.rewards[self.key[node] & (SEATS - 1)]

    def count_wins(self, state: State) -> None:
        """Note who won; a game that was not played out is shared by the rewards."""
        winners = state.winners()
        for winner in winners:
            self.wins[winner] += 1.0 / len(winners)
        if len(winners) == 0:
            total = 0.0
            for seat in range(SEATS):
                total += self.rewards[seat]
            if total > 0:
                for seat in range(SEATS):
                    self.wins[seat] += self.rewards[seat] / total

    def step_to(self, node: i64) -> None:
        """Lengthen the path."""
        if self.depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.depth] = node
        self.depth += 1

    def child_of(self, parent: i64, child: i64, key: i64) -> i64:
        """The child that was found, or a new one."""
        if child == NONE:
            child = self.add(key, self.child[parent])
            self.child[parent] = child
        return child

    def under_aspect(self, node: i64, aspect: i64) -> i64:
        """The facet of a node for an aspect, made if there is none yet; the node itself for no aspect."""
        if aspect == 0:
            return node
        facet = self.facet[node]
        while facet != NONE:
            if self.key[facet] == aspect:
                return facet
            facet = self.sibling[facet]
        facet = self.add(aspect, self.facet[node])
        self.facet[node] = facet
        return facet

    def add(self, key: i64, sibling: i64) -> i64:
        """A new node."""
        node: i64 = len(self.key)
        self.key = append(self.key, key)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, sibling)
        self.facet = append(self.facet, NONE)
        self.visits = append(self.visits, 0.0)
        self.available = append(self.available, 1.0)
        self.value = append(self.value, 0.0)
        return node

    def select(self, node: i64, state: State, actions: list[int], facet: bool) -> i64:
        """Which of the legal actions to try: those that did well, look promising or are little known.

        By PUCT: Rosin, "Multi-armed bandits with episode context" (2011), in the form that AlphaZero has given it
        (Silver et al. 2017): Q + c * P * sqrt(N) / (n + 1), where N counts how often the child was available.
        """
        count: i64 = len(actions)
        found = self.found
        weights = self.weights
        if self.guide.informed:
            if node != self.root:
                self.guide.glance(state, actions, weights)
                self.to_chances(count)
            else:
                self.weigh_root(state, actions)
        else:
            even = 1.0 / len(actions)
            for place in range(count):
                weights[place] = even
        visits = 0.0
        total = 0.0
        for place in range(count):
            child = found[place]
            if child != NONE:
                visits += self.visits[child]
                total += self.value[child]
        mean = 0.5
        if visits > 0:
            mean = total / visits
        newcomers = math.sqrt(visits + 1.0)
        best: i64 = 0
        best_score = -1e9
        for place in range(count):
            child = found[place]
            tries = 0.0
            score = self.exploration * weights[place]
            if child == NONE:
                score *= newcomers
            else:
                tries = self.visits[child]
                score *= math.sqrt(self.available[child]) / (tries + 1.0)
            if facet and self.common[place] != NONE:
                score += self.blend(child, self.common[place])
            elif tries > 0:
                score += self.value[child] / tries
            else:
                score += mean
            if node != self.root:
                score += self.bias[place]
            if score > best_score:
                best_score = score
                best = place
        return best

    def blend(self, child: i64, common: i64) -> float:
        """The mean reward of an action under an aspect, where it may not have been tried, and under all of them."""
        tries = self.visits[common]
        alike = min(ALIKE, tries)
        value = alike * self.value[common] / tries
        if child != NONE:
            value += self.value[child]
            alike += self.visits[child]
        return value / alike

    def mark(self, actions: list[int]) -> None:
        """Note the place of each legal action."""
        self.selections += 1
        selection = self.selections
        count: i64 = len(actions)
        for place in range(count):
            number: i64 = actions[place]
            self.stamp[number] = selection
            self.place[number] = place

    def match(self, node: i64, seat: i64, actions: list[int], into: vec[i64]) -> None:
        """Find the child of each action that was marked, and count that it was available."""
        selection = self.selections
        stamp = self.stamp
        count: i64 = len(actions)
        for place in range(count):
            into[place] = NONE
        child = self.child[node]
        while child != NONE:
            key = self.key[child]
            if key & (SEATS - 1) == seat:
                number = key >> SEAT_BITS
                if stamp[number] == selection:
                    into[self.place[number]] = child
                    self.available[child] += 1.0
            child = self.sibling[child]

    def weigh_root(self, state: State, actions: list[int]) -> None:
        """The weights at the root, worked out for the first few samples and averaged."""
        count: i64 = len(actions)
        weights = self.weights
        if self.root_samples < ROOT_SAMPLES:
            if self.root_samples == 0:
                self.root_weights = vec[float]([0.0] * len(actions))
            self.guide.weigh(state, actions, weights)
            self.root_samples += 1
            for place in range(count):
                self.root_weights[place] += weights[place]
        share = 1.0 / float(self.root_samples)
        for place in range(count):
            weights[place] = self.root_weights[place] * share
        self.to_chances(count)

    def to_chances(self, count: i64) -> None:
        """Turn weights into the chances that each action is the right one, as far as the guide is trusted."""
        weights = self.weights
        top = weights[0]
        for place in range(count):
            top = max(top, weights[place])
        total = 0.0
        for place in range(count):
            self.bias[place] = self.guide.bias * max(weights[place] - top, WORST)
            weights[place] = math.exp(weights[place] - top)
            total += weights[place]
        even = self.guide.even / float(count)
        trusted = (1.0 - self.guide.even) / total
        for place in range(count):
            weights[place] = trusted * weights[place] + even

    def candidates(self) -> list[tuple[int, int, float]]:
        """The actions at the root with their visits and mean rewards, most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.child[self.root]
        while child != NONE:
            if self.visits[child] > 0:
                mean = self.value[child] / self.visits[child]
                found.append((self.key[child] >> SEAT_BITS, int(self.visits[child]), mean))
            child = self.sibling[child]
        found.sort(key=by_visits)
        return found


def by_visits(candidate: tuple[int, int, float]) -> tuple[int, float, int]:
    """The order of candidates: visits, then value, then the number of the action."""
    return (-candidate[1], -candidate[2], candidate[0])
