"""Time limits in words: what somebody can choose, and how it is told before one sits down."""

from __future__ import annotations

from typing import Final

from holdfast.core.messages import mark as _
from holdfast.store import Agreement
from holdfast.web.problems import in_words

__all__ = ["CHOICES", "choices", "limit_words", "speed_of"]

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
CHOICES: Final = (
    "turn:300",
    "turn:3600",
    "turn:86400",
    "turn:259200",
    "turn:604800",
    "match:1800",
    "match:7200",
    "match:604800",
    "match:1814400",
)
"""What the form offers; the API takes any number of seconds."""
LIVE: Final = {"turn": HOUR, "match": 6 * HOUR}
"""Up to here people play it in one sitting."""

LIMITS: Final = {
    "none": _("No time limit"),
    "turn minutes": _("{count} minutes a turn"),
    "turn hours": _("{count} h a turn"),
    "turn days": _("{count} d a turn"),
    "match minutes": _("{count} minutes each for the match"),
    "match hours": _("{count} h each for the match"),
    "match days": _("{count} d each for the match"),
}


def speed_of(agreement: Agreement) -> str:
    """How fast a match is: `none`, `live` or `days`."""
    if not agreement.is_timed:
        return "none"
    return "live" if agreement.seconds <= LIVE[agreement.per] else "days"


def limit_words(agreement: Agreement, lang: str) -> str:
    if not agreement.is_timed:
        return in_words(LIMITS["none"], lang)
    seconds = agreement.seconds
    unit, length = "minutes", MINUTE
    if seconds >= DAY and seconds % HOUR == 0:
        unit, length = "days", DAY
    elif seconds >= HOUR:
        unit, length = "hours", HOUR
    count: int | str = seconds // length if seconds % length == 0 else f"{seconds / length:.2g}"
    return in_words(LIMITS[f"{agreement.per} {unit}"], lang, {"count": count})


def choices(lang: str) -> list[tuple[str, str]]:
    """What can be chosen for a new match: a value and words."""
    found = [("", in_words(LIMITS["none"], lang))]
    for one in CHOICES:
        per, _colon, seconds = one.partition(":")
        found.append((one, limit_words(Agreement("", per, int(seconds)), lang)))
    return found
