"""Castle Itter as SVG: a Picture of what one seat may see, from the prints of a pack."""

from __future__ import annotations

from holdfast.core.picture import Picture
from holdfast.games.itter.shapes import Pack, View

from .board import board
from .faces import faces
from .ink import Names, esc, identity
from .pieces import Pieces
from .plan import CELL, Plan
from .symbols import defs

__all__ = ["Prints"]


class _Set:
    """The printed set for one pack in one language: its board, and the hand that lays pieces."""

    __slots__ = ("frame", "pieces")

    def __init__(self, pack: Pack, names: Names, shape: str) -> None:
        plan = Plan(pack, shape)
        wide, high = plan.art["size"]
        static = defs() + faces(pack, names) + board(plan, pack, names)
        self.frame = Picture(wide, high, esc(pack["title"]), static, tap=CELL)
        self.pieces = Pieces(pack, plan, names)


class Prints:
    """The printed sets of one pack, by language and shape: each is drawn when first wanted."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._sets: dict[tuple[str, str], _Set] = {}

    def draw(
        self, view: View, language: str = "en", names: Names = identity, shape: str = "wide"
    ) -> Picture:
        """The board as `view` shows it; `shape` is "wide" or, for phones, "tall".

        `names` translates into the language, always the same for it.
        """
        made = self._sets.get((language, shape))
        if made is None:
            made = self._sets[language, shape] = _Set(self._pack, names, shape)
        return Picture.in_layers(made.frame, made.pieces.layers, view)
