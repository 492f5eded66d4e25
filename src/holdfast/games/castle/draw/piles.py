"""The tray beside the castles: deck, discards, the dead, and the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from holdfast.games.castle.shapes import SLOTS, Seen, Slot

from .castles import piece
from .ink import INK, PAPER, group, halo, label, scaled, use
from .plan import Plan
from .words import Words

_NAMES: Final = {"deck": "Deck", "discard": "Discards", "dead": "Dead", "box": "Box"}


class Piles:
    """Draws the four piles in two columns."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self.words = words
        x, y, wide, high = plan.piles
        self.type = plan.type
        self.scale = min((wide / 2 - 22) / 66, (high / 2 - 22 - 24 * plan.type) / 90)
        middle = y + high / 2 - 9 * plan.type
        pitch = min(high / 2, 84 * self.scale + 42 + 24 * plan.type)
        self.spots = {
            name: (x + wide * (0.27, 0.73)[i % 2], middle + (i // 2 - 0.5) * pitch)
            for i, name in enumerate(SLOTS)
        }
        self._pile = lru_cache(maxsize=1024)(self._draw_pile)

    def elements(self, view: Seen) -> dict[str, str]:
        out: dict[str, str] = {}
        for name in SLOTS:
            pile: int | Sequence[str] = view[name]
            if isinstance(pile, int):
                out[name] = self._pile(name, pile, ())
            elif name in ("deck", "box"):
                out[name] = self._pile(name, len(pile), ())
            else:
                out[name] = self._pile(name, len(pile), tuple(pile))
        return out

    def _draw_pile(self, name: Slot, count: int, cards: tuple[str, ...]) -> str:
        words = self.words
        title = words.labelled(words(_NAMES[name]), count)
        if cards:
            title = f"{title}. {words.cards(reversed(cards))}"
        s, big = self.scale, self.type
        spot = f"translate({scaled(28 * s)} {scaled(-40 * s)}) scale({scaled(big)})"
        badge = (
            f'<g transform="{spot}"><circle r="14" '
            f'fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>{label(0, 5.4, str(count), 16)}</g>'
        )
        body = (
            f'<g data-pile="card" data-count="{count}" transform="scale({scaled(s)})">'
            f"{self._heap(name, count, cards)}</g>"
            + label(0, 42 * s + 4 + 17 * big, words(_NAMES[name]), 15 * big, room=106, fill=PAPER)
            + halo("pile", s)
            + badge
        )
        return group(name, title, body, *self.spots[name])

    def _heap(self, name: str, count: int, cards: Sequence[str]) -> str:
        if not count:
            return (
                '<rect x="-30" y="-42" width="60" height="84" rx="6" fill="#26332b" '
                'stroke="#71806f" stroke-width="1.6" stroke-dasharray="5 4"/>'
            )
        if name == "box":
            return (
                '<rect x="-30" y="-42" width="60" height="84" rx="6" fill="#26332b"/>'
                f'<g stroke="{INK}" stroke-width="1.6"><path d="M-27 -4H27V28H-27Z" '
                'fill="#8a6238"/><path d="M-27 -4C-27 -26 27 -26 27 -4Z" fill="#9c7144"/>'
                '<path d="M-16 -20V28M16 -20V28" stroke-width="4" stroke="#5d4022"/>'
                '<rect x="-6" y="-9" width="12" height="14" rx="2" fill="#e0b13e"/></g>'
            )
        under = "".join(
            use("back", 1.6 * depth, 1.6 * depth) for depth in range(min(3, count // 8), 0, -1)
        )
        if name == "deck":
            return under + use("back")
        if name == "dead":
            rows = [
                f'<g transform="translate({scaled(5 * i)} {scaled(-3 * i)})">{piece(card)}</g>'
                for i, card in enumerate(cards[-3:], -(min(3, len(cards)) - 1))
            ]
            cross = (
                '<path d="M-22 -34L22 34M22 -34L-22 34" stroke="#7c1f16" stroke-width="5" '
                'stroke-linecap="round" opacity=".75"/>'
            )
            return f'<g opacity=".82">{"".join(rows)}</g>{cross}'
        last = (
            "".join(
                f'<g transform="rotate({turn})">{piece(card)}</g>'
                for turn, card in zip((-7, 5, 0), cards[-3:], strict=False)
            )
            if len(cards) >= 3
            else piece(cards[-1])
        )
        return under + last
