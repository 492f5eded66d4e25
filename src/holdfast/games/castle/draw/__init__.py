"""Castle as SVG: `draw(view, seat, names)` gives a Picture of what one seat may see.

The elements, under the names that actions touch:

- `castle:SEAT` walls; `seat:SEAT` the plate with arms and name; `side:SEAT:left`,
  `side:SEAT:right` flank towers, `side:SEAT:top` the battlements (only while a Six is in hand);
- `cell:SEAT:ROW:COL` a card or barricade standing there, or a place for a barricade;
- `cell:ROW:COL` a cell of the castle in question, without a seat as in the actions: places to
  build, cards that can lead a sortie, cards to press on to. They lie over the cards and take
  clicks only while lit;
- `between:COL` a place to insert, `hand:CARD` cards to arrange, `court:ORDER` ways to stand,
  `hands:SEAT` a castle of another seat that is not finished, as backs with a board;
- `card:CARD` every open card beside the castles: reinforcements, jokers, and the cards of a
  battle, a volley or a contest; `reinforcements` the own pool, `pool:SEAT` those of others;
- `deck`, `discard`, `dead`, `box`, `drawn`, `dice`, `field`, `front` (cells won last);
- `halt`, `done`, `pass`, `close`, `berserk` while they can be an answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, cast

from holdfast.core.picture import Picture
from holdfast.core.reading import Given
from holdfast.games.castle.shapes import Seen

from .ink import Names, esc, identity
from .pieces import Pieces, seat_of
from .plan import Plan
from .scene import defs, table

__all__ = ["POWERS", "draw", "seat_of"]

Dice = Mapping[str, Sequence[int]]
POWERS: Final = frozenset({"A", "2", "8"})
"""Numbers that can do something of their own, whatever the options."""


class _Set:
    """The printed set for one table: the felt and the pack, and the hand that lays pieces."""

    __slots__ = ("frame", "pieces")

    def __init__(
        self, players: int, names: Names, shape: str, colours: int, powers: frozenset[str]
    ) -> None:
        plan = Plan(shape, players)
        wide, high = plan.size
        static = defs(colours, powers) + table(plan, names)
        self.pieces = Pieces(plan, players, names)
        # The castle of the viewer stands at the bottom.
        self.frame = Picture(wide, high, esc(names("Castle")), static, home=1.0, tap=88)


# A server shows three tables in three languages and two shapes, with some options; more is not
# worth keeping.
_set_for = lru_cache(maxsize=48)(_Set)


def draw(
    view: Given,
    seat: int | None = None,
    names: Names = identity,
    *,
    shape: str = "wide",
    colours: int = 4,
    dice: Dice | None = None,
    powers: frozenset[str] = POWERS,
) -> Picture:
    """The table as `view` shows it, the castle of `seat` nearest.

    Pass the same `names` each time: the printed table is drawn once for it and then reused.
    `shape` is "wide" or, for phones, "tall"; `colours` is 4 or 2 inks for the suits; `dice` are
    those of the last roll, e.g. {"attack": [3, 4], "defence": [2, 2], "reserve": [6, 1]};
    `powers` are the numbers whose cards bear a sign, since they can do something special.
    """
    made = _set_for(len(cast(Seen, view)["castles"]), names, shape, colours, powers)
    if seat is None and dice is None:
        return Picture.in_layers(made.frame, made.pieces.layers, view)
    return Picture.in_layers(made.frame, partial(made.pieces.layers, near=seat, dice=dice), view)
