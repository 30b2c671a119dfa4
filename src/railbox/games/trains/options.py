"""The options of Trains: edition, map, cards, readings of doubtful texts, and a limit for simulations."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from railbox.core.catalogue import BadOptions, Options
from railbox.games.trains import cards
from railbox.games.trains.board import Map, MapData, find_map

Edition = Literal["aeg", "okazu"]
Reading = Literal["edition", "aeg", "okazu"]
CardSet = Literal["random", "tokyo_beginners", "osaka_beginners", "reforming_and_tunneling", "holiday_pass"]
MapName = Literal["suggested", "tokyo", "osaka"]


def _group(name: str, ruling: bool = False, **limits: Any) -> Meta:
    """Where a form shows an option, and whether it tells a ruling; its words are messages."""
    return Meta(extra_json_schema={"group": name, "ruling": ruling}, **limits)


class TrainsOptions(Options, frozen=True, kw_only=True):
    """Edition, map and cards of Trains; the defaults are the AEG edition on Tokyo with random cards."""

    edition: Annotated[Edition, _group("usual", ruling=True)] = "aeg"
    map: Annotated[MapName | MapData, _group("board")] = "suggested"
    cards: Annotated[CardSet | list[str], _group("usual")] = "random"
    landfill: Annotated[bool, _group("help")] = False
    first: Annotated[Literal["first_seat", "random"], _group("variant")] = "first_seat"
    ironworks: Annotated[Reading, _group("variant", ruling=True)] = "edition"
    wagon_factory: Annotated[Reading, _group("variant", ruling=True)] = "edition"
    subway_waste: Annotated[bool, _group("variant", ruling=True)] = True
    turn_limit: Annotated[int, _group("variant", ge=1, le=1000)] = 250


SUGGESTED_MAPS: Final = {"osaka_beginners": "osaka"}
"""The map that a suggested set is made for, where it is not Tokyo."""


def chosen_map(options: TrainsOptions) -> Map:
    """The map that the options choose: the one they name, or the one that their set of cards is made for."""
    if options.map != "suggested":
        return find_map(options.map)
    return find_map(SUGGESTED_MAPS.get(options.cards, "tokyo") if isinstance(options.cards, str) else "tokyo")


def is_okazu(reading: Reading, edition: Edition) -> bool:
    """Whether a card does what the OKAZU edition says."""
    return (edition if reading == "edition" else reading) == "okazu"


def chosen_cards(options: TrainsOptions) -> list[int]:
    """The kinds that the options choose, in the order of cards.json; none where chance does."""
    choice = options.cards
    if choice == "random":
        return []
    if options.landfill:
        raise BadOptions("trains options: landfill goes with random cards only; name it among your cards instead")
    names = cards.SETS[choice] if isinstance(choice, str) else choice
    for name in names:
        if cards.NUMBER_OF.get(name) not in cards.SELECTABLE:
            raise BadOptions(f"trains options: cards: {name!r} is not one of the 30 selectable kinds")
        if names.count(name) > 1:
            raise BadOptions(f"trains options: cards: {name!r} is named more than once")
    if len(names) != cards.SELECTED:
        raise BadOptions(f"trains options: cards: {len(names)} kinds are named; a game needs {cards.SELECTED}")
    return sorted(cards.NUMBER_OF[name] for name in names)
