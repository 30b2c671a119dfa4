"""The digest of what the web client is built from: `script/web` stamps it into the build, a test compares it.

python -m tools.web_digest            print it
python -m tools.web_digest --stamp    write it into the build
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "src/railbox/server/page"
STAMP = BUILD / "stamp.txt"
SOURCES = [
    "web/*.html",
    "web/*.js",
    "web/*.json",
    "web/*.ts",
    "web/src/**/*",
    "web/public/**/*",
    "src/railbox/locales/*/*.ftl",
    "src/railbox/games/*/words/*.ftl",
    "src/railbox/games/*/facts/*.json",
]


def sources() -> list[Path]:
    """All files that a build depends on; tests and the harness of the boards are not in it."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not (path.name.endswith(".test.ts") or is_harness(path)))


def is_harness(path: Path) -> bool:
    """Whether a file belongs to the harness."""
    return path.name == "harness.html" or path.parent.name == "harness"


def digest() -> str:
    """The digest over names and contents of the sources."""
    whole = sha256()
    for path in sources():
        whole.update(path.relative_to(ROOT).as_posix().encode())
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


if __name__ == "__main__":
    if "--stamp" in sys.argv:
        STAMP.write_text(digest() + "\n", encoding="ascii")
    else:
        sys.stdout.write(digest() + "\n")
