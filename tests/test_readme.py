"""The code in the README and in docs/ runs as it stands, and pages that are made are as they would be made now."""

import re
from pathlib import Path

import pytest
from tools import game_pages

from railbox import Game
from railbox.core.catalogue import box_games

ROOT = Path(__file__).parent.parent
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NEEDS_EXAMPLE = "add-a-game.md"
BLOCKS = [(page.name, block) for page in PAGES for block in PYTHON_BLOCK.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("page", "code"), BLOCKS, ids=lambda value: value if value.endswith(".md") else "")
def test_the_code_on_the_page_runs(
    page: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if page == NEEDS_EXAMPLE:
        request.getfixturevalue("shunting")
    monkeypatch.chdir(tmp_path)
    exec(compile(code, page, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("game", box_games().values(), ids=lambda game: game.name)
def test_the_page_of_a_game_tells_what_the_game_tells(game: Game) -> None:
    made = game_pages.PAGES / f"{game.name}.md"
    assert made.read_text(encoding="utf-8") == game_pages.page(game), "run: python -m tools.game_pages"


def test_the_readme_has_an_example() -> None:
    assert any(page == "README.md" for page, _ in BLOCKS)


def test_links_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"
