"""TransAmerica's table as text with Rich markup: a map of signs, then rounds, players and hints."""

from __future__ import annotations

from itertools import pairwise
from string import ascii_lowercase

from railbox.core.catalogue import Tell
from railbox.core.messages import Message, seats
from railbox.games.transamerica.view import Layout, View

STYLES = {"green": "green", "blue": "bright_blue", "yellow": "yellow", "red": "red", "orange": "dark_orange"}
UNIT = 4
"""Columns for a line from west to east."""
MARGIN = 9
MOST_ROWS = 60
DIGITS = "123456789abcdefghijklmnopqrstuvwxyz"
MOST_HINTS = 8


def draw(layout: Layout, view: View, tell: Tell) -> str:
    """The map with tracks, markers and cities, and all that lies beside it, in the language of `tell`."""
    codes = _codes(layout, tell)
    keys = ("transamerica.text-key", f"transamerica.text-key-{'own' if layout.own_tracks else 'known'}")
    return "\n".join(
        [
            *_map(layout, view, codes),
            "",
            *(f"[dim]{tell(Message(key))}[/]" for key in keys),
            *_cities(layout, codes, tell),
            "",
            *_rounds(layout, view, tell),
            *_players(layout, view, tell),
            *_hints(layout, view, tell),
        ]
    )


def _codes(layout: Layout, tell: Tell) -> dict[str, str]:
    """A letter for the colour, from its name in the reader's language, and a digit for each city, by its node."""
    letters: dict[str, str] = {}
    for colour, words in zip(layout.colours, layout.colour_words, strict=True):
        free = (letter for letter in tell(words).lower() + ascii_lowercase if letter not in letters.values())
        letters[colour] = next(letter for letter in free if letter in ascii_lowercase)
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
    built = dict.fromkeys(view.tracks, "") | {track.line: str(track.seat + 1) for track in view.own_tracks}
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
    markers = {player.marker: str(seat) for seat, player in enumerate(view.players, start=1)}
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


def _cities(layout: Layout, codes: dict[str, str], tell: Tell) -> list[str]:
    rows = []
    for colour, words in zip(layout.colours, layout.colour_words, strict=True):
        cities = [city for city in layout.cities if city.colour == colour and city.in_play]
        names = ", ".join(f"{codes[city.node]} {_plain(city.name)}" for city in cities)
        rows.append(f"[{STYLES.get(colour, 'white')}]{_plain(tell(words))} · {names}[/]")
    return rows


def _rounds(layout: Layout, view: View, tell: Tell) -> list[str]:
    now = {"round": view.round, "seat": view.starter, "left": view.supply, "tracks": layout.tracks}
    rows = [
        _plain(tell(Message("transamerica.text-round", now)))
        + " · "
        + tell(Message("transamerica.text-barrier", {"points": view.barrier}))
    ]
    for number, past in enumerate(view.rounds, start=1):
        losses = [
            Message("transamerica.text-loss", {"seat": seat, "loss": loss}) for seat, loss in enumerate(past.losses)
        ]
        end = Message(f"transamerica.round-end-{past.end}")
        message = Message(
            "transamerica.text-past", {"round": number, "end": end, "tracks": past.tracks, "losses": losses}
        )
        rows.append(f"[dim]{_plain(tell(message))}[/]")
    return rows


def _players(layout: Layout, view: View, tell: Tell) -> list[str]:
    words = {node.name: node.words for node in layout.nodes}
    rows = []
    for seat, player in enumerate(view.players):
        parts = [Message("transamerica.text-player", {"seat": seat, "points": player.score})]
        if player.marker:
            parts.append(Message("transamerica.text-marker", {"point": words[player.marker]}))
        mates = seats([mate for mate in player.network if mate != seat])
        if mates:
            parts.append(Message("transamerica.text-network", {"others": mates}))
        if layout.own_tracks:
            parts.append(Message("transamerica.text-own-tracks", {"number": player.own_tracks}))
        known = [words[city] for city in player.cities if city]
        if known:
            parts.append(Message("transamerica.text-cities", {"cities": known}))
        if player.complete:
            parts.append(Message("transamerica.text-complete"))
        elif player.missing is not None:
            parts.append(Message("transamerica.text-missing", {"points": player.missing}))
        rows.append(f"[bold reverse]{seat + 1}[/] " + " · ".join(_plain(tell(part)) for part in parts))
    return rows


def _hints(layout: Layout, view: View, tell: Tell) -> list[str]:
    """The points or lines that lower the missing points the most."""
    best = max((hint.lowers for hint in view.hints), default=0)
    if not view.hints or (best <= 0 and view.phase != "hub"):
        return []
    words = {node.name: node.words for node in layout.nodes} | {line.name: line.words for line in layout.lines}
    named = dict.fromkeys(hint.action.split()[1] for hint in view.hints if hint.lowers == best)
    chosen = [words[name] for name in named]
    if len(chosen) > MOST_HINTS:
        chosen = [*chosen[:MOST_HINTS], Message("transamerica.text-more", {"number": len(chosen) - MOST_HINTS})]
    if view.phase == "hub":
        return [_plain(tell(Message("transamerica.text-hint-hub", {"places": chosen})))]
    return [_plain(tell(Message("transamerica.text-hint", {"number": best, "places": chosen})))]


def _plain(text: str) -> str:
    """A text in which brackets are no markup."""
    return text.replace("[", "\\[")
