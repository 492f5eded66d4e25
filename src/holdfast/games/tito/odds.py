"""Sums that the chances of several rules share, and the events in which their outcomes are told."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from holdfast.core.event import Event
from holdfast.core.reading import Json

HALF: Final = Fraction(1, 2)


def at_least(attack: int, defence: int) -> Fraction:
    """The chance that attack + D6 reaches defence + D6 (CT-13.2.4.1, CT-13.3.1.8)."""
    wins = sum([attack + a >= defence + d for a in range(1, 7) for d in range(1, 7)])
    return Fraction(wins, 36)


def told(events: list[Event], kind: str) -> list[Json]:
    """The facts of every event of a kind."""
    return [event.facts for event in events if event.kind == kind]
