"""Two people in two real browsers play a table from the lobby to the rematch."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from railbox.core.catalogue import all_games
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


def chromium() -> str:
    """The browser that script/setup installs, or the one that BROWSER_PATH names."""
    found = os.environ.get("BROWSER_PATH") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "no browser: run script/setup as root on Debian, or set BROWSER_PATH to Chromium"
    return found


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


def new_page(opened: Browser, url: str, width: int = 1200, language: str = "en") -> Page:
    """A browser of its own (cookies and all) in which any error of the page fails the test."""
    page = opened.new_context(base_url=url, viewport={"width": width, "height": 900}, locale=language).new_page()
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    return page


problems: list[str] = []


@pytest.fixture(autouse=True)
def no_problems() -> Iterator[None]:
    problems.clear()
    yield
    assert problems == []


def open_table(page: Page, game: str, players: int = 2, bots: int = 0, **choices: str) -> str:
    page.goto("/")
    form = page.locator("#new-table")
    form.get_by_label("Game", exact=True).select_option(game)
    form.get_by_label("Players", exact=True).select_option(str(players))
    for seat in range(players - bots, players):
        form.get_by_label(f"Seat {seat + 1}", exact=True).select_option("bot:random")
    if choices:
        form.locator("summary").click()
        for name, value in choices.items():
            form.locator(f"[data-option={name}]").select_option(value)
    form.get_by_role("button", name="Open the table").click()
    if page.locator("dialog[open]").count():
        page.locator("dialog input[name=name]").fill("Ada")
        page.locator("dialog").get_by_role("button", name="Play as a guest").click()
    page.wait_for_url("**/t/*")
    return page.url


def sit_down(page: Page, url: str, name: str) -> None:
    page.goto(url)
    page.locator(".seats").get_by_role("button", name="Sit down").first.click()
    page.locator("dialog input[name=name]").fill(name)
    page.locator("dialog").get_by_role("button", name="Play as a guest").click()
    expect(page.locator(".seats")).to_contain_text(name)


def play_to_the_end(*pages: Page) -> None:
    for _ in range(2000):
        for page in pages:
            if page.get_by_role("button", name="Rematch").count():
                return
            action = page.locator(".actions button.small:not(.quiet)").first
            if action.count():
                before = page.locator(".replay .soft").inner_text()
                action.click()
                expect(page.locator(".replay .soft")).not_to_have_text(before)
    raise AssertionError("the game did not end")


def test_two_browsers_play_metro(server: ServerProcess) -> None:
    with browser() as opened:
        ada, bo = new_page(opened, server.url), new_page(opened, server.url, width=390)
        url = open_table(ada, "metro", hand_size="2")
        sit_down(bo, url, "Bo")
        ada.get_by_role("button", name="Start the game").click()
        expect(ada.locator(".prompt")).to_have_class("prompt mine")

        # Undo, seen by both.
        ada.locator(".actions button", has_text="tile").first.click()
        expect(ada.locator(".metro .target").first).to_be_visible()
        ada.get_by_role("button", name="Undo").click()
        expect(ada.get_by_role("button", name="Redo")).to_be_visible()
        expect(bo.locator(".log")).to_contain_text("takes something back")
        ada.get_by_role("button", name="Redo").click()

        # A click on the board is an action.
        expect(bo.locator(".metro .tile")).to_have_count(2)  # the own hand only
        ada.locator(".metro .target").first.click()
        expect(bo.locator(".metro .tile")).to_have_count(3)
        expect(bo.locator(".prompt")).to_have_class("prompt mine")

        # Talk is text, never markup.
        bo.get_by_label("Say something").fill("<b>hello</b>")
        bo.get_by_role("button", name="Send").click()
        expect(ada.locator(".log .talk")).to_have_text("Bo: <b>hello</b>")

        # Reconnect.
        bo.reload()
        expect(bo.locator(".log .talk")).to_have_count(1)
        play_to_the_end(ada, bo)
        expect(ada.locator(".prompt")).to_contain_text("Won by")
        expect(ada.locator(".fair")).to_contain_text("Seed")

        # Replay through another seat's eyes.
        ada.get_by_label("Seen by").select_option("1")
        ada.get_by_role("button", name="First").click()
        expect(ada.locator(".replay .soft")).to_contain_text("1 /")
        for _ in range(5):
            ada.get_by_role("button", name="Next", exact=True).click()
        expect(ada.locator(".replay .soft")).to_contain_text("6 /")
        assert "at=6" in ada.url
        ada.get_by_role("button", name="Now").click()

        ada.get_by_role("button", name="Rematch").click()
        bo.get_by_role("link", name="Go to the rematch").click()
        bo.locator(".seats").get_by_role("button", name="Sit down").click()
        expect(bo.locator(".seats")).to_contain_text("Bo")
        overflow = bo.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, "nothing may be wider than a phone"


@pytest.mark.parametrize("game", list(all_games()))
def test_a_person_plays_a_bot_in_a_browser(server: ServerProcess, game: str) -> None:
    with browser() as opened:
        page = new_page(opened, server.url, language="en")
        open_table(page, game, players=2, bots=1)
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".prompt")).not_to_be_empty()
        before = page.locator(".replay .soft").inner_text()
        page.locator(".actions button.small:not(.quiet)").first.click()
        expect(page.locator(".replay .soft")).not_to_have_text(before)
        page.get_by_role("button", name="Resign").click()
        page.locator("dialog").get_by_role("button", name="Resign").click()
        expect(page.locator(".prompt")).to_contain_text("Won by random")


def barriers(page: Page) -> list[str]:
    """What keeps people with a weak sight, a screen reader or no mouse from using a page, as axe finds it."""
    return [f"{found['help']}: {found['nodes'][0]['html']}" for found in Axe().run(page).response["violations"]]


@pytest.mark.parametrize(("scheme", "width"), [("light", 1200), ("dark", 390)])
def test_pages_have_no_barriers(server: ServerProcess, scheme: Literal["light", "dark"], width: int) -> None:
    with browser() as opened:
        page = new_page(opened, server.url, width)
        page.emulate_media(color_scheme=scheme)
        page.goto("/")
        expect(page.locator("#new-table")).to_be_visible()
        assert barriers(page) == []
        for game in all_games():
            open_table(page, game, bots=1)
            expect(page.get_by_role("button", name="Start the game")).to_be_visible()
            assert barriers(page) == [], game
            page.get_by_role("button", name="Start the game").click()
            expect(page.locator(".prompt")).not_to_be_empty()
            assert barriers(page) == [], game


def test_an_account_grows_from_a_guest(server: ServerProcess) -> None:
    with browser() as opened:
        page = new_page(opened, server.url)
        open_table(page, "metro", players=2, bots=1)
        page.locator("#account").click()
        page.get_by_role("button", name="Keep this name: register").click()
        page.locator("dialog input[name=name]").fill("Ada Browser")
        page.locator("dialog input[name=password]").fill("correct horse")
        page.locator("dialog").get_by_role("button", name="Save").click()
        expect(page.locator("#account")).to_have_text("Ada Browser")
        page.locator("#account").click()
        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.locator("#account")).to_have_text("Sign in")
        page.locator("#account").click()
        page.locator("dialog input[name=name]").fill("ada browser")
        page.locator("dialog input[name=password]").fill("correct horse")
        page.locator("dialog").get_by_role("button", name="Sign in").click()
        expect(page.locator("#account")).to_have_text("Ada Browser")
        page.locator("#language").select_option("fr")
        expect(page.locator("h1")).to_have_text("Tables")
        expect(page.locator("#new-table")).to_contain_text("Nouvelle table")
