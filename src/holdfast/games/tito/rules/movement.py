"""Chapter 12.1 and 12.2: German movement."""

from __future__ import annotations

from typing import ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.tito import refusals as why
from holdfast.games.tito.actions import END_PHASE, HAND_OVER, MOVE, PRISONERS, STOP
from holdfast.games.tito.board import CHURCHILL, TITO
from holdfast.games.tito.rules.alarm import settle
from holdfast.games.tito.rules.prisoners import (
    call_storch,
    follow_guard,
    guards_tito,
    seize,
    take_documents,
)
from holdfast.games.tito.rules.stacks import new_guard
from holdfast.games.tito.state import LAND, PRISONER, Tito
from holdfast.games.tito.state import MOVE as MOVED

MOST_HAND_OVERS: Final = 10


class StartMovement(Step[Tito]):
    """Platoons that are with an officer now have one MP more in this step (CT-12.1.2)."""

    rule: ClassVar[str] = "CT-12.1.1"

    def run(self, s: Tito, chance: Chance) -> None:
        with_officer: list[int] = []
        for u in range(s.board.germans):
            zone = s.at[u]
            if zone > 0 and s.board.is_platoon[u] and s.has_officer(zone):
                s.bonus[u] = True
                with_officer.append(u)
        if with_officer and s.log is not None:
            facts = {"units": s.names(with_officer)}
            s.log.append(Event("officer_bonus", self.rule, facts))


class Movement(Decision[Tito]):
    """Units move one after the other, link by link, each once (CT-12.2.1)."""

    kind: ClassVar[str] = "movement"
    rule: ClassVar[str] = "CT-12.2.1"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop", "hand_over", "end_phase")

    def legal(self, s: Tito) -> list[Action]:
        found: list[Action] = []
        actions = s.board.actions
        if s.moving >= 0:
            add_moves(s, s.moving, s.moving_mp, found)
            if can_rest(s, s.moving):
                found.append(actions.stop[s.moving])
            return found
        at = s.at
        for u in range(s.board.germans):
            if at[u] > 0 and can_start(s, u):
                add_moves(s, u, allowance(s, u), found)
        add_hand_overs(s, found)
        found.append(actions.end_phase)
        return found

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        actions = s.board.actions
        verb = actions.verb[action.number]
        if verb == END_PHASE:
            for u in range(s.board.germans):
                s.bonus[u] = False
            return
        s.then(self)
        u = actions.unit[action.number]
        if verb == MOVE:
            if s.moving < 0:
                s.moving, s.moving_mp = u, allowance(s, u)
            step(s, u, actions.zone[action.number], chance)
        elif verb == STOP:
            stop(s, u, chance)
        else:
            hand_over(s, actions.extra[action.number], u)

    def explain(self, s: Tito, action: Action) -> Refusal:
        actions = s.board.actions
        verb, u = actions.verb[action.number], actions.unit[action.number]
        ids = s.board.ids
        if s.moving >= 0 and (u != s.moving or verb == HAND_OVER):
            return Refusal(self.rule, why.ANOTHER_MOVES, {"moving": ids[s.moving]})
        if verb == STOP:
            return explain_stop(s, u)
        if verb == HAND_OVER:
            return explain_hand_over(s, actions.extra[action.number], u)
        return explain_move(s, u, actions.zone[action.number])


MOVEMENT = Movement()


def allowance(s: Tito, u: int) -> int:
    """MP of a unit: halved after landing (CT-10.8), then the officer's bonus (CT-12.1.3)."""
    mp = s.board.mp[u * 3 + s.sp[u]]
    if s.has_mark(u, LAND):
        mp //= 2
    return mp + 1 if s.bonus[u] else mp


def can_start(s: Tito, u: int) -> bool:
    """Whether a unit on the map may begin to move (CT-12.2.6)."""
    return (
        not s.has_mark(u, MOVED)
        and s.acts[u] < 8
        and not s.fixed[u]
        and s.partisans_in[s.at[u]] == 0
    )


def can_rest(s: Tito, u: int) -> bool:
    """Whether the stack where the unit is now keeps the limit (CT-12.2.5)."""
    return s.german_sp_in[s.at[u]] <= s.board.limit


def add_moves(s: Tito, u: int, mp: int, found: list[Action]) -> None:
    """The links that a unit can pay for into zones that it may enter."""
    board = s.board
    zone = s.at[u]
    near, cost = board.near[zone], board.cost[zone]
    row = u * board.actions.width
    moves = board.actions.move
    for i in range(len(near)):
        w = near[i]
        if cost[i] <= mp and (can_rest_in(s, u, w) or can_cross(s, u, w, mp - cost[i], zone)):
            found.append(moves[row + w])


def can_rest_in(s: Tito, u: int, zone: int) -> bool:
    """Whether a unit may enter a zone and fits there (CT-12.2.3, CT-12.2.4)."""
    if s.german_sp_in[zone] + s.sp[u] > s.board.limit:
        return False
    if s.partisans_in[zone] == 0 and s.markers_in[zone] == 0:
        return True
    if not has_second_action(s, u):
        return False
    return s.board.is_platoon[u] or s.platoons_in[zone] > 0


def has_second_action(s: Tito, u: int) -> bool:
    """Whether a unit had no mark before its movement."""
    return s.acts[u] == 0 or s.acts[u] == MOVED


def can_cross(s: Tito, u: int, zone: int, left: int, came: int) -> bool:
    """Whether a full zone can be left again at once for another where the unit fits (CT-12.2.5)."""
    if s.is_hostile(zone):
        return False
    near, cost = s.board.near[zone], s.board.cost[zone]
    for i in range(len(near)):
        if near[i] != came and cost[i] <= left and can_rest_in(s, u, near[i]):
            return True
    return False


def step(s: Tito, u: int, to: int, chance: Chance) -> None:
    """One link; a unit that enters a hostile zone stops there at once (CT-12.2.2)."""
    was = s.at[u]
    s.moving_mp -= s.board.cost_between[was][to]
    s.mark(u, MOVED)
    s.came[u] = was
    hostile = s.is_hostile(to)
    s.put(u, to)
    if s.log is not None:
        facts = {
            "unit": s.board.ids[u],
            "from": was,
            "to": to,
            "mp": s.moving_mp,
            "hostile": hostile,
        }
        s.log.append(Event("moved", "CT-12.2.1", facts))
    follow_guard(s, u, to, "CT-12.2.7", True)
    take_documents(s, to)
    settle(s, chance)
    if hostile:
        stop(s, u, chance)
        return
    links: list[Action] = []
    add_moves(s, u, s.moving_mp, links)
    if not links:  # CT-4.7
        stop(s, u, chance)


def stop(s: Tito, u: int, chance: Chance) -> None:
    """The move is over: the Storch may be called and a VIP taken (CT-13.4.1)."""
    zone = s.at[u]
    s.mark(u, MOVED)
    s.moving = -1
    s.moving_mp = 0
    if s.log is not None:
        s.log.append(Event("stopped", "CT-12.2.1", {"unit": s.board.ids[u], "zone": zone}))
    if guards_tito(s, u):
        call_storch(s, zone)
    seize(s, zone, chance)


def add_hand_overs(s: Tito, found: list[Action]) -> None:
    """Prisoners who have not moved may pass to another platoon of their zone (CT-13.4.5)."""
    for vip in (TITO, CHURCHILL):
        if s.vip_state[vip] != PRISONER or s.vip_moved[vip]:
            continue
        for u in s.platoons_at(s.vip_at[vip]):
            if u != s.vip_guard[vip]:
                found.append(s.board.actions.hand_over[vip * 1000 + u])


def hand_over(s: Tito, vip: int, u: int) -> None:
    """Another platoon guards the prisoner from now on (CT-13.4.5).

    The rule sets no limit, but every game must end: who has been passed on so often in one turn
    that nobody can mean it counts as moved.
    """
    new_guard(s, vip, u, "CT-13.4.5")
    s.handed[vip] += 1
    if s.handed[vip] == MOST_HAND_OVERS:
        s.vip_moved[vip] = True


def explain_stop(s: Tito, u: int) -> Refusal:
    unit = s.board.ids[u]
    if s.moving < 0:
        return Refusal("CT-12.2.1", why.NOT_MOVING, {"unit": unit})
    zone = s.at[u]
    links: list[Action] = []
    add_moves(s, u, s.moving_mp, links)
    return Refusal(
        "CT-12.2.5",
        why.NO_ROOM_TO_STOP,
        {
            "unit": unit,
            "zone": zone,
            "sp": s.german_sp_in[zone],
            "limit": s.board.limit,
            "others": [s.board.actions.zone[a.number] for a in links],
        },
    )


def explain_hand_over(s: Tito, vip: int, u: int) -> Refusal:
    rule, name, unit = "CT-13.4.5", PRISONERS[vip], s.board.ids[u]
    if s.vip_state[vip] != PRISONER:
        return Refusal(rule, why.NO_PRISONER, {"prisoner": name})
    if s.vip_moved[vip]:
        return Refusal(rule, why.PRISONER_MOVED, {"prisoner": name})
    if s.vip_guard[vip] == u:
        return Refusal(rule, why.ALREADY_GUARD, {"prisoner": name, "unit": unit})
    zone = s.vip_at[vip]
    others = s.names([p for p in s.platoons_at(zone) if p != s.vip_guard[vip]])
    facts = {"prisoner": name, "zone": zone, "unit": unit, "others": others}
    return Refusal(rule, why.OTHER_ZONE, facts)


def explain_move(s: Tito, u: int, to: int) -> Refusal:
    """The first condition of 12.2 that keeps a unit from taking a link."""
    board, unit, zone = s.board, s.board.ids[u], s.at[u]
    if zone <= 0:
        return Refusal("CT-12.2.1", why.NO_UNIT_HERE, {"unit": unit})
    mp = s.moving_mp
    if s.moving < 0:
        if s.has_mark(u, MOVED):
            return Refusal("CT-12.2.1", why.MOVED_ALREADY, {"unit": unit})
        if s.acts[u] >= 8:
            return Refusal("CT-7.2", why.TWO_ACTIONS, {"unit": unit})
        if s.fixed[u]:
            return Refusal("CT-10.9", why.IS_FIXED, {"unit": unit})
        if s.partisans_in[zone] > 0:
            return Refusal("CT-12.2.6", why.MUST_ASSAULT, {"unit": unit, "zone": zone})
        mp = allowance(s, u)
    cost = board.cost_between[zone][to]
    if cost == 0:
        facts = {"zone": zone, "to": to, "others": board.near[zone]}
        return Refusal("CT-1.1.3", why.NOT_LINKED, facts)
    if cost > mp:
        return Refusal(
            "CT-12.0.1", why.TOO_FAR, {"zone": zone, "to": to, "cost": cost, "unit": unit, "mp": mp}
        )
    return explain_entry(s, u, to)


def explain_entry(s: Tito, u: int, to: int) -> Refusal:
    unit, hostile = s.board.ids[u], s.is_hostile(to)
    if hostile and not has_second_action(s, u):
        return Refusal("CT-12.2.3", why.NO_ACTION_LEFT, {"to": to, "unit": unit})
    if hostile and not s.board.is_platoon[u] and s.platoons_in[to] == 0:
        return Refusal("CT-12.2.4", why.OFFICER_ALONE, {"to": to, "unit": unit})
    sp = s.german_sp_in[to] + s.sp[u]
    facts = {"to": to, "unit": unit, "sp": sp, "limit": s.board.limit}
    return Refusal("CT-12.2.5", why.FULL_HOSTILE if hostile else why.STRANDED, facts)
