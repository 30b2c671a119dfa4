"""The files of the page: compressed, cached by what they are, and an answer at every address."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx

from railbox.server.page import FOLDER, ROUTES, SHELL, UNBUILT, Page
from tests.server.client import ServerProcess

WEB = Path(__file__).parents[2] / "web"
HTML = {"accept": "text/html,*/*"}


def test_the_shell_is_served_at_every_route_and_not_sent_twice(server: ServerProcess) -> None:
    shell = (FOLDER / SHELL).read_bytes()
    for route in ROUTES:
        path = re.sub(r"{[^}]+}", "some-thing", route)
        answer = httpx.get(server.url + path, headers=HTML)
        assert answer.status_code == 200 and answer.content == shell, route
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["cache-control"] == "no-cache"
    again = httpx.get(server.url, headers={**HTML, "if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and again.content == b""


def test_every_route_of_the_client_is_one_of_the_server() -> None:
    source = (WEB / "src" / "App.svelte").read_text(encoding="utf-8")
    wanted = [re.sub(r":(\w+)", "some-thing", path) for path in re.findall(r'"(/[^"]*)": \(\) => import', source)]
    served = [re.sub(r"{\w+:str}", "[^/]+", re.sub(r"{\w+:path}", ".+", route)) for route in ROUTES]
    assert wanted
    for path in wanted:
        assert any(re.fullmatch(route, path) for route in served), path


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for(server: ServerProcess) -> None:
    page = Page()
    for name, file in page.files.items():
        forever = "immutable" in file.caching
        assert forever == name.startswith("assets/")
        if file.packed is not None:
            assert gzip.decompress(file.packed) == file.body and len(file.packed) < len(file.body)
    script = next(name for name in page.files if name.endswith(".js"))
    answer = httpx.get(f"{server.url}/{script}")
    assert answer.content == page.files[script].body and "javascript" in answer.headers["content-type"]
    plain = httpx.get(f"{server.url}/{script}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.content == answer.content


def test_where_there_is_nothing_the_page_says_so_and_programs_get_a_problem(server: ServerProcess) -> None:
    for path in ("/no/such/page", "/t", "/assets/none.js", "/..%2fapp.py", "/stamp.txt", "/manifest.json"):
        shown = httpx.get(server.url + path, headers=HTML)
        assert shown.status_code == 404 and shown.content == (FOLDER / SHELL).read_bytes()
        assert httpx.get(server.url + path).json()["message"]["id"] == "server.nothing-here"
    assert httpx.get(f"{server.url}/api/none", headers=HTML).json()["message"]["id"] == "server.nothing-here"


def test_a_server_without_a_build_says_what_to_do(tmp_path: Path) -> None:
    page = Page(tmp_path / "missing")
    assert page.files == {} and page.shell.body == UNBUILT and b"script/web" in UNBUILT
