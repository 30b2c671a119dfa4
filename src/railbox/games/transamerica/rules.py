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

from railbox.core.bits import BIT, BITS, count_bits, listed, pick_bit, write_each
from railbox.core.messages import Argument
from railbox.core.rng import Chance, Rng, real_chance, thinking_chance
from railbox.core.state import OVER, IllegalAction, State
from railbox.games.transamerica.hands import HiddenHands, is_joined
from railbox.games.transamerica.setting import HUB, OWN_TRACKS, STOP, Setting
from railbox.games.transamerica.steiner import FAR, Shrunk, Trees

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
NETWORKS_JOINED: Final = 2  # the seats that share one network now
STOPPED: Final = 3  # seat
COMPLETED: Final = 4  # seat, cities
TURN_SKIPPED: Final = 5  # seat
ROUND_ENDED: Final = 6  # round, how
LOST: Final = 7  # seat, points lost, points left, cities
BARRIER_MOVED: Final = 8  # the most points with which it is crossed
BARRIER_CROSSED: Final = 9  # seat, points
GAME_ENDED: Final = 10  # by the barrier (0) or by the limit of rounds (1)
ROUND_STARTED: Final = 11  # round, seat
DEALT: Final = 12  # seat, cities
NETWORK_REACHES: Final = 13  # Vexation: seat, the seats whose markers its network has reached now

TRACKS_AT_A_JUNCTION: Final = 2  # Vexation: so many own tracks, of any players, may meet at a node
BARRIER_ROUND: Final = 2  # after it the barrier moves,
BARRIER_SPACES: Final = 2  # so that this many spaces are left before the last player
MOST_ROUNDS: Final = 50  # a guard: rounds in which all are complete at once cost nobody anything

NOTHING: Final = vec[i64]([])
MOST_SEATS: Final = 6


def seats_of(mask: i64) -> list[int]:
    """The seats of a mask."""
    seats = vec[i64]([0] * MOST_SEATS)
    return listed(seats, write_each(seats, 0, 0, mask))


@final
class TransAmerica(State):
    """One game of TransAmerica."""

    setting: Setting
    round: i64  # from 1
    first: i64  # the seat that starts round 1
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
    laid: vec[i64]  # the tracks of this round in their order, each as edges * seat + edge …
    laid_count: i64  # … and how many they are
    history: vec[i64]  # for each round: how it ended, tracks, mask of complete seats, losses; never changed in place
    past: vec[i64]  # of the round before: markers, deck, free lines, own tracks; never changed in place
    past_label: vec[i64]  # its networks; never changed in place
    colours: vec[i64]  # a number for the colour of each seat; never changed in place

    own: vec[i64]  # Vexation: for each seat the mask of its own tracks
    own_left: vec[i64]
    junction: vec[i64]  # own tracks at each node
    full: vec[i64]  # mask of the lines at nodes where no more own tracks may meet

    def __init__(self, setting: Setting) -> None:
        """A table without pieces; `deal` sets the game up."""
        super().__init__()
        self.setting = setting
        self.round = 0
        self.first = 0
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
        self.laid = NOTHING
        self.laid_count = 0
        self.history = NOTHING
        self.past = NOTHING
        self.past_label = NOTHING
        self.colours = NOTHING
        self.own = NOTHING
        self.own_left = NOTHING
        self.junction = NOTHING
        self.full = NOTHING

    def deal(self, decks: list[list[int]], seed: str, first: i64, colours: list[int]) -> None:
        """Start the first round. `decks` are those of the first rounds, `seed` serves the ones after.

        `first` is the seat that begins, `colours` has a number for each seat's colour.
        """
        self.later = vec[i64]([card for deck in decks for card in deck])
        self.set_up(first, vec[i64](colours), real_chance(seed))

    def redeal(self, rng: Rng) -> TransAmerica:
        """Another game with the same setting: the cities of all rounds come from this generator."""
        setting = self.setting
        colours = vec[i64](list(range(MOST_SEATS)))
        if setting.random_colours:
            rng.shuffle(colours, MOST_SEATS)
        first: i64 = rng.below(setting.players) if setting.random_first else 0
        state = TransAmerica(setting)
        state.set_up(first, colours[: setting.players], thinking_chance(rng))
        return state

    def set_up(self, first: i64, colours: vec[i64], chance: Chance) -> None:
        """Start the first round with the numbers as the state keeps them."""
        self.first = first
        self.colours = colours
        self.score = vec[i64]([self.setting.points] * self.setting.players)
        self.chance = chance
        self.start_round()

    def start_round(self) -> None:
        """Clear the board, deal the cities, pass the locomotive card on."""
        setting = self.setting
        graph = setting.graph
        self.round += 1
        self.starter = (self.first + self.round - 1) % setting.players
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
        self.laid = setting.no_tracks[:]
        self.laid_count = 0
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
        self.hidden_hands(NOTHING).gather()  # nothing is left of the order of cards that nobody gets
        journal = self.journal
        if journal is not None:
            journal.append([ROUND_STARTED, self.round, self.starter])
        self.unveil()
        if journal is not None:
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
        actions = self.setting.room[:]
        return listed(actions, self.list_legal(actions, 0))

    def list_legal(self, into: vec[i64], at: i64) -> i64:
        """Write all legal actions; returns where they end."""
        setting = self.setting
        if self.phase == HUBS:
            for node in range(setting.graph.nodes):
                if not self.is_marked(node):
                    into[at] = HUB + node
                    at += 1
            return at
        if self.phase == ENDED:
            return at
        if self.phase == SECOND:
            into[at] = STOP
            at += 1
        for word in range(setting.graph.words):
            at = write_each(into, at, setting.first_track + BITS * word, self.choices(word))
        if self.may_lay_own():
            for word in range(setting.graph.words):
                at = write_each(into, at, setting.first_own + BITS * word, self.choices(word) & ~self.full[word])
        return at

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
        edge = self.setting.line_of(action)
        if edge >= 0:
            self.lay(edge, action >= self.setting.first_own)
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
        self.touch(seat, node)
        if self.journal is not None:
            self.journal.append([HUB_PLACED, seat, node])
        self.pass_on()
        if self.seat == self.starter:
            self.phase = FIRST

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
        self.laid[self.laid_count] = graph.edges * seat + edge
        self.laid_count += 1
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
            self.join_for_each(a, b, own)
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
        if not setting.vexation and self.share(network, home):
            notable = True
        return notable

    def share(self, network: i64, home: i64) -> bool:
        """Let all whose markers have the label `home` share a network; whether that is new to somebody."""
        joined = False
        for other in range(self.setting.players):
            if self.network[other] != network and self.label[self.marker[other]] == home:
                self.network[other] = network
                joined = True
        if joined and self.journal is not None:
            self.journal.append([NETWORKS_JOINED, *self.reached(network)])
        return joined

    def join_for_each(self, a: i64, b: i64, own: bool) -> None:
        """Vexation: join the networks of two nodes for all who may use the new track, the seat to act first."""
        players = self.setting.players
        journal = self.journal
        notable: i64 = 0
        for seat in range(players):
            if seat != self.seat and own:
                continue
            before: i64 = 0
            if journal is not None:
                before = self.reach(seat)
            if self.join(seat, seat, a, b):
                notable |= BIT[seat]
            if journal is not None:
                new = self.reach(seat) & ~before
                if new:
                    journal.append([NETWORK_REACHES, seat, *seats_of(new)])
        if notable & BIT[self.seat]:
            self.look_for_complete(self.seat)
        for seat in range(players):
            if seat != self.seat and notable & BIT[seat]:
                self.look_for_complete(seat)

    def reach(self, seat: i64) -> i64:
        """The mask of the seats whose markers a seat's network has reached, on the tracks that it may use."""
        home = self.marker[seat]
        if home < 0:
            return BIT[seat]
        at = self.setting.view_of(seat)
        found: i64 = 0
        for other in range(self.setting.players):
            node = self.marker[other]
            if node >= 0 and self.label[at + node] == self.label[at + home]:
                found |= BIT[other]
        return found

    def reached(self, seat: i64) -> list[int]:
        """The seats whose markers a seat's network has reached, itself among them.

        With Vexation this need not hold the other way round: an own track leads its owner to others, not them to him.
        """
        return seats_of(self.reach(seat))

    def is_complete(self, seat: i64) -> bool:
        """Whether all cities of a seat belong to its network."""
        return is_joined(self.setting, self.deck, self.label, self.marker, seat)

    def is_reached(self, seat: i64, node: i64) -> bool:
        """Whether a node belongs to the network of a seat."""
        at = self.setting.view_of(seat)
        return self.marker[seat] >= 0 and self.label[at + node] == self.label[at + self.marker[seat]]

    def look_for_complete(self, grown: i64) -> None:
        """After the network of a seat has grown by a city, or joined another: who has reached all his cities?

        The seat to act knows its own cities: only what may become of others is news to it.
        """
        setting = self.setting
        if self.network[grown] == self.network[self.seat]:
            self.note_complete(self.seat)
        if not setting.open_cities and self.has_every_colour(grown):
            if self.has_partner(grown):
                self.unveil()  # whoever was not completed by this has shown it
            else:
                self.knowledge += 1
        for seat in range(setting.players):
            if self.network[seat] == self.network[grown]:
                self.note_complete(seat)

    def has_partner(self, grown: i64) -> bool:
        """Whether a network is that of another seat than the one to act, whose cities are not known yet."""
        return any(
            seat != self.seat and self.network[seat] == self.network[grown] and self.finished & BIT[seat] == 0
            for seat in range(self.setting.players)
        )

    def note_complete(self, seat: i64) -> None:
        """See whether a seat has finished now."""
        if self.finished & BIT[seat] == 0 and self.is_complete(seat):
            self.finished |= BIT[seat]
            if self.journal is not None:
                self.journal.append([COMPLETED, seat, *self.hand(seat)])

    def has_every_colour(self, seat: i64) -> bool:
        """Whether a seat's network has cities of all colours, so that somebody's five might be among them."""
        setting = self.setting
        at = self.setting.view_of(seat)
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
        if self.journal is not None:
            self.journal.append([ROUND_ENDED, self.round, how])
        self.unveil()
        if self.brief:
            return  # what it costs follows from the cities of all
        losses = self.losses()
        lowest = setting.points
        for seat in range(setting.players):
            self.score[seat] -= losses[seat]
            if self.score[seat] < lowest:
                lowest = self.score[seat]
        history: list[int] = [*self.history, how, self.laid_count, self.finished, *losses]
        self.history = vec[i64](history)
        self.tell_losses(losses)
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
            self.past_label = self.label
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

    def tell_losses(self, losses: vec[i64]) -> None:
        """Journal who was not complete, and what that costs."""
        journal = self.journal
        if journal is None:
            return
        for seat in range(self.setting.players):
            if self.finished & BIT[seat] == 0:
                journal.append([LOST, seat, losses[seat], self.score[seat], *self.hand(seat)])

    def round_before(self) -> TransAmerica:
        """The board as the round before left it, with the hands that were shown, to be looked at."""
        setting = self.setting
        board = TransAmerica(setting)
        board.marker = self.past[: setting.players]
        end: i64 = setting.players + len(setting.cards)
        board.deck = self.past[setting.players : end]
        board.free = self.past[end : end + setting.graph.words]
        board.own = self.past[end + setting.graph.words :]
        board.label = self.past_label
        return board

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
        at = self.setting.view_of(seat)
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
        at = self.setting.view_of(seat)
        if self.label[at + graph.end_a[edge]] == self.label[at + self.marker[seat]]:
            return graph.end_b[edge]
        return graph.end_a[edge]

    def missing_lines(self, seat: i64) -> list[int]:
        """The lines that a cheapest way to join the cities of a seat lacks, in an order in which they can be built."""
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

    # ---- search --------------------------------------------------------------------------------

    def clone(self) -> TransAmerica:
        """An independent copy."""
        copy = TransAmerica(self.setting)
        copy.round = self.round
        copy.first = self.first
        copy.colours = self.colours
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
        copy.laid = self.laid[:]
        copy.laid_count = self.laid_count
        copy.knowledge = self.knowledge
        copy.history = self.history
        copy.past = self.past
        copy.past_label = self.past_label
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
        """A copy with the hands that the seat does not know, and all later ones, drawn anew."""
        copy = self.clone()
        copy.think(rng)
        hidden = [other for other in range(self.setting.players) if not self.knows_hand(seat, other)]
        if hidden:
            copy.deck = self.deck[:]
            copy.hidden_hands(vec[i64](hidden)).deal_anew(rng)
        return copy

    def hidden_hands(self, seats: vec[i64]) -> HiddenHands:
        """The hands of these seats, to be dealt anew in the present deck, which changes with them."""
        return HiddenHands(self.setting, self.deck, seats, self.label, self.marker)

    # ---- refusals ------------------------------------------------------------------------------

    def refusal(self, action: i64) -> IllegalAction:
        """Which rule of TransAmerica forbids an action; points and lines are told by their numbers."""
        setting = self.setting
        edge = setting.line_of(action)
        if edge < 0 and action >= HUB:
            if self.phase != HUBS:
                return IllegalAction("transamerica.hubs-placed", {})
            return IllegalAction("transamerica.point-taken", {"point": action - HUB})
        if self.phase == HUBS:
            return IllegalAction("transamerica.hub-first", {})
        if edge < 0:
            return IllegalAction("transamerica.one-track-at-least", {})
        return self.refused_track(edge, action >= setting.first_own)

    def refused_track(self, edge: i64, own: bool) -> IllegalAction:
        """Why a track may not be laid there."""
        graph = self.setting.graph
        word = graph.word[edge]
        bit = graph.bit[edge]
        line: dict[str, Argument] = {"track": edge}
        if own and self.own_left[self.seat] == 0:
            return IllegalAction("transamerica.own-tracks-used", {"number": OWN_TRACKS})
        if self.free[word] & bit == 0:
            return IllegalAction("transamerica.track-there", line)
        if self.touching[self.network[self.seat] * graph.words + word] & bit == 0:
            return IllegalAction("transamerica.not-in-network", line)
        if self.phase == SECOND and graph.cost[edge] == 2:
            return IllegalAction("transamerica.second-is-single", line)
        return IllegalAction("transamerica.junction-full", line)
