"""Movement by rules of thumb: strikes first, then each stack goes where it is best off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.games.tito.mind.plans import Stance
from holdfast.games.tito.mind.survey import LONG, Survey, reachable, way
from holdfast.games.tito.mind.weights import Manual
from holdfast.games.tito.rules.c12_movement.c12_2_german import (
    allowance,
    can_rest,
    can_start,
    can_take,
)
from holdfast.games.tito.terms import LAND, MOVE, PRISONER, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


class Walk:
    """Units of one zone that go to another; nobody where `to` is 0."""

    def __init__(self, units: list[int], to: i64) -> None:
        self.units = units
        self.to: i64 = to


NOBODY = Walk([], 0)


def next_walk(survey: Survey, tired: list[int]) -> Walk:
    """Who goes next, and where; units in `tired` stay."""
    s = survey.s
    if survey.stance.still:
        return NOBODY
    found = next_strike(survey, tired)
    if found.to > 0:
        return found
    zone: i64
    for zone in range(1, s.board.zones + 1):
        if s.germans_in[zone] > 0 and s.partisans_in[zone] == 0:
            found = best_walk(survey, zone, tired)
            if found.to > 0:
                return found
    return NOBODY


def next_strike(survey: Survey, tired: list[int]) -> Walk:
    """The next unit on its way to an objective that is struck this turn."""
    s = survey.s
    u: i64
    for u in range(s.board.germans):
        goal: i64 = survey.goal[u]
        if goal < 0 or s.at[u] <= 0 or u in tired:
            continue
        objective = survey.objectives[goal]
        if objective.strikes and s.at[u] != objective.zone and can_start(s, u):
            return Walk([u], objective.zone)
    return NOBODY


def best_walk(survey: Survey, zone: i64, tired: list[int]) -> Walk:
    """Where the stack of a zone, or one of its units, is better off."""
    s = survey.s
    units: list[int] = []
    sp: i64 = 0
    mp: i64 = LONG
    u: i64 = s.first_german[zone]
    while u >= 0:
        if u not in tired and can_start(s, u) and not is_posted(survey, u):
            units.append(u)
            sp += s.sp[u]
            mp = min(mp, allowance(s, u))
        u = s.after[u]
    if not units:
        return NOBODY
    to = best_zone(survey, zone, units, sp, mp)
    if to != zone:
        return Walk(units, to)
    if len(units) > 1 and s.german_sp_in[zone] < s.board.limit:
        for u in units:
            if s.board.is_platoon[u]:
                to = best_zone(survey, zone, [u], s.sp[u], allowance(s, u))
                if to != zone:
                    return Walk([u], to)
    return NOBODY


def is_posted(survey: Survey, u: i64) -> bool:
    """Whether a unit is where it struck, and stays."""
    goal: i64 = survey.goal[u]
    return goal >= 0 and survey.objectives[goal].strikes


def best_zone(survey: Survey, zone: i64, units: list[int], sp: i64, mp: i64) -> i64:
    """The best of the zones that all these units can reach, the present one included."""
    s, w = survey.s, survey.w
    rest: i64 = s.german_sp_in[zone] - sp
    rest_able = able_sp(s, zone, units)
    fresh = not s.has_mark(units[0], LAND)
    goal: i64 = -1
    for u in units:
        if survey.goal[u] >= 0:
            goal = survey.goal[u]
            break
    best: i64 = zone
    best_score = score(survey, zone, sp, sp, rest, rest_able, False, goal) + w.inertia
    ways = survey.ways(zone)
    v: i64
    for v in range(1, s.board.zones + 1):
        if ways[v] > mp or v == zone or s.is_hostile(v):
            continue
        there: i64 = s.german_sp_in[v]
        if there + sp > s.board.limit:
            continue
        host = able_sp(s, v, units) if there > 0 else 0
        value = score(survey, v, sp, sp if fresh else 0, there, host, True, goal)
        if value > best_score:
            best, best_score = v, value
    return best


def able_sp(s: Tito, zone: i64, without: list[int]) -> i64:
    """SP of the platoons of a zone that can support it in defence, less some units."""
    total: i64 = 0
    u: i64 = s.first_german[zone]
    while u >= 0:
        if s.acts[u] < 8 and u not in without:
            total += s.sp[u]
        u = s.after[u]
    return total


def score(
    survey: Survey, zone: i64, sp: i64, able: i64, there: i64, host: i64, moved: bool, goal: i64
) -> float:
    """What it is worth for a group of `sp` to join `there` SP in a zone."""
    w, s, stance = survey.w, survey.s, survey.stance
    total = sp + there
    fire = survey.danger(zone, able + host)
    if there > 0:
        fire -= survey.danger(zone, host)
    value = -w.danger * stance.danger * fire
    value += w.merge * stance.merge * float(total * total - there * there) / 100
    value += w.cover * stance.cover * s.board.protection[zone]
    value -= stance.shy * survey.beside(zone)
    if moved:
        value -= stance.shy * survey.disturbance(zone)
        if zone in survey.noise:
            value -= w.noise * survey.noise[zone]
    share = float(sp) / 10
    value -= w.crowd * share * float(survey.crowd(zone))
    if goal >= 0:
        objective = survey.objectives[goal]
        d: i64 = s.board.far[zone][objective.zone]
        late = float(d) - w.pace * objective.wait
        if late > 0:
            value -= w.lag * stance.lag * share * late
        value -= w.drift * share * float(d)
        if objective.zone == zone:
            value += w.hold
    if s.vip_state[TITO] == PRISONER:
        value -= w.home * share * s.board.far[zone][s.vip_at[TITO]]
    return value


# Carrying it out


def run_movement(s: Tito, chance: Chance, manual: Manual, stance: Stance) -> None:
    """A whole movement step, its end included."""
    run_walks(s, chance, manual, stance, [])
    if s.agenda:
        s.apply(s.actions.end_phase, chance)


def run_walks(s: Tito, chance: Chance, manual: Manual, stance: Stance, done: list[Action]) -> None:
    """All that moves in a movement step; `done` takes the actions."""
    tired: list[int] = []
    while s.agenda and s.moving >= 0:
        take(s, next_link(s, manual, stance), chance, done)
    survey = Survey(s, manual, stance)
    walk = next_walk(survey, tired)
    while walk.to > 0:
        for u in walk.units:
            go(s, u, walk.to, chance, done)
            tired.append(u)
            if not s.agenda:
                return
        survey.reach.clear()
        walk = next_walk(survey, tired)


def take(s: Tito, action: Action, chance: Chance, done: list[Action]) -> None:
    """Play an action and note it."""
    done.append(action)
    s.apply(action, chance)


def go(s: Tito, u: i64, to: i64, chance: Chance, done: list[Action]) -> None:
    """One unit goes as far as it can towards a zone that it should be able to reach."""
    steps = way(s, s.at[u], to, reachable(s, s.at[u]))
    mp = allowance(s, u)
    i: i64
    for i in range(1, len(steps)):
        v: i64 = steps[i]
        mp -= s.board.cost_between[s.at[u]][v]
        if not can_take(s, u, s.at[u], v, mp):
            break
        take(s, s.actions.move[u * s.actions.width + v], chance, done)
        if not s.agenda or s.moving != u:
            return
    while s.agenda and s.moving == u:
        take(s, halt(s, u), chance, done)


def halt(s: Tito, u: i64) -> Action:
    """The moving unit stops, or where it may not, goes on somewhere."""
    return s.actions.stop[u] if can_rest(s, u) else s.legal()[0]


# One action at a time


def next_move(s: Tito, manual: Manual, stance: Stance) -> Action:
    """The next action of the movement step."""
    if s.moving >= 0:
        return next_link(s, manual, stance)
    survey = Survey(s, manual, stance)
    tired: list[int] = []
    walk = next_walk(survey, tired)
    while walk.to > 0:
        for u in walk.units:
            link = first_link(s, u, walk.to)
            if link > 0:
                return s.actions.move[u * s.actions.width + link]
            tired.append(u)
        walk = next_walk(survey, tired)
    return s.actions.end_phase


def first_link(s: Tito, u: i64, to: i64) -> i64:
    """Where a unit that has not moved goes first on its way; 0 where it cannot."""
    here: i64 = s.at[u]
    steps = way(s, here, to, reachable(s, here))
    if len(steps) < 2:
        return 0
    v: i64 = steps[1]
    left = allowance(s, u) - s.board.cost_between[here][v]
    return v if can_take(s, u, here, v, left) else 0


def next_link(s: Tito, manual: Manual, stance: Stance) -> Action:
    """The next action of the unit that is moving, as it was meant when it set out.

    Where it set out from is not noted: the zones that fit are tried until one explains its way.
    """
    u = s.moving
    here: i64 = s.at[u]
    came: i64 = s.came[u]
    spent = allowance(s, u) - s.moving_mp
    before = spent - s.board.cost_between[came][here]
    for start in starts(s, came, here, before):
        then = s.copy()
        then.moving = -1
        then.moving_mp = 0
        then.unmark(u, MOVE)
        then.put(u, start)
        walk = next_walk(Survey(then, manual, stance), [])
        if u not in walk.units:
            continue
        steps = way(then, start, walk.to, reachable(then, start))
        i: i64
        for i in range(1, len(steps) - 1):
            if steps[i - 1] == came and steps[i] == here:
                v: i64 = steps[i + 1]
                if can_take(s, u, here, v, s.moving_mp - s.board.cost_between[here][v]):
                    return s.actions.move[u * s.actions.width + v]
    return halt(s, u)


def starts(s: Tito, came: i64, here: i64, before: i64) -> list[int]:
    """The zones from which a unit can have come to `came` with exactly `before` MP."""
    if before <= 0:
        return [came]
    found: list[int] = []
    near, price = s.board.near[came], s.board.cost[came]
    i: i64
    for i in range(len(near)):
        if price[i] <= before and near[i] != here and not s.is_hostile(near[i]):
            for zone in starts(s, near[i], came, before - price[i]):
                if zone not in found:
                    found.append(zone)
    return found
