"""What a thing on the board is, what lies near it, how things stand: lines for a terminal."""

from __future__ import annotations

from holdfast.core.inspection import Inspection, found_in
from holdfast.core.seat import Seat
from holdfast.core.text import Text

__all__ = ["a_thing", "found_things", "look_lines", "near_lines", "stand_lines"]

MOST_NEAR = 40


def found_things(seat: Seat, words: str) -> list[str]:
    """The elements of the board that are meant: by their name, or by a part of it."""
    if words and seat.look(words) is not None:
        return [words]
    picture = seat.edition.draw(seat.view)
    return [] if picture is None else found_in(picture.elements, words)


def a_thing(seat: Seat) -> str:
    """Something on the board that can be looked at, or nothing."""
    picture = seat.edition.draw(seat.view)
    names = () if picture is None else picture.elements
    return next((name for name in names if seat.look(name) is not None), "")


def look_lines(told: Inspection, text: Text) -> list[str]:
    """Title, values, sentences, what lies there, rules."""
    lines = [told.title]
    lines += [f"  {text.labelled(fact.label, fact.value)}" for fact in told.facts]
    lines += [f"  {words}" for words in told.words]
    if told.items:
        lines.append("  → " + ", ".join(f"{item.title} [{item.element}]" for item in told.items))
    if told.rules:
        lines.append(f"  ({', '.join(told.rules)})")
    return lines


def near_lines(seat: Seat, told: Inspection, text: Text) -> list[str]:
    """What a thing sees, adjoins or leads to: what a page rings when it is looked at."""
    lines = [told.title]
    for mark in told.marks[:MOST_NEAR]:
        other = seat.look(mark, text.language)
        if other is not None and mark != told.element:
            facts = text.apart(text.labelled(fact.label, fact.value) for fact in other.facts[:2])
            lines.append(f"  {other.title}" + (f" ({facts})" if facts else ""))
    return lines


def stand_lines(seat: Seat, text: Text) -> list[str]:
    return [
        f"  {text.labelled(line.label, line.value)}" + (f". {line.detail}" if line.detail else "")
        for line in seat.standing(text.language)
    ]
