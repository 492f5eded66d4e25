"""Checks that what is shown step by step is what happened, and nothing that was hidden."""

from __future__ import annotations

from holdfast.conformance.secrecy import Pair, imagined, playable_in_both
from holdfast.conformance.trial import WHOLE, Finder, Trial, canonical
from holdfast.core.action import Action
from holdfast.core.chance import Chance, Recording
from holdfast.core.event import Event
from holdfast.core.frames import Frame, frames_of
from holdfast.core.history import Played
from holdfast.core.state import State

__all__ = ["frames_keep_secrets", "frames_tell_all"]


def frames_tell_all(trial: Trial, found: Finder) -> None:
    """every event is shown in exactly one step, in its order, and the last step is the present"""
    match, text = trial.played, trial.setting.english
    for at in trial.sampled:
        played, after = match.played[at], match.state_at(at + 1)
        for viewer in (WHOLE, *trial.viewers):
            frames = frames_of(played, after, viewer, text.together)
            events = [event.json for frame in frames for event in frame.events]
            seen = [one if viewer == WHOLE else one.seen_by(viewer) for one in played.events]
            present = after.to_position() if viewer == WHOLE else after.view(viewer)
            firsts = [sum(len(one.events) for one in frames[:n]) for n in range(len(frames))]
            for holds, sentence in (
                (events == [event.json for event in seen], "the steps tell something else"),
                ([one.first for one in frames] == firsts, "a step does not say where it begins"),
                (
                    canonical(frames[-1].view) == canonical(present),
                    "the last step does not show what came of it",
                ),
            ):
                who = trial.viewer_name(viewer)
                found.judge(holds, at + 1, f"{who}, {played.action.json}: {sentence}")
            for frame in frames:
                trial.edition.draw(frame.view, "en")  # or it raises


def frames_keep_secrets(trial: Trial, found: Finder) -> None:
    """what a seat sees in between is the same in worlds that it cannot tell apart afterwards"""
    together = trial.setting.english.together
    for at, viewer, number, state, world in imagined(trial):
        for action in playable_in_both(trial, at, viewer, number, state, world):
            salt = (at, viewer, number)
            pair = Pair(state, world, action, action, viewer, trial, salt)
            if not pair.comparable() or not pair.heard_alike():
                continue
            mine, theirs = (
                _shown(_watched(one, action, trial.source("pair", *salt), viewer, together))
                for one in (state, world)
            )
            who = trial.viewer_name(viewer)
            sentence = f"{who}: the steps of {action.json} show something hidden"
            found.judge(mine == theirs, at + 1, sentence)


def _shown(frames: list[Frame]) -> list[str]:
    return [canonical(frame.view) for frame in frames]


def _watched(
    state: State, action: Action, source: Chance, viewer: int, together: frozenset[str]
) -> list[Frame]:
    """The steps of an action that nobody has played."""
    chance, after, log = Recording(source), state.copy(), list[Event]()
    after.log = log
    after.apply(action, chance)
    after.log = None
    asked = state.decision
    played = Played(
        action,
        asked.seat(state),
        asked.rule,
        tuple(chance.taken),
        tuple(chance.asked),
        tuple(chance.rules),
        tuple(log),
        (),
        None,
        state,
    )
    return frames_of(played, after, viewer, together)
