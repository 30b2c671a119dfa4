"""Every game of the box has all its parts: one that is missing is named here."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import railbox
from railbox import Game
from railbox.bots.base import make_bot
from railbox.bots.levels import USUAL
from railbox.core.catalogue import box_games
from railbox.core.encoder import Encoder
from railbox.core.guide import Guide
from railbox.locales import LANGUAGES, has_message

ROOT = Path(__file__).parent.parent
BOX = box_games()


def folder(game: Game) -> Path:
    return Path(str(files(game.package)))


def exists(path: Path) -> str:
    return "" if path.exists() else f"{path} is missing"


def has_some(path: Path, pattern: str) -> str:
    return "" if any(path.glob(pattern)) else f"{path} has no {pattern}"


def words(game: Game) -> str:
    missing = [exists(folder(game) / "words" / f"{language}.ftl") for language in LANGUAGES]
    missing += [
        f"{game.name}: no summary in {language}" for language in LANGUAGES if not has_message(game.summary.id, language)
    ]
    return "; ".join(filter(None, missing))


def makers(game: Game) -> str:
    told = {"designer": game.designer, "publisher": game.publisher, "year": game.year, "minutes": game.minutes}
    return ", ".join(f"{game.name} does not say its {name}" for name, value in told.items() if not value)


def levels(game: Game) -> str:
    if set(game.levels) != set(USUAL):
        return f"{game.name} has no bot for {sorted(set(USUAL) - set(game.levels))}"
    for bot in game.levels.values():
        make_bot(bot).close()
    return ""


def golden(game: Game) -> str:
    return has_some(ROOT / "tests" / "golden" / game.name, "*.json*")


def benchmark(game: Game) -> str:
    path = ROOT / "benchmarks" / f"{game.name}.py"
    return exists(path) or ("" if "def main()" in path.read_text(encoding="utf-8") else f"{path} has no main()")


PARTS: dict[str, Callable[[Game], str]] = {
    "folder named like the game": lambda game: exists(ROOT / "src" / "railbox" / "games" / game.name),
    "words in every language": words,
    "makers": makers,
    "rulings": lambda game: exists(folder(game) / "rulings.md"),
    "facts": lambda game: has_some(folder(game) / "facts", "*.json"),
    "guide": lambda game: "" if game.guide is not Guide and game.guide().informed else f"{game.name} has no guide",
    "encoder": lambda game: "" if game.encoder is not Encoder else f"{game.name} has no encoder",
    "levels": levels,
    "golden records": golden,
    "tests": lambda game: has_some(ROOT / "tests" / game.name, f"test_{game.name}_*.py"),
    "test of conformance": lambda game: exists(ROOT / "tests" / game.name / f"test_{game.name}_conformance.py"),
    "test of languages": lambda game: exists(ROOT / "tests" / game.name / f"test_{game.name}_language.py"),
    "benchmark": benchmark,
    "drawn board": lambda game: exists(ROOT / "web" / "src" / "games" / game.name / "index.ts"),
    "page": lambda game: exists(ROOT / "docs" / "games" / f"{game.name}.md"),
}


def test_the_box_is_its_folders() -> None:
    folders = {path.name for path in (ROOT / "src" / "railbox" / "games").iterdir() if (path / "__init__.py").exists()}
    assert set(BOX) == folders, "a folder without an entry point in pyproject.toml, or the other way round"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", BOX)
def test_a_game_of_the_box_has(name: str, part: str) -> None:
    missing = PARTS[part](BOX[name])
    assert not missing, missing


def test_a_missing_part_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = Game("ghost", "Ghost", 1, range(2, 3), railbox.all_games()["metro"].options, None, "railbox.games")  # type: ignore[arg-type]
    for part, check in PARTS.items():
        assert check(game), f"nobody notices that {part} is missing"


def test_nothing_else_names_the_games() -> None:
    """What lists games reads the catalogue: outside their own folders no code knows them by name."""
    for source in (ROOT / "src" / "railbox").rglob("*.py"):
        if "games" in source.relative_to(ROOT / "src" / "railbox").parts or source.name == "__init__.py":
            continue
        text = source.read_text(encoding="utf-8")
        for name in BOX:
            assert f"games.{name}" not in text and f'"{name}"' not in text, f"{source} names {name}"
