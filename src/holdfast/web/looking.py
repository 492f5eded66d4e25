"""What somebody may know about a thing on the board, with the words of its rules, as JSON."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.core.messages import mark as _
from holdfast.core.seat import Seat
from holdfast.web.models.asking import InspectionOut
from holdfast.web.models.table import StandingLine
from holdfast.web.problems import Problem
from holdfast.web.telling import Words

__all__ = ["looked", "stands"]


def looked(seat: Seat, element: str, words: Words) -> InspectionOut:
    """What the view of a seat tells about an element of the board, or 404."""
    found = words.look(seat.view, element, seat.options)
    if found is None:
        raise Problem(404, "not_found", _("There is nothing of that name on the board."))
    known = words.rules
    return {
        "element": found.element,
        "title": found.title,
        "facts": [{"label": fact.label, "value": fact.value} for fact in found.facts],
        "words": list(found.words),
        "rules": [
            {"id": rule, "text": known[rule].text if rule in known else ""} for rule in found.rules
        ],
        "marks": list(found.marks),
        "items": [{"element": item.element, "title": item.title} for item in found.items],
        "picture": found.picture or found.element,
    }


def stands(
    view: Mapping[str, object], options: Mapping[str, object], words: Words
) -> list[StandingLine]:
    """How things stand in a view, line by line."""
    return [
        {
            "label": line.label,
            "value": line.value,
            "detail": line.detail,
            "tone": line.tone,
            "marks": list(line.marks),
        }
        for line in words.standing(view, options)
    ]
