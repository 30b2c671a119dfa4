"""The rules of Trains: the course of a turn and of a game, and what may be done when.

A turn is a series of small decisions: between two cards the question is TURN, within the effect of one it is a
question of that effect (see effects.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, add_each, count_bits, lowest_bit, pick_bit
from railbox.core.rng import Rng
from railbox.core.state import OVER, IllegalAction
from railbox.games.trains import board, cards
from railbox.games.trains.cards import (
    HAND_SIZE,
    KINDS,
    LAY_RAILS,
    STATION_EXPANSION,
    WASTE,
)
from railbox.games.trains.effects import (
    AFFORDABLE,
    CARD_BOUGHT,
    CARD_PLAYED,
    COIN,
    COPY,
    CREW,
    DEAREST,
    DECLINE,
    DISCARD_EXACTLY,
    DISCARD_FOR_COINS,
    DISCARD_IT,
    DISCARD_TO_DRAW,
    DONE,
    DRAW,
    GAIN_TRAIN,
    GAME_ENDED,
    GAME_OVER,
    NAME,
    ON_DECK,
    PLAYED_WITHOUT_EFFECT,
    PRICE_OF_TRAIN,
    PULL_TRAIN,
    PURCHASE,
    PUT_BACK,
    RAIL,
    RAIL_STARTED,
    RAILS,
    REMOVE,
    RETURN_WASTE,
    SHOW_TRAIN,
    START,
    STATION,
    TAKE_REVEALED,
    TO_GAINED,
    TOP_CARD,
    TRAIN_TO_DECK,
    TURN,
    TURN_ENDED,
    VICTORY,
    WAIVED_BY,
    WASTE_FOR_COINS,
    Effects,
)
from railbox.games.trains.table import (
    ASIDE,
    COST,
    DISCARD,
    GAINED,
    HAND,
    PLAY,
    SUPPLY,
    VALUE,
    WORD,
    Setting,
)

# Actions: those of a card are numbered by its kind, those of a cell by the cell after the last verb
PLAYS: Final = 0
PLAYS_WITHOUT_EFFECT: Final = 39  # + place in cards.WITHOUT_QUESTION
BUYS: Final = 54
CHOICES: Final = 93
VERBS: Final = 132
CELLS: Final = 140  # rails, then stations

# What ends a game
END_REASONS: Final = ("four-empty-piles", "rails-used-up", "stations-used-up", "turn-limit")
EMPTY_PILES: Final = 4

PLAYABLE: Final[i64] = cards.TRAINS | cards.RAILS | cards.ACTIONS | cards.mask(STATION_EXPANSION)
DECLINED_WHEN_PLAYED: Final[i64] = cards.mask(*cards.WITHOUT_QUESTION)
WITHOUT_EFFECT: Final = vec[i64](cards.WITHOUT_QUESTION)
WITHOUT_EFFECT_PLACE: Final = vec[i64](
    [cards.WITHOUT_QUESTION.index(kind) if kind in cards.WITHOUT_QUESTION else -1 for kind in range(KINDS)]
)


@final
class Trains(Effects):
    """One game of Trains."""

    turn: i64  # turns that are over
    acted: bool  # a card was played or bought this turn
    reason: i64  # what ended the game, -1 before

    def __init__(self, setting: Setting) -> None:
        """An empty table; `deal` sets the game up."""
        super().__init__(setting)
        self.turn = 0
        self.acted = False
        self.reason = -1

    def deal(self, decks: list[list[int]], selected: list[int], seed: str) -> None:
        """Set the game up: decks in drawing order, the eight selected kinds."""
        self.set_up(decks, selected, seed)
        self.low = self.setting.start[0]
        self.high = self.setting.start[1]

    # ---- who decides what -------------------------------------------------------------------------

    def to_act(self) -> i64:
        """The seat that decides now."""
        if self.question == GAME_OVER:
            return OVER
        return self.seat

    def verbs(self) -> i64:
        """The verbs that may be said now, as a mask."""
        question = self.question
        if question == TURN:
            if self.may_pass():
                return BIT[DONE] | BIT[RETURN_WASTE]
            return BIT[DONE]
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS):
            return BIT[DONE]
        if question == WASTE_FOR_COINS:
            return BIT[DONE] | BIT[RETURN_WASTE] if self.has(HAND + self.seat, WASTE) else BIT[DONE]
        if question == PURCHASE:
            return BIT[ON_DECK] | BIT[TO_GAINED]
        if question == TOP_CARD:
            return BIT[ON_DECK] | BIT[DISCARD_IT]
        if question == CREW:
            if self.has(HAND + self.seat, WASTE):
                return BIT[DECLINE] | BIT[RETURN_WASTE] | BIT[DRAW] | BIT[COIN]
            return BIT[DECLINE] | BIT[DRAW] | BIT[COIN]
        if question in (START, DISCARD_EXACTLY, NAME, PUT_BACK, GAIN_TRAIN, GAME_OVER):
            return 0
        return BIT[DECLINE]

    def may_pass(self) -> bool:
        """Whoever has neither played nor bought may give all Waste of the hand back."""
        return not self.acted and self.has(HAND + self.seat, WASTE)

    def affordable(self) -> i64:
        """The kinds that the coins of this turn can buy."""
        return self.kinds[SUPPLY] & AFFORDABLE[min(self.coins, DEAREST)]

    def legal_actions(self) -> list[int]:
        """All legal actions in rising order."""
        actions: list[int] = []
        if self.question == TURN:
            hand = self.kinds[HAND + self.seat]
            add_each(actions, PLAYS, hand & PLAYABLE)
            kinds = hand & DECLINED_WHEN_PLAYED
            while kinds:
                actions.append(PLAYS_WITHOUT_EFFECT + WITHOUT_EFFECT_PLACE[lowest_bit(kinds)])
                kinds &= kinds - 1
            add_each(actions, BUYS, self.affordable())
        else:
            add_each(actions, CHOICES, self.choices())
        add_each(actions, VERBS, self.verbs())
        first = self.first_cell_action()
        add_each(actions, first, self.low)
        add_each(actions, first + WORD, self.high)
        return actions

    def first_cell_action(self) -> i64:
        """Where the actions of cells begin for the open question."""
        if self.question == STATION:
            return CELLS + self.setting.cells
        return CELLS

    def random_action(self, rng: Rng) -> i64:
        """A uniformly random legal action."""
        if self.question == TURN:
            return self.random_turn_action(rng)
        choices = self.choices()
        verbs = self.verbs()
        many_choices = count_bits(choices)
        many_verbs = count_bits(verbs)
        many_low = count_bits(self.low)
        pick = rng.below(many_choices + many_verbs + many_low + count_bits(self.high))
        if pick < many_choices:
            return CHOICES + pick_bit(choices, pick)
        pick -= many_choices
        if pick < many_verbs:
            return VERBS + pick_bit(verbs, pick)
        pick -= many_verbs
        if pick < many_low:
            return self.first_cell_action() + pick_bit(self.low, pick)
        return self.first_cell_action() + WORD + pick_bit(self.high, pick - many_low)

    def random_turn_action(self, rng: Rng) -> i64:
        """A uniformly random action between two cards."""
        hand = self.kinds[HAND + self.seat]
        plays = hand & PLAYABLE
        without = hand & DECLINED_WHEN_PLAYED
        buys = self.affordable()
        many_plays = count_bits(plays)
        many_without = count_bits(without)
        many_buys = count_bits(buys)
        many = many_plays + many_without + many_buys + 1
        if self.may_pass():
            many += 1
        pick = rng.below(many)
        if pick < many_plays:
            return PLAYS + pick_bit(plays, pick)
        pick -= many_plays
        if pick < many_without:
            return PLAYS_WITHOUT_EFFECT + WITHOUT_EFFECT_PLACE[pick_bit(without, pick)]
        pick -= many_without
        if pick < many_buys:
            return BUYS + pick_bit(buys, pick)
        return VERBS + DONE if pick == many_buys else VERBS + RETURN_WASTE

    # ---- what actions do --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do a legal action."""
        if action < PLAYS_WITHOUT_EFFECT:
            self.play_card(action, True)
        elif action < BUYS:
            self.play_card(WITHOUT_EFFECT[action - PLAYS_WITHOUT_EFFECT], False)
        elif action < CHOICES:
            self.buy(action - BUYS)
        elif action < VERBS:
            self.choose(action - CHOICES)
        elif action < CELLS:
            self.say(action - VERBS)
        elif self.question == START:
            self.start_rail(action - CELLS)
        elif self.question == RAIL:
            self.build_rail(action - CELLS)
        else:
            self.build_station(action - CELLS - self.setting.cells)

    def start_rail(self, cell: i64) -> None:
        """The first rail of a line: free, and in no cell that somebody else began in."""
        self.lay_rail(cell)
        self.note(RAIL_STARTED, cell)
        if cell < WORD:
            self.low &= ~BIT[cell]
        else:
            self.high &= ~BIT[cell - WORD]
        self.seat += 1
        if self.seat == self.setting.players:
            self.seat = 0
            self.close_question()

    def play_card(self, kind: i64, with_effect: bool) -> None:
        """Put a card into the play area, take its coins and apply its effect."""
        self.take_from_hand(kind)
        self.put(PLAY, kind)
        self.acted = True
        coins = VALUE[kind]
        if self.ironworks and RAILS & BIT[kind] and (kind == LAY_RAILS or not self.setting.okazu):
            coins += 2 * self.ironworks
        self.coins += coins
        if self.journal is not None:
            code: i64 = CARD_PLAYED if with_effect else PLAYED_WITHOUT_EFFECT
            self.journal.append([code, self.seat, kind, coins])
        if with_effect:
            self.effect(kind, kind)

    def buy(self, kind: i64) -> None:
        """Buy a card; victory cards bring a Waste along, and Early Train asks where the card goes."""
        self.acted = True
        self.coins -= COST[kind]
        self.take(SUPPLY, kind)
        self.bought[self.seat * KINDS + kind] += 1
        if self.journal is not None:
            self.journal.append([CARD_BOUGHT, self.seat, kind, COST[kind]])
        if self.early_trains + self.early_copies > 0:
            self.put(ASIDE, kind)
            self.ask(PURCHASE, kind)
        else:
            self.put(GAINED, kind)
        if VICTORY & BIT[kind]:
            self.gain_waste()

    def say(self, verb: i64) -> None:
        """End the turn, or answer the open question by a verb."""
        if self.question != TURN:
            self.answer(verb)
            return
        if verb == RETURN_WASTE:
            self.return_waste(self.count(HAND + self.seat, WASTE))
        self.end_turn()

    # ---- end of a turn and of the game ------------------------------------------------------------

    def end_turn(self) -> None:
        """Clean up, draw a new hand, then see whether the game is over."""
        seat = self.seat
        pile = DISCARD + seat
        self.empty(PLAY, pile)
        self.empty(GAINED, pile)
        self.empty(HAND + seat, pile)
        self.clear_shown()
        if self.journal is not None:
            self.journal.append([TURN_ENDED, seat])
        self.draw(HAND_SIZE)
        self.turn += 1
        self.coins = 0
        self.acted = False
        self.waived = 0
        self.no_waste = False
        self.ironworks = 0
        self.early_trains = 0
        self.early_copies = 0
        self.reason = self.reason_to_end()
        if self.reason >= 0:
            self.question = GAME_OVER
            if self.journal is not None:
                self.journal.append([GAME_ENDED, self.reason])
            return
        self.seat = seat + 1
        if self.seat == self.setting.players:
            self.seat = 0

    def reason_to_end(self) -> i64:
        """Which end has come with this turn: a number of END_REASONS, -1 for none."""
        if count_bits(self.in_game & ~self.kinds[SUPPLY] & ~BIT[WASTE]) >= EMPTY_PILES:
            return 0
        if self.rails_left[self.seat] == 0:
            return 1
        if self.stations_left == 0:
            return 2
        if self.turn >= self.setting.last_turn:
            return 3
        return -1

    def winners(self) -> list[int]:
        """The most points win; in the AEG edition rails on the board break ties; then the victory is shared."""
        if self.question != GAME_OVER:
            return []
        scores = self.scores()
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        if self.setting.okazu:
            return winners
        fewest = min([self.rails_left[seat] for seat in winners])
        return [seat for seat in winners if self.rails_left[seat] == fewest]

    def end_reason(self) -> str:
        """What ended the game."""
        return END_REASONS[self.reason] if self.reason >= 0 else ""

    def horizon(self) -> i64:
        """Grows with every card drawn, revealed or looked at and with every reshuffle, not with what a hand plays."""
        return self.knowledge

    # ---- search -----------------------------------------------------------------------------------

    def clone(self) -> Trains:
        """An independent copy."""
        copy = Trains(self.setting)
        self.copy_pieces(copy)
        copy.question = self.question
        copy.kind = self.kind
        copy.left = self.left
        copy.low = self.low
        copy.high = self.high
        copy.turn = self.turn
        copy.coins = self.coins
        copy.acted = self.acted
        copy.waived = self.waived
        copy.no_waste = self.no_waste
        copy.ironworks = self.ironworks
        copy.early_trains = self.early_trains
        copy.early_copies = self.early_copies
        copy.reason = self.reason
        return copy

    def resample(self, seat: i64, rng: Rng) -> Trains:
        """A copy with hands and decks dealt anew where the seat has not seen them."""
        copy = self.clone()
        copy.think(rng)
        for other in range(self.setting.players):
            if other == seat:
                copy.forget_deck(other, self.known[other], rng)
            elif self.question == GAME_OVER:
                copy.forget_deck(other, self.known[other] - self.secret[other], rng)
            else:
                copy.forget_hand_and_deck(other, rng)
        return copy

    # ---- refusals ---------------------------------------------------------------------------------

    def refusal(self, action: i64) -> IllegalAction:
        """Which rule of Trains forbids an action."""
        if self.question == START:
            return self.refused_start(action)
        if action >= CELLS:
            return self.refused_cell(action - CELLS)
        if action < CHOICES:
            if self.question != TURN:
                return IllegalAction("trains.effect-first", self.told(self.kind))
            if action < PLAYS_WITHOUT_EFFECT:
                return self.refused_play(action)
            if action < BUYS:
                return self.refused_play(WITHOUT_EFFECT[action - PLAYS_WITHOUT_EFFECT])
            return self.refused_purchase(action - BUYS)
        if action < VERBS:
            return self.refused_choice(action - CHOICES)
        return self.refused_verb(action - VERBS)

    def told(self, kind: i64) -> dict[str, str | int]:
        """A card as the argument of a message; the OKAZU edition has names of its own."""
        card: dict[str, str | int] = {"card": cards.NAMES[kind]}
        if self.setting.okazu:
            card["edition"] = "okazu"
        return card

    def refused_start(self, action: i64) -> IllegalAction:
        """Why a line does not start like that."""
        if action < CELLS or action >= CELLS + self.setting.cells:
            return IllegalAction("trains.start-first", {})
        cell = action - CELLS
        place: dict[str, str | int] = {"place": self.setting.titles[cell]}
        if self.rails_on[cell] > 0:
            return IllegalAction("trains.start-taken", place)
        if self.setting.ground[cell] == board.SEA:
            return IllegalAction("trains.rail-on-sea", place)
        return IllegalAction("trains.start-remote", place)

    def refused_cell(self, cell: i64) -> IllegalAction:
        """Why no rail or station goes there."""
        is_station = cell >= self.setting.cells
        if is_station:
            cell -= self.setting.cells
        place: dict[str, str | int] = {"place": self.setting.titles[cell]}
        if is_station:
            if self.question != STATION:
                return IllegalAction("trains.no-station-card", {})
            if self.setting.room[cell] == 0:
                return IllegalAction("trains.station-outside-city", place)
            return IllegalAction("trains.station-no-room", place)
        if self.question != RAIL:
            return IllegalAction("trains.no-rail-card", {})
        if self.setting.ground[cell] == board.SEA:
            return IllegalAction("trains.rail-on-sea", place)
        if self.has_rail(self.seat, cell):
            return IllegalAction("trains.rail-twice", place)
        near = self.near[2 * self.seat] & BIT[cell] if cell < WORD else self.near[2 * self.seat + 1] & BIT[cell - WORD]
        if near == 0:
            return IllegalAction("trains.rail-not-adjacent", place)
        cost = self.rail_cost(cell, self.waived | WAIVED_BY[self.kind])
        return IllegalAction("trains.rail-too-dear", {**place, "cost": int(cost), "coins": int(self.coins)})

    def refused_play(self, kind: i64) -> IllegalAction:
        """Why a card may not be played."""
        card = self.told(kind)
        if PLAYABLE & BIT[kind] == 0:
            return IllegalAction("trains.not-playable", card)
        return IllegalAction("trains.not-in-hand", card)

    def refused_purchase(self, kind: i64) -> IllegalAction:
        """Why a card may not be bought."""
        card = self.told(kind)
        if kind == WASTE:
            return IllegalAction("trains.waste-not-for-sale", {})
        if self.in_game & BIT[kind] == 0:
            return IllegalAction("trains.not-in-supply", card)
        if not self.has(SUPPLY, kind):
            return IllegalAction("trains.pile-empty", card)
        return IllegalAction("trains.too-dear", {**card, "cost": int(COST[kind]), "coins": int(self.coins)})

    def refused_choice(self, kind: i64) -> IllegalAction:
        """Why a kind may not be chosen for the open question."""
        question = self.question
        card = self.told(kind)
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, DISCARD_EXACTLY):
            return IllegalAction("trains.not-in-hand", card)
        if question in (PRICE_OF_TRAIN, TRAIN_TO_DECK):
            return IllegalAction("trains.no-such-train-in-play", card)
        if question == COPY:
            if self.setting.okazu:
                return IllegalAction("trains.no-such-action-in-play", card)
            return IllegalAction("trains.no-such-action-in-hand", card)
        if question == NAME:
            return IllegalAction("trains.not-in-game", card)
        if question in (TAKE_REVEALED, PUT_BACK):
            return IllegalAction("trains.not-revealed", card)
        if question == SHOW_TRAIN:
            return IllegalAction("trains.no-such-train-to-show", card)
        if question == PULL_TRAIN:
            return IllegalAction("trains.no-such-train-discarded", card)
        if question == REMOVE:
            return IllegalAction("trains.not-removable", card)
        if question == GAIN_TRAIN:
            return IllegalAction("trains.no-such-train-to-gain", card)
        return IllegalAction("trains.nothing-to-choose", {})

    def refused_verb(self, verb: i64) -> IllegalAction:
        """Why a verb may not be said now."""
        question = self.question
        if verb == RETURN_WASTE and question in (TURN, CREW, WASTE_FOR_COINS):
            if not self.has(HAND + self.seat, WASTE):
                return IllegalAction("trains.no-waste-in-hand", {})
            return IllegalAction("trains.pass-only", {})
        if question == TURN:
            return IllegalAction("trains.nothing-asked", {})
        if verb == DECLINE:
            return IllegalAction("trains.effect-must-be-finished", self.told(self.kind))
        return IllegalAction("trains.effect-first", self.told(self.kind))
