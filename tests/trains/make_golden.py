"""Makes the golden records of Trains: `python -m tests.trains.make_golden`.

Only for a change of the rules that is meant; the version of the rules in `Game` rises with it.
"""

from __future__ import annotations

import sys
from itertools import product

import railbox
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.games.trains import cards
from railbox.games.trains.codes import END_REASONS
from tests import golden
from tests.trains.player import pick

FOLDER = golden.FOLDER / "trains"
COMBINATIONS = list(product(("tokyo", "osaka"), ("aeg", "okazu"), (2, 3, 4)))
SELECTABLE = [cards.NAMES[kind] for kind in cards.SELECTABLE]


def plan(number: int) -> tuple[str, list[str]]:
    """The end and the cards of a record: every end and every kind comes up in both editions and on both maps."""
    kinds = [SELECTABLE[(number * 7 + step * 11) % len(SELECTABLE)] for step in range(cards.SELECTED)]
    return END_REASONS[(number + number // 4) % len(END_REASONS)], sorted(kinds)


def play(number: int) -> Match:
    """Play the game of a record; the first seed with which the wanted end comes."""
    chart, edition, players = COMBINATIONS[number]
    reason, kinds = plan(number)
    limit = 30 if reason == "turn-limit" else 250
    options = {"map": chart, "edition": edition, "cards": kinds, "turn_limit": limit}
    for seed in range(100):
        match = railbox.new_game("trains", players, f"golden {seed}", options)
        rng = stream(match.seed, "player")
        while not match.over and len(match.actions) < 6000:
            match.play(pick(match, rng, reason))
        if match.end_reason == reason:
            return match
    raise SystemExit(f"no seed ends {COMBINATIONS[number]} by {reason}")


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, (chart, edition, players) in enumerate(COMBINATIONS):
        match = play(number)
        path = FOLDER / f"{chart}-{edition}-{players}-{match.end_reason}.json"
        match.record().save(path)
        sys.stdout.write(f"{path.name}: {len(match.actions)} actions\n")


if __name__ == "__main__":
    main()
