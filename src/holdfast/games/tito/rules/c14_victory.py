"""Chapter 14: victory points, the Storch, and the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.tito.rules.c13_combat.c13_4_guards import leave
from holdfast.games.tito.terms import (
    AMMO,
    ANNIHILATED,
    CHURCHILL,
    DEAD,
    DOCUMENTS,
    EVACUATED,
    LEVELS,
    LOST,
    PRISONER,
    REASONS,
    TAKEN,
    TIME,
    TITO,
)

if TYPE_CHECKING:
    from holdfast.games.tito.shapes import Detail, Result
    from holdfast.games.tito.state import Tito


def points(s: Tito) -> Detail:
    """What each objective is worth now (CT-14.1 to CT-14.7)."""
    board = s.board
    tito = churchill = missions = platoons = officers = 0
    if s.vip_state[TITO] == DEAD:
        tito = board.vp_tito_dead
    elif s.vip_state[TITO] in (PRISONER, EVACUATED):
        tito = board.vp_tito_prisoner
    if s.vip_state[CHURCHILL] == DEAD:
        churchill = board.vp_churchill_dead
    elif s.vip_state[CHURCHILL] == PRISONER:
        churchill = board.vp_churchill_prisoner
    for zone in board.missions:
        if s.platoons_in[zone] > 0 and s.partisans_in[zone] == 0:
            missions += board.vp_mission
    for u in range(board.germans):
        if board.is_platoon[u] and s.at[u] == LOST:
            platoons += board.vp_platoon
    for i, u in enumerate(board.officers):
        if s.at[u] == LOST:
            officers += board.vp_officer[i]
    return {
        "tito": tito,
        "churchill": churchill,
        "documents": board.vp_documents if s.vip_state[DOCUMENTS] == TAKEN else 0,
        "missions": missions,
        "platoons": platoons,
        "officers": officers,
    }


def total_of(detail: Detail) -> int:
    """The sum of the lines."""
    return (
        detail["tito"]
        + detail["churchill"]
        + detail["documents"]
        + detail["missions"]
        + detail["platoons"]
        + detail["officers"]
    )


def level(s: Tito, total: int) -> int:
    """Complete success, semi-success or failure (CT-14.8, CT-14.9)."""
    if s.reason == AMMO or total < s.board.vp_level[1]:
        return 2
    return 0 if total >= s.board.vp_level[0] else 1


def result_of(s: Tito) -> Result:
    """How a match that is over ended."""
    detail = points(s)
    total = total_of(detail)
    reached = level(s, total)
    return {
        "reason": REASONS[s.reason],
        "level": LEVELS[reached],
        "winner": "yugoslav" if reached == 2 else "german",
        "vp": total,
        "detail": detail,
    }


def worth(s: Tito) -> float:
    """The match for the German seat, from -1 to 1: a step for each level, a slope within it.

    A complete success is worth 0.75 to 1, a semi-success 0.25 to 0.5, a failure -1 to -0.25, each
    rising evenly with the points that the level can have; the counters as printed give -28 to 32.
    A failure for want of ammunition, which can have them all, counts half a point less than the
    same points otherwise.
    """
    if not s.reason:
        return 0.0
    board = s.board
    total = total_of(points(s))
    reached = level(s, total)
    complete, semi = board.vp_level[0], board.vp_level[1]
    if reached == 0:
        return 0.75 + 0.25 * share(total, complete, board.vp_highest)
    if reached == 1:
        return 0.25 + 0.25 * share(total, semi, complete - 1)
    graded = total - 0.5 if s.reason == AMMO else total
    return -1.0 + 0.75 * share(graded, board.vp_lowest - 0.5, board.vp_highest)


def share(value: float, low: float, high: float) -> float:
    """How far a value is on the way from low to high, from 0 to 1."""
    return (value - low) / (high - low) if high > low else 1.0


def finish(s: Tito, reason: int, rule: str) -> None:
    """The match is over; nothing more is done."""
    s.reason = reason
    s.moving = -1
    s.moving_mp = 0
    s.end_assault()
    s.pending_officer = -1
    s.pending_zone = 0
    s.agenda.clear()
    if s.log is not None:
        s.tell("game_over", rule, {**result_of(s)})


def is_annihilated(s: Tito) -> bool:
    """End the match when no platoon is left and none is still to land (CT-4.9)."""
    if s.platoons_left():
        return False
    finish(s, ANNIHILATED, "CT-4.9")
    return True


class Count(Step["Tito"]):
    """Phase F: the last turn is over and the points are counted (CT-4.6)."""

    rule: ClassVar[str] = "CT-4.6"

    def run(self, s: Tito, chance: Chance) -> None:
        finish(s, TIME, "CT-4.6")


# 14.3 The Storch


def call_storch(s: Tito, zone: i64) -> None:
    """Tito, a prisoner, has come to rest at the German cross (CT-14.3)."""
    if zone == s.board.cross and s.storch == 0:
        s.storch = s.turn
        s.tell("storch", "CT-14.3", {"zone": zone, "turn": s.turn})


def evacuate(s: Tito) -> None:
    """A Storch that came in an earlier turn takes Tito away (CT-14.3)."""
    if s.vip_state[TITO] == PRISONER and 0 < s.storch < s.turn:
        zone = s.vip_at[TITO]
        leave(s, TITO, EVACUATED)
        s.tell("evacuated", "CT-14.3", {"vip": "tito", "zone": zone})
