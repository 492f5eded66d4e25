"""Takes pictures of every page and phase at every size, for people to look at.

    python tools/shots.py                        # all of them, into .cache/shots
    python tools/shots.py --only tito --sizes phone --lang fr
    python tools/shots.py --docs                 # the picture of the table in README

A server and a Chromium are started for it; matches are played at random up to each phase.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.person import Person  # noqa: E402
from tests.browser.study import Study  # noqa: E402
from tests.web.site import Site  # noqa: E402

SHOTS: Final = ROOT / ".cache/shots"
SIZES: Final[dict[str, ViewportSize]] = {
    "wide": {"width": 1440, "height": 900},
    "small": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
PAGES: Final = {
    "home": "/",
    "new-itter": "/new/itter",
    "new-castle": "/new/castle",
    "learn": "/learn",
    "learn-itter": "/learn/itter",
    "learn-castle": "/learn/castle",
    "learn-tito": "/learn/tito",
    "rules": "/rules/tito",
    "about": "/about/tito",
    "open": "/open",
    "history": "/history",
    "error": "/matches/nowhere",
}
PHASES: Final[dict[str, tuple[str, dict[str, object], str, str]]] = {
    "itter-activation": ("itter", {}, "defender_action", "attack"),
    "itter-elite": ("itter", {"variant": "elite"}, "defender_action", "suppress"),
    "castle-turn": ("castle", {"players": 2}, "card", "attack"),
    "castle-four": ("castle", {"players": 4}, "card", "attack"),
    "castle-commit": ("castle", {"players": 2}, "commit", ""),
    "tito-movement": ("tito", {}, "movement", "move"),
    "tito-fire": ("tito", {}, "combat", "fire"),
    "tito-assault": ("tito", {}, "assault_round", ""),
}
"""A game, its options, a kind of decision and what must be possible then."""


class Camera:
    """Takes the pictures of one size and language."""

    def __init__(self, browser: Browser, url: str, size: str, lang: str, only: str) -> None:
        self._browser, self._url = browser, url
        self._size, self._lang, self._only = size, lang, only

    @contextmanager
    def person(self) -> Iterator[Person]:
        who = Person(self._browser, self._url, size=SIZES[self._size], locale=self._lang)
        yield who
        who.context.close()

    def take(self, name: str, show: Callable[[Person], None]) -> None:
        """One picture, if it is wanted; what cannot be shown is told, and the rest goes on."""
        if self._only not in name:
            return
        with self.person() as who:
            try:
                show(who)
                who.page.evaluate("async () => { await document.fonts.ready; }")
                who.page.wait_for_timeout(300)
                path = SHOTS / f"{name}-{self._size}-{self._lang}.png"
                who.page.screenshot(path=path)
                print(path.relative_to(ROOT))
            except Exception as error:
                print(f"{name} at {self._size}: {type(error).__name__} {str(error)[:80]}")

    def all(self) -> None:
        for name, path in PAGES.items():
            self.take(name, partial(show_page, path))
        for game in ("itter", "castle", "tito"):
            self.take(f"{game}-first", partial(begin, game))
        for name, (game, options, kind, do) in PHASES.items():
            self.take(
                name,
                partial(show_phase, game, options, kind, do),
            )
        self.take("castle-invitation", invitation)
        self.take("itter-inspected", inspected)
        self.take("itter-chosen", chosen)
        self.take("itter-replay", lambda who: beside(who, "/replay"))
        self.take("itter-story", lambda who: beside(who, "/story"))
        self.take("itter-report", report)
        self.take("itter-position", position)


def show_page(path: str, who: Person) -> None:
    who.open(path)


def show_phase(game: str, options: dict[str, object], kind: str, do: str, who: Person) -> None:
    at_phase(who, game, options, kind, do)


def begin(game: str, who: Person) -> None:
    who.open(f"/new/{game}")
    who.page.locator("form#maker button.primary").last.click()
    who.at_table()


def at_phase(who: Person, game: str, options: dict[str, object], kind: str, do: str) -> Study:
    """A table at which that is asked: seeds are tried until chance brings it about."""
    for seed in range(5, 15):
        study = Study(who, game, seed, **options)
        try:
            study.play_until(kind, do)
        except AssertionError:
            continue  # the game ended before
        study.sit()
        return study
    raise LookupError(f"{kind} was never asked")


def invitation(who: Person) -> None:
    who.open("/new/castle")
    who.seat(1, "friend")
    who.page.locator("form#maker button.primary").last.click()
    who.at_table()


def inspected(who: Person) -> None:
    at_phase(who, "itter", {}, "defender_action", "attack")
    who.page.evaluate("() => holdfast.inspector.open('defender:lee')")
    who.page.wait_for_selector("#hf-inspect:not([hidden])")


def chosen(who: Person) -> None:
    study = at_phase(who, "itter", {}, "defender_action", "attack")
    action = study.match.legal.where(do="attack")[0]
    who.page.evaluate("ids => ids.forEach((id) => holdfast.play.point(id))", list(action.touches))
    who.page.wait_for_selector("#hf-popover:not([hidden])")


def beside(who: Person, part: str) -> None:
    study = at_phase(who, "itter", {}, "defender_action", "attack")
    who.open(study.path + part)


def report(who: Person) -> None:
    study = Study(who, "itter", 5)
    while not study.match.over:
        study.play()
    who.open(f"{study.path}/report")


def position(who: Person) -> None:
    beside(who, "/replay")
    who.page.locator("#hf-share").click()
    who.page.wait_for_selector("#hf-shared:not([hidden])")
    who.open(who.page.locator("#shared-address").input_value())


def docs(browser: Browser, url: str) -> None:
    """The table in README: Castle Itter in its third turn, one attack about to be rolled."""
    who = Person(browser, url, size=SIZES["wide"])
    study = Study(who, "itter", 7)
    while study.match.seat().view["turn"] < 3:
        study.play()
    study.play_until("defender_action", "attack")
    study.sit()
    action = study.match.legal.where(do="attack")[0]
    who.page.evaluate("ids => ids.forEach((id) => holdfast.play.point(id))", list(action.touches))
    who.page.wait_for_selector("#hf-popover:not([hidden])")
    who.page.evaluate("() => { document.querySelector('#hf-tip').hidden = true; }")
    who.page.wait_for_timeout(400)
    into = ROOT / "docs/pictures/table.webp"
    taken = who.context.new_cdp_session(who.page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": 82}
    )
    into.write_bytes(base64.b64decode(taken["data"]))
    print(f"{into.relative_to(ROOT)}: {into.stat().st_size // 1024} KB")
    who.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--only", default="", help="a part of the names of pictures")
    parser.add_argument("--sizes", nargs="*", default=[*SIZES], choices=[*SIZES])
    parser.add_argument("--lang", nargs="*", default=["en"], choices=["en", "fr", "it"])
    parser.add_argument("--docs", action="store_true", help="only the picture of README")
    asked = parser.parse_args()
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), streams=64)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            if asked.docs:
                docs(browser, site.url)
                return
            for lang in asked.lang:
                for size in asked.sizes:
                    Camera(browser, site.url, size, lang, asked.only).all()
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
