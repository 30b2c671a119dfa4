"""TransAmerica's table as text with Rich markup: a map of signs, then players, rounds and hints."""

from __future__ import annotations

from itertools import pairwise

from railbox.games.transamerica.view import Layout, View

STYLES = {"green": "green", "blue": "bright_blue", "yellow": "yellow", "red": "red", "orange": "dark_orange"}
UNIT = 4
"""Columns for a line from west to east."""
MARGIN = 9
MOST_ROWS = 60
DIGITS = "123456789abcdefghijklmnopqrstuvwxyz"
KEY = (
    "[dim]+ point · . single line · : double line · ━ ╱ ╲ track · 0 marker of seat 0[/]",
    "[dim]a digit on a track: own track of that seat · cities in capitals: those you know about[/]",
)


def draw(layout: Layout, view: View) -> str:
    """The map with tracks, markers and cities, and all that lies beside it."""
    codes = _codes(layout)
    return "\n".join(
        [
            *_map(layout, view, codes),
            "",
            *KEY,
            *_cities(layout, codes),
            "",
            *_state(layout, view),
            *_players(layout, view),
            *_hints(view),
        ]
    )


def _codes(layout: Layout) -> dict[str, str]:
    """A letter for the colour and a digit for each city, by its node."""
    letters: dict[str, str] = {}
    for colour in layout.colours:
        free = (letter for letter in colour + "abcdefghijklmnopqrstuvwxyz" if letter not in letters.values())
        letters[colour] = next(free)
    codes = {}
    for colour in layout.colours:
        for number, city in enumerate(city for city in layout.cities if city.colour == colour):
            codes[city.node] = letters[colour] + DIGITS[number % len(DIGITS)]
    return codes


class Canvas:
    """Signs at places, each with a style."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, text: str, style: str) -> None:
        """Write a text from a place on."""
        for offset, sign in enumerate(text):
            self.cells[row, column + offset] = (sign, style)

    def rows(self) -> list[str]:
        """All rows with their markup."""
        lines = []
        for row in range(1 + max(row for row, _ in self.cells)):
            line, last = "", -1
            for column in sorted(column for at, column in self.cells if at == row):
                sign, style = self.cells[row, column]
                line += " " * (column - last - 1) + (f"[{style}]{sign}[/]" if style and sign != " " else sign)
                last = column
            lines.append(line)
        return lines


def _map(layout: Layout, view: View, codes: dict[str, str]) -> list[str]:
    places = _places(layout)
    canvas = Canvas()
    built = dict.fromkeys(view.tracks, "") | {track.line: str(track.seat) for track in view.own_tracks}
    for line in layout.lines:
        (row, column), (end_row, end) = sorted((places[line.a], places[line.b]))
        middle = (row + end_row) // 2, (column + end) // 2
        sign = "." if line.cost == 1 else ":"
        if line.name not in built:
            canvas.put(*middle, sign, "dim")
        elif row == end_row:
            canvas.put(row, column + 1, "━" * (end - column - 1), "bold")
            canvas.put(*middle, built[line.name] or "━", "bold")
        else:
            canvas.put(*middle, built[line.name] or ("╲" if end > column else "╱"), "bold")
    known = {city for player in view.players for city in player.cities}
    colours = {city.node: city.colour for city in layout.cities if city.in_play}
    markers = {player.marker: str(seat) for seat, player in enumerate(view.players)}
    for node in layout.nodes:
        text, style = "+", "dim"
        if node.name in colours:
            text, style = codes[node.name], STYLES.get(colours[node.name], "white")
            if node.name in known:
                text, style = text.upper(), f"bold reverse {style}"
        if node.name in markers:
            text, style = markers[node.name] + text[:1].replace("+", ""), "bold reverse"
        canvas.put(*places[node.name], text, style)
    _put_row_names(layout, places, canvas)
    return canvas.rows()


def _places(layout: Layout) -> dict[str, tuple[int, int]]:
    """Row and column on the screen of each node: rows of the map are two rows of text apart."""
    heights = sorted({round(node.y, 3) for node in layout.nodes})
    gap = min((high - low for low, high in pairwise(heights)), default=1.0)
    gap = max(gap, (heights[-1] - heights[0]) / MOST_ROWS)
    west = min(node.x for node in layout.nodes)
    return {
        node.name: (2 * round((heights[-1] - node.y) / gap), MARGIN + round(UNIT * (node.x - west)))
        for node in layout.nodes
    }


def _put_row_names(layout: Layout, places: dict[str, tuple[int, int]], canvas: Canvas) -> None:
    """Before each row its name and the columns of its first and its last node."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for node in layout.nodes:
        if node.row is not None and node.col is not None:
            rows.setdefault(node.row, []).append((node.col, node.name))
    for number, nodes in rows.items():
        (first, name), (last, _) = min(nodes), max(nodes)
        canvas.put(places[name][0], 0, f"r{number} c{first}-{last}", "dim")


def _cities(layout: Layout, codes: dict[str, str]) -> list[str]:
    rows = []
    for colour in layout.colours:
        names = (f"{codes[city.node]} {city.name}" for city in layout.cities if city.colour == colour and city.in_play)
        rows.append(f"[{STYLES.get(colour, 'white')}]{', '.join(names)}[/]")
    return rows


def _state(layout: Layout, view: View) -> list[str]:
    rows = [
        f"round {view.round}, begun by {view.starter} · {view.supply} of {layout.tracks} tracks left · "
        f"barrier: crossed at {view.barrier} or fewer"
    ]
    for number, past in enumerate(view.rounds, start=1):
        losses = ", ".join(str(loss) for loss in past.losses)
        rows.append(f"[dim]round {number} ({past.end}, {past.tracks} tracks): lost {losses}[/]")
    return rows


def _players(layout: Layout, view: View) -> list[str]:
    names = {city.node: city.name for city in layout.cities}
    rows = []
    for seat, player in enumerate(view.players):
        parts = [f"[bold reverse]{seat}[/] {player.points:>3} points"]
        if player.marker:
            parts.append(f"hub {player.marker}")
        if len(player.network) > 1:
            parts.append("one network with " + " ".join(str(mate) for mate in player.network if mate != seat))
        if layout.own_tracks:
            parts.append(f"{player.own_tracks} own tracks")
        known = [names[city] for city in player.cities if city]
        if known:
            parts.append(", ".join(known))
        if player.complete:
            parts.append("[bold]complete[/]")
        elif player.missing is not None:
            parts.append(f"{player.missing} missing")
        rows.append(" · ".join(parts))
    return rows


def _hints(view: View) -> list[str]:
    """The actions that lower the missing points the most."""
    best = max((hint.lowers for hint in view.hints), default=0)
    chosen = [hint.action for hint in view.hints if hint.lowers == best]
    if not view.hints or (best <= 0 and view.phase != "hub"):
        return []
    effect = "no detour" if view.phase == "hub" else f"{best} fewer missing"
    shown = ", ".join(chosen[:8]) + (", …" if len(chosen) > 8 else "")
    return [f"hint ({effect}): {shown}"]
