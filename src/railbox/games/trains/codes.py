"""The numbers of Trains: zones, verbs, questions, journal entries, waivers, ends and actions, each group from 0 on.

Rules, views and words know these things by their names here and number nothing themselves. They are literals, so that
compiled code has them built in; only tests look at the groups as a whole.
"""

from __future__ import annotations

from typing import Final

# ---- zones; those of a seat are numbered from its seat on ----------------------------------------

SUPPLY: Final = 0
REMOVED: Final = 1  # back in the box
PLAY: Final = 2  # the play area of the seat whose turn it is
GAINED: Final = 3  # its gained area
ASIDE: Final = 4  # revealed cards that are neither here nor there yet
HAND: Final = 5
DISCARD: Final = 9
SHOWN: Final = 13  # not a place: the cards of a hand that everybody knows
ZONES: Final = 17

# ---- verbs: answers that name no card and no cell -------------------------------------------------

DONE: Final = 0
DECLINE: Final = 1
RETURN_WASTE: Final = 2
DRAW: Final = 3
COIN: Final = 4
ON_DECK: Final = 5
TO_GAINED: Final = 6
DISCARD_IT: Final = 7

VERB_TEXTS: Final = ("done", "decline", "return waste", "draw", "coin", "on deck", "to gained", "discard")

# ---- questions ------------------------------------------------------------------------------------

TURN: Final = 0
START: Final = 1
RAIL: Final = 2
STATION: Final = 3
PURCHASE: Final = 4  # Early Train: where a bought card goes
PRICE_OF_TRAIN: Final = 5  # Amusement Park: which train in play
COPY: Final = 6  # Stationmaster's Office: which action card
DISCARD_TO_DRAW: Final = 7  # Conductor's Station
DISCARD_FOR_COINS: Final = 8  # Mail Train
DISCARD_EXACTLY: Final = 9  # Garage
WASTE_FOR_COINS: Final = 10  # Freight Train
NAME: Final = 11  # Command Central
TAKE_REVEALED: Final = 12  # Information Central
PUT_BACK: Final = 13  # Information Central
SHOW_TRAIN: Final = 14  # Maintenance Factory
PULL_TRAIN: Final = 15  # Pulling
TOP_CARD: Final = 16  # Signals
CREW: Final = 17  # Station Crew
TRAIN_TO_DECK: Final = 18  # Switchback
REMOVE: Final = 19  # Wagon Factory
GAIN_TRAIN: Final = 20  # Wagon Factory
GAME_OVER: Final = 21

QUESTION_NAMES: Final = (
    "turn",
    "start",
    "rail",
    "station",
    "purchase",
    "price-of-train",
    "copy",
    "discard-to-draw",
    "discard-for-coins",
    "discard-exactly",
    "waste-for-coins",
    "name",
    "take-revealed",
    "put-back",
    "show-train",
    "pull-train",
    "top-card",
    "crew",
    "train-to-deck",
    "remove",
    "gain-train",
    "over",
)

# ---- journal entries; what follows the code is said beside each -----------------------------------

RESHUFFLED: Final = 0  # seat
CARDS_DRAWN: Final = 1  # seat, then each kind
WASTE_GAINED: Final = 2  # seat
WASTE_RETURNED: Final = 3  # seat, how many
RAIL_STARTED: Final = 4  # seat, cell
CARD_PLAYED: Final = 5  # seat, kind, coins that it brings
PLAYED_WITHOUT_EFFECT: Final = 6  # seat, kind, coins
EFFECT_DECLINED: Final = 7  # seat, kind
EFFECT_IMPOSSIBLE: Final = 8  # seat, kind
COINS_GAINED: Final = 9  # seat, coins
RAIL_BUILT: Final = 10  # seat, cell, coins paid
STATION_BUILT: Final = 11  # seat, cell
CARD_BOUGHT: Final = 12  # seat, kind, coins paid
CARD_PUT_ON_DECK: Final = 13  # seat, kind
CARD_GAINED: Final = 14  # seat, kind
CARD_GAINED_TO_HAND: Final = 15  # seat, kind
CARD_DISCARDED: Final = 16  # seat, kind
CARD_REMOVED: Final = 17  # seat, kind
CARDS_REVEALED: Final = 18  # seat, then each kind
CARD_TAKEN: Final = 19  # seat, kind
TOP_SEEN: Final = 20  # seat, kind (for its eyes only)
TOP_KEPT: Final = 21  # seat
CARD_NAMED: Final = 22  # seat, kind
TRAIN_SHOWN: Final = 23  # seat, kind
EFFECT_COPIED: Final = 24  # seat, kind
POINT_SCORED: Final = 25  # seat
TURN_ENDED: Final = 26  # seat
GAME_ENDED: Final = 27  # reason

# ---- what a lasting effect waives when rails are built, as bits -----------------------------------

WAIVE_RIVER: Final = 1
WAIVE_MOUNTAIN: Final = 2
WAIVE_CITY: Final = 4
WAIVE_OTHERS: Final = 8
WAIVE_COINS: Final = 16

# ---- what ends a game, by its number --------------------------------------------------------------

END_REASONS: Final = ("four-empty-piles", "rails-used-up", "stations-used-up", "turn-limit")

# ---- actions: those of a card are numbered by its kind, those of a cell by the cell after the last verb

PLAYS: Final = 0
PLAYS_WITHOUT_EFFECT: Final = 39  # + place in cards.WITHOUT_QUESTION
BUYS: Final = 54
CHOICES: Final = 93
VERBS: Final = 132
CELLS: Final = 140  # rails, then stations
