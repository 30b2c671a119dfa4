"""The cards of Trains: the facts, read once. Each of the 39 kinds has a number, its place in cards.json.

The rules know a kind by its name here, for instance MAIL_TRAIN; what it does is found by that name in effects.py.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FACTS: Final = files("railbox.games.trains") / "facts"
BOX: Final[dict[str, Any]] = json.loads((FACTS / "cards.json").read_text(encoding="utf-8"))
CARDS: Final[list[dict[str, Any]]] = BOX["cards"]
NAMES: Final[list[str]] = [card["id"] for card in CARDS]
NUMBER_OF: Final = {name: number for number, name in enumerate(NAMES)}

NORMAL_TRAIN: Final = 0
EXPRESS_TRAIN: Final = 1
LIMITED_EXPRESS_TRAIN: Final = 2
LAY_RAILS: Final = 3
STATION_EXPANSION: Final = 4
APARTMENT: Final = 5
TOWER: Final = 6
SKYSCRAPER: Final = 7
WASTE: Final = 8
AMUSEMENT_PARK: Final = 9
BULLET_TRAIN: Final = 10
COLLABORATION: Final = 11
COMMAND_CENTRAL: Final = 12
CONDUCTORS_STATION: Final = 13
CONTROL_ROOM: Final = 14
DUMP_SITE: Final = 15
EARLY_TRAIN: Final = 16
FREIGHT_TRAIN: Final = 17
GARAGE: Final = 18
HOLIDAY_TIMETABLE: Final = 19
INFORMATION_CENTRAL: Final = 20
IRONWORKS: Final = 21
LANDFILL: Final = 22
MAIL_TRAIN: Final = 23
MAINTENANCE_FACTORY: Final = 24
PASSING_STATION: Final = 25
PULLING: Final = 26
SIGNALING_AREA: Final = 27
SIGNALS: Final = 28
STATION_CREW: Final = 29
STATIONMASTERS_OFFICE: Final = 30
STEEL_BRIDGE: Final = 31
SUBWAY_EXCAVATION: Final = 32
SWITCHBACK: Final = 33
TEMPORARY_TIMETABLE: Final = 34
TOURIST_TRAIN: Final = 35
TUNNEL: Final = 36
VIADUCT: Final = 37
WAGON_FACTORY: Final = 38
KINDS: Final = 39


def _check_names() -> None:
    """The numbers above must be the places in cards.json."""
    for number, name in enumerate(NAMES):
        if globals().get(name.upper()) != number:
            raise ValueError(f"cards.json: card {number} is {name!r}, which cards.py numbers otherwise")


_check_names()

COSTS: Final[list[int]] = [card["cost"] for card in CARDS]
VALUES: Final[list[int]] = [card["value"] for card in CARDS]
POINTS: Final[list[int]] = [card["vp"] for card in CARDS]


def of_type(name: str) -> int:
    """The kinds that bear a type icon, as a mask."""
    return sum(1 << number for number, card in enumerate(CARDS) if name in card["types"])


def mask(*kinds: int) -> int:
    """A set of kinds."""
    return sum(1 << kind for kind in kinds)


TRAINS: Final = of_type("train")
RAILS: Final = of_type("rail")
ACTIONS: Final = of_type("action")
VICTORY: Final = of_type("victory")
SELECTABLE: Final = [number for number, card in enumerate(CARDS) if card["supply"] == "selectable"]
ALWAYS: Final = [number for number, card in enumerate(CARDS) if card["supply"] == "always"]
SETS: Final[dict[str, list[str]]] = BOX["suggested_sets"]
SELECTED: Final = 8

# Effects that begin without a question: whoever does not want one says so when playing the card
WITHOUT_QUESTION: Final = [
    BULLET_TRAIN,
    COMMAND_CENTRAL,
    CONTROL_ROOM,
    DUMP_SITE,
    EARLY_TRAIN,
    GARAGE,
    HOLIDAY_TIMETABLE,
    INFORMATION_CENTRAL,
    IRONWORKS,
    LANDFILL,
    PASSING_STATION,
    SIGNALING_AREA,
    SIGNALS,
    TEMPORARY_TIMETABLE,
    TOURIST_TRAIN,
]

# Cards with another name in the OKAZU edition, in one language at least
OKAZU_NAMES: Final = (
    "normal_train",
    "limited_express_train",
    "station_expansion",
    "apartment",
    "tower",
    "waste",
    "bullet_train",
    "collaboration",
    "command_central",
    "conductors_station",
    "control_room",
    "dump_site",
    "early_train",
    "garage",
    "holiday_timetable",
    "information_central",
    "ironworks",
    "landfill",
    "passing_station",
    "pulling",
    "signaling_area",
    "signals",
    "station_crew",
    "subway_excavation",
    "switchback",
    "tourist_train",
    "wagon_factory",
)

# Cards that do something else in the OKAZU edition, or in a reading of it that a table has chosen
OKAZU_TEXTS: Final = (
    "command_central",
    "early_train",
    "ironworks",
    "stationmasters_office",
    "subway_excavation",
    "wagon_factory",
)

STARTING_DECK: Final = [NUMBER_OF[name] for name, copies in BOX["starting_deck"].items() for _ in range(copies)]
HAND_SIZE: Final[int] = BOX["starting_hand"]
RAIL_TOKENS: Final[int] = BOX["tokens"]["rails_per_player"]
STATION_TOKENS: Final[int] = BOX["tokens"]["stations"]


COPIES: Final[list[int]] = [card["copies"] for card in CARDS]
