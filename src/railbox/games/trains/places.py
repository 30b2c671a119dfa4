"""How the cells of a map are told: towns by their names, other cells by a town nearby ("river east of Hachioji").

Each cell has two messages: what it is, and where something is that lies in it ("on the river east of Hachioji"). A
direction and a number of cells lead to one cell only, so places of a map are told apart as long as its towns are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from railbox.core.messages import Message
from railbox.games.trains.board import CellData, Map

SIDES = ("east", "west", "north-east", "north-west", "south-east", "south-west")
UPRIGHT = ("north", "south")
FARTHEST = 4
VOWELS = "aeiouàâäèéêëîïôöùûüAEIOUÀÂÄÈÉÊËÎÏÔÖÙÛÜ"


class Places:
    """The messages of all cells of a map, by their numbers."""

    def __init__(self, chart: Map) -> None:
        names = Counter(cell.name for cell in chart.cells if cell.name)
        self._at = {(cell.row, cell.col): cell for cell in chart.cells}
        self._unique = {name for name, count in names.items() if count == 1}
        self.names = [self._name(cell) for cell in chart.cells]
        self.where = [self._where(cell) for cell in chart.cells]

    def _name(self, cell: CellData) -> Message:
        """What a cell is."""
        if cell.name:
            return Message("trains.town", {"name": self._title(cell)})
        return self._beside(cell, Message(f"trains.ground-{cell.terrain}"))

    def _where(self, cell: CellData) -> Message:
        """Where something is that lies in a cell."""
        if cell.name:
            return Message("trains.in-town", {"name": self._title(cell)})
        return self._beside(cell, Message(f"trains.on-{cell.terrain}"))

    def _title(self, cell: CellData) -> str:
        """The name of a town, with its place where the map has the name more than once."""
        return cell.name if cell.name in self._unique else f"{cell.name} ({cell.id})"

    def _beside(self, cell: CellData, ground: Message) -> Message:
        """A cell without a name, by the nearest town from which one way leads to it."""
        for side, steps, town in self._ways(cell):
            if town in self._unique:
                near = Message("trains.of-vowel" if town[0] in VOWELS else "trains.of", {"name": town})
                if steps == 1:
                    return Message(f"trains.beside-{side}", {"ground": ground, "of": near})
                return Message(f"trains.away-{side}", {"ground": ground, "of": near, "count": steps})
        return Message("trains.cell", {"ground": ground, "cell": cell.id})

    def _ways(self, cell: CellData) -> Iterator[tuple[str, int, str]]:
        """Sides, steps and towns from which these steps lead to a cell, the nearest first."""
        for steps in range(1, FARTHEST + 1):
            for side in SIDES + (UPRIGHT if steps % 2 == 0 else ()):
                town = self._at.get(_step_back(cell, side, steps))
                if town is not None and town.name:
                    yield side, steps, town.name


def _step_back(cell: CellData, side: str, steps: int) -> tuple[int, int]:
    """Row and column of the place from which some steps towards a side lead to a cell.

    Columns are counted in halves, since odd rows lie half a cell to the right: 2 for a step east, 1 for one north-east.
    """
    halves = 2 * cell.col + cell.row % 2
    down = -steps if "north" in side else steps if "south" in side else 0
    across = steps if down else 2 * steps
    right = across if "east" in side else -across if "west" in side else 0
    row = cell.row - down
    return row, (halves - right - row % 2) // 2
