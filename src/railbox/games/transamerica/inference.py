"""What the tracks of a player tell of the cities that he hides.

A player lays most tracks on a shortest way from his network to one of his cities, and of these most often to the
nearest. So each track makes the hands likelier that have such a city, and those still more for which few other tracks
would have done as well. His marker tells which hands lie around it.

The distances that a player saw are found by going through the round again: as every track belongs to some network, the
way between two places is either free of tracks or leads through a network.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railbox.core.bits import BIT, BITS, count_bits
from railbox.core.rng import Rng
from railbox.games.transamerica.distances import distances_of
from railbox.games.transamerica.hands import HiddenHands
from railbox.games.transamerica.rules import TransAmerica
from railbox.games.transamerica.steiner import FAR

# How people and programs play, fitted to games of greedy, searching and scripted players
TO_NEAREST: Final = 5.0  # how much likelier is a track to the nearest city than one to another
STRAY: Final = 0.1  # the share of tracks that lead to none
HUB_TO_ALL: Final = 0.15  # how much less likely is a marker for each unit of the way to all cities …
HUB_TO_ONE: Final = 0.3  # … and to the nearest one

SWEEPS: Final = 4  # how often each hidden card is drawn anew: then little is left of the deal before
MOST_HANDS: Final = 100_000  # hands whose chances are kept; on boards with more they are worked out each time
UNKNOWN: Final = -1.0


@final
class Play:
    """What one player did in a round, and how likely each hand makes it."""

    seat: i64
    cards: i64
    joined: vec[i64]  # by card: whether its city belongs to his network
    hub_far: vec[i64]  # by card: how far from the marker
    count: i64  # tracks that lead to any city
    away: vec[i64]  # cards * track + card: how far the city was from his network
    ways: vec[i64]  # cards * track + card: the mask of tracks on a shortest way to it; the one he laid is the first
    stray: vec[float]  # by track: the chance to see it from a player who lays any
    chances: vec[float]  # by hand, as far as they are worked out

    def __init__(self, state: TransAmerica, seat: i64, hands: i64) -> None:
        setting = state.setting
        self.seat = seat
        self.cards = len(setting.cards)
        self.joined = vec[i64]([0] * len(setting.cards))
        self.hub_far = vec[i64]([0] * len(setting.cards))
        self.count = 0
        self.away = vec[i64]([])
        self.ways = vec[i64]([])
        self.stray = vec[float]([])
        self.chances = vec[float]([])
        if hands <= MOST_HANDS:
            self.chances = vec[float]([UNKNOWN] * hands)
        if state.marker[seat] < 0:
            return
        at = setting.view_of(seat)
        table = distances_of(setting.graph).table
        row = setting.graph.nodes * state.marker[seat]
        for card in range(len(setting.cards)):
            city = setting.cards[card]
            self.hub_far[card] = table[row + city]
            if state.label[at + city] == state.label[at + state.marker[seat]]:
                self.joined[card] = 1

    def chance(self, hand: vec[i64], number: i64) -> float:
        """How likely a hand (a card for each colour) makes what was seen; its number is where that is kept."""
        if len(self.chances) == 0:
            return self.work_out(hand)
        found = self.chances[number]
        if found == UNKNOWN:
            found = self.work_out(hand)
            self.chances[number] = found
        return found

    def work_out(self, hand: vec[i64]) -> float:
        """The chance of the marker and of each track in turn; none where he would have finished."""
        open_cities = False
        total: i64 = 0
        nearest: i64 = FAR
        for card in hand:
            if self.joined[card] == 0:
                open_cities = True
            total += self.hub_far[card]
            if self.hub_far[card] < nearest:
                nearest = self.hub_far[card]
        if not open_cities:
            return 0.0
        chance = math.exp(-HUB_TO_ALL * float(total) - HUB_TO_ONE * float(nearest))
        row: i64 = 0
        for track in range(self.count):
            nearest = FAR
            to_nearest: i64 = 0
            to_any: i64 = 0
            for card in hand:
                ways = self.ways[row + card]
                away = self.away[row + card]
                to_any |= ways
                if away < nearest and away > 0:
                    nearest = away
                    to_nearest = 0
                if away == nearest:
                    to_nearest |= ways
            row += self.cards
            fits = float(to_any & 1) + (TO_NEAREST - 1.0) * float(to_nearest & 1)
            others = float(count_bits(to_any)) + (TO_NEAREST - 1.0) * float(count_bits(to_nearest))
            if others > 0.0:
                fits /= others
            chance *= self.stray[track] + (1.0 - STRAY) * fits
        return chance


@final
class Evidence:
    """What one seat can make of the play of all whose hands it does not know."""

    hidden: vec[i64]
    plays: list[Play]
    table: vec[i64]  # what it costs to get from node to node on an empty board
    near: vec[i64]  # nodes * seat + node: how far from a seat's network, while the round is gone through
    step: vec[i64]  # by colour: what one card further adds to the number of a hand
    place: vec[i64]  # by node: the card of the city there
    hand: vec[i64]

    def __init__(self, state: TransAmerica, seat: i64) -> None:
        setting = state.setting
        self.hidden = vec[i64]([other for other in range(setting.players) if not state.knows_hand(seat, other)])
        self.plays = []
        self.table = distances_of(setting.graph).table
        self.near = vec[i64]([])
        self.hand = vec[i64]([0] * setting.colours)
        self.step = vec[i64]([0] * setting.colours)
        self.place = vec[i64]([0] * setting.graph.nodes)
        hands: i64 = 1
        for colour in range(setting.colours):
            self.step[colour] = hands
            hands *= setting.first_card[colour + 1] - setting.first_card[colour]
        for card in range(len(setting.cards)):
            self.place[setting.cards[card]] = card
        for other in self.hidden:
            self.plays.append(Play(state, other, hands))
        if state.laid_count > 0 and len(self.plays) > 0:
            self.replay(state)

    def replay(self, state: TransAmerica) -> None:
        """Go through the round again: what each hidden seat laid, and what it might have laid."""
        setting = state.setting
        graph = setting.graph
        nodes = graph.nodes
        self.near = vec[i64]([0] * (setting.players * nodes))
        for seat in range(setting.players):
            row: i64 = nodes * state.marker[seat]
            for node in range(nodes):
                self.near[nodes * seat + node] = self.table[row + node]
        before: i64 = -1  # who laid a single track as the first of his turn
        for number in range(state.laid_count):
            seat = state.laid[number] // graph.edges
            edge = state.laid[number] - graph.edges * seat
            second = before == seat
            for play in self.plays:
                if play.seat == seat:
                    self.note(state, play, edge, second)
            before = -1
            if not second and graph.cost[edge] == 1:
                before = seat
            self.lay(state, seat, edge)

    def lay(self, state: TransAmerica, seat: i64, edge: i64) -> None:
        """A track joins its ends: whoever may use it comes nearer to all that is near to one of them."""
        graph = state.setting.graph
        nodes = graph.nodes
        a = graph.end_a[edge]
        b = graph.end_b[edge]
        own = False
        if state.setting.vexation:
            own = state.own[graph.words * seat + graph.word[edge]] & graph.bit[edge] != 0
        near = self.near
        for user in range(state.setting.players):
            if own and user != seat:
                continue
            row: i64 = nodes * user
            start = near[row + a]
            if near[row + b] < start:
                start = near[row + b]
            for node in range(nodes):
                reached = start + self.between(state, user, a, node)
                if reached < near[row + node]:
                    near[row + node] = reached
                reached = start + self.between(state, user, b, node)
                if reached < near[row + node]:
                    near[row + node] = reached

    def between(self, state: TransAmerica, seat: i64, node: i64, other: i64) -> i64:
        """What it costs a seat to get from one node to another on the tracks that there are."""
        nodes = state.setting.graph.nodes
        least = self.table[nodes * node + other]
        first: i64 = 0
        last = state.setting.players - 1
        if state.setting.vexation:  # the networks of others have tracks that it may not use
            first = seat
            last = seat
        for user in range(first, last + 1):
            cost = self.near[nodes * user + node] + self.near[nodes * user + other]
            if cost < least:
                least = cost
        return least

    def note(self, state: TransAmerica, play: Play, edge: i64, second: bool) -> None:
        """Add a track to what is known of a player, if it leads to a city; otherwise it fits to all hands alike."""
        graph = state.setting.graph
        cards = state.setting.cards
        row: i64 = graph.nodes * play.seat
        first: i64 = len(play.ways)
        for city in cards:
            play.away = append(play.away, self.near[row + city])
            play.ways = append(play.ways, 0)
        legal: i64 = 1
        useful: i64 = 0
        if self.mark(state, play, edge, first, 1):
            useful = 1
        for other in range(graph.edges):
            price = graph.cost[other]
            a = self.near[row + graph.end_a[other]]
            b = self.near[row + graph.end_b[other]]
            if other == edge or (a == 0) == (b == 0) or (second and price == 2):
                continue
            legal += 1
            if useful > 0 and useful < BITS and self.mark(state, play, other, first, BIT[useful]):
                useful += 1
        if useful == 0:
            play.away = play.away[:first]
            play.ways = play.ways[:first]
            return
        play.stray = append(play.stray, STRAY / float(legal))
        play.count += 1

    def mark(self, state: TransAmerica, play: Play, edge: i64, first: i64, bit: i64) -> bool:
        """Mark the cities that a track leads to on a shortest way; whether there is one."""
        graph = state.setting.graph
        cards = state.setting.cards
        row: i64 = graph.nodes * play.seat
        price = graph.cost[edge]
        far = graph.end_a[edge]
        if self.near[row + far] == 0:
            far = graph.end_b[edge]
        marked = False
        for card in range(len(cards)):
            away = play.away[first + card]
            if away >= price and self.between(state, play.seat, far, cards[card]) + price == away:
                play.ways[first + card] |= bit
                marked = True
        return marked

    def deal_anew(self, state: TransAmerica, rng: Rng) -> None:
        """Draw all hidden cards anew: each in turn changes places with any unknown one of its colour, or stays.

        How likely depends on what that makes of the hands of both. A hand that would have finished never comes up.
        """
        if len(self.hidden) == 0:
            return
        state.deck = state.deck[:]
        hands = state.hidden_hands(self.hidden)
        sweeps: i64 = 0
        while sweeps < SWEEPS:
            sweeps += 1
            for colour in range(state.setting.colours):
                for number in range(len(self.hidden)):
                    self.redraw(hands, colour, number, rng)

    def redraw(self, hands: HiddenHands, colour: i64, number: i64, rng: Rng) -> None:
        """Let a hidden card change places with one of its colour."""
        here = hands.place_of(colour, number)
        mine = hands.deck[here]
        chosen = here
        total = 0.0
        for other in range(hands.unknown_cards(colour)):
            there = hands.place_of(colour, other)
            city = hands.deck[there]
            chance = self.chance_with(hands, colour, number, city)
            if other < len(self.hidden) and other != number:
                chance *= self.chance_with(hands, colour, other, mine) / self.chance_with(hands, colour, other, city)
            total += chance
            if chance > 0.0 and rng.happens(chance / total):
                chosen = there
        hands.swap(here, chosen)

    def chance_with(self, hands: HiddenHands, colour: i64, number: i64, city: i64) -> float:
        """How likely a hidden hand is with this city instead of its own of that colour."""
        setting = hands.setting
        seat = self.hidden[number]
        index: i64 = 0
        for other in range(setting.colours):
            first = setting.first_card[other]
            card = self.place[hands.deck[first + seat]]
            if other == colour:
                card = self.place[city]
            self.hand[other] = card
            index += (card - first) * self.step[other]
        return self.plays[number].chance(self.hand, index)
