"""The site of the documentation is built without a warning, and nothing on it leads nowhere."""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest
from tools import diagrams

from tests.ship.conftest import ROOT


class Page(HTMLParser):
    """The names and the links of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.names |= {told[name] for name in ("id", "name") if name in told}
        self.links |= {told[name] for name in ("href", "src") if name in told}


def test_the_site_is_built_without_a_warning_and_has_no_dead_link(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stdout + done.stderr
    pages = {file: Page(file) for file in tmp_path.rglob("*.html") if file.name != "404.html"}
    assert len(pages) > 25
    dead = []
    for file, page in pages.items():
        for link in page.links:
            path, name = urldefrag(link)
            if urlsplit(link).scheme or link.startswith("//"):
                continue
            target = (file.parent / unquote(path)).resolve() if path else file
            if not target.exists() or (name and target in pages and name not in pages[target].names):
                dead.append(f"{file.relative_to(tmp_path)}: {link}")
    assert not dead


@pytest.mark.parametrize("name", diagrams.DRAWINGS)
def test_a_drawing_is_as_it_would_be_drawn_now(name: str) -> None:
    made = (diagrams.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert made == diagrams.DRAWINGS[name](), "run: python -m tools.diagrams"
