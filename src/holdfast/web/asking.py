"""What somebody may ask about a move before making it: is it allowed, why not, how likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.core.errors import IllegalAction
from holdfast.core.messages import mark as _
from holdfast.web.live import refused, unknown
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem, in_words
from holdfast.web.room import Room

__all__ = ["odds", "why", "why_not"]


def why(room: Room, given: object, held: frozenset[int], lang: str) -> dict[str, Any]:
    """Whether an action is allowed now, and if not, why not."""
    if room.match.over:
        words = in_words(_("The match is over."), lang)
        return {"legal": False, "rule": "", "reason": words}
    _check_may_ask(room, held)
    action = room.match.state.vocabulary.known(given)
    if action is None:
        problem = unknown(room, given)
        return {"legal": False, "rule": problem.rule or "", "reason": problem.said(lang)}
    if action in room.match.state.legal():
        return {"legal": True}
    refusal = room.match.state.explain(action)
    words = room.words(lang).refusal(refusal)
    return {"legal": False, "rule": refusal.rule, "reason": words}


def _check_may_ask(room: Room, held: frozenset[int]) -> None:
    # Reasons speak of the position of the deciding seat, hidden cards included.
    if room.turn not in held and not (room.match.study and held):
        raise Problem(403, "not_your_turn", _("Only the one who decides can ask that."))


def why_not(
    room: Room, touches: Sequence[str], held: frozenset[int], lang: str
) -> list[dict[str, Any]]:
    """What would touch these elements, and why it is not allowed: each reason once."""
    if room.match.over or not touches:
        return []
    _check_may_ask(room, held)
    state = room.match.state
    wanted = set(touches)
    legal = {action.number for action in state.legal()}
    art = art_of(room.match.game, lang, room.match.pack)
    verbs = state.decision.verbs
    reasons: dict[str, dict[str, Any]] = {}
    fitting = [a for a in state.vocabulary.actions if wanted.issubset(a.touches)]
    # What is asked now comes first: that is what the person is likely to have meant.
    fitting.sort(key=lambda action: (action.do not in verbs, len(action.touches)))
    for action in fitting[:400]:
        if action.number in legal:
            continue
        refusal = state.explain(action)
        words = art.text.refusal(refusal)
        if words not in reasons:
            reasons[words] = {
                "action": action.json,
                "label": art.label(action),
                "rule": refusal.rule,
                "reason": words,
            }
        if len(reasons) >= 8:
            break
    return list(reasons.values())


def odds(room: Room, given: object, held: frozenset[int], lang: str) -> list[dict[str, Any]]:
    if room.match.over:
        raise Problem(409, "over", _("The match is over."))
    _check_may_ask(room, held)
    action = room.match.state.vocabulary.known(given)
    if action is None:
        raise unknown(room, given)
    try:
        chances = room.match.odds(action)
    except IllegalAction:
        raise refused(room, action, lang) from None
    text = room.words(lang)
    return [
        {
            "outcome": outcome,
            "label": text.outcome(outcome),
            "fraction": str(chance),
            "chance": float(chance),
        }
        for outcome, chance in chances.items()
    ]
