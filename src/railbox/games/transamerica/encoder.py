"""What a seat may know of TransAmerica, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from railbox.core.bits import BIT, BITS, lowest_bit
from railbox.core.encoder import MOST, Encoder, Part
from railbox.core.state import State
from railbox.games.transamerica.rules import MOST_ROUNDS, TransAmerica
from railbox.games.transamerica.setting import OWN_TRACKS

PHASES: Final = 3


class TransAmericaEncoder(Encoder):
    """The board with its tracks, markers and networks, and the cities that the seat knows."""

    tracks: i64
    own_tracks: i64
    markers: i64
    network: i64
    cities: i64
    joined: i64
    points: i64
    complete: i64
    own_left: i64
    turn: i64
    starter: i64
    phase: i64
    supply: i64
    barrier: i64
    round: i64

    def describe(self) -> None:
        """The parts of TransAmerica; a board of one's own has its own number of points and lines."""
        seats = int(self.seats)
        graph = self.ruleset.setting.graph
        lines = (int(graph.edges),)
        nodes = (int(graph.nodes),)
        self.tracks = self.add(Part("tracks", lines, 0, 1, "the lines under a track that all may use"))
        self.own_tracks = self.add(
            Part("own_tracks", lines, 0, seats, "whose own track lies on each line (Vexation)", category=True)
        )
        self.markers = self.add(Part("markers", nodes, 0, seats, "whose marker stands on each point", category=True))
        self.network = self.add(Part("network", nodes, 0, 1, "the points of the own network"))
        self.cities = self.add(Part("cities", nodes, 0, seats, "who holds each city, where it is known", category=True))
        self.joined = self.add(
            Part("joined", (seats, seats), 0, 1, "for each seat the seats whose markers its network has reached")
        )
        self.points = self.add(Part("points", (seats,), -MOST, MOST, "the points that are left to each seat"))
        self.complete = self.add(Part("complete", (seats,), 0, 1, "the seats whose cities are all joined"))
        self.own_left = self.add(Part("own_left", (seats,), 0, OWN_TRACKS, "own tracks that are left (Vexation)"))
        self.turn = self.add(Part("turn", (), 0, seats, "the seat that decides now", category=True))
        self.starter = self.add(Part("starter", (), 0, seats, "the seat that began the round", category=True))
        self.phase = self.add(
            Part("phase", (), 0, PHASES, "0 markers are placed, 1 the first track of a turn, 2 the second, 3 the end")
        )
        self.supply = self.add(Part("supply", (), 0, 1000, "tracks that all may use and nobody has laid"))
        self.barrier = self.add(Part("barrier", (), 0, 1000, "the most points with which it has been crossed"))
        self.round = self.add(Part("round", (), 0, MOST_ROUNDS, "the round, from 1"))
        setting = self.ruleset.setting
        self.add_rules(
            [int(self.players), setting.min_rounds, int(setting.open_cities), int(setting.vexation)],
            "players, least rounds, and whether there are: open cities, Vexation",
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat may know."""
        assert isinstance(state, TransAmerica)
        self.write_tracks(state, seat, into, at)
        self.write_nodes(state, seat, into, at)
        setting = state.setting
        for other in range(self.players):
            place = at + self.place_of(other, seat)
            into[self.points + place] = i16(state.score[other])
            if state.finished & BIT[other]:
                into[self.complete + place] = 1
            if setting.vexation:
                into[self.own_left + place] = i16(state.own_left[other])
            reached = state.reach(other)
            row = at + self.joined + self.seats * self.place_of(other, seat)
            while reached:
                into[row + self.place_of(lowest_bit(reached), seat)] = 1
                reached &= reached - 1
        into[at + self.turn] = i16(self.who(state.to_act(), seat))
        into[at + self.starter] = i16(self.who(state.starter, seat))
        into[at + self.phase] = i16(state.phase)
        into[at + self.supply] = i16(state.supply)
        into[at + self.barrier] = i16(state.barrier)
        into[at + self.round] = i16(state.round)
        self.write_rules(into, at)

    def write_tracks(self, state: TransAmerica, seat: i64, into: vec[i16], at: i64) -> None:
        """The tracks of all, and those that only one seat may use."""
        graph = state.setting.graph
        for word in range(graph.words):
            common = graph.every[word] & ~state.free[word]
            first: i64 = at + BITS * word
            if state.setting.vexation:
                for other in range(self.players):
                    own = state.own[other * graph.words + word]
                    common &= ~own
                    while own:
                        into[self.own_tracks + first + lowest_bit(own)] = i16(self.who(other, seat))
                        own &= own - 1
            while common:
                into[self.tracks + first + lowest_bit(common)] = 1
                common &= common - 1

    def write_nodes(self, state: TransAmerica, seat: i64, into: vec[i16], at: i64) -> None:
        """The markers, the own network, and the cities that the seat knows."""
        setting = state.setting
        for other in range(self.players):
            who = self.who(other, seat)
            if state.marker[other] >= 0:
                into[at + self.markers + state.marker[other]] = i16(who)
            if state.knows_hand(seat, other):
                for colour in range(setting.colours):
                    into[at + self.cities + state.deck[setting.first_card[colour] + other]] = i16(who)
        if seat < 0 or state.marker[seat] < 0:
            return
        ring = state.ring
        first = setting.view_of(seat)
        node = state.marker[seat]
        while True:
            into[at + self.network + node] = 1
            node = ring[first + node]
            if node == state.marker[seat]:
                return
