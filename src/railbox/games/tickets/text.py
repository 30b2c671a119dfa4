"""The table of Ticket to Ride: the Card Game as text with Rich markup."""

from __future__ import annotations

from collections.abc import Iterable

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
WIDTH = 84

Piece = tuple[str, str]
"""A text and its style, or no style."""


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


def _list(head: str, pieces: Iterable[Piece]) -> list[str]:
    """Pieces in lines that fit a terminal; the head stands before the first one."""
    rows = [head]
    room = WIDTH - len(head)
    for text, style in pieces:
        if len(text) + 2 > room:
            rows.append(" " * len(head))
            room = WIDTH - len(head)
        rows[-1] += f"[{style}]{text}[/]  " if style else f"{text}  "
        room -= len(text) + 2
    return [row.rstrip() for row in rows]


def _counts(counts: dict[str, int]) -> list[Piece]:
    return [(f"{kind} {count}", STYLES[kind]) for kind, count in counts.items()] or [("none", "")]


def _table(layout: Layout, view: View) -> list[str]:
    state = [f"round {view.round} of {layout.rounds}", f"deck {view.deck}", f"discarded {view.discarded}"]
    state.append(f"destination deck {len(view.destination_deck)}")
    if view.turns_left is not None:
        state.append(f"[bold]last turns: {view.turns_left}[/]")
    rows = [" · ".join(state)]
    rows += _list("row: ", [(card, STYLES[card]) if card else ("–", "") for card in view.row])
    known = [(f"{place}. {card}", "") for place, card in enumerate(view.destination_deck, start=1) if card]
    if known:
        rows += _list("you know in the destination deck: ", known)
    return rows


def _player(seat: int, player: Player, to_move: bool, destinations: dict[str, DestinationCard]) -> list[str]:
    mark = "[bold]>[/]" if to_move else " "
    head = f"{mark} seat {seat} · {player.score} points · hand {player.hand_size} · stack {player.stack_size}"
    rows = [head + f" · destinations {player.destinations}, completed {len(player.completed)}"]
    if player.yard:
        columns = (
            (f"{column.colour} {WAGON * column.wagons}{LOCOMOTIVE * column.locomotives}", STYLES[column.colour])
            for column in player.yard
        )
        rows += _list("    yard: ", columns)
    if player.hand is not None:
        rows += _list("    hand: ", _counts(player.hand))
    elif player.known:
        rows += _list("    known in hand: ", _counts(player.known))
    if player.stack is not None:
        rows += _list("    stack: ", _counts(player.stack))
    for card in player.held:
        rows += _destination(destinations[card], " ")
    for card in player.completed:
        rows += _destination(destinations[card], "✓")
    if player.not_held:
        rows += _list("    cannot hold: ", [(card, "") for card in player.not_held])
    if player.bonuses:
        rows += _list("    bonuses: ", [(city, "") for city in player.bonuses])
    return rows


def _destination(card: DestinationCard, mark: str) -> list[str]:
    cities = " – ".join(card.cities)
    return _list(f"    {mark} {card.id} {cities:<27} {card.points:>2}  ", _counts(card.needs))


def _choice(view: View, destinations: dict[str, DestinationCard]) -> list[str]:
    choice = view.choice
    if choice is None:
        return []
    rows = ["", "your choice (? open, + chosen, - rejected):"]
    for mark, group in (("?", choice.offered), ("+", choice.chosen), ("-", choice.rejected)):
        for card in group:
            rows += _destination(destinations[card], mark)
    if choice.left is not None:
        rows += _list("    left of your stack: ", _counts(choice.left))
    return rows
