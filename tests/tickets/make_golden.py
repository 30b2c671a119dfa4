"""Makes the golden records of the card game again: `python -m tests.tickets.make_golden`.

A record must be made again only when a change of the rules is meant, and then the game's `rules` version is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import railbox
from railbox.core.match import Match
from railbox.core.rng import stream
from tests.tickets.scenes import keep, open_table

GOLDEN = Path(__file__).parent.parent / "golden" / "tickets"

Player = Callable[[Match], str]


def at_random(seed: int) -> Player:
    """Anything that is legal."""
    rng = stream(str(seed), "golden")

    def choose(match: Match) -> str:
        legal = match.legal()
        return legal[rng.below(len(legal))]

    return choose


def collector(plans: dict[int, list[str]]) -> Player:
    """Places what is planned for the seat as soon as it can, else draws, else takes, else passes by destinations."""

    def choose(match: Match) -> str:
        legal = match.legal()
        plan = plans.get(match.to_act, [])
        if plan and plan[0] in legal:
            return plan.pop(0)
        for beginning in ("draw", "take", "destinations", "reject", "claim best"):
            for text in legal:
                if text.startswith(beginning):
                    return text
        return legal[0]

    return choose


def spendthrift(seed: int) -> Player:
    """Keeps all destinations and places sets as soon as it has any, so that at the end nothing may be left to do."""
    rng = stream(str(seed), "spendthrift")

    def choose(match: Match) -> str:
        legal = match.legal()
        takes = [text for text in legal if text.startswith("take")]
        places = [text for text in legal if text.startswith("place")]
        if legal[0].startswith("keep"):
            return legal[0]
        if takes and "draw" not in legal:
            return takes[0]
        choice = places or legal
        return choice[rng.below(len(choice))]

    return choose


def finish(match: Match, player: Player) -> Match:
    """Play to the end, always the seat that is to act."""
    while not match.over:
        match.play(player(match))
    return match


def random_game(players: int, reason: str, action: str = "", **options: Any) -> Match:
    """The first random game that ends in this way and in which somebody does such an action."""
    for seed in range(1000):
        match = finish(railbox.new_game("tickets", players, seed, options), at_random(seed))
        if match.end_reason == reason and any(text.startswith(action) for text in match.actions):
            return match
    raise AssertionError(f"no game of {players} ends by {reason}")


def forced_pass() -> Match:
    """The first game of spendthrifts in which somebody can do nothing at all."""
    for seed in range(1000):
        match = finish(railbox.new_game("tickets", 4, seed), spendthrift(seed))
        if any(message.id == "tickets.turn-passed" for messages in match.events(-1) for message in messages):
            return match
    raise AssertionError("nobody ever had to pass")


def out_of_order() -> Match:
    """Three players whose secret choices come in another order than their seats."""
    match = railbox.new_game("tickets", 3, 8)
    player = stream("8", "out of order")
    while not match.over:
        seat = match.pending[-1]
        legal = match.legal(seat)
        match.play(legal[player.below(len(legal))], seat)
    return match


def tie(first: list[str], second: list[str], hands: list[list[str]], plans: dict[int, list[str]]) -> Match:
    """Two players who keep and complete just these destinations."""
    match = keep(open_table(2, hands=hands, offers=[first, second]), first, second)
    return finish(match, collector(plans))


def records() -> Iterator[tuple[str, Match]]:
    """All golden games by name."""
    for players in (2, 3, 4):
        yield f"{players}-last-card-drawn", random_game(players, "last-card-drawn")
        yield f"{players}-last-card-turned-up", random_game(players, "last-card-turned-up")
    yield "4-nothing-to-draw", finish(railbox.new_game("tickets", 4, 1), collector({}))
    yield "3-open-own-stack", random_game(3, "last-card-drawn", open_own_stack=True)
    yield "3-allow-all-loco-set", random_game(3, "last-card-drawn", "place locos", allow_all_loco_set=True)
    both = {"open_own_stack": True, "allow_all_loco_set": True}
    yield "4-both-options", random_game(4, "last-card-drawn", "place locos", **both)
    yield "3-first-by-lot", random_game(3, "last-card-drawn", first="random")
    yield "4-forced-pass", forced_pass()
    yield "3-choices-in-another-order", out_of_order()
    yield (
        "2-tie-broken-by-completed-destinations",
        tie(
            ["d12"],
            ["d17", "d18"],
            [["yellow", "yellow", "red", "red"], ["black", "green", "green", "green", "blue"]],
            {0: ["place yellow 2", "place red 2"], 1: ["place black green blue", "place green 2"]},
        ),
    )
    yield (
        "2-tie-broken-by-bonus-cards",
        tie(
            ["d39"],
            ["d12"],
            [["white", "blue", "purple", "blue", "blue"], ["yellow", "yellow", "red", "red"]],
            {0: ["place white blue purple", "place blue 2"], 1: ["place yellow 2", "place red 2"]},
        ),
    )
    yield (
        "2-tie-shared",
        tie(
            ["d02"],
            ["d01"],
            [["blue", "blue"], ["yellow", "yellow"]],
            {0: ["place blue 2"], 1: ["place yellow 2"]},
        ),
    )


def main() -> None:
    """Write all records."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name, match in records():
        match.record().save(GOLDEN / f"{name}.json")


if __name__ == "__main__":
    main()
