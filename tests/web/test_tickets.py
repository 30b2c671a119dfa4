"""Ticket to Ride: the Card Game in a real browser: each way of playing, number of players, language and stage."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from railbox.locales import bundle
from tests.server.client import ServerProcess
from tests.web.browser import STORED, commands, new_page, open_table, sign_in, wait_for_turn, whose_turn

Way = Literal["mouse", "keys", "touch"]
MOST = 600
SETS = '[data-region="tray"] .sets [data-action]'
DECK = '[data-region="stage"] [data-action="draw"]'
ROW = '[data-region="stage"] [data-action^="take"]'
MORE = '[data-region="stage"] [data-action="destinations"]'
OFFERED = '[data-region="stage"] [data-action^="keep"]'


OFFERS = """(wishes) => wishes.filter((wish) => document.querySelector(wish))"""


def press(target: Locator, way: Way) -> None:
    """Choose or confirm something, in the way of that person."""
    if way == "mouse":
        target.click()
    elif way == "touch":
        target.tap()
    else:
        reach(target)
        target.page.keyboard.press("Enter")


def reach(target: Locator) -> None:
    """Move the focus there by keys: to the board, then by arrows; to the sign's button, which comes before the board;
    or by Tab to a set, any of them, since Tab stops at one only."""
    page = target.page
    focused = """one => one === document.activeElement
        || (one.matches(".sets *") && document.activeElement.matches(".sets [data-action]"))"""
    if target.evaluate(focused):  # the place of the last choice keeps the focus
        return
    region = target.evaluate("one => one.closest('[data-region]')?.dataset.region ?? ''")
    if region == "stage":
        page.keyboard.press("b")
    left = "one => one.getBoundingClientRect().x < document.activeElement.getBoundingClientRect().x"
    step = {"stage": "ArrowLeft" if target.evaluate(left) else "ArrowRight", "": "Shift+Tab"}.get(region, "Tab")
    for _ in range(40):
        if target.evaluate(focused):
            return
        page.keyboard.press(step)
    raise AssertionError(f"no key comes to {target}")


def confirm(page: Page, way: Way) -> None:
    """Press the sign's button; a card that is chosen by Enter is confirmed by Enter, without going there."""
    button = page.locator("[data-main]")
    if way == "keys" and page.evaluate("() => /^(draw|take|place)/.test(document.activeElement.dataset.action)"):
        button.wait_for()
        page.keyboard.press("Enter")
    else:
        press(button, way)
    page.wait_for_function(STORED)
    assert not page.locator(".sign.no").count(), page.locator(".sign").inner_text()


class Somebody:
    """Plays at a page: keeps a destination, places some sets, else takes cards so that the deck is soon used up."""

    def __init__(self, page: Page, way: Way, sets: int = 2) -> None:
        self.page = page
        self.way = way
        self.sets = sets
        self.rows = 1

    def decide(self) -> None:
        """One decision; where the sign offers what is best, or to go on, that."""
        page = self.page
        offers: list[str] = page.evaluate(OFFERS, ["[data-main]", OFFERED, DECK, ROW, SETS, MORE])
        if "[data-main]" not in offers:
            press(page.locator(self.wish(offers)).first, self.way)
        confirm(page, self.way)

    def wish(self, found: list[str]) -> str:
        """What is wanted of what there is."""
        if SETS in found and self.sets:
            self.sets -= 1
            return SETS
        if ROW in found and self.rows:
            self.rows -= 1
            return ROW
        return next(wish for wish in (OFFERED, DECK, ROW, SETS, MORE) if wish in found)


def play(people: list[Somebody], seen: Callable[[Page], None] = lambda page: None) -> None:
    """All play in their own way until the game is over for everybody."""
    for _ in range(MOST):
        page = whose_turn(*(one.page for one in people))
        if page is None:
            break
        acting = next(one for one in people if one.page == page)
        seen(page)
        acting.decide()
    for one in people:
        expect(one.page.locator("main.end")).to_be_visible()


def barriers(page: Page) -> list[tuple[str, list[str]]]:
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in found]


class Stages:
    """Each phase of the game is checked when a page first shows it: barriers, names of targets, names of pieces."""

    ALL: ClassVar = {"keep", "draw", "claim"}

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def __call__(self, page: Page) -> None:
        if self.seen == self.ALL:
            return
        kinds = page.locator("[data-action]").evaluate_all("all => all.map(one => one.dataset.action.split(' ')[0])")
        stage = next((kind for kind in self.ALL - self.seen if kind in kinds), "")
        if not stage:
            return
        self.seen.add(stage)
        assert barriers(page) == [], stage
        twice = page.evaluate(
            "() => [...document.querySelectorAll('[data-piece]')].map(one => one.dataset.piece)"
            ".filter((name, place, all) => all.indexOf(name) !== place)"
        )
        assert twice == [], f"pieces of one name in {stage}"


def test_two_people_play_by_mouse_and_by_touch_before_a_bot_and_a_spectator(
    browser: Browser, server: ServerProcess
) -> None:
    """Three players: a desktop in French, a phone in Italian, a bot; what both know in secret nobody else sees."""
    ada = new_page(browser, server, language="fr")
    bo = new_page(browser, server, "phone", language="it", dark=True)
    watcher = new_page(browser, server)
    sign_in(ada, "Ada")
    sign_in(bo, "Bo")
    table = open_table(ada, "tickets", ["me", "open", "bot:random"], start=False)
    assert commands(server, bo, table, do="join").status_code == 200
    assert commands(server, ada, table, do="start").status_code == 200
    bo.goto(f"/t/{table}")
    watcher.goto(f"/t/{table}")

    # both choose at the same time: who is still choosing is told, and what is chosen is not
    assert wait_for_turn(ada)
    assert wait_for_turn(bo)
    offered = ada.locator(OFFERED)
    offered.nth(0).click()
    offered.nth(2).click()
    expect(ada.locator("[data-main]")).to_contain_text(re.compile("Garder .* et une autre"))
    ada.locator("[data-main]").click()
    expect(ada.locator(".players")).to_contain_text("prêt")
    expect(watcher.locator(".players")).to_contain_text("choosing")
    assert watcher.locator("[data-action], .ticket").count() == 0

    stages = Stages()
    stages(bo)
    Somebody(bo, "touch").decide()
    assert wait_for_turn(ada)
    press(ada.locator(MORE), "mouse")
    confirm(ada, "mouse")
    assert wait_for_turn(ada)
    stages(ada)
    offered.first.click()
    expect(ada.locator("[data-main]")).to_contain_text(re.compile("^Garder "))
    confirm(ada, "mouse")

    play([Somebody(ada, "mouse"), Somebody(bo, "touch")], stages)
    assert stages.seen == Stages.ALL
    expect(watcher.locator("main.end")).to_be_visible()


def test_two_players_by_keys_alone_with_open_trains(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    sign_in(page, "Ada")
    open_table(page, "tickets", ["me", "bot:random"], options={"open_own_stack": True})
    play([Somebody(page, "keys")])
    # the end tells the scoring step by step, and its last step is what the sheet says
    page.locator(".final > .btn").click()
    points = page.locator("tfoot td")
    expect(points).to_have_count(2)
    totals = points.all_inner_texts()
    back = page.get_by_role("button", name="One step back")
    for _ in range(8):
        back.click()
    assert points.all_inner_texts() == ["0", "0"]
    for _ in range(8):
        page.get_by_role("button", name="Next step").click()
    assert points.all_inner_texts() == totals
    assert barriers(page) == []


def test_four_players_have_two_rounds_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server, "phone")
    sign_in(page, "Ada")
    open_table(page, "tickets", ["me", "bot:random", "bot:random", "bot:random"])
    expect(page.locator(".players")).to_contain_text("choosing")
    told: list[str] = []

    def seen(shown: Page) -> None:
        sign = shown.locator(".sign .who").inner_text()
        if sign in told or not sign.startswith("Round 1"):
            return
        told.append(sign)
        expect(shown.locator('[data-region="stage"] tr')).to_have_count(4)
        assert barriers(shown) == []

    play([Somebody(page, "touch")], seen)
    assert told == ["Round 1 is over"]


def test_a_set_is_made_by_tapping_cards_and_says_whom_it_robs(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    sign_in(page, "Ada")
    open_table(page, "tickets", ["me", "bot:random"])
    hand = page.locator('[data-region="tray"] button.card')
    somebody = Somebody(page, "mouse")
    for _ in range(40):
        assert wait_for_turn(page)
        if page.locator(SETS).count():
            break
        somebody.decide()
    kind = (hand.first.get_attribute("data-place") or "").removeprefix("hand ")
    hand.first.click()
    listed = page.locator(SETS).evaluate_all("all => all.map(one => one.dataset.action)")
    assert listed
    words = {kind, "locos"} if kind == "locomotive" else {kind}
    assert all(words & set(text.split()) for text in listed), (kind, listed)
    # whatever is still missing comes from the list; the yard shows the set before it is confirmed
    if page.locator(SETS).first.get_attribute("aria-pressed") == "false":  # the only one is chosen by its first card
        page.locator(SETS).first.click()
    name = page.locator(SETS).first.get_attribute("aria-label") or ""
    expect(page.locator("[data-main]")).to_have_text(re.compile(r"^Place \d+ "))
    if ", robs" in name:
        expect(page.locator(".sign .ask")).to_contain_text("loses a column")
    wagons = page.locator('[data-region="stage"] figure').first.locator("[data-piece^=wagon]")
    assert wagons.count() >= 2
    confirm(page, "mouse")


@pytest.mark.parametrize("language", ["fr", "it"])
def test_targets_are_named_in_the_language_of_the_page(browser: Browser, server: ServerProcess, language: str) -> None:
    page = new_page(browser, server, language=language)
    sign_in(page, "Ada")
    open_table(page, "tickets", ["me", "bot:random"])
    assert wait_for_turn(page)
    first = {"fr": "Garder ", "it": "Tieni "}[language]
    for target in page.locator(OFFERED).all():
        assert (target.get_attribute("aria-label") or "").startswith(first)
    Somebody(page, "mouse").decide()
    assert wait_for_turn(page)
    message = bundle(language).get_message("tickets-label-draw").value
    assert message is not None
    expect(page.locator('[data-region="stage"] [data-action="draw"]')).to_have_attribute(
        "aria-label", re.compile(str(bundle(language).format_pattern(message, {})[0]))
    )
