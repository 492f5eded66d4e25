"""What a game answers when somebody looks at a thing on its board, or asks how things stand.

Both are made of a view, in a person's language: whoever may see the view may read all of it, and
there is nothing else in it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Final, TypedDict

__all__ = [
    "TONES",
    "Fact",
    "Inspection",
    "InspectionJson",
    "Item",
    "Standing",
    "StandingJson",
    "Told",
    "found_in",
]

TONES: Final = ("", "good", "bad", "danger")
"""How a line of the standing is meant, through the eyes of whoever looks."""


class FactJson(TypedDict):
    """A value of what is looked at, and what it is called."""

    label: str
    value: str


class ItemJson(TypedDict):
    """Something that lies there, to be looked at in turn."""

    element: str
    title: str


class InspectionJson(TypedDict):
    """What is to be said of one element of a board."""

    element: str
    title: str
    facts: list[FactJson]
    words: list[str]
    rules: list[str]
    marks: list[str]
    items: list[ItemJson]
    picture: str


class StandingJson(TypedDict):
    """One line of how things stand."""

    label: str
    value: str
    detail: str
    tone: str
    marks: list[str]


@dataclass(frozen=True, slots=True)
class Fact:
    """A value of what is looked at, such as "Defense Value" and "5"."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Item:
    """Something that lies there, to be looked at in turn under the name of its element."""

    element: str
    title: str


@dataclass(frozen=True, slots=True)
class Inspection:
    """All that is to be said of one element of a board."""

    element: str
    title: str
    facts: tuple[Fact, ...] = ()
    words: tuple[str, ...] = ()
    """Sentences: what it means, what may happen to it."""
    rules: tuple[str, ...] = ()
    """Ids in the rules reference, the most telling first."""
    marks: tuple[str, ...] = ()
    """Elements to ring on the board, such as what a square sees."""
    items: tuple[Item, ...] = ()
    picture: str = ""
    """The element to show enlarged: itself, unless something else shows it better."""

    @property
    def json(self) -> InspectionJson:
        """The same for programs, as the line protocol's `look` answers it."""
        return {
            "element": self.element,
            "title": self.title,
            "facts": [{"label": fact.label, "value": fact.value} for fact in self.facts],
            "words": list(self.words),
            "rules": list(self.rules),
            "marks": list(self.marks),
            "items": [{"element": item.element, "title": item.title} for item in self.items],
            "picture": self.picture,
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of how things stand: "Score if it ended now: 12", and what that is made of."""

    label: str
    value: str
    detail: str = ""
    tone: str = ""
    marks: tuple[str, ...] = ()

    @property
    def json(self) -> StandingJson:
        """The same for programs."""
        return {
            "label": self.label,
            "value": self.value,
            "detail": self.detail,
            "tone": self.tone,
            "marks": list(self.marks),
        }


class Told:
    """Lines that were told before, by the few facts they are made of: every move asks for them,
    and most are the same again."""

    def __init__(self, most: int = 4000) -> None:
        self._most = most
        self._known: dict[Hashable, Standing | None] = {}

    def line(self, key: Hashable, tell: Callable[[], Standing | None]) -> Standing | None:
        if key in self._known:
            return self._known[key]
        if len(self._known) >= self._most:
            self._known.clear()
        made = self._known[key] = tell()
        return made


def found_in(names: Iterable[str], words: str) -> list[str]:
    """The elements that somebody means who types part of a name: `lee`, `square:G4`, `G4`."""
    known = list(names)
    wanted = words.strip().lower().replace(" ", ":")
    if not wanted:
        return []
    exact = [name for name in known if name.lower() == wanted]
    ends = [name for name in known if name.lower().split(":", 1)[-1] == wanted]
    parts = [name for name in known if wanted in name.lower()]
    return exact or ends or parts
