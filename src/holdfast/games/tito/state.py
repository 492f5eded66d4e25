"""A match of Capture Tito! at one moment: where every counter is and what it has done this turn."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.snapshot import Keeper
from holdfast.core.state import State
from holdfast.games.tito.board import (
    BACKS,
    LOST,
    OFFICER,
    OUT,
    PLANE,
    POOL,
    SHOWN,
    TRIGGERS,
    Board,
)

if TYPE_CHECKING:
    from holdfast.games.tito.edition import TitoEdition

# The marks of one turn (CT-7.6); a unit's two marks are kept as first + 8 * second.
LAND: Final = 1
MOVE: Final = 2
FIRED: Final = 3
ASSAULTED: Final = 4
ENTER: Final = 5
MARKS: Final = ["", "land", "move", "fire", "assault", "enter"]

# What has become of Tito, Churchill and the documents.
HIDDEN: Final = 0
FREE: Final = 1
PRISONER: Final = 2
DEAD: Final = 3
ESCAPED: Final = 4
EVACUATED: Final = 5
TAKEN: Final = 6
VIP_STATES: Final = ["hidden", "free", "prisoner", "dead", "escaped", "evacuated", "taken"]

# How a match ends.
TIME: Final = 1
AMMO: Final = 2
ANNIHILATED: Final = 3
REASONS: Final = ["", "time", "ammo", "annihilated"]


class Tito(State):
    """Units and markers are indexes into the board's roster; zones are numbers from 1.

    The six lists that end in `_in` are counted from the places of units and markers; `put`, `turn`
    and `lay` keep them true, because the rules ask for them in every loop.
    """

    def __init__(self, edition: TitoEdition) -> None:
        super().__init__(edition)
        self.rules = edition
        self.board: Board = edition.board
        self.difficulty: int = edition.difficulty
        self.turn = 1
        self.last_turn = 12
        self.event = 0
        self.alarm = 0
        self.ammo = 0
        self.air_zone = 0
        self.air_bonus = 0
        self.due: list[int] = []
        self.astray = -1
        self.triggers: list[bool] = []
        self.missions: list[bool] = []
        self.marker_at: list[int] = []
        self.at: list[int] = []
        self.sp: list[int] = []
        self.acts: list[int] = []
        self.came: list[int] = []
        self.bonus: list[bool] = []
        self.fixed: list[bool] = []
        self.blocked: list[int] = []
        self.front: list[int] = []
        self.fronted: list[int] = []
        self.vip_state: list[int] = []
        self.vip_at: list[int] = []
        self.vip_guard: list[int] = []
        self.vip_moved: list[bool] = []
        self.handed: list[int] = []
        self.storch = 0
        self.moving = -1
        self.moving_mp = 0
        self.assault_zone = 0
        self.assault_round = 0
        self.columns: list[int] = []
        self.pending_officer = -1
        self.pending_zone = 0
        self.reason = 0
        self.germans_in: list[int] = []
        self.platoons_in: list[int] = []
        self.german_sp_in: list[int] = []
        self.partisans_in: list[int] = []
        self.partisan_sp_in: list[int] = []
        self.markers_in: list[int] = []
        self.face_down = 0

    def blank(self) -> Tito:
        """Fill in the lists for a board on which nothing lies yet; `copy` brings its own."""
        board = self.board
        zones = board.zones + 1
        self.triggers = [False] * (len(TRIGGERS) - 1)
        self.missions = [False] * len(board.missions)
        self.marker_at = [SHOWN] * board.markers
        self.at = [OUT] * board.units
        self.sp = [0 if kind == OFFICER else 2 for kind in board.kind]
        self.acts = [0] * board.units
        self.came = [0] * board.germans
        self.bonus = [False] * board.germans
        self.fixed = [False] * board.germans
        self.blocked = [0] * board.units
        self.front = [-1] * zones
        self.vip_state = [HIDDEN] * 3
        self.vip_at = [0] * 3
        self.vip_guard = [-1] * 3
        self.vip_moved = [False] * 3
        self.handed = [0] * 3
        self.germans_in = [0] * zones
        self.platoons_in = [0] * zones
        self.german_sp_in = [0] * zones
        self.partisans_in = [0] * zones
        self.partisan_sp_in = [0] * zones
        self.markers_in = [0] * zones
        return self

    def copy(self) -> Tito:
        other = Tito(self.rules)
        other.agenda = self.agenda[:]
        other.difficulty = self.difficulty
        other.turn = self.turn
        other.last_turn = self.last_turn
        other.event = self.event
        other.alarm = self.alarm
        other.ammo = self.ammo
        other.air_zone = self.air_zone
        other.air_bonus = self.air_bonus
        other.due = self.due[:]
        other.astray = self.astray
        other.triggers = self.triggers[:]
        other.missions = self.missions[:]
        other.marker_at = self.marker_at[:]
        other.at = self.at[:]
        other.sp = self.sp[:]
        other.acts = self.acts[:]
        other.came = self.came[:]
        other.bonus = self.bonus[:]
        other.fixed = self.fixed[:]
        other.blocked = self.blocked[:]
        other.front = self.front[:]
        other.fronted = self.fronted[:]
        other.vip_state = self.vip_state[:]
        other.vip_at = self.vip_at[:]
        other.vip_guard = self.vip_guard[:]
        other.vip_moved = self.vip_moved[:]
        other.handed = self.handed[:]
        other.storch = self.storch
        other.moving = self.moving
        other.moving_mp = self.moving_mp
        other.assault_zone = self.assault_zone
        other.assault_round = self.assault_round
        other.columns = self.columns[:]
        other.pending_officer = self.pending_officer
        other.pending_zone = self.pending_zone
        other.reason = self.reason
        other.germans_in = self.germans_in[:]
        other.platoons_in = self.platoons_in[:]
        other.german_sp_in = self.german_sp_in[:]
        other.partisans_in = self.partisans_in[:]
        other.partisan_sp_in = self.partisan_sp_in[:]
        other.markers_in = self.markers_in[:]
        other.face_down = self.face_down
        return other

    def keep(self, k: Keeper) -> None:
        self.difficulty = k.number(self.difficulty)
        self.turn = k.number(self.turn)
        self.last_turn = k.number(self.last_turn)
        self.event = k.number(self.event)
        self.alarm = k.number(self.alarm)
        self.ammo = k.number(self.ammo)
        self.air_zone = k.number(self.air_zone)
        self.air_bonus = k.number(self.air_bonus)
        self.due = k.numbers(self.due)
        self.astray = k.number(self.astray)
        self.triggers = k.flags(self.triggers)
        self.missions = k.flags(self.missions)
        self.marker_at = k.numbers(self.marker_at)
        self.at = k.numbers(self.at)
        self.sp = k.numbers(self.sp)
        self.acts = k.numbers(self.acts)
        self.came = k.numbers(self.came)
        self.bonus = k.flags(self.bonus)
        self.fixed = k.flags(self.fixed)
        self.blocked = k.numbers(self.blocked)
        self.front = k.numbers(self.front)
        self.fronted = k.numbers(self.fronted)
        self.vip_state = k.numbers(self.vip_state)
        self.vip_at = k.numbers(self.vip_at)
        self.vip_guard = k.numbers(self.vip_guard)
        self.vip_moved = k.flags(self.vip_moved)
        self.handed = k.numbers(self.handed)
        self.storch = k.number(self.storch)
        self.moving = k.number(self.moving)
        self.moving_mp = k.number(self.moving_mp)
        self.assault_zone = k.number(self.assault_zone)
        self.assault_round = k.number(self.assault_round)
        self.columns = k.numbers(self.columns)
        self.pending_officer = k.number(self.pending_officer)
        self.pending_zone = k.number(self.pending_zone)
        self.reason = k.number(self.reason)
        if k.reading:
            self.count_places()

    def count_places(self) -> None:
        """Count anew what stands in each zone, for a board on which nothing was counted yet."""
        board = self.board
        for u in range(board.units):
            zone = self.at[u]
            if zone <= 0:
                continue
            if u >= board.germans:
                self.partisans_in[zone] += 1
                self.partisan_sp_in[zone] += self.sp[u]
                continue
            self.germans_in[zone] += 1
            self.german_sp_in[zone] += self.sp[u]
            if board.is_platoon[u]:
                self.platoons_in[zone] += 1
        for zone in self.marker_at:
            if zone > 0:
                self.markers_in[zone] += 1
                self.face_down += 1

    # Changing places

    def put(self, u: int, to: int) -> None:
        """Take a unit from where it is to a zone, or to one of the places off the map."""
        was = self.at[u]
        self.at[u] = to
        if u < self.board.germans:
            if was > 0:
                self._german_leaves(u, was)
            if to > 0:
                self._german_joins(u, to)
            return
        if was > 0:
            self.partisans_in[was] -= 1
            self.partisan_sp_in[was] -= self.sp[u]
        if to > 0:
            self.partisans_in[to] += 1
            self.partisan_sp_in[to] += self.sp[u]

    def _german_leaves(self, u: int, zone: int) -> None:
        self.germans_in[zone] -= 1
        self.german_sp_in[zone] -= self.sp[u]
        if self.board.is_platoon[u]:
            self.platoons_in[zone] -= 1
        if self.front[zone] == u:
            self.front[zone] = self.default_front(zone)

    def _german_joins(self, u: int, zone: int) -> None:
        self.germans_in[zone] += 1
        self.german_sp_in[zone] += self.sp[u]
        front = self.front[zone]
        if self.board.is_platoon[u]:
            self.platoons_in[zone] += 1
            if front < 0 or not self.board.is_platoon[front]:  # CT-2.2.8
                self.front[zone] = u
        elif front < 0 or (not self.board.is_platoon[front] and u < front):
            self.front[zone] = u

    def turn_counter(self, u: int, sp: int) -> None:
        """Give a unit another strength."""
        zone = self.at[u]
        if zone > 0:
            if u < self.board.germans:
                self.german_sp_in[zone] += sp - self.sp[u]
            else:
                self.partisan_sp_in[zone] += sp - self.sp[u]
        self.sp[u] = sp

    def lay(self, m: int, to: int) -> None:
        """Take a marker to a zone, aside, or turn it over."""
        was = self.marker_at[m]
        self.marker_at[m] = to
        if was > 0:
            self.markers_in[was] -= 1
            self.face_down -= 1
        if to > 0:
            self.markers_in[to] += 1
            self.face_down += 1

    def mark(self, u: int, mark: int) -> None:
        """Note an action on a unit that has not already two, nor this one."""
        acts = self.acts[u]
        if acts == 0:
            self.acts[u] = mark
        elif acts < 8 and acts != mark:
            self.acts[u] = acts + 8 * mark

    def remove(self, u: int, to: int) -> None:
        """Take a unit out of the game, lost or out, with everything noted on it."""
        self.put(u, to)
        if to == LOST:
            self.sp[u] = 0
        self.acts[u] = 0
        self.blocked[u] = 0
        if u < self.board.germans:
            self.came[u] = 0
            self.bonus[u] = False
            self.fixed[u] = False

    # Asking

    def marks(self, u: int) -> int:
        """How many actions a unit has performed this turn."""
        acts = self.acts[u]
        if acts == 0:
            return 0
        return 1 if acts < 8 else 2

    def has_mark(self, u: int, mark: int) -> bool:
        acts = self.acts[u]
        return (acts & 7) == mark or (acts >> 3) == mark

    def actions_allowed(self) -> int:
        """How many actions a Yugoslav unit has (CT-7.4), at the alarm of this very moment."""
        return 1 if self.alarm < self.board.alarm_from else 2  # CT-6.13

    def is_able(self, u: int) -> bool:
        """Whether a unit is able to act (CT-7.5)."""
        if u < self.board.germans:
            return self.acts[u] < 8
        return self.marks(u) < self.actions_allowed()

    def ff(self, u: int) -> int:
        return self.board.ff[u * 3 + self.sp[u]]

    def af(self, u: int) -> int:
        return self.board.af[u * 3 + self.sp[u]]

    def is_hostile(self, zone: int) -> bool:
        """Whether a zone holds a Yugoslav unit or a marker."""
        return self.partisans_in[zone] > 0 or self.markers_in[zone] > 0

    def default_front(self, zone: int) -> int:
        """The front unit of a zone where none has been chosen (CT-2.2.7, CT-2.2.8)."""
        best, best_key = -1, -1
        if self.germans_in[zone] == 0:
            return best
        platoon = self.board.is_platoon
        for u in range(self.board.germans):
            if self.at[u] != zone:
                continue
            key = 1000 + self.ff(u) * 10 + self.sp[u] if platoon[u] else 0
            if key > best_key:
                best, best_key = u, key
        return best

    def germans_at(self, zone: int) -> list[int]:
        """German units of a zone in roster order."""
        if self.germans_in[zone] == 0:
            return []
        at = self.at
        return [u for u in range(self.board.germans) if at[u] == zone]

    def platoons_at(self, zone: int) -> list[int]:
        """Platoons of a zone in roster order."""
        if self.platoons_in[zone] == 0:
            return []
        at, platoon = self.at, self.board.is_platoon
        return [u for u in range(self.board.germans) if at[u] == zone and platoon[u]]

    def has_officer(self, zone: int) -> bool:
        return self.germans_in[zone] > self.platoons_in[zone]

    def partisans_at(self, zone: int) -> list[int]:
        """Yugoslav units of a zone in roster order."""
        if self.partisans_in[zone] == 0:
            return []
        at = self.at
        return [u for u in range(self.board.germans, self.board.units) if at[u] == zone]

    def top(self, zone: int) -> int:
        """The top unit of a Yugoslav stack: most FF, then most SP, then the roster (CT-2.2.6)."""
        best, best_key = -1, -1
        at = self.at
        for u in range(self.board.germans, self.board.units):
            if at[u] == zone:
                key = self.ff(u) * 4 + self.sp[u]
                if key > best_key:
                    best, best_key = u, key
        return best

    def ordered(self, zone: int) -> list[int]:
        """A Yugoslav stack from top to bottom (CT-2.2.6)."""
        keys = [(-self.ff(u), -self.sp[u], u) for u in self.partisans_at(zone)]
        keys.sort()
        return [key[2] for key in keys]

    def is_near_germans(self, zone: int) -> bool:
        """Whether a German unit is adjacent to a zone (CT-1.1.3)."""
        germans = self.germans_in
        return any(germans[w] > 0 for w in self.board.near[zone])

    def is_near_partisans(self, zone: int) -> bool:
        """Whether a Yugoslav unit is adjacent to a zone."""
        partisans = self.partisans_in
        return any(partisans[w] > 0 for w in self.board.near[zone])

    def ammo_penalty(self) -> int:
        """What scarce ammunition takes from German values (CT-13.1.2)."""
        return self.board.penalty[self.ammo]

    def air_on(self, zone: int, other: int) -> int:
        """The air support that a combat involving these zones enjoys (CT-9.5)."""
        if self.air_zone > 0 and (self.air_zone == zone or self.air_zone == other):
            return self.air_bonus
        return 0

    def platoons_left(self) -> bool:
        """Whether a platoon is on the map or still to land (CT-4.9)."""
        for u in range(self.board.germans):
            if self.board.is_platoon[u] and (self.at[u] > 0 or self.at[u] == PLANE):
                return True
        return False

    def names(self, units: list[int]) -> list[str]:
        ids = self.board.ids
        return [ids[u] for u in units]

    def vip_names(self, zone: int) -> list[str]:
        """The free VIPs of a zone."""
        return [BACKS[v] for v in range(3) if self.vip_state[v] == FREE and self.vip_at[v] == zone]

    def has_free_vip(self, zone: int) -> bool:
        state, at = self.vip_state, self.vip_at
        return any(state[v] == FREE and at[v] == zone for v in range(3))

    def pool(self, colour: int) -> list[int]:
        """The reinforcements of a colour that have not been drawn, in roster order."""
        at, colours = self.at, self.board.unit_colour
        return [
            u
            for u in range(self.board.germans, self.board.units)
            if colours[u] == colour and at[u] == POOL
        ]

    # What a State provides, in modules of their own

    def to_position(self) -> dict[str, Any]:
        from holdfast.games.tito.position import to_position

        return to_position(self)

    def view(self, seat: int) -> dict[str, Any]:
        from holdfast.games.tito.view import view

        return view(self)

    def hidden(self, seat: int) -> list[Any]:
        from holdfast.games.tito.view import hidden

        return hidden(self)

    def imagine(self, seat: int, chance: Chance) -> State:
        from holdfast.games.tito.view import imagine

        return imagine(self, chance)

    def odds(self, action: Action) -> dict[str, Fraction]:
        from holdfast.games.tito.odds import odds

        return odds(self, action)

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        from holdfast.games.tito.odds import outcome

        return outcome(self, action, events)

    def forecasts(self) -> list[str]:
        from holdfast.games.tito.odds import FORECASTS

        return list(FORECASTS)

    def forecast(self, what: str) -> dict[str, Fraction]:
        from holdfast.games.tito.odds import forecast

        return forecast(self, what)

    def comes(self, what: str, chance: Chance) -> list[str]:
        from holdfast.games.tito.odds import comes

        return comes(self, what, chance)

    def result(self) -> dict[str, Any] | None:
        from holdfast.games.tito.rules.victory import result

        return result(self) if self.reason else None

    def returns(self) -> list[float]:
        """The level reached, and within it the victory points (CT-14.8); see `worth`."""
        from holdfast.games.tito.rules.victory import worth

        return [worth(self)]
