"""Whatever happens in Castle has words."""

from __future__ import annotations

from random import Random

import pytest

from holdfast.core.chance import Scripted
from holdfast.games.castle.game import GAME
from tests.games.castle.table import (
    COURT_0,
    COURT_1,
    applied,
    begin,
    castle,
    choose,
    find,
    load,
    position,
)

MOST = 400


@pytest.mark.parametrize("seed", range(8))
def test_everything_that_happens_has_words(seed: int) -> None:
    state, chance = begin(seed)
    state.log = []
    source = Random(seed)
    text = GAME.edition().text()
    for _ in range(MOST):
        if state.over:
            break
        for seat in range(state.rules.players):
            assert text.board(state.view(seat))
        view = state.view(state.decision.seat(state))
        assert "…" not in text.prompt(state.decision.kind, view)
        action = choose(source, state.legal())
        assert "…" not in text.action(action)
        state.apply(action, chance)
    for event in state.log:
        for seat in range(-1, state.rules.players):
            told = text.event(event.seen_by(seat))
            assert told
            assert "…" not in told or event.secret, told
    assert "…" not in " ".join(text.summary(state.log))


@pytest.mark.parametrize("language", GAME.languages)
def test_a_fight_that_nobody_defends_has_words(language: str) -> None:
    """CA-BARRICADE.4: whoever laid the barricade is out of the game."""
    laid = castle(COURT_0, barricades=[[1, 0, "6S", "top", 2]])
    out = castle([], alive=False)
    made = position("card", [laid, castle(COURT_1), out], drawn="10H", deck=["2H"])
    state = load(made, players=3, barricade=True)
    attack = find(state, do="attack", seat=0, row=1, col=0)
    events = applied(state, attack, Scripted([1, 2, 3, 4]))
    text = GAME.edition().text(language)
    assert [text.event(event) for event in events if event.kind == "fought"] != []
