"""Check that what is not legal is refused, for a reason that a player understands."""

from __future__ import annotations

from holdfast.conformance.trial import Finder, Setting, Trial, canonical, shape_of
from holdfast.core.action import Action
from holdfast.core.errors import IllegalAction
from holdfast.core.match import Match
from holdfast.core.state import Decision, Refusal, State
from holdfast.core.text import Text

__all__ = ["gap_in", "legal_agrees_with_why"]

ASKED_THROUGH_MATCH = 12
"""Legal and illegal actions of a decision that are also put to the match itself."""


def legal_agrees_with_why(trial: Trial, found: Finder) -> None:
    """what is legal has no reason against it; the rest has one, which cites a rule, without gaps"""
    for at in trial.sampled:
        match = trial.played.branch(at)
        legal = set(trial.offers[at])
        for action in match.state.vocabulary.actions:
            if action.number not in legal:
                sentence = _what_is_wrong_with_refusal(trial.setting, match.state, action)
                found.judge(not sentence, at, sentence)
        sentence = _what_match_says(trial, match, legal, at)
        found.judge(not sentence, at, sentence)


def _what_is_wrong_with_refusal(setting: Setting, state: State, action: Action) -> str:
    refusal = state.explain(action)
    if not setting.cites(refusal.rule):
        return f"the refusal of {action.json} cites no known rule: {refusal.rule!r}"
    if refusal.sentence == _says_nothing(state, action):
        return f"{action.json} is refused without a reason: {refusal.sentence!r}"
    told = setting.english.refusal(refusal)
    if gap_in(told):
        return f"the refusal of {action.json} has a gap: {told!r}"
    shapes = {name: shape_of(value) for name, value in refusal.facts.items()}
    if setting.is_new("refusal", refusal.sentence, *shapes.items()):
        return _gap_in_other_languages(setting.texts, refusal)
    return ""


def _says_nothing(state: State, action: Action) -> str:
    """The sentence of a decision that explains nothing, as the engine words it."""
    return Decision.explain(state.decision, state, action).sentence


def _gap_in_other_languages(texts: dict[str, Text], refusal: Refusal) -> str:
    for language, text in texts.items():
        told = text.refusal(refusal)
        if gap_in(told):
            return f"in {language} a refusal has a gap: {told!r}"
    return ""


def gap_in(sentence: str) -> bool:
    """Whether a sentence is empty or shows a gap that no fact filled."""
    return not sentence.strip() or "{" in sentence or "}" in sentence or "…" in sentence


def _what_match_says(trial: Trial, match: Match, legal: set[int], at: int) -> str:
    """Put some actions to `why` and `play`, as a front end does."""
    actions = match.state.vocabulary.actions
    chooser = trial.source("why", at)
    for _ in range(ASKED_THROUGH_MATCH):
        action = actions[chooser.pick(len(actions))]
        reason = match.why(action.json)
        if (reason is None) != (action.number in legal):
            return f"{action.json}: why() says {reason}, but legal says otherwise"
        if reason is not None and not _is_refused(match, action):
            return f"{action.json} has a reason against it, {reason}, but can be played"
    for number in trial.offers[at][:ASKED_THROUGH_MATCH]:
        if match.why(actions[number]) is not None:
            return f"{actions[number].json} is legal, but why() says {match.why(actions[number])}"
    if canonical(match.position()) != trial.positions[at]:
        return "a refused action changed the position"
    return ""


def _is_refused(match: Match, action: Action) -> bool:
    try:
        match.play(action)
    except IllegalAction:
        return True
    return False
