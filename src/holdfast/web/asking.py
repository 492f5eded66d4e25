"""What somebody may ask about a move before making it: is it allowed, why not, how likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.core.seat import Reason, Seat
from holdfast.core.state import Refusal
from holdfast.web.guests import Guest
from holdfast.web.models.asking import Odds, OddsOut, ReasonOut, WhyNot
from holdfast.web.paint import art_of
from holdfast.web.problems import Problem, from_refusal, in_words
from holdfast.web.stopped import refuse_stopped
from holdfast.web.telling import Words

__all__ = [
    "odds",
    "odds_json",
    "reason_words",
    "reasons_not",
    "why",
    "why_not",
]

MOST_TRIED: Final = 400
MOST_REASONS: Final = 8


def why(guest: Guest, given: object, lang: str) -> ReasonOut:
    """Whether an action is allowed now, and if not, why not."""
    guest.check_may_look()
    room = guest.room
    if room.over:
        words = in_words(_("The match is over."), lang)
        return {"legal": False, "rule": "", "reason": words}
    refuse_stopped(room)
    reason = guest.deciding().why(given)
    if reason is None:
        return {"legal": True}
    words = reason_words(reason, room.words(lang), lang)
    return {"legal": False, "rule": reason.rule, "reason": words}


def reason_words(reason: Reason, text: Words, lang: str) -> str:
    """Why an action is not allowed, in the reader's language."""
    if isinstance(reason.cause, Refusal):
        return text.refusal(reason.cause)
    return from_refusal(reason.cause).said(lang)


def why_not(guest: Guest, touches: Sequence[str], lang: str) -> list[WhyNot]:
    """What would touch these elements, and why it is not allowed: each reason once."""
    guest.check_may_look()
    if guest.room.over or not touches:
        return []
    refuse_stopped(guest.room)
    return reasons_not(guest.deciding(), touches, lang)


def reasons_not(seat: Seat, touches: Sequence[str], lang: str) -> list[WhyNot]:
    """The same for a seat that decides."""
    if seat.decision is None:
        return []
    art, wanted, verbs = art_of(seat.edition, lang), set(touches), seat.decision.verbs
    legal = {action.number for action in seat.legal}
    fitting = [a for a in seat.edition.vocabulary.actions if wanted.issubset(a.touches)]
    # What is asked now comes first: that is what the person is likely to have meant.
    fitting.sort(key=lambda action: (action.do not in verbs, len(action.touches)))
    reasons: dict[str, WhyNot] = {}
    for action in fitting[:MOST_TRIED]:
        reason = None if action.number in legal else seat.why(action)
        if reason is None:
            continue
        words = reason_words(reason, art.text, lang)
        if words not in reasons:
            reasons[words] = {
                "action": action.json,
                "label": art.label(action),
                "rule": reason.rule,
                "reason": words,
            }
        if len(reasons) >= MOST_REASONS:
            break
    return list(reasons.values())


def odds(guest: Guest, given: object, lang: str) -> OddsOut:
    """What an action can lead to at once, and what that means for the one who decides."""
    room = guest.room
    if room.over:
        raise Problem(409, "over", _("The match is over."))
    refuse_stopped(room)
    seat = guest.deciding()
    reason = seat.why(given)
    if reason is not None:
        words = reason_words(reason, room.words(lang), lang)
        raise Problem(422, "illegal_action", words, rule=reason.rule or None)
    return odds_json(seat, given, room.words(lang))


def odds_json(seat: Seat, given: object, text: Words) -> OddsOut:
    """The odds of a legal action, in words for the seat that decides."""
    chances, decision = seat.odds(given), seat.decision
    kind = "" if decision is None else decision.kind
    return {"odds": told_odds(chances, text), "headline": text.headline(kind, chances, seat.view)}


def told_odds(chances: Mapping[str, Fraction], text: Words) -> list[Odds]:
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
