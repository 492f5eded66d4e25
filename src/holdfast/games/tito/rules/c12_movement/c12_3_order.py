"""Chapter 12.3: which Yugoslav stacks move, and which moves first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.games.tito.rules.c1_general import Narrowing
from holdfast.games.tito.terms import FREE, MOVE, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

BIG: Final = 8  # SP of a stack that goes for the enemy, or takes Tito away (CT-12.3.5, CT-12.3.6)


def can_move(s: Tito, u: i64, handled: list[bool]) -> bool:
    """Whether a unit on the map belongs to a moving stack (CT-12.3.2)."""
    return not handled[u] and s.is_able(u) and s.acts[u] != MOVE  # able: one mark at most


def has_tito(s: Tito, zone: i64) -> bool:
    return s.vip_state[TITO] == FREE and s.vip_at[TITO] == zone


def moving_sp(s: Tito, handled: list[bool]) -> list[int]:
    """SP of the moving stack of each zone; -1 where there is none, or it is fixed (CT-12.3.1)."""
    sp = [-1] * (s.board.zones + 1)
    zone: i64
    for zone in range(1, s.board.zones + 1):
        total: i64 = -1
        u: i64 = s.first_partisan[zone]
        while u >= 0:
            if can_move(s, u, handled):
                total = s.sp[u] if total < 0 else total + s.sp[u]
            u = s.after[u]
        if total >= 0:
            escort = total >= BIG and has_tito(s, zone)  # CT-12.3.6
            if escort or not s.is_near_germans(zone):
                sp[zone] = total
    return sp


def stacks_of(sp: list[int]) -> list[int]:
    """The zones that have a moving stack, ascending."""
    found: list[int] = []
    zone: i64
    for zone in range(len(sp)):
        if sp[zone] >= 0:
            found.append(zone)
    return found


def choose_stack(s: Tito, zones: list[int], sp: list[int], chance: Chance) -> int:
    """The zone of the moving stack with the most SP (CT-12.3.3)."""
    choice = Narrowing(zones)
    choice.most("sp", sp)
    zone = choice.settle(chance)
    if s.log is not None:
        candidates = [{"zone": z, "sp": sp[z]} for z in zones]
        facts = {"zone": zone, "candidates": candidates, **choice.facts()}
        s.tell("stack_chosen", "CT-12.3.3", facts)
    return zone


def tell_fixed(s: Tito) -> None:
    """Say which stacks do not move because Germans are adjacent (CT-12.3.1)."""
    if s.log is None:
        return
    zones = [
        z for z in range(1, s.board.zones + 1) if s.partisans_in[z] > 0 and s.is_near_germans(z)
    ]
    if zones:
        s.tell("fixed", "CT-12.3.1", {"zones": zones})
