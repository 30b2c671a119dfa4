"""What lies on the table of Trains and how it moves: cards in their zones, decks, rails, stations.

The order of cards matters in decks only; everywhere else a zone is a count for each kind, with a mask of the kinds
that are there. Who knows what is kept here as well: which cards of a hand and on top of a deck have been seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from railbox.core.bits import BIT, lowest_bit
from railbox.core.rng import Chance, Rng, real_chance, thinking_chance
from railbox.core.state import BaseSetting, State
from railbox.games.trains import board, cards
from railbox.games.trains.cards import (
    APARTMENT,
    HAND_SIZE,
    KINDS,
    RAIL_TOKENS,
    SKYSCRAPER,
    STATION_TOKENS,
    WASTE,
)
from railbox.games.trains.codes import (
    ASIDE,
    CARDS_DRAWN,
    DISCARD,
    GAINED,
    HAND,
    PLAY,
    RESHUFFLED,
    SHOWN,
    SUPPLY,
    WAIVE_CITY,
    WAIVE_COINS,
    WAIVE_MOUNTAIN,
    WAIVE_OTHERS,
    WAIVE_RIVER,
    WASTE_RETURNED,
    ZONES,
)

DECK_ROOM: Final = 256  # more cards than one player can ever own
WORD: Final = 60  # cells in one word of a mask
STATION_POINTS: Final = vec[i64]([0, 2, 4, 8])
COST: Final = vec[i64](cards.COSTS)
VALUE: Final = vec[i64](cards.VALUES)
POINTS: Final = vec[i64](cards.POINTS)
COPIES: Final = vec[i64](cards.COPIES)
ALWAYS: Final[i64] = cards.mask(*cards.ALWAYS)
STARTING_DECK: Final = vec[i64](cards.STARTING_DECK)
STARTING_COPIES: Final = vec[i64]([cards.STARTING_DECK.count(kind) for kind in range(KINDS)])
NOTHING: Final = vec[i64]([])
NO_CHANCE: Final = real_chance("")
NO_DECKS: Final = vec[i64]([-1] * (4 * DECK_ROOM))

WAIVER_OF_GROUND: Final = vec[i64]([0, WAIVE_RIVER, WAIVE_MOUNTAIN, WAIVE_CITY, 0, 0])


@final
class Setting(BaseSetting):
    """What is fixed for a whole game: players, edition, limit and the tables of the map."""

    players: i64
    okazu: bool
    ironworks_okazu: bool  # Ironworks pays for Lay Rails only
    wagons_okazu: bool  # Wagon Factory: any card, for a train that costs exactly 3 more
    subway_waste: bool  # rails of others bring their Waste under a Subway Excavation
    random_first: bool
    chosen: i64  # the selected kinds as a mask, 0 where chance selects them
    landfill: bool  # chance selects Landfill in any case
    last_turn: i64
    cells: i64
    ground: vec[i64]
    fee: vec[i64]  # what a rail costs before stations and other rails
    room: vec[i64]  # buildings of each cell
    near: vec[i64]  # two words for each cell: where a line can go on from it
    walls: vec[i64]  # two words for each cell: what lies behind its blocked borders
    start: vec[i64]  # two words: where a line may begin
    cities: vec[i64]  # two words: where stations may be built
    remote: vec[i64]  # two words: the remote locations

    def __init__(
        self,
        players: i64,
        okazu: bool,
        ironworks_okazu: bool,
        wagons_okazu: bool,
        subway_waste: bool,
        random_first: bool,
        chosen: list[int],
        landfill: bool,
        turn_limit: i64,
        chart: board.Map,
    ) -> None:
        super().__init__()
        self.players = players
        self.okazu = okazu
        self.ironworks_okazu = ironworks_okazu
        self.wagons_okazu = wagons_okazu
        self.subway_waste = subway_waste
        self.random_first = random_first
        self.chosen = cards.mask(*chosen)
        self.landfill = landfill
        self.last_turn = turn_limit * players
        self.cells = len(chart.cells)
        self.ground = vec[i64](chart.ground)
        self.fee = vec[i64](chart.fee)
        self.room = vec[i64](chart.room)
        self.near = vec[i64]([word for near in chart.neighbours for word in chart.words(near)])
        self.walls = vec[i64]([word for walls in chart.walls for word in chart.words(walls)])
        self.start = vec[i64](chart.words(chart.starts()))
        self.cities = vec[i64](chart.words([cell for cell, room in enumerate(chart.room) if room]))
        remote = [cell for cell, ground in enumerate(chart.ground) if ground == board.REMOTE]
        self.remote = vec[i64](chart.words(remote))


class Pieces(State):
    """The pieces of a game of Trains, without the course of a turn."""

    setting: Setting
    seat: i64  # whose turn it is
    first: i64  # who began
    chance: Chance

    cards: vec[i64]  # how many of each kind lie in each zone
    kinds: vec[i64]  # for each zone the mask of its kinds
    in_game: i64  # the kinds that have a pile, empty or not
    bought: vec[i64]  # how many of each kind each seat has bought
    deck: vec[i64]  # DECK_ROOM places for each seat, the top of a deck is its last card
    deck_is_shared: bool  # with clones: it is copied before the first change
    deck_size: vec[i64]
    known: vec[i64]  # how many cards on top of each deck its owner knows
    secret: vec[i64]  # 1 if nobody else knows the lowest of these
    missed: vec[i64]  # the kinds that everybody knows this secret card not to be, as a mask
    clean: i64  # how many cards of the acting hand everybody knows to be no Waste

    rails_on: vec[i64]  # rails of all players on each cell
    own: vec[i64]  # two words for each seat: cells with its rails
    near: vec[i64]  # two words for each seat: cells that touch its rails and have none of them
    stations_on: vec[i64]
    free: vec[i64]  # two words: cities with a building to spare
    rails_left: vec[i64]
    stations_left: i64
    track: vec[i64]  # points on the score track

    def __init__(self, setting: Setting) -> None:
        """An empty table; `set_up` puts the pieces on it."""
        super().__init__()
        self.setting = setting
        self.seat = 0
        self.first = 0
        self.chance = NO_CHANCE
        self.cards = NOTHING
        self.kinds = NOTHING
        self.in_game = 0
        self.bought = NOTHING
        self.deck = NO_DECKS
        self.deck_is_shared = True
        self.deck_size = NOTHING
        self.known = NOTHING
        self.secret = NOTHING
        self.missed = NOTHING
        self.clean = 0
        self.rails_on = NOTHING
        self.own = NOTHING
        self.near = NOTHING
        self.stations_on = NOTHING
        self.free = NOTHING
        self.rails_left = NOTHING
        self.stations_left = STATION_TOKENS
        self.track = NOTHING

    def set_up(self, decks: vec[i64], selected: i64, chance: Chance) -> None:
        """Piles, decks (one after the other, each drawn from its end), first hands and an empty board."""
        setting = self.setting
        players = setting.players
        cells = setting.cells
        words = 2 * players
        self.chance = chance
        self.cards = vec[i64]([0] * (ZONES * KINDS))
        self.kinds = vec[i64]([0] * ZONES)
        bought = players * KINDS
        self.bought = vec[i64]([0] * bought)
        self.deck_size = vec[i64]([0] * players)
        self.known = vec[i64]([0] * players)
        self.secret = vec[i64]([0] * players)
        self.missed = vec[i64]([0] * players)
        self.rails_on = vec[i64]([0] * cells)
        self.own = vec[i64]([0] * words)
        self.near = vec[i64]([0] * words)
        self.stations_on = vec[i64]([0] * cells)
        self.free = setting.cities[:]
        self.rails_left = vec[i64]([RAIL_TOKENS] * players)
        self.track = vec[i64]([0] * players)
        kinds = ALWAYS | selected
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            self.cards[kind] = COPIES[kind] - players * STARTING_COPIES[kind]
            if self.cards[kind] > 0:
                self.kinds[SUPPLY] |= BIT[kind]
        self.in_game = self.kinds[SUPPLY]
        self.deck = NO_DECKS[: players * DECK_ROOM]
        self.deck_is_shared = False
        size = len(decks) // players
        for seat in range(players):
            self.seat = seat
            for place in range(size):
                self.deck[seat * DECK_ROOM + place] = decks[seat * size + place]
            self.deck_size[seat] = size
            self.draw(HAND_SIZE)
        self.seat = 0

    # ---- cards -----------------------------------------------------------------------------------

    def put(self, zone: i64, kind: i64) -> None:
        """Add a card to a zone."""
        self.cards[zone * KINDS + kind] += 1
        self.kinds[zone] |= BIT[kind]

    def take(self, zone: i64, kind: i64) -> None:
        """Take a card from a zone that has it."""
        place = zone * KINDS + kind
        self.cards[place] -= 1
        if self.cards[place] == 0:
            self.kinds[zone] &= ~BIT[kind]

    def has(self, zone: i64, kind: i64) -> bool:
        """Whether a zone has a card of this kind."""
        return self.kinds[zone] & BIT[kind] != 0

    def count(self, zone: i64, kind: i64) -> i64:
        """How many cards of this kind a zone has."""
        return self.cards[zone * KINDS + kind]

    def size(self, zone: i64) -> i64:
        """How many cards a zone has."""
        total: i64 = 0
        kinds = self.kinds[zone]
        while kinds:
            total += self.cards[zone * KINDS + lowest_bit(kinds)]
            kinds &= kinds - 1
        return total

    def empty(self, zone: i64, into: i64) -> None:
        """Move all cards of a zone to another."""
        kinds = self.kinds[zone]
        self.kinds[zone] = 0
        self.kinds[into] |= kinds
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            self.cards[into * KINDS + kind] += self.cards[zone * KINDS + kind]
            self.cards[zone * KINDS + kind] = 0

    def take_from_hand(self, kind: i64) -> None:
        """Take a card from the hand; if everybody knew of one such card there, it may have been this one."""
        self.take(HAND + self.seat, kind)
        if self.has(SHOWN + self.seat, kind):
            self.take(SHOWN + self.seat, kind)
        if self.clean > 0 and kind != WASTE:
            self.clean -= 1

    def show_in_hand(self, kind: i64) -> None:
        """Everybody sees a card that stays in the hand."""
        if not self.has(SHOWN + self.seat, kind):
            self.put(SHOWN + self.seat, kind)

    def put_in_hand_openly(self, kind: i64) -> None:
        """Add a card to the hand that everybody has seen."""
        self.put(HAND + self.seat, kind)
        self.put(SHOWN + self.seat, kind)

    def clear_shown(self) -> None:
        """Nothing of the hand is known any more."""
        self.clean = 0
        kinds = self.kinds[SHOWN + self.seat]
        self.kinds[SHOWN + self.seat] = 0
        while kinds:
            self.cards[(SHOWN + self.seat) * KINDS + lowest_bit(kinds)] = 0
            kinds &= kinds - 1

    def return_waste(self, count: i64) -> None:
        """Give Waste of the hand back to its pile."""
        if self.journal is not None and count > 0:
            self.journal.append([WASTE_RETURNED, self.seat, count])
        while count > 0:
            self.take_from_hand(WASTE)
            self.put(SUPPLY, WASTE)
            count -= 1

    # ---- decks -----------------------------------------------------------------------------------

    def own_deck(self) -> None:
        """Have the decks for oneself before changing them: clones share them."""
        if self.deck_is_shared:
            self.deck = self.deck[:]
            self.deck_is_shared = False

    def reshuffle(self) -> None:
        """Make the discard pile the new deck of the seat."""
        self.own_deck()
        seat = self.seat
        zone = DISCARD + seat
        place = seat * DECK_ROOM
        kinds = self.kinds[zone]
        self.kinds[zone] = 0
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            copies = self.cards[zone * KINDS + kind]
            self.cards[zone * KINDS + kind] = 0
            while copies > 0:
                self.deck[place] = kind
                place += 1
                copies -= 1
        self.deck_size[seat] = place - seat * DECK_ROOM
        self.known[seat] = 0
        self.secret[seat] = 0
        self.shuffle_places(seat * DECK_ROOM, self.deck_size[seat], self.chance.event())
        if self.journal is not None:
            self.journal.append([RESHUFFLED, seat])
        self.unveil()

    def shuffle_places(self, first: i64, count: i64, rng: Rng) -> None:
        """Shuffle some neighbouring places of the decks."""
        deck = self.deck
        left = count - 1
        while left > 0:
            place = first + rng.below(left + 1)
            card = deck[place]
            deck[place] = deck[first + left]
            deck[first + left] = card
            left -= 1

    def has_top(self) -> bool:
        """Whether the seat has a card to draw or reveal; the discard pile becomes the deck only here."""
        if self.deck_size[self.seat] == 0:
            if self.kinds[DISCARD + self.seat] == 0:
                return False
            self.reshuffle()
        return True

    def can_reveal(self) -> bool:
        """Whether there is a card to reveal, without a reshuffle yet."""
        return self.deck_size[self.seat] > 0 or self.kinds[DISCARD + self.seat] != 0

    def top(self) -> i64:
        """The top card of the seat's deck, which has one."""
        return self.deck[self.seat * DECK_ROOM + self.deck_size[self.seat] - 1]

    def take_top(self) -> bool:
        """Take the top card off the seat's deck; whether everybody knew it."""
        seat = self.seat
        self.deck_size[seat] -= 1
        known = self.known[seat]
        if known == 0:
            self.unveil()
            return False
        self.known[seat] = known - 1
        if known > self.secret[seat]:
            return True
        self.secret[seat] = 0
        return False

    def reveal_top(self) -> i64:
        """Take the top card off the seat's deck for everybody to see."""
        kind = self.top()
        if not self.take_top():
            self.unveil()
        return kind

    def draw(self, count: i64) -> None:
        """Draw cards, as many as there are."""
        drawn: list[int] | None = None
        if self.journal is not None:
            drawn = [CARDS_DRAWN, self.seat]
        while count > 0 and self.has_top():
            kind = self.top()
            if self.take_top():
                self.put_in_hand_openly(kind)
            else:
                self.put(HAND + self.seat, kind)
            if drawn is not None:
                drawn.append(kind)
            count -= 1
        if drawn is not None and self.journal is not None and len(drawn) > 2:
            self.journal.append(drawn)

    def put_on_deck(self, kind: i64) -> None:
        """Put a card on top of the seat's deck, openly."""
        self.own_deck()
        seat = self.seat
        self.deck[seat * DECK_ROOM + self.deck_size[seat]] = kind
        self.deck_size[seat] += 1
        self.known[seat] += 1

    def look_at_top(self) -> None:
        """The owner looks at the top card, in secret unless everybody knows it."""
        if self.known[self.seat] == 0:
            self.known[self.seat] = 1
            self.secret[self.seat] = 1
            self.missed[self.seat] = 0
            self.unveil()

    def top_is_open(self) -> bool:
        """Whether everybody knows the top card."""
        return self.known[self.seat] > self.secret[self.seat]

    def show_top(self) -> None:
        """Everybody sees the top card."""
        if not self.top_is_open():
            self.known[self.seat] = 1
            self.secret[self.seat] = 0
            self.unveil()

    # ---- board -----------------------------------------------------------------------------------

    def lay_rail(self, cell: i64) -> None:
        """Put a rail of the seat on a cell."""
        first = 2 * self.seat
        if cell < WORD:
            self.own[first] |= BIT[cell]
        else:
            self.own[first + 1] |= BIT[cell - WORD]
        self.near[first] = (self.near[first] | self.setting.near[2 * cell]) & ~self.own[first]
        self.near[first + 1] = (self.near[first + 1] | self.setting.near[2 * cell + 1]) & ~self.own[first + 1]
        self.rails_on[cell] += 1
        self.rails_left[self.seat] -= 1

    def put_station(self, cell: i64) -> None:
        """Put a station on a city."""
        self.stations_on[cell] += 1
        self.stations_left -= 1
        if self.stations_on[cell] == self.setting.room[cell]:
            if cell < WORD:
                self.free[0] &= ~BIT[cell]
            else:
                self.free[1] &= ~BIT[cell - WORD]

    def rail_cost(self, cell: i64, waived: i64) -> i64:
        """The coins for a rail on a cell where the seat has none."""
        setting = self.setting
        ground = setting.ground[cell]
        if waived & WAIVE_COINS:
            if setting.okazu and ground == board.REMOTE:
                return setting.fee[cell]
            return 0
        cost: i64 = 0
        if waived & WAIVER_OF_GROUND[ground] == 0:
            cost = setting.fee[cell] + self.stations_on[cell]
        if waived & WAIVE_OTHERS == 0:
            cost += self.rails_on[cell]
        return cost

    def has_rail(self, seat: i64, cell: i64) -> bool:
        """Whether the seat has a rail on the cell."""
        if cell < WORD:
            return self.own[2 * seat] & BIT[cell] != 0
        return self.own[2 * seat + 1] & BIT[cell - WORD] != 0

    # ---- points ----------------------------------------------------------------------------------

    def city_points(self, seat: i64) -> i64:
        """The points of a seat's rails in cities: by the stations there."""
        points: i64 = 0
        first: i64 = 0
        while first < 2 * WORD:
            rails = self.own[2 * seat + first // WORD]
            while rails:
                points += STATION_POINTS[self.stations_on[first + lowest_bit(rails)]]
                rails &= rails - 1
            first += WORD
        return points

    def remote_points(self, seat: i64) -> i64:
        """The points of a seat's rails in remote locations: the numbers of the places."""
        points: i64 = 0
        first: i64 = 0
        while first < 2 * WORD:
            rails = self.own[2 * seat + first // WORD] & self.setting.remote[first // WORD]
            while rails:
                points += self.setting.fee[first + lowest_bit(rails)]
                rails &= rails - 1
            first += WORD
        return points

    def rail_points(self, seat: i64) -> i64:
        """The points of all rails of a seat."""
        return self.city_points(seat) + self.remote_points(seat)

    def card_points(self, seat: i64) -> i64:
        """The points of all victory cards that a seat owns."""
        points: i64 = 0
        for kind in range(APARTMENT, SKYSCRAPER + 1):
            points += POINTS[kind] * self.owned(seat, kind)
        return points

    def owned(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat owns, wherever they are; everybody can count that."""
        total = self.count(HAND + seat, kind) + self.count(DISCARD + seat, kind)
        if seat == self.seat:
            total += self.count(PLAY, kind) + self.count(GAINED, kind) + self.count(ASIDE, kind)
        first = seat * DECK_ROOM
        for place in range(first, first + self.deck_size[seat]):
            if self.deck[place] == kind:
                total += 1
        return total

    def scores(self) -> list[int]:
        """Points on the track, of rails and of cards, as if the game ended now."""
        points: list[int] = []
        for seat in range(self.setting.players):
            points.append(self.track[seat] + self.rail_points(seat) + self.card_points(seat))
        return points

    # ---- copies ----------------------------------------------------------------------------------

    def copy_pieces(self, copy: Pieces) -> None:
        """Give a copy the same pieces; the decks are shared until one of the two changes them."""
        self.deck_is_shared = True
        copy.seat = self.seat
        copy.first = self.first
        copy.chance = self.chance.clone()
        copy.knowledge = self.knowledge
        copy.cards = self.cards[:]
        copy.kinds = self.kinds[:]
        copy.in_game = self.in_game
        copy.bought = self.bought[:]
        copy.deck = self.deck
        copy.deck_size = self.deck_size[:]
        copy.known = self.known[:]
        copy.secret = self.secret[:]
        copy.missed = self.missed[:]
        copy.clean = self.clean
        copy.rails_on = self.rails_on[:]
        copy.own = self.own[:]
        copy.near = self.near[:]
        copy.stations_on = self.stations_on[:]
        copy.free = self.free[:]
        copy.rails_left = self.rails_left[:]
        copy.stations_left = self.stations_left
        copy.track = self.track[:]

    def think(self, rng: Rng) -> None:
        """Reshuffle from this generator from now on."""
        self.chance = thinking_chance(rng)

    def forget_drawn(self) -> None:
        """Take over the decks without what their empty places still tell of the cards that were drawn."""
        decks = NO_DECKS[: self.setting.players * DECK_ROOM]
        for seat in range(self.setting.players):
            first = seat * DECK_ROOM
            for place in range(first, first + self.deck_size[seat]):
                decks[place] = self.deck[place]
        self.deck = decks
        self.deck_is_shared = False

    def forget_deck(self, seat: i64, known: i64, rng: Rng) -> None:
        """Shuffle a deck below the cards on top that are known."""
        first = seat * DECK_ROOM
        hidden = self.deck_size[seat] - known
        pool = self.deck[first : first + hidden]
        rng.shuffle_anew(pool, hidden)
        if known < self.known[seat]:
            self.keep_missed(seat, pool, hidden - 1, 0, 0, rng)
        for place in range(hidden):
            self.deck[first + place] = pool[place]

    def forget_hand_and_deck(self, seat: i64, rng: Rng) -> None:
        """Deal a hand and a deck anew, but for what everybody has seen of both."""
        first = seat * DECK_ROOM
        hidden = self.deck_size[seat] - (self.known[seat] - self.secret[seat])
        last = first + hidden
        pool = self.deck[first:last]
        hand = (HAND + seat) * KINDS
        shown = (SHOWN + seat) * KINDS
        unseen: i64 = 0
        for kind in range(KINDS):
            while self.cards[hand + kind] > self.cards[shown + kind]:
                self.take(HAND + seat, kind)
                pool = append(pool, kind)
                unseen += 1
        total = hidden + unseen
        rng.shuffle_anew(pool, total)
        clean: i64 = 0
        if seat == self.seat:
            clean = self.clean - self.size(HAND + seat)
            self.keep_clean(pool, hidden, clean, rng)
        if self.secret[seat]:
            self.keep_missed(seat, pool, hidden - 1, hidden, clean, rng)
        for place in range(hidden):
            self.deck[first + place] = pool[place]
        for place in range(hidden, total):
            self.put(HAND + seat, pool[place])

    def keep_clean(self, pool: vec[i64], first: i64, count: i64, rng: Rng) -> None:
        """Exchange Waste in some places of a pool for random other cards of it."""
        last = first + count
        for place in range(first, last):
            while pool[place] == WASTE:
                other = rng.below(len(pool))
                if (other < first or other >= last) and pool[other] != WASTE:
                    pool[place] = pool[other]
                    pool[other] = WASTE

    def keep_missed(self, seat: i64, pool: vec[i64], top: i64, first: i64, clean: i64, rng: Rng) -> None:
        """Exchange the secret card on top of a pool if it was named in vain; no Waste for the clean places."""
        missed = self.missed[seat]
        last = first + clean
        while missed & BIT[pool[top]]:
            other = rng.below(len(pool))
            if missed & BIT[pool[other]] == 0 and (pool[top] != WASTE or other < first or other >= last):
                kind = pool[top]
                pool[top] = pool[other]
                pool[other] = kind
