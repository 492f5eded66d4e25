"""A rehearsal: what a seat can decide ahead of its turn, tried out where nobody else sees it.

A game in which seats decide one after the other what none of them must know of the others, such as
how they set up, tells through `Game.rehearse` what a seat would be asked and see. What comes of it
is a list of the seat's own ordinary actions, played when its turn has come.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.core.action import Action
from holdfast.core.reading import Given

__all__ = ["Rehearsal"]


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """How things would stand for a seat after some actions of its own."""

    view: Given
    """What the seat would see, if all else stood still."""
    kind: str
    rule: str
    """What it would be asked, and under which rule."""
    legal: tuple[Action, ...]
    """What it could answer; empty when everything that can be decided ahead is decided."""
    loose: dict[str, tuple[int, str]]
    """Elements that can be taken up again: by which of the actions they came, and as what they
    would lie there without it."""

    @property
    def done(self) -> bool:
        return not self.legal
