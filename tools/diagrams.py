"""Draws the ways that data take, for docs/architecture.md and docs/decisions.md: python -m tools.diagrams.

Narrow enough to be read on a phone; colours are those of all plots, light and dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from railbox.arena.plots import palette

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 420
STYLE = """
svg { font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); }
svg .small { font-size: 12.5px; } svg .name { font-weight: 600; }
svg .plate { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
svg .chief { stroke: var(--c0); stroke-width: 2.5; } svg .own { stroke: var(--c1); stroke-width: 2.5; }
svg .way { stroke: var(--faint); stroke-width: 1.5; } svg .head { fill: var(--faint); }
"""


def text(x: float, y: float, words: str, kind: str = "faint small", anchor: str = "middle") -> str:
    """One line."""
    return f"<text class='{kind}' x='{x:g}' y='{y:g}' text-anchor='{anchor}'>{escape(words)}</text>"


@dataclass(frozen=True)
class Box:
    """A plate with a name and lines below it."""

    x: float
    y: float
    width: float
    name: str
    lines: Sequence[str] = ()
    kind: str = ""

    @property
    def height(self) -> float:
        """As tall as its text."""
        return 32 + 17 * len(self.lines)

    @property
    def middle(self) -> float:
        """Where arrows meet it, from the left."""
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def draw(self) -> str:
        """The plate."""
        parts = [
            f"<rect class='plate {self.kind}' x='{self.x:g}' y='{self.y:g}' width='{self.width:g}' "
            f"height='{self.height:g}' rx='6'/>",
            text(self.middle, self.y + 21, self.name, "name"),
        ]
        parts += [text(self.middle, self.y + 39 + 17 * number, line) for number, line in enumerate(self.lines)]
        return "".join(parts)


def arrow(x1: float, y1: float, x2: float, y2: float, label: str = "", side: str = "start") -> str:
    """A way from one point straight to another, with a word beside its middle."""
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    bx, by = x2 - 9 * ux, y2 - 9 * uy
    head = f"{x2:g},{y2:g} {bx - 5 * uy:.1f},{by + 5 * ux:.1f} {bx + 5 * uy:.1f},{by - 5 * ux:.1f}"
    shift = 8 if side == "start" else -8
    words = text((x1 + x2) / 2 + shift, (y1 + y2) / 2 + 4, label, anchor=side) if label else ""
    line = f"<line class='way' x1='{x1:g}' y1='{y1:g}' x2='{bx:.1f}' y2='{by:.1f}'/>"
    return f"{line}<polygon class='head' points='{head}'/>{words}"


def down(upper: Box, lower: Box, label: str = "", at: float | None = None, side: str = "start") -> str:
    """The way from a plate to the one below it."""
    x = at if at is not None else (upper.middle if upper.width <= lower.width else lower.middle)
    return arrow(x, upper.bottom + 2, x, lower.y - 2, label, side)


def svg(title: str, parts: Sequence[str], height: float) -> str:
    """A whole drawing that can stand by itself or inside a page."""
    style = palette().replace(":root", "svg") + STYLE
    box = f"viewBox='0 0 {WIDTH} {height:g}' role='img' aria-label='{escape(title)}'"
    ground = "<rect class='ground' width='100%' height='100%' style='fill: var(--paper)'/>"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {box}><style>{style}</style>{ground}{''.join(parts)}</svg>\n"


def action() -> str:
    """The way of an action from a hand to all eyes."""
    page = Box(60, 12, 300, "A browser or a program", ["do: act, with an id of its own"])
    door = Box(60, 110, 300, "The server hears it", ["who is it, how fast, is it well formed?"])
    decide = Box(60, 208, 300, "The table decides", ["on a copy: which entries does this lead to?"], "chief")
    log = Box(60, 306, 300, "The log in the database", ["UNIQUE(table, seq): the only lock"], "own")
    here = Box(10, 420, 190, "This process", ["the copy takes its place"])
    others = Box(220, 420, 190, "Other processes", ["read what is new"])
    views = Box(60, 520, 300, "What each seat may know", ["views of all seats, made at once"], "chief")
    sockets = Box(60, 618, 300, "Every client", ["an update, or a patch of the last one"])
    ways = [
        down(page, door, "WebSocket or HTTP"),
        down(door, decide, "a command"),
        down(decide, log, "entries, in one transaction"),
        arrow(130, log.bottom + 2, 105, here.y - 2, "stored: done", "end"),
        arrow(290, log.bottom + 2, 315, others.y - 2, "told by Redis"),
        arrow(105, here.bottom + 2, 140, views.y - 2),
        arrow(315, others.bottom + 2, 280, views.y - 2),
        down(views, sockets),
    ]
    boxes = [page, door, decide, log, here, others, views, sockets]
    return svg("The way of an action", [*ways, *(box.draw() for box in boxes)], 680)


def knowledge() -> str:
    """One definition of what a seat may know, and all that rests on it."""
    state = Box(60, 12, 300, "The true state", ["all cards, the secret seed"], "own")
    view = Box(10, 124, 125, "View", ["plain data"], "chief")
    numbers = Box(147, 124, 126, "Encoder", ["numbers"], "chief")
    sample = Box(285, 124, 125, "Resampled", ["a state that", "might be true"], "chief")
    people = Box(10, 250, 125, "People", ["page, terminal,", "log, replay"])
    learners = Box(147, 250, 126, "Learners", ["environments,", "datasets"])
    bots = Box(285, 250, 125, "Bots", ["search, hints,", "analysis"])
    ways = [
        arrow(150, state.bottom + 2, 73, view.y - 2),
        arrow(210, state.bottom + 2, 210, numbers.y - 2),
        arrow(270, state.bottom + 2, 347, sample.y - 2),
        down(view, people),
        down(numbers, learners),
        down(sample, bots),
    ]
    boxes = [state, view, numbers, sample, people, learners, bots]
    notes = [
        text(210, 352, "Equal views, equal numbers, equal samples: tests hold"),
        text(210, 369, "the three to one definition, for every game."),
    ]
    return svg("One definition of what a seat may know", [*ways, *(box.draw() for box in boxes), *notes], 382)


def layers() -> str:
    """Who imports whom."""
    cli = Box(60, 12, 300, "cli", ["the railbox command"])
    server = Box(10, 92, 195, "server", ["HTTP, WebSocket, storage"])
    envs = Box(215, 92, 195, "envs", ["batches, PettingZoo, …"])
    table = Box(10, 190, 195, "table", ["seats, clocks, log"])
    arena = Box(215, 190, 195, "arena", ["tournaments, analysis"])
    learn = Box(60, 288, 300, "learn", ["book, lessons, positions"])
    bots = Box(60, 368, 300, "bots", ["decide from what a seat may know"])
    games = Box(60, 448, 300, "games", ["metro · tickets · trains · transamerica"], "chief")
    core = Box(10, 528, 195, "core", ["contract, chance, records"], "chief")
    words = Box(215, 528, 195, "locales", ["three languages"])
    ways = [
        arrow(120, cli.bottom + 2, 107, server.y - 2),
        arrow(300, cli.bottom + 2, 313, envs.y - 2),
        down(server, table),
        down(envs, arena),
        arrow(107, table.bottom + 2, 130, learn.y - 2),
        arrow(313, arena.bottom + 2, 290, learn.y - 2),
        down(learn, bots),
        down(bots, games),
        arrow(150, games.bottom + 2, 107, core.y - 2),
        arrow(270, games.bottom + 2, 313, words.y - 2),
    ]
    boxes = [cli, server, envs, table, arena, learn, bots, games, core, words]
    return svg("Imports point one way", [*ways, *(box.draw() for box in boxes)], 590)


def commitment() -> str:
    """Commit and reveal, in time."""
    seed = Box(60, 12, 300, "The game starts", ["128 secret bits are drawn"], "own")
    shown = Box(60, 110, 300, "Everybody sees a SHA-256", ["of seed, options, deal, seats and rules"], "chief")
    play = Box(60, 208, 300, "The game is played", ["every shuffle follows from the seed"])
    over = Box(60, 306, 300, "The game is over", ["the seed stands in the record"], "own")
    check = Box(60, 404, 300, "Anybody checks", ["railbox verify game.json --commitment …"], "chief")
    ways = [
        down(seed, shown, "before the first action"),
        down(shown, play),
        down(play, over),
        down(over, check, "the same SHA-256, the same game?"),
    ]
    return svg("Commit and reveal", [*ways, *(box.draw() for box in (seed, shown, play, over, check))], 466)


DRAWINGS = {"ways-action": action, "ways-knowledge": knowledge, "ways-layers": layers, "ways-commitment": commitment}


def main() -> None:
    """Write them all."""
    for name, draw in DRAWINGS.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
