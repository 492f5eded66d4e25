"""Checks that everything that happens can be told, in every language of the game."""

from __future__ import annotations

from holdfast.conformance.refusals import gap_in
from holdfast.conformance.trial import Finder, Setting, Trial, canonical
from holdfast.core.event import Event
from holdfast.core.state import SPECTATOR

__all__ = ["events_are_told", "everything_has_words"]


def events_are_told(trial: Trial, found: Finder) -> None:
    """every event is JSON, cites a rule, and has a sentence in every language"""
    seats = len(trial.played.seats)
    batches = [trial.played.setup_events, *(played.events for played in trial.played.played)]
    for at, events in enumerate(batches):
        for event in events:
            sentence = _what_is_wrong_with(trial.setting, event, seats)
            found.judge(not sentence, at, sentence)


def _what_is_wrong_with(setting: Setting, event: Event, seats: int) -> str:
    try:
        canonical(event.json)
    except (TypeError, ValueError) as error:
        return f"{event!r} is not JSON: {error}"
    if not setting.is_new("event", event.kind, event.rule, event.secret, *event.facts):
        return ""
    if not setting.cites(event.rule):
        return f"the event {event.kind!r} cites no known rule: {event.rule!r}"
    if "event" in event.facts or "rule" in event.facts:
        return f"the event {event.kind!r} has a fact named event or rule, which its JSON needs"
    if not set(event.secret) <= set(event.facts):
        return f"the event {event.kind!r} keeps a fact secret that it does not have"
    if any(not 0 <= seat < seats for seat in event.known_to):
        return f"the event {event.kind!r} is known to a seat that does not exist"
    return _what_is_wrong_with_sentences(setting, event, seats)


def _what_is_wrong_with_sentences(setting: Setting, event: Event, seats: int) -> str:
    for language, text in setting.texts.items():
        told = text.event(event)
        if told == event.kind:
            return f"the event {event.kind!r} has no sentence in {language}"
        if gap_in(told):
            return f"in {language} the event {event.kind!r} has a gap: {told!r}"
        for viewer in range(SPECTATOR, seats):
            # Where a fact is hidden an ellipsis may stand for it, but a sentence there must be.
            if not text.event(event.seen_by(viewer)).strip():
                return f"in {language} the event {event.kind!r} cannot be told to everybody"
    return ""


def everything_has_words(trial: Trial, found: Finder) -> None:
    """prompts, actions, results and boards of every view have words in every language"""
    states = trial.states
    for at in [*trial.sampled, len(trial.played.played)]:
        for language, text in trial.setting.texts.items():
            for viewer in trial.viewers:
                board = text.board(states[at].view(viewer))
                found.judge(isinstance(board, str), at, f"in {language} the board is not a string")
        sentence = _what_has_no_words(trial, at)
        found.judge(not sentence, at, sentence)


def _what_has_no_words(trial: Trial, at: int) -> str:
    state = trial.states[at]
    for language, text in trial.setting.texts.items():
        if state.over:
            if gap_in(text.result(state.result() or {})):
                return f"in {language} the result has no sentence"
            continue
        kind, seat = state.decision.kind, state.decision.seat(state)
        prompt = text.prompt(kind, state.view(seat))
        if gap_in(prompt) or prompt == kind:
            return f"in {language} the decision {kind!r} has no prompt: {prompt!r}"
        for action in state.legal():
            if trial.setting.is_new("action", language, action.number) and gap_in(
                text.action(action)
            ):
                return f"in {language} {action!r} has a gap: {text.action(action)!r}"
    return ""
