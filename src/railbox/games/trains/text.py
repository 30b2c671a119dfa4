"""The table of Trains as text with Rich markup, in the reader's language."""

from __future__ import annotations

from textwrap import wrap

from railbox.core.catalogue import Component, Tell
from railbox.core.messages import Message
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
NAME_WIDTH = 25


def draw(layout: Layout, view: View, components: dict[str, Component], tell: Tell) -> str:
    """The map, then the supply, the turn and the players."""
    return Picture(layout, view, components, tell).draw()


class Picture:
    """One view on its way to become text."""

    def __init__(self, layout: Layout, view: View, components: dict[str, Component], tell: Tell) -> None:
        self.layout = layout
        self.view = view
        self.components = components
        self.tell = tell

    def draw(self) -> str:
        """All parts, one below the other."""
        return "\n".join([*self._map(), "", *self._supply(), "", *self._turn(), *self._players()])

    def _seat(self, seat: int) -> str:
        """A seat's mark: its number, counted from 1, so that colours are not needed to tell seats apart."""
        return f"[{STYLES[self.layout.colours[seat]]}]{seat + 1}[/]"

    # ---- map -------------------------------------------------------------------------------------

    def _map(self) -> list[str]:
        """Two lines for each row: place and ground; name and rails."""
        layout = self.layout
        rows: dict[int, list[LayoutCell]] = {}
        for cell in layout.cells:
            rows.setdefault(cell.row, []).append(cell)
        walls = {frozenset(pair) for pair in layout.blocked_borders}
        at = {(cell.row, cell.col): cell for cell in layout.cells}
        lines: list[str] = []
        for row in sorted(rows):
            shift = " " * (WIDTH // 2 * (row % 2))
            texts: list[list[str]] = [[], []]
            for col in range(max(cell.col for cell in rows[row]) + 1):
                here, right = at.get((row, col)), at.get((row, col + 1))
                wall = here is not None and right is not None and frozenset((here.id, right.id)) in walls
                for text, part in zip(texts, self._cell(here), strict=True):
                    text.append(part + ("‖" if wall else " "))
            lines.extend((shift + "".join(text)).rstrip() for text in texts)
        legend = self.tell(Message("trains.board-legend"))
        if layout.blocked_borders:
            borders = ", ".join(f"{one}|{two}" for one, two in layout.blocked_borders)
            legend += " " + self.tell(Message("trains.board-blocked", {"borders": borders}))
        return lines + [f"[dim]{line}[/]" for line in wrap(legend, WIDTH * 10)]

    def _cell(self, cell: LayoutCell | None) -> tuple[str, str]:
        """The two lines of a cell, each one column narrower than WIDTH."""
        blank = " " * (WIDTH - 1)
        if cell is None:
            return blank, blank
        if cell.terrain == "sea":
            return blank, "[dim]" + "≈".center(WIDTH - 1) + "[/]"
        if cell.terrain == "city":
            built = self.view.stations.get(cell.id, 0)
            ground = "■" * built + "□" * (cell.buildings - built)
        elif cell.terrain == "remote":
            ground = f"★ {cell.remote_number}"
        else:
            ground = GROUND[cell.terrain]
        seats = self.view.rails.get(cell.id, [])
        room = WIDTH - 1 - len(seats)
        name = cell.name[: room - 1 if seats else room].ljust(room).replace("[", "\\[")
        rails = "".join(self._seat(seat) for seat in seats)
        return f"[dim]{cell.id}[/]{ground:>{WIDTH - 1 - len(cell.id)}}", f"[bold]{name}[/]{rails}"

    # ---- cards -----------------------------------------------------------------------------------

    def _name(self, card: str) -> str:
        return self.tell(self.components[card].title)

    def _cards(self, cards: dict[str, int]) -> str:
        return ", ".join(
            f"{self._name(name)} ×{count}" if count > 1 else self._name(name) for name, count in cards.items()
        )

    def _supply(self) -> list[str]:
        """The piles by cost, two in a line: cost, name, coins or points that the card brings, copies."""
        kinds: dict[str, Card] = {card.id: card for card in self.layout.cards}
        texts = []
        for name, count in sorted(self.view.supply.items(), key=lambda pile: kinds[pile[0]].cost):
            card = kinds[name]
            brings = f"+{card.value}" if card.value else f"★{card.points}" if card.points else ""
            text = f"{card.cost:>2}  {self._name(name):<{NAME_WIDTH}} {brings:<3}×{count:<3}"
            texts.append(text if count else f"[dim]{text}[/]")
        rows = [self.tell(Message("trains.board-supply"))]
        return rows + ["   ".join(texts[first : first + 2]) for first in range(0, len(texts), 2)]

    def _turn(self) -> list[str]:
        turn, end = self.view.turn, self.view.end
        facts = (
            Message("trains.board-round", {"number": turn.number}),
            Message("trains.board-coins", {"coins": turn.coins}),
            Message("trains.board-stations", {"count": end.stations_left}),
            Message("trains.board-piles", {"count": len(end.empty_piles), "limit": self.layout.empty_piles}),
        )
        rows = [" · ".join(self.tell(fact) for fact in facts)]
        for title, cards in (
            ("trains.board-play", turn.play),
            ("trains.board-gained", turn.gained),
            ("trains.board-aside", turn.aside),
        ):
            if cards:
                rows.append(self.tell(Message(title, {"cards": self._cards(cards)})))
        if turn.lasting:
            names = {name: turn.lasting.count(name) for name in turn.lasting}
            rows.append(self.tell(Message("trains.board-lasting", {"cards": self._cards(names)})))
        return rows

    # ---- players ---------------------------------------------------------------------------------

    def _players(self) -> list[str]:
        rows = []
        for seat, player in enumerate(self.view.players):
            mark = "►" if seat == self.view.turn.seat else " "
            facts = (
                Message("trains.board-points", {"points": player.score}),
                Message("trains.board-rails", {"count": player.rails_left}),
                Message("trains.board-deck", {"count": player.deck_size}),
                Message("trains.board-discard", {"count": sum(player.discard.values())}),
            )
            hand = self.tell(Message("trains.board-hand", {"cards": self._hand(player)}))
            row = f"{mark} {self._seat(seat)} " + " · ".join(self.tell(fact) for fact in facts)
            rows.extend([row, f"    {hand}"] if player.hand else [f"{row} · {hand}"])
            if player.deck_top:
                top = ", ".join(self._name(name) for name in player.deck_top)
                rows.append("    " + self.tell(Message("trains.board-deck-top", {"cards": top})))
        return rows

    def _hand(self, player: Player) -> str:
        unknown = player.hand_size - sum(player.hand.values())
        parts = [self._cards(player.hand)] if player.hand else []
        if unknown:
            parts.append(self.tell(Message("trains.board-unknown", {"count": unknown})))
        return ", ".join(parts) or self.tell(Message("trains.board-empty"))
