"""Combat by rules of thumb: which stacks fire, who stands where in an assault, when to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.games.tito.mind.survey import PLATOON_FF, firepower, turns_left
from holdfast.games.tito.mind.weights import Weights, hit_chance
from holdfast.games.tito.rules.c13_combat.c13_2_fire import defence_value
from holdfast.games.tito.rules.c13_combat.c13_2_german_fire import targets_of
from holdfast.games.tito.rules.c13_combat.c13_3_lines import (
    assault_attack,
    assault_defence,
    column,
    german_lines,
    lines,
    partisan_lines,
    unplaced,
)
from holdfast.games.tito.terms import CHURCHILL, FIRED, FREE, PRISONER, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


def next_combat(s: Tito, w: Weights) -> Action:
    """Fires that pay, then the assaults that are due, then better fronts, then the end."""
    best: Action | None = None
    best_gain = 0.0
    due: i64 = 0
    zone: i64
    for zone in range(1, s.board.zones + 1):
        if s.platoons_in[zone] == 0:
            continue
        if s.partisans_in[zone] > 0:
            if due == 0:
                due = zone
        elif float(s.ammo) > w.fire_ammo and is_near_partisans(s, zone):
            u = shooter(s, zone)
            if u < 0 or s.has_done(zone, FIRED):
                continue
            for at in targets_of(s, zone):
                gain = fire_gain(s, w, zone, u, at)
                if gain > best_gain:
                    best, best_gain = s.actions.fire[u * s.actions.width + at], gain
    if best is not None:
        return best
    if due > 0:
        return s.actions.assault[due]
    for zone in range(1, s.board.zones + 1):
        if s.germans_in[zone] > 0 and s.partisans_in[zone] > 0:
            return s.actions.assault[zone]
    return better_front(s)


def better_front(s: Tito) -> Action:
    """A stack in contact puts a full platoon in front, so that no counter is lost; or the end."""
    zone: i64
    for zone in range(1, s.board.zones + 1):
        if s.platoons_in[zone] < 2 or zone in s.fronted:
            continue
        front: i64 = s.front[zone]
        if s.sp[front] == 2 or not is_near_partisans(s, zone):
            continue
        u = best_front(s, zone)
        if s.sp[u] == 2:
            return s.actions.front[u]
    return s.actions.end_phase


def is_near_partisans(s: Tito, zone: i64) -> bool:
    near = s.board.near[zone]
    i: i64
    for i in range(len(near)):  # noqa: SIM110 (a loop that is compiled to machine code)
        if s.partisans_in[near[i]] > 0:
            return True
    return False


def is_guard(s: Tito, u: i64) -> bool:
    return (s.vip_state[TITO] == PRISONER and s.vip_guard[TITO] == u) or (
        s.vip_state[CHURCHILL] == PRISONER and s.vip_guard[CHURCHILL] == u
    )


def best_front(s: Tito, zone: i64) -> i64:
    """Who takes the next hit best: a full platoon before a reduced one, a guard last."""
    best: i64 = -1
    best_key: i64 = -1
    u: i64 = s.first_german[zone]
    while u >= 0:
        if s.board.is_platoon[u]:
            key: i64 = s.sp[u] * 4 + (0 if is_guard(s, u) else 2)
            if u == s.front[zone]:
                key += 1
            if key > best_key:
                best, best_key = u, key
        u = s.after[u]
    return best


def shooter(s: Tito, zone: i64) -> i64:
    """The platoon that shoots: able to act, and able to take the answer."""
    best: i64 = -1
    best_key: i64 = -1
    u: i64 = s.first_german[zone]
    while u >= 0:
        if s.board.is_platoon[u] and s.is_able(u):
            key: i64 = s.sp[u] * 2 + (0 if is_guard(s, u) else 1)
            if key > best_key:
                best, best_key = u, key
        u = s.after[u]
    return best


def fire_chance(s: Tito, zone: i64, u: i64, at: i64) -> float:
    """The chance that the target is hit and not the shooter."""
    attack: i64 = s.ff(u) + s.board.light[s.turn] + s.ammo_penalty() + s.air_on(zone, at)
    v: i64 = s.first_german[zone]
    while v >= 0:
        if v != u and s.is_able(v):
            attack += s.sp[v]
        v = s.after[v]
    if s.has_officer(zone):
        attack += 1
    return hit_chance(attack, defence_value(s, s.top(at), zone, at).total())


def fire_gain(s: Tito, w: Weights, zone: i64, u: i64, at: i64) -> float:
    """What a fire gains, less what it risks and lays open."""
    chance = fire_chance(s, zone, u, at)
    gain = chance - w.fire_risk * (1 - chance) - w.fire_cost
    if s.vip_state[TITO] == FREE and s.vip_at[TITO] == at:
        gain += w.fire_goal
    if s.acts[u] != 0:
        gain -= w.fire_open * bared(s, zone)
    return gain


def bared(s: Tito, zone: i64) -> float:
    """How many more hits a stack must expect when all of it has acted twice."""
    board = s.board
    supported: i64 = 0
    u: i64 = s.first_german[zone]
    while u >= 0:
        if s.is_able(u):
            supported += s.sp[u]
        u = s.after[u]
    light: i64 = board.light[s.turn]
    defence: i64 = PLATOON_FF + board.protection[zone] + s.ammo_penalty() - light
    covered = defence + max(0, supported - 2)
    near = board.near[zone]
    hits = 0.0
    i: i64
    for i in range(len(near)):
        if s.partisans_in[near[i]] > 0:
            power = firepower(s, near[i])
            hits += hit_chance(power, defence) - hit_chance(power, covered)
    return hits


# Assaults


def next_contact(s: Tito) -> Action:
    """The strongest platoon that is left; a guard only when nobody else is."""
    best: i64 = -1
    best_key: i64 = -1
    for u in unplaced(s):
        key: i64 = s.af(u) * 4 + (0 if is_guard(s, u) else 2)
        if key > best_key:
            best, best_key = u, key
    actions = s.actions
    return actions.line_up[best * (actions.lines + 1) + len(s.columns) + 1]


def next_support(s: Tito) -> Action:
    """The line in which this platoon adds most to the chance of a hit."""
    count = lines(s)
    u = unplaced(s)[0]
    ours, theirs = german_lines(s, count), partisan_lines(column(s), count)
    best = 0
    best_gain = -1.0
    for line in range(count):
        attack = assault_attack(s, ours[line], s.assault_zone).total()
        defence = assault_defence(s, theirs[line], s.assault_zone).total()
        gain = hit_chance(attack + s.sp[u], defence) - hit_chance(attack, defence)
        if gain > best_gain:
            best, best_gain = line, gain
    actions = s.actions
    return actions.support[u * (actions.lines + 1) + best + 1]


def prospect(s: Tito) -> float:
    """The mean chance of a line in the next round, support shared out evenly."""
    zone = s.assault_zone
    count = lines(s)
    ours: list[int] = []
    spare: i64 = 0
    for u in s.platoons_at(zone):
        ours.append(s.af(u) * 4 + s.sp[u])
    ours.sort(reverse=True)
    for code in ours[count:]:
        spare += code & 3
    theirs = partisan_lines(column(s), count)
    bonus: i64 = s.ammo_penalty() + s.air_on(zone, zone)
    if s.has_officer(zone):
        bonus += 1
    total = 0.0
    i: i64
    for i in range(count):
        share: i64 = spare // (count - i)
        spare -= share
        defence = assault_defence(s, theirs[i], zone).total()
        total += hit_chance((ours[i] >> 2) + bonus + share, defence)
    return total / count if count > 0 else 0.0


def next_round(s: Tito, w: Weights) -> Action:
    """Go on while the odds are good enough for what is at stake."""
    zone = s.assault_zone
    wanted = w.go_on
    if s.vip_state[TITO] == FREE and s.vip_at[TITO] == zone:
        wanted -= w.go_on_goal
    if turns_left(s) == 0 and zone in s.board.missions:
        wanted -= w.go_on_late
    if s.ammo <= 2 or prospect(s) < wanted:
        return s.actions.break_off
    return s.actions.go_on
