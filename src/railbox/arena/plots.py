"""Small plots as SVG that stands inside a page: they take its colours, light or dark, and its width."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

WIDTH = 480
LABELS = 110
ROW = 30
MARGIN = 16
STYLE = """
svg { width: 100%; max-width: 44rem; height: auto; display: block; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); } svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .bar { stroke: var(--c0); stroke-width: 3; } svg .dot { fill: var(--c0); } svg .box { fill: var(--c0); }
svg path.line { fill: none; stroke-width: 2; }
"""
COLOURS = ("#2563c9", "#c2410c", "#15803d", "#9333ea", "#a16207", "#0e7490")
DARK_COLOURS = ("#7aa8f7", "#fb923c", "#4ade80", "#c99bfa", "#facc15", "#45c8e0")
DASHES = ("", "7 4", "2 3", "10 3 2 3", "5 2", "1 4")


def palette() -> str:
    """The colours of a page, for light and for dark screens."""
    light = "".join(f"--c{number}: {colour};" for number, colour in enumerate(COLOURS))
    dark = "".join(f"--c{number}: {colour};" for number, colour in enumerate(DARK_COLOURS))
    return (
        ":root { color-scheme: light dark; --ink: #1c1e21; --faint: #5c6370; --rule: #d5d9e0; --paper: #fff; "
        f"{light} }}"
        "@media (prefers-color-scheme: dark) "
        f"{{ :root {{ --ink: #e8eaed; --faint: #a5adba; --rule: #3a3f47; --paper: #16181c; {dark} }} }}"
    )


def page(title: str, body: str) -> str:
    """One self-contained page that needs nothing else."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{palette()}
* {{ box-sizing: border-box; }}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1rem; }}
h1 {{ font-size: 1.5rem; line-height: 1.2; }} h2 {{ font-size: 1.1rem; margin: 2rem 0 .5rem; }}
p.note {{ color: var(--faint); font-size: .9rem; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }}
th, td {{ border-bottom: 1px solid var(--rule); padding: .35rem .6rem; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }} th {{ font-weight: 600; }} small {{ color: var(--faint); }}
{STYLE}
</style>
</head>
<body>
{body}
</body>
</html>
"""


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls sideways on narrow screens; cells are HTML."""
    head = "".join(f"<th scope='col'>{cell}</th>" for cell in header)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class='scroll' tabindex='0'><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    return f"<svg viewBox='0 0 {WIDTH} {height:g}' role='img' aria-label='{escape(label)}'>{''.join(parts)}</svg>"


def _steps(low: float, high: float) -> list[float]:
    """Round numbers that span a range, five to ten of them."""
    size = max(high - low, 1e-9)
    step = 10.0 ** len(str(int(size)))
    for part in (1, 2, 4, 10, 20, 40, 100, 200, 400, 1000):
        if size / (step / part) >= 4:
            step /= part
            break
    first = int(low // step)
    return [step * number for number in range(first, int(-(-high // step)) + 1)]


def intervals(rows: Sequence[tuple[str, float, float, float]], label: str, percent: bool = False) -> str:
    """A dot and an interval for each row of name, value, low and high."""
    ticks = [0.0, 0.25, 0.5, 0.75, 1.0] if percent else _steps(min(row[2] for row in rows), max(row[3] for row in rows))
    height = MARGIN + ROW * len(rows) + 24

    def x(value: float) -> float:
        return LABELS + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDTH - LABELS - 24)

    parts = []
    for tick in ticks:
        text = f"{tick:.0%}" if percent else f"{tick:g}"
        parts.append(f"<line class='grid' x1='{x(tick):.1f}' x2='{x(tick):.1f}' y1='6' y2='{height - 22}'/>")
        parts.append(f"<text class='faint' x='{x(tick):.1f}' y='{height - 6}' text-anchor='middle'>{text}</text>")
    for number, (name, value, low, high) in enumerate(rows):
        y = MARGIN + ROW * number + ROW / 2
        parts.append(f"<text x='{LABELS - 12}' y='{y + 4}' text-anchor='end'>{escape(name)}</text>")
        parts.append(f"<line class='bar' x1='{x(low):.1f}' x2='{x(high):.1f}' y1='{y}' y2='{y}'/>")
        parts.append(f"<circle class='dot' cx='{x(value):.1f}' cy='{y}' r='5'/>")
    return _svg(height, label, parts)


def histograms(rows: Sequence[tuple[str, Sequence[float]]], label: str, bins: int = 40) -> str:
    """How the values of each row are distributed, one above the other on one scale."""
    low, high = min(min(values) for _, values in rows), max(max(values) for _, values in rows)
    ticks = _steps(low, max(high, low + 1))
    size = (ticks[-1] - ticks[0]) / bins
    room = 56
    height = MARGIN + room * len(rows) + 24

    def x(value: float) -> float:
        return LABELS + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDTH - LABELS - 24)

    parts = []
    for tick in ticks:
        parts.append(f"<line class='grid' x1='{x(tick):.1f}' x2='{x(tick):.1f}' y1='6' y2='{height - 22}'/>")
        parts.append(f"<text class='faint' x='{x(tick):.1f}' y='{height - 6}' text-anchor='middle'>{tick:g}</text>")
    for number, (name, values) in enumerate(rows):
        floor = MARGIN + room * (number + 1) - 6
        counts = [0] * bins
        for value in values:
            counts[min(bins - 1, int((value - ticks[0]) / size))] += 1
        parts.append(f"<text x='{LABELS - 12}' y='{floor - 4}' text-anchor='end'>{escape(name)}</text>")
        for place, count in enumerate(counts):
            if count:
                tall = (room - 12) * count / max(counts)
                left, right = x(ticks[0] + place * size), x(ticks[0] + (place + 1) * size)
                parts.append(
                    f"<rect class='box' x='{left:.1f}' y='{floor - tall:.1f}' "
                    f"width='{right - left - 1:.1f}' height='{tall:.1f}'/>"
                )
    return _svg(height, label, parts)


def _key(series: Sequence[str]) -> tuple[int, list[str], list[str]]:
    """How a plot tells its lines apart, without colour too: the height of the key, its parts, the look of each line."""
    strokes = [f"style='stroke: var(--c{place})' stroke-dasharray='{DASHES[place]}'" for place in range(len(series))]
    wide = max(140, 46 + 8 * max(len(name) for name in series))
    columns = max(1, (WIDTH - 48) // wide)
    parts = []
    for place, name in enumerate(series):
        left, line = 48 + wide * (place % columns), 14 + 24 * (place // columns)
        parts.append(f"<path class='line' {strokes[place]} d='M{left} {line} h34'/>")
        parts.append(f"<text x='{left + 40}' y='{line + 5}'>{escape(name)}</text>")
    return 24 * (1 + (len(series) - 1) // columns), parts, strokes


def curves(series: Sequence[tuple[str, Sequence[float]]], label: str) -> str:
    """Lines of shares from 0 to 1 over the moves of a game."""
    top, parts, strokes = _key([name for name, _ in series])
    height = top + 270
    moves = max(len(values) for _, values in series)

    def x(move: float) -> float:
        return 48 + move / max(1, moves - 1) * (WIDTH - 48 - 16)

    def y(value: float) -> float:
        return top + 12 + (1 - value) * (height - top - 46)

    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f"<line class='grid' x1='48' x2='{WIDTH - 16}' y1='{y(tick):.1f}' y2='{y(tick):.1f}'/>")
        parts.append(f"<text class='faint' x='40' y='{y(tick) + 4:.1f}' text-anchor='end'>{tick:.0%}</text>")
    for tick in _steps(0, max(1, moves - 1)):
        if tick <= moves - 1:
            place = f"x='{x(tick):.1f}' y='{height - 8}'"
            parts.append(f"<text class='faint' {place} text-anchor='middle'>{tick:g}</text>")
    for (_, values), stroke in zip(series, strokes, strict=True):
        points = " L".join(f"{x(move):.1f} {y(value):.1f}" for move, value in enumerate(values))
        parts.append(f"<path class='line' {stroke} d='M{points}'/>")
    return _svg(height, label, parts)


Climb = tuple[str, Sequence[tuple[float, float, float, float]]]
"""A name, and the points of its line: what was spent, the value, its lowest and its highest."""


def climbs(series: Sequence[Climb], label: str) -> str:
    """Values over what was spent on them, in which each step to the right is ten times as much."""
    top, parts, strokes = _key([name for name, _ in series])
    height = top + 270
    every = [point for _, points in series for point in points]
    first, last = (math.floor(math.log10(min(p[0] for p in every))), math.ceil(math.log10(max(p[0] for p in every))))
    ticks = _steps(min(p[2] for p in every), max(p[3] for p in every))

    def x(spent: float) -> float:
        return 56 + (math.log10(spent) - first) / (last - first) * (WIDTH - 56 - 32)

    def y(value: float) -> float:
        return top + 12 + (ticks[-1] - value) / (ticks[-1] - ticks[0]) * (height - top - 46)

    for tick in ticks:
        parts.append(f"<line class='grid' x1='56' x2='{WIDTH - 24}' y1='{y(tick):.1f}' y2='{y(tick):.1f}'/>")
        parts.append(f"<text class='faint' x='48' y='{y(tick) + 4:.1f}' text-anchor='end'>{tick:g}</text>")
    for power in range(first, last + 1):
        place = f"x='{x(10.0**power):.1f}' y='{height - 8}'"
        parts.append(f"<text class='faint' {place} text-anchor='middle'>{10.0**power:,g}</text>")
    for number, ((_, points), stroke) in enumerate(zip(series, strokes, strict=True)):
        aside = 3 * (number - (len(series) - 1) / 2)  # so that intervals of equal spending stand side by side
        corners = " L".join(f"{x(spent) + aside:.1f} {y(value):.1f}" for spent, value, _, _ in points)
        reach = "".join(f"M{x(spent) + aside:.1f} {y(low):.1f} V{y(high):.1f}" for spent, _, low, high in points)
        parts.append(f"<path class='line' {stroke} d='M{corners}'/>")
        parts.append(f"<path class='line' style='stroke: var(--c{number})' opacity='0.35' d='{reach}'/>")
        parts += [
            f"<circle cx='{x(spent) + aside:.1f}' cy='{y(value):.1f}' r='3' style='fill: var(--c{number})'/>"
            for spent, value, _, _ in points
        ]
    return _svg(height, label, parts)


def alone(svg: str) -> str:
    """A plot as a file of its own."""
    place = svg.index(">") + 1
    head = svg[:place].replace("<svg", "<svg xmlns='http://www.w3.org/2000/svg'", 1)
    ground = "<rect width='100%' height='100%' style='fill: var(--paper)'/>"
    return f"{head}<style>{palette().replace(':root', 'svg')}{STYLE}</style>{ground}{svg[place:]}\n"
