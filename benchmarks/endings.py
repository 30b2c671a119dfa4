"""Endings: what do short searches lose against the best action, in the last decisions of a game and in its middle?

`python -m benchmarks.endings metro tickets` lets `search:100` play some games and asks searches of few iterations about
positions of them; a search of many iterations says what each action is worth, of a victory. With `--even 0.6` all of
them share so much of the chances evenly, instead of as the guide would.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
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


def losses(game: str, even: float | None, number: int) -> list[tuple[str, list[float]]]:
    """For each position of a game that is looked at: the part that it belongs to, and what each short search lost."""
    ruleset = find_game(game).ruleset(find_game(game).players[0], {})
    states = decisions(ruleset, f"ending-{number}")
    middle, end = len(states) // 2, len(states) - LAST
    found = []
    for part, first in (("middle", middle), ("end", end)):
        for place in range(first, first + LAST, 2):
            position = Position(ruleset, states[place], states[place].to_act())
            found.append((part, list(lost(position, even, f"{place}"))))
    return found


def lost(position: Position, even: float | None, seed: str) -> Iterator[float]:
    """What each short search lost against the best action of the long one."""
    candidates = Sharing(DEEP, even).think(position, stream(seed, "deep")).candidates()
    worth = {action: value for action, _, value in candidates}
    best = max(value for _, visits, value in candidates if visits > SEEN)
    for budget in SHORT:
        action = Sharing(budget, even).choose(position, stream(seed, "short"))
        yield max(0.0, best - worth.get(action, min(worth.values())))


def main() -> None:
    """Look at some games, and print the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", choices=[[], *box_games()], help="all by default")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--even", type=float)
    wanted = parser.parse_args()
    for game in wanted.games_of or box_games():
        progress = tell(f"endings of {game}")
        played: list[list[tuple[str, list[float]]]] = []
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            for of_game in pool.map(partial(losses, game, wanted.even), range(wanted.games)):
                played.append(of_game)
                progress(len(played), wanted.games)
        for part in ("middle", "end"):
            rows = [row for name, row in chain.from_iterable(played) if name == part]
            means = ", ".join(f"{fmean(row[place] for row in rows):.4f} search:{SHORT[place]}" for place in range(3))
            print(f"{game}, {part}, {len(rows)} positions: {means}")


if __name__ == "__main__":
    main()
