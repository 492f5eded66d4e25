"""Every installed game keeps its promises, over its options; `make soak` goes further."""

from __future__ import annotations

import pytest

from holdfast.conformance import check_game, covering_options
from holdfast.core.registry import installed_games

FEWEST = 12


@pytest.mark.parametrize("seed", [1, 1001])
@pytest.mark.parametrize("name", list(installed_games()))
def test_a_game_conforms(name: str, seed: int) -> None:
    games = max(FEWEST, len(covering_options(name)))
    check_game(name, games=games, seed=seed, thorough_every=5).raise_if_bad()
