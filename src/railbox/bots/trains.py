"""A guide to Trains: every card, rail and station is worth the points that it brings until the end.

What a deck is worth is told by the coins of an average hand: a train raises them, dead cards (Waste, buildings) lower
them, and the turns that are left say what that means in points.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.bots.guide import Guide
from railbox.core.bits import BIT, count_bits
from railbox.core.rng import Rng
from railbox.core.state import OVER, State
from railbox.games.trains import board, cards
from railbox.games.trains.effects import (
    COIN,
    DECLINE,
    DISCARD_EXACTLY,
    DISCARD_FOR_COINS,
    DISCARD_IT,
    DISCARD_TO_DRAW,
    DRAW,
    ON_DECK,
    PUT_BACK,
    REMOVE,
    RETURN_WASTE,
    START,
    STATION,
    TOP_CARD,
    TURN,
    VICTORY,
)
from railbox.games.trains.rules import BUYS, CELLS, CHOICES, PLAYS_WITHOUT_EFFECT, VERBS, WITHOUT_EFFECT, Trains
from railbox.games.trains.table import (
    ASIDE,
    DECK_ROOM,
    DISCARD,
    GAINED,
    HAND,
    PLAY,
    POINTS,
    STATION_POINTS,
    SUPPLY,
    VALUE,
    WORD,
)

LAY_RAILS: Final = cards.LAY_RAILS
STATION_EXPANSION: Final = cards.STATION_EXPANSION
WASTE: Final = cards.WASTE
KINDS: Final = cards.KINDS
RAILS: Final[i64] = cards.RAILS
TRAIN_CARDS: Final[i64] = cards.TRAINS

GAME: Final = 22.0  # turns that a player has, about
POINTS_A_COIN: Final = 0.33  # points that a coin of the average hand brings each turn
COIN_NOW: Final = 0.45  # points that a coin of this turn brings
SCALE: Final = 1.0  # weight of one point
LEAD: Final = 24.0  # points of lead that make a victory nearly certain
AHEAD: Final = 3  # turns of each player that are played before a position is judged


def _strengths() -> list[float]:
    """What each kind is worth in a hand, in coins."""
    worth = [float(value) + (1.2 if cards.ACTIONS >> kind & 1 else 0.0) for kind, value in enumerate(cards.VALUES)]
    for kind in range(KINDS):
        if cards.RAILS >> kind & 1:
            worth[kind] = 1.3
    worth[STATION_EXPANSION] = 1.1
    worth[cards.CONTROL_ROOM] = 2.8
    worth[cards.LANDFILL] = 1.3
    worth[cards.FREIGHT_TRAIN] = 2.4
    worth[cards.TEMPORARY_TIMETABLE] = 2.0
    worth[cards.EARLY_TRAIN] = 2.4
    return worth


STRENGTH: Final = vec[float](_strengths())


@final
class TrainsGuide(Guide):
    """Weighs by expected points; plays a few turns ahead, then judges decks and boards."""

    owned: vec[i64]  # cards of the seat by kind
    deck: float  # how many there are
    strength: float  # what they are worth together
    turns: float  # that are left to the seat, about
    expected: vec[float]  # points of each seat in the end

    def __init__(self) -> None:
        self.informed = True
        self.owned = vec[i64]([0] * KINDS)
        self.deck = 0.0
        self.strength = 0.0
        self.turns = 0.0
        self.expected = vec[float]([0.0] * 8)

    # ---- what a seat has ------------------------------------------------------------------------

    def look(self, state: Trains, seat: i64) -> None:
        """Count the cards of a seat and guess how long the game lasts."""
        owned = self.owned
        hand = KINDS * (HAND + seat)
        discard = KINDS * (DISCARD + seat)
        for kind in range(KINDS):
            owned[kind] = state.cards[hand + kind] + state.cards[discard + kind]
        if seat == state.seat:
            for kind in range(KINDS):
                owned[kind] += state.cards[KINDS * PLAY + kind] + state.cards[KINDS * GAINED + kind]
                owned[kind] += state.cards[KINDS * ASIDE + kind]
        first = seat * DECK_ROOM
        for place in range(first, first + state.deck_size[seat]):
            owned[state.deck[place]] += 1
        deck: i64 = 0
        strength = 0.0
        for kind in range(KINDS):
            if owned[kind]:
                deck += owned[kind]
                strength += float(owned[kind]) * STRENGTH[kind]
        self.deck = float(deck)
        self.strength = strength
        players = state.setting.players
        turns = GAME - float(state.turn // players)
        for other in range(players):
            turns = min(turns, 1.0 + 1.2 * float(state.rails_left[other]))
        turns = min(turns, 1.0 + float(state.stations_left))
        empty = count_bits(state.in_game & ~state.kinds[SUPPLY])
        if empty == 3:
            turns = min(turns, 3.0)
        elif empty == 2:
            turns = min(turns, 7.0)
        self.turns = max(turns, 1.0)

    def worth_of(self, strength: float, more: float) -> float:
        """The points that the deck brings until the end with so much more strength on so many more cards."""
        return self.turns * POINTS_A_COIN * 5.0 * (self.strength + strength) / (self.deck + more)

    def dead_card(self) -> float:
        """The points that one more card without use costs."""
        return self.worth_of(0.0, 0.0) - self.worth_of(0.0, 1.0)

    def purchase(self, kind: i64) -> float:
        """The points that a card brings from now on."""
        if VICTORY & BIT[kind]:
            return float(POINTS[kind]) - (self.worth_of(0.0, 0.0) - self.worth_of(0.0, 2.0))
        strength = STRENGTH[kind]
        if RAILS & BIT[kind]:
            rails: i64 = 0
            for other in range(KINDS):
                if RAILS & BIT[other]:
                    rails += self.owned[other]
            if rails > 3:
                strength = 0.5
        elif kind == STATION_EXPANSION and self.owned[kind] > 2:
            strength = 0.4
        elif kind == cards.LANDFILL:
            strength += 0.4 * float(self.owned[WASTE])
        if self.turns <= 2.0:
            return -0.1  # it will not be seen again
        return self.worth_of(strength, 1.0) - self.worth_of(0.0, 0.0)

    # ---- the board ------------------------------------------------------------------------------

    def rail(self, state: Trains, cell: i64) -> float:
        """The points that a rail on a cell brings, less its price and its Waste."""
        setting = state.setting
        gain = 0.25
        if setting.ground[cell] == board.REMOTE:
            gain = float(setting.fee[cell])
        elif setting.room[cell] > 0:
            gain = float(STATION_POINTS[state.stations_on[cell]])
            gain += 0.5 * float(setting.room[cell] - state.stations_on[cell]) * min(1.0, self.turns / 8.0)
        gain += 0.15 * min(1.0, self.turns / 8.0) * float(self.reach(state, cell))
        return gain - COIN_NOW * float(state.rail_cost(cell, state.waived))

    def reach(self, state: Trains, cell: i64) -> i64:
        """How many cities and remote places without a rail of the seat lie next to a cell."""
        setting = state.setting
        own = 2 * state.seat
        low = setting.near[2 * cell] & ~state.own[own] & ~state.near[own] & setting.cities[0]
        high = setting.near[2 * cell + 1] & ~state.own[own + 1] & ~state.near[own + 1] & setting.cities[1]
        return count_bits(low) + count_bits(high)

    def station(self, state: Trains, cell: i64) -> float:
        """The points that a station brings to the seat, less what it brings to rivals."""
        on = state.stations_on[cell]
        more = float(STATION_POINTS[on + 1] - STATION_POINTS[on])
        gain = 0.3
        if state.has_rail(state.seat, cell):
            gain += more
        players = state.setting.players
        for other in range(players):
            if other != state.seat and state.has_rail(other, cell):
                gain -= 0.8 * more / float(players - 1)
        return gain

    def best_rail(self, state: Trains) -> float:
        """What the best rail that the coins of this turn can pay for brings."""
        best = -9.0
        own = 2 * state.seat
        for word in range(2):
            cells = state.near[own + word]
            while cells:
                bit = cells & -cells
                cells ^= bit
                cell = WORD * word + count_bits(bit - 1)
                if state.rail_cost(cell, state.waived) <= state.coins:
                    best = max(best, self.rail(state, cell))
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
        """Expected points; cards that only bring coins come before all others."""
        assert isinstance(state, Trains)
        self.look(state, state.seat)
        count: i64 = len(actions)
        for place in range(count):
            action: i64 = actions[place]
            weights[place] = SCALE * self.value(state, action)

    def value(self, state: Trains, action: i64) -> float:
        """What an action brings, in points."""
        if action < PLAYS_WITHOUT_EFFECT:
            return self.play(state, action)
        if action < BUYS:
            kind = WITHOUT_EFFECT[action - PLAYS_WITHOUT_EFFECT]
            return COIN_NOW * float(VALUE[kind])
        if action < CHOICES:
            return self.purchase(action - BUYS)
        if action < VERBS:
            return self.choice(state, action - CHOICES)
        if action < CELLS:
            return self.verb(state, action - VERBS)
        if state.question == STATION:
            return self.station(state, action - CELLS - state.setting.cells)
        cell = action - CELLS
        if state.question == START:
            return 1.2 * float(self.reach(state, cell)) + 0.5 * float(state.setting.room[cell])
        return self.rail(state, cell)

    def play(self, state: Trains, kind: i64) -> float:
        """Trains first, then cards with effects, then rails and stations if they are worth their Waste."""
        if RAILS & BIT[kind]:
            gain = self.best_rail(state)
            if gain < -5.0:
                return -1.0
            return 2.0 + gain - self.dead_card() if gain > self.dead_card() else -0.5
        if kind == STATION_EXPANSION:
            gain = self.best_station(state) - self.dead_card()
            return 2.0 + gain if gain > 0.0 else -0.5
        if TRAIN_CARDS & BIT[kind]:
            return 9.0
        return 7.0

    def verb(self, state: Trains, verb: i64) -> float:
        """Whether to stop, to decline, or to take what is offered."""
        if state.question == TURN:
            if verb != RETURN_WASTE:
                return 0.0
            hand = HAND + state.seat
            coins: i64 = 0
            for kind in range(KINDS):
                coins += state.cards[KINDS * hand + kind] * VALUE[kind]
            waste = state.count(hand, WASTE)
            # a turn is worth what its coins buy
            if self.dead_card() * float(waste) > COIN_NOW * float(coins) + 0.8:
                return 12.0
            return -3.0
        if verb == RETURN_WASTE:
            return 4.0
        if verb == DRAW:
            return 2.0
        if verb == COIN:
            return 1.5
        if verb == ON_DECK:
            if state.question == TOP_CARD:
                return 0.5
            return 2.0 if VICTORY & BIT[state.kind] == 0 else -2.0
        if verb == DISCARD_IT:
            return 0.0
        if verb == DECLINE:
            return 0.2
        return 0.5

    def choice(self, state: Trains, kind: i64) -> float:
        """Which card to give away, take, copy or name."""
        question = state.question
        worth = STRENGTH[kind]
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, DISCARD_EXACTLY):
            if question == DISCARD_FOR_COINS:
                return 1.2 - worth
            return 1.0 - worth
        if question == REMOVE:
            return 2.0 - worth
        if question == PUT_BACK:
            return 0.0
        return 0.5 + worth

    # ---- playing on and judging --------------------------------------------------------------------

    def finish(self, state: State, rng: Rng) -> None:
        """Play a few turns by the same weights with some chance in it, then say what everybody may expect."""
        assert isinstance(state, Trains)
        players = state.setting.players
        last = state.turn + AHEAD * players
        steps: i64 = 0
        while state.to_act() != OVER and state.turn < last and steps < 400:
            steps += 1
            if rng.below(12) == 0:
                state.apply(state.random_action(rng))
            else:
                state.apply(self.quick(state, rng))
        over = state.to_act() == OVER
        scores = state.scores()
        for seat in range(players):
            self.expected[seat] = float(scores[seat])
            if not over:
                self.look(state, seat)
                self.expected[seat] += self.worth_of(0.0, 0.0)

    def quick(self, state: Trains, rng: Rng) -> i64:
        """The action with the highest weight."""
        actions = state.legal_actions()
        count: i64 = len(actions)
        if count == 1:
            return actions[0]
        self.look(state, state.seat)
        best = -1e9
        found: i64 = 0
        for place in range(count):
            action: i64 = actions[place]
            value = self.value(state, action)
            if value > best:
                best = value
                found = action
        return found

    def reward(self, state: State, rewards: vec[float]) -> None:
        """Half for the lead that is to be expected, half for winning where the game is over."""
        assert isinstance(state, Trains)
        players = state.setting.players
        for seat in range(players):
            best = -1e9
            for other in range(players):
                if other != seat:
                    best = max(best, self.expected[other])
            lead = (self.expected[seat] - best) / LEAD
            rewards[seat] = max(0.0, min(1.0, 0.5 + 0.5 * lead))
