"""Endings: what do short searches lose against the best action, in the last decisions of a game and in its middle?

`python -m benchmarks.endings metro tickets` lets `search:100` play some games and asks searches of few iterations about
positions of them; a search of many iterations says what each action is worth, of a victory. With `--even 0.6` all of
them share so much of the chances evenly, instead of as the guide would. `--judge 0.5` lets the long search alone do so:
then it also finds what the guide thinks too little of. `--tell 20` names so many of the largest losses of the search of
a thousand iterations, and which kinds of actions were missed most.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from statistics import fmean

from benchmarks.measure import tell
from railbox.bots.base import Position
from railbox.bots.search import SearchBot
from railbox.bots.tree import Tree
from railbox.core.catalogue import Ruleset, box_games, find_game
from railbox.core.deals import arrange
from railbox.core.rng import stream
from railbox.core.state import OVER, State

GAMES = 12
LAST = 14
"""Decisions that are the end of a game; as many are its middle. Every second one is looked at."""
SHORT = ("100", "1000", "5000")
TOLD = 1
"""Of these, the search whose losses are named."""
DEEP = "40000"
SEEN = 300
"""Visits from which on the long search is believed."""


class Sharing(SearchBot):
    """A search whose chances are shared evenly to some part; none for what the game's guide says."""

    def __init__(self, argument: str, even: float | None) -> None:
        super().__init__(argument)
        self.even = even

    def plant(self, position: Position) -> Tree:
        """A new tree."""
        tree = super().plant(position)
        if self.even is not None:
            tree.guide.even = self.even
        return tree


def decisions(ruleset: Ruleset, seed: str) -> list[State]:
    """The states of a game in which there was something to choose."""
    bot, rng = SearchBot("100"), stream(seed, "simulation")
    state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
    found = []
    while state.to_act() != OVER:
        if len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply(bot.choose(Position(ruleset, state, state.to_act()), rng.split()))
    return found


@dataclass(frozen=True)
class Look:
    """A position that was looked at: the part of the game that it belongs to, and what each short search lost in it."""

    part: str
    lost: list[float]
    chosen: str
    """What the search chose whose losses are named …"""
    better: str
    """… and what the long one thinks best."""


@dataclass(frozen=True)
class Question:
    """How evenly searches share their chances: the short ones, and the long one that judges them."""

    game: str
    even: float | None
    judge: float | None


def looks(question: Question, number: int) -> list[Look]:
    """Some positions of a game."""
    game = find_game(question.game)
    ruleset = game.ruleset(game.players[0], {})
    states = decisions(ruleset, f"ending-{number}")
    middle, end = len(states) // 2, len(states) - LAST
    return [
        look(question, part, Position(ruleset, states[place], states[place].to_act()), f"{place}")
        for part, first in (("middle", middle), ("end", end))
        for place in range(first, first + LAST, 2)
    ]


def look(question: Question, part: str, position: Position, seed: str) -> Look:
    """What each short search lost against the best action of the long one."""
    candidates = Sharing(DEEP, question.judge).think(position, stream(seed, "deep")).candidates()
    worth = {action: value for action, _, value in candidates}
    best, better = max((value, action) for action, visits, value in candidates if visits > SEEN)
    chosen = [Sharing(budget, question.even).choose(position, stream(seed, "short")) for budget in SHORT]
    lost = [max(0.0, best - worth.get(action, min(worth.values()))) for action in chosen]
    text = position.ruleset.actions.text
    return Look(part, lost, text(chosen[TOLD]), text(better))


def tell_losses(found: list[Look], most: int) -> None:
    """Name the largest losses, and what kinds of actions were missed, by the first words of both."""
    missed: dict[str, float] = defaultdict(float)
    for each in found:
        missed[f"{each.better.split()[0]} instead of {each.chosen.split()[0]}"] += each.lost[TOLD]
    for each in sorted(found, key=lambda each: -each.lost[TOLD])[:most]:
        print(f"  {each.lost[TOLD]:.3f} {each.part}: {each.chosen}, better {each.better}")
    total = sum(missed.values()) or 1.0
    for kinds, lost in sorted(missed.items(), key=lambda item: -item[1])[:most]:
        print(f"  {lost / total:.0%} of all that was lost: {kinds}")


def main() -> None:
    """Look at some games, and print the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", choices=[[], *box_games()], help="all by default")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--even", type=float, help="share of chances that all searches give to all actions alike")
    parser.add_argument("--judge", type=float, help="the same for the long search alone")
    parser.add_argument("--tell", type=int, default=0, metavar="MOST", help="name so many of the largest losses")
    wanted = parser.parse_args()
    for game in wanted.games_of or box_games():
        progress = tell(f"endings of {game}")
        question = Question(game, wanted.even, wanted.even if wanted.judge is None else wanted.judge)
        played: list[list[Look]] = []
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            for of_game in pool.map(partial(looks, question), range(wanted.games)):
                played.append(of_game)
                progress(len(played), wanted.games)
        found = list(chain.from_iterable(played))
        for part in ("middle", "end"):
            rows = [each.lost for each in found if each.part == part]
            means = ", ".join(f"{fmean(row[place] for row in rows):.4f} search:{SHORT[place]}" for place in range(3))
            print(f"{game}, {part}, {len(rows)} positions: {means}")
        tell_losses(found, wanted.tell)


if __name__ == "__main__":
    main()
