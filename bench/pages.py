"""How heavy a page is over the wire, and how soon it can be used, in a Chromium that saw neither.

    python -m bench.pages                     # in the root of the repository

Each page is opened several times with an empty cache at 1440×900. "Usable" is when a board has its
first lit element, which is after the scripts have run; pages without a board count as usable when
their scripts have run. Medians are shown. The server and the browser share this machine.
"""

from __future__ import annotations

import argparse
import json
import statistics
from dataclasses import asdict, dataclass
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from bench.serving import Server
from tools.chromium import MISSING, find, launch

GAMES: Final = ("itter", "castle", "tito")
LIT: Final = ".el.lit"


@dataclass(slots=True)
class Visit:
    """One page, opened cold."""

    page: str
    kilobytes: float
    painted_ms: float
    usable_ms: float


def begin(browser: Browser, url: str, game: str) -> tuple[str, list[Any]]:
    """Start a match as a person would; its address, and the cookies of who may play it."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{url}/new/{game}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/matches/*")
    cookies = list(context.cookies())
    context.close()
    return page.url, cookies


def visit(browser: Browser, name: str, address: str, cookies: list[Any]) -> Visit:
    """Open an address with an empty cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_cookies(cookies)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    lengths: list[float] = []
    wire.on("Network.loadingFinished", lambda event: lengths.append(event["encodedDataLength"]))
    page.goto(address, wait_until="domcontentloaded")
    if "/matches/" in address:
        page.wait_for_selector(LIT)
    usable = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle")
    painted = page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
    )
    context.close()
    return Visit(name, round(sum(lengths) / 1000, 1), round(painted), round(usable))


def middle(visits: list[Visit]) -> Visit:
    return Visit(
        visits[0].page,
        statistics.median(one.kilobytes for one in visits),
        statistics.median(one.painted_ms for one in visits),
        statistics.median(one.usable_ms for one in visits),
    )


def measure(url: str, times: int) -> list[Visit]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        pages: list[tuple[str, str, list[Any]]] = [
            ("home", f"{url}/", []),
            ("new match", f"{url}/new/itter", []),
        ]
        pages += [(f"match of {game}", *begin(browser, url, game)) for game in GAMES]
        found = [
            middle([visit(browser, *page) for _ in range(times + 1)][1:])  # the first warms up
            for page in pages
        ]
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=7, help="how often each page is opened")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if find() is None:
        raise SystemExit(MISSING)
    server = Server("", 1)
    try:
        found = measure(f"http://127.0.0.1:{server.port}", given.times)
    finally:
        server.stop()
    if given.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
        return
    print(f"Cold pages in Chromium, medians of {given.times}:")
    for one in found:
        print(
            f"{one.page:16} {one.kilobytes:6.1f} KB   first paint {one.painted_ms:5.0f} ms   "
            f"usable {one.usable_ms:5.0f} ms"
        )


if __name__ == "__main__":
    main()
