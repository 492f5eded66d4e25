"""Checks that states travel, as bytes, by pickle and by copy, and play on as if at home."""

from __future__ import annotations

import copy
import pickle

from holdfast.conformance.trial import Finder, Trial, canonical
from holdfast.conformance.worlds import told
from holdfast.core.chance import Scripted
from holdfast.core.event import Event
from holdfast.core.state import State

__all__ = ["states_pickle", "states_travel", "travellers_play_on"]

JOURNEYS = 2
"""Sampled decisions from which a state that has travelled plays its game to the end."""


def states_travel(trial: Trial, found: Finder) -> None:
    """a state becomes bytes and comes back equal, with the same decision and legal list"""
    sampled = {0, len(trial.states) - 1, *trial.sampled}
    for at, state in enumerate(trial.states):
        sentence = _what_is_lost(trial, state, trial.offers[at])
        if not sentence and at in sampled:
            sentence = _what_equality_misses(trial, state)
        found.judge(not sentence, at, sentence)
        if sentence:
            return  # the same is wrong with most of the others


def _what_is_lost(trial: Trial, state: State, offered: tuple[int, ...]) -> str:
    data = state.to_bytes()
    back = trial.edition.load(data)
    if back.to_bytes() != data:
        return "a state that came back from bytes gives other bytes"
    if repr(back.agenda) != repr(state.agenda):
        return f"the agenda {state.agenda!r} comes back as {back.agenda!r}"
    if state.over:
        same = canonical(back.result()) == canonical(state.result())
        return "" if same else "the result comes back changed"
    if back.decision.seat(back) != state.decision.seat(state):
        return "in a state that came back from bytes another seat decides"
    if tuple(action.number for action in back.legal()) != offered:
        return "the legal list comes back changed"
    return ""


def _what_equality_misses(trial: Trial, state: State) -> str:
    """Only in samples: equality and hashes are made of the bytes, which are compared everywhere."""
    data = state.to_bytes()
    if state.to_bytes() != data:
        return "the same state gives other bytes when asked again"
    back = trial.edition.load(data)
    if back != state or hash(back) != hash(state):
        return "a state that came back from bytes is not equal"
    return ""


def travellers_play_on(trial: Trial, found: Finder) -> None:
    """a state that came back from bytes plays on to the same end, and every seat knows the same"""
    for start in trial.sampled[-JOURNEYS:]:
        back = trial.edition.load(trial.states[start].to_bytes())
        for at in range(start, len(trial.states)):
            sentence = _how_they_differ(trial, trial.states[at], back)
            found.judge(not sentence, at, sentence)
            if sentence:
                return
            if at < len(trial.played.played):
                sentence = _how_they_part(trial, back, at)
                found.judge(not sentence, at + 1, sentence)


def _how_they_differ(trial: Trial, state: State, back: State) -> str:
    if back.to_bytes() != state.to_bytes():
        return "a state that came back from bytes has become another one"
    if canonical(back.to_position()) != canonical(state.to_position()):
        return "a state that came back from bytes has another position"
    for viewer in trial.viewers:
        mine, theirs = (canonical([one.view(viewer), one.hidden(viewer)]) for one in (state, back))
        if mine != theirs:
            return f"{trial.viewer_name(viewer)} knows something else in what came back from bytes"
    return ""


def _how_they_part(trial: Trial, back: State, at: int) -> str:
    """Play in the traveller what was played in the game."""
    played = trial.played.played[at]
    log: list[Event] = []
    back.log = log
    back.apply(back.vocabulary.actions[played.action.number], Scripted(list(played.chance)))
    back.log = None
    same = all(
        canonical(told(tuple(log), viewer)) == canonical(told(played.events, viewer))
        for viewer in trial.viewers
    )
    return "" if same else f"after {played.action.json} what came back tells other events"


def states_pickle(trial: Trial, found: Finder) -> None:
    """pickle, copy and deepcopy give equal states that share nothing which changes"""
    try:
        pickle.loads(pickle.dumps(trial.game))
    except (AttributeError, TypeError, pickle.PicklingError):
        found.report.skipped[found.check] = "this game has no name under which it is found again"
        return
    for at in trial.sampled:
        state, data = trial.states[at], trial.states[at].to_bytes()
        for how, other in (
            ("pickled", pickle.loads(pickle.dumps(state))),
            ("copied", copy.copy(state)),
            ("deeply copied", copy.deepcopy(state)),
        ):
            good = other.to_bytes() == data and other is not state
            good = good and other.agenda is not state.agenda
            found.judge(good, at, f"a {how} state is not an equal one of its own")
