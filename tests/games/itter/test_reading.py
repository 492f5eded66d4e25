"""Positions: read back at every decision they are the same match, and refusals name the field."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import holdfast
from holdfast.core.chance import Seeded
from holdfast.core.errors import BadOption, BadPosition
from holdfast.core.match import Match
from holdfast.games.itter.game import GAME
from tests.games.itter.play import played

VARIANTS: list[dict[str, Any]] = [
    {},
    {"variant": "veteran"},
    {"variant": "elite", "free_moves": "any"},
    {"variant": "competitive"},
    {"edition": "player_aid"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda given: "-".join(given.values()))
def test_a_game_can_be_taken_up_at_every_decision(options: dict[str, Any]) -> None:
    """CI-P.1: a position read back is the same match, and it goes on the same way."""
    match = played(3, most=120, **options)
    for at, step in enumerate(match.played):
        given = json.loads(json.dumps(step.before.to_position()))
        again = GAME.edition(match.options).read(given)
        assert again.to_position() == given
        assert again.legal() == step.before.legal()
        if at % 4 == 0:
            action, here, there = step.before.legal()[0].text, Seeded(at), Seeded(at)
            before = step.before.copy()
            before.apply(before.vocabulary.find(action), here)
            again.apply(again.vocabulary.find(action), there)
            assert again.to_position() == before.to_position()


def test_a_position_brings_its_options() -> None:
    match = holdfast.new(GAME, seed=1, options={"variant": "elite"})
    again = holdfast.new(GAME, seed=1, position=match.position())
    assert again.options["variant"] == "elite"


def fields(value: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The path of every field of an object, and of the objects in it."""
    if not isinstance(value, dict):
        return []
    inner = [more for key, part in value.items() for more in fields(part, (*path, key))]
    return [(*path, key) for key in value] + inner


START = Match(GAME, {"variant": "veteran"}, seed=1).position()
SAMPLE = [path for path in fields(START) if len(path) == 1] + fields(START)[20::9]


@pytest.mark.parametrize("path", SAMPLE, ids=".".join)
def test_a_value_of_another_kind_is_refused_by_the_name_of_its_field(path: tuple[str, ...]) -> None:
    given = copy.deepcopy(START)
    inside = given
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = {"no": "such thing"}
    with pytest.raises((BadPosition, BadOption)) as refused:
        holdfast.new(GAME, position=given)
    field = str(refused.value.field)
    assert ".".join(path).startswith(field) or field.startswith(".".join(path))


def test_a_field_that_nobody_knows_is_refused_with_the_nearest() -> None:
    given = {**START, "trun": START["turn"]}
    with pytest.raises(BadPosition, match='there is no field "trun"; did you mean "turn"'):
        holdfast.new(GAME, position=given)
