"""What is on offer as numbered lines: long lists are grouped, and words or numbers narrow them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.core.action import Action
from holdfast.core.text import Text

__all__ = ["Line", "Menu"]

SHORT = 20
"""A list up to this length is shown whole."""


@dataclass(frozen=True, slots=True)
class Line:
    """One numbered line: an action, or several under a common heading."""

    heading: str
    actions: tuple[Action, ...]


class Menu:
    """The legal actions of one decision, narrowed until one is left."""

    def __init__(self, text: Text, actions: Sequence[Action]) -> None:
        self._text = text
        self.all = tuple(actions)
        self.left = self.all

    @property
    def is_narrowed(self) -> bool:
        return len(self.left) < len(self.all)

    def reset(self) -> None:
        self.left = self.all

    def lines(self) -> list[Line]:
        """The actions that are left, one a line, or in groups when they are many."""
        if len(self.left) <= SHORT:
            return self._singly()
        by_verb = self._grouped([self._text.name("verb", action.do) for action in self.left])
        if len(by_verb) > 1:
            return by_verb
        verb = self._text.name("verb", self.left[0].do)
        for key in self.left[0].args:
            values = [self._heading(verb, key, action) for action in self.left]
            by_value = self._grouped(values)
            if len(by_value) > 1:
                return by_value
        return self._singly()

    def _singly(self) -> list[Line]:
        return [Line(self.sentence(action), (action,)) for action in self.left]

    def _grouped(self, headings: Sequence[str]) -> list[Line]:
        """The actions that are left under these headings, of which each action has one."""
        groups: dict[str, list[Action]] = {}
        for action, heading in zip(self.left, headings, strict=True):
            groups.setdefault(heading, []).append(action)
        return [
            Line(self.sentence(group[0]) if len(group) == 1 else heading, tuple(group))
            for heading, group in groups.items()
        ]

    def _heading(self, verb: str, key: str, action: Action) -> str:
        """A verb with one of its arguments, in the player's words."""
        value = self._text.value(key, action.args[key]) if key in action.args else ""
        return f"{verb} {value}".strip()

    def sentence(self, action: Action) -> str:
        """An action in the player's words, and as it can be typed where that is different."""
        said = self._text.action(action)
        if said.casefold() == action.text.casefold():
            return said
        return f"{said}  [{action.text}]"

    def exact(self, typed: str) -> Action | None:
        """The action on offer whose whole short text was typed."""
        words = " ".join(typed.split())
        return next((action for action in self.all if action.text == words), None)

    def fitting(self, typed: str) -> tuple[Action, ...]:
        """Those left, or else any on offer, whose words include the typed ones.

        Whole words come before parts of words, so that “g1” does not also mean g10 and g11.
        """
        return self._fitting(self.left, typed) or self._fitting(self.all, typed)

    def says(self, action: Action, typed: str) -> bool:
        """Whether the typed words are whole words of an action, not parts of some."""
        said = self._spoken(action)
        return set(typed.casefold().split()) <= {*said.split(), *re.findall(r"[\w'-]+", said)}

    def _fitting(self, among: tuple[Action, ...], typed: str) -> tuple[Action, ...]:
        whole = tuple(action for action in among if self.says(action, typed))
        if whole:
            return whole
        wanted = typed.casefold().split()
        spoken = [(action, self._spoken(action)) for action in among]
        return tuple(action for action, said in spoken if all(word in said for word in wanted))

    def _spoken(self, action: Action) -> str:
        return f"{self._text.action(action)} {action.text}".casefold()
