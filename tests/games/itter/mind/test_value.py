"""The value of a position: features within their bounds, and the network as it is written down."""

from __future__ import annotations

import math
from typing import Any

import pytest

from holdfast.games.itter.mind.features import SIZE, Features
from holdfast.games.itter.mind.value import POINTS, Value
from tests.games.itter.mind.positions import VARIANTS, edition_of, game, mind_of


@pytest.mark.parametrize("variant", VARIANTS)
def test_features_lie_in_their_places(variant: str) -> None:
    ground = mind_of(edition_of(variant=variant)).ground
    for s in game(2, 6, variant=variant)[::9]:
        found = Features(s, ground)
        assert len(found.places) == len(found.values)
        assert all(0 <= place < SIZE for place in found.places)
        assert all(-10 < value < 10 for value in found.values)


def test_the_network_is_what_its_numbers_say() -> None:
    rows = [[(place * 7 + unit * 3) % 11 / 20 - 0.25 for unit in range(8)] for place in range(SIZE)]
    given: dict[str, Any] = {
        "rows": rows,
        "bias": [unit / 10 - 0.3 for unit in range(8)],
        "out": [[(unit * 5 + answer) % 7 / 50 - 0.06 for answer in range(3)] for unit in range(8)],
        "direct": [[(place + answer) % 5 / 90 for answer in range(3)] for place in range(SIZE)],
    }
    s = game(2, 6, variant="elite")[40]
    found = Features(s, mind_of(s.edition).ground)
    dense = [0.0] * SIZE
    for place, value in zip(found.places, found.values, strict=True):
        dense[place] += value
    hidden = [
        max(0.0, given["bias"][unit] + sum(dense[p] * rows[p][unit] for p in range(SIZE)))
        for unit in range(8)
    ]
    expected = [
        sum(hidden[unit] * given["out"][unit][answer] for unit in range(8))
        + sum(dense[p] * given["direct"][p][answer] for p in range(SIZE))
        for answer in range(3)
    ]
    loss, points, win = Value(given).judge(found)
    assert loss == pytest.approx(1 / (1 + math.exp(-expected[0])))
    assert points == pytest.approx(expected[1] * POINTS)
    assert win == pytest.approx(1 / (1 + math.exp(-expected[2])))
