"""The example package of docs/add-a-game.md, made from the page and installed as its readers would install it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from railbox.core.catalogue import Game, all_games
from railbox.locales import bundle
from tests.patience import PATIENCE

for each in ("connect", "read", "write", "pool"):
    # a server on a busy machine answers late, and five seconds are no promise of ours
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, each, PATIENCE)

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
FILE = re.compile(r"^`([\w/.-]+)`\n+```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long games in the browser come first, at one worker: the others take what is left, and all end together."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))


def files_of_the_page() -> dict[str, str]:
    """The files that the page shows, by their paths."""
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the example is installed, for processes of their own."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    for name, text in files_of_the_page().items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    done = subprocess.run([*command, "--target", str(target), str(source)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


@pytest.fixture
def shunting(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of the example, found by its entry point; other tests see the box only."""
    monkeypatch.syspath_prepend(installed)
    all_games.cache_clear()
    bundle.cache_clear()
    yield all_games()["shunting"]
    monkeypatch.undo()
    all_games.cache_clear()
    bundle.cache_clear()
