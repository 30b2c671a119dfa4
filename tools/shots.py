"""Pictures of every page of a real server, with the telling moments of tools.fixtures on its tables.

python -m tools.shots                        all, into .shots/
python -m tools.shots metro trains-crew      tables of a game, single tables or pages (home, new, …)
python -m tools.shots --docs                 the pictures of the documentation, into docs/pictures/
python -m tools.shots --only desk-light      one way of looking (see WAYS) only
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.server.client import running_server

import railbox
from railbox.core.match import Match, start_record
from railbox.server.accounts import Accounts
from railbox.server.context import COOKIE
from railbox.server.settings import Settings
from railbox.server.store import opened, prepare
from railbox.table import AnyEntry, Clock, Created, Person, fold
from railbox.table.log import Acted, Chatted, Joined, Started
from tools.fixtures import MAKERS, NAMES, play_until
from tools.shoot import browser_path

ROOT = Path(__file__).parents[1]
PAGES = {
    "home": "/",
    "tables": "/tables",
    "new": "/new",
    "ratings": "/ratings",
    "settings": "/settings",
    "workshop": "/workshop",
    "player": "/player/{person}",
    "missing": "/nowhere",
}
LISTED = ["metro-early", "metro-over", "transamerica-middle", "tickets-turn", "trains-tokyo"]
"""The tables in the lists of the pages."""
SEATED = 2
"""How many sit at the table that waits for more."""
HISTORY = 14
"""How many finished games the pages know of."""
DAY = 86_400_000
PACE = 2_000
"""Milliseconds between two actions: nobody's clock runs out in a long game."""
DOCS = {
    "home": ["desk-light", "phone-dark"],
    "metro-middle": ["desk-light", "phone-light", "desk-dark"],
    "metro-companies": ["desk-light"],
    "transamerica-middle": ["desk-light", "phone-light"],
    "trains-tokyo": ["desk-light", "phone-light"],
    "tickets-turn": ["desk-light", "phone-light"],
    "trains-over": ["desk-light"],
}
"""What the documentation shows."""
TOUCHED = {"tickets-rob": ".sets .set:has(span)", "tickets-scoring": ".final > .btn"}
"""What is touched before the picture is taken, where a moment is shown by that: a choice, the table after the end."""


@dataclass(frozen=True)
class Way:
    """A way of looking at a page."""

    width: int
    height: int
    dark: bool = False
    vision: str = ""
    language: str = "en"

    @property
    def phone(self) -> bool:
        """Whether it is held in a hand."""
        return self.width < 500


WAYS = {
    "desk-light": Way(1366, 900),
    "desk-dark": Way(1366, 900, dark=True),
    "phone-light": Way(390, 844),
    "phone-dark": Way(390, 844, dark=True),
    "flat-light": Way(1024, 768),
    "upright-light": Way(768, 1024),
    "desk-french": Way(1366, 900, language="fr"),
    "phone-italian": Way(390, 844, language="it"),
    "desk-protanopia": Way(1366, 900, vision="protanopia"),
    "desk-deuteranopia": Way(1366, 900, vision="deuteranopia"),
    "desk-tritanopia": Way(1366, 900, vision="tritanopia"),
}


async def register_people(data: Path) -> tuple[str, list[Person]]:
    """A database with some people; the session of the first of them, and all of them."""
    data.mkdir(parents=True, exist_ok=True)
    session, people = "", []
    async with opened(Settings(data=data).database_url) as store:
        accounts = Accounts(store.engine)
        now = int(time.time() * 1000)
        for name in NAMES:
            guest, _ = await accounts.guest(None, now)
            account, secret = await accounts.register(guest, name, "pictures only", now)
            session = session or secret
            people.append(account.person)
    return session, people


async def put(data: Path, people: list[Person], matches: dict[str, Match], waiting: Match | None = None) -> None:
    """These matches at tables of people, each table called by the match's name.

    At one more table, of the kind of `waiting`, some seats are still free; and there are games of days before.
    """
    now = int(time.time() * 1000)
    logs = {name: log_of(match, people, now) for name, match in matches.items()}
    if waiting is not None:
        logs["waiting"] = log_of(waiting, people, now)[: 1 + SEATED]
        for number in range(HISTORY):
            logs[f"earlier-{number}"] = log_of(earlier(number), people, now - (HISTORY - number) * DAY)
    async with opened(Settings(data=data).database_url) as store:
        for name, entries in logs.items():
            await store.append(prepare(name, fold(entries), entries, set(), was_over=False))


def earlier(number: int) -> Match:
    """A game of the past, for the pages that tell of results: some games, some numbers of players."""
    match = railbox.new_game(("transamerica", "metro")[number % 2], players=2 + number % 3, seed=f"earlier {number}")
    play_until(match, lambda _: False)
    return match


def log_of(match: Match, people: list[Person], now: int) -> list[AnyEntry]:
    """The log of a table at which this match was played."""
    record = match.record()
    replayed = start_record(record)
    at = now - PACE * (len(record.actions) + 3)
    clock = Clock("live", 900, 10)
    entries: list[AnyEntry] = [
        Created(at, record.game, record.rules, record.players, record.options, people[0], clock=clock)
    ]
    entries += [Joined(at, seat, people[seat]) for seat in range(record.players)]
    entries.append(Started(at, record.seed, record.deal))
    for number, text in enumerate(record.actions):
        at += PACE
        seat, plain = replayed.read_action(text)
        entries.append(Acted(at, seat, plain, f"shot-{number}"))
        replayed.replay([text])
    entries.append(Chatted(at, people[1], "Well played!"))
    return entries


def shoot(browser: Browser, url: str, session: str, way: Way, path: str, file: Path, touched: str = "") -> list[str]:
    """One picture; what went wrong in the page."""
    problems: list[str] = []
    context = browser.new_context(
        viewport={"width": way.width, "height": way.height},
        device_scale_factor=2 if way.phone else 1,
        color_scheme="dark" if way.dark else "light",
        reduced_motion="reduce",
        has_touch=way.phone,
        locale=way.language,
    )
    context.add_cookies([{"name": COOKIE, "value": session, "url": url}])
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(f"{file.name}: {error}"))
    page.on(
        "console",
        lambda said: (
            problems.append(f"{file.name}: {said.text}") if said.type == "error" and path != PAGES["missing"] else None
        ),
    )
    if way.vision:
        tools = context.new_cdp_session(page)
        tools.send("Emulation.setEmulatedVisionDeficiency", {"type": way.vision})
    if "{person}" in path:
        path = path.format(person=page.request.get(f"{url}/api/me").json()["id"])
    page.goto(url + path)
    page.locator("[data-ready]").first.wait_for(timeout=20_000)
    if touched:
        page.locator(touched).first.click()
    page.screenshot(path=file)
    context.close()
    return problems


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="tools.shots", description="Take pictures of the pages.")
    parser.add_argument("names", nargs="*", help="tables (metro, trains-crew) or pages (home); all if none is named")
    parser.add_argument("--only", action="append", choices=WAYS, help="one way of looking")
    parser.add_argument("--docs", action="store_true", help="the pictures of the documentation")
    parser.add_argument("--out", type=Path, default=ROOT / ".shots")
    args = parser.parse_args()
    wanted = list(DOCS) if args.docs else args.names

    def is_wanted(name: str) -> bool:
        return not wanted or any(name == choice or name.startswith(f"{choice}-") for choice in wanted)

    tables = {name: make() for name, make in MAKERS.items() if is_wanted(name) and not name.endswith("-watched")}
    folder = ROOT / "docs/pictures" if args.docs else args.out
    folder.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as data:
        paths = {name: path for name, path in PAGES.items() if is_wanted(name)}
        listed = {f"{name}-listed": MAKERS[name]() for name in LISTED if paths}
        session, people = asyncio.run(register_people(Path(data)))
        asyncio.run(put(Path(data), people, listed, MAKERS["metro-early"]() if paths else None))
        paths |= {name: f"/t/{name}" for name in tables}
        # the browser's own loop runs in this thread
        with running_server(Path(data)) as server, ThreadPoolExecutor(1) as clerk, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
            )
            for name, path in paths.items():
                if name in tables:  # only now: nobody's clock runs out while others are looked at
                    clerk.submit(asyncio.run, put(Path(data), people, {name: tables[name]})).result()
                for look in DOCS[name] if args.docs else args.only or WAYS:
                    file = folder / f"{name}-{look}.png"
                    problems += shoot(browser, server.url, session, WAYS[look], path, file, TOUCHED.get(name, ""))
                    sys.stderr.write(f"{file}\n")
            browser.close()
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
