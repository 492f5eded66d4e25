"""Answers that somebody gives once for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.core.action import Action

__all__ = ["Habit"]


@dataclass(frozen=True, slots=True)
class Habit:
    """An answer that somebody may give once for all decisions of some kinds, such as "never"."""

    id: str
    label: str
    decisions: frozenset[str]
    """The kinds of decisions that it answers."""
    verb: str
    place: int = 0
    """Which of the legal actions with that verb it is: the first, or with -1 the last."""

    def answer(self, kind: str, legal: Sequence[Action]) -> Action | None:
        """The action that it stands for now, if it answers what is asked."""
        if kind not in self.decisions:
            return None
        fitting = [action for action in legal if action.do == self.verb]
        return fitting[self.place] if fitting else None
