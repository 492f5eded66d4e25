"""Dice, and the random cards that stand in for them (CA-FIGHT.2, CA-DOUBLE.1, chapter 15)."""

from __future__ import annotations

from typing import Any

from holdfast.core.chance import Chance
from holdfast.games.castle.cards import RANKS


def throw(chance: Chance, count: int, no_dice: bool) -> list[int]:
    """The numbers of one roll: dice of 1 to 6, or picks of 0 to 12, one per pair (CA-NODICE.3)."""
    if no_dice:
        return [chance.pick(13) for _ in range((count + 1) // 2)]
    return [chance.roll(6) for _ in range(count)]


def total(numbers: list[int], count: int, no_dice: bool) -> int:
    """What a roll of `count` dice adds up to."""
    result = 0
    if not no_dice:
        for number in numbers:
            result += number
        return result
    left = count
    for number in numbers:
        result += pair_value(number) if left > 1 else single_value(number)
        left -= 2
    return result


def pair_value(number: int) -> int:
    """Ace 1 up to Queen 12, King 12 too (CA-NODICE.1)."""
    return min(number + 1, 12)


def single_value(number: int) -> int:
    """Half the card's number, rounded up (CA-NODICE.2)."""
    return (pair_value(number) + 1) // 2


def is_double(numbers: list[int], count: int, no_dice: bool) -> bool:
    """Exactly two dice, equal, not 1-1 (CA-DOUBLE.1); without dice only a King (CA-NODICE.3)."""
    if count != 2:
        return False
    if no_dice:
        return numbers[0] == 12
    return numbers[0] == numbers[1] and numbers[0] != 1


def is_double_six(numbers: list[int], count: int, no_dice: bool) -> bool:
    return is_double(numbers, count, no_dice) and (no_dice or numbers[0] == 6)


def is_snake_eyes(numbers: list[int], count: int, no_dice: bool) -> bool:
    """Exactly two dice, both 1 (CA-SNAKE.1)."""
    return count == 2 and not no_dice and numbers[0] == 1 and numbers[1] == 1


def told(numbers: list[int], no_dice: bool) -> list[Any]:
    """A roll as events tell it: the dice, or the ranks of the cards."""
    if no_dice:
        return [RANKS[number] for number in numbers]
    return list(numbers)
