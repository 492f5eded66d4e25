"""A match of Capture Tito! at one moment: where every counter is and what it has done this turn."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.event import Event
from holdfast.core.state import State
from holdfast.games.tito.position import to_position
from holdfast.games.tito.rules.action import TitoAction
from holdfast.games.tito.rules.c8_activation.c8_step import activation_forecast, zones_activated
from holdfast.games.tito.rules.c9_air_support import air_support_odds
from holdfast.games.tito.rules.c11_reinforcements import (
    REINFORCEMENTS,
    arrival_odds,
    arrival_outcome,
)
from holdfast.games.tito.rules.c14_victory import result, worth
from holdfast.games.tito.terms import (
    BACKS,
    FREE,
    HIDDEN,
    LOST,
    OFFICER,
    OUT,
    PLANE,
    POOL,
    SHOWN,
    TRIGGERS,
    Facts,
)
from holdfast.games.tito.view import hidden, imagine, view

if TYPE_CHECKING:
    from holdfast.games.tito.edition import TitoEdition

FORECASTS = ["reinforcements", "air_support", "activation"]


class Tito(State):
    """Units and markers are indexes into the board's roster; zones are numbers from 1.

    The lists that end in `_in` are counted from the places of units and markers; `first_german`,
    `first_partisan` and `after` chain the units of a zone in roster order. `put`, `turn_counter`
    and `lay` keep them true, because the rules ask for them in every loop.
    """

    def __init__(self, edition: TitoEdition) -> None:
        super().__init__(edition.vocabulary)
        self.edition = edition
        self.board = edition.board
        self.actions = edition.actions
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
        self.moving: i64 = -1
        self.moving_mp: i64 = 0
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
        other = Tito(self.edition)
        other.agenda = self.agenda[:]
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

    # Changing places

    def put(self, u: i64, to: i64) -> None:
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

    def _german_leaves(self, u: i64, zone: i64) -> None:
        self.germans_in[zone] -= 1
        self.german_sp_in[zone] -= self.sp[u]
        if self.board.is_platoon[u]:
            self.platoons_in[zone] -= 1
        if self.front[zone] == u:
            self.front[zone] = self.default_front(zone)

    def _german_joins(self, u: i64, zone: i64) -> None:
        self.germans_in[zone] += 1
        self.german_sp_in[zone] += self.sp[u]
        front = self.front[zone]
        if self.board.is_platoon[u]:
            self.platoons_in[zone] += 1
            if front < 0 or not self.board.is_platoon[front]:  # CT-2.2.8
                self.front[zone] = u
        elif front < 0 or (not self.board.is_platoon[front] and u < front):
            self.front[zone] = u

    def turn_counter(self, u: i64, sp: i64) -> None:
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

    def mark(self, u: i64, mark: i64) -> None:
        """Note an action on a unit that has not already two, nor this one."""
        acts = self.acts[u]
        if acts == 0:
            self.acts[u] = mark
        elif acts < 8 and acts != mark:
            self.acts[u] = acts + 8 * mark

    def unmark(self, u: i64, mark: i64) -> None:
        """Take a mark back."""
        acts = self.acts[u]
        if acts == mark:
            self.acts[u] = 0
        elif acts >> 3 == mark:
            self.acts[u] = acts & 7

    def remove(self, u: i64, to: i64) -> None:
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

    def move_vips(self, here: i64, to: i64) -> None:
        """The free VIPs of a zone go to another."""
        for vip in range(3):
            if self.vip_state[vip] == FREE and self.vip_at[vip] == here:
                self.vip_at[vip] = to

    def end_assault(self) -> None:
        """No assault is under way."""
        self.assault_zone = 0
        self.assault_round = 0
        self.columns = []

    def clear_turn(self) -> None:
        """Air support and everything noted for one turn only goes (CT-4.4, CT-9.6)."""
        board = self.board
        self.air_zone = 0
        self.air_bonus = 0
        self.acts = [0] * board.units
        self.came = [0] * board.germans
        self.bonus = [False] * board.germans
        self.fixed = [False] * board.germans
        self.vip_moved = [False] * 3
        self.handed = [0] * 3

    def tell(self, kind: str, rule: str, facts: Facts, secret: tuple[str, ...] = ()) -> None:
        """Record what happened, if anybody listens.

        Rules that are carried out often ask for the log first, so as not to gather facts in vain.
        """
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, secret))

    # Asking

    def marks(self, u: i64) -> int:
        """How many actions a unit has performed this turn."""
        acts = self.acts[u]
        if acts == 0:
            return 0
        return 1 if acts < 8 else 2

    def has_mark(self, u: i64, mark: i64) -> bool:
        acts = self.acts[u]
        return (acts & 7) == mark or (acts >> 3) == mark

    def actions_allowed(self) -> int:
        """How many actions a Yugoslav unit has (CT-7.4), at the alarm of this very moment."""
        return 1 if self.alarm < self.board.alarm_from else 2  # CT-6.13

    def is_able(self, u: i64) -> bool:
        """Whether a unit is able to act (CT-7.5)."""
        if u < self.board.germans:
            return self.acts[u] < 8
        return self.marks(u) < self.actions_allowed()

    def ff(self, u: i64) -> int:
        return self.board.ff[u * 3 + self.sp[u]]

    def af(self, u: i64) -> int:
        return self.board.af[u * 3 + self.sp[u]]

    def is_hostile(self, zone: i64) -> bool:
        """Whether a zone holds a Yugoslav unit or a marker."""
        return self.partisans_in[zone] > 0 or self.markers_in[zone] > 0

    def default_front(self, zone: i64) -> int:
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

    def germans_at(self, zone: i64) -> list[int]:
        """German units of a zone in roster order."""
        if self.germans_in[zone] == 0:
            return []
        at = self.at
        return [u for u in range(self.board.germans) if at[u] == zone]

    def platoons_at(self, zone: i64) -> list[int]:
        """Platoons of a zone in roster order."""
        if self.platoons_in[zone] == 0:
            return []
        at, platoon = self.at, self.board.is_platoon
        return [u for u in range(self.board.germans) if at[u] == zone and platoon[u]]

    def has_officer(self, zone: i64) -> bool:
        return self.germans_in[zone] > self.platoons_in[zone]

    def partisans_at(self, zone: i64) -> list[int]:
        """Yugoslav units of a zone in roster order."""
        if self.partisans_in[zone] == 0:
            return []
        at = self.at
        return [u for u in range(self.board.germans, self.board.units) if at[u] == zone]

    def top(self, zone: i64) -> int:
        """The top unit of a Yugoslav stack: most FF, then most SP, then the roster (CT-2.2.6)."""
        best, best_key = -1, -1
        at = self.at
        for u in range(self.board.germans, self.board.units):
            if at[u] == zone:
                key = self.ff(u) * 4 + self.sp[u]
                if key > best_key:
                    best, best_key = u, key
        return best

    def ordered(self, zone: i64) -> list[int]:
        """A Yugoslav stack from top to bottom (CT-2.2.6)."""
        keys = [(-self.ff(u), -self.sp[u], u) for u in self.partisans_at(zone)]
        keys.sort()
        return [key[2] for key in keys]

    def is_near_germans(self, zone: i64) -> bool:
        """Whether a German unit is adjacent to a zone (CT-1.1.3)."""
        germans = self.germans_in
        return any(germans[w] > 0 for w in self.board.near[zone])

    def is_near_partisans(self, zone: i64) -> bool:
        """Whether a Yugoslav unit is adjacent to a zone."""
        partisans = self.partisans_in
        return any(partisans[w] > 0 for w in self.board.near[zone])

    def ammo_penalty(self) -> int:
        """What scarce ammunition takes from German values (CT-13.1.2)."""
        return self.board.penalty[self.ammo]

    def air_on(self, zone: i64, other: i64) -> int:
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

    def vip_names(self, zone: i64) -> list[str]:
        """The free VIPs of a zone."""
        return [BACKS[v] for v in range(3) if self.vip_state[v] == FREE and self.vip_at[v] == zone]

    def has_free_vip(self, zone: i64) -> bool:
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
        return to_position(self)

    def view(self, seat: int) -> dict[str, Any]:
        return view(self)

    def hidden(self, seat: int) -> list[Any]:
        return hidden(self)

    def imagine(self, seat: int, chance: Chance) -> Tito:
        return imagine(self, chance)

    def counts(self) -> tuple[int, ...]:
        return tuple(self.handed)

    def result(self) -> dict[str, Any] | None:
        return result(self) if self.reason else None

    def returns(self) -> list[float]:
        """The level reached, and within it the victory points (CT-14.8); see `worth`."""
        return [worth(self)]

    def odds(self, action: Action) -> dict[str, Fraction]:
        assert isinstance(action, TitoAction)
        return action.odds(self)

    def outcome(self, action: Action, events: list[Event]) -> str | None:
        assert isinstance(action, TitoAction)
        return action.outcome(self, events)

    def forecasts(self) -> list[str]:
        return FORECASTS[:]

    def forecast(self, what: str) -> dict[str, Fraction]:
        """What would come now, `activation` by zone."""
        check_topic(what)
        if what == "reinforcements":
            return arrival_odds(self)
        if what == "air_support":
            return air_support_odds(self)
        return {str(zone): chance for zone, chance in activation_forecast(self).items()}

    def comes(self, what: str, chance: Chance) -> list[str]:
        check_topic(what)
        if what == "activation":
            return zones_activated(self, chance)
        then = self.copy()
        log: list[Event] = []
        then.log = log
        if what == "air_support":
            request = self.actions.any_air_support[1]
            assert isinstance(request, TitoAction)
            request.play(then, chance)
            found = request.outcome(self, log)
        else:
            REINFORCEMENTS.run(then, chance)
            found = arrival_outcome(self, log)
        return [] if found is None else [found]


def check_topic(what: str) -> None:
    if what not in FORECASTS:
        hint = did_you_mean(what, FORECASTS)
        raise HoldfastError(f"nothing is known of {what!r}{hint}")
