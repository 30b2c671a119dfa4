"""A board is made in the workshop from nothing, checked, shared by link, and played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import ServerProcess
from tests.web.browser import Size, new_page, play_to_the_end, sign_in
from tests.web.test_transamerica import check_barriers


def checked(page: Page) -> None:
    """Until the server has looked at what is drawn."""
    page.locator("main.ws[data-checked]").wait_for()


def spot(page: Page, name: str) -> None:
    page.locator(f'[data-spot="{name}"]').click()
    checked(page)


def test_a_board_is_made_from_nothing_shared_and_played_to_its_end(browser: Browser, server: ServerProcess) -> None:
    ada, bo = new_page(browser, server), new_page(browser, server, "phone")
    sign_in(ada, "Ada")
    sign_in(bo, "Bo")
    ada.goto("/workshop?game=transamerica")
    checked(ada)
    expect(ada.locator(".checks li")).to_have_count(1)  # there is no city yet
    expect(ada.get_by_role("button", name="Test game")).to_be_disabled()

    # a small sheet with water, a river and cities of two colours
    for side, count in (("Rows", "2"), ("Columns", "5")):
        ada.get_by_label(side).fill(count)
        ada.get_by_label(side).press("Tab")
    expect(ada.locator("[data-spots]")).to_have_attribute("data-spots", "0")
    ada.get_by_role("button", name="Water").click()
    spot(ada, "r0c4")
    ada.keyboard.press("5")
    spot(ada, "r0c1 r0c2")
    ada.keyboard.press("7")
    for name in ("r0c0", "r0c2", "r1c3"):
        spot(ada, name)
    expect(ada.locator(".checks .no").nth(1)).to_contain_text("The cities have 1 colour")
    ada.get_by_label("Blue").check(force=True)
    spot(ada, "r0c1")
    expect(ada.locator(".checks .no").nth(1)).to_contain_text("Colour blue has 1 city in play")
    ada.get_by_role("button", name="Go to mistake 1").click()
    expect(ada.locator(".place h2")).to_contain_text("City 4")
    spot(ada, "r1c2")
    spot(ada, "r0c3")
    ada.keyboard.press("Control+z")
    ada.keyboard.press("Control+Shift+z")
    ada.get_by_label("Points at the start").fill("1")
    ada.get_by_label("Name", exact=True).last.fill("Small world")
    checked(ada)
    expect(ada.locator(".checks li")).to_have_count(3)
    expect(ada.locator(".checks li").first).to_contain_text("8 points")
    check_barriers(ada)

    # somebody else has the link, and keeps a copy
    ada.get_by_role("button", name="Share").click()
    link = ada.locator(".link input").input_value()
    bo.goto(link)
    checked(bo)
    expect(bo.locator(".crumb b")).to_have_text("Small world")
    expect(bo.locator(".layer")).to_be_visible()
    check_barriers(bo)
    bo.get_by_role("link", name="Open a table on this board").click()
    bo.locator("main[data-ready] .board").wait_for()
    expect(bo.locator("a.board")).to_have_text("Small world")

    # two bots and a person play on it to the end
    ada.get_by_role("button", name="Test game").click()
    ada.locator("main[data-moment]").wait_for()
    expect(ada.locator("svg.usa")).to_contain_text("City 4")
    play_to_the_end(ada, most=400)
    expect(ada.locator("main.end")).to_contain_text("Ada")


@pytest.mark.parametrize(("size", "language"), [("desk", "fr"), ("phone", "it")])
def test_a_map_is_painted_by_keys_and_touch_and_tried_by_bots(
    browser: Browser, server: ServerProcess, size: Size, language: str
) -> None:
    page = new_page(browser, server, size, language, dark=True)
    page.goto("/workshop?game=trains")
    checked(page)
    if size == "desk":
        page.keyboard.press("4")
        page.locator('[data-spot][tabindex="0"]').focus()
        for key in ("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"):
            page.keyboard.press(key)
    else:
        page.locator(".tools button").nth(3).tap()
        for name in ("r0c0", "r0c2", "r1c2"):
            page.locator(f'[data-spot="{name}"]').tap()
    checked(page)
    expect(page.locator('.tools [aria-pressed="true"] kbd')).to_have_text("4 · 3")
    check_barriers(page)
    page.locator(".figures").wait_for()
    page.locator(".right .panel").last.get_by_role("button").click()
    expect(page.locator("progress")).to_be_visible()
    page.wait_for_function("() => document.querySelector('progress').value > 0")
    expect(page.locator(".right li .num")).to_have_count(3)
    page.reload()
    checked(page)
    expect(page.locator('[data-spot="r0c0"]')).to_have_count(1)
    assert page.evaluate("JSON.parse(localStorage['railbox-workshop-trains']).cells[0].terrain") == "city"
