"""Trains in a real browser: whole games by mouse, keys and touch, and every question of every card."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tools.fixtures import MAKERS
from tools.shots import put, register_people

from railbox.core.match import Match
from railbox.server.context import COOKIE
from tests.server.client import ServerProcess, running_server
from tests.web.browser import (
    STORED,
    commands,
    ended,
    new_page,
    open_table,
    sign_in,
    whose_turn,
)

Way = Literal["mouse", "keys", "touch"]
TARGETS = (
    '[data-region="stage"] [data-action], [data-region="tray"] [data-action], [data-region="supply"] [data-action]'
)
WISHES = ("rail ", "station ", "play ", "buy ", "choose ")
"""What somebody who wants to see much of the game prefers."""
VALLEY: dict[str, Any] = {
    "name": "valley",
    "cells": [
        {"row": 0, "col": 0, "terrain": "remote", "name": "Farend", "remote_number": 3},
        {"row": 0, "col": 1, "terrain": "mountain"},
        {"row": 0, "col": 2, "terrain": "city", "name": "Upper Ponting", "buildings": 2},
        {"row": 1, "col": 0, "terrain": "river"},
        {"row": 1, "col": 1, "terrain": "city", "name": "Midford", "buildings": 3},
        {"row": 1, "col": 2, "terrain": "field"},
        {"row": 2, "col": 0, "terrain": "city", "name": "Lowbridge", "buildings": 1},
        {"row": 2, "col": 1, "terrain": "field"},
        {"row": 2, "col": 2, "terrain": "sea"},
    ],
    "blocked_borders": [["r1c1", "r2c1"]],
}  # fmt: skip
"""A map of one's own."""
ENGLISH = re.compile(r"^(Play|Buy|Choose|Lay rails|Build|Discard|Give back|Take|Copy|Name|Put|Finish|Decline)\b")


def offered(page: Page) -> list[str]:
    """What can be done on the board, in the hand and in the supply."""
    found: list[str] = page.locator(TARGETS).evaluate_all(
        "all => all.filter((one) => one.getClientRects().length).map((one) => one.dataset.action)"
    )
    return found


def wish(texts: list[str], rng: random.Random) -> str | None:
    """Build, else play, else buy, else answer; None is to finish."""
    for begin in WISHES:
        if found := [text for text in texts if text.startswith(begin)]:
            return rng.choice(found)
    return next((text for text in texts if text != "done"), None)


def press_until(page: Page, key: str, selector: str) -> None:
    """Move the focus until it is on something."""
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"{key} never comes to {selector}")


def take_action(page: Page, way: Way, rng: random.Random) -> None:
    """Choose something that can be done and confirm it; a real click, tap or key each time."""
    together = page.locator(".doings .all:not([data-action])")
    wanted = wish(offered(page), rng)
    if together.count() and not (wanted or "").startswith(("rail", "station")):
        if way == "keys":
            page.keyboard.press("t")
        else:
            together.tap() if way == "touch" else together.click()
    elif wanted:
        choose(page, way, wanted)
    else:
        confirm(page, way)
    if page.locator("dialog[open] .btn.go").count():  # something is left unused
        page.keyboard.press("Enter") if way == "keys" else page.locator("dialog[open] .btn.go").click()
    page.wait_for_function(STORED)
    assert not page.locator(".sign.no").count(), page.locator(".sign").inner_text()


def choose(page: Page, way: Way, text: str) -> None:
    """Choose a target, see it on the sign, confirm."""
    target = page.locator(TARGETS).and_(page.locator(f'[data-action="{text}"]')).first
    if way == "keys":
        if text.startswith(("rail", "station")):
            page.keyboard.press("b")
            page.keyboard.press("ArrowRight")
        else:
            press_until(page, "Tab", ":is([data-region=tray], [data-region=supply]) [data-action]")
        page.keyboard.press("Enter")
    elif way == "touch":
        target.tap()
    else:
        target.click()
    page.locator("[data-main]").wait_for()
    confirm(page, way)


def confirm(page: Page, way: Way) -> None:
    """Press the button of the sign."""
    button = page.locator("[data-main]")
    if way == "keys":
        press_until(page, "Shift+Tab", "[data-main]")
        page.keyboard.press("Enter")
    else:
        button.tap() if way == "touch" else button.click()


def check_names(page: Page, language: str) -> None:
    """Every target has a name in the page's language."""
    names: list[str] = page.locator(TARGETS).evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label') || one.innerText)"
    )
    for name in names:
        assert name, "a target without a name"
        assert not re.search(r"\w_\w|trains[.-]", name), f"{name!r} is no name"
        assert language == "en" or not ENGLISH.search(name), f"{name!r} is English"


def check_barriers(page: Page) -> None:
    found = [
        (one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in Axe().run(page).response["violations"]
    ]
    assert not found


def play(pages: list[Page], way: Way, language: str, most: int = 400) -> None:
    """Everybody plays until the game is over for all."""
    rng = random.Random(7)
    for step in range(most):
        page = whose_turn(*pages)
        if page is None:
            break
        check_names(page, language)
        if step == 12:
            check_barriers(page)
        take_action(page, way, rng)
    for page in pages:
        expect(page.locator("main.end")).to_be_visible()


def test_two_people_and_a_bot_play_tokyo_by_mouse_before_a_spectator(browser: Browser, server: ServerProcess) -> None:
    ada, bo, watcher = new_page(browser, server), new_page(browser, server), new_page(browser, server)
    sign_in(ada, "Ada")
    sign_in(bo, "Bo")
    options = {"turn_limit": 3, "map": "tokyo", "cards": "tokyo_beginners"}
    table = open_table(ada, "trains", ["me", "open", "bot:random"], start=False, options=options)
    assert commands(server, bo, table, do="join").status_code == 200
    assert commands(server, ada, table, do="start").status_code == 200
    for page in (bo, watcher):
        page.goto(f"/t/{table}")
        page.locator("main[data-ready]").wait_for()
    assert not watcher.locator("[data-action], [data-main]").count(), "a spectator can do nothing"
    assert not watcher.locator(".hand").count(), "a spectator sees no hand"
    play([ada, bo], "mouse", "en")
    expect(watcher.locator("main.end")).to_be_visible()
    assert ended(ada)


def test_osaka_is_played_in_french_by_keys_alone(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server, language="fr")
    sign_in(page, "Ada")
    options = {"turn_limit": 2, "map": "osaka", "edition": "okazu", "cards": "osaka_beginners"}
    open_table(page, "trains", ["me", "bot:random"], options=options)
    play([page], "keys", "fr")


def test_a_map_of_ones_own_is_played_in_italian_by_touch(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server, "phone", language="it", dark=True)
    sign_in(page, "Ada")
    open_table(page, "trains", ["me", "bot:random"], options={"turn_limit": 3, "map": VALLEY})
    expect(page.locator(".board.trains")).to_contain_text("Midford")
    play([page], "touch", "it")


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str, dict[str, Match]]]:
    """Tables at which a card asks the first person, one for each question that there is."""
    matches = {name: make() for name, make in MAKERS.items() if name.startswith("asking-")}
    folder = tmp_path_factory.mktemp("asked")
    session, people = asyncio.run(register_people(folder))
    asyncio.run(put(folder, people, matches))
    with running_server(folder) as process:
        yield process, session, matches


def test_every_question_is_answered_beside_its_card(
    asked: tuple[ServerProcess, str, dict[str, Match]], browser: Browser
) -> None:
    server, session, matches = asked
    page = new_page(browser, server)
    page.context.add_cookies([{"name": COOKIE, "value": session, "url": server.url}])
    for name, match in matches.items():
        page.goto(f"/t/{name}")
        page.locator("main[data-ready] .bubble").wait_for()
        legal = set(match.legal(0))
        assert set(offered(page)) == legal, name
        bubble = page.locator(".bubble")
        cut = bubble.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")
        assert not cut, f"{name}: an answer is cut off"
        check_names(page, "en")


def test_the_sign_names_all_that_an_answer_of_several_cards_does(
    asked: tuple[ServerProcess, str, dict[str, Match]], browser: Browser
) -> None:
    server, session, _ = asked
    page = new_page(browser, server)
    page.context.add_cookies([{"name": COOKIE, "value": session, "url": server.url}])
    page.goto("/t/asking-discard-for-coins")
    card = page.locator('[data-region="tray"] [data-action="choose normal_train"]')
    listed = page.locator('[data-region="actions"] [data-action="choose normal_train"]')
    card.click()
    expect(listed).to_contain_text("Discard Normal Train")
    expect(page.locator("[data-main]")).to_have_text("Discard Normal Train for 1 coin")
    card.click()
    expect(page.locator("[data-main]")).to_have_text("Discard 2 cards for 2 coins")
    page.locator("[data-main]").click()
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.locator(".sign .who")).to_contain_text("3 coins")
