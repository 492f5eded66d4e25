"""Checks that nothing is lost: copies, positions, journals and undo."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

from holdfast.conformance.trial import Finder, Trial, canonical
from holdfast.conformance.worlds import play_on, told
from holdfast.core.action import Action
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.journal import Journal
from holdfast.core.match import Match
from holdfast.core.state import State

__all__ = [
    "asking_changes_nothing",
    "copies_stay",
    "journals_round_trip",
    "positions_round_trip",
    "undo_restores",
]


def copies_stay(trial: Trial, found: Finder) -> None:
    """earlier states never change when the game goes on"""
    _compare_with_then(trial, found, "the game went on and changed this earlier state")


def asking_changes_nothing(trial: Trial, found: Finder) -> None:
    """views, explanations, imagining and all other questions leave the states alone"""
    _compare_with_then(trial, found, "a question (view, explain, imagine, …) changed this state")


def _compare_with_then(trial: Trial, found: Finder, sentence: str) -> None:
    for at, then in trial.positions.items():
        now = canonical(trial.states[at].to_position())
        if now == then:
            found.fine()
            continue
        found.wrong(at, f"{sentence}: {_first_difference(then, now)}")
        return  # one state that changed changes the others too


def _first_difference(one: str, other: str) -> str:
    """The two texts around the first character in which they differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 30)
    return f"…{one[start : at + 40]}… is now …{other[start : at + 40]}…"


def positions_round_trip(trial: Trial, found: Finder) -> None:
    """a position read back is the same state: position, decision, legal list and what follows"""
    for at in trial.positions:
        sentence = _what_is_lost(trial, trial.states[at], at)
        found.judge(not sentence, at, sentence)


def _what_is_lost(trial: Trial, state: State, at: int) -> str:
    position = json.loads(trial.positions[at])
    try:
        back = trial.edition.read(position)
    except HoldfastError as error:
        return f"the position is refused: {error}"
    if canonical(back.to_position()) != trial.positions[at]:
        now = canonical(back.to_position())
        return f"the position comes back changed: {_first_difference(trial.positions[at], now)}"
    if repr(back.agenda) != repr(state.agenda):
        return f"the agenda {state.agenda!r} comes back as {back.agenda!r}"
    if back.over:
        return "" if canonical(back.result()) == canonical(state.result()) else "another result"
    if _asked(back) != _asked(state):
        return f"the decision {_asked(state)} comes back as {_asked(back)}"
    if [action.number for action in back.legal()] != list(trial.offers[at]):
        return "the legal list comes back changed"
    return _how_they_part(trial, state, back, at)


def _asked(state: State) -> tuple[int, str, str]:
    decision = state.decision
    return decision.seat(state), decision.kind, decision.rule


def _how_they_part(trial: Trial, state: State, back: State, at: int) -> str:
    if at >= len(trial.played.played):
        return ""
    action = trial.played.played[at].action
    mine = play_on(state, action, trial.source("on", at))
    read = play_on(back, _same_action(back, action), trial.source("on", at))
    if canonical(mine.state.to_position()) != canonical(read.state.to_position()):
        return f"after {action.json} the state read back goes another way"
    if mine.asked != read.asked or canonical(told(mine.events, 0)) != canonical(
        told(read.events, 0)
    ):
        return f"after {action.json} the state read back uses other chance or tells other events"
    return ""


def _same_action(state: State, action: Action) -> Action:
    # A state that was read may have built a vocabulary of its own, for instance from a pack.
    return state.vocabulary.actions[action.number]


def journals_round_trip(trial: Trial, found: Finder) -> None:
    """a saved match loads, and its replay verifies and ends in the same position"""
    match = trial.played
    sentence = _what_replay_says(match, trial.game)
    found.judge(not sentence, len(match.played), sentence)
    for at in trial.sampled[-1:]:
        position = json.loads(trial.positions[at])
        middle = Match(
            trial.game, match.options, seed=trial.seed, position=position, pack=match.pack
        )
        middle.play(match.played[at].action.json)
        sentence = _what_replay_says(middle, trial.game)
        found.judge(not sentence, at, f"a match from a position: {sentence}")


def _what_replay_says(match: Match, game: Game) -> str:
    text = json.dumps(match.journal().to_json())
    try:
        again = replay(Journal.from_json(text), game)
    except HoldfastError as error:
        return f"the journal does not replay: {error}"
    if canonical(again.position()) != canonical(match.position()):
        return "the replay ends in another position"
    if canonical([event.json for event in again.events]) != canonical(
        [event.json for event in match.events]
    ):
        return "the replay tells other events"
    return ""


def replay(journal: Journal, game: Game) -> Match:
    """Replay with this very game, which need not be the one that is registered under its id."""
    # A match takes a game or its name alike; only the journal's own type is narrower.
    return Match.replay(replace(journal, game=cast(Any, game)))


def undo_restores(trial: Trial, found: Finder) -> None:
    """a study match steps back to its start, and plays forward again with the same chance"""
    study = trial.played.branch()
    actions = study.actions
    for at in reversed(range(len(actions))):
        study.undo()
        if canonical(study.position()) != trial.positions[at]:
            found.wrong(at, "undo leads to another position than the one that was here")
            return
    for at, action in enumerate(actions, start=1):
        study.play(action)
        if canonical(study.position()) != trial.positions[at]:
            found.wrong(at, "after undo the same action leads to another position")
            return
    found.fine(max(1, len(actions)))
