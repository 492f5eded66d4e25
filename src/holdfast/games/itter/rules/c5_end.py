"""CI-5.0 End of the game and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.itter.board import DEFENDERS, ESCAPED, Award
from holdfast.games.itter.terms import BREAKTHROUGH, BY_142ND, LOST_EMPTY, OVER, REASONS

if TYPE_CHECKING:
    from holdfast.games.itter.shapes import Result
    from holdfast.games.itter.state import Itter


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


def result_of(s: Itter) -> Result | None:
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
    award = award_for(s, total)
    return {
        "result": award.result,
        "reason": REASONS[s.reason],
        "winner": "defender" if award.result == "win" else None,
        "score": total,
        "award": award.award,
        "level": award.level,
    }


def award_for(s: Itter, total: int) -> Award:
    """The row of the awards table for a score."""
    for row in s.board.awards:
        if row.least is None or total >= row.least:
            return row
    return s.board.awards[-1]


def value_to_defender(s: Itter) -> float:
    """How well the Defender did, from -1 to 1: of two ends the better is always worth more.

    A loss lies in [-1, -0.5) and rises with the share of the SS cards that the castle withstood. A
    draw lies in [-0.5, 0], a victory in (0, 1]; both rise evenly with the score, between bounds
    that no score can leave: -41 and 45 with the components as printed.
    """
    if s.reason == BREAKTHROUGH:
        return withstood(s) / 2 - 1
    total = score(s)
    if total > 0:
        return total / s.board.highest_score
    return 0.0 if total == 0 else total / s.board.lowest_score / -2


def withstood(s: Itter) -> float:
    """The share of the SS cards that came before the one which let the SS in."""
    faced = len(s.discard) + len(s.revealed)
    to_come = len(s.deck) + len(s.hand) + len(s.orders)
    return max(0, faced - 1) / max(1, faced + to_come)
