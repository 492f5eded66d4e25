"""Numbers for actions that mean the same for ever: in every position, and in every edition.

A policy has one output for each number. The actions of the narrowest edition come first, in the
order of its vocabulary; what further seats or other component data add comes after them. So Castle
for two has the numbers 0 to 8,635, and these mean the same in Castle for four.
"""

from __future__ import annotations

import hashlib

from holdfast.core.action import Action
from holdfast.core.edition import Edition
from holdfast.core.errors import IllegalAction
from holdfast.core.observer import Observer

__all__ = ["Numbering"]


class Numbering:
    """The numbers of an edition's actions."""

    def __init__(self, edition: Edition, observer: Observer) -> None:
        self.edition = edition
        self.version = observer.version
        """Raised when a number changes its meaning; see `digest`."""
        texts: dict[str, int] = {}
        for vocabulary in observer.vocabularies():
            for action in vocabulary.actions:
                texts.setdefault(action.text, len(texts))
        own = edition.vocabulary.actions
        self.texts = tuple(texts)
        """Each action as people write it, by number."""
        self.numbers = [texts[action.text] for action in own]
        """The number of each action of the vocabulary."""
        # Actions of other editions are never legal here; whatever stands in for them is not played.
        self.actions = [own[0]] * len(texts)
        self._own = frozenset(self.numbers)
        for action, number in zip(own, self.numbers, strict=True):
            self.actions[number] = action

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, given: object) -> int:
        """The number of an action, given as text, JSON or `Action`; `IllegalAction` otherwise."""
        return self.numbers[self.edition.vocabulary.find(given).number]

    def known(self, number: int) -> Action | None:
        """The action with a number; None where this edition has none."""
        return self.actions[number] if number in self._own else None

    def action(self, number: int) -> Action:
        """The same; `IllegalAction` where this edition has none."""
        found = self.known(number)
        if found is None:
            other = ", and this one belongs to other options" if 0 <= number < len(self) else ""
            raise IllegalAction(
                f"there is no action {number} here; numbers are 0 to {len(self) - 1}{other}"
            )
        return found

    @property
    def digest(self) -> str:
        """A short digest of all numbers and what they mean, for whoever keeps a policy."""
        found = hashlib.blake2b("\n".join(self.texts).encode(), digest_size=8)
        return f"{self.edition.game.id}-{self.version}-{found.hexdigest()}"
