"""A guide to Trains: every card, rail and station is worth the points that it brings until the end.

What a deck is worth is told by the strength of an average hand: a train raises it, dead cards (Waste, buildings) lower
it, and the turns that are left say what that means in points.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.guide import Guide
from railbox.core.rng import Rng
from railbox.core.state import OVER, State
from railbox.games.trains import board, cards
from railbox.games.trains.codes import (
    ASIDE,
    BUYS,
    CELLS,
    CHOICES,
    COIN,
    DECLINE,
    DISCARD,
    DISCARD_EXACTLY,
    DISCARD_FOR_COINS,
    DISCARD_IT,
    DISCARD_TO_DRAW,
    DONE,
    DRAW,
    GAINED,
    GAME_OVER,
    HAND,
    NAME,
    ON_DECK,
    PLAY,
    PLAYS,
    PLAYS_WITHOUT_EFFECT,
    PUT_BACK,
    REMOVE,
    RETURN_WASTE,
    START,
    STATION,
    SUPPLY,
    TOP_CARD,
    TURN,
    VERBS,
    WAIVE_OTHERS,
)
from railbox.games.trains.effects import (
    VICTORY,
    WAIVED_BY,
)
from railbox.games.trains.inputs import INPUTS, write_inputs
from railbox.games.trains.pieces import (
    DECK_ROOM,
    POINTS,
    STATION_POINTS,
    VALUE,
    WORD,
)
from railbox.games.trains.rules import (
    Trains,
)

STATION_EXPANSION: Final = cards.STATION_EXPANSION
WASTE: Final = cards.WASTE
KINDS: Final = cards.KINDS
RAILS: Final[i64] = cards.RAILS
ACTION_CARDS: Final[i64] = cards.ACTIONS
PLAIN_TRAINS: Final[i64] = cards.TRAINS & ~cards.ACTIONS

# The order of play in a turn: actions, plain trains, then actions that look at what is in play or left over
AFTER_TRAINS: Final[i64] = cards.mask(cards.AMUSEMENT_PARK, cards.SWITCHBACK, cards.BULLET_TRAIN, cards.MAIL_TRAIN)
PLAY_ORDER: Final = vec[i64]([cards.ACTIONS & ~AFTER_TRAINS, PLAIN_TRAINS, AFTER_TRAINS])
FREE_ACTIONS: Final[i64] = cards.mask(  # nothing is lost by playing them at once
    cards.CONTROL_ROOM,
    cards.DUMP_SITE,
    cards.EARLY_TRAIN,
    cards.IRONWORKS,
    cards.PASSING_STATION,
    cards.SIGNALING_AREA,
    cards.TOURIST_TRAIN,
)

# The figures, by their places in `figures.json`
TURNS_A_RAIL: Final = 0
TURNS_A_STATION: Final = 1
ONE_PILE: Final = 2
TWO_PILES: Final = 3
THREE_PILES: Final = 4
LATE: Final = 5
POINTS_A_COIN: Final = 6
COIN_NOW: Final = 7
WASTE_SHARE: Final = 8
PASS: Final = 9
RAIL_ANY: Final = 10
RAIL_ROOM: Final = 11
RAMP: Final = 12
STATION_ANY: Final = 13
RIVAL: Final = 14
RAIL_STEP: Final = 15
STATION_STEP: Final = 16
LANDFILL_WASTE: Final = 17
FREIGHT_WASTE: Final = 18
TURNS_A_CARD: Final = 19
BEYOND: Final = 20
START_REMOTE: Final = 21
START_CITY: Final = 22
STRENGTHS: Final = 23  # from here on what each kind of card is worth in a hand, in coins

PILES: Final = 4  # end the game when they are empty
ENDING: Final = 20.0  # points: ending the game, won or lost
FIRST: Final = 40.0  # not points: more than any purchase, for what comes before all purchases
LONGEST: Final = 40  # turns of each player after which a game that goes on is judged as if it were over
WHIM: Final = 30  # one in so many actions is taken by chance, so that the weights' blind spots are seen
SEATS: Final = 4  # at most
FARTHEST: Final = 5.0  # points: about the most that a cell beyond another one brings, but for Waste
SWING: Final = 2.0  # points of lead that make a victory half certain


STRONG: Final = vec[i64](  # the kinds that are worth something in a hand, in the order of their figures
    [
        cards.NORMAL_TRAIN,
        cards.EXPRESS_TRAIN,
        cards.LIMITED_EXPRESS_TRAIN,
        cards.LAY_RAILS,
        cards.STATION_EXPANSION,
        cards.AMUSEMENT_PARK,
        cards.BULLET_TRAIN,
        cards.COLLABORATION,
        cards.COMMAND_CENTRAL,
        cards.CONDUCTORS_STATION,
        cards.CONTROL_ROOM,
        cards.DUMP_SITE,
        cards.EARLY_TRAIN,
        cards.FREIGHT_TRAIN,
        cards.GARAGE,
        cards.HOLIDAY_TIMETABLE,
        cards.INFORMATION_CENTRAL,
        cards.IRONWORKS,
        cards.LANDFILL,
        cards.MAIL_TRAIN,
        cards.MAINTENANCE_FACTORY,
        cards.PASSING_STATION,
        cards.PULLING,
        cards.SIGNALING_AREA,
        cards.SIGNALS,
        cards.STATION_CREW,
        cards.STATIONMASTERS_OFFICE,
        cards.STEEL_BRIDGE,
        cards.SUBWAY_EXCAVATION,
        cards.SWITCHBACK,
        cards.TEMPORARY_TIMETABLE,
        cards.TOURIST_TRAIN,
        cards.TUNNEL,
        cards.VIADUCT,
        cards.WAGON_FACTORY,
    ]
)

# All that is counted about a deck, in the fields of one number
FIELD: Final = 1023
RAILS_AT: Final = 10
STATIONS_AT: Final = 20
WASTES_AT: Final = 30
STRENGTH_AT: Final = 40  # in tenths of a coin; it may fall below zero, so it stands at the top


def _count(kind: int) -> int:
    """What one card of a kind adds to the count, but for its strength."""
    count = 1
    if cards.RAILS >> kind & 1:
        count += 1 << RAILS_AT
    if kind == STATION_EXPANSION:
        count += 1 << STATIONS_AT
    if kind == WASTE:
        count += 1 << WASTES_AT
    return count


COUNT: Final = vec[i64]([_count(kind) for kind in range(KINDS)])


@final
class TrainsGuide(Guide):
    """Weighs by expected points; plays turns to their end by these weights, and lets a network judge, if it has one."""

    deck: float  # how many cards the seat has
    strength: float  # what they are worth together
    rails: float  # how many of them lay rails,
    stations: float  # build stations,
    wastes: float  # are Waste
    turns: float  # that are left to the seat, about
    rate: float  # the points that one coin of the average hand brings until the end
    base: float  # the points that the deck brings until the end
    dead: float  # the points that one more card without use costs
    worth: vec[float]  # by kind: its strength
    counts: vec[i64]  # by kind: what one card of it adds to the count
    numbers: vec[i16]  # what the network is asked about
    judged: vec[float]  # by seat: what it said

    def __init__(self) -> None:
        self.informed = True
        self.deck = 0.0
        self.strength = 0.0
        self.rails = 0.0
        self.stations = 0.0
        self.wastes = 0.0
        self.turns = 0.0
        self.rate = 0.0
        self.base = 0.0
        self.dead = 0.0
        self.worth = vec[float]([])
        self.counts = vec[i64]([])
        self.numbers = vec[i16]([0] * INPUTS)
        self.judged = vec[float]([0.0] * SEATS)

    def tune(self, figures: vec[float]) -> None:
        """Weigh by these values; the strengths are also kept by kind."""
        self.figures = figures
        self.worth = vec[float]([0.0] * KINDS)
        self.counts = COUNT[:]
        for place in range(len(STRONG)):
            strength = figures[STRENGTHS + place]
            self.worth[STRONG[place]] = strength
            self.counts[STRONG[place]] += i64(math.floor(10.0 * strength + 0.5)) << STRENGTH_AT

    # ---- what a seat has ------------------------------------------------------------------------

    def look(self, state: Trains, seat: i64) -> None:
        """Guess how long the game lasts and count the cards of a seat."""
        self.turns = self.turns_left(state)
        self.count(state, seat)

    def count(self, state: Trains, seat: i64) -> None:
        """Count the cards of a seat, and what they bring in the turns that are left."""
        count = self.zone(state, HAND + seat) + self.zone(state, DISCARD + seat)
        if seat == state.seat:
            count += self.zone(state, PLAY) + self.zone(state, GAINED) + self.zone(state, ASIDE)
        first = seat * DECK_ROOM
        for place in range(first, first + state.deck_size[seat]):
            count += self.counts[state.deck[place]]
        self.deck = float(count & FIELD)
        self.strength = 0.1 * float(count >> STRENGTH_AT)
        self.rails = float(count >> RAILS_AT & FIELD)
        self.stations = float(count >> STATIONS_AT & FIELD)
        self.wastes = float(count >> WASTES_AT & FIELD)
        self.rate = self.turns * self.figures[POINTS_A_COIN] * 5.0
        self.base = self.rate * self.strength / self.deck
        self.dead = self.base - self.rate * self.strength / (self.deck + 1.0)

    def zone(self, state: Trains, zone: i64) -> i64:
        """Count the cards of a zone."""
        count: i64 = 0
        kinds = state.kinds[zone]
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            count += self.counts[kind] * state.cards[KINDS * zone + kind]
        return count

    def turns_left(self, state: Trains) -> float:
        """How many turns are left to each player, about."""
        players = state.setting.players
        empty = count_bits(state.in_game & ~state.kinds[SUPPLY] & ~BIT[WASTE])
        turns = 1.0 + self.figures[TURNS_A_CARD] * float(self.cards_left(state, PILES - empty))
        for other in range(players):
            turns = min(turns, 1.0 + self.figures[TURNS_A_RAIL] * float(state.rails_left[other]))
        turns = min(turns, 1.0 + self.figures[TURNS_A_STATION] * float(state.stations_left))
        if empty == 3:
            turns = min(turns, self.figures[THREE_PILES])
        elif empty == 2:
            turns = min(turns, self.figures[TWO_PILES])
        elif empty == 1:
            turns = min(turns, self.figures[ONE_PILE])
        return max(turns, 1.0)

    def cards_left(self, state: Trains, piles: i64) -> i64:
        """How many cards lie in so many of the lowest piles, up to four."""
        first: i64 = 99
        second: i64 = 99
        third: i64 = 99
        fourth: i64 = 99
        kinds = state.kinds[SUPPLY] & ~BIT[WASTE]
        while kinds:
            count = state.cards[lowest_bit(kinds)]
            kinds &= kinds - 1
            if count < fourth:
                fourth = max(count, third)
                if count < third:
                    third = max(count, second)
                    if count < second:
                        second = max(count, first)
                        first = min(count, first)
        total = first
        if piles > 1:
            total += second
        if piles > 2:
            total += third
        if piles > 3:
            total += fourth
        return total

    def waste(self, state: Trains) -> float:
        """The points that a Waste costs."""
        if state.no_waste:
            return 0.0
        return self.figures[WASTE_SHARE] * self.dead

    def purchase(self, state: Trains, kind: i64) -> float:
        """The points that a card brings from now on."""
        if VICTORY & BIT[kind]:
            return float(POINTS[kind]) - self.dead - self.waste(state) + self.end(state, kind)
        strength = self.worth[kind]
        if RAILS & BIT[kind]:
            strength -= self.figures[RAIL_STEP] * self.rails
        elif kind == STATION_EXPANSION:
            strength -= self.figures[STATION_STEP] * self.stations
        elif kind == cards.LANDFILL:
            strength += self.figures[LANDFILL_WASTE] * 5.0 * self.wastes / self.deck
        elif kind == cards.FREIGHT_TRAIN:
            strength += self.figures[FREIGHT_WASTE] * 5.0 * self.wastes / self.deck
        if self.turns <= self.figures[LATE]:
            return -0.1 + self.end(state, kind)  # it will not be seen again
        return self.rate * (self.strength + strength) / (self.deck + 1.0) - self.base + self.end(state, kind)

    def end(self, state: Trains, kind: i64) -> float:
        """Whether the purchase ends the game: well for who is ahead."""
        if state.cards[kind] > 1 or count_bits(state.in_game & ~state.kinds[SUPPLY] & ~BIT[WASTE]) < 3:
            return 0.0
        scores = state.scores()
        mine: i64 = scores[state.seat] + POINTS[kind]
        for seat in range(state.setting.players):
            if seat != state.seat and scores[seat] >= mine:
                return -ENDING
        return ENDING

    # ---- the board ------------------------------------------------------------------------------

    def start(self, state: Trains, cell: i64) -> float:
        """What a first rail on a cell brings, in buildings: those of the cell, and what lies next to it."""
        setting = state.setting
        gain = float(setting.room[cell])
        for word in range(2):
            cells = setting.near[2 * cell + word]
            while cells:
                bit = cells & -cells
                cells ^= bit
                near = WORD * word + count_bits(bit - 1)
                if setting.ground[near] == board.REMOTE:
                    gain += self.figures[START_REMOTE] * float(setting.fee[near])
                else:
                    gain += self.figures[START_CITY] * float(setting.room[near])
        return gain

    def rail(self, state: Trains, cell: i64, waived: i64) -> float:
        """The points that a rail on a cell brings, with some of what it leads to."""
        gain = self.stop(state, cell, waived)
        if gain + self.figures[BEYOND] * (FARTHEST - self.waste(state)) > 0.0:
            gain += self.figures[BEYOND] * self.beyond(state, cell)
        return gain

    def beyond(self, state: Trains, cell: i64) -> float:
        """What the best cell brings that is next to this one and not yet to the line."""
        best = 0.0
        own = 2 * state.seat
        for word in range(2):
            cells = state.setting.near[2 * cell + word] & ~state.own[own + word] & ~state.near[own + word]
            while cells:
                bit = cells & -cells
                cells ^= bit
                best = max(best, self.stop(state, WORD * word + count_bits(bit - 1), 0))
        return best

    def stop(self, state: Trains, cell: i64, waived: i64) -> float:
        """The points that a rail on a cell brings by itself, less its price and its Waste."""
        setting = state.setting
        ramp = min(1.0, self.turns / self.figures[RAMP])
        gain = self.figures[RAIL_ANY] * ramp
        if setting.ground[cell] == board.REMOTE:
            gain = float(setting.fee[cell])
        elif setting.room[cell] > 0:
            gain += float(STATION_POINTS[state.stations_on[cell]])
            gain += self.figures[RAIL_ROOM] * float(setting.room[cell] - state.stations_on[cell]) * ramp
        gain -= self.waste(state)
        if state.rails_on[cell] > 0 and waived & WAIVE_OTHERS == 0:
            gain -= self.waste(state)
        return gain - self.figures[COIN_NOW] * float(state.rail_cost(cell, waived))

    def station(self, state: Trains, cell: i64) -> float:
        """The points that a station brings to the seat, less what it brings to rivals, less its Waste."""
        on = state.stations_on[cell]
        more = float(STATION_POINTS[on + 1] - STATION_POINTS[on])
        gain = self.figures[STATION_ANY]
        if state.has_rail(state.seat, cell):
            gain += more
        players = state.setting.players
        for other in range(players):
            if other != state.seat and state.has_rail(other, cell):
                gain -= self.figures[RIVAL] * more / float(players - 1)
        return gain - self.waste(state)

    def best_rail(self, state: Trains, waived: i64) -> float:
        """What the best rail that the coins of this turn can pay for brings."""
        best = -9.0
        own = 2 * state.seat
        for word in range(2):
            cells = state.near[own + word]
            while cells:
                bit = cells & -cells
                cells ^= bit
                cell = WORD * word + count_bits(bit - 1)
                if state.rail_cost(cell, waived) <= state.coins:
                    best = max(best, self.rail(state, cell, waived))
        return best

    def best_station(self, state: Trains) -> float:
        """What the best place for a station brings."""
        best = -9.0
        own = 2 * state.seat
        for word in range(2):
            cells = state.free[word] & state.own[own + word]
            while cells:
                bit = cells & -cells
                cells ^= bit
                best = max(best, self.station(state, WORD * word + count_bits(bit - 1)))
        return best

    # ---- all actions -----------------------------------------------------------------------------

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        """Expected points; what is done before all purchases weighs more than any of them."""
        assert isinstance(state, Trains)
        self.look(state, state.seat)
        count: i64 = len(actions)
        for place in range(count):
            action: i64 = actions[place]
            weights[place] = self.value(state, action)

    def value(self, state: Trains, action: i64) -> float:
        """What an action brings, in points."""
        if action < PLAYS_WITHOUT_EFFECT:
            return self.play(state, action)
        if action < BUYS:
            return 0.1
        if action < CHOICES:
            return self.purchase(state, action - BUYS)
        if action < VERBS:
            return self.choice(state, action - CHOICES)
        if action < CELLS:
            return self.verb(state, action - VERBS)
        if state.question == STATION:
            return self.station(state, action - CELLS - state.setting.cells)
        cell = action - CELLS
        if state.question == START:
            return self.start(state, cell)
        return self.rail(state, cell, state.waived | WAIVED_BY[state.kind])

    def play(self, state: Trains, kind: i64) -> float:
        """Cards with effects first, then trains, then rails and stations if they are worth their Waste."""
        if RAILS & BIT[kind]:
            gain = self.best_rail(state, state.waived | WAIVED_BY[kind])
            return 2.0 + gain if gain > 0.0 else -0.5
        if kind == STATION_EXPANSION:
            gain = self.best_station(state)
            return 2.0 + gain if gain > 0.0 else -0.5
        if ACTION_CARDS & BIT[kind] == 0:
            return FIRST - 1.0
        if AFTER_TRAINS & BIT[kind]:
            return FIRST - 2.0
        return FIRST

    def verb(self, state: Trains, verb: i64) -> float:
        """Whether to stop, to decline, or to take what is offered."""
        question = state.question
        if question == TURN:
            if verb != RETURN_WASTE:
                return 0.0
            hand = HAND + state.seat
            coins: i64 = 0
            kinds = state.kinds[hand]
            while kinds:
                kind = lowest_bit(kinds)
                kinds &= kinds - 1
                coins += state.cards[KINDS * hand + kind] * VALUE[kind]
            waste = state.count(hand, WASTE)
            # a turn is worth what its coins buy
            if self.dead * float(waste) > self.figures[COIN_NOW] * float(coins) + self.figures[PASS]:
                return FIRST + 1.0
            return -3.0
        if verb == RETURN_WASTE:
            return 4.0
        if verb == DRAW:
            return 2.0
        if verb == COIN:
            return 1.5
        if verb == ON_DECK:
            if question == TOP_CARD:
                return self.worth[state.top()] - self.strength / self.deck
            return 2.0 if VICTORY & BIT[state.kind] == 0 else -2.0
        if verb in (DISCARD_IT, DECLINE):
            return 0.0
        return 0.5

    def choice(self, state: Trains, kind: i64) -> float:
        """Which card to give away, take, copy or name."""
        question = state.question
        worth = self.worth[kind]
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, DISCARD_EXACTLY):
            if question == DISCARD_FOR_COINS:
                return 1.2 - worth
            return 1.0 - worth
        if question == REMOVE:
            return 2.0 - worth
        if question == PUT_BACK:
            return 0.0
        if question == NAME:
            return 0.1 * worth + float(state.owned(state.seat, kind) - state.count(HAND + state.seat, kind))
        return 0.5 + worth

    def obvious(self, state: State, actions: list[int]) -> i64:
        """Actions without a price come first, then trains that only bring coins, if no other card could use them."""
        assert isinstance(state, Trains)
        hand = state.kinds[HAND + state.seat]
        if state.question != TURN or hand & BIT[cards.STATIONMASTERS_OFFICE] or state.may_pass():
            return -1
        kinds = hand & FREE_ACTIONS
        if kinds == 0 and hand & ACTION_CARDS == 0:
            kinds = hand & PLAIN_TRAINS
        if kinds == 0:
            return -1
        kind = lowest_bit(kinds)
        count: i64 = len(actions)
        for place in range(count):
            if actions[place] == PLAYS + kind:
                return place
        return -1

    # ---- playing on and judging --------------------------------------------------------------------

    def inputs(self) -> i64:
        """How many numbers a network judges a position by."""
        return INPUTS

    def write_inputs(self, state: State, seat: i64, into: vec[i16]) -> None:
        """Write the numbers of a seat."""
        assert isinstance(state, Trains)
        write_inputs(state, seat, into)

    def finish(self, state: State, rng: Rng) -> None:
        """Play to the end of the turn, where the network judges; without one to the end of the game."""
        assert isinstance(state, Trains)
        network = self.network
        if network is None:
            self.play_on(state, LONGEST * state.setting.players, rng)
            return
        self.play_on(state, 1, rng)
        if state.question == GAME_OVER:
            return
        for seat in range(state.setting.players):
            write_inputs(state, seat, self.numbers)
            self.judged[seat] = network.judge(self.numbers)

    def play_on(self, state: State, turns: i64, rng: Rng) -> None:
        """Play so many turns by the same weights, with some chance in it; the choice of a first rail is a turn too."""
        assert isinstance(state, Trains)
        last = state.turn + turns
        turn: i64 = -1
        stale = True
        while state.to_act() != OVER and state.turn < last:
            if state.question == START:
                last -= 1
            if rng.below(WHIM) == 0:
                state.apply(state.random_action(rng))
                stale = True
                continue
            if state.turn != turn:  # one purchase hardly changes how long the game lasts
                turn = state.turn
                self.turns = self.turns_left(state)
            if stale:
                self.count(state, state.seat)
            action = self.quick(state)
            state.apply(action)
            stale = action >= BUYS  # playing a card changes nothing about what is owned

    def quick(self, state: Trains) -> i64:
        """The action with the highest weight, found without weighing those that come later in any turn."""
        if state.question == TURN:
            return self.quick_in_turn(state)
        actions = state.legal_actions()
        count: i64 = len(actions)
        best = -1e9
        found: i64 = actions[0]
        if count == 1:
            return found
        for place in range(count):
            action: i64 = actions[place]
            value = self.value(state, action)
            if value > best:
                best = value
                found = action
        return found

    def quick_in_turn(self, state: Trains) -> i64:
        """Give Waste back, or play actions, trains, rails and stations, then buy, then stop."""
        if state.may_pass() and self.verb(state, RETURN_WASTE) > 0.0:
            return VERBS + RETURN_WASTE
        hand = state.kinds[HAND + state.seat]
        for group in range(len(PLAY_ORDER)):
            if hand & PLAY_ORDER[group]:
                return PLAYS + lowest_bit(hand & PLAY_ORDER[group])
        best = 0.0
        found: i64 = VERBS + DONE
        plays = hand & (RAILS | BIT[STATION_EXPANSION])
        while plays:
            kind = lowest_bit(plays)
            plays &= plays - 1
            value = self.play(state, kind)
            if value > best:
                best = value
                found = PLAYS + kind
        kinds = state.affordable()
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            value = self.purchase(state, kind)
            if value > best:
                best = value
                found = BUYS + kind
        return found

    def reward(self, state: State, rewards: vec[float]) -> None:
        """What the network says, or the lead over the best rival: its first points count most."""
        assert isinstance(state, Trains)
        players = state.setting.players
        if self.network is not None and state.question != GAME_OVER:
            for seat in range(players):
                rewards[seat] = self.judged[seat]
            return
        scores = state.scores()
        for seat in range(players):
            best: i64 = -1
            for other in range(players):
                if other != seat:
                    points: i64 = scores[other]
                    best = max(best, points)
            lead = float(scores[seat] - best)
            rewards[seat] = 0.5 + 0.5 * lead / (SWING + abs(lead))
