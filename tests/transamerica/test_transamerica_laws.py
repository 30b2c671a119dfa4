"""Laws that hold in every position, whatever is played."""

from typing import Any, cast

import networkx as nx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import railbox
from railbox.core.rng import stream
from railbox.games.transamerica import rules
from railbox.games.transamerica.ruleset import TransAmericaRuleset
from railbox.games.transamerica.setting import OWN_TRACKS
from tests.transamerica.boards import board, line

HOUSE = board(
    [*line(11), (0, 11, 1), (2, 9, 2), (3, 8, 1)],
    {"red": [0, 5, 9], "blue": [2, 7, 11]},
    tracks=9,
    points=7,
)


class Laws(RuleBasedStateMachine):
    """Random games on the board of the box and on a small one, looked at after each step."""

    @initialize(
        players=st.integers(2, 6),
        seed=st.integers(0, 10**6),
        small=st.booleans(),
        vexation=st.booleans(),
    )
    def start(self, players: int, seed: int, small: bool, vexation: bool) -> None:
        options: dict[str, Any] = {"vexation": vexation, "min_rounds": 4}
        if small:
            players = min(players, 3)
            options["board"] = HOUSE
        self.match = railbox.new_game("transamerica", players, seed, options)
        self.ruleset = cast(TransAmericaRuleset, self.match.ruleset)
        self.state = cast(rules.TransAmerica, self.match.state)
        self.rng = stream(str(seed), "laws")
        self.horizon = self.state.horizon()

    @rule(pick=st.integers(0, 10**6))
    def play(self, pick: int) -> None:
        legal = self.state.legal_actions()
        if legal:
            self.state.play(legal[pick % len(legal)])

    @rule(count=st.integers(2, 30))
    def play_on(self, count: int) -> None:
        for _ in range(count):
            if self.state.to_act() != railbox.OVER:
                self.state.apply(self.state.random_action(self.rng))

    @rule(seat=st.integers(-1, 5))
    def imagine(self, seat: int) -> None:
        """Go on in a position that a seat may think of; all laws hold there, too."""
        self.state = self.state.resample(min(seat, self.match.players - 1), self.rng)

    @invariant()
    def tracks_are_in_the_supply_or_on_the_board(self) -> None:
        view = self.ruleset.view(self.state, -1)
        assert view.supply + len(view.tracks) == self.ruleset.board.tracks
        assert view.supply >= 0
        if self.ruleset.options.vexation:
            for seat, player in enumerate(view.players):
                assert player.own_tracks + sum(track.seat == seat for track in view.own_tracks) == OWN_TRACKS
            placed = [end for track in view.own_tracks for end in track.line.split("-")]
            assert all(placed.count(node) <= rules.TRACKS_AT_A_JUNCTION for node in placed)
        else:
            assert view.own_tracks == []
        lines = view.tracks + [track.line for track in view.own_tracks]
        assert len(set(lines)) == len(lines)

    @invariant()
    def every_card_is_there_once(self) -> None:
        setting = self.state.setting
        for colour in range(setting.colours):
            first, end = setting.first_card[colour], setting.first_card[colour + 1]
            assert sorted(self.state.deck[first:end]) == sorted(setting.cards[first:end])

    @invariant()
    def each_player_has_one_marker_on_a_point_of_its_own(self) -> None:
        placed = [node for node in self.state.marker if node >= 0]
        assert len(self.state.marker) == self.match.players
        assert len(set(placed)) == len(placed)
        if self.state.phase != rules.HUBS:
            assert len(placed) == self.match.players

    @invariant()
    def networks_are_what_the_tracks_join(self) -> None:
        view, state, graph = self.ruleset.view(self.state, -1), self.state, self.state.setting.graph
        numbers = self.ruleset.numbers
        for seat in range(state.setting.views):
            tracks: nx.Graph[int] = nx.Graph()
            tracks.add_nodes_from(range(graph.nodes))
            usable = view.tracks + [track.line for track in view.own_tracks if track.seat == seat]
            tracks.add_edges_from((numbers[a], numbers[b]) for a, b in (line.split("-") for line in usable))
            at = seat * graph.nodes
            for part in nx.connected_components(tracks):
                assert len({state.label[at + node] for node in part}) == 1
                ring = [next(iter(part))]
                while len(ring) <= len(part) and state.ring[at + ring[-1]] != ring[0]:
                    ring.append(state.ring[at + ring[-1]])
                assert set(ring) == part and len(ring) == len(part)
            assert len(set(state.label[at : at + graph.nodes])) == nx.number_connected_components(tracks)

    @invariant()
    def legal_tracks_touch_the_network_and_are_free(self) -> None:
        state, graph = self.state, self.state.setting.graph
        if state.phase not in (rules.FIRST, rules.SECOND):
            return
        at = state.setting.view_of(state.seat)
        home = state.label[at + state.marker[state.seat]]
        expected = [
            edge
            for edge in range(graph.edges)
            if home in (state.label[at + graph.end_a[edge]], state.label[at + graph.end_b[edge]])
            and state.free[graph.word[edge]] & graph.bit[edge]
            and (state.phase == rules.FIRST or graph.cost[edge] == 1)
        ]
        first = state.setting.first_track
        legal = [action - first for action in state.legal_actions() if first <= action < state.setting.first_own]
        assert legal == expected

    @invariant()
    def points_are_what_the_rounds_have_left(self) -> None:
        view = self.ruleset.view(self.state, -1)
        for seat, player in enumerate(view.players):
            assert player.score == self.ruleset.board.points - sum(past.losses[seat] for past in view.rounds)
        for past in view.rounds:
            assert past.complete == [seat for seat, loss in enumerate(past.losses) if loss == 0]
            assert bool(past.complete) == (past.end in ("active", "others-early", "others"))

    @invariant()
    def nobody_goes_on_complete(self) -> None:
        complete = [seat for seat in range(self.match.players) if self.state.is_complete(seat)]
        assert complete == [seat for seat in range(self.match.players) if self.state.finished >> seat & 1]
        if complete and self.state.phase != rules.ENDED:
            assert self.state.phase == rules.SECOND and self.state.seat not in complete

    @invariant()
    def the_horizon_never_shrinks(self) -> None:
        assert self.state.horizon() >= self.horizon
        self.horizon = self.state.horizon()


TestLaws = Laws.TestCase
TestLaws.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
