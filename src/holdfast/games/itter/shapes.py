"""The shapes of component data, positions, views and results, as they are in JSON (CI-P)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

Row = Mapping[str, Any]
"""A row of a table of the component data, as `pack.py` has checked it."""
Pack = Mapping[str, Any]
"""The component data: tables by name."""


class Defender(TypedDict):
    at: str
    exhausted: bool
    disrupted: bool
    acted: bool
    commanded: bool


class Guns(TypedDict):
    machine_gunner: int
    mortar: int


class Options(TypedDict):
    """Variant and edition, and those readings that differ from the rulings."""

    variant: str
    edition: str
    inspire_stacks: NotRequired[bool]
    hold_exhausts: NotRequired[bool]
    free_moves: NotRequired[str]
    escape_from_white: NotRequired[bool]


class ActivationPending(TypedDict):
    kind: str
    who: str
    deployed: bool
    shifted: bool
    shifts: NotRequired[int]


class CommandPending(TypedDict):
    kind: str
    by: str
    left: int


class PlacementPending(TypedDict):
    kind: str
    counter: str
    area: str
    left: int


class SacrificePending(TypedDict):
    """What else there is depends on the source."""

    kind: str
    victim: str
    source: str
    color: NotRequired[str]
    number: NotRequired[int]
    area: NotRequired[str]
    gun: NotRequired[str]
    index: NotRequired[int]
    location: NotRequired[str]
    doomed: NotRequired[list[str]]


Pending = ActivationPending | CommandPending | PlacementPending | SacrificePending


class Result(TypedDict):
    """How a match ended; a breakthrough has no score."""

    result: str
    reason: str
    winner: str | None
    score: int | None
    award: str | None
    level: str | None


class Tactics(TypedDict):
    deck: list[str]
    active: list[str]
    hand: list[str]
    planned: str | None


class SeenTactics(TypedDict):
    """A pile that a seat may not see is its size, and a card that it may not see is "#"."""

    deck: int
    active: list[str]
    hand: list[str] | int
    planned: str | None


class Around(TypedDict):
    """What positions and views have in common, since everybody sees it."""

    game: str
    options: Options
    turn: int
    phase: str
    actions_left: int
    defenders: dict[str, Defender]
    infantry: dict[str, str | None]
    guns: dict[str, Guns]
    suppression: dict[str, int]
    defense: dict[str, int]
    loaded: bool
    jenny: str
    revealed: list[str]
    discard: list[str]
    pending: Pending | None
    result: Result | None


class Written(Around):
    """A position or a view: what differs is what is said of the cards."""

    deck: list[str] | int
    hand: list[str] | int
    orders: list[str] | int
    tactics: Tactics | SeenTactics


class Position(Around):
    deck: list[str]
    hand: list[str]
    orders: list[str]
    tactics: Tactics


class View(Around):
    deck: int
    hand: list[str] | int
    orders: list[str] | int
    tactics: SeenTactics
