"""Checks that everything that happens can be told, in every language of the game."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.conformance.refusals import gap_in
from holdfast.conformance.trial import WHOLE, Finder, Setting, Trial, canonical, shape_of
from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.notes import Teller
from holdfast.core.reading import Given
from holdfast.core.state import State
from holdfast.core.text import Text

__all__ = ["events_are_told", "everything_has_words", "games_are_told", "notes_are_told"]


def events_are_told(trial: Trial, found: Finder) -> None:
    """every event is JSON, cites a rule, and has a sentence in every language

    Told are the events whose facts are of a kind that was not met before.
    """
    for at, event in _events(trial):
        sentence = _what_is_wrong_with(trial, event)
        if not sentence and _is_new(trial.setting, event):
            sentence = _what_is_wrong_with_sentences(trial, event)
        found.judge(not sentence, at, sentence)


def games_are_told(trial: Trial, found: Finder) -> None:
    """every event of a whole game is told in every language to everybody"""
    for at, event in _events(trial):
        sentence = _what_is_wrong_with_sentences(trial, event)
        found.judge(not sentence, at, sentence)


def _events(trial: Trial) -> Iterator[tuple[int, Event]]:
    batches = [trial.played.setup_events, *(played.events for played in trial.played.played)]
    for at, events in enumerate(batches):
        for event in events:
            yield at, event


def _is_new(setting: Setting, event: Event) -> bool:
    """Whether a fact, or all facts together, are of a kind that has not been told before."""
    shapes = {name: shape_of(value) for name, value in event.facts.items()}
    looks_new = setting.is_new("event", event.kind, event.rule, event.secret, *shapes.items())
    # A word may be the name of a component, so each is new once.
    words = [setting.is_new("fact", event.kind, *word) for word in _words(event.facts)]
    return looks_new or any(words)


def _words(facts: Given) -> Iterator[tuple[str, str]]:
    for name, value in facts.items():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, str):
                yield name, one


def _what_is_wrong_with(trial: Trial, event: Event) -> str:
    try:
        canonical(event.json)
    except (TypeError, ValueError) as error:
        return f"{event!r} is not JSON: {error}"
    if not trial.setting.cites(event.rule):
        return f"the event {event.kind!r} cites no known rule: {event.rule!r}"
    if "event" in event.facts or "rule" in event.facts:
        return f"the event {event.kind!r} has a fact named event or rule, which its JSON needs"
    if not set(event.secret) <= set(event.facts):
        return f"the event {event.kind!r} keeps a fact secret that it does not have"
    if any(not 0 <= seat < len(trial.played.seats) for seat in event.known_to):
        return f"the event {event.kind!r} is known to a seat that does not exist"
    return ""


def _what_is_wrong_with_sentences(trial: Trial, event: Event) -> str:
    for language, text in trial.setting.texts.items():
        try:
            told = text.event(event)
            if told == event.kind:
                return f"the event {event.kind!r} has no sentence in {language}"
            if gap_in(told):
                return f"in {language} the event {event.kind!r} has a gap: {told!r}"
            for viewer in trial.viewers:
                # Where a fact is hidden an ellipsis may stand for it, but a sentence there must be.
                seen = text.event(event.seen_by(viewer))
                if not seen.strip() or "{" in seen:
                    return f"in {language} the event {event.kind!r} cannot be told to everybody"
            text.chapter(event)
            text.marks(event)
        except Exception as error:
            return f"in {language} {event!r} cannot be told: {type(error).__name__}: {error}"
    return ""


def everything_has_words(trial: Trial, found: Finder) -> None:
    """prompts, actions, results and boards of a whole game have words in every language

    Each board is told in one language after the other, and in all of them at sampled decisions.
    """
    for at, state in enumerate(trial.states):
        sentence = _what_has_no_words(trial, state, at)
        found.judge(not sentence, at, sentence)


def _what_has_no_words(trial: Trial, state: State, at: int) -> str:
    languages = list(trial.setting.texts)
    whole = state.over or at in trial.sampled
    for number, (language, text) in enumerate(trial.setting.texts.items()):
        if state.over:
            if gap_in(text.result(state.result() or {})):
                return f"in {language} the result has no sentence"
        else:
            sentence = _what_is_not_asked(trial, state, language, text)
            if sentence:
                return sentence
        sentence = _what_is_not_shown(trial, at, text) if at else ""
        if sentence:
            return f"in {language} {sentence}"
        if whole or number == at % len(languages):
            for eyes in trial.eyes:
                board = text.board(trial.seen(state, eyes))
                if not isinstance(board, str) or gap_in(board.replace("…", "")):
                    return f"in {language} the board is not told in words: {board!r}"
    return ""


def _what_is_not_asked(trial: Trial, state: State, language: str, text: Text) -> str:
    kind = state.decision.kind
    for eyes in (state.decision.seat(state), WHOLE):
        prompt = text.prompt(kind, trial.seen(state, eyes))
        if gap_in(prompt) or prompt == kind:
            return f"in {language} the decision {kind!r} has no prompt: {prompt!r}"
    for action in state.legal():
        if not trial.setting.is_new("action", language, action.number):
            continue
        told = text.action(action)
        if told == action.text:
            return f"in {language} {action!r} has no words: `actions` lacks {action.do!r}"
        if gap_in(told):
            return f"in {language} {action!r} has a gap: {told!r}"
    return ""


def _what_is_not_shown(trial: Trial, at: int, text: Text) -> str:
    """The last action as everybody saw it: an ellipsis may stand for what is hidden."""
    before, last = trial.states[at - 1], trial.played.played[at - 1]
    for viewer in trial.viewers:
        seen = before.shown(last.action, last.seat, viewer)
        if seen == last.action.json:
            continue
        args = {name: value for name, value in seen.items() if name != "do"}
        told = text.action(Action(-1, last.action.do, args, (), last.action.do))
        if not told.strip() or "{" in told:
            return f"{last.action!r} cannot be told to {trial.viewer_name(viewer)}: {told!r}"
    return ""


def notes_are_told(trial: Trial, found: Finder) -> None:
    """every note of the game has words in every language, and events bring it without a crash"""
    sentence = _what_is_wrong_with_notes(trial.setting)
    found.judge(not sentence, 0, sentence)
    teller, match = Teller(trial.setting.english, trial.setting.options), trial.played
    batches = [match.setup_events, *(played.events for played in match.played)]
    for at, events in enumerate(batches):
        try:
            teller.hear(events)
        except Exception as error:
            found.wrong(at, f"a moment of a note fails at what happened: {error!r}")
            return


def _what_is_wrong_with_notes(setting: Setting) -> str:
    for language, text in setting.texts.items():
        for id in (*text.opening_notes, *text.option_notes.values(), *text.moments):
            if id not in text.notes:
                return f"in {language} there are no words for the note {id!r}"
        for note in text.notes.values():
            unknown = [rule for rule in note.rules if not setting.cites(rule)]
            if unknown:
                return f"the note {note.id!r} stands beside no known rule: {unknown[0]!r}"
    return ""
