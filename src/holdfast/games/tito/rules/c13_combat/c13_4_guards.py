"""Chapter 13.4: who guards a prisoner, where he goes with his guard, and how he leaves the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.tito.counters import changed
from holdfast.games.tito.terms import BACKS, CHURCHILL, DEAD, PRISONER, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


def new_guard(s: Tito, vip: int, guard: int, rule: str) -> None:
    """A prisoner is with this platoon from now on (CT-13.4.2)."""
    was = s.vip_guard[vip]
    s.vip_guard = changed(s.vip_guard, vip, guard)
    ids = s.board.ids
    s.tell(
        "guarded",
        rule,
        {
            "vip": BACKS[vip],
            "from": ids[was] if was >= 0 else None,
            "guard": ids[guard],
            "zone": s.vip_at[vip],
        },
    )


def guards_tito(s: Tito, u: i64) -> bool:
    return s.vip_state[TITO] == PRISONER and s.vip_guard[TITO] == u


def follow_guard(s: Tito, guard: i64, to: i64, rule: str, moved: bool) -> None:
    """Prisoners go where their guard goes (CT-13.4.3); Tito leaving 48 sends the Storch away."""
    for vip in (TITO, CHURCHILL):
        if s.vip_state[vip] != PRISONER or s.vip_guard[vip] != guard:
            continue
        was = s.vip_at[vip]
        s.hold_vip(vip, PRISONER, to, guard, s.vip_moved[vip] or moved)
        if vip == TITO:
            s.storch = 0
        s.tell(
            "prisoner_moved",
            rule,
            {"vip": BACKS[vip], "guard": s.board.ids[guard], "from": was, "to": to},
        )


def kill(s: Tito, vip: int, rule: str) -> None:
    """Tito or Churchill is eliminated."""
    zone = s.vip_at[vip]
    leave(s, vip, DEAD)
    s.tell("vip_dead", rule, {"vip": BACKS[vip], "zone": zone})


def leave(s: Tito, vip: int, state: int) -> None:
    """A VIP is no longer on the map."""
    s.hold_vip(vip, state, 0, -1, False)
    if vip == TITO:
        s.storch = 0
