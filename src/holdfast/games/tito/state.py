"""A match of Capture Tito! at one moment: where every counter is and what it has done this turn."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.errors import HoldfastError, did_you_mean
from holdfast.core.event import Event
from holdfast.core.reading import Json
from holdfast.core.snapshot import Keeper
from holdfast.games.tito.counters import Counters, changed, noted
from holdfast.games.tito.events import Facts
from holdfast.games.tito.position import write_position
from holdfast.games.tito.rules.action import TitoAction
from holdfast.games.tito.rules.c8_activation.c8_step import activation_forecast, zones_activated
from holdfast.games.tito.rules.c9_air_support import air_support_odds
from holdfast.games.tito.rules.c11_reinforcements import (
    REINFORCEMENTS,
    arrival_odds,
    arrival_outcome,
)
from holdfast.games.tito.rules.c14_victory import result_of, worth
from holdfast.games.tito.terms import BACKS, FREE, HIDDEN, TRIGGERS, TURNS
from holdfast.games.tito.view import hidden_from, imagine, view_of

if TYPE_CHECKING:
    from holdfast.games.tito.edition import TitoEdition
    from holdfast.games.tito.vocabulary import Actions

FORECASTS: Final = ["reinforcements", "air_support", "activation"]


class Tito(Counters):
    """The counters, the tracks, the VIPs, and what is under way.

    None of these lists is changed in place: copies share them.
    """

    due: list[int]
    triggers: list[bool]
    missions: list[bool]
    fronted: list[int]
    vip_state: list[int]
    vip_at: list[int]
    vip_guard: list[int]
    vip_moved: list[bool]
    handed: list[int]
    columns: list[int]

    def __init__(self, edition: TitoEdition) -> None:
        super().__init__(edition)
        self.rules: TitoEdition = edition  # once more, by its own type
        self.actions: Actions = edition.actions
        self.turn: i64 = 1  # CT-3.1.1; the alarm is 0
        self.last_turn: i64 = TURNS
        self.event: i64 = 0
        self.ammo: i64 = 0
        self.air_zone: i64 = 0
        self.air_bonus: i64 = 0
        self.astray: i64 = -1
        self.storch: i64 = 0
        self.moving: i64 = -1
        self.moving_mp: i64 = 0
        self.assault_zone: i64 = 0
        self.assault_round: i64 = 0
        self.pending_officer: i64 = -1
        self.pending_zone: i64 = 0
        self.reason: i64 = 0

    def begin(self) -> Tito:
        """A board on which nothing lies yet."""
        self.begin_counters()
        self.due = []
        self.triggers = [False] * (len(TRIGGERS) - 1)
        self.missions = [False] * len(self.board.missions)
        self.fronted = []
        self.vip_state = [HIDDEN] * 3
        self.vip_at = [0] * 3
        self.vip_guard = [-1] * 3
        self.vip_moved = [False] * 3
        self.handed = [0] * 3
        self.columns = []
        return self

    def copy(self) -> Tito:
        other = Tito(self.rules)
        self.copy_counters(other)
        other.agenda = self.agenda[:]
        other.turn = self.turn
        other.last_turn = self.last_turn
        other.event = self.event
        other.ammo = self.ammo
        other.air_zone = self.air_zone
        other.air_bonus = self.air_bonus
        other.due = self.due
        other.astray = self.astray
        other.triggers = self.triggers
        other.missions = self.missions
        other.fronted = self.fronted
        other.vip_state = self.vip_state
        other.vip_at = self.vip_at
        other.vip_guard = self.vip_guard
        other.vip_moved = self.vip_moved
        other.handed = self.handed
        other.storch = self.storch
        other.moving = self.moving
        other.moving_mp = self.moving_mp
        other.assault_zone = self.assault_zone
        other.assault_round = self.assault_round
        other.columns = self.columns
        other.pending_officer = self.pending_officer
        other.pending_zone = self.pending_zone
        other.reason = self.reason
        return other

    def keep(self, k: Keeper) -> None:
        self.keep_counters(k)
        self.turn = k.number(self.turn)
        self.last_turn = k.number(self.last_turn)
        self.event = k.number(self.event)
        self.ammo = k.number(self.ammo)
        self.air_zone = k.number(self.air_zone)
        self.air_bonus = k.number(self.air_bonus)
        self.due = k.numbers(self.due)
        self.astray = k.number(self.astray)
        self.triggers = k.flags(self.triggers)
        self.missions = k.flags(self.missions)
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

    def tell(self, kind: str, rule: str, facts: Facts, secret: tuple[str, ...] = ()) -> None:
        """Record what happened, if anybody listens.

        Rules that are carried out often ask for the log first, so as not to gather facts in vain.
        """
        if self.log is not None:
            self.write(Event(kind, rule, facts, secret))

    def clear_turn(self) -> None:
        """Air support and everything noted for one turn only goes (CT-4.4, CT-9.6)."""
        self.clear_marks()
        self.air_zone = 0
        self.air_bonus = 0
        self.vip_moved = [False] * 3
        self.handed = [0] * 3

    def end_assault(self) -> None:
        """No assault is under way."""
        self.assault_zone = 0
        self.assault_round = 0
        self.columns = []

    # VIPs

    def hold_vip(self, vip: i64, state: i64, zone: i64, guard: i64, moved: bool) -> None:
        """What has become of a VIP, where he is and with whom."""
        self.vip_state = changed(self.vip_state, vip, state)
        self.vip_at = changed(self.vip_at, vip, zone)
        self.vip_guard = changed(self.vip_guard, vip, guard)
        self.vip_moved = noted(self.vip_moved, vip, moved)

    def move_vips(self, here: i64, to: i64) -> None:
        """The free VIPs of a zone go to another."""
        for vip in range(3):
            if self.vip_state[vip] == FREE and self.vip_at[vip] == here:
                self.vip_at = changed(self.vip_at, vip, to)

    def vip_names(self, zone: i64) -> list[str]:
        """The free VIPs of a zone."""
        return [BACKS[v] for v in range(3) if self.vip_state[v] == FREE and self.vip_at[v] == zone]

    def has_free_vip(self, zone: i64) -> bool:
        state, at = self.vip_state, self.vip_at
        return any(state[v] == FREE and at[v] == zone for v in range(3))

    # German values

    def ammo_penalty(self) -> i64:
        """What scarce ammunition takes from German values (CT-13.1.2)."""
        return self.board.penalty[self.ammo]

    def air_on(self, zone: i64, other: i64) -> i64:
        """The air support that a combat involving these zones enjoys (CT-9.5)."""
        if self.air_zone > 0 and (self.air_zone == zone or self.air_zone == other):
            return self.air_bonus
        return 0

    # What a State provides, in modules of their own

    def to_position(self) -> Json:
        return cast(Json, write_position(self))

    def view(self, seat: int) -> Json:
        return cast(Json, view_of(self))

    def hidden(self, seat: int) -> list[Any]:
        return list(hidden_from(self))

    def imagine(self, seat: int, chance: Chance) -> Tito:
        return imagine(self, chance)

    def result(self) -> Json | None:
        return cast(Json, result_of(self)) if self.reason else None

    def returns(self) -> list[float]:
        """The level reached, and within it the victory points (CT-14.8); see `worth`."""
        return [worth(self)]

    def odds(self, action: Action) -> dict[str, Fraction]:
        own = self.own_action(action)
        assert isinstance(own, TitoAction)
        return own.odds(self)

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
