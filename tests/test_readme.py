"""The code in the README and in docs/ runs as it stands."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCKS = [(page.name, block) for page in PAGES for block in PYTHON_BLOCK.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("page", "code"), BLOCKS, ids=lambda value: value if value.endswith(".md") else "")
def test_the_code_on_the_page_runs(page: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, page, "exec"), {"__name__": "example"})


def test_the_readme_has_an_example() -> None:
    assert any(page == "README.md" for page, _ in BLOCKS)


def test_links_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"
