"""Laws that hold at every moment of every game, tried on random play."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import railbox
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.games.trains import cards, codes, pieces
from railbox.games.trains.rules import Trains

MAPS: dict[str, Any] = json.loads((Path(__file__).parent / "maps.json").read_text("utf-8"))["maps"]

games = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "seed": st.integers(0, 10_000),
        "options": st.fixed_dictionaries(
            {
                "edition": st.sampled_from(["aeg", "okazu"]),
                "map": st.sampled_from(["tokyo", "osaka"]),
                "cards": st.sampled_from([*cards.SETS, "random"]),
            }
        ),
    }
)


def start(game: dict[str, Any]) -> tuple[Match, Trains]:
    match = railbox.new_game("trains", game["players"], game["seed"], game["options"])
    assert isinstance(match.state, Trains)
    return match, match.state


def copies(state: Trains) -> Counter[str]:
    """All cards of the game, wherever they are."""
    found: Counter[str] = Counter()
    for zone in range(codes.SHOWN):
        for kind, name in enumerate(cards.NAMES):
            found[name] += state.count(zone, kind)
    for seat in range(state.setting.players):
        first = seat * pieces.DECK_ROOM
        for place in range(first, first + state.deck_size[seat]):
            found[cards.NAMES[state.deck[place]]] += 1
    return found


def check(match: Match, state: Trains, box: Counter[str]) -> None:
    assert copies(state) == box
    assert state.coins >= 0
    players = range(match.players)
    cells = range(state.setting.cells)
    for seat in players:
        assert sum(state.has_rail(seat, cell) for cell in cells) + state.rails_left[seat] == cards.RAIL_TOKENS
        assert 0 <= state.secret[seat] <= state.known[seat] <= state.deck_size[seat]
        for kind in range(cards.KINDS):
            assert state.count(codes.SHOWN + seat, kind) <= state.count(codes.HAND + seat, kind)
    assert sum(state.stations_on) + state.stations_left == cards.STATION_TOKENS
    for cell in cells:
        assert state.rails_on[cell] == sum(state.has_rail(seat, cell) for seat in players)
        assert 0 <= state.stations_on[cell] <= state.setting.room[cell]
    for zone in range(codes.ZONES):
        kinds = sum(1 << kind for kind in range(cards.KINDS) if state.count(zone, kind))
        assert state.kinds[zone] == kinds, "the mask of a zone must be the kinds it has"


class TrainsMachine(RuleBasedStateMachine):
    """Random play, with clones and resampled copies thrown in."""

    @initialize(game=games)
    def begin(self, game: dict[str, Any]) -> None:
        self.match, self.state = start(game)
        self.box = copies(self.state)

    @precondition(lambda self: not self.match.over)
    @rule(picks=st.lists(st.integers(0, 10_000), min_size=5, max_size=40))
    def play(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.match.over:
                legal = self.match.legal()
                self.match.play(legal[pick % len(legal)])

    @rule(seat=st.integers(-1, 1), seed=st.integers(0, 1000))
    def think(self, seat: int, seed: int) -> None:
        rng = stream(str(seed), "think")
        other = self.state.resample(seat, rng)
        check(self.match, other, self.box)
        if not self.match.over:
            other.playout(rng)
            check(self.match, other, self.box)

    @invariant()
    def conserved(self) -> None:
        if hasattr(self, "match"):
            check(self.match, self.state, self.box)


TestTrainsMachine = TrainsMachine.TestCase
TestTrainsMachine.settings = settings(max_examples=25, stateful_step_count=15, deadline=None)


def slow_cost(match: Match, state: Trains, cell: dict[str, Any], waived: set[str]) -> int:
    """The price of a rail as the rulebooks' table says it."""
    number = match.ruleset.actions.number(f"rail {cell['id']}") - codes.CELLS
    others = sum(state.has_rail(seat, number) for seat in range(match.players) if seat != state.seat)
    terrain = cell["terrain"]
    ground = {"field": 0, "river": 1, "mountain": 2}.get(terrain, 0)
    if terrain == "city":
        ground = 1 + state.stations_on[number]
    if terrain == "remote":
        ground = cell["remote_number"]
    if "subway_excavation" in waived:
        return ground if terrain == "remote" and state.setting.okazu else 0
    waiver = {"river": "steel_bridge", "mountain": "tunnel", "city": "viaduct"}.get(terrain)
    return (0 if waiver in waived else ground) + (0 if "collaboration" in waived else others)


@settings(max_examples=40, deadline=None)
@given(game=games, picks=st.lists(st.integers(0, 10_000), min_size=150, max_size=400))
def test_the_offered_rails_are_those_of_a_slow_and_obvious_search(game: dict[str, Any], picks: list[int]) -> None:
    match, state = start(game)
    cells = {cell["id"]: cell for cell in MAPS[game["options"]["map"]]["cells"]}
    for pick in picks:
        if match.over:
            return
        view = match.view(match.to_act)
        turn = view["game"]["turn"]
        if turn["question"] == "rail":
            mine = {name for name, seats in view["game"]["rails"].items() if state.seat in seats}
            near = {other for name in mine for other in cells[name]["neighbors"]} - mine
            waived = {*turn["lasting"], turn["card"]}
            payable = {name for name in near if slow_cost(match, state, cells[name], waived) <= turn["coins"]}
            assert payable == {text.removeprefix("rail ") for text in view["legal"] if text != "decline"}
        if turn["question"] == "station":
            built = view["game"]["stations"]
            free = {name for name, cell in cells.items() if cell.get("buildings", 0) > built.get(name, 0)}
            assert free == {text.removeprefix("station ") for text in view["legal"] if text != "decline"}
        legal = match.legal()
        match.play(legal[pick % len(legal)])


@settings(max_examples=40, deadline=None)
@given(game=games, picks=st.lists(st.integers(0, 10_000), min_size=50, max_size=300))
def test_scores_are_what_the_view_adds_up_to(game: dict[str, Any], picks: list[int]) -> None:
    match, _ = start(game)
    for pick in picks:
        if not match.over:
            legal = match.legal()
            match.play(legal[pick % len(legal)])
    cells = {cell["id"]: cell for cell in MAPS[game["options"]["map"]]["cells"]}
    table_view = match.view(-1)["game"]
    for seat, player in enumerate(table_view["players"]):
        points = player["track"]
        points += sum(cards.POINTS[cards.NUMBER_OF[name]] * count for name, count in player["owned"].items())
        for name, seats in table_view["rails"].items():
            if seat in seats:
                points += cells[name].get("remote_number", 0) + [0, 2, 4, 8][table_view["stations"].get(name, 0)]
        assert match.scores[seat] == points == player["score"]
