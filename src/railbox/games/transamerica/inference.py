"""What the tracks of a player tell of the cities that he hides.

A player lays most tracks on a shortest way from his network to one of his cities. So each track makes the hands
likelier that have such a city, and those still more for which few other tracks would have done as well. His marker
tells which hands lie around it. Players differ: some go to the nearest city first, some where most of their cities come
nearer. What is seen is as likely as all styles together make it, so that whoever keeps to one is soon known by it.

The distances that a player saw are found by going through the round again: as every track belongs to some network, the
way between two places is either free of tracks or leads through a network.

Whoever draws many hands looks at more than distances: at what each track saves of the cheapest tree of a hand. That
takes as long as some hundred playouts, and tells most of players who know such trees themselves.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railbox.core.bits import BIT, BITS, count_bits
from railbox.core.rng import Rng
from railbox.games.transamerica.distances import distances_of
from railbox.games.transamerica.forest import Forest, forest_of
from railbox.games.transamerica.hands import HiddenHands
from railbox.games.transamerica.hubs import Hubs, hubs_of
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
HUB_TO_ALL: Final = 0.035  # how much less likely is a marker on a cheapest tree for each unit to all cities …
HUB_TO_ONE: Final = 0.17  # … and to the nearest one

# The same where the cheapest trees are known, fitted to the tracks of 320 rounds (`python -m benchmarks.tracks`): a
# conditional logit with three kinds of players, found by EM. By style: who keeps to a cheapest tree, who goes to the
# nearest city, who does otherwise. A track that …
KEEN: Final = 3
KEEN_SHARE: Final = vec[float]([0.75, 0.15, 0.1])
SAVES_ALL: Final = vec[float]([8.0, 0.1, 3.5])  # … saves all that it costs is liked e^8 times as much, …
SAVES_HALF: Final = vec[float]([3.4, 1.3, -0.2])  # … a double one that saves one, …
LEADS: Final = vec[float]([1.1, 1.0, 0.1])  # … that leads to a city, …
LEADS_TO_MORE: Final = vec[float]([0.3, 0.1, -0.9])  # … to each city more, up to three, …
LEADS_TO_NEAREST: Final = vec[float]([0.4, 8.2, 0.6])  # … and to the nearest one
KINDS: Final = 24  # of tracks: by what they save, to how many cities they lead, and whether to the nearest
CITIES_LED_TO: Final = 4  # none to three
LIKELY: Final = 0.001  # the chance of a hand by distances, from which on its trees are looked at
MOST_SETS: Final = 4000  # of cities: with more, trees would take too long
KEEN_AFTER: Final = 150  # deals; who draws less does not wait for trees

SWEEPS: Final = 4  # how often each hidden card is drawn anew at first: then little is left of a blind deal
MOST_HANDS: Final = 100_000  # hands whose chances are kept; on boards with more they are worked out each time
UNKNOWN: Final = -1.0


@final
class Play:
    """What one player did in a round, and how likely each hand makes it."""

    seat: i64
    cards: i64
    hubs: Hubs
    marker: i64
    joined: vec[i64]  # by card: whether its city belongs to his network
    hub_far: vec[i64]  # by card: how far from the marker
    count: i64  # tracks that lead to any city
    away: vec[i64]  # cards * track + card: how far the city was from his network
    ways: vec[i64]  # cards * track + card: the mask of tracks on a shortest way to it; the one he laid is the first
    legal: vec[float]  # by track: how many could be laid instead, that one included
    number: vec[i64]  # by track: the how many-th of the round it was
    first: vec[i64]  # by track: where its choices begin, those that lead to any city; of none, where they end
    far: vec[i64]  # by choice: where the track leads to
    price: vec[i64]
    forests: list[Forest]  # by track: the cheapest trees before it, once they are asked for
    between: vec[i64]  # cards * card + card: from city to city on the empty board
    seen: vec[float]  # by style: how likely it makes what was seen, while that is worked out
    counts: vec[float]  # the same by kind of track: how many could be laid, …
    rows: vec[i64]  # … by part of a hand: where its trees begin, …
    at_root: vec[i64]  # … and what it costs to join it with the network
    chances: vec[float]  # by hand, as far as they are worked out

    def __init__(self, state: TransAmerica, seat: i64, hands: i64, between: vec[i64]) -> None:
        setting = state.setting
        self.seat = seat
        self.between = between
        self.hubs = hubs_of(setting)
        self.marker = state.marker[seat]
        self.cards = len(setting.cards)
        self.joined = vec[i64]([0] * len(setting.cards))
        self.hub_far = vec[i64]([0] * len(setting.cards))
        self.count = 0
        self.away = vec[i64]([])
        self.ways = vec[i64]([])
        self.legal = vec[float]([])
        self.number = vec[i64]([])
        self.first = vec[i64]([0])
        self.far = vec[i64]([])
        self.price = vec[i64]([])
        self.forests = []
        self.seen = vec[float]([0.0] * STYLES)
        self.counts = vec[float]([0.0] * KINDS)
        self.rows = vec[i64]([0] * BIT[setting.colours])
        self.at_root = vec[i64]([0] * BIT[setting.colours])
        self.chances = vec[float]([])
        if hands <= MOST_HANDS:
            self.chances = vec[float]([UNKNOWN] * hands)
        if self.marker < 0:
            return
        at = setting.view_of(seat)
        table = distances_of(setting.graph).table
        row = setting.graph.nodes * self.marker
        for card in range(len(setting.cards)):
            city = setting.cards[card]
            self.hub_far[card] = table[row + city]
            if state.label[at + city] == state.label[at + self.marker]:
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
        chance = self.chance_of_tracks(hand) * math.exp(-HUB_TO_ALL * float(total) - HUB_TO_ONE * float(nearest))
        if self.marker >= 0:
            chance *= self.hubs.chance(hand, self.marker)
        return chance

    def chance_of_tracks(self, hand: vec[i64]) -> float:
        """How likely a hand makes all tracks, by distances."""
        seen = self.seen
        for style in range(STYLES):
            seen[style] = SHARE[style]
        row: i64 = 0
        for track in range(self.count):
            nearest: i64 = FAR
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
        return chance

    def sharpen(self, first: vec[i64], cards: vec[i64], adds: vec[i64]) -> None:
        """Look at the trees of the hands that are likely by distances; the others keep their share of the chances.

        Hands are made of these cards, of which those of each colour begin at `first`; `adds` is what each of them adds
        to the number of its hand.
        """
        hand = vec[i64]([0] * (len(first) - 1))
        hands: i64 = 1
        for colour in range(len(hand)):
            hands *= first[colour + 1] - first[colour]
        numbers = vec[i64]([0] * hands)
        by_trees = vec[float]([UNKNOWN] * hands)
        total = 0.0
        for place in range(hands):
            numbers[place] = self.pick(place, hand, first, cards, adds)
            total += self.chance(hand, numbers[place])
        likely = 0.0
        likely_by_trees = 0.0
        for place in range(hands):
            chance = self.chances[numbers[place]]
            if chance > LIKELY * total:
                self.pick(place, hand, first, cards, adds)
                by_trees[place] = chance * self.chance_by_trees(hand) / self.chance_of_tracks(hand)
                likely += chance
                likely_by_trees += by_trees[place]
        if likely == 0.0:
            return
        for place in range(hands):
            if by_trees[place] == UNKNOWN:
                by_trees[place] = self.chances[numbers[place]] * likely_by_trees / likely
            self.chances[numbers[place]] = by_trees[place]

    def pick(self, place: i64, hand: vec[i64], first: vec[i64], cards: vec[i64], adds: vec[i64]) -> i64:
        """Take the hand at a place among all that these cards allow; its number."""
        number: i64 = 0
        for colour in range(len(hand)):
            count = first[colour + 1] - first[colour]
            card = first[colour] + place % count
            place //= count
            hand[colour] = cards[card]
            number += adds[card]
        return number

    def chance_by_trees(self, hand: vec[i64]) -> float:
        """How likely a hand makes all tracks, by what each of them saves."""
        seen = self.seen
        for style in range(KEEN):
            seen[style] = KEEN_SHARE[style]
        counts = self.counts
        for track in range(self.count):
            laid = self.tally(hand, track)
            for style in range(KEEN):
                total = 0.0
                for kind in range(KINDS):
                    total += counts[kind] * LIKED[KINDS * style + kind]
                seen[style] *= LIKED[KINDS * style + laid] / total
        chance = 0.0
        for style in range(KEEN):
            chance += seen[style]
        return chance

    def tally(self, hand: vec[i64], track: i64) -> i64:
        """Count the tracks of each kind that could be laid, as a hand sees them; the kind of the one that was."""
        counts = self.counts
        for kind in range(KINDS):
            counts[kind] = 0.0
        choices = self.first[track + 1] - self.first[track]
        counts[0] = self.legal[track] - float(choices)
        self.find_parts(hand, self.forests[track])
        row: i64 = self.cards * track
        nearest: i64 = FAR
        for card in hand:
            if self.away[row + card] > 0:
                nearest = min(nearest, self.away[row + card])
        laid: i64 = 0
        for choice in range(choices):
            place = self.first[track] + choice
            kind = KINDS // 3 * self.saves(self.forests[track], self.far[place], self.price[place])
            cities: i64 = 0
            to_nearest: i64 = 0
            for card in hand:
                if self.ways[row + card] & BIT[choice]:
                    cities += 1
                    if self.away[row + card] == nearest:
                        to_nearest = 1
            kind += 2 * min(cities, CITIES_LED_TO - 1) + to_nearest
            counts[kind] += 1.0
            if choice == 0:
                laid = kind
        return laid

    def find_parts(self, hand: vec[i64], forest: Forest) -> None:
        """Find where the trees of all parts of a hand are, and what they cost at his network."""
        root = forest.point_of[self.marker]
        for part in range(1, len(self.rows)):
            number: i64 = 0
            for colour in range(len(hand)):
                if part & BIT[colour]:
                    number += forest.unit[colour] * forest.slot[hand[colour]]
            self.rows[part] = forest.join(number)
            self.at_root[part] = i64(forest.tree[self.rows[part] + root])

    def saves(self, forest: Forest, far: i64, price: i64) -> i64:
        """Whether a track saves nothing (0), less than it costs (1), or all of that (2), for the hand just looked at.

        The cheapest tree with the track is two: one of some cities at its far end, one of the others at the network.
        """
        point = forest.point_of[far]
        whole: i64 = len(self.rows) - 1
        least = self.at_root[whole]
        enough = least - price
        saved: i64 = 0
        for part in range(1, whole + 1):
            cost = i64(forest.tree[self.rows[part] + point]) + self.at_root[whole - part]
            if cost <= enough:
                return 2
            if cost < least:
                saved = 1
        return saved

    def branches(self, hand: vec[i64], card: i64, row: i64) -> bool:
        """Whether a city of the hand is nearer to the network than to another one that would be joined before it."""
        away = self.away[row + card]
        for other in hand:
            before = self.away[row + other]
            sooner = before > 0 and (before < away or (before == away and other < card))
            if sooner and self.between[self.cards * card + other] < away:
                return False
        return True


def liking(style: i64, kind: i64) -> float:
    """How much a style likes a kind of track."""
    saves = kind // (2 * CITIES_LED_TO)
    cities = kind // 2 % CITIES_LED_TO
    weight = 0.0
    if saves == 2:
        weight += SAVES_ALL[style]
    if saves == 1:
        weight += SAVES_HALF[style]
    if cities > 0:
        weight += LEADS[style] + LEADS_TO_MORE[style] * float(cities - 1)
    return math.exp(weight + LEADS_TO_NEAREST[style] * float(kind % 2))


LIKED: Final = vec[float]([liking(style, kind) for style in range(KEEN) for kind in range(KINDS)])


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
    deals: i64  # so far

    def __init__(self, state: TransAmerica, seat: i64) -> None:
        setting = state.setting
        self.hidden = vec[i64]([other for other in range(setting.players) if not state.knows_hand(seat, other)])
        self.plays = []
        self.deck = vec[i64]([])
        self.deals = 0
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

    def look_at_trees(self, state: TransAmerica) -> None:
        """Go through the round once more, for the trees that each hidden seat saw before its tracks."""
        setting = state.setting
        graph = setting.graph
        first = vec[i64]([0])
        cards = vec[i64]([])
        adds = vec[i64]([])
        slot = vec[i64]([0] * len(setting.cards))
        sets: i64 = 1
        for colour in range(setting.colours):
            slots: i64 = 1
            for card in range(setting.first_card[colour], setting.first_card[colour + 1]):
                if not self.is_known(state, card):
                    slot[card] = slots
                    slots += 1
                    cards = append(cards, card)
                    adds = append(adds, self.step[colour] * (card - setting.first_card[colour]))
            first = append(first, len(cards))
            sets *= slots
        if sets > MOST_SETS or setting.vexation:
            return
        label = vec[i64](list(range(int(graph.nodes))))
        for number in range(state.laid_count):
            seat = state.laid[number] // graph.edges
            edge = state.laid[number] - graph.edges * seat
            for play in self.plays:
                at: i64 = len(play.forests)
                if at < play.count and play.number[at] == number:
                    play.forests.append(forest_of(setting, label, slot))
            one = min(label[graph.end_a[edge]], label[graph.end_b[edge]])
            other = max(label[graph.end_a[edge]], label[graph.end_b[edge]])
            for node in range(graph.nodes):
                if label[node] == other:
                    label[node] = one
        for play in self.plays:
            if play.count > 0 and len(play.chances) > 0:
                play.sharpen(first, cards, adds)

    def is_known(self, state: TransAmerica, card: i64) -> bool:
        """Whether a card is in a hand that is not hidden."""
        setting = state.setting
        for seat in range(setting.players):
            if all(seat != other for other in self.hidden):
                for colour in range(setting.colours):
                    if state.deck[setting.first_card[colour] + seat] == setting.cards[card]:
                        return True
        return False

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
                    self.note(state, play, number, edge, second)
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

    def note(self, state: TransAmerica, play: Play, number: i64, edge: i64, second: bool) -> None:
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
        play.number = append(play.number, number)
        play.first = append(play.first, len(play.far))
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
        if marked:
            play.far = append(play.far, far)
            play.price = append(play.price, price)
        return marked

    def deal_anew(self, state: TransAmerica, rng: Rng) -> None:
        """Draw all hidden cards anew: each in turn changes places with any unknown one of its colour, or stays.

        How likely depends on what that makes of the hands of both. A hand that would have finished never comes up. Each
        deal goes on from the one before: once that was as likely as it should be, so are all that follow.
        """
        if len(self.hidden) == 0:
            return
        self.deals += 1
        if self.deals == KEEN_AFTER:
            self.look_at_trees(state)
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
