"""How well what is hidden is guessed from the play of others.

`python -m benchmarks.inference tickets` lets several kinds of players play and looks at what their rivals guess now and
then. It tells for each kind the mean share of what a player holds in truth that a guess contains: as it is drawn
blindly by the rules, and as the game's guide makes it fit better to what was seen, by the age of the game. It also
measures what that costs. `--players 3` is for more players, `--kinds greedy,search:300` for other ones.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import ClassVar, NamedTuple

from librt.vecs import vec

from railbox.bots import make_bot
from railbox.bots.base import Bot, Position
from railbox.core.bits import count_bits
from railbox.core.catalogue import Ruleset, find_game
from railbox.core.deals import arrange
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, State
from railbox.games.tickets.rules import TURN, Tickets

GAMES = 12
SAMPLES = 100
EVERY = 3
"""Of the decisions with which a turn begins, how many are looked at: one of these."""


class Styled(Bot):
    """Does what the game's guide likes best by some other figures."""

    game: ClassVar[str]
    figures: ClassVar[dict[str, float]]

    def choose(self, position: Position, rng: Rng) -> int:
        """One of the actions with the highest weight."""
        state, actions = position.sample(rng), position.legal_actions()
        guide = position.ruleset.guide()
        values = guide.figures[:]
        for place, figure in enumerate(find_game(self.game).figures):
            if figure.name in self.figures:
                values[place] = self.figures[figure.name]
        guide.tune(values)
        weights = vec[float]([0.0] * len(actions))
        guide.weigh(state, actions, weights)
        best = [action for action, weight in zip(actions, weights, strict=True) if weight == max(weights)]
        return best[rng.below(len(best))]


class Hasty(Styled):
    """Places small sets at once, and nothing that it does not want."""

    game = "tickets"
    figures: ClassVar = {"waiting": 2.0, "usable": 0.5, "spare_early": 0.0, "trio_spare": -0.5}


class Collector(Styled):
    """Takes from the row what it wants, and robs nobody."""

    game = "tickets"
    figures: ClassVar = {"take_unseen": 0.3, "take_wanted": 1.5, "robbery": 0.0, "waiting": 3.0, "usable": 0.6}


class Modest(Styled):
    """Keeps few destinations."""

    game = "tickets"
    figures: ClassVar = {"usable": 0.3, "waiting": 3.0}


class Watched(NamedTuple):
    """A game in which something is guessed: the kinds of players, and how a guess is judged."""

    kinds: tuple[str, ...]
    strangers: dict[str, type[Bot]]
    begins: Callable[[State], bool]
    """Whether a turn begins, where it is worth looking."""
    age: Callable[[State], str]
    right: Callable[[State, State, int, int], tuple[int, int]]
    """Of a guess, the truth, the seat that guesses and another: how many things are guessed rightly, of how many."""


def turn_begins(state: State) -> bool:
    """Whether everybody in Ticket to Ride: the Card Game has played a turn and a new one begins."""
    assert isinstance(state, Tickets)
    return state.phase == TURN and state.turns > state.setting.players


def deck_left(state: State) -> str:
    """The age of a game of Ticket to Ride: the Card Game, by what is left of the deck."""
    assert isinstance(state, Tickets)
    third = (state.deck_left + 24) // 25
    return ("last turns", "to 25", "to 50", "to 75")[min(third, 3)]


def right_destinations(guess: State, truth: State, seat: int, other: int) -> tuple[int, int]:
    """The destinations of another seat, without those of which the seat is certain."""
    assert isinstance(guess, Tickets) and isinstance(truth, Tickets)
    cards = truth.destinations
    secret = cards.held[other] & ~cards.certain[cards.players * seat + other]
    return int(count_bits(secret & guess.destinations.held[other])), int(count_bits(secret))


WATCHED = {
    "tickets": Watched(
        kinds=("greedy", "greedy:0.3", "search:100", "hasty", "collector", "modest"),
        strangers={"hasty": Hasty, "collector": Collector, "modest": Modest},
        begins=turn_begins,
        age=deck_left,
        right=right_destinations,
    )
}


class Look(NamedTuple):
    """What was guessed of one seat at one moment: the shares that are right, and seconds to study and for a guess."""

    age: str
    blind: float
    inferred: float
    study: float
    guess: float


def play(ruleset: Ruleset, bots: list[Bot], seed: str) -> Iterator[State]:
    """The states of a game before each decision."""
    state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
    rng = stream(seed, "simulation")
    while state.to_act() != OVER:
        yield state
        seat = state.to_act()
        state.apply(bots[seat].choose(Position(ruleset, state, seat), rng.split()))


def look(watched: Watched, ruleset: Ruleset, state: State, other: int, rng: Rng, samples: int) -> Look | None:
    """Let the seat to act guess what another one holds; None if that hides nothing."""
    seat, guide = state.to_act(), ruleset.guide()
    start = time.process_time()
    guide.study(state.resample(seat, rng), seat)
    studied = time.process_time() - start
    blind = inferred = of = 0
    spent = 0.0
    for _ in range(samples):
        guess = state.resample(seat, rng)
        hits, count = watched.right(guess, state, seat, other)
        blind, of = blind + hits, of + count
        start = time.process_time()
        guide.infer(guess, seat, rng)
        spent += time.process_time() - start
        inferred += watched.right(guess, state, seat, other)[0]
    return Look(watched.age(state), blind / of, inferred / of, studied, spent / samples) if of else None


def watch(game: str, kind: str, players: int, games: int, samples: int = SAMPLES) -> list[Look]:
    """Guess what players of a kind hold in games among themselves."""
    watched, ruleset = WATCHED[game], find_game(game).ruleset(players, {})
    bots = [watched.strangers[kind]() if kind in watched.strangers else make_bot(kind) for _ in range(players)]
    looks: list[Look] = []
    for number in range(games):
        rng = stream(f"{number}", "watch")
        turns = 0
        for state in play(ruleset, bots, f"watch-{number}"):
            if not watched.begins(state):
                continue
            turns += 1
            if turns % EVERY == 0:
                other = (state.to_act() + 1 + rng.below(players - 1)) % players
                found = look(watched, ruleset, state, other, rng, samples)
                looks += [found] if found else []
    return looks


def tell(kind: str, looks: list[Look]) -> None:
    """Print what was found of a kind of players."""
    ages: dict[str, list[Look]] = defaultdict(list)
    for found in looks:
        ages["all"].append(found)
        ages[found.age].append(found)
    shares = ", ".join(
        f"{age} {fmean(found.blind for found in of):.3f} → {fmean(found.inferred for found in of):.3f}"
        for age, of in sorted(ages.items())
    )
    study, guess = fmean(found.study for found in looks), fmean(found.guess for found in looks)
    print(f"{kind}: {shares}; {1e6 * study:.0f} µs to study, {1e6 * guess:.1f} µs a guess; {len(looks)} looks")


def main() -> None:
    """Watch all kinds of players of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(WATCHED))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind")
    parser.add_argument("--kinds", help="instead of all")
    wanted = parser.parse_args()
    for kind in wanted.kinds.split(",") if wanted.kinds else WATCHED[wanted.game].kinds:
        tell(kind, watch(wanted.game, kind, wanted.players, wanted.games))


if __name__ == "__main__":
    main()
