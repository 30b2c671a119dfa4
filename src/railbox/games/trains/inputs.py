"""What a network judges a seat of Trains by, at the end of a turn: all decks, the supply, and how far the game is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.games.trains.cards import KINDS, WASTE
from railbox.games.trains.codes import ASIDE, DISCARD, GAINED, HAND, PLAY, SUPPLY
from railbox.games.trains.pieces import DECK_ROOM
from railbox.games.trains.rules import Trains

# Where the numbers stand: cards by kind, the seat's own first, then single numbers
OWN: Final = 0
RIVALS: Final = KINDS  # of all rivals together
PILES: Final = 2 * KINDS
ROUND: Final = 3 * KINDS
POINTS: Final = ROUND + 1  # on the track and of rails: those of cards are seen from the cards
BEST_POINTS: Final = ROUND + 2  # of a rival
RAILS_LEFT: Final = ROUND + 3
FEWEST_RAILS: Final = ROUND + 4  # that a rival has left
CELLS: Final = ROUND + 5  # with a rail of the seat
STATIONS_LEFT: Final = ROUND + 6
EMPTY: Final = ROUND + 7  # piles
TWO_EMPTY: Final = ROUND + 8  # or more
THREE_EMPTY: Final = ROUND + 9
TURNS_UNTIL: Final = ROUND + 10  # the seat's next one
OKAZU: Final = ROUND + 11  # the edition
INPUTS: Final = ROUND + 12


def write_inputs(state: Trains, seat: i64, into: vec[i16]) -> None:
    """Write the numbers of a seat."""
    for place in range(INPUTS):
        into[place] = 0
    players = state.setting.players
    best: i64 = -1
    fewest: i64 = state.rails_left[seat]
    for other in range(players):
        first: i64 = OWN
        if other != seat:
            first = RIVALS
            best = max(best, state.track[other] + state.rail_points(other))
            fewest = min(fewest, state.rails_left[other])
        add_zone(state, HAND + other, into, first)
        add_zone(state, DISCARD + other, into, first)
        if other == state.seat:
            add_zone(state, PLAY, into, first)
            add_zone(state, GAINED, into, first)
            add_zone(state, ASIDE, into, first)
        bottom = DECK_ROOM * other
        for place in range(bottom, bottom + state.deck_size[other]):
            into[first + state.deck[place]] += 1
    add_zone(state, SUPPLY, into, PILES)
    into[ROUND] = i16(state.turn // players)
    into[POINTS] = i16(state.track[seat] + state.rail_points(seat))
    into[BEST_POINTS] = i16(best)
    into[RAILS_LEFT] = i16(state.rails_left[seat])
    into[FEWEST_RAILS] = i16(fewest)
    into[CELLS] = i16(count_bits(state.own[2 * seat]) + count_bits(state.own[2 * seat + 1]))
    into[STATIONS_LEFT] = i16(state.stations_left)
    empty = count_bits(state.in_game & ~state.kinds[SUPPLY] & ~BIT[WASTE])
    into[EMPTY] = i16(empty)
    into[TWO_EMPTY] = i16(empty >= 2)
    into[THREE_EMPTY] = i16(empty >= 3)
    into[TURNS_UNTIL] = i16((seat - state.seat + players) % players)
    into[OKAZU] = i16(state.setting.okazu)


def add_zone(state: Trains, zone: i64, into: vec[i16], first: i64) -> None:
    """Add the cards of a zone by kind."""
    kinds = state.kinds[zone]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        into[first + kind] += i16(state.count(zone, kind))
