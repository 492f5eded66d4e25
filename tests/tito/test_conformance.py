"""Everything that a game on Holdfast promises, checked over random games of every level."""

from __future__ import annotations

import pytest

from holdfast.conformance import check_game


@pytest.mark.parametrize("level", ["medium", "difficult", "easy"])
def test_the_game_keeps_its_promises(level: str) -> None:
    report = check_game(
        "tito", options={"difficulty": level}, games=2, seed=40, compare_builds=False
    )
    report.raise_if_bad()
