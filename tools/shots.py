"""Takes pictures of every page and phase at every size, for people to look at.

    python tools/shots.py                        # all of them, into .cache/shots
    python tools/shots.py --only tito --sizes phone --lang fr
    python tools/shots.py --docs                 # the picture of the table in README

A server and a Chromium are started for it; matches are played at random up to each phase.
"""

from __future__ import annotations

import argparse
import base64
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from holdfast.core.match import Match  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.study import Study  # noqa: E402
from tests.browser.test_stage import Duel  # noqa: E402
from tests.web.site import Site  # noqa: E402
from tools.chromium import launch  # noqa: E402

SHOTS: Final = ROOT / ".cache/shots"
MOST_MOVES: Final = 400
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
    "new-tito": "/new/tito",
    "learn": "/learn",
    "learn-itter": "/learn/itter",
    "learn-castle": "/learn/castle",
    "learn-tito": "/learn/tito",
    "rules": "/rules",
    "rules-itter": "/rules/itter",
    "rules-castle": "/rules/castle",
    "rules-tito": "/rules/tito",
    "about": "/about",
    "about-itter": "/about/itter",
    "about-castle": "/about/castle",
    "about-tito": "/about/tito",
    "open": "/open",
    "lobby": "/lobby",
    "friends": "/friends",
    "challenges": "/challenges",
    "ratings": "/ratings/castle",
    "you": "/you",
    "history": "/history",
    "error": "/matches/nowhere",
    "programs": "/api/docs",
}
PHASES: Final[dict[str, tuple[str, dict[str, object], str, str]]] = {
    "itter-activation": ("itter", {}, "activation", ""),
    "itter-action": ("itter", {}, "defender_action", "attack"),
    "itter-suppress": ("itter", {}, "suppress_placement", ""),
    "itter-elite": ("itter", {"variant": "elite"}, "defender_action", "suppress"),
    "itter-competitive": ("itter", {"variant": "competitive"}, "ss_tactic", ""),
    "castle-court": ("castle", {"players": 2}, "court_order", ""),
    "castle-setup": ("castle", {"players": 2}, "setup_card", ""),
    "castle-turn": ("castle", {"players": 2}, "turn", ""),
    "castle-card": ("castle", {"players": 2}, "card", "attack"),
    "castle-three": ("castle", {"players": 3}, "card", "attack"),
    "castle-four": ("castle", {"players": 4}, "card", "attack"),
    "castle-attack": ("castle", {"players": 2}, "attack", ""),
    "castle-press": ("castle", {"players": 2}, "press", ""),
    "castle-snakes": ("castle", {"players": 2}, "snake_eyes", ""),
    "castle-lead": ("castle", {"players": 2}, "lead", ""),
    "castle-volley": ("castle", {"players": 2}, "volley", ""),
    "castle-spy": ("castle", {"players": 2}, "spy", ""),
    "castle-commit": ("castle", {"players": 2}, "commit", ""),
    "castle-assassin": ("castle", {"players": 2}, "assassin", ""),
    "tito-support": ("tito", {}, "air_support", ""),
    "tito-attach": ("tito", {}, "attach", ""),
    "tito-movement": ("tito", {}, "movement", "move"),
    "tito-fire": ("tito", {}, "combat", "fire"),
    "tito-lines": ("tito", {}, "line_up", ""),
    "tito-assault": ("tito", {}, "assault_round", ""),
    "tito-retreat": ("tito", {}, "retreat", ""),
    "tito-reorganise": ("tito", {}, "reorganise", ""),
}
"""A game, its options, a kind of decision and what must be possible then."""
GAMES: Final = ("itter", "castle", "tito")
TALLEST: Final = 2600
"""Of a page that is read from top to bottom, so much is taken at most."""


class Camera:
    """Takes the pictures of one size and language."""

    def __init__(self, browser: Browser, url: str, size: str, lang: str, only: list[str]) -> None:
        self._browser, self._url = browser, url
        self._size, self._lang, self._only = size, lang, only

    @contextmanager
    def person(self, moving: bool) -> Iterator[Person]:
        who = Person(
            self._browser,
            self._url,
            size=SIZES[self._size],
            locale=self._lang,
            motion=moving,
            pace="normal" if moving else "",
        )
        yield who
        who.context.close()

    def take(self, name: str, show: Callable[[Person], object], moving: bool = False) -> None:
        """One picture, if it is wanted; what cannot be shown is told, and the rest goes on."""
        if not any(part in name for part in self._only):
            return
        with self.person(moving) as who:
            try:
                show(who)
                who.page.evaluate("async () => { await document.fonts.ready; }")
                who.page.wait_for_timeout(300)
                path = SHOTS / f"{name}-{self._size}-{self._lang}.png"
                who.page.screenshot(path=path, **frame(who))
                print(path.relative_to(ROOT))
            except Exception as error:
                print(f"{name} at {self._size}: {type(error).__name__} {str(error)[:80]}")

    def all(self) -> None:
        for name, path in PAGES.items():
            self.take(name, partial(show_page, path))
        for name, phase in PHASES.items():
            self.take(name, partial(at_phase, phase))
        for game in GAMES:
            self.take(f"{game}-first", partial(begin, game))
            self.take(f"{game}-lesson", partial(lesson, game))
            self.take(f"{game}-replay", partial(beside, game, "/replay"))
            self.take(f"{game}-story", partial(beside, game, "/story"))
            for part in ("", "/report", "/review"):
                self.take(f"{game}-over{part.replace('/', '-')}", partial(over, game, part))
        for game, show in (("itter", ss_phase), ("castle", other_turn), ("tito", landing)):
            self.take(f"{game}-stage", show, True)
            self.take(f"{game}-staged", partial(skipped, show), True)
        self.take("castle-invitation", invitation)
        self.take("castle-seating", seating)
        self.take("itter-inspected", inspected)
        self.take("itter-chosen", chosen)
        self.take("itter-position", position)
        self.take("history-full", history)


def frame(who: Person) -> dict[str, Any]:
    """What is taken of a page: the window at a table, most of the length of what is read."""
    if who.page.locator("body.table").count():
        return {}
    tall = int(who.page.evaluate("() => document.documentElement.scrollHeight"))
    size = who.page.viewport_size
    assert size is not None
    box = {"x": 0, "y": 0, "width": size["width"], "height": min(TALLEST, tall)}
    return {"full_page": True, "clip": box}


def show_page(path: str, who: Person) -> None:
    who.open(path)


def begin(game: str, who: Person) -> None:
    who.open(f"/new/{game}")
    who.page.locator("form#maker button.primary").last.click()
    who.at_table()


def lesson(game: str, who: Person) -> None:
    page = who.open(f"/learn/{game}")
    page.locator("main [data-begin]").click()
    page.wait_for_function("() => window.holdfast?.way !== undefined")


def at_phase(phase: tuple[str, dict[str, object], str, str], who: Person) -> Study:
    """A table at which that is asked: seeds are tried until chance brings it about."""
    game, options, kind, do = phase
    seed = seed_of(game, tuple(sorted(options.items())), kind, do)
    study = Study(who, game, seed, **options)
    study.play_until(kind, do)
    study.sit()
    return study


@cache
def seed_of(game: str, options: tuple[tuple[str, object], ...], kind: str, do: str) -> int:
    """A seed with which random play comes to a decision, as `Study` plays."""
    for seed in range(5, 200):
        match, rng = Match(game, options=dict(options), seed=seed), random.Random(seed)
        for _ in range(MOST_MOVES):
            asked = match.decision
            if asked is None:
                break
            if asked.kind == kind and (not do or match.legal.where(do=do)):
                return seed
            match.play(rng.choice(match.legal))
    raise LookupError(f"{kind} was never asked")


def invitation(who: Person) -> None:
    who.open("/new/castle")
    who.seat(1, "friend")
    who.page.locator("form#maker button.primary").last.click()
    who.at_table()


def seating(who: Person) -> None:
    invitation(who)
    who.open(f"{urlsplit(who.page.url).path}/seating")


def inspected(who: Person) -> None:
    at_phase(PHASES["itter-action"], who)
    who.page.evaluate("() => holdfast.inspector.open('defender:lee')")
    who.page.wait_for_selector("#hf-inspect:not([hidden])")


def chosen(who: Person) -> None:
    study = at_phase(PHASES["itter-action"], who)
    action = study.match.legal.where(do="attack")[0]
    who.page.evaluate("ids => ids.forEach((id) => holdfast.play.point(id))", list(action.touches))
    who.page.wait_for_selector("#hf-popover:not([hidden])")


BESIDE: Final = {"itter": "itter-action", "castle": "castle-card", "tito": "tito-fire"}


def beside(game: str, part: str, who: Person) -> None:
    study = at_phase(PHASES[BESIDE[game]], who)
    who.open(study.path + part)


def over(game: str, part: str, who: Person) -> None:
    """A match that has been played to its end, and what is told of it then."""
    study = Study(who, game, 5)
    while not study.match.over:
        study.play()
    if not part:
        who.open(study.path)
        who.at_table()
        return
    who.open(study.path + part)
    if part == "/review":
        who.page.wait_for_selector("body[data-review=done]", timeout=240_000)


def history(who: Person) -> None:
    """Somebody who has played: one match that is over, others that wait."""
    over("itter", "/report", who)
    at_phase(PHASES["castle-card"], who)
    begin("tito", who)
    who.open("/history")


def position(who: Person) -> None:
    beside("itter", "/replay", who)
    who.page.locator("#hf-share").dispatch_event("click")
    who.page.wait_for_selector("#hf-shared:not([hidden])")
    who.open(who.page.locator("#shared-address").input_value())


# What others do, while it is shown


def ss_phase(who: Person) -> None:
    """The enemy of Castle Itter, stopped at its fifth step."""
    who.begin_itter()
    who.page.get_by_role("button", name="End your phase").first.click()
    who.page.locator("#hf-sure button[value=yes]").click()
    at_step(who, 5)


def landing(who: Person) -> None:
    """The landing of Capture Tito!, stopped at its third step."""
    study = Study(who, "tito", 4)
    study.play_until("air_support")
    study.sit()
    study.play(study.match.find("no_air_support"))
    at_step(who, 3)


def other_turn(who: Person) -> None:
    """The turn of a bot at a table of Castle, seen again from its start."""
    duel = Duel(who)
    who.open(duel.path)
    who.at_table()
    again = who.page.get_by_role("button", name="Show me again")
    for _ in range(40):
        duel.move()
        who.page.wait_for_timeout(600)
        if again.is_visible():
            break
    again.click()
    at_step(who, 1)


def at_step(who: Person, step: int) -> None:
    page = who.page
    page.wait_for_function("() => holdfast.shows.stage.active")
    page.locator("[data-stage=pause]").click()
    for _ in range(step):
        at = int(page.evaluate("() => holdfast.shows.stage.at"))
        page.locator("[data-stage=next]").click()
        page.wait_for_function("n => holdfast.shows.stage.at > n", arg=at)


def skipped(show: Callable[[Person], None], who: Person) -> None:
    """The same when it has been shown: what it came to."""
    show(who)
    who.page.keyboard.press("Escape")
    who.page.wait_for_function("() => !document.body.classList.contains('moving')")


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
    parser.add_argument("--only", nargs="*", default=[""], help="parts of the names of pictures")
    parser.add_argument("--sizes", nargs="*", default=[*SIZES], choices=[*SIZES])
    parser.add_argument("--lang", nargs="*", default=["en"], choices=["en", "fr", "it"])
    parser.add_argument("--docs", action="store_true", help="only the picture of README")
    asked = parser.parse_args()
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), streams=64)
        browser = launch(playwright)
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
