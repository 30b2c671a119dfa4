"""Ticket to Ride: the Card Game: random games against OpenSpiel's gin rummy; the best set on hands as they occur."""

from __future__ import annotations

import sys
import time
from statistics import quantiles

import railbox
from benchmarks.measure import Bar, rate, report, uncompiled
from benchmarks.peers import open_spiel_rollouts
from railbox.core.rng import Rng, stream
from railbox.games.tickets import rules
from railbox.games.tickets.claims import best_claim
from railbox.games.tickets.rules import Tickets

GAMES_OF_HANDS = 300


def new_state(players: int) -> Tickets:
    """A game at its start."""
    state = railbox.new_game("tickets", players, seed=1).state
    assert isinstance(state, Tickets)
    return state


def decisions(games: int) -> float:
    """Decisions a second in whole random games of three players, each with a new deal, through `playout`."""
    state = new_state(3)
    rng = stream("1", "benchmark")

    def work() -> int:
        done = 0
        for _ in range(games):
            done += state.resample(railbox.SPECTATOR, rng).playout(rng)
        return done

    return rate(work)


def play_round(state: Tickets, rng: Rng, keep_all: bool) -> None:
    """Random play until destinations are completed; all of them are kept, or those that chance keeps."""
    while state.phase not in (rules.COMPLETING, rules.ENDED):
        action = state.random_action(rng)
        if keep_all and rules.REJECT <= action < rules.PLACE:
            action -= rules.REJECT - rules.KEEP
        state.apply(action)


def best_set_times(keep_all: bool) -> list[float]:
    """Microseconds for each best set at the end of a round, of games of 2, 3 and 4 players."""
    rng = stream("1", "hands")
    times = []
    for players in (2, 3, 4):
        state = new_state(players)
        for _ in range(GAMES_OF_HANDS):
            game = state.resample(railbox.SPECTATOR, rng)
            play_round(game, rng, keep_all)
            for seat in range(players):
                held = game.destinations.held[seat]
                begin = time.perf_counter()
                best_claim(held, game.stack, rules.KINDS * seat)
                times.append(1e6 * (time.perf_counter() - begin))
    return times


def best_set_bars(name: str, keep_all: bool) -> list[Bar]:
    """Median and 99th percentile of the time for a best set."""
    parts = quantiles(best_set_times(keep_all), n=100)
    return [
        Bar(f"best set, {name}, median", parts[49], "µs", at_most=1000),
        Bar(f"best set, {name}, 99th percentile", parts[98], "µs", at_most=20_000),
    ]


def main() -> None:
    """Measure everything in one run."""
    if "--uncompiled" in sys.argv:
        sys.stdout.write(f"{decisions(5)}\n")
        return
    state = new_state(3)
    rng = stream("1", "copies")

    def clones() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    def resamples() -> int:
        for _ in range(1000):
            state.resample(0, rng)
        return 1000

    peer = open_spiel_rollouts("gin_rummy")["decisions"]
    ours = decisions(500)
    report(
        "Ticket to Ride: the Card Game, one core" + ("" if railbox.compiled else " (NOT COMPILED)"),
        [
            Bar("random games, 3 players", ours, "decisions/s"),
            Bar("OpenSpiel gin rummy, C++ rollouts", peer, "decisions/s"),
            Bar("ratio to OpenSpiel gin rummy", ours / peer, "times", at_least=10),
            Bar("ratio to uncompiled", ours / uncompiled("benchmarks.tickets"), "times"),
            *best_set_bars("random play", keep_all=False),
            *best_set_bars("all destinations kept", keep_all=True),
            Bar("clone", 1e6 / rate(clones), "µs"),
            Bar("resample", 1e6 / rate(resamples), "µs"),
        ],
    )


if __name__ == "__main__":
    main()
