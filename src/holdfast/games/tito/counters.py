"""Where every counter is and what it has done this turn, with the sums that rules ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.snapshot import Keeper
from holdfast.core.state import State
from holdfast.games.tito.board import Board
from holdfast.games.tito.terms import LOST, OFFICER, OUT, PLANE, POOL, SHOWN

if TYPE_CHECKING:
    from holdfast.games.tito.edition import TitoEdition


def changed(values: list[int], at: i64, value: i64) -> list[int]:
    """A list with one value changed, for a state that may share the old one with its copies."""
    other = values[:]
    other[at] = value
    return other


def noted(values: list[bool], at: i64, value: bool) -> list[bool]:
    """The same for truth values."""
    other = values[:]
    other[at] = value
    return other


class Counters(State):
    """Units and markers are indexes into the board's roster; zones are numbers from 1.

    What is said twice for speed follows from the rest: sums for each zone, and chains of the units
    in it in roster order, from `first_german` or `first_partisan` on by `after`, up to -1. `put`,
    `turn_counter` and `lay` keep them true; `derive` says how.

    `copy` shares the lists that seldom change. These are replaced and never changed: see `changed`.
    """

    at: list[int]
    acts: list[int]
    came: list[int]
    front: list[int]
    # Shared by copies.
    sp: list[int]
    marker_at: list[int]
    blocked: list[int]
    bonus: list[bool]
    fixed: list[bool]
    # Derived.
    germans_in: list[int]
    platoons_in: list[int]
    german_sp_in: list[int]
    partisans_in: list[int]
    partisan_sp_in: list[int]
    markers_in: list[int]  # shared by copies
    first_german: list[int]
    first_partisan: list[int]
    after: list[int]

    def __init__(self, edition: TitoEdition) -> None:
        super().__init__(edition)
        self.board: Board = edition.board
        self.alarm: i64 = 0
        self.face_down: i64 = 0

    def begin_counters(self) -> None:
        """Nothing lies anywhere yet."""
        board = self.board
        self.marker_at = [SHOWN] * board.markers
        self.at = [OUT] * board.units
        self.sp = [0 if kind == OFFICER else 2 for kind in board.kind]  # CT-2.2.1
        self.blocked = [0] * board.units
        self.front = [-1] * (board.zones + 1)
        self.clear_marks()
        self.derive()

    def clear_marks(self) -> None:
        """Everything noted on units for one turn only (CT-4.4)."""
        board = self.board
        self.acts = [0] * board.units
        self.came = [0] * board.germans
        self.bonus = [False] * board.germans
        self.fixed = [False] * board.germans

    def copy_counters(self, other: Counters) -> None:
        """The same for a copy."""
        other.alarm = self.alarm
        other.face_down = self.face_down
        other.at = self.at[:]
        other.acts = self.acts[:]
        other.came = self.came[:]
        other.front = self.front[:]
        other.sp = self.sp
        other.marker_at = self.marker_at
        other.blocked = self.blocked
        other.bonus = self.bonus
        other.fixed = self.fixed
        other.germans_in = self.germans_in[:]
        other.platoons_in = self.platoons_in[:]
        other.german_sp_in = self.german_sp_in[:]
        other.partisans_in = self.partisans_in[:]
        other.partisan_sp_in = self.partisan_sp_in[:]
        other.markers_in = self.markers_in
        other.first_german = self.first_german[:]
        other.first_partisan = self.first_partisan[:]
        other.after = self.after[:]

    def keep_counters(self, k: Keeper) -> None:
        self.alarm = k.number(self.alarm)
        self.marker_at = k.numbers(self.marker_at)
        self.at = k.numbers(self.at)
        self.sp = k.numbers(self.sp)
        self.acts = k.numbers(self.acts)
        self.came = k.numbers(self.came)
        self.bonus = k.flags(self.bonus)
        self.fixed = k.flags(self.fixed)
        self.blocked = k.numbers(self.blocked)
        self.front = k.numbers(self.front)
        if k.reading:
            self.derive()

    def derive(self) -> None:
        """Count and chain anew what stands in each zone."""
        board = self.board
        nothing = [0] * (board.zones + 1)
        self.germans_in, self.platoons_in, self.german_sp_in = nothing[:], nothing[:], nothing[:]
        self.partisans_in, self.partisan_sp_in = nothing[:], nothing[:]
        self.first_german = [-1] * (board.zones + 1)
        self.first_partisan = self.first_german[:]
        self.after = [-1] * board.units
        for u in range(board.units - 1, -1, -1):
            zone = self.at[u]
            if zone <= 0:
                continue
            if u >= board.germans:
                self._partisan_joins(u, zone)
                continue
            self._chain(self.first_german, u, zone)
            self.germans_in[zone] += 1
            self.german_sp_in[zone] += self.sp[u]
            if board.is_platoon[u]:
                self.platoons_in[zone] += 1
        self.markers_in = nothing
        self.face_down = 0
        for zone in self.marker_at:
            if zone > 0:
                self.markers_in[zone] += 1
                self.face_down += 1

    # Changing places

    def put(self, u: i64, to: i64) -> None:
        """Take a unit from where it is to a zone, or to one of the places off the map."""
        was: i64 = self.at[u]
        self.at[u] = to
        if u < self.board.germans:
            if was > 0:
                self._german_leaves(u, was)
            if to > 0:
                self._german_joins(u, to)
            return
        if was > 0:
            self._unchain(self.first_partisan, u, was)
            self.partisans_in[was] -= 1
            self.partisan_sp_in[was] -= self.sp[u]
        if to > 0:
            self._partisan_joins(u, to)

    def _german_leaves(self, u: i64, zone: i64) -> None:
        self._unchain(self.first_german, u, zone)
        self.germans_in[zone] -= 1
        self.german_sp_in[zone] -= self.sp[u]
        if self.board.is_platoon[u]:
            self.platoons_in[zone] -= 1
        if self.front[zone] == u:
            self.front[zone] = self.default_front(zone)

    def _german_joins(self, u: i64, zone: i64) -> None:
        self._chain(self.first_german, u, zone)
        self.germans_in[zone] += 1
        self.german_sp_in[zone] += self.sp[u]
        front: i64 = self.front[zone]
        platoon = self.board.is_platoon
        if platoon[u]:
            self.platoons_in[zone] += 1
            if front < 0 or not platoon[front]:  # CT-2.2.8
                self.front[zone] = u
        elif front < 0 or (not platoon[front] and u < front):
            self.front[zone] = u

    def _partisan_joins(self, u: i64, zone: i64) -> None:
        self._chain(self.first_partisan, u, zone)
        self.partisans_in[zone] += 1
        self.partisan_sp_in[zone] += self.sp[u]

    def _chain(self, first: list[int], u: i64, zone: i64) -> None:
        """Put a unit into the chain of a zone, which is kept in roster order."""
        after = self.after
        follows: i64 = first[zone]
        if follows < 0 or u < follows:
            first[zone] = u
        else:
            before = follows
            follows = after[before]
            while 0 <= follows < u:
                before = follows
                follows = after[before]
            after[before] = u
        after[u] = follows

    def _unchain(self, first: list[int], u: i64, zone: i64) -> None:
        after = self.after
        before: i64 = first[zone]
        if before == u:
            first[zone] = after[u]
            return
        while after[before] != u:
            before = after[before]
        after[before] = after[u]

    def turn_counter(self, u: i64, sp: i64) -> None:
        """Give a unit another strength."""
        zone: i64 = self.at[u]
        if zone > 0:
            if u < self.board.germans:
                self.german_sp_in[zone] += sp - self.sp[u]
            else:
                self.partisan_sp_in[zone] += sp - self.sp[u]
        self.sp = changed(self.sp, u, sp)

    def lay(self, m: i64, to: i64) -> None:
        """Take a marker to a zone, aside, or turn it over."""
        was: i64 = self.marker_at[m]
        self.marker_at = changed(self.marker_at, m, to)
        self.markers_in = self.markers_in[:]
        if was > 0:
            self.markers_in[was] -= 1
            self.face_down -= 1
        if to > 0:
            self.markers_in[to] += 1
            self.face_down += 1

    def remove(self, u: i64, to: i64) -> None:
        """Take a unit out of the game, lost or out, with everything noted on it."""
        self.put(u, to)
        if to == LOST:
            self.sp = changed(self.sp, u, 0)
        self.acts[u] = 0
        self.block(u, 0)
        if u < self.board.germans:
            self.came[u] = 0
            self.fix(u, False)
            if self.bonus[u]:
                self.bonus = noted(self.bonus, u, False)

    def block(self, u: i64, zone: i64) -> None:
        """Note the entry that a counter found blocked (CT-11.7), or none."""
        if self.blocked[u] != zone:
            self.blocked = changed(self.blocked, u, zone)

    def fix(self, u: i64, fixed: bool) -> None:
        """Note whether a German unit is fixed where it landed (CT-10.9)."""
        if self.fixed[u] != fixed:
            self.fixed = noted(self.fixed, u, fixed)

    # Marks (CT-7.6): first + 8 * second

    def mark(self, u: i64, mark: i64) -> None:
        """Note an action of the unit's own phase, unless it has two or this one (CT-7.1)."""
        acts: i64 = self.acts[u]
        if acts == 0:
            self.acts[u] = mark
        elif acts < 8 and acts != mark:
            self.acts[u] = acts + 8 * mark

    def unmark(self, u: i64, mark: i64) -> None:
        """Take a mark back."""
        acts: i64 = self.acts[u]
        if acts == mark:
            self.acts[u] = 0
        elif acts >> 3 == mark:
            self.acts[u] = acts & 7

    def has_mark(self, u: i64, mark: i64) -> bool:
        acts: i64 = self.acts[u]
        return (acts & 7) == mark or (acts >> 3) == mark

    def has_done(self, zone: i64, mark: i64) -> bool:
        """Whether a German unit of a zone has a mark."""
        u: i64 = self.first_german[zone]
        while u >= 0:
            if self.has_mark(u, mark):
                return True
            u = self.after[u]
        return False

    def is_able(self, u: i64) -> bool:
        """Whether a unit is able to act, by its own marks alone (CT-7.5, CT-7.7).

        A Yugoslav one has a second action from some alarm on (CT-7.4), that of now (CT-6.13).
        """
        acts: i64 = self.acts[u]
        if acts == 0:
            return True
        return acts < 8 and (u < self.board.germans or self.alarm >= self.board.alarm_from)

    # Stacks

    def ff(self, u: i64) -> i64:
        return self.board.ff[u * 3 + self.sp[u]]

    def af(self, u: i64) -> i64:
        return self.board.af[u * 3 + self.sp[u]]

    def is_hostile(self, zone: i64) -> bool:
        """Whether a zone holds a Yugoslav unit or a marker."""
        return self.partisans_in[zone] > 0 or self.markers_in[zone] > 0

    def has_officer(self, zone: i64) -> bool:
        return self.germans_in[zone] > self.platoons_in[zone]

    def germans_at(self, zone: i64) -> list[int]:
        """German units of a zone in roster order."""
        found: list[int] = []
        u: i64 = self.first_german[zone]
        while u >= 0:
            found.append(u)
            u = self.after[u]
        return found

    def platoons_at(self, zone: i64) -> list[int]:
        """Platoons of a zone in roster order."""
        found: list[int] = []
        u: i64 = self.first_german[zone]
        while u >= 0:
            if self.board.is_platoon[u]:
                found.append(u)
            u = self.after[u]
        return found

    def partisans_at(self, zone: i64) -> list[int]:
        """Yugoslav units of a zone in roster order."""
        found: list[int] = []
        u: i64 = self.first_partisan[zone]
        while u >= 0:
            found.append(u)
            u = self.after[u]
        return found

    def default_front(self, zone: i64) -> i64:
        """The front unit of a zone where none has been chosen (CT-2.2.7, CT-2.2.8)."""
        best: i64 = -1
        best_key: i64 = -1
        u: i64 = self.first_german[zone]
        while u >= 0:
            key: i64 = 0
            if self.board.is_platoon[u]:
                key = 1000 + self.ff(u) * 10 + self.sp[u]
            if key > best_key:
                best, best_key = u, key
            u = self.after[u]
        return best

    def top(self, zone: i64) -> i64:
        """The top unit of a Yugoslav stack: most FF, then most SP, then the roster (CT-2.2.6)."""
        best: i64 = -1
        best_key: i64 = -1
        u: i64 = self.first_partisan[zone]
        while u >= 0:
            key: i64 = self.ff(u) * 4 + self.sp[u]
            if key > best_key:
                best, best_key = u, key
            u = self.after[u]
        return best

    def ordered(self, zone: i64) -> list[int]:
        """A Yugoslav stack from top to bottom (CT-2.2.6)."""
        keys = [(-self.ff(u), -self.sp[u], u) for u in self.partisans_at(zone)]
        keys.sort()
        return [key[2] for key in keys]

    def is_near_germans(self, zone: i64) -> bool:
        """Whether a German unit is adjacent to a zone (CT-1.1.3)."""
        near = self.board.near[zone]
        germans = self.germans_in
        i: i64
        for i in range(len(near)):  # noqa: SIM110 (a loop that is compiled to machine code)
            if germans[near[i]] > 0:
                return True
        return False

    def platoons_left(self) -> bool:
        """Whether a platoon is on the map or still to land (CT-4.9)."""
        platoon = self.board.is_platoon
        return any(
            platoon[u] and (self.at[u] > 0 or self.at[u] == PLANE)
            for u in range(self.board.germans)
        )

    def pool(self, colour: int) -> list[int]:
        """The reinforcements of a colour that have not been drawn, in roster order."""
        at = self.at
        return [u for u in self.board.reserves[colour] if at[u] == POOL]

    def names(self, units: list[int]) -> list[str]:
        ids = self.board.ids
        return [ids[u] for u in units]
