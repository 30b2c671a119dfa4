"""Every test that a game's rulings.md names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "src/railbox/games").glob("*/rulings.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_the_tests_that_rulings_name_exist(page: Path) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / page.parent.name).rglob("*.py"))
    defined = set(re.findall(r"^def (test_\w+)", code, re.MULTILINE))
    files = {file.name for file in (ROOT / "tests" / page.parent.name).rglob("*.py")}
    named = re.findall(r"`(?:(test_\w+\.py)(?:::)?)?(test_\w+)?`", page.read_text(encoding="utf-8"))
    assert [name for _, name in named if name], "rulings.md names no tests"
    missing = [name for _, name in named if name and name not in defined]
    missing += [file for file, _ in named if file and file not in files]
    assert not missing
