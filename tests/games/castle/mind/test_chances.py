"""The table of chances says what the exact odds say."""

from __future__ import annotations

import pytest

from holdfast.games.castle.mind.chances import win, win_table
from holdfast.games.castle.odds import beats


@pytest.mark.parametrize("no_dice", [False, True])
@pytest.mark.parametrize("attack", [2, 3, 4])
@pytest.mark.parametrize("defence", [2, 3])
def test_the_table_holds_the_exact_odds(no_dice: bool, attack: int, defence: int) -> None:
    table = win_table(no_dice)
    for margin in range(-40, 41):
        exact = float(beats(attack, defence, no_dice, margin))
        assert win(table, attack, defence, margin) == pytest.approx(exact), margin
