"""The web client as it lies in the package: read and compressed once, when the server starts."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "page"
SHELL = "index.html"
HASHED = "assets/"
"""Names below this folder have a digest of their content in them: they never change."""
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
NOT_SERVED = ("stamp.txt", "manifest.json")
"""What the build leaves for tools."""
ROUTES = [
    "/",
    "/tables",
    "/watch",
    "/new",
    "/t/{table_id:str}",
    "/ratings",
    "/player/{person_id:str}",
    "/rules",
    "/rules/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/settings",
    "/workshop",
    "/workshop/{rest:path}",
]
"""Where the client has a page; at any other address it shows that there is none."""
UNBUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Railbox</title>
<h1>The page has not been built</h1>
<p>This Railbox runs from its sources, and its web client is missing: run <code>script/web</code> and start again.
Programs can play all the same, over <a href="/api/openapi.json">the interface</a>.</p>
"""


class File(msgspec.Struct, frozen=True):
    """A file of the client, plain and compressed."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str

    def answer(self, accepts: str, known: str) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers for somebody who takes these encodings and knows this version of it."""
        headers = {"etag": self.tag, "cache-control": self.caching, "vary": "accept-encoding"}
        if self.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return 304, b"", headers
        if self.packed is not None and "gzip" in [wish.split(";")[0].strip() for wish in accepts.split(",")]:
            return 200, self.packed, {**headers, "content-encoding": "gzip"}
        return 200, self.body, headers


class Page:
    """All files of the client by their paths. Without a build there is a page that says so."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).as_posix())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.name not in NOT_SERVED
        }
        self.shell = self.files.get(SHELL) or _read(UNBUILT, "text/html", FRESH)


def _file(path: Path, name: str) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return _read(path.read_bytes(), kind, FOREVER if name.startswith(HASHED) else FRESH)


def _read(body: bytes, kind: str, caching: str) -> File:
    packed = gzip.compress(body, 9, mtime=0)
    return File(
        body,
        packed if len(packed) < len(body) else None,
        kind,
        f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        caching,
    )


mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
