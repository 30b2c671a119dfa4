"""What a seat may know of Trains, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from railbox.core.bits import lowest_bit
from railbox.core.encoder import MOST, Encoder, Part
from railbox.core.state import State
from railbox.games.trains.cards import (
    APARTMENT,
    DUMP_SITE,
    EARLY_TRAIN,
    IRONWORKS,
    KINDS,
    RAIL_TOKENS,
    SKYSCRAPER,
    STATION_TOKENS,
)
from railbox.games.trains.codes import (
    ASIDE,
    DISCARD,
    GAIN_TRAIN,
    GAINED,
    GAME_OVER,
    HAND,
    PLAY,
    PURCHASE,
    REMOVED,
    SHOWN,
    START,
    TURN,
)
from railbox.games.trains.effects import WAIVED_BY
from railbox.games.trains.pieces import DECK_ROOM, POINTS, WORD
from railbox.games.trains.rules import Trains

TOP: Final = 12  # cards on top of a deck that are told one by one
NOWHERE: Final = -1


class TrainsEncoder(Encoder):
    """The map, all cards that can be counted, what is known of hands and decks, and the open question."""

    rails: i64
    stations: i64
    stations_left: i64
    supply: i64
    removed: i64
    play: i64
    gained: i64
    aside: i64
    lasting: i64
    hand: i64
    discard: i64
    owned: i64
    deck_top: i64
    points: i64
    track: i64
    rails_left: i64
    hand_size: i64
    deck_size: i64
    turn: i64
    number: i64
    turns_left: i64
    coins: i64
    may_pass: i64
    question: i64
    card: i64
    about: i64
    left: i64
    last_turn: i64

    def describe(self) -> None:
        """The parts of Trains; a map of one's own has its own number of cells."""
        seats = int(self.seats)
        setting = self.ruleset.setting
        self.last_turn = setting.last_turn
        cells = (int(setting.cells),)
        cards = (KINDS,)
        each = (seats, KINDS)
        copies = 80
        order = "by kind in the order of the facts"
        self.rails = self.add(Part("rails", (seats, *cells), 0, 1, "the cells with a rail of each seat"))
        self.stations = self.add(Part("stations", cells, 0, 3, "the stations on each cell"))
        self.stations_left = self.add(Part("stations_left", (), 0, STATION_TOKENS, "stations beside the map"))
        self.supply = self.add(
            Part("supply", cards, 0, copies + 1, f"the cards of each pile and 1, {order}; 0 for kinds without a pile")
        )
        self.removed = self.add(Part("removed", cards, 0, copies, "cards that were put back into the box"))
        self.play = self.add(Part("play", cards, 0, copies, "the play area of the seat that acts"))
        self.gained = self.add(Part("gained", cards, 0, copies, "its gained area"))
        self.aside = self.add(Part("aside", cards, 0, copies, "cards that are revealed or not yet where they belong"))
        self.lasting = self.add(Part("lasting", cards, 0, copies, "cards whose effect lasts, once for each time"))
        self.hand = self.add(Part("hand", each, 0, copies, "the cards of each hand that are known"))
        self.discard = self.add(Part("discard", each, 0, copies, "the discard pile of each seat"))
        self.owned = self.add(Part("owned", each, 0, copies, "all cards of each seat, wherever they are"))
        self.deck_top = self.add(
            Part("deck_top", (seats, TOP), 0, KINDS, "the known cards on top of each deck, top first", category=True)
        )
        self.points = self.add(Part("points", (seats,), -MOST, MOST, "the points of each seat"))
        self.track = self.add(Part("track", (seats,), 0, MOST, "those of them on the score track"))
        self.rails_left = self.add(Part("rails_left", (seats,), 0, RAIL_TOKENS, "rails that are left"))
        self.hand_size = self.add(Part("hand_size", (seats,), 0, DECK_ROOM, "cards in each hand"))
        self.deck_size = self.add(Part("deck_size", (seats,), 0, DECK_ROOM, "cards in each deck"))
        self.turn = self.add(Part("turn", (), 0, seats, "the seat that decides now", category=True))
        self.number = self.add(Part("number", (), 0, MOST, "the number of the turn, from 1"))
        self.turns_left = self.add(Part("turns_left", (), 0, MOST, "turns that the limit leaves, this one included"))
        self.coins = self.add(Part("coins", (), 0, MOST, "the coins of this turn"))
        self.may_pass = self.add(Part("may_pass", (), 0, 1, "whether nothing was played or bought yet this turn"))
        self.question = self.add(
            Part(
                "question", (), 0, GAME_OVER, "what is asked: 0 between two cards, others as in codes.py", category=True
            )
        )
        self.card = self.add(Part("card", (), 0, KINDS, "the card whose effect asks", category=True))
        self.about = self.add(Part("about", (), 0, KINDS, "the card that was just bought or removed", category=True))
        self.left = self.add(Part("left", (), -MOST, MOST, "how many more cards the question is about"))
        self.add_rules(
            [
                int(self.players),
                int(setting.okazu),
                int(setting.ironworks_okazu),
                int(setting.wagons_okazu),
                int(setting.subway_waste),
            ],
            "players, and whether these are as in the OKAZU edition: the rules, Ironworks, Wagon Factory; whether "
            "rails of others bring Waste under a Subway Excavation",
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat may know."""
        assert isinstance(state, Trains)
        stations = state.stations_on
        first = at + self.stations
        for cell in range(state.setting.cells):
            if stations[cell]:
                into[first + cell] = i16(stations[cell])
        into[at + self.stations_left] = i16(state.stations_left)
        cards = state.cards
        first = at + self.supply
        kinds = state.in_game
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            into[first + kind] = i16(cards[kind] + 1)  # the supply is the first zone
        acts = at + self.owned + KINDS * self.place_of(state.seat, seat)
        self.write_zone(state, REMOVED, into, at + self.removed, NOWHERE)
        self.write_zone(state, PLAY, into, at + self.play, acts)
        self.write_zone(state, GAINED, into, at + self.gained, acts)
        self.write_zone(state, ASIDE, into, at + self.aside, acts)
        for other in range(self.players):
            self.write_player(state, other, seat, into, at)
        self.write_turn(state, seat, into, at)

    def write_zone(self, state: Trains, zone: i64, into: vec[i16], first: i64, owned: i64) -> None:
        """Write the cards of a zone by kind, and add them to those that a seat owns; each may be NOWHERE."""
        kinds = state.kinds[zone]
        cards = state.cards
        zone *= KINDS
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            count = i16(cards[zone + kind])
            if first != NOWHERE:
                into[first + kind] = count
            if owned != NOWHERE:
                into[owned + kind] += count

    def write_player(self, state: Trains, other: i64, seat: i64, into: vec[i16], at: i64) -> None:
        """A seat as another one may know it."""
        over = state.question == GAME_OVER
        place = self.place_of(other, seat)
        cards: i64 = at + KINDS * place
        owned = self.owned + cards
        if over or other == seat:
            self.write_zone(state, HAND + other, into, self.hand + cards, owned)
        else:
            self.write_zone(state, SHOWN + other, into, self.hand + cards, NOWHERE)
            self.write_zone(state, HAND + other, into, NOWHERE, owned)
        self.write_zone(state, DISCARD + other, into, self.discard + cards, owned)
        deck = state.deck
        first: i64 = other * DECK_ROOM
        size = state.deck_size[other]
        for number in range(first, first + size):
            into[owned + deck[number]] += 1
        known = state.known[other]
        if other != seat:
            known -= state.secret[other]
        for number in range(min(known, TOP)):
            into[at + self.deck_top + TOP * place + number] = i16(deck[first + size - 1 - number] + 1)
        row = at + self.rails + state.setting.cells * place
        rails = state.own[2 * other]
        while rails:
            into[row + lowest_bit(rails)] = 1
            rails &= rails - 1
        row += WORD
        rails = state.own[2 * other + 1]
        while rails:
            into[row + lowest_bit(rails)] = 1
            rails &= rails - 1
        place += at
        points = state.track[other] + state.rail_points(other)
        kind: i64 = APARTMENT
        while kind <= SKYSCRAPER:
            points += POINTS[kind] * i64(into[owned + kind])
            kind += 1
        into[self.points + place] = i16(points)
        into[self.track + place] = i16(state.track[other])
        into[self.rails_left + place] = i16(state.rails_left[other])
        into[self.hand_size + place] = i16(state.size(HAND + other))
        into[self.deck_size + place] = i16(size)

    def write_turn(self, state: Trains, seat: i64, into: vec[i16], at: i64) -> None:
        """The turn of the seat that acts, and what is asked."""
        question = state.question
        into[at + self.turn] = i16(self.who(state.to_act(), seat))
        into[at + self.number] = i16(state.turn // self.players + 1)
        into[at + self.turns_left] = i16(self.last_turn // self.players - state.turn // self.players)
        into[at + self.coins] = i16(state.coins)
        into[at + self.question] = i16(question)
        if question == TURN and not state.acted:
            into[at + self.may_pass] = 1
        if question != TURN and question != START and question != GAME_OVER:
            into[at + self.card] = i16(state.asking_card() + 1)
            into[at + self.left] = i16(state.left)
        if question in (PURCHASE, GAIN_TRAIN):
            into[at + self.about] = i16(state.kind + 1)
        lasting = at + self.lasting
        if state.waived:
            kinds: i64 = KINDS
            for kind in range(kinds):
                if WAIVED_BY[kind] & state.waived:
                    into[lasting + kind] = 1
        if state.no_waste:
            into[lasting + DUMP_SITE] = 1
        into[lasting + IRONWORKS] += i16(state.ironworks)
        into[lasting + EARLY_TRAIN] += i16(state.early_trains + state.early_copies)
        self.write_rules(into, at)
