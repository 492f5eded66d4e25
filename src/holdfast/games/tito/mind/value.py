"""What a position of Capture Tito! is worth at a glance, by sums fitted to games by thumb."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.tito.mind.survey import ATTACKERS, turns_left
from holdfast.games.tito.rules.c14_victory import points, total_of
from holdfast.games.tito.terms import (
    CHURCHILL,
    DOCUMENTS,
    FREE,
    HIDDEN,
    PLANE,
    PRISONER,
    SHOWN,
    TITO,
)

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NAMES: Final = [
    "one",
    "points",
    "strength",
    "reduced",
    "in_the_air",
    "partisans",
    "big_stacks",
    "contact",
    "scattered",
    "alarm",
    "roused",
    "ammo",
    "short_of_ammo",
    "missions",
    "tito_hidden",
    "tito_free",
    "tito_escort",
    "tito_far",
    "tito_held",
    "churchill",
    "documents",
    "unseen",
    "near_unseen",
]
"""Each counts by itself and times the share of the game that is left, before and after all markers
have been turned over: four weights for every name."""
STACK: Final = 6
"""SP from which a stack can look after itself."""
STRIKE: Final = 3
"""MP of a platoon: what is so near can be reached."""


def features(s: Tito) -> list[float]:
    """The numbers that the value weighs, in the order of NAMES."""
    board = s.board
    strength: i64 = 0
    reduced: i64 = 0
    waiting: i64 = 0
    u: i64
    for u in range(board.germans):
        at: i64 = s.at[u]
        if at > 0:
            strength += s.sp[u]
            if board.is_platoon[u] and s.sp[u] == 1:
                reduced += 1
        elif at == PLANE:
            waiting += 1
    partisans: i64 = 0
    big: i64 = 0
    contact: i64 = 0
    scattered: i64 = 0
    zone: i64
    for zone in range(1, board.zones + 1):
        sp: i64 = s.partisan_sp_in[zone]
        if sp > 0:
            partisans += sp
            if sp >= ATTACKERS:
                big += 1
            if s.is_near_germans(zone):
                contact += sp
        if s.germans_in[zone] > 0 and s.german_sp_in[zone] < STACK:
            scattered += 1
    found = [
        1.0,
        total_of(points(s)) / 20,
        float(strength) / 50,
        float(reduced) / 10,
        float(waiting) / 6,
        float(partisans) / 70,
        float(big) / 5,
        float(contact) / 20,
        float(scattered) / 10,
        float(s.alarm) / 9,
        1.0 if s.alarm >= board.alarm_from else 0.0,
        float(s.ammo) / 60,
        max(0.0, 30.0 - float(s.ammo)) / 30,
        missions_held(s) / 3,
    ]
    add_vips(s, found)
    return found


def missions_held(s: Tito) -> float:
    held = 0.0
    for zone in s.board.missions:
        if s.platoons_in[zone] > 0 and s.partisans_in[zone] == 0:
            held += 1
    return held


def add_vips(s: Tito, found: list[float]) -> None:
    """What is known of Tito, Churchill and the documents."""
    board = s.board
    state = s.vip_state[TITO]
    escort = 0.0
    far = 0.0
    if state == FREE:
        at = s.vip_at[TITO]
        escort = s.partisan_sp_in[at] / 10
        far = (STRIKE - min(STRIKE, strength_near(s, at) / 4)) / STRIKE
    unseen = 0.0
    near = 0.0
    for m in range(board.markers):
        if board.marker_letter[m] == 0 and s.marker_at[m] != SHOWN:
            unseen += 1
            if s.marker_at[m] > 0:
                near += min(8.0, strength_near(s, s.marker_at[m])) / 8
    found.append(1.0 if state == HIDDEN else 0.0)
    found.append(1.0 if state == FREE else 0.0)
    found.append(escort)
    found.append(far)
    found.append(1.0 if state == PRISONER else 0.0)
    found.append(1.0 if s.vip_state[CHURCHILL] == FREE else 0.0)
    found.append(1.0 if s.vip_state[DOCUMENTS] == FREE else 0.0)
    found.append(unseen / 6)
    found.append(near / unseen if unseen > 0 else 0.0)


def strength_near(s: Tito, zone: i64) -> float:
    """SP of the platoons that can be in a zone next turn, if nothing bars their way."""
    far = s.board.far[zone]
    total: i64 = 0
    u: i64
    for u in range(s.board.germans):
        at: i64 = s.at[u]
        if at > 0 and far[at] <= STRIKE:
            total += s.sp[u]
    return float(total)


def spread_out(s: Tito, plain: list[float]) -> list[float]:
    """The features by themselves and times the share of the game that is left."""
    left = max(0.0, float(turns_left(s))) / 12
    return [*plain, *[value * left for value in plain]]


class Value:
    """Two sums for each half of a game: the expected points, and the chance of complete success."""

    def __init__(self, fitted: dict[str, list[float]]) -> None:
        self.score_before = fitted["score_before"]
        self.score_after = fitted["score_after"]
        self.win_before = fitted["win_before"]
        self.win_after = fitted["win_after"]

    def score(self, s: Tito, known: list[float]) -> float:
        weights = self.score_before if s.face_down > 0 else self.score_after
        return dot(weights, known)

    def win(self, s: Tito, known: list[float]) -> float:
        weights = self.win_before if s.face_down > 0 else self.win_after
        return 1 / (1 + exp(-max(-30.0, min(30.0, dot(weights, known)))))


def dot(weights: list[float], values: list[float]) -> float:
    total = 0.0
    i: i64
    for i in range(len(weights)):
        total += weights[i] * values[i]
    return total
