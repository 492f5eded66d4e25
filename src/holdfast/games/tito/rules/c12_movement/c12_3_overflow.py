"""Chapter 12.3: where the units go that are too many for the end of an advance (CT-12.3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.chance import Chance
from holdfast.games.tito.rules.c1_general import Narrowing
from holdfast.games.tito.rules.c2_counters import tell_order
from holdfast.games.tito.rules.c12_movement.c12_3_ways import around, distances_to
from holdfast.games.tito.terms import MOVE

if TYPE_CHECKING:
    from holdfast.games.tito.rules.c12_movement.c12_3_yugoslav import Mover
    from holdfast.games.tito.state import Tito


def overflow(mover: Mover, end: int, chance: Chance) -> None:
    """The units that do not fit go back, and perhaps round another way."""
    s = mover.s
    over = take_out(mover, end)
    back = len(mover.way) - 1
    sp = 0
    for u in over:
        sp += s.sp[u]
    while back > 0 and s.partisan_sp_in[zone_of(mover, back)] + sp > s.board.limit:
        back -= 1
    here = zone_of(mover, back)
    if s.partisan_sp_in[here] + sp > s.board.limit:
        scatter(mover, over, end)
        return
    send_back(mover, over, end, here, len(over) == len(mover.units))
    go_round(mover, over, here, mover.mp_at[back], end, sp, chance)


def zone_of(mover: Mover, back: int) -> int:
    """A zone of the way by its number; 0 is where the stack started."""
    return mover.start if back == 0 else mover.way[back - 1]


def take_out(mover: Mover, end: int) -> list[int]:
    """Lowest FF, then fewest SP, then latest in the roster, until the rest fits."""
    s = mover.s
    keys = [(s.ff(u), s.sp[u], -u) for u in mover.units]
    keys.sort()
    left = s.partisan_sp_in[end]
    over: list[int] = []
    for key in keys:
        if left <= s.board.limit:
            break
        u = -key[2]
        left -= s.sp[u]
        over.append(u)
    if s.log is not None:
        candidates = [{"unit": s.board.ids[-k[2]], "ff": k[0], "sp": k[1]} for k in keys]
        facts = {
            "zone": end,
            "units": s.names(over),
            "candidates": candidates,
            "priority": ["ff", "sp", "roster"],
        }
        s.tell("too_many", "CT-12.3.12", facts)
    return over


def send_back(mover: Mover, over: list[int], end: int, to: int, with_vips: bool) -> None:
    """Put units in another zone; back where they started they have not moved (CT-12.3.14)."""
    s = mover.s
    vips = s.vip_names(end) if with_vips else []
    for u in over:
        s.put(u, to)
        if to == mover.start:
            s.unmark(u, MOVE)
        else:
            s.mark(u, MOVE)
    if with_vips:
        s.move_vips(end, to)
    facts = {"units": s.names(over), "vips": vips, "from": end, "to": to, "mp": 0}
    s.tell("went_back", "CT-12.3.12", facts)
    tell_order(s, to, "CT-12.3.12")


def scatter(mover: Mover, over: list[int], end: int) -> None:
    """Units found on the way can be too many for any one zone: each then goes back alone.

    It takes the first zone back along the way that has room; past the start, the nearest.
    """
    s = mover.s
    with_vips = len(over) == len(mover.units)
    far = s.board.far[mover.start]
    beyond = [(far[z], z) for z in range(1, s.board.zones + 1) if s.germans_in[z] == 0]
    beyond.sort()
    places = [zone_of(mover, i) for i in range(len(mover.way) - 1, -1, -1)]
    places += [z for _, z in beyond if z != end and s.markers_in[z] == 0]
    for u in reversed(over):
        for zone in places:
            if s.partisan_sp_in[zone] + s.sp[u] <= s.board.limit:
                send_back(mover, [u], end, zone, with_vips)
                with_vips = False
                break


def go_round(
    mover: Mover, over: list[int], here: int, mp: int, end: int, sp: int, chance: Chance
) -> None:
    """Least distance left, then the largest stack, then a die; or stay."""
    s = mover.s
    far = distances_to(s, mover.target, mover.distance)
    places = around(s, here, mp, end, mover.aim, far, sp)
    if not places:
        return
    choice = Narrowing(places)
    choice.least("nearest", far)
    choice.most("sp", s.partisan_sp_in)
    to = choice.settle(chance)
    if s.log is not None:
        candidates = [{"zone": z, "left": far[z], "sp": s.partisan_sp_in[z]} for z in places]
        facts = {"from": here, "zone": to, "candidates": candidates, **choice.facts()}
        s.tell("way_round", "CT-12.3.12", facts)
    send_on(s, over, here, to, len(over) == len(mover.units))


def send_on(s: Tito, over: list[int], here: int, to: int, with_vips: bool) -> None:
    """They go round together, with the VIPs if nobody of the stack fitted."""
    vips = s.vip_names(here) if with_vips else []
    for u in over:
        s.put(u, to)
        s.mark(u, MOVE)
    if with_vips:
        s.move_vips(here, to)
    facts = {"units": s.names(over), "vips": vips, "from": here, "to": to, "mp": 0}
    s.tell("stack_moved", "CT-12.3.12", facts)
    tell_order(s, to, "CT-12.3.12")
