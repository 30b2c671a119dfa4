"""The options of Trains: edition, map, cards, and a limit for simulations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from railbox.core.catalogue import BadOptions, Options
from railbox.games.trains import cards
from railbox.games.trains.board import MapData

Edition = Literal["aeg", "okazu"]
CardSet = Literal["random", "tokyo_beginners", "osaka_beginners", "reforming_and_tunneling", "holiday_pass"]
MapName = Literal["tokyo", "osaka"]


class TrainsOptions(Options, frozen=True, kw_only=True):
    """Edition, map and cards of Trains; the defaults are the AEG edition on Tokyo with random cards."""

    edition: Annotated[
        Edition,
        Meta(description="The rules of AEG (2013) or of OKAZU (2012): ties, lasting effects and five cards differ."),
    ] = "aeg"
    map: Annotated[
        MapName | MapData,
        Meta(description="A map of the box, or your own as data: name, cells, blocked_borders."),
    ] = "tokyo"
    cards: Annotated[
        CardSet | list[str],
        Meta(description="The eight selectable kinds: random, a suggested set, or a list of eight names."),
    ] = "random"
    landfill: Annotated[
        bool,
        Meta(description="For a first game: Landfill is one of the eight random kinds."),
    ] = False
    turn_limit: Annotated[
        int,
        Meta(
            ge=1,
            le=1000,
            description="For simulations: after so many turns of each player the game is over. "
            "The rules know no such limit, and players who want to win never come near it.",
        ),
    ] = 250


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
