"""The page in a real browser: what it loads, when it is seen, how fast it answers, what it costs while nothing happens.

The tables are the fullest that there are: Metro with six players and Trains with four, late in the game.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Locator, Page, Response
from tests.server.client import ServerProcess, running_server
from tests.web.browser import launch, open_table, sign_in, wait_for_turn
from tools.fixtures import TOKYO, building, completing, metro, own_turn, table, tickets, trains, transamerica
from tools.shots import put, register_people

from benchmarks.measure import Bar, report
from railbox.core.match import Match
from railbox.server.context import COOKIE

SLOWED = 4
RUNS = 7
IDLE = 5  # seconds
PAUSE = "2"  # seconds before a bot acts
FCP = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
PAINTED = """() => {
    window.painted = new Promise((painted) => {
        let clicked;
        addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true, once: true });
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => painted(performance.now() - clicked);
                port2.postMessage(null);
            });
        });
        seen.observe(document.querySelector("main"), {
            subtree: true, attributes: true, attributeFilter: ["data-moment", "aria-pressed"],
        });
    });
}"""
"""From the next click to the frame in which its effect has been painted."""
PLACES = """() => {
    const marked = document.querySelectorAll("[data-piece], [data-place]");
    const began = performance.now();
    for (let run = 0; run < 20; run += 1) for (const one of marked) one.getBoundingClientRect();
    return (performance.now() - began) / 20;
}"""


def late(match: Match) -> bool:
    """A turn of the first seat with much on the map."""
    return own_turn(match) and table(match)["turn"]["number"] >= 14


TABLES: dict[str, Callable[[], Match]] = {
    "metro": lambda: metro(6, 52),
    "trains": lambda: trains(4, late, cards=TOKYO),
    "transamerica": lambda: transamerica(6, building(30, 1)),
    "tickets": lambda: tickets(3, completing),
}


class Visit:
    """Somebody at a page, with the tools of the browser's makers."""

    def __init__(self, page: Page, tools: CDPSession) -> None:
        self.page = page
        self.tools = tools
        self.scripts: dict[str, int] = {}
        page.on("response", self._weigh)

    def _weigh(self, response: Response) -> None:
        if response.url.endswith(".js"):
            self.scripts[response.url] = len(gzip.compress(response.body()))

    def go(self, path: str) -> None:
        """Open a page and wait until it is ready."""
        self.page.goto(path)
        self.page.locator("[data-ready]").first.wait_for(timeout=60_000)

    def settle(self) -> None:
        """Wait until the page has nothing more to do."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))")

    def busy(self) -> float:
        """Milliseconds that the main thread has worked so far."""
        metrics = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def cost(self, key: str) -> float:
        """Milliseconds of main thread that a key takes until the page is at rest again."""
        self.settle()
        before = self.busy()
        self.page.keyboard.press(key)
        self.settle()
        return self.busy() - before

    def painted(self, target: Locator) -> float:
        """Milliseconds from a click to its painted effect.

        The pointer rests on the target before, and nothing but the button is pressed: looking for the target, moving
        there and asking again and again whether it is done would be work of the main thread within what is measured.
        """
        target.hover()
        self.settle()
        self.page.evaluate(PAINTED)
        self.page.mouse.down()
        self.page.mouse.up()
        return float(self.page.evaluate("() => window.painted"))


@contextmanager
def visit(browser: Browser, server: ServerProcess, session: str = "", slowed: int = 1) -> Iterator[Visit]:
    """A visit with nothing kept from before; without a session by somebody unknown."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 1366, "height": 900},
        reduced_motion="reduce",
        service_workers="block",
    )
    if session:
        context.add_cookies([{"name": COOKIE, "value": session, "url": server.url}])
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})  # its own work, whatever else the machine does
    if slowed > 1:
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    yield Visit(page, tools)
    context.close()


def loading(browser: Browser, server: ServerProcess, session: str, paths: dict[str, str]) -> Iterator[Bar]:
    """What each page loads, and when home and a table are first seen."""
    for name, path in paths.items():
        with visit(browser, server, session) as here:
            here.go(path)
            here.settle()
            weight = sum(here.scripts.values()) / 1000
        yield Bar(f"JavaScript of {name}, gzip", weight, "kB", at_most=120)
    for name in ("home", "metro"):
        seen = []
        for _ in range(RUNS):
            with visit(browser, server, session, SLOWED) as here:
                here.go(paths[name])
                seen.append(float(here.page.evaluate(FCP)))
        yield Bar(f"first contentful paint of {name}, slowed", statistics.median(seen), "ms", at_most=1000)


def answering(browser: Browser, server: ServerProcess) -> Iterator[Bar]:
    """How long a click takes until its effect is painted: a trial on the board, and an action shown as stored.

    The bot answers later than that: what a person waits for is the own action.
    """
    with visit(browser, server, slowed=SLOWED) as here:
        page = here.page
        sign_in(page, "Visitor")
        open_table(page, "metro", ["me", "bot:random"])
        tried, done = [], []
        for number in range(2 * RUNS):
            wait_for_turn(page)
            here.settle()
            targets = page.locator('[data-region="stage"] [data-action]')
            tried.append(here.painted(targets.nth(number % targets.count())))
            here.settle()
            done.append(here.painted(page.locator("[data-main]")))
        yield Bar("click to painted trial, slowed", statistics.median(tried), "ms", at_most=100)
        yield Bar("click to painted update, slowed", statistics.median(done), "ms", at_most=100)


def updating(browser: Browser, server: ServerProcess, session: str) -> Iterator[Bar]:
    """The main thread's work for another view: one action, and the whole board from nothing."""
    for game in TABLES:
        with visit(browser, server, session) as here:
            here.go(f"/t/{game}")
            first = here.page.get_by_role("button", name="To the start")
            whole = []
            for _ in range(RUNS):
                first.click()
                whole.append(here.cost("n"))
            steps = [here.cost(",") for _ in range(RUNS)]
            here.cost("n")
            places = float(here.page.evaluate(PLACES))
        yield Bar(f"{game}: an action on the board", statistics.median(steps), "ms", at_most=50)
        yield Bar(f"{game}: the board from its start", statistics.median(whole), "ms")
        yield Bar(f"{game}: reading all places for motion", places, "ms", at_most=3)


def resting(browser: Browser, server: ServerProcess, session: str) -> Iterator[Bar]:
    """The work of a table at which nothing happens, but the clock of somebody runs."""
    for game in TABLES:
        with visit(browser, server, session) as here:
            here.go(f"/t/{game}")
            here.settle()
            here.page.wait_for_timeout(1000)
            before = here.busy()
            here.page.wait_for_timeout(1000 * IDLE)
            work = (here.busy() - before) / IDLE
        yield Bar(f"{game}: at rest, each second", work, "ms", at_most=10)


def main() -> None:
    """Print the bars of the page."""
    with tempfile.TemporaryDirectory() as folder:
        session, people = asyncio.run(register_people(Path(folder)))
        asyncio.run(put(Path(folder), people, {name: make() for name, make in TABLES.items()}))
        paths = {"home": "/", **{name: f"/t/{name}" for name in TABLES}}
        with running_server(Path(folder), RAILBOX_BOT_PAUSE=PAUSE) as server, launch() as browser:
            bars = [
                *loading(browser, server, session, paths),
                *answering(browser, server),
                *updating(browser, server, session),
                *resting(browser, server, session),
            ]
    report(
        f"The page in a browser; slowed: a CPU {SLOWED} times slower; others wanted {os.getloadavg()[0]:.1f} cores",
        bars,
    )


if __name__ == "__main__":
    main()
