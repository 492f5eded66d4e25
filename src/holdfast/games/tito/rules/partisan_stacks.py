"""Chapter 12.3: which Yugoslav stack moves, and which moves first."""

from __future__ import annotations

from typing import Any

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.games.tito.board import TITO
from holdfast.games.tito.state import FREE, MOVE, Tito

BIG = 8  # SP of a stack that goes for the enemy, or takes Tito away (CT-12.3.5, CT-12.3.6)


def can_move(s: Tito, u: int, handled: list[bool]) -> bool:
    """Whether a unit on the map belongs to a moving stack (CT-12.3.2)."""
    return not handled[u] and s.is_able(u) and not s.has_mark(u, MOVE)


def has_tito(s: Tito, zone: int) -> bool:
    return s.vip_state[TITO] == FREE and s.vip_at[TITO] == zone


def moving_sp(s: Tito, handled: list[bool]) -> list[int]:
    """SP of the moving stack of each zone; -1 where there is none, or it is fixed (CT-12.3.1)."""
    sp = [-1] * (s.board.zones + 1)
    at = s.at
    for u in range(s.board.germans, s.board.units):
        zone = at[u]
        if zone > 0 and can_move(s, u, handled):
            sp[zone] = max(0, sp[zone]) + s.sp[u]
    for zone in range(1, s.board.zones + 1):
        if sp[zone] >= 0 and s.is_near_germans(zone):
            escort = sp[zone] >= BIG and has_tito(s, zone)  # CT-12.3.6
            if not escort:
                sp[zone] = -1
    return sp


def choose_stack(s: Tito, sp: list[int], chance: Chance) -> int:
    """The zone of the moving stack with the most SP, or 0."""
    most = max(sp)
    if most < 0:
        return 0
    best = [zone for zone in range(1, s.board.zones + 1) if sp[zone] == most]
    roll = chance.pick(len(best)) if len(best) > 1 else -1
    zone = best[roll] if roll >= 0 else best[0]
    if s.log is not None:
        zones = [z for z in range(1, s.board.zones + 1) if sp[z] >= 0]
        candidates = [{"zone": z, "sp": sp[z]} for z in zones]
        tell_choice(s, "stack_chosen", "CT-12.3.3", zone, candidates, "sp", len(zones), best, roll)
    return zone


def tell_choice(
    s: Tito,
    kind: str,
    rule: str,
    zone: int,
    candidates: list[dict[str, int]],
    priority: str,
    considered: int,
    best: list[int],
    roll: int,
) -> None:
    """An automated decision: the candidates, the priority that decided, the die if any."""
    if s.log is None:
        return
    decided = "die" if roll >= 0 else (priority if considered > 1 else "only")
    facts: dict[str, Any] = {
        "zone": zone,
        "candidates": candidates,
        "decided_by": decided,
        "tied": best if roll >= 0 else [],
        "roll": roll if roll >= 0 else None,
    }
    s.log.append(Event(kind, rule, facts))


def tell_fixed(s: Tito) -> None:
    """Say which stacks do not move because Germans are adjacent (CT-12.3.1)."""
    if s.log is None:
        return
    zones = [
        z for z in range(1, s.board.zones + 1) if s.partisans_in[z] > 0 and s.is_near_germans(z)
    ]
    if zones:
        s.log.append(Event("fixed", "CT-12.3.1", {"zones": zones}))
