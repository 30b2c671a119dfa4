"""What the release workflow asks: is everything of this version, and what has changed in it?

python tools/release.py notes v1.2.3            the version's part of CHANGELOG.md
python tools/release.py check v1.2.3 dist       the files in a folder are of that version
python tools/release.py check v1.2.3 dist --all and none is missing

It needs nothing but Python itself.
"""

import re
import sys
from itertools import product
from pathlib import Path

CHANGES = Path(__file__).parent.parent / "CHANGELOG.md"
PYTHONS = ("cp311", "cp312", "cp313", "cp314")
SYSTEMS = (
    "manylinux*_x86_64*",
    "manylinux*_aarch64*",
    "macosx_*_x86_64",
    "macosx_*_arm64",
    "win_amd64",
)
"""What pip installs compiled; everything else gets the plain wheel."""


def notes(tag: str, changes: str) -> str:
    """The part of the changes that is about a tag, which must be the newest and dated."""
    parts = re.findall(r"^## (\S+) \(([^)]*)\)\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    version, date, text = parts[0]
    if f"v{version}" != tag:
        raise SystemExit(f"release: {tag} is tagged, but the newest version in CHANGELOG.md is {version}")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise SystemExit(f"release: CHANGELOG.md says {version} ({date}): give it its date first")
    return str(text).strip()


def problems(tag: str, folder: Path, whole: bool) -> list[str]:
    """What is wrong with the files of a release."""
    version = tag.removeprefix("v")
    files = sorted(path.name for path in folder.iterdir())
    found = [f"{name} is not of version {version}" for name in files if not name.startswith(f"railbox-{version}")]
    needed = [f"railbox-{version}.tar.gz", f"railbox-{version}-py3-none-any.whl"]
    if whole:
        needed += [f"railbox-{version}-{python}-{python}-{system}.whl" for python, system in product(PYTHONS, SYSTEMS)]
    return found + [f"there is no {name}" for name in needed if not any(folder.glob(name))]


def main(command: str, tag: str, *rest: str) -> None:
    """Print the notes, or end with what is wrong."""
    if command == "notes":
        print(notes(tag, CHANGES.read_text(encoding="utf-8")))
    elif wrong := problems(tag, Path(rest[0]), "--all" in rest):
        raise SystemExit("release: " + "; ".join(wrong))


if __name__ == "__main__":
    main(*sys.argv[1:])
