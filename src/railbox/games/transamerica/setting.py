"""What is fixed for a whole game of TransAmerica, and the numbers of its actions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.state import BaseSetting
from railbox.games.transamerica.steiner import Graph

# Actions; tracks and own tracks follow the hubs (see Setting)
STOP: Final = 0
HUB: Final = 1  # + node

OWN_TRACKS: Final = 3  # Vexation: for each player and round


@final
class Setting(BaseSetting):
    """What is fixed for a whole game: players, options, the board and its cities."""

    players: i64
    tracks: i64
    points: i64
    min_rounds: i64
    open_cities: bool
    vexation: bool
    random_first: bool
    random_colours: bool
    graph: Graph
    colours: i64
    cards: vec[i64]  # the nodes of the cities in play, colour by colour
    first_card: vec[i64]  # of each colour, and of none after the last
    is_city: vec[i64]
    first_track: i64  # action: + edge
    first_own: i64  # action: + edge, with Vexation only
    views: i64
    fresh_label: vec[i64]  # a board without tracks, to be copied
    no_tracks: vec[i64]  # room for all that may be laid in a round, to be copied
    room: vec[i64]  # for all actions

    def __init__(
        self,
        *,
        players: i64,
        tracks: i64,
        points: i64,
        min_rounds: i64,
        open_cities: bool,
        vexation: bool,
        random_first: bool,
        random_colours: bool,
        nodes: i64,
        ends: list[tuple[int, int]],
        costs: list[int],
        cards: list[list[int]],
    ) -> None:
        super().__init__()
        self.players = players
        self.tracks = tracks
        self.points = points
        self.min_rounds = min_rounds
        self.open_cities = open_cities
        self.vexation = vexation
        self.random_first = random_first
        self.random_colours = random_colours
        self.graph = Graph(nodes, ends, costs, len(cards))
        self.colours = len(cards)
        self.cards = vec[i64]([node for pile in cards for node in pile])
        first = [0]
        for pile in cards:
            first.append(first[-1] + len(pile))
        self.first_card = vec[i64](first)
        self.is_city = vec[i64]([0] * nodes)
        for node in self.cards:
            self.is_city[node] = 1
        self.first_track = HUB + nodes
        self.first_own = self.first_track + len(ends)
        self.room = vec[i64]([0] * (self.first_own + len(ends)))
        self.views = 1
        most_tracks = tracks
        if vexation:
            self.views = players
            most_tracks += OWN_TRACKS * players
        self.no_tracks = vec[i64]([0] * most_tracks)
        self.fresh_label = vec[i64]([node for view in range(self.views) for node in range(nodes)])

    def line_of(self, action: i64) -> i64:
        """The line that an action lays a track on; negative where it lays none."""
        if action >= self.first_own:
            return action - self.first_own
        return action - self.first_track

    def view_of(self, seat: i64) -> i64:
        """Where the labels begin that hold for a seat."""
        if self.vexation:
            return seat * self.graph.nodes
        return 0
