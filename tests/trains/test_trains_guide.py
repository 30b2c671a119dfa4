"""The guide of Trains: what it plays without thought, and that its games come to an end."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.core.catalogue import find_game
from railbox.core.match import Match, new_game
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.trains import cards
from railbox.games.trains.codes import HAND, TURN
from railbox.games.trains.guide import TrainsGuide
from railbox.games.trains.rules import Trains


def trains_guide() -> TrainsGuide:
    guide = find_game("trains").ruleset(2).guide()
    assert isinstance(guide, TrainsGuide)
    return guide


def state_of(match: Match) -> Trains:
    assert isinstance(match.state, Trains)
    return match.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_end_their_games(players: int) -> None:
    greedy = make_bot("greedy")
    for seed in range(5):
        match = new_game("trains", players, f"end-{seed}")
        state = state_of(match)
        rng = stream(f"{seed}", "end")
        while state.to_act() != OVER:
            state.apply(greedy.choose(Position(match.ruleset, state, state.to_act()), rng))
        assert state.end_reason() != "turn-limit"
        assert state.turn < 60 * players


def test_a_playout_takes_what_weighs_most() -> None:
    """`quick` passes over what comes later in a turn, and must come to the same choice as all the weights."""
    guide = trains_guide()
    for seed in range(10):
        state = state_of(new_game("trains", 2 + seed % 3, f"quick-{seed}"))
        rng = stream(f"{seed}", "quick")
        state.think(rng)
        for _ in range(600):
            if state.to_act() == OVER:
                break
            actions = state.legal_actions()
            weights = vec[float]([0.0] * len(actions))
            guide.weigh(state, actions, weights)
            choice = guide.quick(state)
            assert weights[actions.index(choice)] == max(weights)
            state.apply(choice if rng.below(8) else state.random_action(rng))


def test_what_is_obvious_is_free() -> None:
    guide = trains_guide()
    seen = 0
    for seed in range(10):
        state = state_of(new_game("trains", 2, f"obvious-{seed}"))
        rng = stream(f"{seed}", "obvious")
        state.think(rng)
        for _ in range(600):
            if state.to_act() == OVER:
                break
            actions = state.legal_actions()
            place = guide.obvious(state, actions)
            if place >= 0:
                seen += 1
                kind = actions[place]
                assert state.question == TURN and not state.may_pass(), "giving Waste back is a choice"
                assert cards.TRAINS >> kind & 1 or cards.ACTIONS >> kind & 1
                assert state.has(HAND + state.seat, kind)
            state.apply(state.random_action(rng))
    assert seen > 100
