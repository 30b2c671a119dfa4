"""Refusals tell the truth: each reason is held against an independent check of it, over random illegal actions.

The checks read what a seat sees (its view and the layout) and walk the board tile by tile; they share nothing with the
tables of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import railbox
from railbox import IllegalAction
from railbox.core.rng import stream
from tests.metro.scenes import metro, without_tiles
from tests.metro.walk import place_of

TRIES = 3
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CENTRE = ("d4", "e4", "d5", "e5")

GAMES: list[dict[str, Any]] = [
    {},
    {"free_orientation": True},
    {"hand_size": 2},
    {"hand_size": 3, "free_orientation": True},
    {"companies": True},
    {"central_wagons": True},
    {"central_rails": True, "station_numbers": 1},
    {"companies": True, "central_wagons": True},
    {"companies": True, "central_wagons": True, "hand_size": 3, "free_orientation": True},
]


@cache
def layout_of(players: int, options: tuple[tuple[str, Any], ...]) -> Any:
    """The layout of a game, made once for all its moments."""
    return railbox.new_game("metro", players, 1, dict(options)).layout()


class Moment:
    """What the seat to act sees, and an action that it tries."""

    def __init__(self, match: railbox.Match, options: dict[str, Any], text: str) -> None:
        self.layout = layout_of(match.players, tuple(options.items()))
        self.options = options
        self.seat = match.to_act
        self.view = match.view(self.seat)["game"]
        self.me = self.view["players"][self.seat]
        self.words = text.split()
        self.since_tile = 0
        for action in reversed(match.actions):
            if action.startswith("place"):
                break
            self.since_tile += action.startswith(("exchange", "wagon", "pass"))
        self.tiles = {place_of(tile["cell"]): tile["tile"] for tile in self.view["tiles"]}

    # ---- the reasons, each by itself -------------------------------------------------------------

    def place_the_tile(self) -> bool:
        return bool(self.view["must_place"]) and self.words[0] != "place"

    def supply_empty(self) -> bool:
        return self.words == ["draw"] and self.view["supply"] == 0

    def one_tile_in_hand(self) -> bool:
        return self.words[0] == "tile" and len(self.me["tiles"]) == 1

    def tile_not_in_hand(self) -> bool:
        return self.words[0] == "tile" and self.words[1] not in self.me["tiles"]

    def tile_left(self) -> bool:
        return self.words == ["pass"] and len(self.me["tiles"]) > 0

    def no_tile_left(self) -> bool:
        return self.words[0] in ("place", "tile") and not self.me["tiles"] and not self.view["must_place"]

    def choose_a_tile(self) -> bool:
        several = self.options.get("hand_size", 1) > 1
        return self.words[0] == "place" and several and not self.view["must_place"] and bool(self.me["tiles"])

    def orientation(self) -> bool:
        return "turned" in self.words and not self.options.get("free_orientation")

    def same_when_turned(self) -> bool:
        turned = self.layout["turned"][self.view["to_place"]]
        return turned[self.turn()] in turned[: self.turn()]

    def cell_taken(self) -> bool:
        return place_of(self.words[1]) in self.tiles

    def not_adjacent(self) -> bool:
        return not self.touches(self.words[1])

    def one_tile_line(self) -> bool:
        """The tile, as it would lie, finishes a line of one passage, and some other way to place it does not."""
        looks = self.layout["turned"][self.view["to_place"]]
        ways = looks if self.options.get("free_orientation") else looks[:1]
        free = [cell for cell in self.layout["cells"] if place_of(cell) not in self.tiles and self.touches(cell)]
        here = self.finishes_single(self.words[1], looks[self.turn()])
        return here and any(not self.finishes_single(cell, look) for cell in free for look in ways)

    def no_companies(self) -> bool:
        return not self.options.get("companies") and ("share" in self.words or self.words[0] == "exchange")

    def exchange_closed(self) -> bool:
        return self.words[0] == "exchange" and max(company["profit"] for company in self.view["companies"]) >= 25

    def share_shown(self) -> bool:
        return self.words[0] == "exchange" and bool(self.me["shares"][int(self.words[1]) // 10 - 1]["shown"])

    def rounds_without_tile(self) -> bool:
        return self.words[0] == "exchange" and self.since_tile >= 50 * len(self.view["players"])

    def no_central_wagons(self) -> bool:
        return self.words[0] == "wagon" and not self.options.get("central_wagons")

    def show_a_share(self) -> bool:
        return self.words[0] == "wagon" and bool(self.options.get("companies")) and "share" not in self.words

    def wagon_used(self) -> bool:
        return self.words[0] == "wagon" and self.me["colour"] in self.view["wagons"]

    def company_wagon_used(self) -> bool:
        company = self.me["shares"][int(self.words[3]) // 10 - 1]["company"]
        return self.words[0] == "wagon" and company in self.view["wagons"]

    def departure_taken(self) -> bool:
        return self.view["wagons"][int(self.words[1][1]) - 1] is not None

    def one_tile_line_finished(self) -> bool:
        """The tile at that place leads its track straight back into the centre, or out of the board."""
        station = self.layout["central"][int(self.words[1][1]) - 1]
        tile = self.tiles[place_of(station["cell"])]
        return self.arrives(station["cell"], self.exit_of(tile, station["side"]))

    # ---- the board -----------------------------------------------------------------------------------

    def turn(self) -> int:
        return int(self.words[3]) // 90 if "turned" in self.words else 0

    def touches(self, cell: str) -> bool:
        row, col = place_of(cell)
        laid = {place for place in self.tiles if place not in {place_of(centre) for centre in CENTRE}}
        border = row in (0, 7) or col in (0, 7)
        return border or any((row + down, col + right) in laid for down, right in STEPS.values())

    def exit_of(self, tile: str, side: str) -> str:
        return str(self.layout["tiles"][tile]["NESW".index(side)])

    def arrives(self, cell: str, side: str) -> bool:
        """Whether a track that leaves a cell by a side arrives: beyond the border, or in the Central Station."""
        row, col = (at + step for at, step in zip(place_of(cell), STEPS[side], strict=True))
        inside = 0 <= row < 8 and 0 <= col < 8
        centre = (row, col) in {place_of(name) for name in CENTRE}
        return not inside or (centre and not self.view["rails"])

    def finishes_single(self, cell: str, look: str) -> bool:
        """Whether a line from a border departure or an occupied central one would have this tile only."""
        departures = [(station["cell"], station["side"]) for station in self.layout["stations"]]
        for station, owner in zip(self.layout["central"], self.view["wagons"], strict=False):
            if owner is not None:
                departures.append((station["cell"], station["side"]))
        return any(at == cell and self.arrives(cell, self.exit_of(look, side)) for at, side in departures)


def reason(rule: str) -> Callable[[Moment], bool]:
    """The check of a rule, by its name."""
    check: Callable[[Moment], bool] = getattr(Moment, rule.removeprefix("metro.").replace("-", "_"))
    return check


def refusals(options: dict[str, Any], players: int, seed: int) -> set[str]:
    """Play a random game, try random illegal actions at every moment, and hold each reason against its check."""
    match = railbox.new_game("metro", players, seed, options)
    rng = stream(str(seed), "refusals")
    space = match.ruleset.actions
    blocks = list(space.blocks.values())
    found = set()
    while not match.over:
        legal = match.legal()
        for _ in range(TRIES):
            block = blocks[rng.below(len(blocks))]
            text = space.text(block[rng.below(len(block))])
            if text in legal:
                continue
            with pytest.raises(IllegalAction) as caught:
                match.play(text)
            rule = caught.value.rule
            assert reason(rule)(Moment(match, options, text)), f"{text!r} is refused by {rule}, which is not so"
            found.add(rule)
        match.play(legal[rng.below(len(legal))])
    return found


def test_every_reason_is_true() -> None:
    """The games meet all reasons but two that need a rare moment."""
    found = set()
    for number, options in enumerate(GAMES):
        for seed in range(3):
            found |= refusals(options, 2 + seed % 2, 10 * number + seed)
    every = {name for name, value in vars(Moment).items() if callable(value) and not name.startswith("_")}
    every -= {"turn", "touches", "exit_of", "arrives", "finishes_single"}
    met = {rule.removeprefix("metro.").replace("-", "_") for rule in found}
    assert every - met <= {"rounds_without_tile", "no_tile_left"}


@pytest.mark.parametrize("hand_size", [1, 2])
def test_a_seat_without_tiles_is_refused_truly(hand_size: int) -> None:
    options = {"central_wagons": True, "hand_size": hand_size}
    match = without_tiles(0, **options)
    for text in ("place a1", "place a1 turned 90", "tile aaaa", "draw"):
        with pytest.raises(IllegalAction) as caught:
            match.play(text)
        assert reason(caught.value.rule)(Moment(match, options, text))


def test_the_guard_of_exchanges_is_told_truly() -> None:
    options = {"companies": True}
    match = railbox.new_game("metro", 2, 1, options)
    for _ in range(100):
        match.play("exchange 30 pile")
    with pytest.raises(IllegalAction) as caught:
        match.play("exchange 30 pile")
    assert reason(caught.value.rule)(Moment(match, options, "exchange 30 pile"))
    assert metro(match).turns_without_tile == 100
