"""Noughts with a rule that changes while matches are running: nobody marks the middle any more."""

from __future__ import annotations

from typing import Any

import pytest
from holdfast_noughts.game import GAME
from holdfast_noughts.rules import Mark, Noughts

from holdfast.core.action import Action
from holdfast.core.state import Refusal

MIDDLE = "b2"


def correct_rules(monkeypatch: pytest.MonkeyPatch, *, continues: tuple[str, ...] = ("1",)) -> None:
    """From now on there is a second version of the rules."""
    legal, explain = Mark.legal, Mark.explain

    def is_middle(action: Action) -> bool:
        return bool(action.json["cell"] == MIDDLE)

    def legal_now(self: Any, s: Noughts) -> list[Action]:
        return [action for action in legal(self, s) if not is_middle(action)]

    def explain_now(self: Any, s: Noughts, action: Action) -> Refusal:
        if is_middle(action):
            return Refusal("NO-2", "The middle stays empty.", {})
        return explain(self, s, action)

    monkeypatch.setattr(Mark, "legal", legal_now)
    monkeypatch.setattr(Mark, "explain", explain_now)
    renumber(monkeypatch, continues=continues)


def renumber(monkeypatch: pytest.MonkeyPatch, *, continues: tuple[str, ...] = ()) -> None:
    """From now on the rules have another version, whatever has changed."""
    monkeypatch.setattr(type(GAME), "rules_version", "2")
    monkeypatch.setattr(type(GAME), "continues", continues)
