"""Positions, views, results and events have the shapes that their types declare."""

from __future__ import annotations

from collections import Counter
from types import NoneType, UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from holdfast.core.chance import Seeded
from holdfast.core.event import Event
from holdfast.core.state import SPECTATOR
from holdfast.games.itter.events import KINDS
from holdfast.games.itter.game import GAME
from holdfast.games.itter.shapes import Position, Result, View
from holdfast.games.itter.text import ItterText

VARIANTS = [
    {"variant": "beginner"},
    {"variant": "elite", "free_moves": "any"},
    {"variant": "competitive"},
    {"variant": "veteran", "edition": "player_aid", "inspire_stacks": False},
]


def fits(value: Any, shape: Any) -> bool:
    """Whether a JSON value is what a type says, keys and all."""
    if is_typeddict(shape):
        hints = get_type_hints(shape)
        # Asked of the hints, because annotations that are strings hide what is not required.
        marked = get_type_hints(shape, include_extras=True).items()
        required = {key for key, hint in marked if get_origin(hint) is not NotRequired}
        return (
            isinstance(value, dict)
            and required <= value.keys() <= hints.keys()
            and all(fits(part, hints[key]) for key, part in value.items())
        )
    if isinstance(shape, UnionType):
        return any(fits(value, one) for one in get_args(shape))
    if get_origin(shape) is list:
        return isinstance(value, list) and all(fits(one, get_args(shape)[0]) for one in value)
    if get_origin(shape) is dict:
        key, inner = get_args(shape)
        return isinstance(value, dict) and all(
            fits(name, key) and fits(part, inner) for name, part in value.items()
        )
    return type(value) is (NoneType if shape is None else shape)


@pytest.mark.parametrize(
    "options", VARIANTS, ids=lambda options: "-".join(map(str, options.values()))
)
def test_what_is_written_has_the_declared_shape(options: dict[str, Any]) -> None:
    edition = GAME.edition(options)
    for seed in range(12):
        chance, log = Seeded(seed), list[Event]()
        state = edition.new(chance, log)
        while not state.over:
            assert fits(state.to_position(), Position)
            for seat in (SPECTATOR, *range(len(edition.seats))):
                assert fits(state.view(seat), View)
            legal = state.legal()
            state.apply(legal[chance.pick(len(legal))], chance)
        assert fits(state.result(), Result)
        for event in log:
            for seat in (SPECTATOR, *range(len(edition.seats))):
                assert fits(event.seen_by(seat).facts, KINDS[event.kind]), event
        assert Counter(event.kind for event in log)["over"] == 1


def test_every_kind_of_event_has_a_shape_and_words() -> None:
    assert set(KINDS) == set(ItterText.events)


@pytest.mark.parametrize(
    "wrong", [{"turn": "1"}, {}, {"turn": 1, "more": 2}, [], None, {"turn": True}]
)
def test_what_does_not_fit_is_noticed(wrong: object) -> None:
    assert not fits(wrong, KINDS["turn"])
    assert fits({"turn": 1}, KINDS["turn"])
