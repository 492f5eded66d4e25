"""The quick answer to every question of the German player, and whole games played by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.games.tito.mind.combat import (
    best_front,
    next_combat,
    next_contact,
    next_round,
    next_support,
)
from holdfast.games.tito.mind.movement import next_move, run_movement
from holdfast.games.tito.mind.plans import Stance
from holdfast.games.tito.mind.survey import Survey, weights_now
from holdfast.games.tito.mind.weights import Manual
from holdfast.games.tito.rules.c9_air_support import AirSupport
from holdfast.games.tito.rules.c10_landing import AttachOfficer, landed_platoons
from holdfast.games.tito.rules.c12_movement.c12_2_german import Movement
from holdfast.games.tito.rules.c13_combat.c13_0_combat import Combat
from holdfast.games.tito.rules.c13_combat.c13_2_yugoslav_fire import Reorganise
from holdfast.games.tito.rules.c13_combat.c13_3_assault import AssaultRound
from holdfast.games.tito.rules.c13_combat.c13_3_lines import NextContact, NextSupport

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NEVER: Final = 1000


def answer(s: Tito, manual: Manual, stance: Stance) -> Action:
    """What the rules of thumb say to the question at hand."""
    top = s.agenda[-1]
    if isinstance(top, Movement):
        return next_move(s, manual, stance)
    if isinstance(top, Combat):
        return next_combat(s, weights_now(s, manual))
    if isinstance(top, NextContact):
        return next_contact(s)
    if isinstance(top, NextSupport):
        return next_support(s)
    if isinstance(top, AssaultRound):
        return next_round(s, weights_now(s, manual))
    if isinstance(top, Reorganise):
        return s.actions.front[best_front(s, s.pending_zone)]
    if isinstance(top, AirSupport):
        return air(s, manual)
    if isinstance(top, AttachOfficer):
        return s.actions.attach[s.pending_officer * 1000 + escort(s)]
    return s.legal()[0]


def air(s: Tito, manual: Manual) -> Action:
    """Aircraft where the most valuable strike is about to fall."""
    survey = Survey(s, manual, Stance())
    if float(survey.left) <= survey.w.air_left:
        for objective in survey.objectives:
            if objective.strikes and s.is_hostile(objective.zone):
                return s.actions.any_air_support[objective.zone]
    return s.actions.any_air_support[0]


def escort(s: Tito) -> i64:
    """The platoon to attach an officer to: in the largest stack that has no assault before it."""
    best: i64 = -1
    best_key: i64 = -100
    for u in landed_platoons(s, s.pending_officer):
        zone = s.at[u]
        key: i64 = s.german_sp_in[zone] - (20 if s.is_hostile(zone) else 0)
        if key > best_key:
            best, best_key = u, key
    return best


def play_out(s: Tito, chance: Chance, manual: Manual, stance: Stance) -> None:
    """Play a world to its end: the movement step at hand by a stance, then by rules of thumb."""
    play_until(s, chance, manual, stance, NEVER)


def play_until(s: Tito, chance: Chance, manual: Manual, stance: Stance, turn: i64) -> None:
    """The same up to the start of a turn, if all markers lie open then."""
    plain = Stance()
    while s.agenda:
        top = s.agenda[-1]
        if isinstance(top, Movement):
            run_movement(s, chance, manual, stance)
            stance = plain
        elif s.turn >= turn and s.face_down == 0 and isinstance(top, AirSupport):
            return
        else:
            s.apply(answer(s, manual, plain), chance)
