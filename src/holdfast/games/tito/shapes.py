"""The shapes of component data, positions, views and results, as they are in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NotRequired, TypedDict

Row = Mapping[str, Any]
"""A row of a table of the component data, as `pack.py` has checked it."""
Pack = Mapping[str, Any]
"""The component data: tables by name."""


class Triggers(TypedDict):
    """What has already raised the alarm (CT-6.2)."""

    air: bool
    landing: bool
    fire: bool
    assault: bool
    marker: bool
    grotto: bool
    tito_seen: bool
    tito_taken: bool
    missions: list[int]


class Air(TypedDict):
    zone: int
    bonus: int


Unit = TypedDict(
    "Unit",
    {
        "at": int | str,
        "sp": int,
        "acts": list[str],
        "from": int | None,
        "bonus": bool,
        "fixed": bool,
        "blocked": int | None,
    },
)


class Papers(TypedDict):
    """The secret documents."""

    state: str
    at: int | None


class Captive(Papers):
    """Churchill."""

    guard: str | None
    moved: bool


class Leader(Captive):
    """Tito, and the turn in which the Storch came for him."""

    storch: int | None


class Moving(TypedDict):
    unit: str
    mp: int


class Assault(TypedDict):
    zone: int
    round: int
    columns: list[list[str]]


class OfficerPending(TypedDict):
    officer: str


class ZonePending(TypedDict):
    zone: int


class Detail(TypedDict):
    """Victory points, line by line (CT-14.1 to CT-14.7)."""

    tito: int
    churchill: int
    documents: int
    missions: int
    platoons: int
    officers: int


class Result(TypedDict):
    reason: str
    level: str
    winner: str
    vp: int
    detail: Detail


class Open(TypedDict):
    """What positions and views have in common: everything but the markers."""

    game: str
    difficulty: str
    turn: int
    last_turn: int
    event: str | None
    step: str
    alarm: int
    triggers: Triggers
    ammo: int
    air: Air | None
    due: list[str]
    astray: str | None
    units: dict[str, Unit]
    front: dict[str, str]
    fronted: NotRequired[list[int]]
    tito: Leader
    churchill: Captive
    documents: Papers
    moving: Moving | None
    assault: Assault | None
    pending: OfficerPending | ZonePending | None
    result: Result | None


class Position(Open):
    markers: dict[str, int | str]


class SeenMarkers(TypedDict):
    """Letters by zone, how many lie aside, and which have been turned over (CT-3.1.4)."""

    zones: dict[str, list[str]]
    aside: int
    shown: list[str]


class View(Open):
    markers: SeenMarkers


Vip = Literal["tito", "churchill", "documents"]
VIPS: Final[tuple[Vip, ...]] = ("tito", "churchill", "documents")
"""What the Germans are after."""
Seen = View | Position
"""What is shown: what a seat sees, or the whole position."""
