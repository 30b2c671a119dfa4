"""The table of Trains as text with Rich markup."""

from __future__ import annotations

from textwrap import wrap

from railbox.games.trains.view import Card, Layout, LayoutCell, Player, View

STYLES = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "red": "red",
    "green": "green",
    "grey": "bright_black",
    "purple": "magenta",
}
WIDTH = 8
GROUND = {"field": "· 0", "river": "~ 1", "mountain": "^ 2"}


def draw(layout: Layout, view: View) -> str:
    """The map, then the supply, the turn and the players."""
    return "\n".join([*_map(layout, view), "", *_supply(layout, view), "", *_turn(view), *_players(view)])


def _seat(seat: int, colour: str) -> str:
    """A seat's mark: its number, so that colours are not needed to tell seats apart."""
    return f"[{STYLES[colour]}]{seat}[/]"


def _map(layout: Layout, view: View) -> list[str]:
    """Three lines for each row: place and ground, name, rails."""
    rows: dict[int, list[LayoutCell]] = {}
    for cell in layout.cells:
        rows.setdefault(cell.row, []).append(cell)
    walls = {frozenset(pair) for pair in layout.blocked_borders}
    at = {(cell.row, cell.col): cell for cell in layout.cells}
    lines: list[str] = []
    for row in sorted(rows):
        shift = " " * (WIDTH // 2 * (row % 2))
        texts: list[list[str]] = [[], [], []]
        for col in range(max(cell.col for cell in rows[row]) + 1):
            here, right = at.get((row, col)), at.get((row, col + 1))
            wall = here is not None and right is not None and frozenset((here.id, right.id)) in walls
            for text, part in zip(texts, _cell(here, layout, view), strict=True):
                text.append(part + ("‖" if wall else " "))
        lines.extend((shift + "".join(text)).rstrip() for text in texts)
    legend = (
        "· field, ~ river, ^ mountain, ■ station, □ building without one, ★ remote, ≈ sea, ‖ blocked; "
        "the digits below a name are the seats with a rail there."
    )
    if layout.blocked_borders:
        legend += " Blocked: " + ", ".join(f"{one}|{two}" for one, two in layout.blocked_borders)
    return lines + [f"[dim]{line}[/]" for line in wrap(legend, WIDTH * 10)]


def _cell(cell: LayoutCell | None, layout: Layout, view: View) -> tuple[str, str, str]:
    """The three lines of a cell, each one column narrower than WIDTH."""
    blank = " " * (WIDTH - 1)
    if cell is None:
        return blank, blank, blank
    if cell.terrain == "sea":
        sea = "[dim]" + "≈".center(WIDTH - 1) + "[/]"
        return blank, sea, blank
    if cell.terrain == "city":
        built = view.stations.get(cell.id, 0)
        ground = "■" * built + "□" * (cell.buildings - built)
    elif cell.terrain == "remote":
        ground = f"★ {cell.remote_number}"
    else:
        ground = GROUND[cell.terrain]
    seats = view.rails.get(cell.id, [])
    rails = "".join(_seat(seat, layout.colours[seat]) for seat in seats) + " " * (WIDTH - 1 - len(seats))
    name = cell.name[: WIDTH - 1].ljust(WIDTH - 1).replace("[", "\\[")
    return f"[dim]{cell.id}[/]{ground:>{WIDTH - 1 - len(cell.id)}}", f"[bold]{name}[/]", rails


def _supply(layout: Layout, view: View) -> list[str]:
    """The piles by cost, two in a line: cost, name, coins or points that the card brings, copies."""
    kinds: dict[str, Card] = {card.id: card for card in layout.cards}
    texts = []
    for name, count in sorted(view.supply.items(), key=lambda pile: kinds[pile[0]].cost):
        card = kinds[name]
        brings = f"+{card.value}" if card.value else f"{card.points} pt" if card.points else ""
        text = f"{card.cost:>2}  {name:<22}{brings:<5}x{count:<3}"
        texts.append(text if count else f"[dim]{text}[/]")
    rows = ["supply (cost, card, coins or points, copies):"]
    return rows + ["   ".join(texts[first : first + 2]) for first in range(0, len(texts), 2)]


def _turn(view: View) -> list[str]:
    turn = view.turn
    rows = [f"round {turn.number} · [bold]{turn.coins}[/] coins · stations left {view.stations_left}"]
    for title, cards in (("in play", turn.play), ("gained", turn.gained), ("set aside", turn.aside)):
        if cards:
            rows.append(f"{title}: {_cards(cards)}")
    if turn.lasting:
        rows.append("lasting: " + ", ".join(turn.lasting))
    return rows


def _players(view: View) -> list[str]:
    rows = []
    for seat, player in enumerate(view.players):
        mark = "►" if seat == view.turn.seat else " "
        rows.append(
            f"{mark} {_seat(seat, player.colour)} {player.score:>3} points · rails left {player.rails_left} · "
            f"deck {player.deck_size} · discard {sum(player.discard.values())}"
        )
        rows.append(f"    hand: {_hand(player)}")
        if player.deck_top:
            rows.append("    on top of the deck: " + ", ".join(player.deck_top))
    return rows


def _hand(player: Player) -> str:
    unknown = player.hand_size - sum(player.hand.values())
    parts = [_cards(player.hand)] if player.hand else []
    return ", ".join(parts + ([f"{unknown} unknown"] if unknown else []) or ["empty"])


def _cards(cards: dict[str, int]) -> str:
    return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in cards.items())
