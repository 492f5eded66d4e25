"""CI-5.0 End of the game and score."""

from __future__ import annotations

from typing import Any

from holdfast.games.itter.board import DEFENDERS, ESCAPED
from holdfast.games.itter.state import (
    BREAKTHROUGH,
    BY_142ND,
    LOST_EMPTY,
    OVER,
    REASONS,
    Itter,
)


def end_game(s: Itter, reason: int) -> None:
    """The game is over: nothing that was still to come is played (CI-5.0.1 to CI-5.0.3)."""
    s.phase = OVER
    s.reason = reason
    s.actions_left = 0
    s.agenda.clear()
    if s.log is not None:
        rule = "CI-5.0.1"
        if reason == BY_142ND:
            rule = "CI-5.0.2"
        elif reason == BREAKTHROUGH:
            rule = "CI-5.0.3"
        facts = result_of(s)
        assert facts is not None
        s.tell("over", rule, {**facts, "lines": {} if reason == BREAKTHROUGH else score_lines(s)})


def score_lines(s: Itter) -> dict[str, int]:
    """The score, line by line (CI-5.0.4 to CI-5.0.6)."""
    points = s.board.points
    outside, inside, others = 0, 0, 0
    for who in range(DEFENDERS):
        if s.at[who] < 0:
            continue
        if not s.board.french[who]:
            others += 1
        elif s.place_of(who) == s.board.cellar:
            inside += 1
        else:
            outside += 1
    escaped = 1 if s.at[s.board.borotra] == ESCAPED else 0
    return {
        "jenny_lost_empty": points["jenny_lost_empty"] if s.jenny == LOST_EMPTY else 0,
        "borotra_escaped": points["borotra_escaped"] * escaped,
        "french_outside_cellar": points["french_outside_cellar"] * outside,
        "french_in_cellar": points["french_in_cellar"] * inside,
        "other_defender_on_board": points["other_defender_on_board"] * others,
        "ss_counter_on_board": points["ss_counter_on_board"] * s.ss_counters(),
    }


def score(s: Itter) -> int:
    total = 0
    for points in score_lines(s).values():
        total += points
    return total


def result_of(s: Itter) -> dict[str, Any] | None:
    """The result of a finished game, or None (CI-5.0.3, CI-5.0.7, CI-5.0.8, CI-6.2.10)."""
    if s.reason == 0:
        return None
    if s.reason == BREAKTHROUGH:
        return {
            "result": "loss",
            "reason": REASONS[s.reason],
            "winner": "ss",
            "score": None,
            "award": None,
            "level": None,
        }
    total = score(s)
    award: Any = award_for(s, total)
    return {
        "result": award["result"],
        "reason": REASONS[s.reason],
        "winner": "defender" if award["result"] == "win" else None,
        "score": total,
        "award": award["award"],
        "level": award["level"],
    }


def award_for(s: Itter, total: int) -> Any:
    """The row of the awards table for a score."""
    for row in s.board.awards:
        if row["min"] is None or total >= row["min"]:
            return row
    return s.board.awards[-1]


def value_to_defender(s: Itter) -> float:
    """1 for a victory, 0 for a draw, -1 for a loss."""
    if s.reason == BREAKTHROUGH:
        return -1.0
    return 1.0 if score(s) >= 1 else 0.0
