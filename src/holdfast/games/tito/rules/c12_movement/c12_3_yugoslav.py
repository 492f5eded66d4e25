"""Chapter 12.3: Yugoslav movement, stack by stack, as the rules decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.tito.rules.c1_general import Narrowing
from holdfast.games.tito.rules.c2_counters import tell_order
from holdfast.games.tito.rules.c8_activation.c8_markers import reveal_for
from holdfast.games.tito.rules.c12_movement.c12_3_order import (
    BIG,
    can_move,
    choose_stack,
    has_tito,
    moving_sp,
    stacks_of,
    tell_fixed,
)
from holdfast.games.tito.rules.c12_movement.c12_3_overflow import overflow
from holdfast.games.tito.rules.c12_movement.c12_3_ways import (
    AIMS,
    EDGE,
    ENEMY,
    FRIENDS,
    add_ends,
    distances_to,
    nearest,
    way_to,
)
from holdfast.games.tito.rules.c13_combat.c13_4_guards import leave
from holdfast.games.tito.terms import BACKS, ESCAPED, FAR, FREE, MOVE, OUT, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

VIP_MP: Final = 2  # CT-12.3.2


class PartisanMovement(Step["Tito"]):
    """The largest moving stack goes first, until all have been handled (CT-12.3.3)."""

    rule: ClassVar[str] = "CT-12.3.3"

    def run(self, s: Tito, chance: Chance) -> None:
        handled = [False] * s.board.units
        tell_fixed(s)
        sp = moving_sp(s, handled)
        zones = stacks_of(sp)
        while zones:
            zone = choose_stack(s, zones, sp, chance)
            alarm, face_down, tito_at = s.alarm, s.face_down, s.vip_at[TITO]
            Mover(s, zone, handled, sp[zone]).go(chance)
            if alarm == s.alarm and face_down == s.face_down and tito_at == s.vip_at[TITO]:
                zones.remove(zone)
            else:  # others may move now, or no longer: the list is made anew
                sp = moving_sp(s, handled)
                zones = stacks_of(sp)


class Mover:
    """One moving stack on its way. It lives only while the stack moves, never in a state."""

    def __init__(self, s: Tito, zone: i64, handled: list[bool], sp: i64) -> None:
        self.s = s
        self.start = zone
        self.handled = handled
        self.sp = sp
        self.units: list[int] = []
        self.escort = has_tito(s, zone) and sp >= BIG
        self.aim: i64 = ENEMY
        self.target: i64 = 0
        self.distance: i64 = 0
        self.mp: i64 = 0
        self.way: list[int] = []
        self.mp_at: list[int] = []
        self.far: list[int] = []
        u: i64 = s.first_partisan[zone]
        while u >= 0:
            if can_move(s, u, handled):
                self.units.append(u)
                handled[u] = True
            u = s.after[u]

    def go(self, chance: Chance) -> None:
        """Target, advance, exit and overflow, in this order."""
        s = self.s
        if not self.find_target(chance):
            return
        self.mp = self.allowance()
        if self.escort and self.target == self.start:
            if self.mp >= 1:  # CT-12.3.13
                self.leave_map()
            return
        if self.aim == ENEMY:  # on shortest ways to the nearest Germans no others are in the way
            self.far = s.board.far[self.target]
        else:
            self.far = distances_to(s, self.target, self.distance)
        end = self.choose_end(chance)
        self.advance(chance)
        if self.escort and end == self.target and self.mp >= 1:
            self.leave_map()
        elif s.partisan_sp_in[end] > s.board.limit:
            overflow(self, end, chance)
        tell_order(s, end, "CT-12.3.14")

    # Where to

    def find_target(self, chance: Chance) -> bool:
        """What the stack looks for, and which zone is nearest (CT-12.3.4 to CT-12.3.7)."""
        s = self.s
        if self.escort:
            self.aim = EDGE
            if self.nearest_target("CT-12.3.6", chance):
                return True
            self.stay("CT-12.3.7", "no_way")
            return False
        if s.alarm >= s.board.alarm_from and self.sp < BIG:
            if s.partisans_in[self.start] > len(self.units):
                self.stay("CT-12.3.4", "friends_here")
                return False
            self.aim = FRIENDS
            if self.nearest_target("CT-12.3.4", chance):
                return True
        self.aim = ENEMY
        if self.nearest_target("CT-12.3.5" if self.sp >= BIG else "CT-12.3.4", chance):
            return True
        self.stay("CT-12.3.7", "no_way")
        return False

    def nearest_target(self, rule: str, chance: Chance) -> bool:
        """Least distance, then most SP of the units looked for, then a die (CT-12.3.7)."""
        s = self.s
        found = nearest(s, self.start, self.aim)
        if found[0] == FAR:
            return False
        self.distance = found[0]
        choice = Narrowing(found[1:], "nearest")
        if self.aim != EDGE:
            choice.most("sp", s.german_sp_in if self.aim == ENEMY else s.partisan_sp_in)
        self.target = choice.settle(chance)
        if s.log is not None:
            self.tell_target(rule, choice)
        return True

    def tell_target(self, rule: str, choice: Narrowing) -> None:
        s = self.s
        candidates = [
            {
                "zone": z,
                "distance": self.distance,
                "sp": s.german_sp_in[z] + s.partisan_sp_in[z],
            }
            for z in choice.choices
        ]
        s.tell(
            "target_chosen",
            rule,
            {
                "from": self.start,
                "units": s.names(self.units),
                "sp": self.sp,
                "aim": AIMS[self.aim],
                "alarm": s.alarm,
                "zone": self.target,
                "distance": self.distance,
                "candidates": candidates,
                **choice.facts(),
            },
        )

    def stay(self, rule: str, reason: str) -> None:
        s = self.s
        if s.log is not None:
            facts = {"zone": self.start, "units": s.names(self.units), "reason": reason}
            s.tell("stays", rule, facts)

    def allowance(self) -> i64:
        """The MP of the slowest unit, at most 2 with a VIP (CT-12.3.2)."""
        s = self.s
        mp: i64 = VIP_MP if s.has_free_vip(self.start) else FAR
        for u in self.units:
            own: i64 = s.board.mp[u * 3 + s.sp[u]]
            if own < mp:
                mp = own
        return mp

    def choose_end(self, chance: Chance) -> int:
        """Least distance left, room for all, the largest stack, then a die (CT-12.3.9)."""
        s = self.s
        ends: list[int] = []
        add_ends(s, self.start, self.mp, self.target, self.aim, self.far, ends)
        ends.sort()
        choice = Narrowing(ends)
        choice.least("nearest", self.far)
        if choice.is_open:
            choice.most_of("room", [1 if self.has_room(z) else 0 for z in choice.left])
        choice.most("sp", s.partisan_sp_in)
        end = choice.settle(chance)
        if end != self.start:
            way_to(s, self.start, end, self.mp, self.target, self.aim, self.far, self.way)
        if s.log is not None:
            self.tell_end(end, choice)
        return end

    def has_room(self, zone: i64) -> bool:
        """Whether the whole stack fits in a zone."""
        return self.s.partisan_sp_in[zone] + self.sp <= self.s.board.limit

    def tell_end(self, end: int, choice: Narrowing) -> None:
        s = self.s
        candidates = [
            {
                "zone": z,
                "left": self.far[z],
                "room": self.has_room(z),
                "sp": s.partisan_sp_in[z],
            }
            for z in choice.choices
        ]
        s.tell(
            "end_chosen",
            "CT-12.3.9",
            {
                "from": self.start,
                "target": self.target,
                "zone": end,
                "mp": self.mp,
                "way": [self.start, *self.way],
                "candidates": candidates,
                **choice.facts(),
            },
        )

    # On the way

    def advance(self, chance: Chance) -> None:
        """Link by link, with VIPs, turning over markers and taking along who is found."""
        s = self.s
        here = self.start
        self.mp_at = [self.mp]
        for zone in self.way:
            self.mp -= s.board.cost_between[here][zone]
            self.mp_at.append(self.mp)
            self.walk(here, zone)
            here = zone
            if s.markers_in[zone] > 0:  # CT-8.9
                self.meet(zone, chance)
        if self.way:
            for u in self.units:
                s.mark(u, MOVE)  # CT-12.3.14

    def walk(self, here: i64, zone: i64) -> None:
        """Units and VIPs take one link (CT-12.3.11)."""
        s = self.s
        vips = s.vip_names(here) if s.log is not None else []
        for u in self.units:
            s.put(u, zone)
        s.move_vips(here, zone)
        if s.log is not None:
            facts = {
                "units": s.names(self.units),
                "vips": vips,
                "from": here,
                "to": zone,
                "mp": self.mp,
            }
            s.tell("stack_moved", "CT-12.3.8", facts)

    def meet(self, zone: i64, chance: Chance) -> None:
        """Markers on the way are turned over; the units found join the stack (CT-12.3.10)."""
        s = self.s
        found: list[int] = []
        visiting = 0
        for u in self.units:
            visiting += s.sp[u]
        reveal_for(s, zone, chance, "CT-8.9", visiting, found)
        for u in found:
            self.handled[u] = True
            self.units.append(u)
        self.units.sort()
        if found:
            s.tell("joined", "CT-12.3.10", {"units": s.names(found), "zone": zone})

    def leave_map(self) -> None:
        """Tito and every VIP with the stack escape; its units are out (CT-12.3.13)."""
        s = self.s
        zone = self.target
        vips: list[str] = []
        for vip in range(3):
            if s.vip_state[vip] == FREE and s.vip_at[vip] == zone:
                leave(s, vip, ESCAPED)
                vips.append(BACKS[vip])
        for u in self.units:
            s.remove(u, OUT)
        facts = {"units": s.names(self.units), "vips": vips, "from": zone}
        s.tell("escaped", "CT-12.3.13", facts)
