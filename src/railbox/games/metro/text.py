"""Metro's table as text with Rich markup."""

from __future__ import annotations

from railbox.games.metro.view import Layout, View

STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "orange": "dark_orange",
    "green": "green",
    "purple": "magenta",
    "black": "bright_black",
    "red": "red",
    "white": "white",
}
CELL = 6


def draw(layout: Layout, view: View) -> str:
    """The board with station numbers and owners around it, then hands, shares and scores."""
    return "\n".join([*_board(layout, view), "", *_players(view), *_companies(view)])


def _owner(name: str) -> str:
    """An owner's mark: two letters, so that colours are not needed to tell owners apart."""
    return f"[{STYLES[name]}]{name[:2].title()}[/]"


def _board(layout: Layout, view: View) -> list[str]:
    tiles = {tile.cell: tile.tile for tile in view.tiles}
    closed = {line.departure: line.points for line in view.lines if line.points is not None}
    stations = {(station.cell, station.side): station for station in layout.stations}

    def station(cell: str, side: str) -> str:
        found = stations.get((cell, side))
        if found is None:
            return " " * CELL
        mark = _owner(found.owner) if found.owner else "--"
        done = "*" if str(found.number) in closed else " "
        return f"{found.number:>3}{mark}{done}"

    def cell_text(cell: str) -> str:
        if cell in tiles:
            return f" {tiles[cell]} "
        return "[dim]######[/]" if cell in layout.centre else "  ..  "

    margin = " " * (CELL + 3)
    rows = [margin + "".join(f"  {column}   " for column in "abcdefgh")]
    rows.append(margin + "".join(station(f"{column}1", "N") for column in "abcdefgh"))
    for row in range(1, 9):
        cells = "".join(cell_text(f"{column}{row}") for column in "abcdefgh")
        rows.append(f"{row:>2} {station(f'a{row}', 'W')}{cells}{station(f'h{row}', 'E')}")
    rows.append(margin + "".join(station(f"{column}8", "S") for column in "abcdefgh"))
    rows.append("")
    rows.append("[dim]A tile is four letters, for the tracks that enter by N, E, S and W:")
    rows.append("a straight on, b to the next side clockwise, c anticlockwise, d back.")
    rows.append("* marks a line that has arrived.[/]")
    return rows


def _players(view: View) -> list[str]:
    rows = [f"supply {view.supply}" + (f" · to place: [bold]{view.to_place}[/]" if view.to_place else "")]
    for seat, player in enumerate(view.players):
        parts = [f"{_owner(player.colour)} seat {seat}"]
        if player.score is not None:
            parts.append(f"{player.score:>3} points")
        parts.append("tiles " + " ".join(tile or "????" for tile in player.tiles))
        if player.shares:
            shares = (
                f"{share.percent}% {share.company or '?'}{' (shown)' if share.shown else ''}" for share in player.shares
            )
            parts.append("shares " + ", ".join(shares))
        if player.numbers:
            parts.append("numbers " + " ".join("?" if number is None else str(number) for number in player.numbers))
        if player.central_wagon:
            parts.append("central wagon ready")
        rows.append(" · ".join(parts))
    central = [line for line in view.lines if line.departure.startswith("C")]
    if central:
        rows.append("central wagons: " + ", ".join(f"{line.departure} {line.owner}" for line in central))
    return rows


def _companies(view: View) -> list[str]:
    rows = []
    if view.companies:
        values = (f"{_owner(company.name)} {company.profit} (value {company.value})" for company in view.companies)
        rows.append("companies: " + ", ".join(values))
    for pile in view.piles:
        known = " ".join(company or "?" for company in pile.pile)
        rows.append(f"{pile.percent}% open: {pile.open} · pile: {known}")
    return rows
