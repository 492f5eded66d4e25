"""What a movement step goes by: where fire threatens, what lies face down, what is worth taking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.tito.mind.weights import Manual, Weights, hit_chance
from holdfast.games.tito.rules.c12_movement.c12_2_german import allowance, can_start
from holdfast.games.tito.terms import (
    CHURCHILL,
    DCA,
    DOCUMENTS,
    FREE,
    GROTTO,
    HIDDEN,
    MISSIONS,
    SHOWN,
    TITO,
)

if TYPE_CHECKING:
    from holdfast.games.tito.mind.plans import Stance
    from holdfast.games.tito.state import Tito

A: Final = 0
B: Final = 1
PLATOON_FF: Final = 2
SHORT_RELIEF: Final = 10
"""The last turn to reckon with while the relief may come (CT-5.1.9)."""
RELIEF: Final = 7
ROLLED: Final = 9
LONG: Final = 99
SIGHT: Final = 7
ATTACKERS: Final = 8
"""SP from which a stack makes for the Germans at every alarm level (CT-12.3.5)."""


class Objective:
    """A zone worth taking: for whom, with how much, and whether it is time."""

    def __init__(self, zone: i64, value: float, need: float, ready: bool, wait: float) -> None:
        self.zone: i64 = zone
        self.value = value
        self.need = need
        self.ready = ready
        self.wait = wait
        """How many turns it should still be left alone."""
        self.strikes = False


def turns_left(s: Tito) -> i64:
    """Turns after this one; while the relief may come, as if it came as early as it can."""
    if s.event == RELIEF and s.turn <= ROLLED:
        return SHORT_RELIEF - s.turn
    return s.last_turn - s.turn


def weights_now(s: Tito, manual: Manual) -> Weights:
    """The weights for a position."""
    return manual.before if s.face_down > 0 else manual.after


def firepower(s: Tito, zone: i64) -> i64:
    """What a Yugoslav stack adds to its die when all of it can fire (CT-13.2.3.1)."""
    board = s.board
    best: i64 = 0
    own: i64 = 0
    total: i64 = 0
    extra: i64 = 0
    u: i64 = s.first_partisan[zone]
    while u >= 0:
        ff: i64 = s.ff(u)
        sp: i64 = s.sp[u]
        infantry = board.is_infantry[u]
        if infantry:
            total += sp
        if ff > best:
            best = ff
            own = sp if infantry else 0
        if board.kind[u] == DCA:
            extra = 1
        u = s.after[u]
    return best + total - own + extra


class Survey:
    """The board as a movement step finds it."""

    def __init__(self, s: Tito, manual: Manual, stance: Stance) -> None:
        self.s = s
        self.w: Weights = weights_now(s, manual)
        self.stance = stance
        self.left: i64 = turns_left(s)
        self.power: list[int] = [0] * (s.board.zones + 1)
        self.hostile: list[int] = []
        self.marks: list[int] = [0] * (s.board.zones + 1)
        """Markers by zone: A + 16 B + 256 C."""
        self.goal: list[int] = [-1] * s.board.germans
        """The objective of each German unit, by its place in the list."""
        self.objectives: list[Objective] = []
        self.reach: dict[int, list[int]] = {}
        self.noise: dict[int, float] = {}
        """How much a platoon that enters a zone raises the alarm (CT-6.8, CT-6.11)."""
        self.crowds: list[int] = [-1] * (s.board.zones + 1)
        self._see()
        self._listen()
        self._find_objectives()
        self._share_out()

    def _see(self) -> None:
        s = self.s
        zone: i64
        for zone in range(1, s.board.zones + 1):
            if s.partisans_in[zone] > 0:
                self.power[zone] = firepower(s, zone)
                self.hostile.append(zone)
        self.hidden_a: i64 = 0
        for m in range(s.board.markers):
            at: i64 = s.marker_at[m]
            letter: i64 = s.board.marker_letter[m]
            if letter == A and at != SHOWN:
                self.hidden_a += 1
            if at > 0:
                self.marks[at] += 1 if letter == A else (16 if letter == B else 256)
        self.test: float = min(1.0, float(s.alarm + 1) / 10)

    def _listen(self) -> None:
        s, board = self.s, self.s.board
        if s.alarm >= board.alarm_maximum:
            return
        if not s.triggers[GROTTO]:
            self.noise[board.grotto] = float(board.amount[GROTTO])
        for i, zone in enumerate(board.missions):
            if not s.missions[i]:
                self.noise[zone] = float(board.amount[MISSIONS])

    # Danger

    def danger(self, zone: i64, able: i64) -> float:
        """The hits to expect in a zone from fire, for a stack with so many SP able to act."""
        s = self.s
        board = s.board
        light: i64 = board.light[s.turn]
        defence: i64 = PLATOON_FF + board.protection[zone] + s.ammo_penalty() - light
        if able > 2:
            defence += able - 2
        hits = 0.0
        near = board.near[zone]
        i: i64
        for i in range(len(near)):
            power: i64 = self.power[near[i]]
            if power > 0:
                hits += hit_chance(power, defence)
        if s.alarm >= board.alarm_from:
            far = board.far[zone]
            for other in self.hostile:
                d: i64 = far[other]
                if 1 < d <= 3 and board.cost_between[zone][other] == 0:
                    big = s.partisan_sp_in[other] >= ATTACKERS
                    weight = self.w.far_danger if big else self.w.far_small
                    hits += weight * hit_chance(self.power[other], defence)
        return hits

    def crowd(self, zone: i64) -> i64:
        """How many partisans are about: their SP, each once for every MP nearer than SIGHT."""
        known: i64 = self.crowds[zone]
        if known >= 0:
            return known
        far = self.s.board.far[zone]
        known = 0
        for other in self.hostile:
            d: i64 = far[other]
            if d < SIGHT:
                known += (SIGHT - d) * self.s.partisan_sp_in[other]
        self.crowds[zone] = known
        return known

    def disturbance(self, zone: i64) -> float:
        """What the tests of the markers beside a zone cost a stack that moves there (CT-8.3)."""
        if self.s.face_down == 0:
            return 0.0
        near = self.s.board.near[zone]
        cost = 0.0
        w = self.w
        i: i64
        for i in range(len(near)):
            marks: i64 = self.marks[near[i]]
            if marks > 0:
                cost += w.test_a * float(marks & 15)
                cost += w.test_b * float((marks >> 4) & 15) + w.test_c * float(marks >> 8)
        return cost * self.test

    def beside(self, zone: i64) -> float:
        """What standing here costs for the marked and the hostile zones around."""
        near = self.s.board.near[zone]
        marked: i64 = 0
        hostile: i64 = 0
        i: i64
        for i in range(len(near)):
            if self.marks[near[i]] > 0:
                marked += 1
            if self.power[near[i]] > 0:
                hostile += 1
        return self.w.beside * float(marked) + self.w.contact * float(hostile)

    # Objectives

    def _find_objectives(self) -> None:
        """What is worth taking, the most valuable first."""
        s, w, board = self.s, self.w, self.s.board
        worth: dict[int, float] = {}
        wait: dict[int, float] = {}
        if s.vip_state[TITO] == FREE:
            self._add(worth, wait, s.vip_at[TITO], 17.5, w.tito_left)
        if s.vip_state[CHURCHILL] == FREE:
            self._add(worth, wait, s.vip_at[CHURCHILL], 3.5, w.others_left)
        if s.vip_state[DOCUMENTS] == FREE:
            self._add(worth, wait, s.vip_at[DOCUMENTS], 2.0, w.others_left)
        hidden = 0.0
        if self.hidden_a > 0:
            if s.vip_state[TITO] == HIDDEN:
                hidden += 17.5
            if s.vip_state[CHURCHILL] == HIDDEN:
                hidden += 3.5
            if s.vip_state[DOCUMENTS] == HIDDEN:
                hidden += 2.0
            hidden /= float(self.hidden_a)
        for zone in range(1, board.zones + 1):
            marks = self.marks[zone]
            if marks & 15:
                easy = marks == 1 and s.partisans_in[zone] == 0
                self._add(worth, wait, zone, hidden, w.easy_left if easy else w.hard_left)
        for zone in board.missions:
            if zone in worth or s.face_down == 0 or not (self.marks[zone] & 15):
                self._add(worth, wait, zone, 2.0, w.mission_left)
            else:
                worth[zone] += 2.0
        order = sorted(worth, key=worth.__getitem__, reverse=True)
        for zone in order:
            self._note(zone, worth[zone], wait[zone])

    def _add(
        self, worth: dict[int, float], wait: dict[int, float], zone: int, value: float, left: float
    ) -> None:
        worth[zone] = worth.get(zone, 0.0) + value
        wait[zone] = max(left, wait.get(zone, 0.0))

    def _note(self, zone: int, value: float, left: float) -> None:
        s, w = self.s, self.w
        marks: i64 = self.marks[zone]
        sp = s.partisan_sp_in[zone] + 3.5 * float((marks >> 4) & 15) + 3.9 * float(marks >> 8)
        need = w.need_empty
        if sp > 0:
            need = w.need_base + w.need_sp * sp + w.need_cover * s.board.protection[zone]
        if s.vip_state[TITO] == FREE and s.vip_at[TITO] == zone:
            need *= w.tito_need
        if self.left == 0:
            need *= w.last_need
        need = min(need * self.stance.need, float(s.board.limit) - 0.5)
        wait = max(0.0, float(self.left) - left)
        ready = self.stance.is_ready(zone, wait <= 0.0)
        self.objectives.append(Objective(zone, value, need, ready, wait))

    # Who goes for what

    def _share_out(self) -> None:
        """Each objective takes the nearest units that it needs; who is left helps where he can."""
        for number, objective in enumerate(self.objectives):
            if objective.ready:
                self._strike(number, objective)
        for number, objective in enumerate(self.objectives):
            if not objective.strikes:
                self._gather(number, objective, objective.need)
        for number, objective in enumerate(self.objectives):
            if not objective.strikes:
                self._gather(number, objective, 10.0)

    def _strike(self, number: i64, objective: Objective) -> None:
        """Send what can be there now, if that is enough."""
        s = self.s
        zone = objective.zone
        wanted = min(10.0, objective.need + self.w.surplus)
        total = float(s.german_sp_in[zone])
        hostile = s.is_hostile(zone)
        found: list[tuple[int, int]] = []
        u: i64
        for u in range(s.board.germans):
            at: i64 = s.at[u]
            if at <= 0 or at == zone or self.goal[u] >= 0 or not s.board.is_platoon[u]:
                continue
            if s.board.far[at][zone] > 4 or not can_start(s, u) or (hostile and s.acts[u] != 0):
                continue
            if s.acts[u] == 0 or not hostile:
                cost: i64 = self.ways(at)[zone]
                if cost <= allowance(s, u):
                    found.append((cost * 4 - s.sp[u], u))
        found.sort()
        chosen: list[int] = []
        for _, v in found:
            if total >= wanted:
                break
            if total + s.sp[v] <= float(s.board.limit):
                total += s.sp[v]
                chosen.append(v)
        if total < objective.need or s.platoons_in[zone] + len(chosen) == 0:
            return
        objective.strikes = True
        for v in chosen:
            self.goal[v] = number
        self._keep(number, zone)

    def _keep(self, number: i64, zone: i64) -> None:
        """Those who are there stay."""
        u: i64 = self.s.first_german[zone]
        while u >= 0:
            self.goal[u] = number
            u = self.s.after[u]

    def _gather(self, number: i64, objective: Objective, wanted: float) -> None:
        """The nearest units without an objective make for this one."""
        s = self.s
        zone = objective.zone
        total = 0.0
        found: list[tuple[int, int]] = []
        u: i64
        for u in range(s.board.germans):
            at: i64 = s.at[u]
            if at <= 0:
                continue
            if self.goal[u] == number:
                total += s.sp[u]
            elif self.goal[u] < 0:
                found.append((s.board.far[at][zone] * 4 - s.sp[u], u))
        found.sort()
        for _, v in found:
            if total >= wanted:
                break
            total += s.sp[v]
            self.goal[v] = number

    def ways(self, start: i64) -> list[int]:
        """MP to each zone that can be entered from here now; LONG where none leads."""
        known = self.reach.get(start)
        if known is not None:
            return known
        cost = reachable(self.s, start)
        self.reach[start] = cost
        return cost


def reachable(s: Tito, start: i64) -> list[int]:
    """MP to each zone up to 4 MP away, by ways on which no zone is hostile but the last."""
    board = s.board
    cost = [LONG] * (board.zones + 1)
    cost[start] = 0
    rings: list[list[int]] = [[start], [], [], [], []]
    d: i64
    i: i64
    for d in range(4):
        for v in rings[d]:
            if cost[v] < d or (d > 0 and s.is_hostile(v)):
                continue
            near, price = board.near[v], board.cost[v]
            for i in range(len(near)):
                there: i64 = d + price[i]
                if there <= 4 and there < cost[near[i]]:
                    cost[near[i]] = there
                    rings[there].append(near[i])
    return cost


def way(s: Tito, start: i64, end: i64, cost: list[int]) -> list[int]:
    """The zones from `start` to `end`, by the costs that `reachable` found."""
    found = [end]
    at: i64 = end
    i: i64
    while at != start:
        near, price = s.board.near[at], s.board.cost[at]
        here: i64 = cost[at]
        before: i64 = 0
        for i in range(len(near)):
            v: i64 = near[i]
            if cost[v] + price[i] == here and (v == start or not s.is_hostile(v)):
                before = v
                break
        if before == 0:
            return []
        found.append(before)
        at = before
    found.reverse()
    return found
