"""Component data that matches bring with them: equal ones are one object, gone with their last use.

Drawings and words are kept with the data that they were made of, so that they go together.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any
from weakref import WeakValueDictionary

from holdfast.core.journal import fingerprint

__all__ = ["Edition", "let_go", "shared_edition"]


class Edition(dict[str, Any]):
    """Component data of somebody's own, with what was made of them."""

    __slots__ = ("__weakref__", "arts")

    def __init__(self, pack: Mapping[str, Any]) -> None:
        super().__init__(pack)
        self.arts: dict[Any, Any] = {}
        """Words and drawings by language and look; `paint.art_of` fills it."""


_known: WeakValueDictionary[str, Edition] = WeakValueDictionary()
_lock = threading.Lock()


def let_go(pack: Mapping[str, Any]) -> None:
    """No match has these data any more: forget the drawings, which would keep them alive."""
    if isinstance(pack, Edition):
        pack.arts.clear()


def shared_edition(game: str, pack: Mapping[str, Any]) -> Edition:
    """The one object for this content."""
    key = f"{game} {fingerprint(pack)}"
    with _lock:
        found = _known.get(key)
        if found is None:
            found = _known[key] = Edition(pack)
        return found
