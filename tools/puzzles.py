"""Makes the positions of the day from games between bots: src/railbox/games/<game>/puzzles.json.

    python -m tools.puzzles                  60 for each game of the box
    python -m tools.puzzles metro --count 80

Puzzles that are there are kept: the command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

import msgspec

import railbox
from railbox.bots.base import Position, make_bot
from railbox.core.catalogue import Game, box_games
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.learn.puzzles import GAP, ITERATIONS, Puzzle, gap, other_seed, read_puzzles, weigh

ROOT = Path(__file__).parents[1]
LONGEST = 220
"""Puzzles come from so many first actions of a game, which keeps their records short."""
TRIES = 40
"""Decisions that are looked at in one game."""
ALIKE = 8
"""So many puzzles of a game may have the same answer: whoever comes every day does not guess it."""
QUICK = 150
"""Iterations of a first look, which passes over what is not worth a longer one."""
FEWEST = 4
"""A decision between fewer actions is no puzzle."""


def play(game: Game, number: int) -> Match:
    """A whole game between bots that play soundly, with two players or, now and then, more."""
    players = game.players[0] if number % 3 else min(game.players[-1], game.players[0] + 1 + number % 2)
    match = railbox.new_game(game, players, f"puzzle {number}")
    bots = [make_bot("greedy" if seat else "club") for seat in range(players)]
    while not match.over and len(match.actions) < LONGEST:
        seat = match.to_act
        position = Position(match.ruleset, match.state, seat)
        match.apply(bots[seat].choose(position, stream(match.seed, f"bot {len(match.actions)}")), seat)
    return match


def find(game: Game, number: int, stale: set[str]) -> Puzzle | None:
    """A clear decision of a game, if there is one with an answer that is not `stale`."""
    played = play(game, number)
    actions = list(played.actions)
    rng = stream(played.seed, "decisions")
    late = list(range(len(actions) // 2, len(actions)))  # early in a game hardly anything is clear
    for _ in range(min(TRIES, len(late))):
        at = late.pop(int(rng.below(len(late))))
        match = railbox.new_game(game, played.players, played.seed)
        match.replay(actions[:at])
        seat = match.to_act
        if match.pending != [seat] or len(match.legal(seat)) < FEWEST:
            continue
        position = Position(match.ruleset, match.state, seat)
        if match.ruleset.guide().obvious(position.sample(rng), position.legal_actions()) >= 0:
            continue
        quick = weigh(match, seat, QUICK, "quick")
        if gap(quick) < GAP or next(iter(quick)) in stale:
            continue
        values = weigh(match, seat, ITERATIONS, "found")
        answer = next(iter(values))
        if gap(values) < GAP or answer in stale:
            continue
        deeper = weigh(match, seat, 2 * ITERATIONS, "checked")
        again = weigh(match, seat, 2 * ITERATIONS, other_seed(match.seed))
        if min(gap(deeper), gap(again)) >= GAP and {next(iter(deeper)), next(iter(again))} == {answer}:
            return Puzzle(match.players, match.seed, {}, actions[:at], seat, answer, deeper)
    return None


def make(game: Game, count: int) -> None:
    """Add puzzles to a game's file until it has so many."""
    file = ROOT / "src/railbox/games" / game.name / "puzzles.json"
    found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []
    number = max((int(puzzle.seed.split()[1]) for puzzle in found), default=0)
    while len(found) < count:
        number += 1
        often = Counter(puzzle.answer for puzzle in found)
        puzzle = find(game, number, {answer for answer, times in often.items() if times >= ALIKE})
        if puzzle is not None:
            found.append(puzzle)
            lines = ",\n".join(msgspec.json.encode(one).decode() for one in found)
            file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        sys.stderr.write(f"\r{game.name}: {len(found)} of {count} from {number} games  ")
    sys.stderr.write("\n")


def check(game: Game) -> int:
    """How many answers another search, twice as deep, does not choose; each is named."""
    wrong = 0
    for number, puzzle in enumerate(read_puzzles(game)):
        values = weigh(puzzle.match(game), puzzle.seat, 2 * ITERATIONS, other_seed(puzzle.seed))
        if next(iter(values)) != puzzle.answer:
            wrong += 1
            sys.stdout.write(f"{game.name} {number}: {puzzle.answer}, but the search chooses {values}\n")
    return wrong


def main() -> None:
    """Make what is missing, or check what is there."""
    box = box_games()
    parser = argparse.ArgumentParser(prog="tools.puzzles", description="Make positions of the day.")
    parser.add_argument("games", nargs="*", choices=[*box, []], help="all games of the box if none is named")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--check", action="store_true", help="search all positions again, with another seed")
    args = parser.parse_args()
    if args.check:
        sys.exit(1 if sum(check(box[name]) for name in args.games or box) else 0)
    for name in args.games or box:
        make(box[name], args.count)


if __name__ == "__main__":
    main()
