"""The rules of TransAmerica, with open cities and Vexation.

Two nodes belong to one network when their labels are equal. All nodes of a network hang together in a ring, so that
joining two networks renames one of them once; on that walk the lines at its nodes become lines that the other may
build on. Those lines are masks of 60 bits a word: what a player may do is read from them without a look at the board.

With Vexation each player has tracks that only he may use, so each has labels of his own: a *view* of the networks.
Without it there is one view for all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, BITS, add_each, count_bits, pick_bit
from railbox.core.rng import Chance, Rng, real_chance, thinking_chance
from railbox.core.state import OVER, IllegalAction, State
from railbox.games.transamerica.steiner import FAR, Graph, Shrunk, Trees

# Actions; tracks and own tracks follow the hubs (see Setting)
STOP: Final = 0
HUB: Final = 1  # + node

# What is to be decided
HUBS: Final = 0  # a place for the marker
FIRST: Final = 1  # the first track of a turn
SECOND: Final = 2  # a second one, or to stop
ENDED: Final = 3

# How a round ends
BY_ACTIVE: Final = 0  # the player whose turn it is has joined his cities
BY_OTHERS_EARLY: Final = 1  # others were completed by a first single track
BY_OTHERS: Final = 2  # others were completed by the last track of a turn
NO_TRACKS: Final = 3  # the supply is used up and nobody is complete
STUCK: Final = 4  # Vexation: nobody can lay a track

# Journal entries; what follows the code is said beside each
HUB_PLACED: Final = 0  # seat, node
TRACK_LAID: Final = 1  # seat, edge, own (0, 1)
NETWORKS_JOINED: Final = 2  # the seat whose network becomes part of the one that grows
STOPPED: Final = 3  # seat
COMPLETED: Final = 4  # seat, cities
TURN_SKIPPED: Final = 5  # seat
ROUND_ENDED: Final = 6  # round, how
LOST: Final = 7  # seat, points lost, points left, cities, missing edges
BARRIER_MOVED: Final = 8  # the most points with which it is crossed
BARRIER_CROSSED: Final = 9  # seat, points
GAME_ENDED: Final = 10  # by the barrier (0) or by the limit of rounds (1)
ROUND_STARTED: Final = 11  # round, seat
DEALT: Final = 12  # seat, cities

OWN_TRACKS: Final = 3  # Vexation: for each player and round
TRACKS_AT_A_JUNCTION: Final = 2  # Vexation: so many own tracks, of any players, may meet at a node
BARRIER_ROUND: Final = 2  # after it the barrier moves,
BARRIER_SPACES: Final = 2  # so that this many spaces are left before the last player
MOST_ROUNDS: Final = 50  # a guard: rounds in which all are complete at once cost nobody anything
ATTEMPTS: Final = 5000  # deals that are tried in `resample`
SWAPS: Final = 2000

NOTHING: Final = vec[i64]([])


@final
class Setting:
    """What is fixed for a whole game: players, options, the board and its cities."""

    players: i64
    tracks: i64
    points: i64
    min_rounds: i64
    open_cities: bool
    vexation: bool
    graph: Graph
    colours: i64
    cards: vec[i64]  # the nodes of the cities in play, colour by colour
    first_card: vec[i64]  # of each colour, and of none after the last
    is_city: vec[i64]
    first_track: i64  # action: + edge
    first_own: i64  # action: + edge, with Vexation only
    views: i64
    fresh_label: vec[i64]  # a board without tracks, to be copied
    node_names: list[str]
    edge_names: list[str]

    def __init__(
        self,
        players: i64,
        tracks: i64,
        points: i64,
        min_rounds: i64,
        open_cities: bool,
        vexation: bool,
        ends: list[tuple[int, int]],
        costs: list[int],
        cards: list[list[int]],
        node_names: list[str],
        edge_names: list[str],
    ) -> None:
        nodes: i64 = len(node_names)
        self.players = players
        self.tracks = tracks
        self.points = points
        self.min_rounds = min_rounds
        self.open_cities = open_cities
        self.vexation = vexation
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
        self.views = 1
        if vexation:
            self.views = players
        self.fresh_label = vec[i64]([node for view in range(self.views) for node in range(nodes)])
        self.node_names = node_names
        self.edge_names = edge_names

    def line_of(self, action: i64) -> i64:
        """The line that an action lays a track on; negative where it lays none."""
        if action >= self.first_own:
            return action - self.first_own
        return action - self.first_track


@final
class TransAmerica(State):
    """One game of TransAmerica."""

    setting: Setting
    round: i64  # from 1
    starter: i64
    seat: i64  # whose turn it is
    phase: i64
    deck: vec[i64]  # by colour: a card for each seat, then those out of the round; never changed in place
    later: vec[i64]  # the decks of the next rounds as far as they are arranged already; never changed in place
    chance: Chance
    score: vec[i64]
    barrier: i64  # the most points with which it is crossed
    finished: i64  # mask of the seats whose cities are joined
    supply: i64
    marker: vec[i64]  # the node of each seat's marker, -1 before it is placed
    label: vec[i64]  # for each view: the network of each node
    ring: vec[i64]  # for each view: the next node of the same network
    network: vec[i64]  # for each seat: where in `touching` its network is
    touching: vec[i64]  # for each network the mask of all lines at its nodes
    free: vec[i64]  # mask of the lines without a track
    visited: vec[i64]  # for each seat the mask of the nodes at its marker and the tracks that it has laid
    knowledge: i64  # grows when something hidden becomes known
    history: vec[i64]  # for each round: how it ended, tracks, mask of complete seats, losses; never changed in place
    past: vec[i64]  # of the round before: markers, deck, free lines, own tracks; never changed in place

    own: vec[i64]  # Vexation: for each seat the mask of its own tracks
    own_left: vec[i64]
    junction: vec[i64]  # own tracks at each node
    full: vec[i64]  # mask of the lines at nodes where no more own tracks may meet

    def __init__(self, setting: Setting) -> None:
        """A table without pieces; `deal` sets the game up."""
        super().__init__()
        self.setting = setting
        self.round = 0
        self.starter = 0
        self.seat = 0
        self.phase = HUBS
        self.deck = NOTHING
        self.later = NOTHING
        self.score = NOTHING
        self.barrier = 0
        self.finished = 0
        self.supply = 0
        self.marker = NOTHING
        self.label = NOTHING
        self.ring = NOTHING
        self.network = NOTHING
        self.touching = NOTHING
        self.free = NOTHING
        self.visited = NOTHING
        self.knowledge = 0
        self.history = NOTHING
        self.past = NOTHING
        self.own = NOTHING
        self.own_left = NOTHING
        self.junction = NOTHING
        self.full = NOTHING

    def deal(self, decks: list[list[int]], seed: str) -> None:
        """Start the first round. `decks` are those of the first rounds, `seed` serves the ones after."""
        self.score = vec[i64]([self.setting.points] * self.setting.players)
        self.chance = real_chance(seed)
        self.later = vec[i64]([card for deck in decks for card in deck])
        self.start_round()

    def start_round(self) -> None:
        """Clear the board, deal the cities, pass the locomotive card on."""
        setting = self.setting
        graph = setting.graph
        self.round += 1
        self.starter = (self.round - 1) % setting.players
        self.seat = self.starter
        self.phase = HUBS
        self.finished = 0
        self.supply = setting.tracks
        self.marker = vec[i64]([-1] * setting.players)
        self.label = setting.fresh_label[:]
        self.ring = setting.fresh_label[:]
        self.network = vec[i64](list(range(setting.players)))
        self.touching = graph.zeros[: setting.players * graph.words]
        self.free = graph.every[:]
        self.visited = graph.zeros[: setting.players * graph.node_words]
        if setting.vexation:
            self.own = graph.zeros[: setting.players * graph.words]
            self.own_left = vec[i64]([OWN_TRACKS] * setting.players)
            self.junction = graph.zeros[: graph.nodes]
            self.full = graph.zeros[: graph.words]
        if len(self.later) > 0:
            self.deck = self.later[: len(setting.cards)]
            self.later = self.later[len(setting.cards) :]
        else:
            self.deck = self.shuffled()
        self.knowledge += 1
        journal = self.journal
        if journal is not None:
            journal.append([ROUND_STARTED, self.round, self.starter])
            for seat in range(setting.players):
                journal.append([DEALT, seat, *self.hand(seat)])

    def shuffled(self) -> vec[i64]:
        """All cards mixed, as far as seats take them."""
        setting = self.setting
        rng = self.chance.event()
        deck = setting.cards[:]
        for colour in range(setting.colours):
            first = setting.first_card[colour]
            count = setting.first_card[colour + 1] - first
            for seat in range(setting.players):
                other = seat + rng.below(count - seat)
                card = deck[first + other]
                deck[first + other] = deck[first + seat]
                deck[first + seat] = card
        return deck

    def hand(self, seat: i64) -> list[int]:
        """The cities of a seat, colour by colour."""
        cities: list[int] = []
        for colour in range(self.setting.colours):
            cities.append(self.deck[self.setting.first_card[colour] + seat])
        return cities

    # ---- who decides what --------------------------------------------------------------------

    def to_act(self) -> i64:
        """The seat that decides now."""
        if self.phase == ENDED:
            return OVER
        return self.seat

    def choices(self, word: i64) -> i64:
        """One word of the lines that the seat to act may build on now."""
        lines = self.touching[self.network[self.seat] * self.setting.graph.words + word] & self.free[word]
        if self.phase == SECOND:
            lines &= self.setting.graph.single[word]
        return lines

    def may_lay_own(self) -> bool:
        """Whether the seat to act has an own track left."""
        return self.setting.vexation and self.own_left[self.seat] > 0

    def can_lay(self) -> bool:
        """Whether there is a line to build on; an own track needs one that a common track could take as well."""
        return any(self.choices(word) != 0 for word in range(self.setting.graph.words))

    def legal_actions(self) -> list[int]:
        """All legal actions in rising order."""
        setting = self.setting
        actions: list[int] = []
        if self.phase == HUBS:
            for node in range(setting.graph.nodes):
                if not self.is_marked(node):
                    actions.append(HUB + node)
            return actions
        if self.phase == ENDED:
            return actions
        if self.phase == SECOND:
            actions.append(STOP)
        for word in range(setting.graph.words):
            add_each(actions, setting.first_track + BITS * word, self.choices(word))
        if self.may_lay_own():
            for word in range(setting.graph.words):
                add_each(actions, setting.first_own + BITS * word, self.choices(word) & ~self.full[word])
        return actions

    def is_marked(self, node: i64) -> bool:
        """Whether a marker stands on a node."""
        return any(at == node for at in self.marker)

    def random_action(self, rng: Rng) -> i64:
        """A uniformly random legal action."""
        setting = self.setting
        if self.phase == HUBS:
            while True:
                node = rng.below(setting.graph.nodes)
                if not self.is_marked(node):
                    return HUB + node
        words = setting.graph.words
        first = self.network[self.seat] * words
        touching = self.touching
        free = self.free
        single = setting.graph.single
        if self.phase == FIRST:
            single = setting.graph.every
        common: i64 = 0
        for word in range(words):
            common += count_bits(touching[first + word] & free[word] & single[word])
        count = common
        if self.may_lay_own():
            for word in range(words):
                count += count_bits(self.choices(word) & ~self.full[word])
        if self.phase == SECOND:
            pick = rng.below(count + 1)
            if pick == count:
                return STOP
        else:
            pick = rng.below(count)
        if pick >= common:
            return self.own_action(pick - common)
        for word in range(words):
            lines = touching[first + word] & free[word] & single[word]
            here = count_bits(lines)
            if pick < here:
                return setting.first_track + BITS * word + pick_bit(lines, pick)
            pick -= here
        return STOP

    def own_action(self, pick: i64) -> i64:
        """The own track with this number among the legal ones."""
        for word in range(self.setting.graph.words):
            lines = self.choices(word) & ~self.full[word]
            here = count_bits(lines)
            if pick < here:
                return self.setting.first_own + BITS * word + pick_bit(lines, pick)
            pick -= here
        return STOP

    # ---- what actions do -----------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do a legal action."""
        setting = self.setting
        if action >= setting.first_own:
            self.lay(action - setting.first_own, True)
        elif action >= setting.first_track:
            self.lay(action - setting.first_track, False)
        elif action >= HUB:
            self.place_hub(action - HUB)
        else:
            if self.journal is not None:
                self.journal.append([STOPPED, self.seat])
            self.end_turn(BY_OTHERS_EARLY)

    def place_hub(self, node: i64) -> None:
        """Put the marker on a node: the beginning of a network."""
        seat = self.seat
        self.marker[seat] = node
        self.visit(seat, node)
        self.touch(seat, node)
        if self.journal is not None:
            self.journal.append([HUB_PLACED, seat, node])
        self.pass_on()
        if self.seat == self.starter:
            self.phase = FIRST

    def visit(self, seat: i64, node: i64) -> None:
        """Note that a seat itself has come to a node, which tells something of its cities."""
        graph = self.setting.graph
        self.visited[seat * graph.node_words + graph.word[node]] |= graph.bit[node]

    def touch(self, network: i64, node: i64) -> None:
        """From now on a network may build on the lines at a node."""
        graph = self.setting.graph
        around = graph.around
        word = graph.word
        bit = graph.bit
        touching = self.touching
        first = network * graph.words
        for index in range(graph.first[node], graph.first[node + 1]):
            line = around[index]
            touching[first + word[line]] |= bit[line]

    def lay(self, edge: i64, own: bool) -> None:
        """Lay a track; see whose cities are joined by it, and whether the turn or the round is over."""
        setting = self.setting
        graph = setting.graph
        seat = self.seat
        word = graph.word[edge]
        self.free[word] ^= graph.bit[edge]
        a = graph.end_a[edge]
        b = graph.end_b[edge]
        self.visit(seat, a)
        self.visit(seat, b)
        if self.journal is not None:
            self.journal.append([TRACK_LAID, seat, edge, 1 if own else 0])
        how: i64 = BY_OTHERS
        if self.finished:
            how = BY_OTHERS_EARLY
        if own:
            self.own[seat * graph.words + word] |= graph.bit[edge]
            self.own_left[seat] -= 1
            self.count_at_junction(a)
            self.count_at_junction(b)
        else:
            self.supply -= 1
        if setting.vexation:
            for view in range(setting.players):
                if (view == seat or not own) and self.join(view, view, a, b):
                    self.look_for_complete(view)
        elif self.join(0, seat, a, b):
            self.look_for_complete(seat)
        if self.finished & BIT[seat]:
            self.end_round(BY_ACTIVE)
        elif self.supply == 0:
            self.end_round(how if self.finished else NO_TRACKS)
        elif self.phase == SECOND or graph.cost[edge] == 2:
            self.end_turn(how)
        else:
            self.phase = SECOND
            if not self.can_lay():
                self.end_turn(BY_OTHERS_EARLY)

    def count_at_junction(self, node: i64) -> None:
        """One more own track at a node, which may be the last that fits."""
        self.junction[node] += 1
        if self.junction[node] == TRACKS_AT_A_JUNCTION:
            graph = self.setting.graph
            for index in range(graph.first[node], graph.first[node + 1]):
                line = graph.around[index]
                self.full[graph.word[line]] |= graph.bit[line]

    def join(self, view: i64, seat: i64, a: i64, b: i64) -> bool:
        """Join the networks of two nodes; whether that brings the network of the seat (and its partners) a city."""
        setting = self.setting
        label = self.label
        ring = self.ring
        at = view * setting.graph.nodes
        home = label[at + self.marker[seat]]
        kept = label[at + a]
        if kept == label[at + b]:
            return False
        if label[at + b] == home:
            kept = home
            node = a
            a = b
            b = node
        network = self.network[seat]
        is_city = setting.is_city
        grows = kept == home
        notable = False
        node = b
        while True:
            label[at + node] = kept
            if grows:
                self.touch(network, node)
                if is_city[node]:
                    notable = True
            node = ring[at + node]
            if node == b:
                break
        node = ring[at + a]
        ring[at + a] = ring[at + b]
        ring[at + b] = node
        if not setting.vexation:
            for other in range(setting.players):
                if self.network[other] != network and label[self.marker[other]] == home:
                    self.network[other] = network
                    notable = True
                    if self.journal is not None:
                        self.journal.append([NETWORKS_JOINED, other])
        return notable

    def is_complete(self, seat: i64) -> bool:
        """Whether all cities of a seat belong to its network."""
        setting = self.setting
        if self.marker[seat] < 0:
            return False
        at = self.view_of(seat)
        home = self.label[at + self.marker[seat]]
        for colour in range(setting.colours):
            if self.label[at + self.deck[setting.first_card[colour] + seat]] != home:
                return False
        return True

    def view_of(self, seat: i64) -> i64:
        """Where the labels begin that hold for a seat."""
        if self.setting.vexation:
            return seat * self.setting.graph.nodes
        return 0

    def look_for_complete(self, grown: i64) -> None:
        """After the network of a seat has grown by a city, or joined another: who has reached all his cities?"""
        setting = self.setting
        if not setting.open_cities and self.has_every_colour(grown):
            self.knowledge += 1  # whoever was not completed by this has shown it
        for seat in range(setting.players):
            if self.finished & BIT[seat] or self.network[seat] != self.network[grown]:
                continue
            if self.is_complete(seat):
                self.finished |= BIT[seat]
                if self.journal is not None:
                    self.journal.append([COMPLETED, seat, *self.hand(seat)])

    def has_every_colour(self, seat: i64) -> bool:
        """Whether a seat's network has cities of all colours, so that somebody's five might be among them."""
        setting = self.setting
        at = self.view_of(seat)
        home = self.label[at + self.marker[seat]]
        for colour in range(setting.colours):
            missing = True
            for index in range(setting.first_card[colour], setting.first_card[colour + 1]):
                if self.label[at + setting.cards[index]] == home:
                    missing = False
                    break
            if missing:
                return False
        return True

    def end_turn(self, how: i64) -> None:
        """End the round if somebody is complete, else pass the turn to the next seat that can lay a track."""
        if self.finished:
            self.end_round(how)
            return
        self.phase = FIRST
        self.pass_on()
        if not self.setting.vexation:
            return  # a network that touches no free line is the whole board, with all cities
        skipped: i64 = 0
        while not self.can_lay():
            if self.journal is not None:
                self.journal.append([TURN_SKIPPED, self.seat])
            skipped += 1
            if skipped == self.setting.players:
                self.end_round(STUCK)
                return
            self.pass_on()

    def pass_on(self) -> None:
        """The next seat to the left."""
        self.seat += 1
        if self.seat == self.setting.players:
            self.seat = 0

    # ---- the end of a round ----------------------------------------------------------------------

    def end_round(self, how: i64) -> None:
        """Count what everybody lacks, then end the game or start the next round."""
        setting = self.setting
        losses = self.losses()
        laid = setting.tracks - self.supply
        for left in self.own_left:
            laid += OWN_TRACKS - left
        lowest = setting.points
        for seat in range(setting.players):
            self.score[seat] -= losses[seat]
            if self.score[seat] < lowest:
                lowest = self.score[seat]
        history: list[int] = [*self.history, how, laid, self.finished, *losses]
        self.history = vec[i64](history)
        self.knowledge += 1
        self.tell_losses(how, losses)
        if self.round >= setting.min_rounds and lowest <= self.barrier:
            self.end_game(0)
        elif self.round == MOST_ROUNDS:
            self.end_game(1)
        else:
            if self.round == BARRIER_ROUND and lowest > BARRIER_SPACES + 1:
                self.barrier = lowest - BARRIER_SPACES - 1
                if self.journal is not None:
                    self.journal.append([BARRIER_MOVED, self.barrier])
            past: list[int] = [*self.marker, *self.deck, *self.free, *self.own]
            self.past = vec[i64](past)
            self.start_round()

    def losses(self) -> vec[i64]:
        """What each seat lacks now; nobody who is complete loses anything."""
        setting = self.setting
        losses = vec[i64]([0] * setting.players)
        shrunk = Shrunk(setting.graph, self.label, 0, self.free)
        for seat in range(setting.players):
            if self.finished & BIT[seat]:
                continue
            if setting.vexation:
                losses[seat] = self.missing(seat)
            else:
                losses[seat] = Trees(shrunk, self.marker[seat], self.cities_of(seat), 0, False).cost
        return losses

    def tell_losses(self, how: i64, losses: vec[i64]) -> None:
        """Journal how the round ended and what is missing to whom."""
        journal = self.journal
        if journal is None:
            return
        journal.append([ROUND_ENDED, self.round, how])
        for seat in range(self.setting.players):
            if self.finished & BIT[seat] == 0:
                missing = self.missing_lines(seat)
                journal.append([LOST, seat, losses[seat], self.score[seat], *self.hand(seat), *missing])

    def end_game(self, reason: i64) -> None:
        """Nothing more is decided."""
        self.phase = ENDED
        journal = self.journal
        if journal is None:
            return
        for seat in range(self.setting.players):
            if reason == 0 and self.score[seat] <= self.barrier:
                journal.append([BARRIER_CROSSED, seat, self.score[seat]])
        journal.append([GAME_ENDED, reason])

    def cities_of(self, seat: i64) -> vec[i64]:
        """The hand of a seat, as the search for trees takes it."""
        setting = self.setting
        cities = setting.graph.zeros[: setting.colours]
        for colour in range(setting.colours):
            cities[colour] = self.deck[setting.first_card[colour] + seat]
        return cities

    def trees(self, seat: i64, slack: i64, everywhere: bool) -> Trees:
        """The cheapest ways to join the cities of a seat on the board as it is.

        Lines under tracks that only others may use are closed to it; if they cut it off from a city, they are counted
        as if they were free.
        """
        setting = self.setting
        at = self.view_of(seat)
        root = self.marker[seat]
        cities = self.cities_of(seat)
        trees = Trees(Shrunk(setting.graph, self.label, at, self.free), root, cities, slack, everywhere)
        if trees.cost >= FAR:
            trees = Trees(Shrunk(setting.graph, self.label, at, setting.graph.every), root, cities, slack, everywhere)
        return trees

    def missing(self, seat: i64) -> i64:
        """The points that a seat would lose if the round ended now; before its marker stands, what its cities cost."""
        return self.trees(seat, 0, self.marker[seat] < 0).cost

    def hints(self) -> list[int]:
        """For each legal action by how much it lowers the missing points of the seat to act.

        A hub off the cheapest way between the cities raises them: its number is negative.
        """
        setting = self.setting
        seat = self.seat
        saved: list[int] = []
        if self.phase == HUBS:
            trees = self.trees(seat, 0, True)
            for action in self.legal_actions():
                saved.append(trees.cost - trees.at(action - HUB))
            return saved
        trees = self.trees(seat, 1, True)
        for action in self.legal_actions():
            edge = setting.line_of(action)
            if edge < 0:
                saved.append(0)
            else:
                saved.append(trees.saved_by_line_to(self.far_end(seat, edge)))
        return saved

    def far_end(self, seat: i64, edge: i64) -> i64:
        """The end of a line that lies farther from a seat's network: outside of it, if one does."""
        graph = self.setting.graph
        at = self.view_of(seat)
        if self.label[at + graph.end_a[edge]] == self.label[at + self.marker[seat]]:
            return graph.end_b[edge]
        return graph.end_a[edge]

    def missing_lines(self, seat: i64) -> list[int]:
        """The lines of a cheapest way to join all cities of a seat, in an order in which they could be built."""
        return self.trees(seat, 0, True).lines()

    # ---- scores ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points that are left to each seat."""
        return list(self.score)

    def winners(self) -> list[int]:
        """The most points win; ties share the victory."""
        if self.phase != ENDED:
            return []
        best = max(self.score)
        return [seat for seat, score in enumerate(self.score) if score == best]

    def end_reason(self) -> str:
        """The barrier was crossed, or the guard against endless games stepped in."""
        if self.phase != ENDED:
            return ""
        return "barrier-crossed" if any(score <= self.barrier for score in self.score) else "round-limit"

    def horizon(self) -> i64:
        """Grows with every deal, every hand that is shown, every track that might have completed a hidden hand."""
        return self.knowledge

    # ---- search --------------------------------------------------------------------------------

    def clone(self) -> TransAmerica:
        """An independent copy."""
        copy = TransAmerica(self.setting)
        copy.round = self.round
        copy.starter = self.starter
        copy.seat = self.seat
        copy.phase = self.phase
        copy.deck = self.deck
        copy.later = self.later
        copy.chance = self.chance.clone()
        copy.score = self.score[:]
        copy.barrier = self.barrier
        copy.finished = self.finished
        copy.supply = self.supply
        copy.marker = self.marker[:]
        copy.label = self.label[:]
        copy.ring = self.ring[:]
        copy.network = self.network[:]
        copy.touching = self.touching[:]
        copy.free = self.free[:]
        copy.visited = self.visited[:]
        copy.knowledge = self.knowledge
        copy.history = self.history
        copy.past = self.past
        if self.setting.vexation:
            copy.own = self.own[:]
            copy.own_left = self.own_left[:]
            copy.junction = self.junction[:]
            copy.full = self.full[:]
        return copy

    def think(self, rng: Rng) -> None:
        """Draw the cities of later rounds from this generator."""
        self.chance = thinking_chance(rng)
        self.later = NOTHING

    def knows_hand(self, seat: i64, other: i64) -> bool:
        """Whether a seat (or a SPECTATOR) may know the hand of another in this round."""
        if seat == other or self.setting.open_cities or self.phase == ENDED:
            return True
        return self.finished & BIT[other] != 0

    def resample(self, seat: i64, rng: Rng) -> TransAmerica:
        """A copy with the hands that the seat does not know, and all later ones, drawn anew.

        Who has not finished does not hold five cities of his network: a deal that says otherwise is drawn again.
        Where hardly any deal fits, one that does is mixed by many single swaps instead.
        """
        copy = self.clone()
        copy.think(rng)
        hidden = [other for other in range(self.setting.players) if not self.knows_hand(seat, other)]
        if not hidden:
            return copy
        unknown = vec[i64](hidden)
        copy.deck = self.deck[:]
        copy.gather(unknown)
        attempts: i64 = 0
        while attempts < ATTEMPTS:
            copy.mix(unknown, rng)
            if not copy.any_complete(unknown):
                return copy
            attempts += 1
        copy.gather(unknown)
        copy.fit(unknown)
        copy.swap_cards(unknown, rng)
        return copy

    def place_of(self, colour: i64, hidden: vec[i64], number: i64) -> i64:
        """Where in the deck the unknown card of a colour with this number lies: the hidden hands come first."""
        first = self.setting.first_card[colour]
        if number < len(hidden):
            return first + hidden[number]
        return first + self.setting.players + number - len(hidden)

    def unknown_cards(self, colour: i64, hidden: vec[i64]) -> i64:
        """How many cards of a colour are in hidden hands or out of the round."""
        setting = self.setting
        return setting.first_card[colour + 1] - setting.first_card[colour] - setting.players + len(hidden)

    def gather(self, hidden: vec[i64]) -> None:
        """Put all unknown cards in their printed order, so that nothing is left of where they were."""
        setting = self.setting
        is_unknown = setting.graph.zeros[: setting.graph.nodes]
        for colour in range(setting.colours):
            for number in range(self.unknown_cards(colour, hidden)):
                is_unknown[self.deck[self.place_of(colour, hidden, number)]] = 1
        for colour in range(setting.colours):
            placed: i64 = 0
            for index in range(setting.first_card[colour], setting.first_card[colour + 1]):
                card = setting.cards[index]
                if is_unknown[card]:
                    self.deck[self.place_of(colour, hidden, placed)] = card
                    placed += 1

    def mix(self, hidden: vec[i64], rng: Rng) -> None:
        """Deal the hidden seats anew, from their cards and those out of the round."""
        for colour in range(self.setting.colours):
            count = self.unknown_cards(colour, hidden)
            for number in range(len(hidden)):
                self.swap(
                    self.place_of(colour, hidden, number),
                    self.place_of(colour, hidden, number + rng.below(count - number)),
                )

    def swap(self, here: i64, there: i64) -> None:
        """Exchange two cards of the deck."""
        card = self.deck[there]
        self.deck[there] = self.deck[here]
        self.deck[here] = card

    def any_complete(self, seats: vec[i64]) -> bool:
        """Whether one of these seats would have finished with the cards that it holds here."""
        return any(self.is_complete(seat) for seat in seats)

    def fit(self, hidden: vec[i64]) -> None:
        """Deal so that each hidden seat has a city outside its network; how, depends on nothing that is hidden."""
        setting = self.setting
        owner = vec[i64]([-1] * setting.graph.nodes)  # by city: the hidden seat that it is meant for
        for number in range(len(hidden)):
            self.find_city(hidden, number, owner, setting.graph.zeros[: setting.graph.nodes])
        for colour in range(setting.colours):
            count = self.unknown_cards(colour, hidden)
            number = 0
            while number < count:
                here = self.place_of(colour, hidden, number)
                wanted = owner[self.deck[here]]
                if wanted >= 0 and wanted != number:
                    self.swap(here, self.place_of(colour, hidden, wanted))
                else:
                    number += 1

    def find_city(self, hidden: vec[i64], number: i64, owner: vec[i64], tried: vec[i64]) -> bool:
        """Find a city outside its network for a hidden seat; one that has a city already may have to take another."""
        seat = hidden[number]
        at = self.view_of(seat)
        home = self.label[at + self.marker[seat]]
        for colour in range(self.setting.colours):
            for other in range(self.unknown_cards(colour, hidden)):
                city = self.deck[self.place_of(colour, hidden, other)]
                if tried[city] or self.label[at + city] == home:
                    continue
                tried[city] = 1
                if owner[city] < 0 or self.find_city(hidden, owner[city], owner, tried):
                    owner[city] = number
                    return True
        return False

    def swap_cards(self, hidden: vec[i64], rng: Rng) -> None:
        """Mix hands that only few deals allow: many single swaps, each of them allowed."""
        swaps: i64 = 0
        while swaps < SWAPS:
            swaps += 1
            colour = rng.below(self.setting.colours)
            here = self.place_of(colour, hidden, rng.below(len(hidden)))
            there = self.place_of(colour, hidden, rng.below(self.unknown_cards(colour, hidden)))
            self.swap(here, there)
            if self.any_complete(hidden):
                self.swap(here, there)

    # ---- refusals ------------------------------------------------------------------------------

    def refusal(self, action: i64) -> IllegalAction:
        """Which rule of TransAmerica forbids an action."""
        setting = self.setting
        if HUB <= action < setting.first_track:
            if self.phase != HUBS:
                return IllegalAction("transamerica.hubs-placed", {})
            return IllegalAction("transamerica.point-taken", {"point": setting.node_names[action - HUB]})
        if self.phase == HUBS:
            return IllegalAction("transamerica.hub-first", {})
        if action == STOP:
            return IllegalAction("transamerica.one-track-at-least", {})
        if action >= setting.first_own:
            return self.refused_track(action - setting.first_own, True)
        return self.refused_track(action - setting.first_track, False)

    def refused_track(self, edge: i64, own: bool) -> IllegalAction:
        """Why a track may not be laid there."""
        setting = self.setting
        graph = setting.graph
        word = graph.word[edge]
        bit = graph.bit[edge]
        name: dict[str, str | int] = {"track": setting.edge_names[edge]}
        if own and self.own_left[self.seat] == 0:
            return IllegalAction("transamerica.own-tracks-used", {"number": OWN_TRACKS})
        if self.free[word] & bit == 0:
            return IllegalAction("transamerica.track-there", name)
        if self.touching[self.network[self.seat] * graph.words + word] & bit == 0:
            return IllegalAction("transamerica.not-in-network", name)
        if self.phase == SECOND and graph.cost[edge] == 2:
            return IllegalAction("transamerica.second-is-single", name)
        return IllegalAction("transamerica.junction-full", name)
