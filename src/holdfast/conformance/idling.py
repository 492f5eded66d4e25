"""Check that a game ends although nobody wants it to: its seats shun changes, or dice."""

from __future__ import annotations

from enum import Enum
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


class Idler(Enum):
    """What seats want that do not want a game to end."""

    CHANGES_LEAST = "changes as little as it can"
    GOES_HOME = "would rather see an old position again"
    SHUNS_DICE = "uses no chance where it can"


def idle_games_end(trial: Trial, found: Finder) -> None:
    """a game ends also where no seat wants it to, and no state comes back with no chance between

    The games take turns at three kinds of such seats.
    """
    setting = trial.setting
    match = Match(setting.game, setting.options, seed=trial.seed, pack=setting.pack)
    idle = Trial(setting, trial.seed, match)
    sentence = _play_idly(idle, match, list(Idler)[trial.seed % len(Idler)])
    Finder(found.report, found.check, idle).judge(not sentence, len(match.played), sentence)


def _play_idly(trial: Trial, match: Match, idler: Idler) -> str:
    """Play until the game is over, for which nothing is returned, or until something is wrong."""
    met: dict[bytes, int] = {}
    positions: set[str] = set()
    came_back = ""
    last_chance = 0
    most = PATIENCE * trial.setting.most_actions
    for number in range(most + 1):
        if match.over:
            return ""
        now = match.state.to_bytes()
        if now in met:
            came_back = f"the state after {met[now]:,} actions comes back after {number:,}"
            if last_chance <= met[now]:
                cycle = _cycle(match, met[now])
                for_ever = "and no chance is used between, so this can go on for ever"
                return f"{came_back} {for_ever}: {cycle}"
        met[now] = number
        positions.add(fingerprint(match.position()))
        if number < most:
            match.play(_idle_action(trial, match, idler, positions))
            if match.played[-1].chance:
                last_chance = number + 1
    sentence = f"idle seats have not ended the game after {most:,} actions"
    return f"{sentence}; {came_back or 'no state came back'}"


def _cycle(match: Match, since: int) -> str:
    """The actions that lead from a position to itself."""
    texts = [played.action.text for played in match.played[since:]]
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    return ", ".join(texts[:SHOWN]) + more


def _idle_action(trial: Trial, match: Match, idler: Idler, met: set[str]) -> Action:
    """What a seat of this kind does. Ends come last; else the fewest other values decide."""
    before = match.position()

    def price(action: Action) -> tuple[bool, bool, int, str]:
        after = match.state.copy()
        mark = match.chance.mark()
        after.apply(action, match.chance)
        position = after.to_position()
        if idler is Idler.SHUNS_DICE:
            unwanted = match.chance.mark() != mark
        else:
            unwanted = idler is Idler.GOES_HOME and fingerprint(position) not in met
        match.chance.reset(mark)
        return after.over, unwanted, changed(before, position), action.text

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
