"""What is shipped, built once for all workers."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import railbox

ROOT = Path(__file__).parents[2]
NOBODY = "/usr/bin/false"
"""A compiler that fails at once: whoever needs one is seen."""


@dataclass
class Shipped:
    """The files of a release, as far as this machine can make them."""

    wheel: Path
    source: Path
    plain: Path


def build(folder: Path, kind: str, into: Path, **environment: str) -> Path:
    """What the release workflow runs, with the packages that are installed here."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(into), "."]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = [path for path in into.iterdir() if path.name in done.stdout]
    return made


def copied_tree(target: Path) -> Path:
    """The files of the repository with what script/setup compiled, in a place of their own."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ":!web", ":!tests", ":!docs"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split("\0")
    for name in names:
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    if railbox.compiled:
        # with the times of the files, by which they are found up to date; modules of earlier builds are left out
        shutil.copytree(ROOT / "build", target / "build", ignore=shutil.ignore_patterns("*.py", "*.o"))
    return target


@pytest.fixture(scope="session")
def shipped(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Shipped:
    """Compiled wheel, source, and the plain wheel that is built from that source alone."""
    mine = tmp_path_factory.getbasetemp()
    folder = (mine if worker_id == "master" else mine.parent) / "shipped"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            tree = copied_tree(folder / "tree")
            # what script/setup compiled is up to date, so that nobody is asked to compile
            level = (ROOT / ".venv/rules.stamp").read_text(encoding="utf-8").split()[1]
            build(tree, "wheel", folder / "wheel", CC=NOBODY, RAILBOX_OPTIMISE=level)
            source = build(tree, "sdist", folder / "source")
            shutil.unpack_archive(source, folder / "unpacked", filter="data")
            [unpacked] = (folder / "unpacked").iterdir()
            build(unpacked, "wheel", folder / "plain", RAILBOX_COMPILE="0")
            (folder / "done").touch()
    [wheel], [source], [plain] = ((folder / name).glob("railbox-*") for name in ("wheel", "source", "plain"))
    return Shipped(wheel, source, plain)
