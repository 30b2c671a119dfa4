"""Figures: the numbers that a game's guide weighs by, as data, so that games can tune them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec

FILE = "figures.json"


class Figure(msgspec.Struct, frozen=True):
    """A number of a guide: what it means, and its value by number of players, the fewest first."""

    name: str
    meaning: str
    values: tuple[float, ...]


Figures = tuple[Figure, ...]


def read_figures(package: str) -> Figures:
    """The figures of a game's package, in the order in which its guide knows them."""
    return msgspec.json.decode((files(package) / FILE).read_bytes(), type=Figures)


def write_figures(path: Path, figures: Figures) -> None:
    """Write them as `read_figures` reads them, one to a line."""
    path.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(figure) for figure in figures) + b"\n]\n")


def values_for(figures: Figures, place: int) -> list[float]:
    """The values for one number of players, by its place among those that a game takes."""
    return [figure.values[place] for figure in figures]


def with_values(figures: Figures, place: int, values: list[float]) -> Figures:
    """The same figures with other values for one number of players."""
    return tuple(
        msgspec.structs.replace(figure, values=(*figure.values[:place], value, *figure.values[place + 1 :]))
        for figure, value in zip(figures, values, strict=True)
    )
