"""Chapter 12.2: German movement."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.refusals import NO_UNIT_HERE, TWO_ACTIONS, another_moves
from holdfast.games.tito.rules.action import PhaseDecision, TitoAction
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.rules.c8_activation.c8_step import activation_odds, activation_outcome
from holdfast.games.tito.rules.c12_movement.c12_1_officers import end_bonus
from holdfast.games.tito.rules.c13_combat.c13_4_guards import follow_guard, guards_tito
from holdfast.games.tito.rules.c13_combat.c13_4_prisoners import (
    capture_odds,
    capture_outcome,
    offer_hand_overs,
    seize,
    take_documents,
)
from holdfast.games.tito.rules.c14_victory import call_storch
from holdfast.games.tito.terms import CHURCHILL, FREE, LAND, MOVE, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NOT_MOVING: Final = _("{unit} has not begun to move, so there is nothing to stop.")
NO_ROOM_TO_STOP: Final = _(
    "{unit} cannot stop in {zone}: the stack would have {sp} strength points, more than {limit}. "
    "It can go on to {others}."
)
MOVED_ALREADY: Final = _("{unit} has already moved this turn.")
IS_FIXED: Final = _("{unit} landed in a hostile zone and is fixed there until the end of the turn.")
MUST_ASSAULT: Final = _("{unit} shares {zone} with Yugoslav units and must assault them.")
NOT_LINKED: Final = _("No link joins {zone} and {to}. From {zone} links lead to {others}.")
TOO_FAR: Final = _("The link from {zone} to {to} costs {cost} MP and {unit} has {mp}.")
NO_ACTION_LEFT: Final = _(
    "{to} is hostile, and {unit} would have no action left for the assault: "
    "it may enter only before it has done anything else this turn."
)
OFFICER_ALONE: Final = _("{to} is hostile: {unit} may enter it only where a platoon already is.")
FULL_HOSTILE: Final = _(
    "{to} is hostile and full: with {unit} the stack would have {sp} strength points, "
    "more than {limit}."
)
STRANDED: Final = _(
    "{to} is full: with {unit} the stack would have {sp} strength points, more than {limit}, "
    "and {unit} could not go on from there."
)


class Movement(PhaseDecision):
    """Units move one after the other, link by link, each once (CT-12.2.1)."""

    kind: ClassVar[str] = "movement"
    rule: ClassVar[str] = "CT-12.2.1"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop", "hand_over", "end_phase")

    def legal(self, s: Tito) -> list[Action]:
        found: list[Action] = []
        if s.moving >= 0:
            offer_moves(s, s.moving, s.moving_mp, found)
            if can_rest(s, s.moving):
                found.append(s.actions.stop[s.moving])
            return found
        u: i64
        for u in range(s.board.germans):
            if s.at[u] > 0 and can_start(s, u):
                offer_moves(s, u, allowance(s, u), found)
        offer_hand_overs(s, found)
        found.append(s.actions.end_phase)
        return found

    def end(self, s: Tito) -> None:
        end_bonus(s)

    def cannot_end(self, s: Tito) -> Refusal:
        return another_moves(s)

    def odds_of_end(self, s: Tito) -> dict[str, Fraction]:
        return activation_odds(s)

    def outcome_of_end(self, s: Tito, events: list[Event]) -> str | None:
        return activation_outcome(s, events)


MOVEMENT: Final = Movement()


# Who may move, and how far


def allowance(s: Tito, u: i64) -> i64:
    """MP of a unit: halved after landing (CT-10.8), then the officer's bonus (CT-12.1.3)."""
    mp: i64 = s.board.mp[u * 3 + s.sp[u]]
    if s.has_mark(u, LAND):
        mp >>= 1
    return mp + 1 if s.bonus[u] else mp


def can_start(s: Tito, u: i64) -> bool:
    """Whether a unit on the map may begin to move (CT-12.2.6)."""
    acts: i64 = s.acts[u]  # from 8 on there are two marks
    return acts < 8 and acts != MOVE and not s.fixed[u] and s.partisans_in[s.at[u]] == 0


def can_rest(s: Tito, u: i64) -> bool:
    """Whether the stack keeps the limit, which binds units at rest (CT-12.2.5, CT-2.2.3)."""
    return s.german_sp_in[s.at[u]] <= s.board.limit


# One link


class Move(TitoAction):
    """CT-12.2.1: a unit takes one link."""

    def __init__(self, number: int, unit: int, name: str, to: int) -> None:
        touches = (f"unit:{name}", f"zone:{to}")
        super().__init__(number, "move", {"unit": name, "to": to}, touches, unit)
        self.to: i64 = to

    def play(self, s: Tito, chance: Chance) -> None:
        """A unit that enters a hostile zone stops there at once (CT-12.2.2)."""
        u, to = self.unit, self.to
        if s.moving < 0:
            s.moving = u
            s.moving_mp = allowance(s, u)
        hostile = s.is_hostile(to)
        take_link(s, u, to, hostile)
        settle(s, chance)
        if hostile or not has_link(s, u, s.moving_mp):  # CT-4.7
            stop(s, u, chance)

    def why(self, s: Tito) -> Refusal:
        if s.moving >= 0 and s.moving != self.unit:
            return another_moves(s)
        refusal = self.why_not_now(s)
        return refusal if refusal is not None else self.why_not_there(s)

    def why_not_now(self, s: Tito) -> Refusal | None:
        """What keeps the unit from moving at all."""
        u, unit, zone = self.unit, s.board.ids[self.unit], s.at[self.unit]
        if zone <= 0:
            return Refusal("CT-12.2.1", NO_UNIT_HERE, {"unit": unit})
        if s.moving >= 0:
            return None
        if s.has_mark(u, MOVE):
            return Refusal("CT-12.2.1", MOVED_ALREADY, {"unit": unit})
        if s.acts[u] >= 8:
            return Refusal("CT-7.2", TWO_ACTIONS, {"unit": unit})
        if s.fixed[u]:
            return Refusal("CT-10.9", IS_FIXED, {"unit": unit})
        if s.partisans_in[zone] > 0:
            return Refusal("CT-12.2.6", MUST_ASSAULT, {"unit": unit, "zone": zone})
        return None

    def why_not_there(self, s: Tito) -> Refusal:
        """What keeps it from taking this link."""
        u, to, unit, zone = self.unit, self.to, s.board.ids[self.unit], s.at[self.unit]
        mp = s.moving_mp if s.moving >= 0 else allowance(s, u)
        cost = s.board.cost_between[zone][to]
        if cost == 0:
            facts = {"zone": zone, "to": to, "others": list(s.board.near[zone])}
            return Refusal("CT-1.1.3", NOT_LINKED, facts)
        if cost > mp:
            far = {"zone": zone, "to": to, "cost": cost, "unit": unit, "mp": mp}
            return Refusal("CT-12.0.1", TOO_FAR, far)
        hostile = s.is_hostile(to)
        if hostile and not has_second_action(s, u):
            return Refusal("CT-12.2.3", NO_ACTION_LEFT, {"to": to, "unit": unit})
        if hostile and not s.board.is_platoon[u] and s.platoons_in[to] == 0:
            return Refusal("CT-12.2.4", OFFICER_ALONE, {"to": to, "unit": unit})
        sp = s.german_sp_in[to] + s.sp[u]
        full = {"to": to, "unit": unit, "sp": sp, "limit": s.board.limit}
        return Refusal("CT-12.2.5", FULL_HOSTILE if hostile else STRANDED, full)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        """A capture, for a link after which the unit stops by itself (CT-13.4.1)."""
        u, to = self.unit, self.to
        if not any(s.vip_state[v] == FREE and s.vip_at[v] == to for v in (TITO, CHURCHILL)):
            return {}
        then = s.copy()
        mp = s.moving_mp if s.moving == u else allowance(s, u)
        mp -= s.board.cost_between[s.at[u]][to]
        then.mark(u, MOVE)
        then.put(u, to)
        goes_on = not s.is_hostile(to) and has_link(then, u, mp)
        return {} if goes_on else capture_odds(then, [to])

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return capture_outcome(self.odds(s), events)


def offer_moves(s: Tito, u: i64, mp: i64, found: list[Action]) -> None:
    """The links that a unit can pay for into zones that it may enter."""
    zone: i64 = s.at[u]
    near, cost = s.board.near[zone], s.board.cost[zone]
    row: i64 = u * s.actions.width
    moves = s.actions.move
    i: i64
    for i in range(len(near)):
        if can_take(s, u, zone, near[i], mp - cost[i]):
            found.append(moves[row + near[i]])


def has_link(s: Tito, u: i64, mp: i64) -> bool:
    """Whether there is any such link."""
    zone: i64 = s.at[u]
    near, cost = s.board.near[zone], s.board.cost[zone]
    i: i64
    for i in range(len(near)):  # noqa: SIM110 (a loop that is compiled to machine code)
        if can_take(s, u, zone, near[i], mp - cost[i]):
            return True
    return False


def can_take(s: Tito, u: i64, zone: i64, to: i64, left: i64) -> bool:
    """Whether a unit may take a link, after which so many MP are left."""
    return left >= 0 and (can_rest_in(s, u, to) or can_cross(s, u, to, left, zone))


def can_rest_in(s: Tito, u: i64, zone: i64) -> bool:
    """Whether a unit may enter a zone and fits there (CT-12.2.3, CT-12.2.4)."""
    if s.german_sp_in[zone] + s.sp[u] > s.board.limit:
        return False
    if s.partisans_in[zone] == 0 and s.markers_in[zone] == 0:
        return True
    if not has_second_action(s, u):
        return False
    return s.board.is_platoon[u] or s.platoons_in[zone] > 0


def has_second_action(s: Tito, u: i64) -> bool:
    """Whether a unit had no mark before its movement."""
    return s.acts[u] == 0 or s.acts[u] == MOVE


def can_cross(s: Tito, u: i64, zone: i64, left: i64, came: i64) -> bool:
    """Whether a full zone can be left again at once for another where the unit fits (CT-12.2.5)."""
    if s.is_hostile(zone):
        return False
    near, cost = s.board.near[zone], s.board.cost[zone]
    i: i64
    for i in range(len(near)):
        if near[i] != came and cost[i] <= left and can_rest_in(s, u, near[i]):
            return True
    return False


def take_link(s: Tito, u: i64, to: i64, hostile: bool) -> None:
    """The unit goes, with a prisoner it guards, and takes documents that it finds (CT-12.2.8)."""
    was = s.at[u]
    s.moving_mp -= s.board.cost_between[was][to]
    s.mark(u, MOVE)
    s.came[u] = was
    s.put(u, to)
    if s.log is not None:
        facts = {
            "unit": s.board.ids[u],
            "from": was,
            "to": to,
            "mp": s.moving_mp,
            "hostile": hostile,
        }
        s.tell("moved", "CT-12.2.1", facts)
    follow_guard(s, u, to, "CT-12.2.7", True)
    take_documents(s, to)


# The end of a move


class Stop(TitoAction):
    """CT-12.2.1: the unit that is moving goes no further."""

    def __init__(self, number: int, unit: int, name: str) -> None:
        super().__init__(number, "stop", {"unit": name}, (f"unit:{name}",), unit)

    def play(self, s: Tito, chance: Chance) -> None:
        stop(s, self.unit, chance)

    def why(self, s: Tito) -> Refusal:
        unit, zone = s.board.ids[self.unit], s.at[self.unit]
        if s.moving < 0:
            return Refusal("CT-12.2.1", NOT_MOVING, {"unit": unit})
        if s.moving != self.unit:
            return another_moves(s)
        links: list[Action] = []
        offer_moves(s, self.unit, s.moving_mp, links)
        facts = {
            "unit": unit,
            "zone": zone,
            "sp": s.german_sp_in[zone],
            "limit": s.board.limit,
            "others": [link.args["to"] for link in links],
        }
        return Refusal("CT-12.2.5", NO_ROOM_TO_STOP, facts)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        return capture_odds(s, [s.at[self.unit]])

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return capture_outcome(self.odds(s), events)


def stop(s: Tito, u: i64, chance: Chance) -> None:
    """The move is over: the Storch may be called and a VIP taken (CT-13.4.1)."""
    zone = s.at[u]
    s.mark(u, MOVE)
    s.moving = -1
    s.moving_mp = 0
    if s.log is not None:
        s.tell("stopped", "CT-12.2.1", {"unit": s.board.ids[u], "zone": zone})
    if guards_tito(s, u):
        call_storch(s, zone)
    seize(s, zone, chance)
