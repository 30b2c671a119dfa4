"""What is released can be installed and works, outside the repository, without network and without compiler.

Packages that Railbox depends on are not downloaded again: a fresh environment sees links to the files that this
environment has of them, of those only, by their declared requirements.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import railbox
from tests.ship.conftest import NOBODY, ROOT, Shipped

FILES, BYTES = 500, 3_000_000
"""No wheel is larger. Raise it for a reason: everybody downloads it."""


compiled = pytest.mark.skipif(not railbox.compiled, reason="there is no compiler here")


def asked_by(wheel: Path) -> list[str]:
    """The requirements in the metadata of a wheel."""
    with zipfile.ZipFile(wheel) as files:
        [name] = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        return re.findall(r"^Requires-Dist: (.*)$", files.read(name).decode(), re.MULTILINE)


def closure(asked: Iterable[str], extra: str) -> dict[str, Distribution]:
    """The distributions that are asked for, with an extra, and those that they ask for."""
    found: dict[str, Distribution] = {}
    wanted = [(text, extra) for text in asked]
    while wanted:
        text, within = wanted.pop()
        need = Requirement(text)
        if need.name in found or (need.marker and not need.marker.evaluate({"extra": within})):
            continue
        try:
            found[need.name] = distribution(need.name)
        except PackageNotFoundError:
            raise AssertionError(f"{need.name} is not installed: run script/setup") from None
        for text in found[need.name].requires or []:
            wanted += [(text, further) for further in ("", *need.extras)]
    return found


def link(environment: Path, links: Path, distributions: Iterable[Distribution]) -> None:
    """Let an environment see the files of these distributions, and of no others that are installed here."""
    links.mkdir()
    for each in distributions:
        for file in each.files or []:
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (links / top).exists():
                (links / top).symlink_to(Path(str(each.locate_file(top))))
    [packages] = (environment / "lib").glob("python*/site-packages")
    # before what an environment has of its own, such as an old setuptools
    (packages / "dependencies.pth").write_text(f"import sys; sys.path.insert(0, {str(links)!r})\n", encoding="utf-8")


def fresh(folder: Path, wheel: Path, extra: str) -> Path:
    """The Python of a new environment with the wheel in it."""
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv/bin/python"
    link(folder / "venv", folder / "links", closure(asked_by(wheel), extra).values())
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*command, str(wheel)], check=True, cwd=folder)
    return python


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with nothing of this environment: no repository, no compiler, no proxy to the network."""
    environment = {"PATH": str(python.parent), "CC": NOBODY, "HOME": str(python.parents[2]), "LANG": "C.UTF-8"}
    folder = python.parents[2]
    return subprocess.run([python, *words], env=environment, cwd=folder, capture_output=True, text=True, check=False)


@compiled
def test_the_compiled_wheel_plays_and_serves(shipped: Shipped, tmp_path: Path) -> None:
    done = run(fresh(tmp_path, shipped.wheel, "server"), str(ROOT / "tools/try_install.py"), "--compiled")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("rules compiled: the command, a game, and a server with its page work\n")


def test_the_plain_wheel_of_the_source_plays_and_serves(shipped: Shipped, tmp_path: Path) -> None:
    assert shipped.plain.name.endswith("-py3-none-any.whl")
    done = run(fresh(tmp_path, shipped.plain, "server"), str(ROOT / "tools/try_install.py"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("rules interpreted: the command, a game, and a server with its page work\n")


def test_without_extras_there_are_the_games_and_a_word_about_what_is_missing(shipped: Shipped, tmp_path: Path) -> None:
    python = fresh(tmp_path, shipped.wheel, "")
    assert "metro" in run(python, "-m", "railbox", "games").stdout
    played = run(python, str(python.parent / "railbox"), "simulate", "metro", "-g", "1")
    assert played.returncode == 0, played.stderr
    for command, missing in (("serve", "railbox[server]"), ("docs", "railbox[docs,server]")):
        done = run(python, "-m", "railbox", command)
        assert done.returncode == 2 and missing in done.stderr, done.stderr


@compiled
def test_the_compiled_wheel_is_the_plain_one_and_the_compiled_modules(shipped: Shipped) -> None:
    def content(wheel: Path) -> dict[str, int]:
        with zipfile.ZipFile(wheel) as files:
            return {each.filename: each.CRC for each in files.infolist() if ".dist-info/" not in each.filename}

    fast, plain = content(shipped.wheel), content(shipped.plain)
    beside = {name for name in fast if name not in plain}
    assert plain == {name: fast[name] for name in plain}, "the source lacks what the repository has, or has more"
    assert len(beside) > 30 and all(name.endswith(".so") for name in beside)
    tracked = subprocess.run(["git", "ls-files", "src/railbox"], cwd=ROOT, check=True, capture_output=True, text=True)
    missing = {name.removeprefix("src/") for name in tracked.stdout.split()} - set(plain)
    assert not missing, f"not in the wheel: {sorted(missing)}; see package-data in pyproject.toml"


def test_the_wheel_stays_small(shipped: Shipped) -> None:
    with zipfile.ZipFile(shipped.wheel) as files:
        assert len(files.namelist()) <= FILES
    assert shipped.wheel.stat().st_size <= BYTES


@compiled
def test_indexes_and_systems_accept_what_is_shipped(shipped: Shipped) -> None:
    files = [str(path) for path in (shipped.wheel, shipped.source, shipped.plain)]
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True, capture_output=True)
    tools = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    shown = subprocess.run(["auditwheel", "show", files[0]], check=True, capture_output=True, text=True, env=tools)
    assert '"manylinux_2_' in shown.stdout, shown.stdout


def test_what_the_extras_name_is_what_this_environment_has(shipped: Shipped) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert {"server", "envs", "cluster"} <= set(extras)
    for extra, named in extras.items():
        found = closure(asked_by(shipped.wheel), extra)
        for need in map(Requirement, named):
            if need.marker is None or need.marker.evaluate():
                assert need.specifier.contains(found[need.name].version), f"{extra}: {need}"
