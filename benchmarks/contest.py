"""Long searches that end as a contest at their root, against those that do not: where does that pay?

`python -m benchmarks.contest tickets 3000 --games 40` lets both play, with the same number of iterations, on the same
deals from both seats; finished games are kept, so that an interrupted run goes on. What is found decides whether a
game's guide wants the contest (`Guide.contest`).
"""

from __future__ import annotations

import argparse

from benchmarks.measure import kept, tell
from railbox.arena.games import Series
from railbox.arena.standings import ahead
from railbox.arena.tournament import Tournament, play_tournament
from railbox.bots.base import Position
from railbox.bots.search import SearchBot
from railbox.bots.tree import Tree
from railbox.core.catalogue import box_games


class With(SearchBot):
    """The search with the contest, whatever the guide wants."""

    contest = True

    def plant(self, position: Position) -> Tree:
        """A new tree."""
        tree = super().plant(position)
        tree.guide.contest = self.contest
        return tree


class Without(With):
    """The search without it."""

    contest = False


def main() -> None:
    """Play what is not kept yet, and print the share that the contest wins, and what it costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=box_games())
    parser.add_argument("iterations", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    bots = [f"benchmarks.contest:{kind.__name__}:{wanted.iterations}" for kind in (With, Without)]
    folder = kept("contest", wanted.game) / f"{wanted.iterations}"
    tournament = Tournament(Series(wanted.game, 2), bots, "contest")
    results = play_tournament(tournament, wanted.games, folder, wanted.jobs, progress=tell(str(folder.name)))
    share = ahead(bots[0], bots[1], results)
    assert share is not None
    seconds = [0.0, 0.0]
    for result in results:
        for bot, thought in zip(result.bots, result.thinking, strict=True):
            seconds[bots.index(bot)] += thought.seconds
    print(
        f"{wanted.game}, {wanted.iterations} iterations: with the contest {share.value:.1%} "
        f"({share.low:.1%} to {share.high:.1%}) of {share.games} games, in {seconds[0] / seconds[1]:.2f} times the time"
    )


if __name__ == "__main__":
    main()
