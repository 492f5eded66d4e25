"""Positions, views, results and events have the shapes that their types promise."""

from __future__ import annotations

import types
from random import Random
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from holdfast.games.castle.events import KINDS
from holdfast.games.castle.shapes import Position, Result, View
from tests.games.castle.table import applied, begin, choose


def misfit(value: Any, shape: Any, path: str) -> str:
    """Where a value does not have a shape, or nothing."""
    origin = get_origin(shape)
    if origin in (Union, types.UnionType):
        found = [misfit(value, one, path) for one in get_args(shape)]
        return "" if "" in found else found[0]
    if origin is NotRequired:
        return misfit(value, get_args(shape)[0], path)
    if is_typeddict(shape):
        return misfit_of_fields(value, shape, path)
    if origin is list:
        inner = get_args(shape)[0]
        items = enumerate(value) if isinstance(value, list) else [("", None)]
        return next(filter(None, (misfit(one, inner, f"{path}.{i}") for i, one in items)), "")
    if origin is dict:
        inner = get_args(shape)[1]
        return next(
            filter(None, (misfit(one, inner, f"{path}.{k}") for k, one in value.items())), ""
        )
    return "" if type(value) is shape else f"{path}: {value!r} is no {shape}"


def misfit_of_fields(value: Any, shape: Any, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no object"
    hints = get_type_hints(shape, include_extras=True)
    needed = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    if needed - set(value) or set(value) - set(hints):
        return f"{path}: has {sorted(value)}"
    return next(filter(None, (misfit(value[k], hints[k], f"{path}.{k}") for k in value)), "")


@pytest.mark.parametrize("seed", range(24))
def test_everything_told_has_its_shape(seed: int) -> None:
    """CA-POS.1, CA-INFO.5, CA-END.3"""
    state, chance = begin(seed)
    source = Random(seed)
    for _ in range(400):
        if state.over:
            assert misfit(state.result(), Result, "result") == ""
            break
        assert misfit(state.to_position(), Position, "position") == ""
        for seat in range(-1, state.players):
            assert misfit(state.view(seat), View, "view") == ""
        for event in applied(state, choose(source, state.legal()), chance):
            for seat in (-1, 0, 1):
                seen = event.seen_by(seat)
                assert misfit(seen.facts, KINDS[seen.kind], seen.kind) == ""


def test_the_check_finds_what_does_not_fit() -> None:
    assert misfit({"seat": 0}, KINDS["turn"], "turn") == ""
    assert misfit({"seat": "0"}, KINDS["turn"], "turn") == "turn.seat: '0' is no <class 'int'>"
    assert misfit({}, KINDS["turn"], "turn") == "turn: has []"
    assert misfit({"seat": 0, "row": 1}, KINDS["turn"], "turn") == "turn: has ['row', 'seat']"
