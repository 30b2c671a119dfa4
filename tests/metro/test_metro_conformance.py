"""The conformance kit on every variant and every permitted combination of expansions, with 2 to 6 players in turn."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from railbox.core.catalogue import find_game
from railbox.core.conformance import assert_conforms

COMBINATIONS = [
    {
        "hand_size": hand_size,
        "free_orientation": free_orientation,
        "companies": companies,
        "central_wagons": centre == "wagons",
        "central_rails": centre == "rails",
        "station_numbers": station_numbers,
    }
    for hand_size, free_orientation, companies, centre, station_numbers in product(
        (1, 2, 3), (False, True), (False, True), ("station", "wagons", "rails"), (0, 1)
    )
]


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_metro_conforms(number: int) -> None:
    players = 2 + number % 5
    assert_conforms(find_game("metro"), players, COMBINATIONS[number], seeds=[players])


@pytest.mark.parametrize(
    "options",
    [
        {"numbering": "cablecar2009_clockwise"},
        {"station_numbers": 4},
        {"station_numbers": 1, "more_numbers_9_16": 2, "more_numbers_25_32": 1},
        {"station_numbers": 2, "open_numbers": True, "companies": True},
        {"first": "random", "central_rails": True},
    ],
    ids=str,
)
def test_metro_conforms_with_rarer_options(options: dict[str, Any]) -> None:
    assert_conforms(find_game("metro"), 2, options)
