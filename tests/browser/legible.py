"""Measures the lettering of boards in a browser: how large it is, what collides, what sticks out.

Boards are drawn from games that bots have played and put into one bare page, in which every `use`
is replaced by what it refers to, since nobody can look into a `use`. The tests measure a few;

    python -m tests.browser.legible 20

measures every kind of decision of 20 games of each sort, in all languages and shapes.
"""

from __future__ import annotations

import base64
import itertools
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from holdfast.bots import Budget, make_bot
from holdfast.core.action import Action
from holdfast.core.chance import Seeded
from holdfast.core.match import Match
from holdfast.core.picture import SHAPES, Look, Picture
from tools.chromium import launch

__all__ = ["GAMES", "LANGUAGES", "SHAPES", "Desk", "Flaw", "Sample", "sample"]

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "src/holdfast/web/assets/node_modules/@fontsource"
FACES: Final = (
    ("Barlow Condensed", "600", "normal", "barlow-condensed/files/barlow-condensed"),
    ("Alegreya", "700", "normal", "alegreya/files/alegreya"),
    ("Alegreya", "400", "italic", "alegreya/files/alegreya"),
)
GAMES: Final[Sequence[tuple[str, Mapping[str, Any]]]] = (
    ("itter", {}),
    ("itter", {"variant": "competitive"}),
    ("tito", {}),
    ("castle", {"players": 2}),
    ("castle", {"players": 3}),
    ("castle", {"players": 4}),
)
LANGUAGES: Final = ("en", "it", "fr")
MEASURE = (Path(__file__).parent / "legible.js").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, as the seat that decides sees it."""

    match: Match
    name: str

    def draw(self, language: str, shape: str) -> Picture:
        decision = self.match.decision
        eyes = self.match.seats[0] if decision is None else decision.seat
        picture = self.match.edition.draw(self.match.view(eyes), language, Look(shape))
        assert picture is not None
        return picture


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something that cannot be read as it should."""

    board: str
    kind: str
    text: str
    more: str

    def __str__(self) -> str:
        return f"{self.board}: {self.kind}: {self.text!r} {self.more}"


def sample(game: str, options: Mapping[str, Any], seed: int, count: int = 99) -> Iterator[Sample]:
    """Positions of one game: each kind of decision where it is met last, and the end.

    So the late and crowded ones are among them. Of too many some are left out, never the last.
    """
    match = Match(game, options=dict(options), seed=seed)
    bots = {seat: make_bot("quick") for seat in match.seats}
    chance = Seeded(seed)
    latest: dict[str, int] = {}
    played: list[Action] = []
    while match.decision is not None:
        latest[match.decision.kind] = len(played)
        seat = match.decision.seat
        played.append(bots[seat].choose(match.seat(seat), Budget(), chance))
        match.play(played[-1])
    found = sorted({*latest.values(), len(played)})
    stops = {found[round((len(found) - 1) * at / max(1, count - 1))] for at in range(1, count)}
    words = "-".join([game, *map(str, options.values()), str(seed)])
    again = Match(game, options=dict(options), seed=seed)
    for at, action in enumerate([*played, None]):
        if at in stops:
            yield Sample(again, f"{words}@{at}")
        if action is not None:
            again.play(action)


class Desk:
    """A bare page with the fonts of the project, on which boards are measured."""

    def __init__(self, browser: Browser) -> None:
        self.page: Page = browser.new_page(viewport={"width": 1600, "height": 1000})
        self.page.set_content(f"<style>{''.join(_faces())}body{{margin:0}}</style><main></main>")
        self.page.evaluate("() => Promise.all([...document.fonts].map((one) => one.load()))")
        self.page.add_script_tag(content=MEASURE)

    def measure(self, name: str, picture: Picture) -> tuple[list[Flaw], float]:
        """What is wrong with a board, and the size of its smallest letters, in its own units."""
        body = picture.static + "".join(picture.elements.values())
        size = f'width="{picture.width}" viewBox="0 0 {picture.width} {picture.height}"'
        svg = f"<svg {size}>{body}</svg>"
        found = self.page.evaluate("(svg) => window.legible(svg)", svg)
        flaws = [Flaw(name, one["kind"], one["text"], one["more"]) for one in found["flaws"]]
        return flaws, min(one["size"] for one in found["texts"])

    def close(self) -> None:
        self.page.close()


def _faces() -> Iterator[str]:
    for family, weight, style, path in FACES:
        for part, letters in (("-latin", "U+0-FF,U+2000-22FF"), ("-latin-ext", "U+100-2AF")):
            data = base64.b64encode((FONTS / f"{path}{part}-{weight}-{style}.woff2").read_bytes())
            yield (
                f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};"
                f"src:url(data:font/woff2;base64,{data.decode()});unicode-range:{letters}}}"
            )


def main() -> None:
    """Measure many boards, and tell what is wrong."""
    seeds = range(1, int(sys.argv[1] if len(sys.argv) > 1 else 5) + 1)
    found: dict[tuple[str, str, str], Flaw] = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        desk = Desk(browser)
        for (game, options), shape in itertools.product(GAMES, SHAPES):
            count, least = 0, 99.0
            boards = (one for seed in seeds for one in sample(game, options, seed))
            for one, language in itertools.product(boards, LANGUAGES):
                flaws, size = desk.measure(
                    f"{one.name} {language} {shape}", one.draw(language, shape)
                )
                count, least = count + 1, min(least, size)
                for flaw in flaws:
                    if found.setdefault((game, flaw.kind, flaw.text), flaw) is flaw:
                        print(flaw)
            print(
                f"{game} {dict(options)} {shape}: {count} boards, letters of {least:.1f} and more"
            )
        browser.close()
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
