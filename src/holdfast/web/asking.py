"""What somebody may ask about a move before making it: is it allowed, why not, how likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NotRequired, TypedDict

from holdfast.core.errors import IllegalAction
from holdfast.core.messages import mark as _
from holdfast.web.guests import Guest
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem, in_words
from holdfast.web.room import refused, unknown
from holdfast.web.stopped import refuse_stopped
from holdfast.web.telling import Words

__all__ = ["OddsJson", "WhyNotJson", "odds", "odds_json", "why", "why_not"]


class ReasonJson(TypedDict):
    legal: bool
    rule: NotRequired[str]
    reason: NotRequired[str]


class WhyNotJson(TypedDict):
    action: dict[str, Any]
    label: str
    rule: str
    reason: str


class OddsJson(TypedDict):
    outcome: str
    label: str
    fraction: str
    chance: float


def why(guest: Guest, given: object, lang: str) -> ReasonJson:
    """Whether an action is allowed now, and if not, why not."""
    room = guest.room
    if room.over:
        words = in_words(_("The match is over."), lang)
        return {"legal": False, "rule": "", "reason": words}
    _check_may_ask(guest)
    action = room.match.state.vocabulary.known(given)
    if action is None:
        problem = unknown(room, given)
        return {"legal": False, "rule": problem.rule or "", "reason": problem.said(lang)}
    if action in room.match.state.legal():
        return {"legal": True}
    refusal = room.match.state.explain(action)
    words = room.words(lang).refusal(refusal)
    return {"legal": False, "rule": refusal.rule, "reason": words}


def _check_may_ask(guest: Guest) -> None:
    refuse_stopped(guest.room)
    # Reasons speak of the position of the deciding seat, hidden cards included.
    if guest.room.turn not in guest.held and not guest.knows_all:
        raise Problem(403, "not_your_turn", _("Only the one who decides can ask that."))


def why_not(guest: Guest, touches: Sequence[str], lang: str) -> list[WhyNotJson]:
    """What would touch these elements, and why it is not allowed: each reason once."""
    room = guest.room
    if room.over or not touches:
        return []
    _check_may_ask(guest)
    state = room.match.state
    wanted = set(touches)
    legal = {action.number for action in state.legal()}
    art = art_of(room.match.game, lang, room.match.pack)
    verbs = state.decision.verbs
    reasons: dict[str, WhyNotJson] = {}
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


def odds(guest: Guest, given: object, lang: str) -> list[OddsJson]:
    room = guest.room
    if room.over:
        raise Problem(409, "over", _("The match is over."))
    _check_may_ask(guest)
    action = room.match.state.vocabulary.known(given)
    if action is None:
        raise unknown(room, given)
    try:
        chances = room.match.odds(action)
    except IllegalAction:
        raise refused(room, action, lang) from None
    return odds_json(chances, room.words(lang))


def odds_json(chances: Mapping[str, Fraction], text: Words) -> list[OddsJson]:
    """Exact chances, with a word for each outcome."""
    return [
        {
            "outcome": outcome,
            "label": text.outcome(outcome),
            "fraction": str(chance),
            "chance": float(chance),
        }
        for outcome, chance in chances.items()
    ]
