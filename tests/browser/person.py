"""Somebody before a screen: sees the page, clicks, types, and goes on when it is their turn."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage

__all__ = ["PHONE", "WIDE", "Person"]

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / ".cache/screenshots"
AXE = ROOT / "src/holdfast/web/assets/node_modules/axe-core/axe.min.js"
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MOST_CLICKS = 8

READY = """after => {
  const body = document.body;
  return (body.classList.contains('mine') || body.classList.contains('over'))
    && !body.classList.contains('moving') && !body.classList.contains('covered')
    && Number(body.dataset.number) > after;
}"""


# The middle of an element on the screen, in one step: a board that changes puts new nodes in place.
MIDDLE = """id => {
  const { board, camera } = window.holdfast ?? {};
  if (board) camera.show(board.box(board.node(id)));
  const node = board?.node(id) ?? document.querySelector(`[data-el="${id}"]`);
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

# A point of the screen at which an element is the first of those that a click can mean.
FREE = """id => {
  const { board, play } = window.holdfast;
  const box = board.node(id).getBoundingClientRect();
  const meant = (x, y) => {
    if (!document.elementFromPoint(x, y)?.closest('svg.pieces')) return null;
    const under = board.under(x, y).map((one) => play.choice.resolve(one));
    return under.find((one) => play.choice.next.has(one))
      ?? under.find((one) => play.choice.begins(one));
  };
  for (const i of [5, 3, 7, 2, 8, 1, 9]) for (const j of [5, 3, 7, 2, 8, 1, 9]) {
    const spot = [box.left + (box.width * i) / 10, box.top + (box.height * j) / 10];
    if (meant(...spot) === id) return spot;
  }
  return null;
}"""

# Send one of the actions on offer, of those that are preferred if there are any.
SEND = """([prefers, share]) => {
  const { actions } = window.holdfast;
  const preferred = actions.filter((one) => prefers.includes(one.do.do));
  const some = preferred.length ? preferred : actions;
  window.holdfast.send(some[Math.floor(share * some.length)]);
}"""


class Person:
    """A browser of its own. Whatever the page complains about is remembered."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: ViewportSize | None = None,
        motion: bool = False,
        scripts: bool = True,
        dark: bool = False,
        locale: str = "en",
        pace: str = "",
        forced: bool = False,
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            viewport=size or WIDE,
            reduced_motion="no-preference" if motion else "reduce",
            java_script_enabled=scripts,
            color_scheme="dark" if dark else "light",
            has_touch=size is PHONE,
            locale=locale,
        )
        # Whoever plays at random decides everything, and has the steps of others done at once
        # unless there is movement to look at.
        wish = pace or ("fast" if motion else "instant")
        prefs = f"pace={wish}" + ("" if forced else "&forced=off")
        self.context.add_cookies([{"name": "hf_prefs", "value": quote(prefs), "url": url}])
        self.page: Page = self.context.new_page()
        # A page may come late where several tests share a slow machine.
        self.page.set_default_timeout(30_000)
        self.page.set_default_navigation_timeout(90_000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # A refused move is an answer and no fault, yet the browser reports it as an error.
        if (
            message.type == "error"
            and "the server responded with a status of 4" not in message.text
        ):
            self.complaints.append(message.text)

    def leave(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    # Finding one's way

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def begin_itter(self) -> None:
        """From the first page into a game of Castle Itter: one click."""
        self.open("/")
        self.page.get_by_role("button", name="Play Castle Itter").click()
        self.at_table()

    def seat(self, at: int, who: str) -> None:
        """Choose who sits at a seat of a new match."""
        box = self.page.locator("#seats details.sitter").nth(at)
        box.locator("summary").click()
        box.locator(f"label:has(input[value='{who}'])").click()
        self.expects("details.sitter[open]").to_have_count(0)

    def at_table(self) -> None:
        self.page.wait_for_url(re.compile(r"/matches/\w+(\?.*)?$"))
        self.page.wait_for_function("() => document.body.dataset.number !== undefined")

    def seen(self, element: str) -> Locator:
        return self.page.locator(f'[data-el="{element}"]')

    def click(self, element: str) -> None:
        """Click the middle of a board element, whatever lies on it, once it is in sight."""
        self.seen(element).wait_for()
        self.page.mouse.click(*self.page.evaluate(MIDDLE, element))

    def point(self, element: str, *, finger: bool = False) -> None:
        """Click or tap where nothing else lies on a board element."""
        self.page.evaluate(
            "id => holdfast.camera.show(holdfast.board.box(holdfast.board.node(id)))", element
        )
        self.page.wait_for_timeout(300 if finger else 0)  # a board on a phone glides there
        spot = self.page.evaluate(FREE, element)
        assert spot is not None, f"{element} is covered"
        if finger:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    @property
    def number(self) -> int:
        return int(self.page.evaluate("() => Number(document.body.dataset.number)"))

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate("() => document.body.classList.contains('over')"))

    @property
    def may_play(self) -> bool:
        return bool(self.page.evaluate("() => document.body.classList.contains('mine')"))

    @property
    def is_arranging(self) -> bool:
        return bool(self.page.evaluate("() => document.body.classList.contains('rehearsing')"))

    def wait_for_turn(self, after: int = -1) -> None:
        self.page.wait_for_function(READY, arg=after)

    # Playing

    def move(self, rng: random.Random) -> None:
        """Play something legal: by clicks, by keys or from the list."""
        if self.is_arranging:
            self.arrange(rng)
            return
        before = self.number
        way = rng.random()
        if way < 0.55:
            played = self._by_clicks(rng, before)
        elif way < 0.75:
            played = self._by_keys(rng, before)
        else:
            played = False
        if not played:
            self._by_list(rng, before)

    def send(self, rng: random.Random, prefers: tuple[str, ...]) -> None:
        """Play what one prefers of all that is offered, without a click."""
        before = self.number
        self.page.evaluate(SEND, [list(prefers), rng.random()])
        self._arrived(before)

    def _is_sure(self) -> None:
        """Whoever is asked whether to throw much away says yes."""
        if self.page.locator("#hf-sure[open]").count():
            self.page.locator("#hf-sure button[value=yes]").click()

    def arrange(self, rng: random.Random) -> None:
        """Decide everything ahead that can be, anyhow, and say Ready."""
        page, before = self.page, self.number
        ready = page.locator("#hf-rehearsal .ready")
        while not ready.is_enabled():
            steps = page.locator("#hf-rehearsal").get_attribute("data-steps") or "0"
            options = page.locator("#hf-actions .options button")
            options.nth(rng.randrange(options.count())).click()
            page.wait_for_selector(f"#hf-rehearsal[data-steps='{int(steps) + 1}']")
        ready.click()
        self._arrived(before)

    def _moved(self, before: int) -> bool:
        """Whether the last click played something.

        What was meant is played at once when the page knows that no dice would fall.
        """
        self._is_sure()
        self.page.wait_for_function("() => !document.body.classList.contains('weighing')")
        return bool(
            self.page.evaluate(
                "n => document.body.classList.contains('sending') "
                "|| document.body.classList.contains('moving') "
                "|| Number(document.body.dataset.number) > n",
                before,
            )
        )

    def _arrived(self, before: int) -> bool:
        self.page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
        return True

    def _by_clicks(self, rng: random.Random, before: int) -> bool:
        """Point at things that glow until something has been played."""
        for _ in range(MOST_CLICKS):
            choices = self.page.locator("#hf-popover:not([hidden]) button")
            bare = self.page.locator("#hf-buttons button")
            if choices.count() and rng.random() < 0.7:
                choices.nth(rng.randrange(choices.count())).click()
            elif bare.count() and rng.random() < 0.1:
                bare.nth(rng.randrange(bare.count())).click()
            else:
                boxes = self.page.evaluate(
                    """() => [...document.querySelectorAll('.el.lit')].map(el => {
                      const box = el.getBoundingClientRect();
                      return [box.x + box.width / 2, box.y + box.height / 2]; })"""
                )
                if not boxes:
                    return False
                self.page.mouse.click(*rng.choice(boxes))
            if self._moved(before):
                return self._arrived(before)
        while self.page.locator("#hf-path:not([hidden])").count():
            self.page.keyboard.press("Escape")
        return False

    def _by_keys(self, rng: random.Random, before: int) -> bool:
        """To the board with b, about with arrows, Enter."""
        self.page.keyboard.press("Escape")
        for _ in range(MOST_CLICKS):
            if not self.page.locator(".el.lit").count():
                break
            self.page.keyboard.press("b")
            for _ in range(rng.randrange(4)):
                self.page.keyboard.press(f"Arrow{rng.choice(['Up', 'Down', 'Left', 'Right'])}")
            self.page.keyboard.press("Enter")
            if self._moved(before):
                return self._arrived(before)
            if self.page.locator("#hf-popover:not([hidden]) button:focus").count():
                self.page.keyboard.press("Enter")
                return self._moved(before) and self._arrived(before)
        while self.page.locator("#hf-path:not([hidden])").count():
            self.page.keyboard.press("Escape")
        return False

    def _by_list(self, rng: random.Random, before: int) -> None:
        """Search for an action by a part of its words and press Enter."""
        labels = self.page.locator("#hf-actions .options .label").all_inner_texts()
        assert labels, "it is my turn, yet nothing is listed"
        self.search(rng.choice(labels), before)

    def search(self, words: str, before: int | None = None) -> None:
        at = self.number if before is None else before
        self.choose(words)
        self._arrived(at)

    def choose(self, words: str) -> None:
        """The same without waiting until it has been seen."""
        field = self.page.locator("#hf-actions input[type=search]")
        self.page.keyboard.press("Escape")
        field.fill(words)
        field.press("Enter")
        self._is_sure()

    # Looking

    def shot(self, name: str) -> None:
        """A picture of the page, for people to look at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes']][:3]}"
            for one in found["violations"]
        ]

    def finds_no_violation(self) -> None:
        found = self.violations()
        assert not found, "\n".join(found)

    def expects(self, locator: str) -> Any:
        return expect(self.page.locator(locator))
