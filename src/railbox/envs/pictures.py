"""A game as text or as an image: what everybody at the table may see.

The boards of the page are drawn in the browser only; here the text board is drawn, through a real SVG renderer.
"""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from railbox.core.catalogue import Ruleset
from railbox.core.state import SPECTATOR
from railbox.locales import translate

WIDTH = 120
PAPER = TerminalTheme(
    (250, 249, 246),
    (33, 37, 41),
    [
        (33, 37, 41),
        (192, 57, 43),
        (39, 120, 70),
        (176, 122, 0),
        (31, 97, 161),
        (125, 60, 152),
        (0, 121, 134),
        (120, 120, 120),
    ],
    [
        (90, 90, 90),
        (231, 76, 60),
        (46, 160, 90),
        (214, 150, 10),
        (52, 131, 204),
        (155, 89, 182),
        (0, 150, 166),
        (33, 37, 41),
    ],
)
SHEET = (
    '<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">'
    "<style>{styles} text {{ white-space: pre; }}</style>"
    '<rect width="100%" height="100%" fill="#faf9f6"/>'
    '<g font-family="monospace" font-size="{char_height}" transform="translate(8, 4)">{backgrounds}{matrix}</g></svg>'
)


def _console(**kind: Any) -> Console:
    return Console(width=WIDTH, file=StringIO(), force_terminal=True, highlight=False, **kind)


def text_of(ruleset: Ruleset, state: Any) -> str:
    """The table as plain text."""
    console = _console(color_system=None)
    console.print(ruleset.draw(ruleset.view(state, SPECTATOR), translate))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def image_of(ruleset: Ruleset, state: Any) -> npt.NDArray[np.uint8]:
    """The table as an image of red, green and blue; it needs `railbox[pictures]` and a monospace font."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError:
        raise ImportError("images need a renderer: pip install 'railbox[pictures]'") from None
    console = _console(record=True)
    console.print(ruleset.draw(ruleset.view(state, SPECTATOR), translate))
    svg = console.export_svg(theme=PAPER, code_format=SHEET, unique_id="railbox")
    drawn = svg_to_bytes(svg_string=svg, monospace_family="DejaVu Sans Mono")
    with Image.open(BytesIO(drawn)) as picture:
        return np.asarray(picture.convert("RGB"))
