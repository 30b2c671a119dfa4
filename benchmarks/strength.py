"""Strength: who beats whom, 400 paired games each; and the throughput of two processes against one.

`script/bench strength` plays everything; `python -m benchmarks.strength tickets 100` one game with fewer games.
Finished games are kept, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import os
import sys
import time

import railbox
from benchmarks.measure import Bar, kept, report, tell
from railbox.arena.games import Series
from railbox.arena.standings import standings
from railbox.arena.tournament import Tournament, play_tournament

GAMES = 400
WORKERS = min(2, os.cpu_count() or 1)
DUELS = [
    (2, ["greedy", "random"], 0.95),
    (2, ["search:1000", "random"], 0.98),
    (2, ["search:1000", "greedy"], 0.65),
    (4, ["search:1000", "greedy", "greedy", "greedy"], 0.45),
]
"""Players, bots, and the share of games that the first one has to win."""


def duel(game: str, players: int, bots: list[str], games: int) -> tuple[float, float, float]:
    """The share of games that the first bot wins, with its 95 % interval."""
    name = f"{game} {players} {' '.join(bots)}"
    contest = Tournament(Series(game, players), bots, "strength")
    results = play_tournament(contest, games, kept(f"strength/{name}"), workers=WORKERS, progress=tell(name))
    wins = next(bot.wins for bot in standings(results).bots if bot.bot == bots[0])
    return wins.value, wins.low, wins.high


def throughput(workers: int) -> float:
    """Games a second of a tournament on so many processes."""
    start = time.perf_counter()
    games = 200
    play_tournament(Tournament(Series("metro", 2), ["search:100", "greedy"], "throughput"), games, workers=workers)
    return games / (time.perf_counter() - start)


def main() -> None:
    """Play the duels of the box's games, or of one."""
    wanted = [name for name in sys.argv[1:] if not name.isdigit()] or ["metro", "transamerica", "tickets", "trains"]
    games = next((int(number) for number in sys.argv[1:] if number.isdigit()), GAMES)
    bars = []
    for game in wanted:
        for players, bots, share in DUELS:
            if game in railbox.all_games() and players in railbox.all_games()[game].players:
                value, low, high = duel(game, players, bots, games)
                name = f"{game}, {players} players: {bots[0]} against {bots[1]} ({low:.1%} to {high:.1%})"
                bars.append(Bar(name, value, "of games", at_least=share))
    one, two = max(throughput(1) for _ in range(2)), max(throughput(2) for _ in range(2))
    bars.append(Bar("tournament, two processes to one", two / one, "times", at_least=1.8))
    report(f"Strength over {games} paired games", bars)


if __name__ == "__main__":
    main()
