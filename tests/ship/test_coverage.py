"""Branch coverage has a floor, which only rises. docs/quality.md says what is measured, and what cannot be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.ship.conftest import ROOT

FLOORS = {"core": 93, "table": 94}
"""Percent of statements and branches of what is interpreted, in these folders of the package."""
KIT = "src/railbox/core/conformance.py"
"""It is a test itself, which every game runs."""
PART = [
    "tests/table/test_table.py",
    "tests/table/test_fair.py",
    "tests/table/test_secrets.py",
    "tests/core/test_core.py",
    "tests/core/test_match.py",
    "tests/core/test_boards.py",
    "tests/core/test_guides.py",
]
"""Tests without chance that take seconds: tracing makes them almost three times as long."""


def test_branch_coverage_does_not_fall(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--cov-branch"]
    command += [f"--cov=src/railbox/{name}" for name in FLOORS] + [f"--cov-report=json:{report}", *PART]
    environment = {**os.environ, "COVERAGE_FILE": str(tmp_path / "data")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    asked = [sys.executable, "setup.py", "--compiled-sources"]
    compiled = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    told = json.loads(report.read_text(encoding="utf-8"))["files"]
    for name, floor in FLOORS.items():
        files = [
            each["summary"]
            for file, each in told.items()
            if file.startswith(f"src/railbox/{name}/") and file not in [*compiled, KIT]
        ]
        seen = sum(each["covered_lines"] + each["covered_branches"] for each in files)
        all_of_it = sum(each["num_statements"] + each["num_branches"] for each in files)
        percent = 100 * seen / all_of_it
        assert percent >= floor, f"{name}: {percent:.1f} % of statements and branches, the floor is {floor} %"
        assert percent < floor + 2, f"{name}: {percent:.1f} %: raise the floor in {Path(__file__).name}"
