"""The maps of Trains: pointy-top hexes in rows, odd rows shifted half a hex to the right.

A map is data, printed ones and those of players alike: cells with their terrain, and borders that no rail crosses.
Cells are numbered in reading order and named by their place, r3c5 for row 3 and column 5, both from 0.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from railbox.core.boards import Fault, pieces
from railbox.core.catalogue import BadOptions
from railbox.core.messages import Message
from railbox.games.trains.cards import FACTS

Terrain = Literal["field", "river", "mountain", "city", "remote", "sea"]
TERRAINS: Final = ("field", "river", "mountain", "city", "remote", "sea")
FIELD: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
CITY: Final = 3
REMOTE: Final = 4
SEA: Final = 5

WORD: Final = 60  # cells in one word of a mask of cells
MAX_CELLS: Final = 120
MAX_BUILDINGS: Final = 3
MAX_REMOTE: Final = 9
FEWEST_STARTS: Final = 4  # cells where a line may begin: one for each player

STEPS: Final = (
    ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)),  # from an even row
    ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)),  # from an odd row
)


class CellData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hex of a map. A city has 1 to 3 buildings, a remote location its number; only these two need a name."""

    row: Annotated[int, msgspec.Meta(ge=0, le=99)]
    col: Annotated[int, msgspec.Meta(ge=0, le=99)]
    terrain: Terrain
    name: str = ""
    buildings: int = 0
    remote_number: int = 0

    @property
    def id(self) -> str:
        """The cell's place as text."""
        return f"r{self.row}c{self.col}"


Border = Annotated[list[str], msgspec.Meta(min_length=2, max_length=2)]


class MapData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A map as it is written down: cells, and pairs of cells that touch without being adjacent."""

    name: str
    cells: list[CellData]
    blocked_borders: list[Border] = []


def check_map(data: MapData) -> list[Fault]:
    """All mistakes of a map, each with the cells that it concerns."""
    return _Check(data).faults()


class _Check:
    """Looks through a map. Of cells that are given twice the first one counts."""

    def __init__(self, data: MapData) -> None:
        self.data = data
        self.cells: dict[str, CellData] = {}
        for cell in data.cells:
            self.cells.setdefault(cell.id, cell)
        self.found: list[Fault] = []

    def faults(self) -> list[Fault]:
        if not 2 <= len(self.data.cells) <= MAX_CELLS:
            counts = {"count": len(self.data.cells), "least": 2, "most": MAX_CELLS}
            return [Fault("cells", Message("trains.board-cells", counts))]
        for place, cell in enumerate(self.data.cells):
            self._cell(place, cell)
        for place, border in enumerate(self.data.blocked_borders):
            self._border(place, *border)
        if sum(cell.terrain not in ("sea", "remote") for cell in self.cells.values()) < FEWEST_STARTS:
            self.found.append(Fault("cells", Message("trains.board-starts", {"least": FEWEST_STARTS})))
        self._pieces()
        return self.found

    def _add(self, path: str, name: str, cell: CellData, **more: int | str) -> None:
        self.found.append(Fault(path, Message(f"trains.board-{name}", {"cell": _told(cell), **more}), [cell.id]))

    def _cell(self, place: int, cell: CellData) -> None:
        path = f"cells[{place}]"
        if self.cells[cell.id] is not cell:
            self._add(path, "twice", cell)
        if cell.terrain == "city" and not 1 <= cell.buildings <= MAX_BUILDINGS:
            self._add(f"{path}.buildings", "buildings", cell, most=MAX_BUILDINGS, count=cell.buildings)
        if cell.terrain == "remote" and not 1 <= cell.remote_number <= MAX_REMOTE:
            self._add(f"{path}.remote_number", "remote", cell, most=MAX_REMOTE, count=cell.remote_number)
        if cell.buildings and cell.terrain != "city":
            self._add(f"{path}.buildings", "no-city", cell)
        if cell.remote_number and cell.terrain != "remote":
            self._add(f"{path}.remote_number", "no-remote", cell)
        if cell.terrain in ("city", "remote") and not cell.name:
            self._add(path, "nameless", cell)

    def _border(self, place: int, one: str, two: str) -> None:
        path = f"blocked_borders[{place}]"
        missing = [name for name in (one, two) if name not in self.cells]
        for name in missing:
            self.found.append(Fault(path, Message("trains.board-border-nowhere", {"cell": name})))
        if not missing and two not in touching(self.cells[one]):
            told = {"cell": _told(self.cells[one]), "other": _told(self.cells[two])}
            self.found.append(Fault(path, Message("trains.board-border-apart", told), [one, two]))

    def _pieces(self) -> None:
        """Land that hangs together; all but the largest piece of it is a mistake."""
        blocked = {frozenset(border) for border in self.data.blocked_borders}
        land = {name: cell for name, cell in self.cells.items() if cell.terrain != "sea"}
        main, *islands = pieces(
            {
                here: [there for there in touching(cell) if frozenset((here, there)) not in blocked]
                for here, cell in land.items()
            }
        ) or [[]]
        for piece in islands:
            here, origin = _told(self.cells[piece[0]]), _told(self.cells[main[0]])
            told = Message("trains.board-apart", {"cell": here, "from": origin, "count": len(piece)})
            self.found.append(Fault("cells", told, piece))


def _told(cell: CellData) -> str:
    """A cell as a mistake names it."""
    return f"{cell.name} ({cell.id})" if cell.name else cell.id


def touching(cell: CellData) -> list[str]:
    """The places that share a border with a cell, in the order of STEPS, whether they are on the map or not."""
    return [f"r{cell.row + down}c{cell.col + right}" for down, right in STEPS[cell.row % 2]]


class Map:
    """A map that was found to be in order, with the tables that the rules work on."""

    def __init__(self, data: MapData) -> None:
        if faults := check_map(data):
            raise BadOptions(faults[0].message)
        self.name = data.name
        self.cells = sorted(data.cells, key=lambda cell: (cell.row, cell.col))
        self.ids = [cell.id for cell in self.cells]
        self.number = {name: number for number, name in enumerate(self.ids)}
        self.blocked = {frozenset(self.number[name] for name in border) for border in data.blocked_borders}
        self.ground = [TERRAINS.index(cell.terrain) for cell in self.cells]
        self.fee = [self._fee(cell) for cell in self.cells]
        self.room = [cell.buildings for cell in self.cells]
        self.neighbours = [self._neighbours(number) for number in range(len(self.cells))]
        self.walls = [self._walls(number) for number in range(len(self.cells))]

    def _touching(self, number: int) -> list[int]:
        """All cells that share a border with one, in the order of STEPS."""
        return [self.number[name] for name in touching(self.cells[number]) if name in self.number]

    def _neighbours(self, number: int) -> list[int]:
        """The cells to which a rail can go on from one: not over a blocked border, and never to the sea."""
        if self.ground[number] == SEA:
            return []
        return sorted(
            other
            for other in self._touching(number)
            if self.ground[other] != SEA and frozenset((number, other)) not in self.blocked
        )

    def _walls(self, number: int) -> list[int]:
        """The cells that touch one behind a blocked border."""
        return [other for pair in self.blocked if number in pair for other in pair if other != number]

    @staticmethod
    def _fee(cell: CellData) -> int:
        """The coins that a rail costs here before stations and other players' rails."""
        if cell.terrain == "remote":
            return cell.remote_number
        return {"field": 0, "river": 1, "mountain": 2, "city": 1, "sea": 0}[cell.terrain]

    def words(self, numbers: list[int]) -> list[int]:
        """A set of cells as the two words of a mask."""
        low = sum(1 << number for number in numbers if number < WORD)
        return [low, sum(1 << number - WORD for number in numbers if number >= WORD)]

    def starts(self) -> list[int]:
        """Where a line may begin: anywhere but in the sea and in remote locations."""
        return [number for number, ground in enumerate(self.ground) if ground not in (SEA, REMOTE)]


def _printed(name: str) -> Map:
    """A map of the box."""
    return Map(msgspec.json.decode((FACTS / f"{name}.json").read_bytes(), type=MapData))


PRINTED: Final = {name: _printed(name) for name in ("tokyo", "osaka")}


def find_map(choice: str | MapData) -> Map:
    """A map of the box by its name, or one that was brought along; BadOptions names the cell that is wrong."""
    return PRINTED[choice] if isinstance(choice, str) else Map(choice)
