"""The guide of Trains: what it plays without thought, and that its games come to an end."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.core.catalogue import find_game
from railbox.core.figures import values_for
from railbox.core.match import Match, new_game
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.trains import cards
from railbox.games.trains.board import find_map
from railbox.games.trains.codes import HAND, START, SUPPLY, TURN
from railbox.games.trains.guide import START_CITY, START_REMOTE, TrainsGuide
from railbox.games.trains.rules import Trains
from tests.trains.desk import Desk


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


def test_a_game_lasts_as_long_as_the_piles_that_run_out_first() -> None:
    guide = trains_guide()
    state = Desk(["lay_rails"]).state
    assert [guide.cards_left(state, piles) for piles in (1, 2, 3, 4)] == [10, 20, 30, 40]
    lower = {cards.TOWER: 3, cards.APARTMENT: 7, cards.GARAGE: 5, cards.SKYSCRAPER: 3, cards.VIADUCT: 9}
    for kind, left in lower.items():
        while state.count(SUPPLY, kind) > left:
            state.take(SUPPLY, kind)
    assert [guide.cards_left(state, piles) for piles in (1, 2, 3, 4)] == [3, 6, 11, 18]
    before = guide.turns_left(state)
    while state.has(SUPPLY, cards.TOWER):
        state.take(SUPPLY, cards.TOWER)
    assert guide.cards_left(state, 3) == 3 + 5 + 7
    assert guide.turns_left(state) < before


def test_a_rail_counts_what_it_leads_to() -> None:
    state, guide = Desk(["lay_rails"], starts=("r2c0", "r2c5"), deck=["normal_train"] * 9).state, trains_guide()
    guide.look(state, 0)
    guide.dead = 0.0  # as at the end of a game, when Waste costs nothing
    cell = find_map("tokyo").number
    to_chichibu, nowhere = cell["r1c0"], cell["r2c1"]
    assert guide.beyond(state, to_chichibu) == guide.stop(state, cell["r0c0"], 0) > 0
    assert guide.rail(state, to_chichibu, 0) > guide.stop(state, to_chichibu, 0)
    assert guide.beyond(state, nowhere) < guide.beyond(state, to_chichibu)


def test_a_line_begins_near_remote_places_and_cities() -> None:
    state = state_of(new_game("trains", 4, "start"))
    cell = find_map("tokyo").number
    figures = values_for(find_game("trains").figures, 2)
    guide = trains_guide()
    figures[START_REMOTE], figures[START_CITY] = 0.3, 0.5
    guide.tune(vec[float](figures))
    assert guide.start(state, cell["r3c8"]) == pytest.approx(2 + 0.3 * (3 + 2))  # Funabashi: Narita and Chiba
    assert guide.start(state, cell["r3c0"]) == pytest.approx(1 + 0.5 * (3 + 2))  # Hashimoto: Hachioji and Machida
    assert guide.start(state, cell["r3c3"]) == pytest.approx(0.5 * (1 + 1))  # Kichijoji, Futakotamagawa


def test_each_seat_begins_by_its_own_figures() -> None:
    state = state_of(new_game("trains", 2, "own"))
    rng = stream("own", "own")
    for seat in range(2):
        assert state.question == START and state.to_act() == seat
        trains_guide().play_on(state, 1, rng)
    assert state.question == TURN and state.turn == 0
    trains_guide().play_on(state, 1, rng)
    assert state.turn == 1
