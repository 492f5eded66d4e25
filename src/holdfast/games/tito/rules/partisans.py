"""Chapter 12.3: Yugoslav movement, stack by stack, as the rules decide."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Step
from holdfast.games.tito.board import BACKS, FAR, OUT
from holdfast.games.tito.rules.alarm import reveal_for
from holdfast.games.tito.rules.partisan_stacks import (
    BIG,
    can_move,
    choose_stack,
    has_tito,
    moving_sp,
    tell_fixed,
)
from holdfast.games.tito.rules.paths import (
    AIMS,
    EDGE,
    ENEMY,
    FRIENDS,
    add_ends,
    around,
    distances_to,
    nearest,
    way_to,
)
from holdfast.games.tito.rules.stacks import leave, tell_order
from holdfast.games.tito.state import ESCAPED, FREE, MOVE, Tito

VIP_MP = 2  # CT-12.3.2


class PartisanMovement(Step[Tito]):
    """The largest moving stack goes first, until all have been handled (CT-12.3.3)."""

    rule: ClassVar[str] = "CT-12.3.3"

    def run(self, s: Tito, chance: Chance) -> None:
        handled = [False] * s.board.units
        if s.log is not None:
            tell_fixed(s)
        while True:
            sp = moving_sp(s, handled)
            zone = choose_stack(s, sp, chance)
            if zone == 0:
                return
            Mover(s, zone, handled, sp[zone]).go(chance)


class Mover:
    """One moving stack on its way. It lives only while the stack moves, never in a state."""

    def __init__(self, s: Tito, zone: int, handled: list[bool], sp: int) -> None:
        self.s = s
        self.start = zone
        self.handled = handled
        self.sp = sp
        self.units = [u for u in s.partisans_at(zone) if can_move(s, u, handled)]
        self.escort = has_tito(s, zone) and sp >= BIG
        self.aim = ENEMY
        self.target = 0
        self.distance = 0
        self.mp = 0
        self.way: list[int] = []
        self.mp_at: list[int] = []
        self.far: list[int] = []
        for u in self.units:
            handled[u] = True

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
        self.advance(end, chance)
        if self.escort and end == self.target and self.mp >= 1:
            self.leave_map()
        elif s.partisan_sp_in[end] > s.board.limit:
            self.overflow(end, chance)
        if s.log is not None:
            tell_order(s, end, "CT-12.3.14")

    # Where to

    def find_target(self, chance: Chance) -> bool:
        """What the stack looks for, and which zone is nearest (CT-12.3.4 to CT-12.3.7)."""
        s = self.s
        if self.escort:
            self.aim = EDGE
            return self.nearest_target("CT-12.3.6", chance)
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
            if self.aim == EDGE:
                self.stay("CT-12.3.7", "no_way")
            return False
        self.distance = found[0]
        near = found[1:]
        best = near
        if self.aim != EDGE and len(near) > 1:
            counted = s.german_sp_in if self.aim == ENEMY else s.partisan_sp_in
            most = max([counted[z] for z in near])
            best = [z for z in near if counted[z] == most]
        roll = chance.pick(len(best)) if len(best) > 1 else -1
        self.target = best[roll] if roll >= 0 else best[0]
        if s.log is not None:
            self.tell_target(rule, near, best, roll)
        return True

    def tell_target(self, rule: str, near: list[int], best: list[int], roll: int) -> None:
        s = self.s
        if s.log is None:
            return
        decided = "nearest" if len(near) == 1 else "sp"
        s.log.append(
            Event(
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
                    "candidates": [
                        {
                            "zone": z,
                            "distance": self.distance,
                            "sp": s.german_sp_in[z] + s.partisan_sp_in[z],
                        }
                        for z in near
                    ],
                    "decided_by": decided if roll < 0 else "die",
                    "tied": best if roll >= 0 else [],
                    "roll": roll if roll >= 0 else None,
                },
            )
        )

    def stay(self, rule: str, reason: str) -> None:
        s = self.s
        if s.log is not None:
            facts = {"zone": self.start, "units": s.names(self.units), "reason": reason}
            s.log.append(Event("stays", rule, facts))

    def allowance(self) -> int:
        """The MP of the slowest unit, at most 2 with a VIP (CT-12.3.2)."""
        s = self.s
        mp = min([s.board.mp[u * 3 + s.sp[u]] for u in self.units])
        return min(mp, VIP_MP) if s.has_free_vip(self.start) else mp

    def choose_end(self, chance: Chance) -> int:
        """Least distance left, room for all, the largest stack, then a die (CT-12.3.9)."""
        s = self.s
        ends: list[int] = []
        add_ends(s, self.start, self.mp, self.target, self.aim, self.far, ends)
        ends.sort()
        best, decided = ends, "only"
        if len(ends) > 1:
            least = min([self.far[z] for z in ends])
            best = [z for z in ends if self.far[z] == least]
            decided = "nearest" if len(best) < len(ends) else decided
        if len(best) > 1:
            roomy = [z for z in best if s.partisan_sp_in[z] + self.sp <= s.board.limit]
            if roomy and len(roomy) < len(best):
                best, decided = roomy, "room"
        if len(best) > 1:
            most = max([s.partisan_sp_in[z] for z in best])
            largest = [z for z in best if s.partisan_sp_in[z] == most]
            if len(largest) < len(best):
                best, decided = largest, "sp"
        roll = chance.pick(len(best)) if len(best) > 1 else -1
        end = best[roll] if roll >= 0 else best[0]
        if end != self.start:
            way_to(s, self.start, end, self.mp, self.target, self.aim, self.far, self.way)
        if s.log is not None:
            self.tell_end(end, ends, best, decided, roll)
        return end

    def tell_end(self, end: int, ends: list[int], best: list[int], decided: str, roll: int) -> None:
        s = self.s
        if s.log is None:
            return
        s.log.append(
            Event(
                "end_chosen",
                "CT-12.3.9",
                {
                    "from": self.start,
                    "target": self.target,
                    "zone": end,
                    "mp": self.mp,
                    "way": [self.start, *self.way],
                    "candidates": [
                        {
                            "zone": z,
                            "left": self.far[z],
                            "room": s.partisan_sp_in[z] + self.sp <= s.board.limit,
                            "sp": s.partisan_sp_in[z],
                        }
                        for z in ends
                    ],
                    "decided_by": "die" if roll >= 0 else decided,
                    "tied": best if roll >= 0 else [],
                    "roll": roll if roll >= 0 else None,
                },
            )
        )

    # On the way

    def advance(self, end: int, chance: Chance) -> None:
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

    def walk(self, here: int, zone: int) -> None:
        """Units and VIPs take one link (CT-12.3.11)."""
        s = self.s
        vips = s.vip_names(here)
        for u in self.units:
            s.put(u, zone)
        for vip in range(3):
            if s.vip_state[vip] == FREE and s.vip_at[vip] == here:
                s.vip_at[vip] = zone
        if s.log is not None:
            facts = {
                "units": s.names(self.units),
                "vips": vips,
                "from": here,
                "to": zone,
                "mp": self.mp,
            }
            s.log.append(Event("stack_moved", "CT-12.3.8", facts))

    def meet(self, zone: int, chance: Chance) -> None:
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
        if found and s.log is not None:
            facts = {"units": s.names(found), "zone": zone}
            s.log.append(Event("joined", "CT-12.3.10", facts))

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
        if s.log is not None:
            facts = {"units": s.names(self.units), "vips": vips, "from": zone}
            s.log.append(Event("escaped", "CT-12.3.13", facts))

    # Too many

    def overflow(self, end: int, chance: Chance) -> None:
        """The units that do not fit go back, and perhaps round another way (CT-12.3.12)."""
        s = self.s
        over = self.take_out(end)
        back = len(self.way) - 1
        sp = 0
        for u in over:
            sp += s.sp[u]
        while back > 0 and s.partisan_sp_in[self.zone_of(back)] + sp > s.board.limit:
            back -= 1
        here = self.zone_of(back)
        if s.partisan_sp_in[here] + sp > s.board.limit:
            self.scatter(over, end)
            return
        self.send(over, end, here, len(over) == len(self.units))
        self.go_round(over, here, self.mp_at[back], end, sp, chance)

    def zone_of(self, back: int) -> int:
        """A zone of the way by its number; 0 is where the stack started."""
        return self.start if back == 0 else self.way[back - 1]

    def take_out(self, end: int) -> list[int]:
        """Lowest FF, then fewest SP, then latest in the roster, until the rest fits."""
        s = self.s
        keys = [(s.ff(u), s.sp[u], -u) for u in self.units]
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
            s.log.append(Event("too_many", "CT-12.3.12", facts))
        return over

    def send(self, over: list[int], end: int, to: int, with_vips: bool) -> None:
        """Put units in another zone; back where they started they have not moved."""
        s = self.s
        vips = s.vip_names(end) if with_vips else []
        for u in over:
            s.put(u, to)
            if to == self.start:
                unmark_move(s, u)
            else:
                s.mark(u, MOVE)
        if with_vips:
            for vip in range(3):
                if s.vip_state[vip] == FREE and s.vip_at[vip] == end:
                    s.vip_at[vip] = to
        if s.log is not None:
            facts = {"units": s.names(over), "vips": vips, "from": end, "to": to, "mp": 0}
            s.log.append(Event("went_back", "CT-12.3.12", facts))
            tell_order(s, to, "CT-12.3.12")

    def scatter(self, over: list[int], end: int) -> None:
        """Units found on the way can be too many for any one zone: each then goes back alone.

        It takes the first zone back along the way that has room; past the start, the nearest.
        """
        s = self.s
        with_vips = len(over) == len(self.units)
        far = s.board.far[self.start]
        beyond = [(far[z], z) for z in range(1, s.board.zones + 1) if s.germans_in[z] == 0]
        beyond.sort()
        places = [self.zone_of(i) for i in range(len(self.way) - 1, -1, -1)]
        places += [z for _, z in beyond if z != end and s.markers_in[z] == 0]
        for u in reversed(over):
            for zone in places:
                if s.partisan_sp_in[zone] + s.sp[u] <= s.board.limit:
                    self.send([u], end, zone, with_vips)
                    with_vips = False
                    break

    def go_round(
        self, over: list[int], here: int, mp: int, end: int, sp: int, chance: Chance
    ) -> None:
        """Least distance left, then the largest stack, then a die; or stay."""
        s = self.s
        self.far = distances_to(s, self.target, self.distance)
        places = around(s, here, mp, end, self.aim, self.far, sp)
        if not places:
            return
        best, decided = places, "only"
        least = min([self.far[z] for z in places])
        best = [z for z in places if self.far[z] == least]
        if len(best) < len(places):
            decided = "nearest"
        most = max([s.partisan_sp_in[z] for z in best])
        largest = [z for z in best if s.partisan_sp_in[z] == most]
        if len(largest) < len(best):
            best, decided = largest, "sp"
        roll = chance.pick(len(best)) if len(best) > 1 else -1
        to = best[roll] if roll >= 0 else best[0]
        if s.log is not None:
            candidates = [
                {"zone": z, "left": self.far[z], "sp": s.partisan_sp_in[z]} for z in places
            ]
            facts = {
                "from": here,
                "zone": to,
                "candidates": candidates,
                "decided_by": "die" if roll >= 0 else decided,
                "tied": best if roll >= 0 else [],
                "roll": roll if roll >= 0 else None,
            }
            s.log.append(Event("way_round", "CT-12.3.12", facts))
        with_vips = len(over) == len(self.units)
        self.send_on(over, here, to, with_vips)

    def send_on(self, over: list[int], here: int, to: int, with_vips: bool) -> None:
        s = self.s
        vips = s.vip_names(here) if with_vips else []
        for u in over:
            s.put(u, to)
            s.mark(u, MOVE)
        if with_vips:
            for vip in range(3):
                if s.vip_state[vip] == FREE and s.vip_at[vip] == here:
                    s.vip_at[vip] = to
        if s.log is not None:
            facts = {"units": s.names(over), "vips": vips, "from": here, "to": to, "mp": 0}
            s.log.append(Event("stack_moved", "CT-12.3.12", facts))
            tell_order(s, to, "CT-12.3.12")


def unmark_move(s: Tito, u: int) -> None:
    """Take the mark `move` from a unit that is back where it started (CT-12.3.14)."""
    acts = s.acts[u]
    if acts == MOVE:
        s.acts[u] = 0
    elif acts >> 3 == MOVE:
        s.acts[u] = acts & 7
