"""Chapter 2: the order of stacks, hits, and what an eliminated unit takes with it."""

from __future__ import annotations

from holdfast.core.event import Event
from holdfast.games.tito.board import BACKS, CHURCHILL, LOST, TITO
from holdfast.games.tito.state import DEAD, PRISONER, Tito


def tell_order(s: Tito, zone: int, rule: str) -> None:
    """Say who is on top of a Yugoslav stack that has changed, and why (CT-2.2.6).

    The order is never kept: it follows from the counters, so there is nothing else to do.
    """
    if s.log is None or s.partisans_in[zone] < 2:
        return
    order = s.ordered(zone)
    first, second = order[0], order[1]
    if s.ff(first) > s.ff(second):
        decided = "ff"
    elif s.sp[first] > s.sp[second]:
        decided = "sp"
    else:
        decided = "roster"
    candidates = [{"unit": s.board.ids[u], "ff": s.ff(u), "sp": s.sp[u]} for u in order]
    s.log.append(
        Event(
            "stack_order",
            "CT-2.2.6",
            {
                "zone": zone,
                "top": s.board.ids[first],
                "candidates": candidates,
                "decided_by": decided,
                "after": rule,
            },
        )
    )


def hit(s: Tito, u: int, rule: str) -> None:
    """A hit costs 1 SP: a full unit is turned over, any other is eliminated (CT-2.1.2)."""
    if s.sp[u] == 2:
        s.turn_counter(u, 1)
        if s.log is not None:
            zone = s.at[u]
            facts = {"unit": s.board.ids[u], "zone": zone if zone > 0 else None, "sp": 1}
            s.log.append(Event("reduced", rule, facts))
    else:
        eliminate(s, u, rule)


def eliminate(s: Tito, u: int, rule: str) -> None:
    """Remove a unit; a prisoner it guarded passes to the front platoon or dies (CT-13.4.4)."""
    zone = s.at[u]
    s.remove(u, LOST)
    if s.log is not None:
        facts = {"unit": s.board.ids[u], "from": zone if zone > 0 else None}
        s.log.append(Event("eliminated", rule, facts))
    if u >= s.board.germans:
        return
    for vip in (TITO, CHURCHILL):
        if s.vip_state[vip] == PRISONER and s.vip_guard[vip] == u:
            if s.platoons_in[zone] > 0:
                new_guard(s, vip, s.front[zone], "CT-13.4.4")
            else:
                kill(s, vip, "CT-13.4.4")


def new_guard(s: Tito, vip: int, guard: int, rule: str) -> None:
    was = s.vip_guard[vip]
    s.vip_guard[vip] = guard
    if s.log is not None:
        ids = s.board.ids
        facts = {
            "vip": BACKS[vip],
            "from": ids[was] if was >= 0 else None,
            "guard": ids[guard],
            "zone": s.vip_at[vip],
        }
        s.log.append(Event("guarded", rule, facts))


def kill(s: Tito, vip: int, rule: str) -> None:
    """Tito or Churchill is eliminated."""
    zone = s.vip_at[vip]
    leave(s, vip, DEAD)
    if s.log is not None:
        s.log.append(Event("vip_dead", rule, {"vip": BACKS[vip], "zone": zone}))


def leave(s: Tito, vip: int, state: int) -> None:
    """A VIP is no longer on the map."""
    s.vip_state[vip] = state
    s.vip_at[vip] = 0
    s.vip_guard[vip] = -1
    s.vip_moved[vip] = False
    if vip == TITO:
        s.storch = 0
