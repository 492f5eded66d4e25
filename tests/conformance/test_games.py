"""Every installed game keeps its promises, over its options; `make soak` goes further."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.conformance import check_game, covering_options
from holdfast.core.registry import installed_games

FEWEST = 12
SEED, THOROUGH_EVERY = (1, 10) if holdfast.compiled else (1001, 20)
"""Plain Python takes ten times as long, and the compiled run compares itself with it."""


@pytest.mark.parametrize("name", list(installed_games()))
def test_a_game_conforms(name: str) -> None:
    games = max(FEWEST, len(covering_options(name)))
    check_game(name, games=games, seed=SEED, thorough_every=THOROUGH_EVERY).raise_if_bad()
