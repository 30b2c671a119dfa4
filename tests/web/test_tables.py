"""Games played in a real browser, as people play them."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from railbox.core.catalogue import all_games
from railbox.locales import LANGUAGES, bundle
from tests.server.client import ServerProcess
from tests.web.browser import (
    Size,
    commands,
    moment,
    new_page,
    open_table,
    play_to_the_end,
    sign_in,
    take_turn,
    wait_for_turn,
)

GAMES = sorted(all_games())
WAYS = {"mouse": "desk", "keys": "desk", "touch": "phone"}


def test_a_visitor_plays_against_bots_in_two_clicks(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    page.goto("/")
    page.get_by_role("button", name="Play Metro against bots").click()
    page.get_by_role("button", name="Novice").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-ready]").wait_for()
    assert wait_for_turn(page)
    take_turn(page, "mouse")


def test_friends_are_invited_in_three_clicks(browser: Browser, server: ServerProcess) -> None:
    ada, bo = new_page(browser, server), new_page(browser, server, "phone")
    ada.goto("/")
    ada.get_by_role("link", name="Play TransAmerica with friends").click()
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/t/*")
    ada.get_by_role("button", name=re.compile("link", re.IGNORECASE)).first.wait_for()
    bo.goto(ada.url)
    bo.locator(".sign").get_by_role("button").last.click()
    expect(ada.locator(".seats li b.quiet")).to_have_count(1)


@pytest.mark.parametrize("way", WAYS)
def test_metro_is_played_to_its_end(browser: Browser, server: ServerProcess, way: str) -> None:
    size: Size = "phone" if way == "touch" else "desk"
    page = new_page(browser, server, size)
    sign_in(page, "Ada")
    open_table(page, "metro", ["me", "bot:random"])
    play_to_the_end(page, way=way)  # type: ignore[arg-type]
    expect(page.locator("main.end")).to_contain_text("Ada")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_the_list_of_actions_alone(browser: Browser, server: ServerProcess, game: str) -> None:
    """As somebody who hears the page would: labels, Enter, Enter. With many bots the own turns are few."""
    options = {"trains": {"turn_limit": 12}, "transamerica": {"min_rounds": 1}}.get(game, {})
    bots = {"tickets": 3, "transamerica": 5}.get(game, 1)
    page = new_page(browser, server)
    sign_in(page, "Ada")
    open_table(page, game, ["me", *["bot:random"] * bots], options=options)
    texts = page.locator('[data-region="actions"] [data-action]')
    assert wait_for_turn(page)
    page.keyboard.press("a")
    texts.first.wait_for()
    for text in texts.all_inner_texts():
        assert not re.search(r"\w_\w|\w\.\w+-\w", text), f"{text!r} is no label"
    play_to_the_end(page, way="list")


def test_two_people_play_over_reload_and_a_lost_connection(browser: Browser, server: ServerProcess) -> None:
    ada, bo, watcher = new_page(browser, server), new_page(browser, server, "phone"), new_page(browser, server)
    sign_in(ada, "Ada")
    sign_in(bo, "Bo")
    table = open_table(ada, "metro", ["me", "open"], start=False)
    assert commands(server, bo, table, do="join").status_code == 200
    assert commands(server, ada, table, do="start").status_code == 200
    bo.goto(f"/t/{table}")
    watcher.goto(f"/t/{table}")
    assert wait_for_turn(ada)
    take_turn(ada, "mouse")
    assert wait_for_turn(bo)

    # a reload loses nothing
    bo.reload()
    assert wait_for_turn(bo)
    take_turn(bo, "touch")

    # what was confirmed without a connection is sent once there is one again, and once only
    assert wait_for_turn(ada)
    ada.context.set_offline(True)
    expect(ada.locator(".sign")).to_have_class(re.compile("off"))
    ada.context.set_offline(False)
    assert wait_for_turn(ada)
    take_turn(ada, "mouse")
    expect(watcher.locator("main[data-moment]")).to_have_attribute("data-moment", str(moment(ada)))
    assert watcher.locator("[data-action]").count() == 0, "a spectator can do nothing"
    play_to_the_end(ada, bo)


def test_undo_and_twenty_quick_steps_through_the_past(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server)
    sign_in(page, "Ada")
    open_table(page, "transamerica", ["me", "bot:random"])
    assert wait_for_turn(page)
    first = moment(page)
    while moment(page) <= first + 20:
        take_turn(page, "mouse")
        assert wait_for_turn(page)
    newest = moment(page)
    previous = page.get_by_role("button", name="One action back")
    for _ in range(20):
        previous.click(no_wait_after=True)
    expect(page.locator(".live")).to_contain_text(f"{newest - 20} / {newest}")
    page.keyboard.press("n")
    expect(page.locator(".live")).to_contain_text(f"{newest}")
    # the first track of a turn can be taken back while nothing new is known: the turn is still one's own
    undo = page.get_by_role("button", name="Undo", exact=True)
    for _ in range(8):
        take_turn(page, "mouse")
        assert wait_for_turn(page)
        if undo.is_enabled():
            break
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()


def visible_text(page: Page) -> str:
    return page.locator("body").inner_text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_other_languages(
    browser: Browser, server: ServerProcess, game: str, language: str
) -> None:
    """No line on the page is an English message that reads otherwise in the page's language."""
    english, other = bundle("en"), bundle(language)
    plain: set[str] = set()
    theirs: set[str] = {"English"}
    for name in english.entries:
        one, two = english.get_message(name).value, other.get_message(name).value
        if one is not None and two is not None:
            text = str(english.format_pattern(one, {})[0])
            theirs.add(str(other.format_pattern(two, {})[0]).strip())
            if "{" not in text:
                plain.add(text.strip())
    plain -= theirs  # words that are the same in both languages
    page = new_page(browser, server, language=language)
    sign_in(page, "Ada")
    open_table(page, game, ["me", "bot:random"])
    for _ in range(4):
        if wait_for_turn(page):
            take_turn(page, "list")
    wait_for_turn(page)
    lines = {line.strip() for line in visible_text(page).splitlines() if len(line.strip()) > 3}
    assert not lines & plain
    for path in ("/", "/tables", "/new", "/settings", "/ratings"):
        page.goto(path)
        page.locator("[data-ready]").first.wait_for()
        lines = {line.strip() for line in visible_text(page).splitlines() if len(line.strip()) > 3}
        assert not lines & plain, path


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_barriers_and_every_target_has_a_name(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    for size, dark in (("desk", False), ("phone", True)):
        page = new_page(browser, server, "phone" if size == "phone" else "desk", dark=dark)
        sign_in(page, "Ada")
        open_table(page, game, ["me", "bot:random"])
        assert wait_for_turn(page)
        report = Axe().run(page)
        found = [
            (one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in report.response["violations"]
        ]
        assert not found, (size, found)
        unnamed = page.locator("svg [data-action]:not([aria-label])").count()
        assert unnamed == 0, f"{unnamed} targets without a name"


def test_a_board_that_comes_after_the_view_is_reached_by_tab(browser: Browser, server: ServerProcess) -> None:
    page = new_page(browser, server, "phone")
    sign_in(page, "Ada")
    table = open_table(page, "tickets", ["me", "bot:random"], start=False)
    assert commands(server, page, table, do="start").status_code == 200
    held: list[Route] = []
    page.route("**/tickets-*.js", lambda route: held.append(route))
    page.reload(wait_until="commit")
    expect(page.locator(".sign .ask")).to_contain_text("destination")
    assert held
    for route in held:
        route.continue_()
    expect(page.locator('[data-region="stage"] [data-action][tabindex="0"]')).to_have_count(1)


@pytest.mark.parametrize("path", ["/", "/tables", "/watch", "/new", "/ratings", "/settings", "/nowhere"])
def test_pages_have_no_barriers(browser: Browser, server: ServerProcess, path: str) -> None:
    for size, dark in (("desk", False), ("phone", True)):
        page = new_page(browser, server, "phone" if size == "phone" else "desk", dark=dark)
        if path == "/nowhere":
            page.route("**/nowhere", lambda route: route.fulfill(response=route.fetch(), status=200))
        page.goto(path)
        page.locator("[data-ready]").first.wait_for()
        report = Axe().run(page)
        found = [
            (one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in report.response["violations"]
        ]
        assert not found, (size, found)
