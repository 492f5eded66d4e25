"""Check that a game ends although nobody wants it to: its players change as little as they can."""

from __future__ import annotations

from typing import Any

from holdfast.conformance.trial import Finder, Trial
from holdfast.core.action import Action
from holdfast.core.journal import fingerprint
from holdfast.core.match import Match

__all__ = ["idle_games_end"]

TRIED = 16
"""Legal actions of a decision that are tried; of more, a sample."""
PATIENCE = 10
"""So many times as long as a random game an idle one may be: where dice decide, it lasts."""
SHOWN = 12
"""Actions of a cycle that a report quotes."""


def idle_games_end(trial: Trial, found: Finder) -> None:
    """a game ends also where every seat does what changes least, and no position comes back free

    One game in two is played by seats that would rather see an old position again.
    """
    setting = trial.setting
    match = Match(setting.game, setting.options, seed=trial.seed, pack=setting.pack)
    idle = Trial(setting, trial.seed, match)
    sentence = _play_idly(idle, match, homing=trial.seed % 2 == 0)
    Finder(found.report, found.check, idle).judge(not sentence, len(match.played), sentence)


def _play_idly(trial: Trial, match: Match, homing: bool) -> str:
    """Play until the game is over, for which nothing is returned, or until something is wrong."""
    met: dict[str, int] = {}
    came_back = ""
    most = PATIENCE * trial.setting.most_actions
    for number in range(most + 1):
        now = fingerprint(match.position())
        if match.over:
            return ""
        if now in met:
            came_back = f"the position after {met[now]:,} actions comes back after {number:,}"
            if _is_free(match, met[now]):
                cycle = _cycle(match, met[now])
                for_ever = "and no chance is used between, so this can go on for ever"
                return f"{came_back} {for_ever}: {cycle}"
        met[now] = number
        if number < most:
            match.play(_least_change(trial, match, met if homing else {}))
    sentence = f"idle seats have not ended the game after {most:,} actions"
    return f"{sentence}; {came_back or 'no position came back'}"


def _is_free(match: Match, since: int) -> bool:
    return not any(played.chance for played in match.played[since:])


def _cycle(match: Match, since: int) -> str:
    """The actions that lead from a position to itself."""
    texts = [played.action.text for played in match.played[since:]]
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    return ", ".join(texts[:SHOWN]) + more


def _least_change(trial: Trial, match: Match, wanted: dict[str, int]) -> Action:
    """The legal action after which the fewest values of the position are others.

    Ends come last; where an old position is wanted, one that leads there comes first.
    """
    before = match.position()

    def price(action: Action) -> tuple[bool, bool, int, str]:
        after = match.state.copy()
        mark = match.chance.mark()
        after.apply(action, match.chance)
        match.chance.reset(mark)
        position = after.to_position()
        is_new = bool(wanted) and fingerprint(position) not in wanted
        return after.over, is_new, changed(before, position), action.text

    return min(_some_legal(trial, match), key=price)


def _some_legal(trial: Trial, match: Match) -> list[Action]:
    legal = match.state.legal()
    if len(legal) <= TRIED:
        return legal
    chooser = trial.source("idle", len(match.played))
    return [legal.pop(chooser.pick(len(legal))) for _ in range(TRIED)]


def changed(one: Any, other: Any) -> int:
    """How many plain values of two pieces of JSON differ."""
    if one == other:
        return 0
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(changed(one.get(key), other.get(key)) for key in one.keys() | other.keys())
    if isinstance(one, list) and isinstance(other, list):
        return sum(map(changed, one, other)) + abs(len(one) - len(other))
    return 1
