"""Hooks of the site (mkdocs.yml): pages that are made, links that lead out of docs/, drawings in the page's colours."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
sys.path.insert(0, str(ROOT))  # wherever MkDocs was started

from railbox.core.catalogue import box_games  # noqa: E402
from tools.typescript import BODIES, UNIONS, Writer  # noqa: E402

LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)]*)?(\))")
DRAWING = re.compile(r"^!\[([^\]]*)\]\(([\w/.-]+\.svg)\)$", re.MULTILINE)
OWN_LOOK = re.compile(r"<style>.*?</style>|<rect [^>]*width='100%' height='100%'[^>]*/>", re.DOTALL)
WHOLE_FILES = {"contributing.md": "CONTRIBUTING.md", "changes.md": "CHANGELOG.md"}


def messages() -> str:
    """The page of all messages between server and clients, from the structs themselves."""
    writer = Writer(box_games().values())
    parts = [
        "# Messages",
        "All that the server and its clients say to each other, as TypeScript, made from the server's own structs. "
        "[The protocol](protocol.md) tells when what is said.",
    ]
    titles = {
        "ClientMessage": "From a client, by WebSocket",
        "ServerMessage": "From the server, by WebSocket",
        "Command": "Commands to a table",
    }
    for union, title in titles.items():
        parts += declared(writer, title, [UNIONS[union]])
    return "\n\n".join([*parts, *declared(writer, "Bodies of requests and answers", BODIES)]) + "\n"


def declared(writer: Writer, title: str, types: list[Any]) -> list[str]:
    """A section with the declarations of types and of those in them that were not shown before."""
    before = set(writer.done)
    for each in types:
        writer.name(inspect.type_info(each))
    parts = [f"## {title}"]
    for name in sorted(set(writer.done) - before):
        doc, _, code = writer.done[name].partition("\n")
        parts += [f"### {name}", doc.removeprefix("/** ").removesuffix(" */"), f"```ts\n{code.strip()}\n```"]
    return parts


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made, and those that lie at the root of the repository."""
    from mkdocs.structure.files import File

    made = {name: (ROOT / source).read_text(encoding="utf-8") for name, source in WHOLE_FILES.items()}
    made["messages.md"] = messages()
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """Links out of docs/ lead to the repository; drawings stand in the page, in its colours."""
    here = page.file.src_uri
    folder = ROOT if here in WHOLE_FILES else (DOCS / here).parent
    up = "../" * here.count("/")
    moved = {ROOT / source: name for name, source in WHOLE_FILES.items()}

    def led(found: re.Match[str]) -> str:
        target = (folder / found[2]).resolve()
        if "://" in found[2] or not target.exists():
            return found[0]
        if DOCS in target.parents:
            to = up + target.relative_to(DOCS).as_posix()
        elif target in moved:
            to = up + moved[target]
        else:
            to = f"{config.repo_url}/blob/main/{target.relative_to(ROOT).as_posix()}"
        return f"{found[1]}{to}{found[3] or ''}{found[4]}"

    def drawn(found: re.Match[str]) -> str:
        text = OWN_LOOK.sub("", (folder / found[2]).read_text(encoding="utf-8")).strip().replace("\n", " ")
        return f'<div class="drawing">{text}</div>'

    return DRAWING.sub(drawn, LINK.sub(led, markdown))
