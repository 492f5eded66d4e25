"""Capture Tito! as SVG: a Picture of what is seen, from the prints of a pack.

Elements, in the order in which they are painted. Those that actions touch:
  zone:<n>       a zone of the map
  unit:<id>      a counter, on the map, in the roster (in the air or lost) or in the assault display
  vip:<id>       tito, churchill, documents, while they are in a zone
  line:<n>       a line of the assault display, while an assault lasts
Those that only show something:
  turn, end, alarm, trigger:<id>, ammo, wanted:<vip>, pool:<B|C|red|blue|black>, result,
  marker:<zone>:<k>, stack:<zone>:<camp>, astray, air, storch, clash, assault
"""

from __future__ import annotations

from holdfast.core.picture import Picture
from holdfast.core.reading import Given
from holdfast.games.tito.shapes import Pack

from .counters import Counters
from .ink import RULE, Desk, Names, esc, identity, rect
from .map import TILE, base
from .panel import panel
from .pieces import Pieces
from .symbols import defs
from .terrain import Ground, landscape

__all__ = ["Prints"]


class _Set:
    """The printed set for one pack in one language: its map, and the hand that lays pieces."""

    __slots__ = ("frame", "pieces")

    def __init__(self, pack: Pack, names: Names, language: str, shape: str) -> None:
        ground = Ground(pack, shape)
        counters = Counters(pack, names, language)
        wide, high = ground.art["size"]
        left, top, across, down = ground.art["map"]
        frame = rect(left, top, across, down, "none", ' rx="6" stroke="#3a3122" stroke-width="2.4"')
        static = "".join(
            (
                defs(),
                counters.defs(),
                rect(0, 0, wide, high, "#d9cfb4", f' stroke="{RULE}"'),
                landscape(ground, pack),
                base(ground, pack, names, language),
                frame,
                Desk(ground.art).printed(panel(ground.art, pack, names, language)),
            )
        )
        self.pieces = Pieces(pack, ground, counters, names, language)
        self.frame = Picture(wide, high, esc(pack["title"]), static, tap=TILE)


class Prints:
    """The printed sets of one pack, by language and shape: each is drawn when first wanted."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._sets: dict[tuple[str, str], _Set] = {}

    def draw(
        self,
        view: Given,
        language: str = "en",
        names: Names = identity,
        shape: str = "wide",
    ) -> Picture:
        """The map as `view` shows it; `shape` is "wide" or, for phones, "tall".

        `names` translates words into the language, always the same for it; the pack itself says
        what zones and groups are called.
        """
        made = self._sets.get((language, shape))
        if made is None:
            made = self._sets[language, shape] = _Set(self._pack, names, language, shape)
        return Picture.in_layers(made.frame, made.pieces.layers, view)
