"""Drawings in layers: what is drawn from an earlier picture is what would be drawn anew."""

from __future__ import annotations

import random

import pytest

from holdfast.core.match import Match
from holdfast.core.picture import Picture
from holdfast.core.seat import WHOLE
from holdfast.core.state import SPECTATOR

MIXTURES = [
    ("itter", {"variant": "competitive"}),
    ("castle", {}),
    ("castle", {"players": 4, "jokers": 2, "barricade": True, "saboteur": True,
                "berserker": True}),
    ("tito", {}),
]  # fmt: skip
MOVES = 250


def drawn(match: Match, viewer: int) -> Picture:
    state = match.state
    picture = match.edition.draw(state.to_position() if viewer == WHOLE else state.view(viewer))
    assert picture is not None
    return picture


@pytest.mark.parametrize(("game", "options"), MIXTURES)
def test_a_picture_of_layers_is_the_whole_picture(game: str, options: dict[str, object]) -> None:
    match, chance = Match(game, options, seed=11, study=True), random.Random(5)
    viewers = [*range(len(match.seats)), SPECTATOR, WHOLE]
    shown = {viewer: drawn(match, viewer) for viewer in viewers}
    for _move in range(MOVES):
        if match.over:
            match.rewind(0)
        match.play(chance.choice(match.legal))
        others: list[Picture] = []
        for viewer in viewers:
            state, before = match.state, shown[viewer]
            view = state.to_position() if viewer == WHOLE else state.view(viewer)
            later, anew = before.next(view, others), drawn(match, viewer)
            assert later is not None
            assert list(later.elements.items()) == list(anew.elements.items())
            assert len(later.names) == len(later.elements), "a name is drawn in two layers"
            page: dict[str, str | None] = {**before.elements, **later.changes(before)}
            assert {name: svg for name, svg in page.items() if svg is not None} == anew.elements
            is_same = anew.elements.keys() == before.elements.keys()
            assert later.has_same_names(before) == is_same
            shown[viewer] = later
            others.append(later)
