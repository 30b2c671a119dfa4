"""A screenshot of a page, for those who draw boards.

python -m tools.shoot 'http://127.0.0.1:5173/harness.html?game=metro&fixture=early' metro.png --width 390 --dark
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys

from playwright.sync_api import sync_playwright

VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def browser_path() -> str:
    """The browser of the system."""
    installed = map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))
    found = os.environ.get("BROWSER_PATH") or next(filter(None, installed), None)
    if not found:
        sys.exit("no chromium or google-chrome found: run script/services, or set BROWSER_PATH")
    return found


def say(text: str) -> None:
    """One line to stderr."""
    sys.stderr.write(text + "\n")


def main() -> None:
    """Take one picture; what the page says on its console goes to stderr."""
    parser = argparse.ArgumentParser(prog="tools.shoot", description="Take a screenshot of a page.")
    parser.add_argument("url")
    parser.add_argument("out")
    parser.add_argument("--width", type=int, default=1366)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--scale", type=float, default=1, help="device pixels for each pixel")
    parser.add_argument("--dark", action="store_true", help="the system prefers dark")
    parser.add_argument("--vision", choices=VISIONS, help="emulate a colour-vision deficiency")
    parser.add_argument("--click", action="append", default=[], help="selectors to click first, in this order")
    parser.add_argument("--hover", help="a selector to point at")
    parser.add_argument("--full", action="store_true", help="the whole page, not the window only")
    args = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
        )
        page = browser.new_page(
            viewport={"width": args.width, "height": args.height},
            device_scale_factor=args.scale,
            color_scheme="dark" if args.dark else "light",
            reduced_motion="reduce",
            has_touch=args.width <= 820,
        )
        page.on("console", lambda said: say(f"{said.type}: {said.text}"))
        page.on("pageerror", lambda error: say(f"error: {error}"))
        page.goto(args.url, wait_until="networkidle")
        if args.vision:
            tools = page.context.new_cdp_session(page)
            tools.send("Emulation.setEmulatedVisionDeficiency", {"type": args.vision})
        for selector in args.click:
            page.locator(selector).first.click()
        if args.hover:
            page.locator(args.hover).first.hover()
        page.wait_for_timeout(150)
        page.screenshot(path=args.out, full_page=args.full)
        browser.close()


if __name__ == "__main__":
    main()
