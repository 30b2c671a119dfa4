"""The table of Ticket to Ride: the Card Game as text with Rich markup."""

from __future__ import annotations

from railbox.games.tickets.view import DestinationCard, Layout, Player, View

STYLES = {
    "black": "bright_black",
    "white": "white",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "red": "red",
    "purple": "magenta",
    "orange": "dark_orange",
    "locomotive": "bold",
}
WAGON = "▪"
LOCOMOTIVE = "★"


def draw(layout: Layout, view: View) -> str:
    """The row and the decks, the yards, then what the seat holds and has to choose."""
    destinations = {card.id: card for card in layout.destinations}
    rows = [*_table(layout, view), ""]
    for seat, player in enumerate(view.players):
        rows += _player(seat, player, seat == view.turn, destinations)
    rows += _choice(view, destinations)
    rows.append("")
    rows.append("[dim]bonuses: " + ", ".join(f"{bonus.city} {bonus.points}" for bonus in layout.bonuses))
    rows.append(f"{WAGON} wagon, {LOCOMOTIVE} locomotive; locomotives lie on top of a column and leave it first[/]")
    return "\n".join(rows)


def _kind(name: str) -> str:
    return f"[{STYLES[name]}]{name}[/]"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{_kind(kind)} {count}" for kind, count in counts.items()) or "none"


def _table(layout: Layout, view: View) -> list[str]:
    state = [f"round {view.round} of {layout.rounds}", f"deck {view.deck}", f"discarded {view.discarded}"]
    if view.turns_left is not None:
        state.append(f"[bold]last turns: {view.turns_left}[/]")
    deck = f"destination deck {len(view.destination_deck)}"
    known = [f"{place}. {card}" for place, card in enumerate(view.destination_deck, start=1) if card]
    if known:
        deck += " (you know " + ", ".join(known) + ")"
    return [" · ".join(state), deck, "row: " + "  ".join(_kind(card) if card else "–" for card in view.row)]


def _player(seat: int, player: Player, to_move: bool, destinations: dict[str, DestinationCard]) -> list[str]:
    mark = "[bold]>[/]" if to_move else " "
    head = f"{mark} seat {seat} · {player.score} points · hand {player.hand_size} · stack {player.stack_size}"
    head += f" · destinations {player.destinations}, completed {len(player.completed)}"
    rows = [head]
    columns = (
        f"[{STYLES[column.colour]}]{column.colour} {WAGON * column.wagons}{LOCOMOTIVE * column.locomotives}[/]"
        for column in player.yard
    )
    if player.yard:
        rows.append("    yard: " + "  ".join(columns))
    if player.hand is not None:
        rows.append("    hand: " + _counts(player.hand))
    elif player.known:
        rows.append("    known in hand: " + _counts(player.known))
    if player.stack is not None:
        rows.append("    stack: " + _counts(player.stack))
    rows += [_destination(destinations[card], " ") for card in player.held]
    rows += [_destination(destinations[card], "✓") for card in player.completed]
    if player.not_held:
        rows.append("    cannot hold: " + " ".join(player.not_held))
    if player.bonuses:
        rows.append("    bonuses: " + ", ".join(player.bonuses))
    return rows


def _destination(card: DestinationCard, mark: str) -> str:
    cities = " – ".join(card.cities)
    return f"    {mark} {card.id} {cities:<30} {card.points:>2}  {_counts(card.needs)}"


def _choice(view: View, destinations: dict[str, DestinationCard]) -> list[str]:
    choice = view.choice
    if choice is None:
        return []
    rows = ["", "your choice (? open, + chosen, - rejected):"]
    for mark, group in (("?", choice.offered), ("+", choice.chosen), ("-", choice.rejected)):
        rows += [_destination(destinations[card], mark) for card in group]
    if choice.left is not None:
        rows.append("    left of your stack: " + _counts(choice.left))
    return rows
