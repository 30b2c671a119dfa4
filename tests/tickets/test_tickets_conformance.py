"""The conformance kit on all options and numbers of players, and what it cannot see: that random actions are even."""

from __future__ import annotations

from typing import Any

import pytest

import railbox
from railbox.core.catalogue import find_game
from railbox.core.conformance import assert_conforms
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER
from railbox.games.tickets.rules import Tickets

OPTIONS = [
    {"open_own_stack": open_own_stack, "allow_all_loco_set": allow_all_loco_set, "first": first}
    for open_own_stack, allow_all_loco_set, first in (
        (False, False, "first_seat"),
        (False, True, "random"),
        (True, False, "random"),
        (True, True, "first_seat"),
    )
]


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_tickets_conforms(players: int, options: dict[str, Any]) -> None:
    assert_conforms(find_game("tickets"), players, options, seeds=range(2))


def random_states(rng: Rng, count: int, **options: Any) -> list[Tickets]:
    """States of random games, of all phases."""
    found: list[Tickets] = []
    while len(found) < count:
        players = int(2 + rng.below(3))
        state = railbox.new_game("tickets", players, seed=f"random {len(found)}", options=options).state
        assert isinstance(state, Tickets)
        steps = rng.below(state.clone().playout(rng.clone()))
        for _ in range(steps):
            state.apply(state.random_action(rng))
        if state.to_act() != OVER:
            found.append(state)
    return found


@pytest.mark.parametrize("all_locos", (False, True))
def test_random_actions_are_even(all_locos: bool) -> None:
    """Chi-squared over 60 states each: every legal action, and only those, is drawn about equally often."""
    rng = stream("even", str(all_locos))
    for state in random_states(rng, 60, allow_all_loco_set=all_locos):
        legal = state.legal_actions()
        draws = 60 * len(legal)
        seen = dict.fromkeys(legal, 0)
        for _ in range(draws):
            seen[state.random_action(rng)] += 1
        spread = sum((count - 60) ** 2 / 60 for count in seen.values())
        freedom = len(legal) - 1
        assert spread < freedom + 6 * (2 * freedom) ** 0.5 + 6, (legal, seen)
        assert len(seen) == len(legal)
