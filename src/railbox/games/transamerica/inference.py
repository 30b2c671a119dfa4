"""What the tracks of a player tell of the cities that he hides.

A player lays most tracks on a shortest way from his network to one of his cities. So each track makes the hands
likelier that have such a city, and those still more for which few other tracks would have done as well. His marker
tells which hands lie around it. Players differ: some go to the nearest city first, some where most of their cities come
nearer. What is seen is as likely as all styles together make it, so that whoever keeps to one is soon known by it.

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

# How people and programs play, fitted to games of greedy, searching and scripted players. By style: who lays tracks
# more or less anywhere, who goes to the nearest city, who follows the cheapest tree, who cares for its branches alone
STYLES: Final = 4
SHARE: Final = vec[float]([0.1, 0.45, 0.3, 0.15])  # how many play like that
TO_NEAREST: Final = vec[float]([1.0, 100.0, 6.0, 2.0])  # how much they like a track to the nearest city, …
TO_BRANCH: Final = vec[float]([1.0, 1.0, 6.0, 100.0])  # … to one that is not nearer to another city of the hand, …
TO_MORE: Final = vec[float]([2.0, 1.0, 6.0, 1.0])  # … and one that leads to one city more
STRAY: Final = vec[float]([0.3, 0.01, 0.01, 0.01])  # the share of tracks that lead to none
HUB_TO_ALL: Final = 0.15  # how much less likely is a marker for each unit of the way to all cities …
HUB_TO_ONE: Final = 0.3  # … and to the nearest one

SWEEPS: Final = 4  # how often each hidden card is drawn anew at first: then little is left of a blind deal
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
    legal: vec[float]  # by track: how many could be laid instead, that one included
    between: vec[i64]  # cards * card + card: from city to city on the empty board
    seen: vec[float]  # by style: how likely it makes what was seen, while that is worked out
    chances: vec[float]  # by hand, as far as they are worked out

    def __init__(self, state: TransAmerica, seat: i64, hands: i64, between: vec[i64]) -> None:
        setting = state.setting
        self.seat = seat
        self.between = between
        self.cards = len(setting.cards)
        self.joined = vec[i64]([0] * len(setting.cards))
        self.hub_far = vec[i64]([0] * len(setting.cards))
        self.count = 0
        self.away = vec[i64]([])
        self.ways = vec[i64]([])
        self.legal = vec[float]([])
        self.seen = vec[float]([0.0] * STYLES)
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
        hub_total = float(total)
        hub_nearest = float(nearest)
        seen = self.seen
        for style in range(STYLES):
            seen[style] = SHARE[style]
        row: i64 = 0
        for track in range(self.count):
            nearest = FAR
            to_nearest: i64 = 0
            to_branch: i64 = 0
            to_one: i64 = 0
            to_two: i64 = 0
            to_three: i64 = 0
            for card in hand:
                ways = self.ways[row + card]
                away = self.away[row + card]
                to_three |= to_two & ways
                to_two |= to_one & ways
                to_one |= ways
                if away < nearest and away > 0:
                    nearest = away
                    to_nearest = 0
                if away == nearest:
                    to_nearest |= ways
                if ways and self.branches(hand, card, row):
                    to_branch |= ways
            row += self.cards
            for style in range(STYLES):
                more = TO_MORE[style]
                near = TO_NEAREST[style] - 1.0
                branch = TO_BRANCH[style] - 1.0
                fits = liked(to_one & 1, to_two & 1, to_three & 1, more)
                fits += near * float(to_nearest & 1) + branch * float(to_branch & 1)
                others = liked(count_bits(to_one), count_bits(to_two), count_bits(to_three), more)
                others += near * float(count_bits(to_nearest)) + branch * float(count_bits(to_branch))
                if others > 0.0:
                    fits /= others
                seen[style] *= STRAY[style] / self.legal[track] + (1.0 - STRAY[style]) * fits
        chance = 0.0
        for style in range(STYLES):
            chance += seen[style]
        return chance * math.exp(-HUB_TO_ALL * hub_total - HUB_TO_ONE * hub_nearest)

    def branches(self, hand: vec[i64], card: i64, row: i64) -> bool:
        """Whether a city of the hand is nearer to the network than to another one that would be joined before it."""
        away = self.away[row + card]
        for other in hand:
            before = self.away[row + other]
            sooner = before > 0 and (before < away or (before == away and other < card))
            if sooner and self.between[self.cards * card + other] < away:
                return False
        return True


def liked(to_one: i64, to_two: i64, to_three: i64, more: float) -> float:
    """How much tracks are liked: so many lead to a city, to two, to three, each `more` than with one less."""
    return float(to_one) + (more - 1.0) * (float(to_two) + more * float(to_three))


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
    deck: vec[i64]  # as it was dealt anew the last time

    def __init__(self, state: TransAmerica, seat: i64) -> None:
        setting = state.setting
        self.hidden = vec[i64]([other for other in range(setting.players) if not state.knows_hand(seat, other)])
        self.plays = []
        self.deck = vec[i64]([])
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
        between = vec[i64]([])
        for city in setting.cards:
            for other in setting.cards:
                between = append(between, self.table[setting.graph.nodes * city + other])
        for seat_of in self.hidden:
            self.plays.append(Play(state, seat_of, hands, between))
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
        play.legal = append(play.legal, float(legal))
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

        How likely depends on what that makes of the hands of both. A hand that would have finished never comes up. Each
        deal goes on from the one before: once that was as likely as it should be, so are all that follow.
        """
        if len(self.hidden) == 0:
            return
        sweeps: i64 = 1
        if len(self.deck) == 0:
            self.deck = state.deck
            sweeps = SWEEPS
        state.deck = self.deck[:]
        hands = state.hidden_hands(self.hidden)
        for _ in range(sweeps):
            for colour in range(state.setting.colours):
                for number in range(len(self.hidden)):
                    self.redraw(hands, colour, number, rng)
        self.deck = state.deck

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
