"""Golden records replay, and compiled and interpreted rules agree on every one of them."""

import os
import subprocess
import sys

import railbox
from tests.golden import FOLDER, golden_files


def digests(pure: bool) -> tuple[str, dict[str, str]]:
    environment = {**os.environ, "RAILBOX_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "tests.golden"]
    result = subprocess.run(command, env=environment, cwd=FOLDER.parent.parent, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[-2000:]
    compiled, *lines = result.stdout.splitlines()
    return compiled, dict(line.split() for line in lines)


def test_golden_games_are_the_same_compiled_and_interpreted() -> None:
    ours, compiled = digests(pure=False)
    theirs, interpreted = digests(pure=True)
    assert ours == str(railbox.compiled)
    assert theirs == "False", "RAILBOX_PURE=1 must load the source"
    assert len(compiled) == len(list(golden_files())) > 0
    assert compiled == interpreted


def test_every_game_has_golden_records() -> None:
    folders = {path.parent.name for path in golden_files()}
    assert folders == set(railbox.all_games())
