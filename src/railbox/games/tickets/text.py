"""The table of Ticket to Ride: the Card Game as text with Rich markup."""

from __future__ import annotations

from collections.abc import Iterable

from railbox.core.catalogue import Tell
from railbox.core.messages import Message
from railbox.games.tickets import names
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


def draw(layout: Layout, view: View, tell: Tell) -> str:
    """The row and the decks, the yards, then what the seat holds and has to choose."""
    return Drawing(layout, view, tell).draw()


class Drawing:
    """One view being drawn in a reader's language."""

    def __init__(self, layout: Layout, view: View, tell: Tell) -> None:
        self.layout = layout
        self.view = view
        self.tell = tell
        self.destinations = {card.id: card for card in layout.destinations}

    def draw(self) -> str:
        """The whole picture."""
        rows = [*self.table(), ""]
        for seat, player in enumerate(self.view.players):
            rows += self.player(seat, player)
        rows += self.choice()
        rows.append("")
        rows += self.headed("bonuses", [(f"{bonus.city} {bonus.points}", "dim") for bonus in self.layout.bonuses])
        legend = Message("tickets.text-legend", {"wagon": WAGON, "locomotive": LOCOMOTIVE})
        rows.append(f"[dim]{self.tell(legend)}[/]")
        return "\n".join(rows)

    def word(self, name: str, **numbers: int) -> str:
        """One of the words of this picture."""
        return self.tell(Message(f"tickets.text-{name}", numbers))

    def headed(self, name: str, pieces: Iterable[Piece], indent: str = "") -> list[str]:
        """Pieces in lines that fit a terminal, after a heading."""
        return _lines(f"{indent}{self.word(name)} ", pieces)

    def counts(self, counts: dict[str, int]) -> list[Piece]:
        """How many cards there are of each kind."""
        found = [(f"{self.tell(names.colour(kind))} {count}", STYLES[kind]) for kind, count in counts.items()]
        return found or [(self.word("none"), "")]

    def table(self) -> list[str]:
        """The decks and the row."""
        view = self.view
        state = [
            self.word("round", round=view.round, rounds=self.layout.rounds),
            self.word("deck", count=view.deck),
            self.word("discarded", count=view.discarded),
            self.word("destination-deck", count=len(view.destination_deck)),
        ]
        if view.turns_left is not None:
            state.append(f"[bold]{self.word('last-turns', count=view.turns_left)}[/]")
        rows = [" · ".join(state)]
        row = [(self.tell(names.colour(card)), STYLES[card]) if card else ("–", "") for card in view.row]
        rows += self.headed("row", row)
        known = [(f"{place}. {card}", "") for place, card in enumerate(view.destination_deck, start=1) if card]
        if known:
            rows += self.headed("known-destinations", known)
        return rows

    def player(self, seat: int, player: Player) -> list[str]:
        """A seat with its yard and what is known of its cards."""
        args = {
            "seat": seat,
            "points": player.score,
            "hand": player.hand_size,
            "stack": player.stack_size,
            "held": player.destinations,
            "completed": player.completed_count,
        }
        mark = "[bold]>[/]" if seat == self.view.turn else " "
        told = self.word("player", **args).replace("[", "\\[")  # a name is no markup
        rows = [f"{mark} {told}"]
        if player.yard:
            columns = [
                (
                    f"{self.tell(names.colour(column.colour))} "
                    f"{WAGON * column.wagons}{LOCOMOTIVE * column.locomotives}",
                    STYLES[column.colour],
                )
                for column in player.yard
            ]
            rows += self.headed("yard", columns, "    ")
        if player.hand is not None:
            rows += self.headed("hand", self.counts(player.hand), "    ")
        elif player.known:
            rows += self.headed("known-hand", self.counts(player.known), "    ")
        if player.stack is not None:
            rows += self.headed("stack", self.counts(player.stack), "    ")
        for card in player.held:
            rows += self.destination(card, " ")
        for card in player.completed or ():
            rows += self.destination(card, "✓")
        if player.not_held:
            rows += self.headed("not-held", [(card, "") for card in player.not_held], "    ")
        if player.bonuses:
            rows += self.headed("bonuses", [(city, "") for city in player.bonuses], "    ")
        return rows

    def destination(self, card_id: str, mark: str) -> list[str]:
        """A destination with its points and what it needs."""
        card: DestinationCard = self.destinations[card_id]
        cities = " – ".join(card.cities)
        return _lines(f"    {mark} {card.id} {cities:<27} {card.points:>2}  ", self.counts(card.needs))

    def choice(self) -> list[str]:
        """What the seat has to choose from, and has chosen."""
        choice = self.view.choice
        if choice is None:
            return []
        rows = ["", self.word("choice")]
        for mark, group in (("?", choice.offered), ("+", choice.chosen), ("-", choice.rejected)):
            for card in group:
                rows += self.destination(card, mark)
        if choice.left is not None:
            rows += self.headed("left", self.counts(choice.left), "    ")
        if choice.best:
            rows += self.headed("best", [(card, "") for card in choice.best], "    ")
        return rows


def _lines(head: str, pieces: Iterable[Piece]) -> list[str]:
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
