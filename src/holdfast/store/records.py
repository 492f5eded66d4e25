"""What is read from and written to the store: plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from holdfast.core.chance import SEEDED

__all__ = [
    "GUESTS",
    "ChatLine",
    "Entry",
    "Finish",
    "Knock",
    "MatchRow",
    "MoveNote",
    "SeatRow",
    "Seating",
    "Sitter",
    "Summary",
    "Ticket",
]

GUESTS: Final = ("asked", "token")
"""How those came to a seat who only play there: they decide nothing and bring nobody."""


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
    """`human` (its maker's or an invited friend's), `open` (anybody may take it) or `bot`."""
    bot: str | None
    name: str
    claimed_by: str | None
    """The sitter who claimed it first; in records of the first version, the visitor."""


@dataclass(slots=True)
class Sitter:
    """A browser or a program at a seat."""

    id: str
    match: str
    place: int
    visitor: str | None
    token: str | None
    """The hash of a program's token."""
    label: str
    """What it is called: the browser, or the name that its holder gave a program."""
    how: str
    """`began` (set up the match), `joined` (by an invitation), `took` (an open seat), `device`,
    `recovery` (by the holder's own links), `asked` (was let in), `token` (the holder made one)."""
    by: str | None
    """The sitter who let it in."""
    since: float
    seen: float
    ended: float | None = None
    why: str | None = None
    """How it ended: `put_out`, `reset` or `left`."""

    @property
    def keeps(self) -> bool:
        """Whether it decides who else sits at the seat."""
        return self.how not in GUESTS


@dataclass(slots=True)
class Ticket:
    """A link that seats somebody once."""

    id: str
    hash: str
    match: str
    place: int
    kind: str
    """`invitation`, `device` or `recovery`."""
    by: str | None
    """The sitter who made it, except for an invitation, which the match's maker hands out."""
    made: float
    expires: float | None
    ended: float | None = None
    why: str | None = None
    """`used`, `replaced`, `withdrawn`, `taken` (the seat was), or `old` (of the first version)."""
    used_by: str | None = None


@dataclass(slots=True)
class Knock:
    """A browser that asks to sit at somebody's seat."""

    id: str
    match: str
    place: int
    visitor: str
    name: str
    browser: str
    at: float
    refused: bool = False


@dataclass(slots=True)
class Seating:
    """Everything about who sits at a match, as it was read at one moment."""

    seats: list[SeatRow]
    sitters: list[Sitter]
    tickets: list[Ticket]
    knocks: list[Knock]


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
    network: str | None = None
    """A hash of where it was begun."""


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
