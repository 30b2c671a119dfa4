"""Versions come from tags, and the workflows, the package and the interpreters that it is for agree."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.release import PYTHONS, SYSTEMS, notes, problems

import railbox
from tests.ship.conftest import ROOT

NEXT = re.findall(r"^## ([0-9.]+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[0]


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows" / name).read_text(encoding="utf-8"))
    return found


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def version(folder: Path) -> str:
    said = subprocess.run(
        [sys.executable, "-c", "import setup; print(setup.version())"],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return said.stdout.strip()


def test_a_version_is_that_of_the_tag_and_else_the_next_one_in_development(tmp_path: Path) -> None:
    folder = tmp_path / "clone"
    folder.mkdir()
    for name in ("setup.py", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    assert version(folder) == f"{NEXT}.dev0", "without git"
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", "first")
    assert version(folder) == f"{NEXT}.dev0", "without a tag, as in a shallow clone"
    git(folder, "tag", "nightly")
    git(folder, "tag", "v7.1.0")
    assert version(folder) == "7.1.0"
    (folder / "CHANGELOG.md").open("a").write("\n")
    assert version(folder) == f"{NEXT}.dev0", "changed after the tag"
    (folder / "PKG-INFO").write_text("Metadata-Version: 2.4\nVersion: 7.1.0\n", encoding="utf-8")
    assert version(folder) == "7.1.0", "in a source distribution"


def test_the_installed_version_is_the_one_of_the_repository() -> None:
    assert railbox.__version__ == version(ROOT)


def test_a_release_needs_a_tag_that_is_the_newest_change_with_a_date() -> None:
    changes = "# Changes\n\n## 0.2.0 (2027-01-02)\n\n- New.\n\n## 0.1.0 (2026-12-01)\n\n- First.\n"
    assert notes("v0.2.0", changes) == "- New."
    with pytest.raises(SystemExit, match=r"newest version in CHANGELOG.md is 0.2.0"):
        notes("v0.1.0", changes)
    with pytest.raises(SystemExit, match="its date"):
        notes("v0.2.0", changes.replace("2027-01-02", "unreleased"))


def test_a_release_with_a_missing_or_foreign_file_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "railbox-0.2.0.tar.gz").touch()
    (tmp_path / "railbox-0.2.0-py3-none-any.whl").touch()
    assert problems("v0.2.0", tmp_path, whole=False) == []
    assert len(problems("v0.2.0", tmp_path, whole=True)) == len(PYTHONS) * len(SYSTEMS)
    assert len(problems("v0.3.0", tmp_path, whole=False)) == 4


def test_workflows_and_package_name_the_same_interpreters() -> None:
    named = {f"cp{text[-4:].replace('.', '')}" for text in pyproject()["project"]["classifiers"] if ":: 3." in text}
    assert named == set(PYTHONS)
    assert pyproject()["tool"]["cibuildwheel"]["build"].split() == [f"{python}-*" for python in PYTHONS]
    tested = workflow("ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert {f"cp{text.replace('.', '')}" for text in tested} == set(PYTHONS)


def test_commands_of_the_workflows_name_files_that_are_there() -> None:
    for name in ("ci.yml", "release.yml"):
        for job in workflow(name)["jobs"].values():
            for step in job["steps"]:
                for path in re.findall(r"(?:tools|script|\.ci)/[\w.]+", step.get("run", "")):
                    assert (ROOT / path).is_file(), f"{name}: {path}"
    assert workflow("ci.yml")["jobs"]["test"]["steps"][-1]["run"] == ".ci/run"


NEWER = {
    r"\b(mapfile|readarray|coproc)\b": "bash 4",
    r"\$\{\w+(,|\^|@)": "bash 4",
    r"\b(declare|local) -[a-zA-Z]*[An]": "bash 4",
    r"&>>|\|&": "bash 4",
    r"\bwait -n\b": "bash 4.3",
    r"\$EPOCH|\$SRANDOM": "bash 5",
    r"\b(sha256sum|nproc|realpath|readlink -f|tac|timeout|setsid)\b": "GNU",
    r"\bsed -i\b|\bgrep -P\b|\bdate -d\b|\bxargs -d\b|\bstat -c\b": "GNU",
}


def test_scripts_run_where_bash_is_old_and_tools_are_not_from_gnu() -> None:
    for file in [*(ROOT / "script").iterdir(), ROOT / ".ci/run"]:
        text = file.read_text(encoding="utf-8")
        assert text.startswith("#!/usr/bin/env bash\n")
        subprocess.run(["bash", "-n", str(file)], check=True)
        for number, line in enumerate(text.splitlines(), 1):
            for pattern, what in NEWER.items():
                assert line.lstrip().startswith("#") or not re.search(pattern, line), f"{file.name}:{number}: {what}"


ONLY_POSIX = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop"}


def test_modules_can_be_imported_on_windows() -> None:
    for file in (ROOT / "src/railbox").rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not ONLY_POSIX & {name.partition(".")[0] for name in names}, f"{file.name}:{node.lineno}"
