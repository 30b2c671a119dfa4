"""The rating list of all bots in all games: `python -m benchmarks.ratings [GAMES]` writes docs/ratings.html.

Every bot meets every other in so many games with two players; they are kept, so that an interrupted run goes on and a
longer one adds to a shorter.
"""

from __future__ import annotations

import os
import sys

import railbox
from benchmarks.measure import HOME, kept, tell
from railbox.arena.games import Series
from railbox.arena.plots import page
from railbox.arena.report import sections
from railbox.arena.standings import standings
from railbox.arena.tournament import Tournament, play_tournament

BOTS = ["random", "greedy", "search:1000", "novice", "club", "expert"]
GAMES = 20


def main() -> None:
    """Play what is missing and write the page."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    parts = [
        "<h1>Ratings of the bots</h1>",
        f"<p>Two players, every pair of bots {games} games on the same deals, each from both seats. "
        "What the bots are is told in <code>docs/bots.md</code>; <code>python -m benchmarks.ratings</code> "
        "plays it again.</p>",
    ]
    for name in ("metro", "tickets", "trains", "transamerica"):
        contest = Tournament(Series(name, 2), BOTS, "ratings")
        results = play_tournament(
            contest, games, kept(f"ratings/{name}"), workers=os.cpu_count() or 1, progress=tell(name)
        )
        parts += [f"<h1>{railbox.all_games()[name].title}</h1>", sections(standings(results))]
    (HOME / "docs" / "ratings.html").write_text(page("Ratings of the bots", "\n".join(parts)), encoding="utf-8")


if __name__ == "__main__":
    main()
