"""Search: information-set simulations a second, one core, from the opening, against OpenSpiel's C++ IS-MCTS.

And the longest answer of `master` in a whole game of each, and what two cores bring to a search, in iterations and in
victories, and to a tournament.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import railbox
from benchmarks.measure import Bar, rate, report
from benchmarks.peers import open_spiel_search
from railbox.arena.games import Seating, Series, play_games
from railbox.arena.standings import Rate, ahead
from railbox.arena.tournament import Tournament, play_tournament
from railbox.bots.base import Position, agree
from railbox.bots.search import SearchBot
from railbox.core.match import new_game
from railbox.core.rng import Rng, stream
from railbox.server.botpool import BotPool, Question, consider

SIMULATIONS = 3000
HEADS_GAMES = 200
PEERS = {
    "metro": ("hearts", 1.0),
    "transamerica": ("gin_rummy", 5.0),
    "tickets": ("gin_rummy", 5.0),
    "trains": ("gin_rummy", 5.0),
}
"""For each game OpenSpiel's game and how many times its speed is wanted."""


def simulations(game: str, measured: Callable[..., float] = rate) -> float:
    """Simulations a second of the search as the bot `search` does it, with as many players as the game has at least."""
    match = new_game(game, railbox.all_games()[game].players[0], "opening")
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    position = Position(match.ruleset, match.state, match.to_act)
    bot = SearchBot(str(SIMULATIONS))

    def work() -> int:
        bot.think(position, stream("1", "benchmark"))
        return SIMULATIONS

    return measured(work, seconds=0.5)


def longest_answer(game: str) -> float:
    """The seconds that `master` took for its slowest decision of one game."""
    seating = Seating(0, "longest answer", ["master", "greedy"])
    return play_games(Series(game, 2), [seating])[0].thinking[0].longest


def together(game: str, workers: int) -> float:
    """Simulations a second of a decision of `master` at a table, in so many workers of a server."""
    match = new_game(game, 2, "opening")
    question = Question("table", match, match.to_act, "search:2s")

    async def ask() -> float:
        pool = BotPool(workers, 10.0)
        pool.open()
        try:
            heads = [pool.thorough.ask("who", consider, question, head, 10.0) for head in range(workers)]
            return sum(sum(vote.visits for vote in head.votes) / head.seconds for head in await asyncio.gather(*heads))
        finally:
            pool.close()

    return max(asyncio.run(ask()) for _ in range(2))


class TwoHeads(SearchBot):
    """Two trees of so many iterations each, with their votes added: as `master` thinks where two workers are free."""

    def choose(self, position: Position, rng: Rng) -> int:
        """What both together have tried most often."""
        return agree([self.consider(position, rng.split()) for _ in range(2)])

    def resume(self, position: Position) -> None:
        """Each tree is a new one."""


def two_heads(game: str) -> Rate:
    """The share of games that two heads of a thousand iterations each win against one."""
    bots = ["benchmarks.search:TwoHeads:1000", "search:1000"]
    results = play_tournament(Tournament(Series(game, 2), bots, "heads"), HEADS_GAMES, workers=2)
    share = ahead(bots[0], bots[1], results)
    assert share is not None
    return share


def throughput(workers: int) -> float:
    """Games a second of a tournament on so many processes."""
    start = time.perf_counter()
    games = 200
    play_tournament(Tournament(Series("metro", 2), ["search:100", "greedy"], "throughput"), games, workers=workers)
    return games / (time.perf_counter() - start)


def main() -> None:
    """Measure all games and their peers in one run."""
    peers = {name: open_spiel_search(name) for name, _ in PEERS.values()}
    bars = [Bar(f"OpenSpiel {name}, C++ IS-MCTS", speed, "simulations/s") for name, speed in peers.items()]
    for game, (peer, times) in PEERS.items():
        if game in railbox.all_games():
            ours = simulations(game)
            bars.append(Bar(f"{game}, 2 players", ours, "simulations/s"))
            bars.append(Bar(f"{game} to OpenSpiel {peer}", ours / peers[peer], "times", at_least=times))
            bars.append(Bar(f"{game}, longest answer of master", longest_answer(game), "s", at_most=3.0))
            bars.append(
                Bar(f"{game}, two workers to one", together(game, 2) / together(game, 1), "times", at_least=1.7)
            )
    heads = two_heads("metro")
    name = f"metro, two heads against one ({heads.low:.1%} to {heads.high:.1%} of {heads.games})"
    bars.append(Bar(name, heads.value, "of games", at_least=0.5))
    one, two = max(throughput(1) for _ in range(2)), max(throughput(2) for _ in range(2))
    bars.append(Bar("tournament, two processes to one", two / one, "times", at_least=1.8))
    report("Information-set search, one core" + ("" if railbox.compiled else " (NOT COMPILED)"), bars)


if __name__ == "__main__":
    main()
