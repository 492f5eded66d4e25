"""A match as JSON: every field, every unit and every marker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from holdfast.games.tito.rules.c14_victory import result_of
from holdfast.games.tito.terms import (
    DIFFICULTIES,
    EVENTS,
    MARKS,
    MISSIONS,
    PLACES,
    SHOWN,
    TRIGGERS,
    VIP_STATES,
)

if TYPE_CHECKING:
    from holdfast.games.tito.shapes import (
        Assault,
        Captive,
        OfficerPending,
        Open,
        Position,
        SeenMarkers,
        Triggers,
        Unit,
        ZonePending,
    )
    from holdfast.games.tito.state import Tito

FIELDS: Final = [
    "game", "difficulty", "turn", "last_turn", "event", "step", "alarm", "triggers", "ammo", "air",
    "due", "astray", "markers", "units", "front", "fronted", "tito", "churchill", "documents",
    "moving", "assault", "pending", "result",
]  # fmt: skip
OPTIONAL: Final = ["fronted"]  # written only when there is something in it (CT-2.2.9)
PLACE_NAMES: Final = {code: name for name, code in PLACES.items()}


def write_position(s: Tito) -> Position:
    """The whole position: every field, every unit and every marker."""
    ids = s.board.marker_ids
    markers = {name: marker_place(s.marker_at[m]) for m, name in enumerate(ids)}
    return cast("Position", with_markers(open_part(s), markers))


def with_markers(position: Open, markers: dict[str, int | str] | SeenMarkers) -> dict[str, object]:
    """The fields as a position lists them, without the optional ones that say nothing."""
    whole: dict[str, object] = {**position, "markers": markers}
    return {name: whole[name] for name in FIELDS if whole[name] or name not in OPTIONAL}


def open_part(s: Tito) -> Open:
    """Everything but the markers, which is what the player may see too."""
    ids = s.board.ids
    return {
        "game": "tito",
        "difficulty": DIFFICULTIES[s.rules.difficulty],
        "turn": s.turn,
        "last_turn": s.last_turn,
        "event": EVENTS[s.event - 1] if s.event else None,
        "step": "over" if s.reason else s.decision.kind,
        "alarm": s.alarm,
        "triggers": write_triggers(s),
        "ammo": s.ammo,
        "air": {"zone": s.air_zone, "bonus": s.air_bonus} if s.air_zone > 0 else None,
        "due": s.names(s.due),
        "astray": ids[s.astray] if s.astray >= 0 else None,
        "units": {name: write_unit(s, u) for u, name in enumerate(ids)},
        "front": {str(z): ids[s.front[z]] for z in range(1, s.board.zones + 1) if s.front[z] >= 0},
        "fronted": s.fronted[:],
        "tito": {**write_vip(s, 0), "storch": s.storch if s.storch else None},
        "churchill": write_vip(s, 1),
        "documents": {"state": VIP_STATES[s.vip_state[2]], "at": s.vip_at[2] or None},
        "moving": {"unit": ids[s.moving], "mp": s.moving_mp} if s.moving >= 0 else None,
        "assault": write_assault(s),
        "pending": write_pending(s),
        "result": result_of(s) if s.reason else None,
    }


def marker_place(at: int) -> int | str:
    if at > 0:
        return at
    return "shown" if at == SHOWN else "aside"


def write_triggers(s: Tito) -> Triggers:
    pulled = {name: s.triggers[i] for i, name in enumerate(TRIGGERS[:MISSIONS])}
    missions = [z for i, z in enumerate(s.board.missions) if s.missions[i]]
    return cast("Triggers", {**pulled, "missions": missions})


def write_unit(s: Tito, u: int) -> Unit:
    german = u < s.board.germans
    acts = s.acts[u]
    marks = [MARKS[mark] for mark in (acts & 7, acts >> 3) if mark]
    at = s.at[u]
    return {
        "at": at if at > 0 else PLACE_NAMES[at],
        "sp": s.sp[u],
        "acts": marks,
        "from": (s.came[u] or None) if german else None,
        "bonus": s.bonus[u] if german else False,
        "fixed": s.fixed[u] if german else False,
        "blocked": s.blocked[u] or None,
    }


def write_vip(s: Tito, vip: int) -> Captive:
    guard = s.vip_guard[vip]
    return {
        "state": VIP_STATES[s.vip_state[vip]],
        "at": s.vip_at[vip] or None,
        "guard": s.board.ids[guard] if guard >= 0 else None,
        "moved": s.vip_moved[vip],
    }


def write_assault(s: Tito) -> Assault | None:
    if s.assault_zone == 0:
        return None
    columns: list[list[str]] = []
    for code in s.columns:
        line = code & 15
        while len(columns) < line:
            columns.append([])
        columns[line - 1].append(s.board.ids[code >> 4])
    return {"zone": s.assault_zone, "round": s.assault_round, "columns": columns}


def write_pending(s: Tito) -> OfficerPending | ZonePending | None:
    if s.pending_officer >= 0:
        return {"officer": s.board.ids[s.pending_officer]}
    return {"zone": s.pending_zone} if s.pending_zone > 0 else None
