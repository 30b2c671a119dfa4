"""How well the shares that players of Metro hide are guessed from the tiles that they lay.

`python -m benchmarks.inference` lets several kinds of players play with companies (expansion 1) and asks the seat to
act now and then what the others hold. It tells for each kind the mean chance that the guesses give to a share which is
held in truth: as the rules draw it blindly, and as the guide makes it fit to what was seen, by the age of the game; and
what that costs. `--players 4` is for more players, `--kinds search:300` for other ones. How hands of TransAmerica are
guessed, `python -m benchmarks.strangers --watch` tells.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from statistics import fmean
from typing import NamedTuple

from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.core.catalogue import Ruleset, find_game
from railbox.core.deals import arrange
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER
from railbox.games.metro.rules import PERCENT_COUNT, Metro

KINDS = "greedy,greedy:0.5,search:100"
GAMES = 20
SAMPLES = 100
EVERY = 9
"""Of the decisions of a game, how many are looked at: one of these."""
AGE = 20
"""Tiles that are laid while a game counts as of the same age."""


class Look(NamedTuple):
    """What was guessed of another seat's shares at one moment, and the seconds to study and for a guess."""

    tiles: int
    blind: float
    inferred: float
    study: float
    guess: float


def look(ruleset: Ruleset, state: Metro, other: int, rng: Rng) -> Look | None:
    """Let the seat to act guess what another one holds; None if that hides nothing."""
    seat, guide = state.seat, ruleset.guide()
    held = [state.share[PERCENT_COUNT * other + percent] for percent in range(PERCENT_COUNT)]
    hidden = [percent for percent in range(PERCENT_COUNT) if not state.knows_share(seat, percent, held[percent])]
    if not hidden:
        return None

    def right(guess: Metro) -> float:
        return fmean(guess.share[PERCENT_COUNT * other + percent] == held[percent] for percent in hidden)

    start = time.process_time()
    guide.study(state.resample(seat, rng), seat)
    studied = time.process_time() - start
    blind, inferred, spent = [], [], 0.0
    for _ in range(SAMPLES):
        guess = state.resample(seat, rng)
        blind.append(right(guess))
        start = time.process_time()
        guide.infer(guess, seat, rng)
        spent += time.process_time() - start
        inferred.append(right(guess))
    return Look(state.count_laid(), fmean(blind), fmean(inferred), studied, spent / SAMPLES)


def watch(kind: str, players: int, games: int) -> list[Look]:
    """Guess what players of a kind hold in games among themselves."""
    ruleset = find_game("metro").ruleset(players, {"companies": True})
    looks = []
    for number in range(games):
        seed = f"watch-{number}"
        bots, rng = [make_bot(kind) for _ in range(players)], stream(seed, "simulation")
        state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
        assert isinstance(state, Metro)
        decisions = 0
        while state.to_act() != OVER:
            decisions += 1
            if decisions % EVERY == 0:
                found = look(ruleset, state, (state.seat + 1) % players, rng.split())
                looks += [found] if found else []
            state.apply(bots[state.seat].choose(Position(ruleset, state, state.seat), rng.split()))
    return looks


def tell(kind: str, looks: list[Look]) -> None:
    """Print what was found of a kind of players."""
    ages: dict[str, list[Look]] = defaultdict(list)
    for found in looks:
        first = found.tiles // AGE * AGE
        ages["all"].append(found)
        ages[f"{first} to {first + AGE - 1} tiles"].append(found)
    shares = ", ".join(
        f"{age} {fmean(found.blind for found in of):.3f} → {fmean(found.inferred for found in of):.3f}"
        for age, of in sorted(ages.items())
    )
    study, guess = fmean(found.study for found in looks), fmean(found.guess for found in looks)
    print(f"{kind}: {shares}; {1e6 * study:.0f} µs to study, {1e6 * guess:.1f} µs a guess; {len(looks)} looks")


def main() -> None:
    """Watch all kinds of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind")
    parser.add_argument("--kinds", default=KINDS)
    wanted = parser.parse_args()
    for kind in wanted.kinds.split(","):
        tell(kind, watch(kind, wanted.players, wanted.games))


if __name__ == "__main__":
    main()
