"""Castle Itter as SVG: `draw(view, pack, names)` gives a Picture of what one seat may see."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from holdfast.core.picture import Picture
from holdfast.games.itter.shapes import Pack, View

from .board import board
from .faces import faces
from .ink import Names, esc, identity
from .pieces import Pieces
from .plan import Plan
from .symbols import defs

__all__ = ["draw"]


class _Set:
    """The printed set for one pack in one language: its board, and the hand that lays pieces."""

    __slots__ = ("frame", "names", "pack", "pieces")

    def __init__(self, pack: Pack, names: Names, shape: str) -> None:
        # Both are kept alive here, because the cache finds a set by the identity of its pack.
        self.pack, self.names = pack, names
        plan = Plan(pack, shape)
        wide, high = plan.art["size"]
        static = defs() + faces(pack, names) + board(plan, pack, names)
        self.frame = Picture(wide, high, esc(pack["title"]), static)
        self.pieces = Pieces(pack, plan, names)


# Each pack in three languages and two shapes; a server shows a few packs at once, the shipped one
# always: the longest untouched goes first.
_KEPT = 96
_sets: OrderedDict[tuple[int, Names, str], _Set] = OrderedDict()
_lock = Lock()


def _set_for(pack: Pack, names: Names, shape: str) -> _Set:
    key = (id(pack), names, shape)
    found = _sets.get(key)
    if found is None:
        found = _Set(pack, names, shape)
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
    view: View,
    pack: Pack,
    names: Names = identity,
    shape: str = "wide",
) -> Picture:
    """The board as `view` shows it.

    Pass the same `pack` and the same `names` each time (a bound `gettext` is fine): the printed
    board is drawn once for each pair and shape ("wide", or "tall" for phones) and then reused.
    """
    made = _set_for(pack, names, shape)
    return Picture.in_layers(made.frame, made.pieces.layers, view)
