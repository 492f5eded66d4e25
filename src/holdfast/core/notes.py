"""A game's notes: history, design and credits, which are no rules, shown where they belong.

The words are readable files beside the rules reference: `data/notes.<language>.md` has the notes,
`data/about.<language>.md` the page about the game. A game's `Text` says when a note is due. That is
told from events alone, and only from what everybody may know of them: so a replay, a reloaded page
and every seat are shown the same, a note gives nothing away, and nothing has to be stored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from holdfast.core.event import Event
from holdfast.core.i18n import read_data
from holdfast.core.reading import Given
from holdfast.core.state import SPECTATOR

if TYPE_CHECKING:
    from holdfast.core.text import Text

__all__ = [
    "Moment",
    "Note",
    "Past",
    "Section",
    "Teller",
    "plain",
    "read_about",
    "read_legend",
    "read_notes",
    "says",
]

NOTE = re.compile(r"\*\*([a-z0-9_]+)\*\*(?:\s+\(([^)]+)\))?\s+(.*)", re.DOTALL)
LEGEND = re.compile(r"\*\*(.+?)\*\* (.*)")
ROLE = re.compile(r"^(\s*- )\*\*([^*]+)\*\* ", re.MULTILINE)
MARKS = re.compile(r"\*\*|[*`]")


@dataclass(frozen=True, slots=True)
class Note:
    """Something worth knowing that is no rule, and the rules it stands beside."""

    id: str
    rules: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page about a game; the first one has no title."""

    title: str
    text: str


class Past:
    """What everybody knows of a match before an event: its options, the last event of each kind."""

    def __init__(self, options: Given) -> None:
        self.options = options
        self._last: dict[str, tuple[int, Event]] = {}

    def keep(self, place: int, event: Event) -> None:
        self._last[event.kind] = (place, event)

    def fact(self, kind: str, name: str, default: Any = None) -> Any:
        """A fact of the last event of a kind."""
        found = self._last.get(kind)
        return default if found is None else found[1].facts.get(name, default)

    def is_later(self, kind: str, than: str) -> bool:
        """Whether an event of a kind has come, and none of another kind since."""
        return self._place(kind) > self._place(than)

    def _place(self, kind: str) -> int:
        return self._last[kind][0] if kind in self._last else -1


def always(_event: Event, _past: Past) -> bool:
    return True


def says(**facts: object) -> Callable[[Event, Past], bool]:
    """Whether the event has all of these facts."""

    def holds(event: Event, _past: Past) -> bool:
        return all(event.facts.get(name) == value for name, value in facts.items())

    return holds


@dataclass(frozen=True, slots=True)
class Moment:
    """When a note is due: with the first event of one of these kinds for which `holds` is true."""

    kinds: tuple[str, ...]
    holds: Callable[[Event, Past], bool] = always


class Teller:
    """Hears the events of a match in their order, and knows which notes belong to which of them."""

    def __init__(self, text: Text, options: Given) -> None:
        self._moments = by_kind(text.moments)
        self._past = Past(options)
        self._count = 0
        self._told: set[str] = set()
        self.due: dict[int, tuple[str, ...]] = {}
        """The ids of notes by the place of the event that they belong to."""

    def hear(self, events: Iterable[Event]) -> None:
        """Go on with what has happened since."""
        if not self._moments:
            return
        for event in events:
            seen = event.seen_by(SPECTATOR)
            for id, moment in self._moments.get(event.kind, ()):
                if id not in self._told and moment.holds(seen, self._past):
                    self._told.add(id)
                    self.due[self._count] = (*self.due.get(self._count, ()), id)
            self._past.keep(self._count, seen)
            self._count += 1


def by_kind(moments: Mapping[str, Moment]) -> dict[str, list[tuple[str, Moment]]]:
    """Moments by the kind of event that can bring them."""
    found: dict[str, list[tuple[str, Moment]]] = {}
    for id, moment in moments.items():
        for kind in moment.kinds:
            found.setdefault(kind, []).append((id, moment))
    return found


# The files


@lru_cache(maxsize=None)
def read_notes(package: str, language: str) -> Mapping[str, Note]:
    """Read `data/notes.<language>.md`: each note begins with its id and the rules it is beside.

    `**escape** (CI-2.8.1) With Borotra through the lines …`; a note without rules has no brackets.
    """
    notes: dict[str, Note] = {}
    for block in re.split(r"\n(?=\*\*[a-z0-9_]+\*\*)", read_data(package, "notes", language)):
        found = NOTE.match(block)
        if found:
            rules = tuple(re.split(r",\s*", found[2])) if found[2] else ()
            words = re.sub("[ \n]+", " ", found[3].strip())  # no-break spaces stay
            notes[found[1]] = Note(found[1], rules, words)
    return MappingProxyType(notes)


@lru_cache(maxsize=None)
def read_legend(package: str, language: str) -> tuple[tuple[str, str], ...]:
    """Read `data/legend.<language>.md`: a line for each sign that stands on a board in words.

    `**[C]** Command: may give orders`.
    """
    found = (LEGEND.match(line) for line in read_data(package, "legend", language).splitlines())
    return tuple((line[1], line[2]) for line in found if line)


@lru_cache(maxsize=None)
def notes_by_rule(package: str, language: str) -> Mapping[str, tuple[Note, ...]]:
    """The notes that stand beside each rule of the reference."""
    found: dict[str, tuple[Note, ...]] = {}
    for note in read_notes(package, language).values():
        for rule in note.rules:
            found[rule] = (*found.get(rule, ()), note)
    return MappingProxyType(found)


@lru_cache(maxsize=None)
def read_about(package: str, language: str) -> tuple[Section, ...]:
    """Read `data/about.<language>.md`: the words under its title, then a section for each `##`."""
    sections = []
    for block in re.split(r"\n(?=## )", read_data(package, "about", language).strip()):
        title, _line, text = block.partition("\n")
        if text.strip():
            name = title.removeprefix("## ").strip() if title.startswith("## ") else ""
            sections.append(Section(name, text.strip()))
    return tuple(sections)


def plain(text: str) -> str:
    """The words without the marks for bold and italic type, for a terminal."""
    return MARKS.sub("", ROLE.sub(r"\1\2: ", text))
