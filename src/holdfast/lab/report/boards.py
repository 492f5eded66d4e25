"""Heat maps on the board as the game draws it: a disc on each place, the darker the more."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from holdfast.core.match import Match
from holdfast.core.picture import Picture
from holdfast.core.svg import esc, locked, num
from holdfast.lab.report.words import Words

__all__ = ["Board"]

MOVED: Final = re.compile(r'transform="translate\(([-\d.]+)[ ,]([-\d.]+)\)')
INK: Final = "#a5231a"
FAINTEST: Final = 0.02
"""Places with less than this share of the hottest one get no disc."""


class Board:
    """The board of an edition, once in a page, with as many maps on it as are wanted."""

    def __init__(self, match: Match, name: str, words: Words | None = None) -> None:
        self._words = words or Words()
        view = match.game.chart(match.position())
        self._picture = match.edition.draw(view, self._words.language)
        self._name = name
        self.places = {} if self._picture is None else _places(self._picture)
        self._is_drawn = False

    def heat(self, found: Mapping[str, float], title: str) -> str:
        """A map of figures by element of the board; empty where the board has none of them."""
        known = {name: value for name, value in found.items() if name in self.places}
        if self._picture is None or not known:
            return ""
        most = max(known.values())
        size = self._picture.width / 42
        discs = "".join(
            self._disc(*self.places[name], value, value / most, size, name)
            for name, value in sorted(known.items(), key=lambda item: item[1])
            if value >= most * FAINTEST
        )
        box = f"0 0 {self._picture.width} {self._picture.height}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">'
            f"<title>{esc(title)}</title>{self._ground()}{discs}</svg>"
        )

    def _ground(self) -> str:
        """The board itself: drawn the first time, and shown again from then on."""
        assert self._picture is not None
        if self._is_drawn:
            return f'<use href="#{self._name}" opacity="0.55"/>'
        self._is_drawn = True
        cells = "".join(
            fragment for name, fragment in self._picture.elements.items() if name in self._under
        )
        body = locked(self._picture.static + cells)
        return f'<g opacity="0.55"><g id="{self._name}">{body}</g></g>'

    @property
    def _under(self) -> set[str]:
        """Elements that belong to the board where there is no printed one: cards on the table."""
        return {name for name in self.places if name.startswith("cell:")}

    def _disc(self, x: float, y: float, value: float, share: float, size: float, name: str) -> str:
        words = self._words.number(value, ".0f" if value >= 10 else ".1f")
        ink = "#fff" if share > 0.45 else "#3a1410"
        return (
            f'<g transform="translate({num(x)} {num(y)})"><title>{esc(name)}: {words}</title>'
            f'<circle r="{num(size)}" fill="{INK}" fill-opacity="{0.12 + 0.83 * share:.2f}"/>'
            f'<text text-anchor="middle" dy=".35em" font-family="Georgia, serif" '
            f'font-size="{num(size * 0.8)}" fill="{ink}">{words}</text></g>'
        )


def _places(picture: Picture) -> dict[str, tuple[float, float]]:
    """Where the elements of a picture stand."""
    found = {}
    for name, fragment in picture.elements.items():
        moved = MOVED.search(fragment)
        if moved is not None and moved.start() < fragment.find(">"):
            found[name] = (float(moved[1]), float(moved[2]))
    return found
