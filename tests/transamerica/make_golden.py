"""Makes the golden records of TransAmerica: `python -m tests.transamerica.make_golden`.

Each record is named by what it shows. Games are played greedily by the hints, with some random moves, or at random;
the first seed whose game shows what is wanted is taken.
"""

import random
from collections.abc import Iterator
from typing import Any, cast

import railbox
from railbox.games.transamerica.rules import TransAmerica
from tests.golden import FOLDER as GOLDEN
from tests.transamerica.boards import ENDLESS, Table, board, line, play_endless

FOLDER = GOLDEN / "transamerica"
LADDER = board(
    [*line(7), *((node + 8, node + 9, 1) for node in range(7)), *((node, node + 8, 2) for node in range(8))],
    {"red": [0, 5, 10], "blue": [7, 2, 13], "green": [8, 15, 4]},
    tracks=20,
)

WANTED: dict[str, dict[str, Any]] = {
    "players-2": {"players": 2},
    "players-3": {"players": 3},
    "players-4": {"players": 4},
    "players-5": {"players": 5},
    "players-6": {"players": 6},
    "round-ends-active": {"players": 2},
    "round-ends-others-early-with-another-track": {"players": 4},
    "round-ends-others-early-declined": {"players": 3, "options": {"board": LADDER}, "boldness": 0.5},
    "round-ends-others-early-then-active": {"players": 4},
    "round-ends-others-by-second-track": {"players": 4},
    "round-ends-others-by-double-track": {"players": 5},
    "round-ends-no-tracks": {"players": 2, "boldness": 0.0},
    "round-ends-several-complete": {"players": 5},
    "round-ends-stuck": {"players": 2, "options": {"vexation": True, "board": ENDLESS}, "boldness": 0.0},
    "game-ends-barrier-crossed": {"players": 2},
    "game-ends-round-limit": {"players": 2},
    "barrier-moved": {"players": 2},
    "barrier-not-moved": {"players": 2, "boldness": 0.0},
    "shared-victory": {"players": 4},
    "ends-after-one-round": {"players": 2, "options": {"min_rounds": 1}, "boldness": 0.0},
    "past-the-barrier-after-one-round": {"players": 2, "boldness": 0.0},
    "vexation": {"players": 4, "options": {"vexation": True}},
    "open-cities": {"players": 3, "options": {"open_cities": True}},
    "board-of-your-own": {"players": 3, "options": {"board": LADDER}},
}


def shows(match: railbox.Match) -> set[str]:
    """All that a finished game shows, by the names of the golden records."""
    found = {f"players-{match.players}", f"game-ends-{match.end_reason}"}
    options = match.record().options
    rounds = match.view(-1)["game"]["rounds"]
    for past in rounds:
        if past["end"] in ("active", "no-tracks", "stuck"):
            found.add(f"round-ends-{past['end']}")
        if len(past["complete"]) > 1:
            found.add("round-ends-several-complete")
    found |= _round_ends(match)
    moved = any(message.id == "transamerica.barrier-moved" for message in _messages(match))
    if len(rounds) > 2 or moved:
        found.add("barrier-moved" if moved else "barrier-not-moved")
    elif min(match.scores) < 4:
        found.add("barrier-not-moved")
    if len(match.winners) > 1:
        found.add("shared-victory")
    if len(rounds) == 1:
        found.add("ends-after-one-round")
    elif max(rounds[0]["losses"]) >= 13:
        found.add("past-the-barrier-after-one-round")
    if options["vexation"] and match.view(-1)["game"]["own_tracks"]:
        found.add("vexation")
    if options["open_cities"]:
        found.add("open-cities")
    if options["board"]:
        found.add("board-of-your-own")
    return found


def _messages(match: railbox.Match) -> Iterator[railbox.Message]:
    for messages in match.events(-1):
        yield from messages


def _round_ends(match: railbox.Match) -> set[str]:
    """How rounds that others completed came to their end."""
    found = set()
    costs = {line["name"]: line["cost"] for line in match.layout()["lines"]}
    open_end = False
    for text, messages in zip(match.actions, match.events(-1), strict=True):
        said = [message.id.removeprefix("transamerica.") for message in messages]
        ended = next((_end(message) for message in messages if message.id.endswith("round-ended")), None)
        if open_end and ended:
            if ended == "active":
                found.add("round-ends-others-early-then-active")
            else:
                declined = text == "stop"
                found.add("round-ends-others-early-" + ("declined" if declined else "with-another-track"))
        elif ended == "others":
            double = costs[text.split()[1]] == 2
            found.add(f"round-ends-others-by-{'double' if double else 'second'}-track")
        open_end = "completed" in said and not ended
    return found


def _end(message: railbox.Message) -> str:
    """How a round ended, from the message that tells it."""
    end = message.args["end"]
    assert isinstance(end, railbox.Message)
    return end.id.removeprefix("transamerica.round-end-")


def play_game(seed: str, players: int, options: dict[str, Any], boldness: float) -> railbox.Match:
    """A whole game; with `boldness` the seat does what its hints say, else anything."""
    generator = random.Random(seed)
    match = railbox.new_game("transamerica", players, seed, options)
    state = cast(TransAmerica, match.state)
    while not match.over:
        actions = state.legal_actions()
        if generator.random() < boldness:
            hints = state.hints()
            actions = [action for action, hint in zip(actions, hints, strict=True) if hint == max(hints)]
        match.play(match.ruleset.actions.text(generator.choice(actions)))
    return match


def make(name: str) -> railbox.Match:
    """The first game that shows what the name says."""
    if name == "game-ends-round-limit":
        table = Table(ENDLESS, [[[0, 3], [2, 1]]])
        play_endless(table)
        return table.match
    wanted = WANTED[name]
    for number in range(1000):
        match = play_game(f"{name} {number}", wanted["players"], wanted.get("options", {}), wanted.get("boldness", 0.9))
        if name in shows(match):
            return match
    raise AssertionError(f"no game shows {name}")


def main() -> None:
    """Write every wanted record."""
    for name in WANTED:
        make(name).record().save(FOLDER / f"{name}.json")


if __name__ == "__main__":
    main()
