"""Strangers at TransAmerica: players who think in other ways than the box's own, and how the box fares against them.

`python -m benchmarks.strangers` plays single rounds of two players against each stranger in duplicate pairs: the same
deal twice with seats changed, so that both sides have played both hands. The smaller loss of both rounds together wins
the pair; equal losses share it. `python -m benchmarks.strangers search:300 tree --pairs 50` is one such duel.
`python -m benchmarks.strangers --watch` tells how well the hidden hands of several kinds of players are guessed while
they play: the mean chance that the guesses give to each city that is in fact held; blind guesses have 0.25. With
`--after 150` they are the guesses of a long search, which looks at trees after so many. Finished rounds are kept, so
that an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable
from statistics import fmean
from typing import Any

from benchmarks.measure import kept, tell
from railbox.arena.standings import rate
from railbox.bots import make_bot
from railbox.bots.base import Bot, Position
from railbox.bots.search import EXPLORATION
from railbox.bots.tree import Tree as SearchTree
from railbox.core.boards import least_costs
from railbox.core.catalogue import Ruleset, find_game
from railbox.core.deals import arrange
from railbox.core.rng import Rng, stream
from railbox.games.transamerica.rules import FIRST, HUBS, TransAmerica

PAIRS = 200
BOT = "search:3000"
BARS = {"nearest": 0.95, "tree": 0.90, "seer": 0.75}
"""The share of pairs that the box is to win against each stranger."""

OPEN_ITERATIONS = 300
"""Of the search to which all hands are open."""

WATCHED = ("greedy", "search:100", "nearest", "tree", "seer")
WATCHED_ROUNDS = 30
SAMPLES = 200
FEW, MANY = 5, 11  # rival tracks, up to which a round counts as young, and as grown


def own_view(position: Position, rng: Rng) -> TransAmerica:
    """A state that holds what the seat knows; the other hands in it are guesses that a stranger passes over."""
    state = position.sample(rng)
    assert isinstance(state, TransAmerica)
    return state


def best(values: list[float], actions: list[int], rng: Rng) -> int:
    """An action of the highest value."""
    top = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
    return top[rng.below(len(top))]


def central(state: TransAmerica, actions: list[int], rng: Rng) -> int:
    """A hub on a cheapest tree of the own cities."""
    return best([float(saved) for saved in state.hints()], actions, rng)


class Nearest(Bot):
    """Walks to the city that is nearest, then to the next."""

    def choose(self, position: Position, rng: Rng) -> int:
        """A track on a shortest way from the network to the nearest city that it lacks."""
        state, actions = own_view(position, rng), position.legal_actions()
        if state.phase == HUBS:
            return central(state, actions, rng)
        seat, graph = position.seat, state.setting.graph
        ways: list[list[tuple[int, int]]] = [[] for _ in range(graph.nodes)]
        for edge in range(graph.edges):
            a, b = graph.end_a[edge], graph.end_b[edge]
            cost = 0 if state.label[a] == state.label[b] else graph.cost[edge]
            ways[a].append((b, cost))
            ways[b].append((a, cost))
        near = least_costs(ways, state.marker[seat])
        goal = min((city for city in state.hand(seat) if near[city] > 0), key=lambda city: near[city])
        left = least_costs(ways, goal)
        values = []
        for action in actions:
            edge = state.setting.line_of(action)
            gain = near[goal] - left[state.far_end(seat, edge)] if edge >= 0 else 0
            values.append(float(edge >= 0 and gain == graph.cost[edge]))
        return best(values, actions, rng)


class Tree(Bot):
    """Builds a cheapest common tree for its own five cities, whatever the others do."""

    def choose(self, position: Position, rng: Rng) -> int:
        """A track that saves all that it costs."""
        state, actions = own_view(position, rng), position.legal_actions()
        if state.phase == HUBS:
            return central(state, actions, rng)
        prices = [state.setting.graph.cost[max(0, state.setting.line_of(action))] for action in actions]
        return best([saved / price for saved, price in zip(state.hints(), prices, strict=True)], actions, rng)


class Sighted(Bot):
    """Is shown the true state before it is asked."""

    truth: TransAmerica


class Seer(Sighted):
    """Sees all hands, and makes the difference between what the others lack and what it lacks itself the largest."""

    def choose(self, position: Position, rng: Rng) -> int:
        """The best after one action; a double track has used up the turn, in which a second one may save as much."""
        actions, seat = position.legal_actions(), position.seat
        values = []
        for action in actions:
            state = self.truth.clone()
            state.brief = True
            state.apply(action)
            edge = state.setting.line_of(action)
            doubled = self.truth.phase == FIRST and edge >= 0 and state.setting.graph.cost[edge] == 2
            lacks = [state.missing(other) for other in range(state.setting.players)]
            values.append(float(sum(lacks) - 2 * lacks[seat] - doubled))
        return best(values, actions, rng)


class Open(Sighted):
    """The box's own search, to which all hands are open: what inference could bring at best."""

    def choose(self, position: Position, rng: Rng) -> int:
        """The action that is tried most often, always from the truth."""
        if len(position.legal_actions()) == 1:
            return position.legal_actions()[0]
        tree = SearchTree(position.ruleset.guide(), len(position.ruleset.actions), EXPLORATION)
        for _ in range(OPEN_ITERATIONS):
            tree.iterate(self.truth.clone(), rng, -1)
        return tree.candidates()[0][0]


STRANGERS: dict[str, type[Bot]] = {"nearest": Nearest, "tree": Tree, "seer": Seer, "open": Open}


def player(name: str) -> Bot:
    """A stranger or a bot of the box."""
    return STRANGERS[name]() if name in STRANGERS else make_bot(name)


Watch = Callable[[TransAmerica, int], None]


def play_round(
    ruleset: Ruleset, seed: str, bots: list[Bot], watch: Watch | None = None
) -> tuple[list[int], list[float]]:
    """The first round of a game: what everybody loses, and the processor time that everybody takes."""
    rng = stream(seed, "simulation")
    state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
    assert isinstance(state, TransAmerica)
    seconds = [0.0] * len(bots)
    while len(state.history) == 0:
        seat = state.to_act()
        bot = bots[seat]
        if isinstance(bot, Sighted):
            bot.truth = state
        if watch is not None:
            watch(state, seat)
        start = time.process_time()
        action = bot.choose(Position(ruleset, state, seat), rng.split())
        seconds[seat] += time.process_time() - start
        state.apply(action)
    return [state.setting.points - score for score in state.scores()], seconds


def play_pair(ruleset: Ruleset, seed: str, bot: str, stranger: str) -> dict[str, Any]:
    """A deal twice with seats changed: the losses of both sides, and the time of the bot."""
    mine, theirs = [], []
    spent = 0.0
    for seat in (0, 1):
        sides = [player(bot), player(stranger)] if seat == 0 else [player(stranger), player(bot)]
        losses, seconds = play_round(ruleset, seed, sides)
        mine.append(losses[seat])
        theirs.append(losses[1 - seat])
        spent += seconds[seat]
    return {"seed": seed, "mine": mine, "theirs": theirs, "seconds": spent}


def share(mine: int, theirs: int) -> float:
    """1 for the smaller loss, a half for equal ones."""
    return 1.0 if mine < theirs else 0.5 * (mine == theirs)


def duel(bot: str, stranger: str, pairs: int, first: int) -> None:
    """Play what is not kept yet, and print the shares of pairs and of single rounds that the bot wins."""
    ruleset = find_game("transamerica").ruleset(2, {})
    name = f"{bot} {stranger}{f' from {first}' if first else ''}".replace("/", "_")
    path = kept("strangers", "transamerica") / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    results = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    progress = tell(name)
    with path.open("a") as file:
        for number in range(len(results), pairs):
            results.append(play_pair(ruleset, f"stranger-{first + number}", bot, stranger))
            print(json.dumps(results[-1]), file=file, flush=True)
            progress(len(results), pairs)
    won = rate([(result["seed"], share(sum(result["mine"]), sum(result["theirs"]))) for result in results])
    rounds = rate(
        [
            (result["seed"], share(mine, theirs))
            for result in results
            for mine, theirs in zip(result["mine"], result["theirs"], strict=True)
        ]
    )
    lost = [fmean(sum(result[side]) / 2 for result in results) for side in ("mine", "theirs")]
    bar = f", the bar is {BARS[stranger]:.0%}" if stranger in BARS else ""
    print(
        f"{bot} against {stranger}: {won.value:.1%} of {won.games} pairs ({won.low:.1%} to {won.high:.1%}){bar}; "
        f"{rounds.value:.1%} of rounds ({rounds.low:.1%} to {rounds.high:.1%}), loses {lost[0]:.2f} against "
        f"{lost[1]:.2f} a round, {fmean(result['seconds'] for result in results) / 2:.2f} s a round"
    )


def watch_player(name: str, rounds: int, after: int) -> None:
    """Print how likely the guesses make what a player holds in truth, by how many tracks he has laid."""
    ruleset = find_game("transamerica").ruleset(2, {})
    chances: dict[str, list[float]] = defaultdict(list)
    truth: dict[str, list[float]] = defaultdict(list)
    guide = ruleset.guide()
    spent = [0.0, 0.0]

    def look(state: TransAmerica, seat: int) -> None:
        rival = 1 - watcher
        if seat != watcher or state.phase != FIRST:
            return
        laid = tracks[rival]
        rng = stream(f"{state.supply}", "watch")
        start = time.process_time()
        guide.study(state.resample(watcher, rng), watcher)
        spent[0] += time.process_time() - start
        hand = state.hand(rival)
        hits = 0
        whole = 0
        for _ in range(after):
            guide.infer(state.resample(watcher, rng), watcher, rng)
        start = time.process_time()
        for _ in range(SAMPLES):
            sample = state.resample(watcher, rng)
            guide.infer(sample, watcher, rng)
            right = [guess == city for guess, city in zip(sample.hand(rival), hand, strict=True)]
            hits += sum(right)
            whole += all(right)
        spent[1] += time.process_time() - start
        age = f"up to {FEW}" if laid <= FEW else f"up to {MANY}" if laid <= MANY else f"over {MANY}"
        chances[age].append(hits / SAMPLES / len(hand))
        chances["all"].append(hits / SAMPLES / len(hand))
        truth[age].append(whole / SAMPLES)
        truth["all"].append(whole / SAMPLES)

    def follow(state: TransAmerica, seat: int) -> None:
        tracks[last[0]] += last[1] - state.supply
        last[:] = [seat, state.supply]
        look(state, seat)

    for number in range(rounds):
        watcher = number % 2
        tracks, last = [0, 0], [0, ruleset.setting.tracks]
        bots = [player("greedy"), player(name)] if watcher == 0 else [player(name), player("greedy")]
        play_round(ruleset, f"watch-{number}", bots, follow)
    figures = ", ".join(f"{fmean(chances[age]):.3f} {age}" for age in sorted(chances))
    hands = ", ".join(f"{fmean(truth[age]):.3f} {age}" for age in sorted(truth))
    looks = len(chances["all"])
    print(
        f"{name}: a held city {figures}; the whole hand {hands}; {1000 * spent[0] / looks:.2f} ms to study, "
        f"{1e6 * spent[1] / looks / SAMPLES:.0f} µs a guess"
    )


def main() -> None:
    """Play one duel or all, or watch."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="?", default=BOT)
    parser.add_argument("stranger", nargs="?")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal: others than were fitted to")
    parser.add_argument("--watch", action="store_true", help="how well hidden hands are guessed")
    parser.add_argument("--after", type=int, default=0, help="guesses that are passed over before")
    parser.add_argument("--rounds", type=int, default=WATCHED_ROUNDS, help="watched, of each kind of player")
    wanted = parser.parse_args()
    if wanted.watch:
        for name in WATCHED:
            watch_player(name, wanted.rounds, wanted.after)
        return
    for stranger in [wanted.stranger] if wanted.stranger else STRANGERS:
        duel(wanted.bot, stranger, wanted.pairs, wanted.first)


if __name__ == "__main__":
    main()
