"""Capture Tito! as SVG: `draw(view, pack, names, language)` gives a Picture of what is seen.

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

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any, cast

from holdfast.core.picture import Picture
from holdfast.games.tito.shapes import Pack, View

from .counters import Counters
from .ink import RULE, Desk, Names, esc, identity, rect
from .map import base
from .panel import panel
from .pieces import Pieces
from .symbols import defs
from .terrain import Ground, landscape

__all__ = ["draw"]


class _Set:
    """The printed set for one pack in one language: its map, and the hand that lays pieces."""

    __slots__ = ("names", "pack", "pieces", "size", "static", "title")

    def __init__(self, pack: Pack, names: Names, language: str, shape: str) -> None:
        # Both are kept alive here, because the cache finds a set by the identity of its pack.
        self.pack, self.names = pack, names
        ground = Ground(pack, shape)
        counters = Counters(pack, names, language)
        wide, high = self.size = ground.art["size"]
        left, top, across, down = ground.art["map"]
        frame = rect(left, top, across, down, "none", ' rx="6" stroke="#3a3122" stroke-width="2.4"')
        self.static = "".join(
            (
                defs(),
                counters.defs(),
                rect(0, 0, wide, high, "#d9cfb4", f' stroke="{RULE}"'),
                landscape(ground, pack),
                base(ground, pack, names, language),
                frame,
                Desk(ground.art).printed(panel(ground.art, pack, counters, names, language)),
            )
        )
        self.pieces = Pieces(pack, ground, counters, names, language)
        self.title = esc(pack["title"])


# Each pack in three languages and two shapes; a server shows a few packs at once, the shipped one
# always: the longest untouched goes first.
_KEPT = 96
_sets: OrderedDict[tuple[int, Names, str, str], _Set] = OrderedDict()
_lock = Lock()


def _set_for(pack: Pack, names: Names, language: str, shape: str) -> _Set:
    key = (id(pack), names, language, shape)
    found = _sets.get(key)
    if found is None:
        found = _Set(pack, names, language, shape)
        with _lock:
            _sets[key] = found
            while len(_sets) > _KEPT:
                _sets.popitem(last=False)
    else:
        with _lock:
            if key in _sets:
                _sets.move_to_end(key)
    return found


def draw(
    view: Mapping[str, Any],
    pack: Pack,
    names: Names = identity,
    language: str = "en",
    shape: str = "wide",
) -> Picture:
    """The map as `view` shows it.

    Pass the same `pack` and the same `names` each time (a bound `translate` is fine): the printed
    map is drawn once for each pair and shape ("wide", or "tall" for phones) and then reused.
    `names` translates words; the pack itself says what zones and groups are called in `language`.
    """
    made = _set_for(pack, names, language, shape)
    wide, high = made.size
    return Picture(wide, high, made.title, made.static, made.pieces.elements(cast(View, view)))
