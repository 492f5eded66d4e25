"""What chance added to a match: its luck alone, without judging a decision, in little time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.bots.budget import Budget
from holdfast.coach.findings import SETUP
from holdfast.coach.judging import Judge
from holdfast.core.match import Match

__all__ = ["Fortune", "fortune"]

TRIES: Final = 36
"""So often each action is played again: the same every time, so that the same match comes to the
same luck on every machine."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """Of one seat: what a match that is over came to, and what of that was luck."""

    win: float
    score: float
    luck: float
    luck_score: float


def fortune(match: Match, seat: int = 0) -> Fortune | None:
    """The luck of a match that is over, as a review counts it; None where the game's mind cannot
    tell luck. The set-up does not count: where all get the same cards, it is nobody's luck."""
    judge = Judge(match)
    outlook = judge.valuer.mind.judge(match.state, seat)
    if not judge.valuer.has_eye:
        return None
    win = score = 0.0
    for number, played in enumerate(match.played):
        if not played.chance:
            continue
        assert number != SETUP
        for one in judge.luck(number, Budget(count=TRIES)):
            win += one.win[seat]
            score += one.score[seat]
    return Fortune(outlook.win, outlook.score, win, score)
