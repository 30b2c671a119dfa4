"""The client that lies in the package is built from the sources that lie beside it."""

import json

from tools.web_digest import BUILD, STAMP, digest, sources


def test_build_is_not_stale() -> None:
    assert STAMP.read_text(encoding="ascii").strip() == digest(), "the web client has changed: run script/web"


def test_digest_covers_client_and_words() -> None:
    names = {path.name for path in sources()}
    assert {"index.html", "package-lock.json", "vite.config.ts", "tokens.css", "main.ts", "core.ftl", "en.ftl"} <= names
    assert not any(name.endswith(".test.ts") for name in names)


def test_manifest_names_what_is_there() -> None:
    manifest = json.loads((BUILD / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["index.html"]["isEntry"]
    for chunk in manifest.values():
        for name in [chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])]:
            assert (BUILD / name).is_file(), name


def test_harness_of_the_boards_is_not_in_the_build() -> None:
    assert not list(BUILD.rglob("*harness*"))
