"""What words were made of: a view that notes what is read of it.

Every move asks for the same few sentences through many eyes, and most of what a view holds does not
matter to them. Whatever was told of a view is told again of any other that agrees in what was read.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

__all__ = ["Reads", "Retold"]

MISSING: Final = object()
MOST: Final = 2000


class Reads(Mapping[str, object]):
    """A view as somebody reads it."""

    __slots__ = ("_view", "parts")

    def __init__(self, view: Mapping[str, object]) -> None:
        self._view = view
        self.parts: dict[str, object] = {}
        """What has been read, by name; what was looked for in vain is `MISSING`."""

    def __getitem__(self, name: str) -> object:
        part = self.parts[name] = self._view.get(name, MISSING)
        if part is MISSING:
            raise KeyError(name)
        return part

    def __iter__(self) -> Iterator[str]:
        self.parts.update(self._view)
        return iter(self._view)

    def __len__(self) -> int:
        self.parts.update(self._view)
        return len(self._view)

    def holds_for(self, view: Mapping[str, object]) -> bool:
        """Whether all that was read is the same, as objects, in another view."""
        return all(view.get(name, MISSING) is part for name, part in self.parts.items())


class Retold:
    """Sentences of one kind, by what they are made of."""

    __slots__ = ("_known", "_names", "_tell")

    def __init__(self, tell: Callable[[Mapping[str, object]], str]) -> None:
        self._tell = tell
        self._names: tuple[str, ...] | None = None
        """Whatever any of them read. Where views agree in it, telling takes the same course."""
        self._known: dict[bytes, str] = {}

    def told(self, view: Mapping[str, object]) -> str:
        """What is said of a view."""
        names = self._names
        if names is not None:
            found = self._known.get(_key(view, names))
            if found is not None:
                return found
        reads = Reads(view)
        words = self._tell(reads)
        if names is None or not reads.parts.keys() <= set(names) or len(self._known) >= MOST:
            names = self._names = tuple({**dict.fromkeys(names or ()), **reads.parts})
            self._known.clear()
        self._known[_key(view, names)] = words
        return words


def _key(view: Mapping[str, object], names: Iterable[str]) -> bytes:
    # Version 2 writes equal values equally, whether or not they are one object.
    return marshal.dumps([view.get(name, ...) for name in names], 2)
