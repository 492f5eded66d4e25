"""What is read from and written to the store: plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from holdfast.core.chance import SEEDED

__all__ = ["ChatLine", "Entry", "Finish", "MatchRow", "MoveNote", "SeatRow", "Summary"]


@dataclass(frozen=True, slots=True)
class Finish:
    """How a match ended, written together with the entry that ended it."""

    result: str
    returns: str


@dataclass(slots=True)
class Entry:
    """One line of a match's record: an action, or the taking back of some."""

    match: str
    number: int
    kind: str
    seat: int
    action: str
    chance: str
    at: float
    finish: Finish | None = None
    reopen: bool = False
    """An undo in a finished study match: it runs again."""


@dataclass(slots=True)
class SeatRow:
    """A seat of a match and who sits there."""

    place: int
    seat: str
    kind: str
    """`human` (by its secret link), `open` (anybody may take it) or `bot`."""
    bot: str | None
    name: str
    claimed_by: str | None


@dataclass(slots=True)
class MatchRow:
    """A match as it was set up. What its chance comes from is secret while it runs."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: int | None = field(repr=False)
    position: dict[str, Any] | None
    pack: dict[str, Any] | None
    study: bool
    title: str
    lang: str
    listed: bool
    spectators: bool
    creator: str
    parent: str | None
    parent_at: int | None
    webhook: str | None
    created: float
    finished: float | None = None
    result: str | None = None
    returns: str | None = None
    generator: str = SEEDED
    commitment: str | None = None
    key: str | None = field(default=None, repr=False)


@dataclass(slots=True)
class Summary:
    """A match in a list."""

    match: MatchRow
    seats: list[SeatRow]
    number: int
    changed: float
    held: list[int]


@dataclass(frozen=True, slots=True)
class ChatLine:
    id: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class MoveNote:
    id: int
    action: int
    seat: int
    name: str
    text: str
    private: bool
    at: float
