"""Lessons taken in a real browser, each to its end, in all languages."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from railbox.core.catalogue import all_games
from railbox.core.messages import Message
from railbox.learn.lesson import ANY, LEARNER, Step, lessons_of
from railbox.locales import LANGUAGES, translate
from railbox.server.context import COOKIE
from tests.server.client import ServerProcess
from tests.web.browser import STORED, Size, commands, new_page, open_table, sign_in, visible_target

TAUGHT = [game.name for game in all_games().values() if lessons_of(game)]
SIZES: list[Size] = ["desk", "phone"]


def do(page: Page, action: str) -> None:
    """Do an action by the list of all that can be done."""
    item = page.locator(f'[data-region="actions"] [data-action="{action}"]')
    if not item.is_visible():
        page.keyboard.press("a")
    item.click()
    page.locator("[data-main]").click()
    if page.locator("dialog[open] .btn.go").count():  # something is left unused
        page.locator("dialog[open] .btn.go").click()


def at(page: Page, number: int) -> None:
    expect(page.locator("section[data-step]")).to_have_attribute("data-step", str(number))


def answer(page: Page, step: Step) -> None:
    for action in step.want[0]:
        page.wait_for_function("() => document.querySelector('[data-action], [data-main]')")
        if action == ANY:
            action = page.locator("[data-action]").first.get_attribute("data-action") or ""
        do(page, action)
        page.wait_for_function(STORED)
        assert not page.locator(".sign.no").count(), page.locator(".sign").inner_text()


READ_ON = "() => document.querySelector('[data-next]')?.click() || document.querySelector('[data-closing]') !== null"


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_are_taken_to_their_end(browser: Browser, server: ServerProcess, game: str) -> None:
    for number, name in enumerate(lessons_of(all_games()[game]), start=TAUGHT.index(game)):
        take(browser, server, game, name, SIZES[number % 2 :] + SIZES[: number % 2])


def take(browser: Browser, server: ServerProcess, game: str, name: str, sizes: list[Size]) -> None:
    """Take a lesson in all languages at once: one person with a page for each, who reads every step in all of them and
    acts in one after the other. Then the autopilot plays on.
    """
    steps = lessons_of(all_games()[game])[name].steps
    pages = {
        language: new_page(browser, server, sizes[number % len(sizes)], language)
        for number, language in enumerate(LANGUAGES)
    }
    first, *others = pages.values()
    first.goto(f"/learn/{game}/{name}")
    first.wait_for_url("**/t/*")
    [session] = [cookie["value"] for cookie in first.context.cookies() if cookie["name"] == COOKIE]
    for page in others:
        page.context.add_cookies([{"name": COOKIE, "value": session, "url": server.url}])
        page.goto(first.url)
    turns = cycle(pages.values())
    for number, step in enumerate(steps):
        if step.free is not None:
            break
        for language, page in pages.items():
            at(page, number)
            expect(page.locator("section[data-step]")).to_contain_text(translate(Message(step.say), language))
            if step.point:
                expect(page.locator("div.ring")).to_be_visible()
            if not step.want:
                page.locator("[data-next]").click()
        if step.want:
            answer(next(turns), step)
    assert commands(server, first, first.url.rsplit("/", 1)[1], do="autopilot", on=True).is_success
    for page in pages.values():
        # what is left is read on; the autopilot may end the lesson, and take the button away, at any moment
        page.wait_for_function(READ_ON)
        expect(page.locator("[data-closing]")).to_be_visible()
        page.context.close()


def test_a_wrong_try_is_answered_and_not_done(browser: Browser, server: ServerProcess) -> None:
    lesson = lessons_of(all_games()["metro"])["first"]
    steps = lesson.steps
    number = next(number for number, step in enumerate(steps) if step.want)
    legal = lesson.match(all_games()["metro"]).legal(LEARNER)
    wrong = next(action for action in legal if [action] not in steps[number].want and action not in steps[number].wrong)
    page = new_page(browser, server)
    page.goto("/learn/metro/first")
    for _ in range(number):
        page.locator("[data-next]").click()
    at(page, number)
    before = page.locator("main[data-moment]").get_attribute("data-moment")
    do(page, wrong)
    sign = page.locator(".sign.no")
    expect(sign).to_contain_text(translate(Message(steps[number].wrong[ANY]), "en"))
    assert page.locator("main[data-moment]").get_attribute("data-moment") == before
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("section[data-step]")).to_contain_text(translate(Message(steps[number].hint), "en"))
    page.reload()
    at(page, 0)  # what was only read is read again; what was done stays


def test_a_position_is_solved_after_a_wrong_try_and_hints(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server, language="fr")
    page.goto("/learn/metro/puzzle")
    page.locator("main[data-ready]").wait_for()
    for step in range(3):
        page.locator("[data-more]").click()
        expect(page.locator("li:not(.later) > i")).to_have_count(step + 1)
    answer = page.locator("[data-advised]").get_attribute("data-advised")
    others = page.locator(f'[data-region="stage"] [data-action]:not([data-action="{answer}"])')
    others.nth(visible_target(others)).click()
    page.locator("[data-try]").click()
    expect(page.locator(".sign.no")).to_be_visible()
    page.locator(f'[data-region="stage"] [data-action="{answer}"]').click()
    page.locator("[data-try]").click()
    expect(page.locator(".sign .ask")).to_have_text(translate(Message("learn.puzzle-right"), "fr"))


def test_a_turning_point_is_looked_at_and_played_on_from(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    sign_in(page, "Ada")
    table = open_table(page, "metro", ["me", "bot:random"], autopilot="random")
    assert commands(server, page, table, do="autopilot", on=True).is_success
    expect(page.locator("main.end")).to_be_visible()
    page.locator(".turning button").first.click()
    page.locator("[data-branch]").click()
    page.wait_for_url(lambda address: "/t/" in address and table not in address)
    page.locator("main[data-ready]").wait_for()
    page.locator("[data-hint]").click()
    page.locator("[data-more]").click()
    page.locator("[data-more]").click()
    expect(page.locator("[data-advised]")).to_be_visible()


def test_a_refusal_and_a_card_lead_to_their_paragraphs(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    sign_in(page, "Ada")
    refused = ""

    def meddle(socket: WebSocketRoute) -> None:
        """What is sent is not what was chosen: a page offers nothing that would be refused."""
        upstream = socket.connect_to_server()
        socket.on_message(
            lambda message: upstream.send(str(message).replace(refused, "place e4") if refused else message)
        )

    page.route_web_socket("**/socket", meddle)
    open_table(page, "metro", ["me", "bot:random"])
    targets = page.locator('[data-region="stage"] [data-action]')
    target = targets.nth(visible_target(targets))
    refused = target.get_attribute("data-action") or ""
    target.click()
    page.locator("[data-main]").click()
    page.locator(".sign.no a").click()
    page.wait_for_url("**/rules/metro#*")
    expect(page.locator(f"[id='{page.url.rsplit('#')[1]}']")).to_be_in_viewport()
    refused = ""
    open_table(page, "tickets", ["me", "bot:random"])
    card = page.locator("[data-component]").first
    card.hover()
    page.locator(".peek a").click()
    page.wait_for_url("**/rules/tickets#card-*")
    expect(page.locator(f"[id='{page.url.rsplit('#')[1]}']")).to_be_in_viewport()


def test_friends_play_the_same_deal_and_compare(browser: Browser, server: ServerProcess) -> None:
    ada, bo = new_page(browser, server), new_page(browser, server, "phone", "fr")
    for page, name in ((ada, "Ada"), (bo, "Bo")):
        sign_in(page, name)
    ada.goto("/new?game=metro")
    ada.locator("main[data-ready]").wait_for()
    ada.locator(".deals label", has_text="2").click()
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/t/*")
    other = ada.locator("[data-deal] a")
    other.wait_for()
    bo.goto(other.get_attribute("href") or "")
    bo.locator(".sign .btn.go").click()  # sits down
    for page in (ada, bo):
        page.locator(".sign .btn.go").click()  # starts
        page.locator("[data-region=stage] [data-action]").first.wait_for()
        assert commands(server, page, page.url.rsplit("/", 1)[1], do="autopilot", on=True).is_success
    for page in (ada, bo):
        expect(page.locator("main.end")).to_be_visible()
    ada.reload()
    for page in (ada, bo):
        expect(page.locator("[data-deal] td b")).to_have_count(6)


def test_lessons_are_found_from_home_and_from_a_table(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    page.goto("/")
    page.get_by_role("link", name="Metro: Never played it?").click()
    page.wait_for_url("**/t/*")
    at(page, 0)
    page.locator("button.about").click()
    page.get_by_role("link", name="The rules").click()
    page.wait_for_url("**/rules/metro")
    # whoever prints it without scrolling has every drawing on paper
    page.locator(".diagram svg").first.wait_for()
    expect(page.locator(".diagram:not(:has(svg))")).to_have_count(0)
