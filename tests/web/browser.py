"""People with a real browser: they open tables, choose targets and confirm, by mouse, keys or touch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright
from tools.shoot import browser_path

from tests.patience import PATIENCE
from tests.server.client import ServerProcess

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONG = int(1000 * PATIENCE)
"""Milliseconds that a page may take on a busy machine."""
expect.set_options(timeout=LONG)
LOOK = 50
"""Milliseconds between two looks at pages of which one will change."""
Size = Literal["desk", "phone"]
SIZES = {"desk": (1366, 900), "phone": (390, 844)}
problems: list[str] = []
"""What went wrong in any page of the test: errors, and lines that the browser prints as errors."""


@contextmanager
def launch() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


def new_page(
    browser: Browser, server: ServerProcess, size: Size = "desk", language: str = "en", dark: bool = False
) -> Page:
    """A person with a browser of their own, cookies and all."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=size == "phone",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    return page


def sign_in(page: Page, name: str) -> None:
    """Become a guest of that name."""
    answer = page.request.post("/api/guests", data={"name": name})
    assert answer.ok, answer.text()


def open_table(page: Page, game: str, seats: list[str], start: bool = True, **table: Any) -> str:
    """A table of the signed-in person, who goes there; returns its id."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, **table})
    assert answer.ok, answer.text()
    table_id: str = answer.json()["id"]
    if start:
        assert page.request.post(f"/api/tables/{table_id}/commands", data={"do": "start"}).ok
    page.goto(f"/t/{table_id}")
    page.locator("main[data-ready]").wait_for()
    return table_id


def commands(server: ServerProcess, page: Page, table: str, **command: Any) -> httpx.Response:
    """A command given past the page, in the name of the page's person."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    return httpx.post(f"{server.url}/api/tables/{table}/commands", json=command, cookies=cookies)


def moment(page: Page) -> int:
    """The newest moment that the page knows of."""
    return int(page.locator("main[data-moment]").first.get_attribute("data-moment") or 0)


def ended(page: Page) -> bool:
    return page.locator("main.end").count() > 0


WAITING = """() => document.querySelector("main.end")
    || (document.querySelector("[data-action], [data-main]")
        && !document.querySelector('[data-sending], [data-region="actions"][aria-busy="true"]'))"""


STORED = """() => document.querySelector("main.end") || !document.querySelector("[data-sending]")"""


def wait_for_turn(page: Page) -> bool:
    """Until something can be done here; False when the game is over."""
    page.wait_for_function(WAITING)
    return not ended(page)


ON_TOP = """(targets) => targets.findIndex((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && (target === hit || target.contains(hit));
})"""


def visible_target(targets: Locator) -> int:
    """The first target that a pointer hits: in a drawing some lie below others, or out of a zoomed window."""
    found = int(targets.evaluate_all(ON_TOP))
    assert found >= 0, "no target can be hit"
    return found


def take_turn(page: Page, way: Literal["mouse", "touch", "keys", "list"], region: str = "stage") -> None:
    """One action: choose the first target that there is, and confirm it."""
    place = "actions" if way == "list" else region
    targets = page.locator(f'[data-region="{place}"] [data-action]:visible')
    if way == "list" and not targets.count():
        page.keyboard.press("a")  # where there is little room, the list is behind a tab
        targets.first.wait_for()
    if page.locator("[data-main]").count() and not targets.count():
        (page.locator("[data-main]").tap if way == "touch" else page.locator("[data-main]").click)()
    elif way == "keys":
        page.keyboard.press("b" if place == "stage" else "a")
        page.keyboard.press("Enter")
        page.locator("[data-main]").wait_for()
        page.keyboard.press("Enter")
    else:
        target = targets.nth(visible_target(targets))
        target.tap() if way == "touch" else target.click()
        button = page.locator("[data-main]")
        button.wait_for()
        button.tap() if way == "touch" else button.click()
    if page.locator("dialog[open] .btn.go").count():  # something is left unused
        page.locator("dialog[open] .btn.go").click()
    page.wait_for_function(STORED)
    assert not page.locator(".sign.no").count(), page.locator(".sign").inner_text()


def play_to_the_end(*pages: Page, way: Literal["mouse", "touch", "keys", "list"] = "mouse", most: int = 3000) -> None:
    """Everybody acts when it is their turn, until the game is over for all."""
    for _ in range(most):
        page = whose_turn(*pages)
        if page is None:
            break
        take_turn(page, way)
    for page in pages:
        expect(page.locator("main.end")).to_be_visible()


def whose_turn(*pages: Page) -> Page | None:
    """Until something can be done at one of these pages, which is returned; None when the game is over."""
    for _ in range(LONG // LOOK):
        for page in pages:
            if page.evaluate(WAITING):
                return None if ended(page) else page
        pages[0].wait_for_timeout(LOOK)
    raise AssertionError("nobody can do anything")
