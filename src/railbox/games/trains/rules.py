"""The rules of Trains: the course of a turn and of a game, and what may be done when.

A turn is a series of small decisions: between two cards the question is TURN, within the effect of one it is a
question of that effect (see effects.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, listed, lowest_bit, pick_bit, write_each
from railbox.core.rng import Chance, Rng, real_chance, thinking_chance
from railbox.core.state import OVER, IllegalAction
from railbox.games.trains import board, cards
from railbox.games.trains.cards import (
    EARLY_TRAIN,
    HAND_SIZE,
    KINDS,
    LANDFILL,
    LAY_RAILS,
    STATION_EXPANSION,
    STATIONMASTERS_OFFICE,
    WAGON_FACTORY,
    WASTE,
)
from railbox.games.trains.codes import (
    ASIDE,
    BUYS,
    CARD_BOUGHT,
    CARD_PLAYED,
    CELLS,
    CHOICES,
    COIN,
    COPY,
    CREW,
    DECLINE,
    DISCARD,
    DISCARD_EXACTLY,
    DISCARD_FOR_COINS,
    DISCARD_IT,
    DISCARD_TO_DRAW,
    DONE,
    DRAW,
    END_REASONS,
    GAIN_TRAIN,
    GAINED,
    GAME_ENDED,
    GAME_OVER,
    HAND,
    NAME,
    ON_DECK,
    PLAY,
    PLAYED_WITHOUT_EFFECT,
    PLAYS,
    PLAYS_WITHOUT_EFFECT,
    PRICE_OF_TRAIN,
    PULL_TRAIN,
    PURCHASE,
    PUT_BACK,
    RAIL,
    RAIL_STARTED,
    REMOVE,
    RETURN_WASTE,
    SHOW_TRAIN,
    START,
    STATION,
    SUPPLY,
    TAKE_REVEALED,
    TO_GAINED,
    TOP_CARD,
    TRAIN_TO_DECK,
    TURN,
    TURN_ENDED,
    VERBS,
    WASTE_FOR_COINS,
)
from railbox.games.trains.effects import (
    AFFORDABLE,
    COPYABLE,
    DEAREST,
    RAILS,
    TRAINS,
    VICTORY,
    WAIVED_BY,
    Effects,
)
from railbox.games.trains.pieces import (
    COST,
    STARTING_DECK,
    VALUE,
    WORD,
    Setting,
)

EMPTY_PILES: Final = 4
ROOM: Final = vec[i64]([0] * (CELLS + 2 * board.MAX_CELLS))

SELECTABLE: Final = vec[i64](cards.SELECTABLE)
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

    def deal(self, decks: list[list[int]], selected: list[int], seed: str, first: i64) -> None:
        """Set the game up: decks in drawing order, the eight selected kinds, the seat that begins."""
        drawn = [card for deck in decks for card in reversed(deck)]
        self.begin(vec[i64](drawn), cards.mask(*selected), real_chance(seed), first)

    def redeal(self, rng: Rng) -> Trains:
        """Another game with the same setting: decks shuffled, the selected kinds drawn where chance does."""
        setting = self.setting
        deck = STARTING_DECK[:]
        decks = vec[i64]([0] * (setting.players * len(deck)))
        for place in range(len(decks)):
            if place % len(deck) == 0:
                rng.shuffle(deck, len(deck))
            decks[place] = deck[place % len(deck)]
        selected = setting.chosen
        if selected == 0:
            selected = BIT[LANDFILL] if setting.landfill else 0
            while count_bits(selected) < cards.SELECTED:
                selected |= BIT[SELECTABLE[rng.below(len(SELECTABLE))]]
        first: i64 = rng.below(setting.players) if setting.random_first else 0
        state = Trains(setting)
        state.begin(decks, selected, thinking_chance(rng), first)
        return state

    def begin(self, decks: vec[i64], selected: i64, chance: Chance, first: i64) -> None:
        """The same with the numbers as the state keeps them: decks are drawn from their ends."""
        self.set_up(decks, selected, chance)
        self.seat = first
        self.first = first
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
        actions = ROOM[:]
        return listed(actions, self.list_legal(actions, 0))

    def list_legal(self, into: vec[i64], at: i64) -> i64:
        """Write all legal actions; returns where they end."""
        if self.question == TURN:
            hand = self.kinds[HAND + self.seat]
            at = write_each(into, at, PLAYS, hand & PLAYABLE)
            kinds = hand & DECLINED_WHEN_PLAYED
            while kinds:
                into[at] = PLAYS_WITHOUT_EFFECT + WITHOUT_EFFECT_PLACE[lowest_bit(kinds)]
                at += 1
                kinds &= kinds - 1
            at = write_each(into, at, BUYS, self.affordable())
        else:
            at = write_each(into, at, CHOICES, self.choices())
        at = write_each(into, at, VERBS, self.verbs())
        first = self.first_cell_action()
        at = write_each(into, at, first, self.low)
        return write_each(into, at, first + WORD, self.high)

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
        self.pass_on()
        if self.seat == self.first:
            self.close_question()

    def pass_on(self) -> None:
        """It is the next seat's turn."""
        self.seat += 1
        if self.seat == self.setting.players:
            self.seat = 0

    def play_card(self, kind: i64, with_effect: bool) -> None:
        """Put a card into the play area, take its coins and apply its effect."""
        self.take_from_hand(kind)
        self.put(PLAY, kind)
        self.acted = True
        coins = VALUE[kind]
        if self.ironworks and RAILS & BIT[kind] and (kind == LAY_RAILS or not self.setting.ironworks_okazu):
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
        self.pass_on()

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

    def ends_with_this_turn(self) -> bool:
        """Whether the game is over when this turn ends as things are now."""
        self.turn += 1
        reason = self.reason_to_end()
        self.turn -= 1
        return reason >= 0

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
        copy.forget_drawn()
        for other in range(self.setting.players):
            if other == seat:
                copy.forget_deck(other, self.known[other], rng)
            elif self.question == GAME_OVER:
                copy.forget_deck(other, self.known[other] - self.secret[other], rng)
            else:
                copy.forget_hand_and_deck(other, rng)
        return copy

    # ---- refusals; cards and cells by their numbers, which the ruleset tells in words ----------------

    def refusal(self, action: i64) -> IllegalAction:
        """Which rule of Trains forbids an action."""
        if self.question == START:
            return self.refused_start(action)
        if self.question == TURN:
            return self.refused_in_turn(action)
        if CHOICES <= action < VERBS:
            return self.refused_choice(action - CHOICES)
        if VERBS <= action < CELLS:
            return self.refused_verb(action - VERBS)
        if self.question == RAIL and CELLS <= action < CELLS + self.setting.cells:
            return self.refused_rail(action - CELLS)
        if self.question == STATION and action >= CELLS + self.setting.cells:
            return self.refused_station(action - CELLS - self.setting.cells)
        return self.unsettled()

    def refused_start(self, action: i64) -> IllegalAction:
        """Why a line does not start like that."""
        if action < CELLS or action >= CELLS + self.setting.cells:
            return IllegalAction("trains.start-first", {})
        cell = action - CELLS
        if self.rails_on[cell] > 0:
            return IllegalAction("trains.start-taken", {"cell": int(cell)})
        if self.setting.ground[cell] == board.SEA:
            return IllegalAction("trains.rail-on-sea", {"cell": int(cell)})
        return IllegalAction("trains.start-remote", {"cell": int(cell)})

    def refused_in_turn(self, action: i64) -> IllegalAction:
        """Why something may not be done between two cards."""
        if action < PLAYS_WITHOUT_EFFECT:
            return self.refused_play(action)
        if action < BUYS:
            return self.refused_play(WITHOUT_EFFECT[action - PLAYS_WITHOUT_EFFECT])
        if action < CHOICES:
            return self.refused_purchase(action - BUYS)
        if action < VERBS:
            return IllegalAction("trains.nothing-to-choose", {})
        if action < CELLS:
            if action != VERBS + RETURN_WASTE:
                return IllegalAction("trains.nothing-asked", {})
            if not self.has(HAND + self.seat, WASTE):
                return IllegalAction("trains.no-waste-in-hand", {})
            return IllegalAction("trains.pass-only", {})
        if action < CELLS + self.setting.cells:
            return IllegalAction("trains.no-rail-card", {})
        return IllegalAction("trains.no-station-card", {})

    def unsettled(self) -> IllegalAction:
        """Something else is to be decided first: the effect that asks, or where a bought card goes."""
        if self.question == PURCHASE:
            return IllegalAction("trains.purchase-first", {"card": int(self.kind)})
        return IllegalAction("trains.effect-first", {"card": int(self.asking_card())})

    def asking_card(self) -> i64:
        """The kind whose text the open question belongs to."""
        if self.question == GAIN_TRAIN:
            return WAGON_FACTORY
        return EARLY_TRAIN if self.question == PURCHASE else self.kind

    def refused_rail(self, cell: i64) -> IllegalAction:
        """Why no rail goes there."""
        place: dict[str, int] = {"cell": int(cell)}
        if self.setting.ground[cell] == board.SEA:
            return IllegalAction("trains.rail-on-sea", place)
        if self.has_rail(self.seat, cell):
            return IllegalAction("trains.rail-twice", place)
        first = 2 * self.seat
        near = self.near[first] & BIT[cell] if cell < WORD else self.near[first + 1] & BIT[cell - WORD]
        if near == 0:
            if self.setting.walls[2 * cell] & self.own[first] or self.setting.walls[2 * cell + 1] & self.own[first + 1]:
                return IllegalAction("trains.rail-border-blocked", place)
            return IllegalAction("trains.rail-not-adjacent", place)
        cost = self.rail_cost(cell, self.waived | WAIVED_BY[self.kind])
        return IllegalAction("trains.rail-too-dear", {**place, "cost": int(cost), "coins": int(self.coins)})

    def refused_station(self, cell: i64) -> IllegalAction:
        """Why no station goes there."""
        if self.setting.room[cell] == 0:
            return IllegalAction("trains.station-outside-city", {"cell": int(cell)})
        return IllegalAction("trains.station-no-room", {"cell": int(cell)})

    def refused_play(self, kind: i64) -> IllegalAction:
        """Why a card may not be played."""
        if PLAYABLE & BIT[kind] == 0:
            return IllegalAction("trains.not-playable", {"card": int(kind)})
        return IllegalAction("trains.not-in-hand", {"card": int(kind)})

    def refused_purchase(self, kind: i64) -> IllegalAction:
        """Why a card may not be bought."""
        if kind == WASTE:
            return IllegalAction("trains.waste-not-for-sale", {})
        if not self.has(SUPPLY, kind):
            return self.refused_pile(kind)
        return IllegalAction("trains.too-dear", {"card": int(kind), "cost": int(COST[kind]), "coins": int(self.coins)})

    def refused_pile(self, kind: i64) -> IllegalAction:
        """Why the supply has no such card."""
        if self.in_game & BIT[kind] == 0:
            return IllegalAction("trains.not-in-supply", {"card": int(kind)})
        return IllegalAction("trains.pile-empty", {"card": int(kind)})

    def refused_choice(self, kind: i64) -> IllegalAction:
        """Why a kind may not be chosen for the open question."""
        question = self.question
        card: dict[str, int] = {"card": int(kind)}
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, DISCARD_EXACTLY):
            return IllegalAction("trains.not-in-hand", card)
        if question == COPY:
            return self.refused_copy(kind)
        if question == NAME:
            return IllegalAction("trains.not-in-game", card)
        if question in (TAKE_REVEALED, PUT_BACK):
            return IllegalAction("trains.not-revealed", card)
        if question == REMOVE:
            if TRAINS & BIT[kind] == 0 and not self.setting.wagons_okazu:
                return IllegalAction("trains.no-train", card)
            if not self.has(HAND + self.seat, kind):
                return IllegalAction("trains.not-in-hand", card)
            return IllegalAction("trains.no-train-for-it", card)
        if question not in (PRICE_OF_TRAIN, TRAIN_TO_DECK, SHOW_TRAIN, PULL_TRAIN, GAIN_TRAIN):
            return IllegalAction("trains.nothing-to-choose", {})
        if TRAINS & BIT[kind] == 0:
            return IllegalAction("trains.no-train", card)
        if question == PULL_TRAIN:
            return IllegalAction("trains.not-discarded", card)
        if question in (PRICE_OF_TRAIN, TRAIN_TO_DECK):
            return IllegalAction("trains.not-in-play", card)
        if question == SHOW_TRAIN and not self.has(HAND + self.seat, kind):
            return IllegalAction("trains.not-in-hand", card)
        if not self.has(SUPPLY, kind):
            return self.refused_pile(kind)
        limit = int(COST[self.kind] + 3)
        if self.setting.wagons_okazu:
            return IllegalAction("trains.not-of-that-cost", {**card, "cost": int(COST[kind]), "limit": limit})
        return IllegalAction("trains.train-too-dear", {**card, "cost": int(COST[kind]), "limit": limit})

    def refused_copy(self, kind: i64) -> IllegalAction:
        """Why a Stationmaster's Office does not copy a kind."""
        if kind == STATIONMASTERS_OFFICE:
            return IllegalAction("trains.office-not-copied", {"card": int(kind)})
        if COPYABLE & BIT[kind] == 0:
            return IllegalAction("trains.no-action", {"card": int(kind)})
        if self.setting.okazu:
            return IllegalAction("trains.not-in-play", {"card": int(kind)})
        return IllegalAction("trains.not-in-hand", {"card": int(kind)})

    def refused_verb(self, verb: i64) -> IllegalAction:
        """Why a verb is no answer to the open question."""
        question = self.question
        if question == PURCHASE:
            return self.unsettled()
        if verb == RETURN_WASTE and question in (CREW, WASTE_FOR_COINS):
            return IllegalAction("trains.no-waste-in-hand", {})
        if verb == DECLINE:
            if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, WASTE_FOR_COINS):
                return IllegalAction("trains.finish-instead", {"card": int(self.kind)})
            return IllegalAction("trains.effect-must-be-finished", {"card": int(self.asking_card())})
        return self.unsettled()
