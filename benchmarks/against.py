"""This checkout against another, such as that of an earlier commit: which one's bots are stronger?

`python -m benchmarks.against ../earlier metro search:0.1s` plays 400 paired games with two players, or `--games`,
`--players` others; with four players one bot of this checkout sits against three of the other. `--options
'{"companies": true}'` plays a game with these options. A second bot, if it is given, is that of the other checkout.
Each checkout answers from processes of its own, with its own compiled rules; both follow the same game. Finished games
are kept, so that an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent.parent


class Side:
    """A checkout: a process that follows a game and answers for its bot."""

    def __init__(self, checkout: Path, bot: str) -> None:
        command = [str(checkout / ".venv/bin/python"), str(Path(__file__).resolve()), "--answer", bot]
        self.process = subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **question: Any) -> Any:
        """What the process answers."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def answer(bot_name: str) -> None:
    """The process of a side: follow games by their actions, and decide when asked."""
    from railbox.bots.base import Position, make_bot
    from railbox.core.catalogue import find_game
    from railbox.core.deals import arrange
    from railbox.core.rng import stream

    bot, state, rng = make_bot(bot_name), None, None
    for line in sys.stdin:
        question = json.loads(line)
        if "game" in question:
            ruleset = find_game(question["game"]).ruleset(question["players"], question["options"])
            state = ruleset.new_state(arrange(ruleset.piles(), question["seed"], {}), question["seed"])
            rng = stream(question["seed"], "simulation")
        assert state is not None and rng is not None
        if "action" in question:
            state.apply(question["action"])
        found: dict[str, Any] = {"seat": state.to_act(), "winners": state.winners(), "scores": state.scores()}
        if question.get("decide"):
            start = time.process_time()
            found["action"] = bot.choose(Position(ruleset, state, state.to_act()), rng.split())
            found["seconds"] = time.process_time() - start
        print(json.dumps(found), flush=True)


def play(sides: list[Side], seats: list[int], game: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
    """One game; `seats` says which side each of them is."""
    seconds = [0.0, 0.0]
    for side in sides:
        at = side.ask(game=game, players=len(seats), options=options, seed=seed)
    while not at["winners"]:
        turn = seats[at["seat"]]
        decided = sides[turn].ask(decide=True)
        seconds[turn] += decided["seconds"]
        for side in sides:
            at = side.ask(action=decided["action"])
    ours = sum(seats[winner] == 0 for winner in at["winners"]) / len(at["winners"])
    return {"seed": seed, "seats": seats, "won": ours, "scores": at["scores"], "seconds": seconds}


def games_of(count: int, players: int) -> Iterator[tuple[str, list[int]]]:
    """Deals and who sits where: this checkout's one bot on each seat in turn."""
    for number in range(count):
        seats = [1] * players
        seats[number % players] = 0
        yield f"against-{number // players}", seats


def main() -> None:
    """Play what is not kept yet, and print the share that this checkout wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout in which script/setup was run")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="one bot, or ours and theirs")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    from benchmarks.measure import digest_of, kept, tell
    from railbox.arena.standings import rate

    ours, theirs = wanted.bots[0], wanted.bots[-1]
    other = wanted.other.resolve()
    chosen = "".join(f" {option}={value}" for option, value in sorted(wanted.options.items()))
    name = f"{wanted.game} {wanted.players}{chosen} {ours} {theirs} {digest_of(other, wanted.game)}".replace("/", "_")
    path = kept("against", wanted.game) / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    results = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    played = {(result["seed"], tuple(result["seats"])) for result in results}
    left = [game for game in games_of(wanted.games, wanted.players) if (game[0], tuple(game[1])) not in played]
    tables = [[Side(HOME, ours), Side(other, theirs)] for _ in range(wanted.jobs)]
    free = list(tables)
    tell_progress = tell(name)

    def one(game: tuple[str, list[int]]) -> dict[str, Any]:
        sides = free.pop()
        try:
            return play(sides, game[1], wanted.game, wanted.options, game[0])
        finally:
            free.append(sides)

    with ThreadPoolExecutor(wanted.jobs) as pool, path.open("a") as file:
        for result in pool.map(one, left):
            results.append(result)
            print(json.dumps(result), file=file, flush=True)
            tell_progress(len(results), wanted.games)
    for sides in tables:
        for side in sides:
            side.close()
    won = rate([(result["seed"], result["won"]) for result in results])
    spent = [sum(result["seconds"][side] for result in results) for side in (0, 1)]
    print(
        f"{name}: {won.value:.1%} of {won.games} games ({won.low:.1%} to {won.high:.1%}), "
        f"{spent[0]:.0f} against {spent[1]:.0f} s of processor time"
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--answer"]:
        answer(sys.argv[2])
    else:
        main()
