"""The effect of every card of Trains, and the questions that effects ask.

An effect that has something to choose asks a question, which is a handful of numbers in the state: `question`, the
kind whose text is applied, and a count. Effects never interrupt each other, so one open question is all there ever is.
An effect that has something to choose can be declined where it is asked; one that has nothing to choose is declined
by playing its card "without effect". Whether a hand has anything to choose from is its owner's secret, so questions
about a hand are always asked.

What a card does is found by its name in `effect`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, lowest_bit
from railbox.games.trains import cards
from railbox.games.trains.cards import (
    AMUSEMENT_PARK,
    BULLET_TRAIN,
    COLLABORATION,
    COMMAND_CENTRAL,
    CONDUCTORS_STATION,
    CONTROL_ROOM,
    DUMP_SITE,
    EARLY_TRAIN,
    FREIGHT_TRAIN,
    GARAGE,
    HOLIDAY_TIMETABLE,
    INFORMATION_CENTRAL,
    IRONWORKS,
    KINDS,
    LANDFILL,
    MAIL_TRAIN,
    MAINTENANCE_FACTORY,
    NORMAL_TRAIN,
    PASSING_STATION,
    PULLING,
    SIGNALING_AREA,
    SIGNALS,
    STATION_CREW,
    STATION_EXPANSION,
    STATIONMASTERS_OFFICE,
    STEEL_BRIDGE,
    SUBWAY_EXCAVATION,
    SWITCHBACK,
    TEMPORARY_TIMETABLE,
    TOURIST_TRAIN,
    TUNNEL,
    VIADUCT,
    WAGON_FACTORY,
    WASTE,
)
from railbox.games.trains.codes import (
    ASIDE,
    CARD_DISCARDED,
    CARD_GAINED,
    CARD_GAINED_TO_HAND,
    CARD_NAMED,
    CARD_PUT_ON_DECK,
    CARD_REMOVED,
    CARD_TAKEN,
    CARDS_REVEALED,
    COIN,
    COINS_GAINED,
    COPY,
    CREW,
    DECLINE,
    DISCARD,
    DISCARD_EXACTLY,
    DISCARD_FOR_COINS,
    DISCARD_TO_DRAW,
    DONE,
    DRAW,
    EFFECT_COPIED,
    EFFECT_DECLINED,
    EFFECT_IMPOSSIBLE,
    GAIN_TRAIN,
    GAINED,
    HAND,
    NAME,
    ON_DECK,
    PLAY,
    POINT_SCORED,
    PRICE_OF_TRAIN,
    PULL_TRAIN,
    PURCHASE,
    PUT_BACK,
    RAIL,
    RAIL_BUILT,
    REMOVE,
    REMOVED,
    RETURN_WASTE,
    SHOW_TRAIN,
    START,
    STATION,
    STATION_BUILT,
    SUPPLY,
    TAKE_REVEALED,
    TOP_CARD,
    TOP_KEPT,
    TOP_SEEN,
    TRAIN_SHOWN,
    TRAIN_TO_DECK,
    TURN,
    WAIVE_CITY,
    WAIVE_COINS,
    WAIVE_MOUNTAIN,
    WAIVE_OTHERS,
    WAIVE_RIVER,
    WASTE_FOR_COINS,
    WASTE_GAINED,
)
from railbox.games.trains.pieces import (
    COST,
    VALUE,
    WORD,
    Pieces,
    Setting,
)

TRAINS: Final[i64] = cards.TRAINS
RAILS: Final[i64] = cards.RAILS
VICTORY: Final[i64] = cards.VICTORY
COPYABLE: Final[i64] = cards.ACTIONS & ~cards.mask(STATIONMASTERS_OFFICE)  # an Office that copied itself would loop
DEAREST: Final = 8
AFFORDABLE: Final = vec[i64](
    [
        cards.mask(*(kind for kind in range(KINDS) if cards.COSTS[kind] <= coins and kind != WASTE))
        for coins in range(DEAREST + 1)
    ]
)
COSTING: Final = vec[i64](
    [cards.mask(*(kind for kind in range(KINDS) if cards.COSTS[kind] == coins)) for coins in range(DEAREST + 4)]
)


def _waivers() -> list[int]:
    """What each rail card waives while it lasts."""
    waived = [0] * KINDS
    waived[STEEL_BRIDGE] = WAIVE_RIVER
    waived[TUNNEL] = WAIVE_MOUNTAIN
    waived[VIADUCT] = WAIVE_CITY
    waived[COLLABORATION] = WAIVE_OTHERS
    waived[SUBWAY_EXCAVATION] = WAIVE_COINS
    return waived


WAIVED_BY: Final = vec[i64](_waivers())


class Effects(Pieces):
    """The open question, what lasts for the turn, and what cards do."""

    question: i64
    kind: i64  # whose text the open question belongs to; at PURCHASE what was bought
    left: i64  # how many cards of the open question have been chosen, or are still to choose
    low: i64  # cells that the open question offers, first word
    high: i64  # and second word
    coins: i64
    waived: i64
    no_waste: bool  # Dump Site
    ironworks: i64
    early_trains: i64  # Early Trains in play whose effect lasts
    early_copies: i64  # the same by a Stationmaster's Office

    def __init__(self, setting: Setting) -> None:
        """No question yet and nothing that lasts."""
        super().__init__(setting)
        self.question = START
        self.kind = -1
        self.left = 0
        self.low = 0
        self.high = 0
        self.coins = 0
        self.waived = 0
        self.no_waste = False
        self.ironworks = 0
        self.early_trains = 0
        self.early_copies = 0

    # ---- questions -------------------------------------------------------------------------------

    def choices(self) -> i64:
        """The kinds that the open question offers."""
        question = self.question
        hand = self.kinds[HAND + self.seat]
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, DISCARD_EXACTLY):
            return hand
        if question in (PRICE_OF_TRAIN, TRAIN_TO_DECK):
            return self.kinds[PLAY] & TRAINS
        if question == COPY:
            return (self.kinds[PLAY] if self.setting.okazu else hand) & COPYABLE
        if question == NAME:
            return self.kinds_in_game()
        if question in (TAKE_REVEALED, PUT_BACK):
            return self.kinds[ASIDE]
        if question == SHOW_TRAIN:
            return hand & TRAINS & self.kinds[SUPPLY]
        if question == PULL_TRAIN:
            return self.kinds[DISCARD + self.seat] & TRAINS
        if question == REMOVE:
            return self.removable(hand)
        if question == GAIN_TRAIN:
            return self.trains_for(self.kind)
        return 0

    def note(self, code: i64, about: i64) -> None:
        """Journal something that the seat did with a kind or a number."""
        if self.journal is not None:
            self.journal.append([code, self.seat, about])

    def ask(self, question: i64, kind: i64) -> None:
        """Open a question of the effect of a kind."""
        self.question = question
        self.kind = kind
        self.left = 0

    def ask_about_kind(self, question: i64, kind: i64) -> None:
        """Open a question if it has anything to choose; if not, the effect cannot be done."""
        self.ask(question, kind)
        if self.choices() == 0:
            self.cannot_be_done(kind)

    def cannot_be_done(self, kind: i64) -> None:
        """A part of an effect is impossible, so nothing of it happens."""
        self.close_question()
        self.note(EFFECT_IMPOSSIBLE, kind)

    def close_question(self) -> None:
        """Back to the turn."""
        self.question = TURN
        self.low = 0
        self.high = 0

    def gain_coins(self, coins: i64) -> None:
        """Coins of an effect, beyond the value of the card."""
        self.coins += coins
        self.note(COINS_GAINED, coins)

    def gain_waste(self) -> None:
        """A Waste card to the gained area, if there is one and nothing prevents it."""
        if self.no_waste or not self.has(SUPPLY, WASTE):
            return
        self.take(SUPPLY, WASTE)
        self.put(GAINED, WASTE)
        if self.journal is not None:
            self.journal.append([WASTE_GAINED, self.seat])

    def choose(self, kind: i64) -> None:
        """Choose a kind for the open question."""
        question = self.question
        if question in (DISCARD_TO_DRAW, DISCARD_FOR_COINS, DISCARD_EXACTLY):
            self.discard_chosen(kind)
        elif question == PRICE_OF_TRAIN:
            self.close_question()
            self.gain_coins(VALUE[kind])
        elif question == COPY:
            self.copy_effect(kind)
        elif question == NAME:
            self.compare_with_name(kind)
        elif question == TAKE_REVEALED:
            self.take(ASIDE, kind)
            self.put_in_hand_openly(kind)
            self.note(CARD_TAKEN, kind)
            self.ask_put_back()
        elif question == PUT_BACK:
            self.put_back(kind)
            self.ask_put_back()
        elif question == SHOW_TRAIN:
            self.show_train(kind)
        elif question == PULL_TRAIN:
            self.take(DISCARD + self.seat, kind)
            self.put_in_hand_openly(kind)
            self.close_question()
            self.note(CARD_TAKEN, kind)
        elif question == TRAIN_TO_DECK:
            self.train_to_deck(kind)
        elif question == REMOVE:
            self.remove_for_train(kind)
        else:
            self.gain_train(kind)

    def answer(self, verb: i64) -> None:
        """Answer the open question by a verb."""
        question = self.question
        if question == PURCHASE:
            self.close_question()
            self.take(ASIDE, self.kind)
            if verb == ON_DECK:
                self.put_on_deck(self.kind)
                self.note(CARD_PUT_ON_DECK, self.kind)
            else:
                self.put(GAINED, self.kind)
        elif question == TOP_CARD:
            self.close_question()
            if verb == ON_DECK:
                if self.journal is not None:
                    self.journal.append([TOP_KEPT, self.seat])
            else:
                kind = self.top()
                self.take_top()
                self.put(DISCARD + self.seat, kind)
                self.note(CARD_DISCARDED, kind)
        elif question == TAKE_REVEALED:
            self.ask_put_back()
        elif question == WASTE_FOR_COINS and verb == RETURN_WASTE:
            self.return_waste(1)
            self.gain_coins(1)
        elif question == CREW and verb != DECLINE:
            self.crew(verb)
        else:
            self.finish(verb)

    def finish(self, verb: i64) -> None:
        """Stop choosing, or decline an effect."""
        question = self.question
        self.close_question()
        if verb == DECLINE:
            self.note(EFFECT_DECLINED, self.kind)
        elif question == DISCARD_TO_DRAW:
            self.draw(self.left)
        elif question == DISCARD_FOR_COINS and self.left > 0:
            self.gain_coins(self.left)

    def discard(self, kind: i64) -> None:
        """Discard a card of the hand."""
        self.take_from_hand(kind)
        self.put(DISCARD + self.seat, kind)
        self.note(CARD_DISCARDED, kind)

    def discard_chosen(self, kind: i64) -> None:
        """Discard one more card of the hand; the last card of the hand ends the choice."""
        self.discard(kind)
        if self.question == DISCARD_EXACTLY:
            self.discard_exactly(self.left - 1)
        else:
            self.left += 1
            if self.kinds[HAND + self.seat] == 0:
                self.finish(DONE)

    # ---- cards -----------------------------------------------------------------------------------

    def effect(self, kind: i64, card: i64) -> None:
        """Apply the text of a kind; `card` is what lies in play, which for a copy is a Stationmaster's Office."""
        if RAILS & BIT[kind]:
            self.rail_card(kind)
        elif kind == STATION_EXPANSION:
            self.station_expansion()
        elif kind == AMUSEMENT_PARK:
            self.ask_about_kind(PRICE_OF_TRAIN, kind)
        elif kind == BULLET_TRAIN:
            self.bullet_train()
        elif kind == COMMAND_CENTRAL:
            self.command_central()
        elif kind == CONDUCTORS_STATION:
            self.ask_about_kind(DISCARD_TO_DRAW, kind)
        elif kind == CONTROL_ROOM:
            self.draw(3)
        elif kind == DUMP_SITE:
            self.no_waste = True
        elif kind == EARLY_TRAIN:
            self.early_train(card)
        elif kind == FREIGHT_TRAIN:
            self.ask(WASTE_FOR_COINS, kind)
        elif kind == GARAGE:
            self.garage()
        elif kind == HOLIDAY_TIMETABLE:
            self.holiday_timetable(card)
        elif kind == INFORMATION_CENTRAL:
            self.information_central()
        elif kind == IRONWORKS:
            self.ironworks += 1
        elif kind == LANDFILL:
            self.landfill()
        elif kind == MAIL_TRAIN:
            self.ask_about_kind(DISCARD_FOR_COINS, kind)
        elif kind == MAINTENANCE_FACTORY:
            self.ask(SHOW_TRAIN, kind)
        elif kind == PASSING_STATION:
            self.draw(1)
        elif kind == PULLING:
            self.ask_about_kind(PULL_TRAIN, kind)
        elif kind == SIGNALING_AREA:
            self.draw(2)
        elif kind == SIGNALS:
            self.signals()
        elif kind == STATION_CREW:
            self.ask(CREW, kind)
        elif kind == STATIONMASTERS_OFFICE:
            self.stationmasters_office()
        elif kind == SWITCHBACK:
            self.ask_about_kind(TRAIN_TO_DECK, kind)
        elif kind == TEMPORARY_TIMETABLE:
            self.temporary_timetable()
        elif kind == TOURIST_TRAIN:
            self.tourist_train()
        elif kind == WAGON_FACTORY:
            self.ask(REMOVE, kind)

    def rail_card(self, kind: i64) -> None:
        """Lay Rails, Collaboration, Steel Bridge, Subway Excavation, Tunnel, Viaduct: a rail and a Waste.

        The rail of the card profits from what the card waives, so that is counted in before it lasts.
        """
        self.ask(RAIL, kind)
        if self.rails_left[self.seat] > 0:
            waived = self.waived | WAIVED_BY[kind]
            self.low = self.affordable_cells(self.near[2 * self.seat], 0, waived)
            self.high = self.affordable_cells(self.near[2 * self.seat + 1], WORD, waived)
        if self.low == 0 and self.high == 0:
            self.cannot_be_done(kind)

    def affordable_cells(self, cells: i64, first: i64, waived: i64) -> i64:
        """Those cells of one word of a mask where the seat can pay for a rail."""
        found: i64 = 0
        coins = self.coins
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            if self.rail_cost(first + cell, waived) <= coins:
                found |= BIT[cell]
        return found

    def build_rail(self, cell: i64) -> None:
        """Build the rail of the open question: pay, take Waste, and let what lasts begin."""
        kind = self.kind
        waived = self.waived | WAIVED_BY[kind]
        cost = self.rail_cost(cell, waived)
        self.coins -= cost
        others = self.rails_on[cell] > 0 and waived & WAIVE_OTHERS == 0
        if waived & WAIVE_COINS and not self.setting.subway_waste:
            others = False
        self.lay_rail(cell)
        if self.journal is not None:
            self.journal.append([RAIL_BUILT, self.seat, cell, cost])
        if others:
            self.gain_waste()
        self.gain_waste()
        self.waived = waived
        self.close_question()

    def station_expansion(self) -> None:
        """A station in any city with a building to spare, and a Waste."""
        self.ask(STATION, STATION_EXPANSION)
        if self.stations_left > 0:
            self.low = self.free[0]
            self.high = self.free[1]
        if self.low == 0 and self.high == 0:
            self.cannot_be_done(STATION_EXPANSION)

    def build_station(self, cell: i64) -> None:
        """Build the station of the open question, which brings a Waste."""
        self.put_station(cell)
        self.note(STATION_BUILT, cell)
        self.gain_waste()
        self.close_question()

    def bullet_train(self) -> None:
        """A coin more if a Normal Train is in play already."""
        if self.has(PLAY, NORMAL_TRAIN):
            self.gain_coins(1)
        else:
            self.note(EFFECT_IMPOSSIBLE, BULLET_TRAIN)

    def command_central(self) -> None:
        """Draw a card, then name one: the top card of the deck comes to the hand if it is the one."""
        self.draw(1)
        if self.can_reveal():
            self.ask(NAME, COMMAND_CENTRAL)

    def kinds_in_game(self) -> i64:
        """Everything that can be named: the kinds of the piles, empty or not, and Normal Train."""
        return self.in_game | BIT[NORMAL_TRAIN]

    def compare_with_name(self, named: i64) -> None:
        """Reveal the top card after a card was named; in the OKAZU edition its owner looks at it alone.

        Whether it is the one shows in any case: it is taken, or everybody knows what it is not.
        """
        self.note(CARD_NAMED, named)
        self.close_question()
        self.has_top()
        kind = self.top()
        if self.setting.okazu:
            self.look_at_top()
            self.note(TOP_SEEN, kind)
        else:
            self.show_top()
            self.note(CARDS_REVEALED, kind)
        if kind == named:
            self.take_top()
            self.put_in_hand_openly(kind)
            self.note(CARD_TAKEN, kind)
        elif not self.top_is_open():
            self.missed[self.seat] |= BIT[named]

    def early_train(self, card: i64) -> None:
        """From now on bought cards may go on top of the deck."""
        if card == EARLY_TRAIN:
            self.early_trains += 1
        else:
            self.early_copies += 1

    def garage(self) -> None:
        """Draw two cards, then discard two."""
        self.draw(2)
        self.ask(DISCARD_EXACTLY, GARAGE)
        self.discard_exactly(2)

    def discard_exactly(self, count: i64) -> None:
        """So many cards of the hand are still to discard; no choice is left when they are all there are."""
        self.left = count
        if count > 0 and self.size(HAND + self.seat) > count:
            return
        while count > 0 and self.kinds[HAND + self.seat]:
            self.discard(lowest_bit(self.kinds[HAND + self.seat]))
            count -= 1
        self.close_question()

    def holiday_timetable(self, card: i64) -> None:
        """Remove the card in play from the game for three coins."""
        self.take(PLAY, card)
        self.put(REMOVED, card)
        self.note(CARD_REMOVED, card)
        self.gain_coins(3)

    def information_central(self) -> None:
        """Reveal four cards; one may come to the hand, the others go back on top in any order."""
        count: i64 = 4
        revealed: list[int] = [CARDS_REVEALED, self.seat]
        while count > 0 and self.has_top():
            kind = self.reveal_top()
            self.put(ASIDE, kind)
            if self.journal is not None:
                revealed.append(kind)
            count -= 1
        if self.kinds[ASIDE] == 0:
            self.note(EFFECT_IMPOSSIBLE, INFORMATION_CENTRAL)
            return
        if self.journal is not None:
            self.journal.append(revealed)
        self.ask(TAKE_REVEALED, INFORMATION_CENTRAL)

    def ask_put_back(self) -> None:
        """Ask which revealed card goes on the deck next; cards of one kind have no order to choose."""
        self.ask(PUT_BACK, INFORMATION_CENTRAL)
        kinds = self.kinds[ASIDE]
        if kinds & (kinds - 1):
            return
        while self.kinds[ASIDE]:
            self.put_back(lowest_bit(kinds))
        self.close_question()

    def put_back(self, kind: i64) -> None:
        """Put a revealed card on the deck."""
        self.take(ASIDE, kind)
        self.put_on_deck(kind)
        self.note(CARD_PUT_ON_DECK, kind)

    def landfill(self) -> None:
        """All Waste of the hand back to its pile, so that everybody knows that none is left there."""
        self.return_waste(self.count(HAND + self.seat, WASTE))
        self.clean = self.size(HAND + self.seat)

    def show_train(self, kind: i64) -> None:
        """Maintenance Factory: show a train of the hand and gain another one like it."""
        self.show_in_hand(kind)
        self.note(TRAIN_SHOWN, kind)
        self.take(SUPPLY, kind)
        self.put(GAINED, kind)
        self.close_question()
        self.note(CARD_GAINED, kind)

    def signals(self) -> None:
        """Draw a card, then look at the next one: keep it on top or discard it."""
        self.draw(1)
        if self.has_top():
            self.look_at_top()
            self.note(TOP_SEEN, self.top())
            self.ask(TOP_CARD, SIGNALS)

    def crew(self, verb: i64) -> None:
        """Station Crew: draw a card, or a coin, or a Waste back to its pile."""
        self.close_question()
        if verb == DRAW:
            self.draw(1)
        elif verb == COIN:
            self.gain_coins(1)
        else:
            self.return_waste(1)

    def stationmasters_office(self) -> None:
        """Copy an action card: of the hand in the AEG edition, of the play area in the OKAZU edition."""
        if self.setting.okazu:
            self.ask_about_kind(COPY, STATIONMASTERS_OFFICE)
        else:
            self.ask(COPY, STATIONMASTERS_OFFICE)

    def copy_effect(self, kind: i64) -> None:
        """Apply the text of the chosen card; a card of the hand is shown by that and stays there."""
        if not self.setting.okazu:
            self.show_in_hand(kind)
        self.close_question()
        self.note(EFFECT_COPIED, kind)
        self.effect(kind, STATIONMASTERS_OFFICE)

    def train_to_deck(self, kind: i64) -> None:
        """Switchback: a train in play goes on top of the deck; in the OKAZU edition its lasting effect ends."""
        self.take(PLAY, kind)
        self.put_on_deck(kind)
        if kind == EARLY_TRAIN and self.setting.okazu:
            self.early_trains = min(self.early_trains, self.count(PLAY, EARLY_TRAIN))
        self.close_question()
        self.note(CARD_PUT_ON_DECK, kind)

    def temporary_timetable(self) -> None:
        """Reveal cards until two trains have come: they go to the hand, the others are discarded."""
        trains: i64 = 0
        revealed: list[int] = [CARDS_REVEALED, self.seat]
        while trains < 2 and self.has_top():
            kind = self.reveal_top()
            if TRAINS & BIT[kind]:
                trains += 1
                self.put_in_hand_openly(kind)
            else:
                self.put(ASIDE, kind)
            if self.journal is not None:
                revealed.append(kind)
        self.empty(ASIDE, DISCARD + self.seat)
        if self.journal is not None and len(revealed) > 2:
            self.journal.append(revealed)

    def tourist_train(self) -> None:
        """A point on the score track."""
        self.track[self.seat] += 1
        if self.journal is not None:
            self.journal.append([POINT_SCORED, self.seat])

    def trains_for(self, kind: i64) -> i64:
        """Wagon Factory: the trains that the supply can give for a removed card."""
        trains = self.kinds[SUPPLY] & TRAINS
        if self.setting.wagons_okazu:
            return trains & COSTING[COST[kind] + 3]
        return trains & AFFORDABLE[min(COST[kind] + 3, DEAREST)]

    def removable(self, hand: i64) -> i64:
        """Wagon Factory: cards of the hand that a train can be had for; only trains in the AEG edition."""
        found: i64 = 0
        kinds = hand if self.setting.wagons_okazu else hand & TRAINS
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            if self.trains_for(kind):
                found |= BIT[kind]
        return found

    def remove_for_train(self, kind: i64) -> None:
        """Remove a card of the hand; Waste goes back to its pile."""
        self.take_from_hand(kind)
        if kind == WASTE:
            self.put(SUPPLY, WASTE)
        else:
            self.put(REMOVED, kind)
        self.note(CARD_REMOVED, kind)
        self.ask(GAIN_TRAIN, kind)

    def gain_train(self, kind: i64) -> None:
        """Take a train from the supply to the hand."""
        self.take(SUPPLY, kind)
        self.put_in_hand_openly(kind)
        self.close_question()
        self.note(CARD_GAINED_TO_HAND, kind)
