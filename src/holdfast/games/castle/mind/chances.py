"""The chance to win a combat as a table: looked up thousands of times for one decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.castle.odds import defence_rolls, rolls

WIDTH: Final = 64
"""So many margins for each number of dice; at either end the combat is decided."""
MIDDLE: Final = 32


def win_table(no_dice: bool) -> list[float]:
    """The chances for two to four dice against two or three, as `win` looks them up."""
    table: list[float] = []
    for attack in range(2, 5):
        for defence in range(2, 4):
            table += win_row(attack, defence, no_dice)
    return table


def win_row(attack: int, defence: int, no_dice: bool) -> list[float]:
    """The chance that the attack dice with each margin are more than the defence dice."""
    ahead = [0.0] * WIDTH
    for rolled, chance in rolls(attack, no_dice).items():
        for opposed, other in defence_rolls(defence, no_dice).items():
            ahead[MIDDLE + rolled - opposed] += float(chance * other)
    row: list[float] = []
    for margin in range(-MIDDLE, WIDTH - MIDDLE):
        needed = max(0, MIDDLE + 1 - margin)
        row.append(sum(ahead[needed:]))
    return row


def win(table: list[float], attack: i64, defence: i64, margin: i64) -> float:
    """The chance that so many attack dice plus `margin` beat so many defence dice."""
    at = margin + MIDDLE
    if at < 0:
        at = 0
    elif at >= WIDTH:
        at = WIDTH - 1
    return table[((attack - 2) * 2 + defence - 2) * WIDTH + at]
