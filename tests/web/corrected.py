"""Noughts with a rule that changes while matches are running: nobody marks the middle any more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from holdfast_noughts.edition import NoughtsEdition, read_position
from holdfast_noughts.game import GAME

from holdfast.core.action import Action
from holdfast.core.edition import Options
from holdfast.core.game import Game
from holdfast.core.state import Refusal, State, steps_in
from tests.conformance.plain_noughts import rules

MIDDLE: Final = "b2"


class MarkAround(rules.Mark):
    """The corrected rule. It stands on the plain rules, as compiled ones take no subclasses."""

    def legal(self, s: rules.Noughts) -> list[Action]:
        return [action for action in super().legal(s) if not is_middle(action)]

    def explain(self, s: rules.Noughts, action: Action) -> Refusal:
        if is_middle(action):
            return Refusal("NO-2", "The middle stays empty.", {})
        return super().explain(s, action)


MARK_AROUND: Final = MarkAround()


def is_middle(action: Action) -> bool:
    return bool(action.json["cell"] == MIDDLE)


class Corrected(NoughtsEdition):
    """Noughts under the corrected rule."""

    def __init__(self, game: Game, options: Options, pack: dict[str, Any] | None) -> None:
        super().__init__(game, options, pack)
        self.vocabulary = rules.VOCABULARY
        self.steps = {**steps_in(rules), "MarkAround": MarkAround}

    def blank(self) -> State:
        return rules.Noughts(self)

    def start(self) -> State:
        state = self.blank()
        state.then(MARK_AROUND)
        return state

    def read(self, position: Mapping[str, Any]) -> State:
        state = read_position(position, rules.Noughts(self))
        if state.agenda:
            state.agenda = [MARK_AROUND]
        return state


def correct_rules(monkeypatch: pytest.MonkeyPatch, *, continues: tuple[str, ...] = ("1",)) -> None:
    """From now on there is a second version of the rules."""
    monkeypatch.setattr(type(GAME), "edition_class", Corrected)
    renumber(monkeypatch, continues=continues)


def renumber(monkeypatch: pytest.MonkeyPatch, *, continues: tuple[str, ...] = ()) -> None:
    """From now on the rules have another version, whatever has changed."""
    monkeypatch.setattr(type(GAME), "rules_version", "2")
    monkeypatch.setattr(type(GAME), "continues", continues)
