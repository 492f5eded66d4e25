"""What is not legal has a reason that cites a rule."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.games.castle.game import GAME
from tests.games.castle.table import (
    begin,
    choose,
)

MOST = 400


@pytest.mark.once
@pytest.mark.parametrize("seed", range(8))
def test_what_is_not_legal_has_a_reason_that_cites_a_rule(seed: int) -> None:
    state, chance = begin(seed)
    source = Random(seed)
    text = GAME.edition().text()
    rules = text.rules
    seen: set[str] = set()
    for _ in range(MOST):
        if state.over:
            break
        legal = state.legal()
        if state.decision.kind not in seen or source.random() < 0.02:
            seen.add(state.decision.kind)
            offered = {action.number for action in legal}
            for action in state.vocabulary.actions:
                if action.number in offered:
                    continue
                refusal = state.explain(action)
                assert refusal.rule in rules, refusal
                assert "…" not in text.refusal(refusal), refusal
        state.apply(choose(source, legal), chance)
