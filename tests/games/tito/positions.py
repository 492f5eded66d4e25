"""Short positions for tests, and a match over one of them."""

from __future__ import annotations

import copy
from typing import Any

import holdfast
from holdfast.core.match import Match
from holdfast.games.tito.game import GAME

ALL_PULLED: dict[str, Any] = {
    "air": True,
    "landing": True,
    "fire": True,
    "assault": True,
    "marker": True,
    "grotto": True,
    "tito_seen": True,
    "tito_taken": True,
    "missions": [9, 28, 69],
}
BLANK: dict[str, Any] = {
    "game": "tito",
    "difficulty": "medium",
    "turn": 2,
    "last_turn": 12,
    "event": "a",
    "step": "combat",
    "alarm": 3,
    "triggers": ALL_PULLED,
    "ammo": 60,
    "air": None,
    "due": [],
    "astray": None,
    "markers": {},
    "units": {"rot-1": {"at": 30}},
    "front": {},
    "tito": {"state": "hidden", "at": None, "guard": None, "moved": False, "storch": None},
    "churchill": {"state": "hidden", "at": None, "guard": None, "moved": False},
    "documents": {"state": "hidden", "at": None},
    "moving": None,
    "assault": None,
    "pending": None,
    "result": None,
}


def position(**changes: Any) -> dict[str, Any]:
    """A German combat step on turn 2 with one platoon in zone 30, changed as asked."""
    made = copy.deepcopy(BLANK)
    for key, value in changes.items():
        if key in ("tito", "churchill", "documents", "triggers"):
            made[key].update(value)
        elif key == "units":
            made[key] = {
                name: {"at": unit} if isinstance(unit, int | str) else unit
                for name, unit in value.items()
            }
        else:
            made[key] = value
    return made


def match(chance: list[int] | None = None, **changes: Any) -> Match:
    """A match from such a position, with scripted chance."""
    return holdfast.new(GAME, position=position(**changes), chance=chance or [])


def events_of(found: Match, action: str) -> list[dict[str, Any]]:
    """What an action brings about, as JSON."""
    return [event.json for event in found.play(action)]
