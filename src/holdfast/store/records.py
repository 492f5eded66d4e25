"""What is read from and written to the store: plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Float, Integer, String, Text, false
from sqlalchemy.types import TypeEngine

from holdfast.core.chance import SEEDED
from holdfast.core.edition import Options
from holdfast.core.reading import Json
from holdfast.store.endings import outcome_of
from holdfast.store.json_text import JsonText

__all__ = [
    "GUESTS",
    "NOBODY",
    "Agreement",
    "ChatLine",
    "Entry",
    "Finish",
    "Knock",
    "MatchRow",
    "MoveNote",
    "Past",
    "SeatRow",
    "Seating",
    "SharedPosition",
    "Sitter",
    "Summary",
    "Terms",
    "Ticket",
    "kept_as",
]

GUESTS: Final = ("asked", "token")
"""How those came to a seat who only play there: they decide nothing and bring nobody."""

NOBODY: Final = -1
"""Whose turn it is when a match is over."""


def kept_as(kind: TypeEngine[Any] | type[TypeEngine[Any]], **about: object) -> dict[str, object]:
    """For a field of a record: the column in which it is kept. `schema` makes the table of it."""
    return {"column": (kind, about)}


@dataclass(frozen=True, slots=True)
class Finish:
    """How a match ended, written together with the entry that ended it."""

    result: str
    returns: str


@dataclass(slots=True)
class Entry:
    """One line of a match's record: an action (`play`), the taking back of some (`undo`), or what
    happened at the table (`table`), with which the match may `end`."""

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
    turn: int | None = None
    """Who decides after it, or `NOBODY`; None in records of earlier versions."""
    actions: int | None = None
    """How many actions stand after it."""
    fingerprint: str | None = None
    """Of the position after it, now and then: what a replay must come to."""


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
    """How it ended: `put_out`, `reset`, `left`, `resigned` or `time` (it ran out)."""

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


@dataclass(slots=True, kw_only=True)
class Terms:
    """What whoever begins a match chooses. The fields have these names in the API, in forms and on
    disk; `holdfast.web.models.Wish` says what may come in."""

    game: str = field(metadata=kept_as(String(64), nullable=False))
    options: Json = field(metadata=kept_as(JsonText, nullable=False))
    position: dict[str, object] | None = field(metadata=kept_as(JsonText))
    pack: dict[str, object] | None = field(metadata=kept_as(JsonText))
    study: bool = field(metadata=kept_as(Boolean, nullable=False))
    title: str = field(metadata=kept_as(String(200), nullable=False))
    lang: str = field(metadata=kept_as(String(8), nullable=False))
    listed: bool = field(metadata=kept_as(Boolean, nullable=False))
    spectators: bool = field(metadata=kept_as(Boolean, nullable=False))
    coach: bool = field(
        default=False, metadata=kept_as(Boolean, nullable=False, server_default=false())
    )
    """Whether people who play each other may ask the coach; all are told before they sit down."""
    rated: bool = field(
        default=False, metadata=kept_as(Boolean, nullable=False, server_default=false())
    )
    """Whether it counts for the ratings of those who play."""


@dataclass(slots=True, kw_only=True)
class MatchRow(Terms):
    """A match as it was set up. What its chance comes from is secret while it runs."""

    id: str = field(metadata=kept_as(String(32), primary_key=True))
    rules: str = field(metadata=kept_as(String(32), nullable=False))
    """The version of the rules that it is played under."""
    seed: int | None = field(repr=False, metadata=kept_as(BigInteger, nullable=False))
    """On disk 0 where the generator takes a key."""
    creator: str = field(metadata=kept_as(String(80), nullable=False))
    parent: str | None = field(metadata=kept_as(String(32)))
    """The match that it goes on from, or studies."""
    parent_at: int | None = field(metadata=kept_as(Integer))
    webhook: str | None = field(metadata=kept_as(Text))
    created: float = field(metadata=kept_as(Float(53), nullable=False))
    finished: float | None = field(default=None, metadata=kept_as(Float(53)))
    result: str | None = field(default=None, metadata=kept_as(Text))
    returns: str | None = field(default=None, metadata=kept_as(Text))
    generator: str = field(
        default=SEEDED, metadata=kept_as(String(32), nullable=False, server_default=SEEDED)
    )
    commitment: str | None = field(default=None, metadata=kept_as(String(64)))
    key: str | None = field(default=None, repr=False, metadata=kept_as(String(64)))
    network: str | None = field(default=None, metadata=kept_as(String(40)))
    """A hash of where it was begun."""
    setup: list[int] | None = field(default=None, repr=False, metadata=kept_as(JsonText))
    """The chance that set-up used; None in records of earlier versions."""
    turn: int | None = field(default=None, metadata=kept_as(Integer))
    """Who decides first; None in records of earlier versions."""
    successor: str | None = field(default=None, metadata=kept_as(String(32)))
    """The match in which it goes on, when its record no longer held under the present rules."""
    hidden: bool = field(
        default=False, metadata=kept_as(Boolean, nullable=False, server_default=false())
    )
    """Whether whoever runs the server has taken it out of sight: only those who play see it."""
    sealed: float | None = field(default=None, metadata=kept_as(Float(53)))
    """Until when only those who play see it, and nobody its key, over or not: a challenge's try."""

    def __post_init__(self) -> None:
        if self.key is not None:
            self.seed = None


@dataclass(frozen=True, slots=True)
class Agreement:
    """How much time there is, and what happens to a seat whose player is gone."""

    match: str
    per: str = "none"
    seconds: int = 0
    absent: str = "bot"
    look_at: float | None = None
    """Before this moment nothing can happen to its clocks."""
    reminded: int = -1
    """The entry after which whoever decides was reminded."""

    @property
    def is_timed(self) -> bool:
        return self.per != "none"


@dataclass(slots=True)
class Summary:
    """A match in a list."""

    match: MatchRow
    seats: list[SeatRow]
    number: int
    changed: float
    held: list[int]
    actions: int | None = None
    turn: int | None = None
    """Who decides, or `NOBODY`; None where the record does not say."""
    agreement: Agreement | None = None
    """What was agreed about time, where there is a limit."""


@dataclass(slots=True)
class Past:
    """A match of somebody's own in brief: what a history chooses by and counts."""

    id: str
    game: str
    options: Options
    study: bool
    counts: bool
    """Whether it says something about those who play: not when one of them set the table."""
    created: float
    finished: float | None
    result: dict[str, object] | None
    returns: list[float] | None
    held: list[tuple[int, str]] = field(default_factory=list)
    """The places and names of the seats that they hold."""
    shelf: str = ""
    """Where they have put it: `hidden`, `archived`, or nowhere."""
    gave_up: bool = False
    """Whether they resigned, or let their time run out, and somebody else played on."""

    @property
    def outcome(self) -> str | None:
        """Whether they won, drew or lost; None while it runs, and at a hot seat."""
        if self.gave_up:
            return "lost"
        if self.result is None or not self.returns or len(self.held) != 1:
            return None
        place, seat = self.held[0]
        return outcome_of(self.result, seat, self.returns[place]) if self.finished else None


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """A position under a short name, and when it was last opened."""

    id: str
    game: str
    code: str
    seen: float


@dataclass(frozen=True, slots=True)
class ChatLine:
    id: int
    seat: int
    name: str
    text: str
    at: float
    who: str | None = None
    """The visitor who said it; None for programs, and in lines of earlier versions."""


@dataclass(frozen=True, slots=True)
class MoveNote:
    id: int
    action: int
    seat: int
    name: str
    text: str
    private: bool
    at: float
