"""TransAmerica in a real browser: by mouse, by keys and by finger, with its variants and on a board of one's own."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect
from tools.fixtures import ireland

from railbox.locales import bundle
from tests.server.client import ServerProcess
from tests.transamerica.boards import standard_board
from tests.web.browser import STORED, commands, ended, new_page, open_table, sign_in, wait_for_turn

Way = Literal["mouse", "keys", "touch"]
ON_STAGE = '[data-region="stage"] [data-action]'
SHORT: dict[str, Any] = {"points": 1}
"""What a board file says to end the game as soon as the number of rounds allows it."""

HITTABLE = """() => {
    // what a pointer meets in the middle of each target, the useful ones first
    const targets = [...document.querySelectorAll('[data-region="stage"] [data-action]')];
    targets.sort((a, b) => b.hasAttribute("data-goal") - a.hasAttribute("data-goal"));
    for (const target of targets) {
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (document.elementFromPoint(x, y) === target) return [x, y];
    }
    return null;
}"""
MISSED = """() => [...document.querySelectorAll('[data-region="stage"] [data-action]')].filter((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== target;
}).map((target) => target.getAttribute("aria-label"))"""


def word(language: str, name: str, **values: Any) -> str:
    """A message of the game in a language, as it begins."""
    words = bundle(language)
    pattern = words.get_message(f"transamerica-{name}").value
    assert pattern is not None
    return str(words.format_pattern(pattern, {"point": "", "track": "", **values})[0]).strip()


def check_names(page: Page, language: str) -> None:
    """Every target is named, in the page's language."""
    starts = [word(language, f"label-{kind}") for kind in ("hub", "track", "own")]
    names = page.locator(ON_STAGE).evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert names
    assert [name for name in names if not name or not name.startswith(tuple(starts))] == []


def check_barriers(page: Page) -> None:
    found = [
        (one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in Axe().run(page).response["violations"]
    ]
    assert not found


def act(page: Page, way: Way) -> None:
    """One decision as a person takes it: see how a round ended, or else choose on the map and confirm."""
    main = page.locator("[data-main]")
    targets = page.locator(ON_STAGE)
    if way == "keys":
        if targets.count():
            page.keyboard.press("b")
            page.keyboard.press("Enter")
            main.wait_for()
            page.keyboard.press("Enter")
        else:
            main.focus()
            page.keyboard.press("Enter")
    elif not targets.count():
        press(main, way)
    else:
        at = page.wait_for_function(HITTABLE).json_value()
        page.mouse.click(*at) if way == "mouse" else page.touchscreen.tap(*at)
        expect(page.locator(f'{ON_STAGE}[aria-pressed="true"]')).to_have_count(1)
        press(main, way)
    page.wait_for_function(STORED)
    assert not page.locator(".sign.no").count(), page.locator(".sign").inner_text()


def press(button: Locator, way: Way) -> None:
    button.tap() if way == "touch" else button.click()


def play(pages: dict[Page, Way], most: int = 1000) -> None:
    """Everybody acts when they can, until the game is over for all of them."""
    able = f"{ON_STAGE}, [data-main]"
    for _ in range(most):
        if all(ended(page) for page in pages):
            return
        acting = next((page for page in pages if page.locator(able).count()), None)
        if acting is None:
            next(iter(pages)).wait_for_timeout(20)  # bots think, or somebody else's page is behind
            continue
        act(acting, pages[acting])
    raise AssertionError("the game does not end")


def test_two_people_and_bots_play_by_mouse_before_a_spectator(browser: Browser, server: ServerProcess) -> None:
    """Six at the map of the box, for a single round."""
    ada, bo, watcher = (new_page(browser, server) for _ in range(3))
    sign_in(ada, "Ada")
    sign_in(bo, "Bo")
    options = {"board": standard_board() | SHORT, "min_rounds": 1}
    table = open_table(ada, "transamerica", ["me", "open", *["bot:greedy"] * 4], start=False, options=options)
    assert commands(server, bo, table, do="join").status_code == 200
    assert commands(server, ada, table, do="start").status_code == 200
    bo.goto(f"/t/{table}")
    watcher.goto(f"/t/{table}")

    assert wait_for_turn(ada)
    check_names(ada, "en")
    assert ada.evaluate(MISSED) == [], "a pointer on a free point meets it"
    act(ada, "mouse")
    assert wait_for_turn(bo)
    act(bo, "mouse")
    assert wait_for_turn(ada)
    assert ada.evaluate(MISSED) == [], "a pointer on a legal line meets it"
    expect(watcher.locator("svg.board .marker")).to_have_count(6)
    assert watcher.locator(ON_STAGE).count() == 0, "a spectator can do nothing"

    play({ada: "mouse", bo: "mouse"})
    expect(watcher.locator("main.end")).to_be_visible()
    ada.get_by_role("button", name="Look at the table").click()
    losses = ada.locator("svg.board .losses")
    assert losses.count(), "the map tells who lost how much"
    expect(ada.locator("svg.board .lack").first).to_be_attached()


def test_the_vexation_is_played_by_keys_in_french_on_a_board_of_ones_own(
    browser: Browser, server: ServerProcess
) -> None:
    """Two rounds with open cities and colours by lot; the end of the first one is told on the sign."""
    page = new_page(browser, server, language="fr")
    sign_in(page, "Ada")
    options = {"board": ireland() | SHORT, "vexation": True, "open_cities": True, "colours": "random"}
    open_table(page, "transamerica", ["me", "bot:greedy"], options=options)
    assert wait_for_turn(page)
    check_names(page, "fr")
    names = page.locator("svg.board .name")
    expect(names).to_have_count(20)
    still = "() => [...document.querySelectorAll('svg.board .name')].every((one) => !one.getAnimations().length)"
    page.wait_for_function(still)
    boxes = names.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert [(a, b) for a in boxes for b in boxes if a is not b and clash(a, b)] == [], "names never collide"

    # arrows go from target to target, Enter chooses and confirms
    page.keyboard.press("b")
    first = page.evaluate("document.activeElement.dataset.action")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.action") != first
    act(page, "keys")
    assert wait_for_turn(page)
    private = page.locator(".kind", has_text=word("fr", "page-kind-own"))
    private.focus()
    page.keyboard.press("Enter")
    act(page, "keys")
    expect(page.get_by_role("img", name=word("fr", "page-stock", left=2))).to_be_visible()

    told = page.get_by_role("button", name=word("fr", "page-next-round"))
    while wait_for_turn(page) and not told.count():
        act(page, "keys")
    expect(page.locator("svg.board .losses").first).to_be_visible()
    check_barriers(page)
    play({page: "keys"})
    expect(page.locator("main.end")).to_contain_text("Ada")


def strip(long: int = 12, high: int = 4) -> dict[str, Any]:
    """A board file: a broad net of triangles with three cities of each colour, far from each other."""
    nodes = [(row, col) for row in range(high) for col in range(long)]
    name = "r{}c{}".format
    ways = [((row, col), (row, col + 1)) for row, col in nodes]
    ways += [((row, col), (row + 1, col + aside)) for row, col in nodes for aside in (0, -1 if row % 2 == 0 else 1)]
    towns = {
        "green": ["Alba", "Asti", "Arona"],
        "red": ["Bra", "Biella", "Bobbio"],
        "blue": ["Como", "Crema", "Chieri"],
    }
    at = [(0, 0), (3, 1), (1, 2), (0, 5), (3, 6), (2, 4), (1, 10), (3, 11), (2, 9)]
    return {
        "nodes": [{"id": name(row, col), "x": col + row % 2 / 2, "y": row * 0.866} for row, col in nodes],
        "edges": [{"u": name(*a), "v": name(*b), "cost": 1} for a, b in ways if b in nodes],
        "cities": [
            {"name": town, "colour": colour, "node": name(*at.pop(0))}
            for colour, names in towns.items()
            for town in names
        ],
        "tracks": 36,
    }


def test_a_phone_plays_by_touch_in_italian_and_the_map_follows(browser: Browser, server: ServerProcess) -> None:
    """Whenever something can be done, some of what helps is in sight of the zoomed map; the end is seen whole."""
    page = new_page(browser, server, "phone", "it")
    sign_in(page, "Ada")
    options = {"board": strip() | SHORT, "first": "random"}
    open_table(page, "transamerica", ["me", "bot:greedy", "bot:greedy"], options=options)
    whole = page.locator(".zoombox:not(.zoomed)")
    told = page.get_by_role("button", name=word("it", "page-next-round"))
    checked = 0
    while wait_for_turn(page):
        if told.count():
            expect(whole).to_be_visible()
        else:
            page.wait_for_function(GOAL_IN_SIGHT)
            if not checked:
                check_names(page, "it")
                check_barriers(page)
            checked += 1
        act(page, "touch")
    assert checked > 4


GOAL_IN_SIGHT = """() => {
    const box = document.querySelector(".zoombox");
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const goals = [...box.querySelectorAll("[data-goal]")];
    return box.matches(".zoomed") && (!goals.length || goals.some((goal) => {
        const at = goal.getBoundingClientRect();
        return at.left < right && at.right > left && at.top < bottom && at.bottom > top;
    }));
}"""


def clash(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes cover each other by more than the air about letters."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 2 and down > 4
