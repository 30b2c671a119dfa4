"""Makes the golden records of Metro: `python -m tests.metro.make_golden`."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.golden import FOLDER, random_record

SINGLE: dict[str, dict[str, Any]] = {
    "base": {},
    "hand-2": {"hand_size": 2},
    "hand-3": {"hand_size": 3},
    "free-orientation": {"free_orientation": True},
    "companies": {"companies": True},
    "central-wagons": {"central_wagons": True},
    "central-rails": {"central_rails": True},
    "central-rails-0": {"central_rails": True, "central_rail_points": 0},
    "station-numbers": {"station_numbers": 1},
    "companies-wagons": {"companies": True, "central_wagons": True},
    "companies-rails": {"companies": True, "central_rails": True},
    "companies-numbers": {"companies": True, "station_numbers": 1},
    "wagons-numbers": {"central_wagons": True, "station_numbers": 1},
    "rails-numbers": {"central_rails": True, "station_numbers": 1},
    "open-numbers": {"station_numbers": 1, "open_numbers": True},
    "first-by-lot": {"first": "random"},
    "everything": {
        "hand_size": 3,
        "free_orientation": True,
        "companies": True,
        "central_wagons": True,
        "station_numbers": 1,
        "numbering": "cablecar2009_clockwise",
    },
}
WANTED = {f"{name}-{players}": (players, options) for (name, options), players in product(SINGLE.items(), range(2, 7))}


def main() -> None:
    """Write every wanted record."""
    for number, (name, (players, options)) in enumerate(WANTED.items()):
        random_record("metro", players, f"golden-{number}", options).save(FOLDER / "metro" / f"{name}.json")


if __name__ == "__main__":
    main()
