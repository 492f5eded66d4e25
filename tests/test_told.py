"""What is told of an event beside its sentence: where to look, and where a chapter begins."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

import holdfast
from holdfast.core.match import Match

WISHES: dict[str, dict[str, object]] = {
    "itter": {},
    "castle": {"berserker": True, "barricade": True, "same_number": True},
    "tito": {},
}
EXPECTED = {
    "itter": {"defender", "square", "node", "location"},
    "castle": {"cell"},
    "tito": {"unit", "zone", "alarm", "ammo"},
}


@lru_cache(maxsize=None)
def played(game: str) -> Match:
    match = holdfast.new(game, options=WISHES[game], seed=2)
    chooser = random.Random(2)
    while not match.over and len(match.played) < 500:
        match.play(chooser.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("game", WISHES)
def test_a_line_of_the_log_marks_elements_that_are_or_were_on_the_board(game: str) -> None:
    match = played(game)
    text = match.game.text()
    kinds = set()
    for number, one in enumerate(match.played[:150], start=1):
        after = match.played[number].before if number < len(match.played) else match.state
        boards = [match.game.draw(state.to_position()) for state in (one.before, after)]
        known = {name for board in boards if board is not None for name in board.elements}
        for event in one.events:
            marks = text.marks(event)
            assert set(marks) <= known, (event.kind, set(marks) - known)
            assert len(set(marks)) == len(marks)
            kinds.update(mark.partition(":")[0] for mark in marks)
    assert kinds >= EXPECTED[game]
