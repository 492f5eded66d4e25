"""Checks of the flow of a game: it ends, it never gets stuck, and its actions can be named."""

from __future__ import annotations

import json
import math

from holdfast.conformance.trial import Finder, Trial, canonical
from holdfast.core.action import Action, Vocabulary
from holdfast.core.state import State

__all__ = ["actions_find_back", "games_end", "no_dead_ends", "results_count"]


def games_end(trial: Trial, found: Finder) -> None:
    """random games end, within the limit on actions and without a crash"""
    played = len(trial.match.played) if trial.match is not None else 0
    if trial.crash:
        tried = f" on {trial.crashed_by.json}" if trial.crashed_by is not None else ""
        found.wrong(
            played + (trial.crashed_by is not None), f"the game crashed{tried}: {trial.crash}"
        )
    elif not trial.played.over and trial.offers[-1]:
        found.wrong(played, f"the game is not over after {played:,} actions, the limit of this run")
    else:
        found.fine()


def no_dead_ends(trial: Trial, found: Finder) -> None:
    """every decision names seat, kind and rule, and offers actions, none twice, in one order"""
    states = trial.states
    for at, offered in enumerate(trial.offers):
        sentence = _what_is_wrong_with(trial, states[at], offered)
        found.judge(not sentence, at, sentence)


def _what_is_wrong_with(trial: Trial, state: State, offered: tuple[int, ...]) -> str:
    if state.over:
        if offered or state.legal():
            return "the game is over and still offers actions"
        return "" if state.result() is not None else "the game is over without a result"
    if state.result() is not None:
        return f"the game goes on although it has a result: {state.result()}"
    decision = state.decision
    if not offered:
        return f"a dead end: the decision {decision.kind!r} offers nothing"
    if len(set(offered)) < len(offered):
        return f"the decision {decision.kind!r} offers an action twice"
    if not 0 <= decision.seat(state) < len(trial.played.seats):
        return (
            f"the decision {decision.kind!r} belongs to seat {decision.seat(state)}: no such seat"
        )
    if not decision.kind or not trial.setting.cites(decision.rule):
        return f"the decision {decision!r} has no kind, or cites no known rule: {decision.rule!r}"
    return _what_is_wrong_with_order(state, offered)


def _what_is_wrong_with_order(state: State, offered: tuple[int, ...]) -> str:
    again, copied = state.legal(), state.copy().legal()
    if tuple(action.number for action in again) != offered:
        return "the legal list is another one when asked again"
    if tuple(action.number for action in copied) != offered:
        return "a copy of the state has another legal list"
    known = state.vocabulary.actions
    if any(known[action.number] is not action for action in again):
        return "the legal list holds an action that is not in the vocabulary"
    if any(action.do not in state.decision.verbs for action in again):
        return f"an action on offer has a verb that {state.decision.kind!r} does not list in verbs"
    return ""


def actions_find_back(trial: Trial, found: Finder) -> None:
    """every action's JSON and short text find the action itself back in the vocabulary"""
    vocabulary = trial.played.state.vocabulary
    for number, action in enumerate(vocabulary.actions):
        sentence = _what_is_wrong_with_action(vocabulary, number, action)
        found.judge(not sentence, 0, sentence)


def _what_is_wrong_with_action(vocabulary: Vocabulary, number: int, action: Action) -> str:
    if action.number != number:
        return f"{action!r} says it is number {action.number}, but stands at {number}"
    if any(not isinstance(value, str | int | None) for value in action.args.values()):
        return f"{action!r} is not flat: {action.args}"
    text = json.dumps(action.json)
    try:
        back = [vocabulary.find(given) for given in (action.json, json.loads(text), action.text)]
    except ValueError as error:
        return f"{action!r} does not find itself back: {error}"
    if any(other is not action for other in back):
        return f"{action!r} finds another action: {back}"
    return ""


def results_count(trial: Trial, found: Finder) -> None:
    """a game that is over has a JSON result and one number from -1 to 1 for each seat"""
    if trial.crash or not trial.played.over:
        return
    state, at = trial.played.state, len(trial.played.played)
    canonical(state.result())
    returns, seats = state.returns(), len(trial.played.seats)
    if len(returns) != seats:
        found.wrong(at, f"returns() gives {len(returns)} numbers for {seats} seats")
    elif any(not math.isfinite(value) or not -1 <= value <= 1 for value in returns):
        found.wrong(at, f"returns() leaves the range from -1 to 1: {returns}")
    else:
        found.fine()
