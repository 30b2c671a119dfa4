"""Golden games: finished records of every game, replayed on every run, compiled and interpreted.

A rules change that alters one of them must raise the game's `rules` version and make them anew on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import railbox
from railbox.core.conformance import fingerprint
from railbox.core.record import Record
from railbox.core.rng import stream

FOLDER = Path(__file__).parent


def golden_files() -> Iterator[Path]:
    """All golden records."""
    yield from sorted(FOLDER.glob("*/*.json"))


def random_record(game: str, players: int, seed: str, options: dict[str, Any]) -> Record:
    """The record of a game in which everybody plays at random."""
    match = railbox.new_game(game, players, seed, options)
    rng = stream(seed, "golden")
    while not match.over:
        seats = match.pending
        seat = seats[rng.below(len(seats))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    return match.record()


def outcome(path: Path) -> str:
    """Everything that a replay shows: the last state from every seat, and each event as every seat was told it."""
    match = railbox.load_record(path)
    told = [match.events(seat) for seat in range(-1, match.players)]
    return f"{fingerprint(match).decode()} {told}"
