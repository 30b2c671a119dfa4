"""What the guide to TransAmerica makes of the board, and of the play of others."""

from __future__ import annotations

import math
from statistics import fmean

import pytest
from benchmarks.strangers import Nearest
from benchmarks.strangers import Tree as CheapestTree
from benchmarks.tracks import present_tracks
from librt.vecs import vec
from mypy_extensions import i64

from railbox.bots import make_bot
from railbox.bots.base import Bot, Position
from railbox.core.match import Match, new_game
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.transamerica.distances import distances_of
from railbox.games.transamerica.forest import forest_of
from railbox.games.transamerica.hubs import hubs_of
from railbox.games.transamerica.inference import KEEN_AFTER, LIKED, Evidence
from railbox.games.transamerica.rules import FIRST, TransAmerica
from tests.guesses import samples_of


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
    assert held < 140 < 240 < inferred, "one card of four, until the marker tells more"


def by_distance(state: TransAmerica, seat: int, rival: int) -> float:
    """The mean chance of a rival's cities if all that counts is how near he has built to each that he might hold."""
    setting, graph = state.setting, state.setting.graph
    table = distances_of(graph).table
    places = {state.marker[rival]}
    for number in range(state.laid_count):
        laid_by, edge = divmod(int(state.laid[number]), int(graph.edges))
        if laid_by == rival:
            places |= {graph.end_a[edge], graph.end_b[edge]}
    chances = []
    for colour, true in enumerate(state.hand(rival)):
        cards = setting.cards[setting.first_card[colour] : setting.first_card[colour + 1]]
        near = {city: min(int(table[graph.nodes * place + city]) for place in places) for city in cards}
        fits = {city: math.exp(-0.3 * near[city] if near[city] else 3.0) for city in cards}
        chances.append(fits[true] / (sum(fits.values()) - fits[state.hand(seat)[colour]]))
    return fmean(chances)


@pytest.mark.parametrize("player", [make_bot("greedy"), make_bot("search:40"), Nearest(), CheapestTree()])
def test_tracks_tell_more_than_where_they_lie(player: Bot) -> None:
    chances, distances = [], []
    for number in range(6):
        match = new_game("transamerica", 2, f"tell-{number}")
        state, rng = state_of(match), stream(f"{number}", "tell")
        while state.round == 1:
            if state.phase == FIRST and state.seat == 0:
                true = state.hand(1)
                hands = [sample.hand(1) for sample in samples_of(match.ruleset, state, 0, f"{number}", 60)]
                chances.append(fmean(city == guess for hand in hands for city, guess in zip(true, hand, strict=True)))
                distances.append(by_distance(state, 0, 1))
            state.apply(player.choose(Position(match.ruleset, state, state.seat), rng.split()))
    assert len(chances) > 50
    assert fmean(chances) > fmean(distances) + 0.04 > 0.25 + 0.2, "one card of four is blind"


def test_trees_tell_more_than_distances() -> None:
    at_first, later = [], []
    for player in (make_bot("greedy"), Nearest(), CheapestTree()):
        for number in range(4):
            match = new_game("transamerica", 2, f"trees-{number}")
            state, rng = state_of(match), stream(f"{number}", "trees")
            while state.round == 1:
                if state.phase == FIRST and state.seat == 0 and state.laid_count in range(8, 24):
                    true = state.hand(1)
                    hands = [sample.hand(1) for sample in samples_of(match.ruleset, state, 0, "1", 2 * KEEN_AFTER)]
                    hits = [fmean(city == guess for city, guess in zip(true, hand, strict=True)) for hand in hands]
                    at_first.append(fmean(hits[: KEEN_AFTER - 1]))
                    later.append(fmean(hits[KEEN_AFTER - 1 :]))
                state.apply(player.choose(Position(match.ruleset, state, state.seat), rng.split()))
    assert len(later) > 40
    assert fmean(later) > fmean(at_first) > 0.5


def test_a_tally_counts_all_tracks_that_lead_on() -> None:
    match = new_game("transamerica", 2, "tally")
    state, greedy, rng = state_of(match), make_bot("greedy"), stream("1", "tally")
    graph, legal = state.setting.graph, []  # by track, before it was laid; those within a network lead nowhere
    while state.laid_count < 20:
        lines = [state.setting.line_of(action) for action in state.legal_actions()]
        leads = [line >= 0 and state.label[graph.end_a[line]] != state.label[graph.end_b[line]] for line in lines]
        before = state.laid_count
        state.apply(greedy.choose(Position(match.ruleset, state, state.seat), rng.split()))
        legal += [sum(leads)] * (state.laid_count - before)
    for seat in range(2):
        evidence = Evidence(state, 1 - seat)
        evidence.look_at_trees(state)
        play = evidence.plays[0]
        hand = vec[i64]([evidence.place[city] for city in state.hand(seat)])
        assert play.count > 5
        for track in range(play.count):
            laid = play.tally(hand, track)
            assert sum(play.counts) == legal[play.number[track]] and play.counts[laid] >= 1.0


def test_tracks_are_fitted_as_they_are_judged() -> None:
    model = present_tracks()
    likings = [design @ weights for design, weights in zip(model.designs, model.weights, strict=True)]
    assert [math.log(liked) for liked in LIKED] == pytest.approx([liking for style in likings for liking in style])


def test_a_forest_has_the_cheapest_trees() -> None:
    match = new_game("transamerica", 2, "forest")
    state, rng = state_of(match), stream("1", "forest")
    setting = state.setting
    while state.laid_count < 14:
        state.apply(state.random_action(rng))
    slot = vec[i64]([card - setting.first_card[card // 5] + 1 for card in range(len(setting.cards))])
    names = [min(node for node, other in enumerate(state.label) if other == name) for name in state.label]
    forest = forest_of(setting, vec[i64](names), slot)
    assert forest_of(setting, vec[i64](names), slot) is forest
    for seat in range(2):
        for _ in range(20):
            sample = state.resample(1 - seat, rng)
            cards = [list(setting.cards).index(city) for city in sample.hand(seat)]
            row = forest.join(sum(forest.unit[colour] * slot[card] for colour, card in enumerate(cards)))
            assert forest.tree[row + forest.point_of[state.marker[seat]]] == sample.missing(seat)


def test_a_marker_is_likely_on_a_cheapest_tree() -> None:
    match = new_game("transamerica", 2, "marker")
    state = state_of(match)
    hubs = hubs_of(state.setting)
    hand = vec[i64]([list(state.setting.cards).index(city) for city in state.hand(0)])
    chances = [hubs.chance(hand, node) for node in range(state.setting.graph.nodes)]
    lost = [-saved for saved in state.hints()]
    assert math.isclose(sum(chances), 1.0)
    assert all((chance > 0.01) == (points == 0) for chance, points in zip(chances, lost, strict=True))


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_inferred_depends_on_nothing_hidden(players: int) -> None:
    match = new_game("transamerica", players, "twins")
    state, greedy, rng = state_of(match), make_bot("greedy"), stream("1", "twins")
    for _ in range(9 * players):
        state.apply(greedy.choose(Position(match.ruleset, state, state.seat), rng.split()))
    assert state.round == 1 and state.laid_count > 3 * players
    for seat in range(players):
        twins = [state, *(state.resample(seat, stream(f"{twin}", "twin")) for twin in range(3))]
        assert len({tuple(twin.deck) for twin in twins}) > 1
        inferred = [samples_of(match.ruleset, twin, seat, "think", KEEN_AFTER + 20) for twin in twins]
        decks = [[list(sample.deck) for sample in samples] for samples in inferred]
        assert all(other == decks[0] for other in decks)


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
    while state.to_act() != OVER and crowded <= 10:
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
