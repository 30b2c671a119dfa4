"""What the guide to TransAmerica makes of the board, and of the play of others."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec

from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.core.match import Match, new_game
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.transamerica.rules import FIRST, TransAmerica


def state_of(match: Match) -> TransAmerica:
    assert isinstance(match.state, TransAmerica)
    return match.state


def test_a_rival_who_starts_at_a_city_probably_holds_it() -> None:
    match = new_game("transamerica", 2, "infer")
    state = state_of(match)
    mine = state.hand(0)
    city = next(card for card in state.setting.cards if card not in mine)
    match.play(f"hub {match.layout()['nodes'][mine[0]]['name']}")
    match.play(f"hub {match.layout()['nodes'][city]['name']}")
    guide = match.ruleset.guide()
    rng = stream("1", "infer")
    guide.study(state, 0)
    held = inferred = 0
    for _ in range(400):
        sample = state.resample(0, rng)
        held += city in sample.hand(1)
        guide.infer(sample, 0, rng)
        inferred += city in sample.hand(1)
        assert sample.hand(0) == mine
    assert held < 140 < 280 < inferred, "one card of four, until the marker tells more"


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("vexation", [False, True])
def test_inference_keeps_to_what_is_known(players: int, vexation: bool) -> None:
    match = new_game("transamerica", players, "infer", {"vexation": vexation})
    state = state_of(match)
    guide = match.ruleset.guide()
    rng = stream(f"{players}", "infer")
    while state.to_act() != OVER:
        seat = state.to_act()
        sample = state.resample(seat, rng)
        guide.study(sample, seat)
        guide.infer(sample, seat, rng)
        assert match.ruleset.view(sample, seat) == match.ruleset.view(state, seat)
        assert sorted(sample.deck) == sorted(state.deck)
        assert [sample.is_complete(other) for other in range(players)] == [
            state.is_complete(other) for other in range(players)
        ]
        state.apply(state.random_action(rng))


def test_the_tries_go_to_tracks_on_a_cheapest_tree() -> None:
    match = new_game("transamerica", 4, "crowd")
    state = state_of(match)
    guide, greedy, rng = match.ruleset.guide(), make_bot("greedy"), stream("1", "crowd")
    crowded = 0
    while state.to_act() != OVER:
        actions = state.legal_actions()
        saved = state.hints()
        if state.phase == FIRST and len(actions) > 80 and max(saved) > 0:
            crowded += 1
            weights = vec[float]([0.0] * len(actions))
            guide.weigh(state, actions, weights)
            tries = [math.exp(weight) for weight in weights]
            useful = sum(share for share, points in zip(tries, saved, strict=True) if points > 0)
            assert useful > 0.5 * sum(tries), f"of {len(actions)} tracks"
        state.apply(greedy.choose(Position(match.ruleset, state, state.to_act()), rng))
    assert crowded > 10
