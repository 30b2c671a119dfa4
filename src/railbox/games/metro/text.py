"""Metro's table as text with Rich markup: tracks as lines, in the colours of their owners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from railbox.core.catalogue import Tell
from railbox.core.messages import Message
from railbox.games.metro.view import Layout, Player, View

STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "orange": "dark_orange",
    "green": "green",
    "purple": "magenta",
    "black": "bright_black",
    "red": "red",
    "white": "bright_white",
}
COLUMNS = "abcdefgh"
SIDES = "NESW"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

# A cell is 8 columns wide and 3 rows high; its row 3 is row 0 of the cell below. Trains keep to the right:
#
#        enter N  leave N
#   leave W             enter E
#   enter W             leave E
#        leave S  enter S
WIDE = 8
HIGH = 3
Place = tuple[int, int]
"""A row and a column of characters."""
ARMS: dict[Place, int] = {(-1, 0): 1, (0, 1): 2, (1, 0): 4, (0, -1): 8}
SHAPES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
"""The character for each set of arms: north 1, east 2, south 4, west 8."""
ENTERS: dict[str, Place] = {"N": (0, 2), "E": (1, 7), "S": (3, 5), "W": (2, 0)}
LEAVES: dict[str, Place] = {"N": (0, 5), "E": (2, 7), "S": (3, 2), "W": (1, 0)}
BENDS: dict[str, list[Place]] = {
    "NE": [(1, 2), (1, 3), (2, 3)],
    "ES": [(1, 3), (2, 3), (2, 2)],
    "SW": [(2, 5), (2, 4), (1, 4)],
    "WN": [(2, 4), (1, 4), (1, 5)],
    "NW": [(1, 2)],
    "EN": [(1, 5)],
    "SE": [(2, 5)],
    "WS": [(2, 2)],
}
"""Where a track that turns from one side to the next changes its direction."""


def draw(layout: Layout, view: View, tell: Tell) -> str:
    """The board with its stations, the tiles in hand, then players, shares and companies."""
    parts = [_Board(layout, view, tell).rows(), _legend(layout, tell), _hand(layout, view, tell)]
    parts.append([*_players(view, tell), *_companies(view, tell)])
    return "\n".join(row for part in parts for row in part)


def picture(exits: str) -> list[str]:
    """A tile by itself: four rows of characters. `exits` are the sides by which tracks from N, E, S and W leave."""
    arms: dict[Place, int] = {}
    for enter, leave in zip(SIDES, exits, strict=True):
        for place, found in track(enter, leave).items():
            arms[place] = arms.get(place, 0) | found
    for side, arm in (("N", 1), ("S", 4)):
        for place in (ENTERS[side], LEAVES[side]):
            arms[place] |= arm
    return ["".join(SHAPES[arms.get((row, column), 0)] for column in range(WIDE)) for row in range(HIGH + 1)]


@cache
def track(enter: str, leave: str) -> dict[Place, int]:
    """The arms of each character on a track's way through its cell.

    On the rows 0 and 3, which a cell shares with its neighbours, a track that goes on has only the inner arm.
    """
    stops = [ENTERS[enter], *BENDS.get(enter + leave, []), LEAVES[leave]]
    places = [stops[0]]
    for row, column in stops[1:]:
        while places[-1] != (row, column):
            last_row, last_column = places[-1]
            down = (row > last_row) - (row < last_row)
            right = (column > last_column) - (column < last_column)
            places.append((last_row + down, last_column + right))
    arms = dict.fromkeys(places, 0)
    for one, two in pairwise(places):
        arms[one] |= ARMS[two[0] - one[0], two[1] - one[1]]
        arms[two] |= ARMS[one[0] - two[0], one[1] - two[1]]
    for side, place in ((enter, places[0]), (leave, places[-1])):
        if side in "EW":
            arms[place] |= ARMS[STEPS[side]]
    return arms


class _Board:
    """The board as it is being painted: arms and a style for each character."""

    def __init__(self, layout: Layout, view: View, tell: Tell) -> None:
        self.layout = layout
        self.view = view
        self.tell = tell
        self.tiles = {tile.cell: layout.tiles[tile.tile] for tile in view.tiles}
        self.owner_at = self._owners()
        self.arms: dict[Place, int] = {}
        self.styles: dict[Place, str] = {}
        self.texts: dict[Place, tuple[str, int]] = {}

    def rows(self) -> list[str]:
        """All rows, with the stations round the board."""
        for cell in self.layout.cells + self.layout.centre:
            self._paint(cell)
        self._paint_stations()
        self._paint_centre()
        arrived = {line.departure for line in self.view.lines if line.points is not None}
        labels = {}
        for station in self.layout.stations:
            mark = owner_mark(station.owner, self.tell) if station.owner else "--"
            done = "*" if str(station.number) in arrived else " "
            labels[station.cell, station.side] = f"{station.number:>2}{mark}{done}"
        margin = " " * 7
        rows = [
            margin + "".join(f"   {column}    " for column in COLUMNS).rstrip(),
            margin + "".join(f" {labels[f'{column}1', 'N']}  " for column in COLUMNS).rstrip(),
        ]
        for row in range(8 * HIGH + 1):
            cell_row, inside = row // HIGH + 1, row % HIGH
            left = right = ""
            if inside == 1:
                left, right = f"{cell_row:>3}", f" {labels[f'h{cell_row}', 'E']}"
            if inside == 2:
                left = labels[f"a{cell_row}", "W"]
            pad = " " * (7 - (5 if inside == 2 else len(left)))
            rows.append(f"{left}{pad}{self._row(row)}{right}".rstrip())
        rows.append(margin + "".join(f"  {labels[f'{column}8', 'S']} " for column in COLUMNS).rstrip())
        return rows

    def _row(self, row: int) -> str:
        text = ""
        column = 0
        while column < 8 * WIDE:
            place = (row, column)
            if place in self.texts:
                words, width = self.texts[place]
                text += words
                column += width
                continue
            shape = SHAPES[self.arms.get(place, 0)]
            style = self.styles.get(place)
            text += f"[{style}]{shape}[/]" if style else shape
            column += 1
        return text

    def _owners(self) -> dict[tuple[str, str], str]:
        """Whose line enters a cell by a side."""
        found: dict[tuple[str, str], str] = {}
        starts = [(station.cell, station.side, station.owner) for station in self.layout.stations]
        for place, owner in zip(self.layout.central, self.view.wagons, strict=False):
            starts.append((place.cell, place.side, owner))
        for cell, side, owner in starts:
            while owner is not None and cell in self.tiles:
                found[cell, side] = owner
                leave = self.tiles[cell][SIDES.index(side)]
                down, right = STEPS[leave]
                column, row = COLUMNS.index(cell[0]) + right, int(cell[1]) + down
                if not (0 <= column < 8 and 1 <= row <= 8):
                    break
                cell, side = f"{COLUMNS[column]}{row}", SIDES[(SIDES.index(leave) + 2) % 4]
        return found

    def _paint(self, cell: str) -> None:
        top, left = corner(cell)
        if cell not in self.tiles:
            if cell not in self.layout.centre:
                self._write((top + 1, left + 3), f"[dim]{cell}[/]", 2)
            return
        for enter, leave in zip(SIDES, self.tiles[cell], strict=True):
            owner = self.owner_at.get((cell, enter))
            for (row, column), arms in track(enter, leave).items():
                place = (top + row, left + column)
                self.arms[place] = self.arms.get(place, 0) | arms
                if owner is not None:
                    self.styles[place] = STYLES[owner]

    def _paint_stations(self) -> None:
        """Tracks go on to the stations in the north and south."""
        for station in self.layout.stations:
            if station.side in "NS" and station.cell in self.tiles:
                top, left = corner(station.cell)
                for row, column in (ENTERS[station.side], LEAVES[station.side]):
                    self.arms[top + row, left + column] |= 1 if station.side == "N" else 4

    def _paint_centre(self) -> None:
        if self.view.rails:
            return
        for station, owner in zip(self.layout.central, self.view.wagons or [None] * 8, strict=True):
            top, left = corner(station.cell)
            # the place lies across the side of the cell outside
            place = {
                "S": (top + HIGH + 1, left + 2),
                "N": (top - 1, left + 2),
                "E": (top + (2 if station.cell[1] == "4" else 1), left + WIDE),
                "W": (top + (2 if station.cell[1] == "4" else 1), left - 4),
            }[station.side]
            self._write(place, station.name + (owner_mark(owner, self.tell) if owner else "  "), 4)

    def _write(self, place: Place, text: str, width: int) -> None:
        self.texts[place] = (text, width)


def corner(cell: str) -> Place:
    """The first row and column of characters of a cell."""
    return HIGH * (int(cell[1]) - 1), WIDE * COLUMNS.index(cell[0])


def owner_mark(name: str, tell: Tell) -> str:
    """An owner's mark: two letters, so that colours are not needed to tell owners apart."""
    return f"[{STYLES[name]}]{tell(Message(f'metro.mark-{name}'))}[/]"


def _legend(layout: Layout, tell: Tell) -> list[str]:
    marks = (f"{owner_mark(name, tell)} {tell(Message(f'metro.colour-{name}'))}" for name in layout.owners)
    return ["", " · ".join(marks), f"[dim]{tell(Message('metro.text-legend'))}[/]", ""]


def _hand(layout: Layout, view: View, tell: Tell) -> list[str]:
    """The tiles that the reader may place, drawn and named."""
    if view.to_place is not None:
        tiles = [view.to_place]
    else:
        tiles = [tile for player in view.players for tile in player.tiles if tile is not None]
    if not tiles:
        return []
    pictures = [picture(layout.tiles[tile]) for tile in tiles]
    rows = ["  " + "    ".join(parts).rstrip() for parts in zip(*pictures, strict=True)]
    names = " · ".join(tell(Message(f"metro.tile-{tile}")) for tile in tiles)
    title = tell(Message("metro.text-to-place" if view.to_place is not None else "metro.text-hand"))
    return [f"[bold]{title}[/] {names}", *rows, ""]


def _players(view: View, tell: Tell) -> Iterator[str]:
    yield tell(Message("metro.text-supply", {"count": view.supply}))
    for seat, player in enumerate(view.players):
        name = tell(Message("core.seat", {"seat": seat})).replace("[", r"\[")  # a name must not be taken for markup
        parts = [f"[bold]{name}[/]" if view.companies else f"{owner_mark(player.colour, tell)} [bold]{name}[/]"]
        if player.score is not None:
            parts.append(tell(Message("metro.text-points", {"points": player.score})))
        parts.append(tell(Message("metro.text-tiles", {"count": len(player.tiles)})))
        parts.extend(_expansions(player, tell))
        yield " · ".join(parts)


def _expansions(player: Player, tell: Tell) -> Iterator[str]:
    if player.shares:
        shares = []
        for share in player.shares:
            company = owner_mark(share.company, tell) if share.company else "?"
            shown = f" ({tell(Message('metro.text-shown'))})" if share.shown else ""
            shares.append(f"{share.percent} % {company}{shown}")
        yield ", ".join(shares)
    if player.numbers:
        numbers = " ".join("?" if number is None else str(number) for number in player.numbers)
        yield tell(Message("metro.text-numbers", {"numbers": numbers}))
    if player.central_wagon:
        yield tell(Message("metro.text-central-wagon"))


def _companies(view: View, tell: Tell) -> Iterator[str]:
    companies = []
    for company in view.companies:
        figures = tell(Message("metro.text-company", {"profit": company.profit, "value": company.value}))
        ready = f", {tell(Message('metro.text-central-wagon'))}" if company.central_wagon else ""
        companies.append(f"{owner_mark(company.name, tell)} {figures}{ready}")
    piles = []
    for pile in view.piles:
        known = " ".join(owner_mark(company, tell) if company else "?" for company in pile.pile)
        words = [tell(Message(f"metro.text-{name}")) for name in ("open", "pile")]
        piles.append(f"{pile.percent} % {words[0]} {owner_mark(pile.open, tell)}, {words[1]} {known}")
    for parts in (companies, piles):
        for first in range(0, len(parts), 2):
            yield " · ".join(parts[first : first + 2])
