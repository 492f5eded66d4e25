"""The shapes of a position (CA-POS.1), a view (CA-INFO.5) and a result, as types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict, cast


class Decision(TypedDict):
    seat: int
    kind: str


class Place(TypedDict):
    """The cells won last, or under attack."""

    seat: int
    cells: list[list[int]]


class Target(TypedDict):
    """What is attacked: beside the seat exactly one of the others is there."""

    seat: int
    cells: NotRequired[list[list[int]]]
    card: NotRequired[str]
    joker: NotRequired[str]
    barricade: NotRequired[list[int]]


class Committed(TypedDict):
    attack: list[str]
    defence: list[str]


class Battle(TypedDict):
    kind: str
    seat: int
    lead: list[str]
    extra: list[str]
    aside: list[str]
    at: Place | None
    spied: bool
    may_halt: bool
    berserk: bool
    target: Target | None
    ambush: bool
    commit: Committed
    side: str | None
    won: bool | None
    bonus: int
    snakes: list[list[int]]
    strike: bool


class Volley(TypedDict):
    ace: str
    cards: list[str]
    owed: int


class Contest(TypedDict):
    joker: str
    order: list[int]
    next: int
    bids: dict[str, list[str]]
    resume: str


class Sortie(TypedDict):
    left: list[int]
    attacked: bool


class Result(TypedDict):
    """One of the two: who won, or between whom it is drawn."""

    winner: NotRequired[int]
    draw: NotRequired[list[int]]


class Castle(TypedDict):
    """A castle; `hand` is a number where somebody else looks on."""

    alive: bool
    cards: list[list[int | str]]
    reinforcements: list[str]
    jokers: list[str]
    barricades: list[list[int | str]]
    hand: list[str] | int
    sprung: NotRequired[list[list[int]]]


class Head(TypedDict):
    """What comes before the cards."""

    phase: str
    turn: int
    decision: Decision | None


class Tail(TypedDict):
    """What comes after the cards."""

    sortie: Sortie | None
    battle: Battle | None
    volley: Volley | None
    contest: Contest | None
    result: Result | None


class Position(Head, Tail):
    deck: list[str]
    discard: list[str]
    box: list[str]
    dead: list[str]
    castles: dict[str, Castle]
    drawn: str | None


class View(Head, Tail):
    """Like a position, with numbers instead of cards that nobody sees."""

    deck: int
    discard: list[str]
    box: int
    dead: list[str]
    castles: dict[str, Castle]
    drawn: str | None


Slot = Literal["deck", "discard", "dead", "box"]
SLOTS: Final[tuple[Slot, ...]] = ("deck", "discard", "dead", "box")
"""The piles beside the castles."""
Seen = View | Position
"""What is shown: what a seat sees, or the whole position, whose piles and hands are all lists."""
Cell = tuple[int, int, str]
"""Row, column and card: a list in JSON, whose type cannot tell one place from another."""


def cells_of(castle: Castle) -> Sequence[Cell]:
    """The cards of a castle, each with the place where it stands."""
    return cast(Sequence[Cell], castle["cards"])


def laid_on(castle: Castle) -> Sequence[tuple[int, int, str, str, int]]:
    """The barricades of a castle: row, column, card, its side, and the seat that laid it."""
    return cast(Sequence[tuple[int, int, str, str, int]], castle["barricades"])
