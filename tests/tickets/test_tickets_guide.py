"""What the guide to Ticket to Ride: the Card Game knows of the last turns, and how it plays games out."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import railbox
from railbox.bots.base import Position, make_bot
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.tickets import cards
from railbox.games.tickets.guide import TicketsGuide
from tests.tickets.scenes import play, set_deck, set_hand, set_held, set_row, set_stack, table, tickets

COLOURS = list(cards.COLOURS)


def guide_of(match: Match) -> TicketsGuide:
    guide = match.ruleset.guide()
    assert isinstance(guide, TicketsGuide)
    return guide


def liked(match: Match) -> str:
    """The action that `greedy` takes."""
    position = Position(match.ruleset, match.state, match.to_act)
    return match.ruleset.actions.text(make_bot("greedy").choose(position, stream("1", "greedy")))


def last_turn(stack: list[str], hand: list[str]) -> Match:
    """Seat 0 before its last action, with two destinations that its stack completes."""
    match = table(2, kept=[["d01", "d02"], ["d40"]])
    set_held(match, 0, ["d01", "d02"])
    set_deck(match, *COLOURS)
    set_row(match)
    set_hand(match, 0, hand)
    set_stack(match, 0, stack)
    tickets(match).turns_left = 2
    return match


def test_in_the_last_turn_destinations_are_drawn_for_what_lies_in_the_stack() -> None:
    full = last_turn(stack=[colour for colour in COLOURS for _ in range(3)], hand=["red", "red", "red", "blue"])
    assert liked(full) == "destinations"


def test_in_the_last_turn_destinations_are_not_drawn_when_nothing_lies_in_the_stack() -> None:
    assert liked(last_turn(stack=[], hand=["red", "red", "red", "blue"])) != "destinations"


@pytest.mark.parametrize("spare", [True, False])
def test_of_an_offer_in_the_last_turn_only_that_is_kept_which_the_stack_completes(spare: bool) -> None:
    """A full hand is of no use then: nothing is sent any more."""
    stack = [colour for colour in COLOURS for _ in range(3)] if spare else []
    match = last_turn(stack, hand=[colour for colour in COLOURS for _ in range(2)])
    play(match, "destinations")
    chosen = liked(match)
    assert chosen.startswith("keep" if spare else "reject")


def test_locomotives_in_the_stack_stand_for_wagons_that_an_offer_lacks() -> None:
    match = last_turn(["locomotive"] * 12, hand=[])
    play(match, "destinations")
    assert liked(match).startswith("keep")


def test_a_yard_counts_only_as_far_as_it_is_sent_in_time() -> None:
    match = last_turn(stack=[], hand=[])
    state = tickets(match)
    red = COLOURS.index("red")
    state.owner[red] = 0
    state.wagons[red] = 4
    guide = guide_of(match)
    for turns_left, arriving in ((2, 0), (4, 1), (8, 3), (20, 4)):
        state.turns_left = turns_left
        guide.look(state, 0, 0)
        assert guide.want[red] == -arriving


def test_destinations_that_were_refused_are_not_drawn_again_at_once() -> None:
    match = table(2, kept=[["d01"], ["d40"]])
    guide = guide_of(match)
    state = tickets(match)
    guide.look(state, 0, state.destinations.held[0])
    before = guide.more_destinations(state)
    play(match, "destinations")
    for _ in range(4):
        play(match, next(text for text in match.legal() if text.startswith("reject")))
    state = tickets(match)
    state.seat = 0
    guide.look(state, 0, state.destinations.held[0])
    assert guide.more_destinations(state) < before


def test_games_are_played_out_nearly_as_greedy_plays() -> None:
    """What `quick` does is what `weigh` likes best, but for rare sets that it does not look at."""
    alike = decisions = 0
    for seed in range(3):
        match = railbox.new_game("tickets", 2, seed=seed)
        state, guide = tickets(match), guide_of(match)
        rng = stream(str(seed), "game")
        while state.to_act() != OVER:
            actions = state.legal_actions()
            weights = vec[float]([0.0] * len(actions))
            guide.weigh(state, actions, weights)
            best = max(weights)
            action = guide.quick(state, rng)
            if len(actions) > 1:
                decisions += 1
                alike += weights[actions.index(action)] > best - 0.1
            state.apply(action)
    assert alike / decisions > 0.95
