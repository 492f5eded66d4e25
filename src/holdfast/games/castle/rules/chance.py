"""The order of chance: dice, the cards that stand in for them, and the deck (chapters 15 and 17).

A roll is one number, four bits for each die or card of it, the first in the lowest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.chance import Chance, shuffle
from holdfast.games.castle.board import NO_CARD, RANKS

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def throw(chance: Chance, count: i64, no_dice: bool) -> i64:
    """One roll, die by die (CA-CHANCE.2), or a card for each pair of dice (CA-NODICE.3).

    Such cards come from a source without end, not from the deck (CA-NODICE.4).
    """
    roll: i64 = 0
    shift: i64 = 0
    if no_dice:
        while count > 0:
            card: i64 = chance.pick(13)
            roll |= card << shift
            shift += 4
            count -= 2
        return roll
    while count > 0:
        die: i64 = chance.roll(6)
        roll |= die << shift
        shift += 4
        count -= 1
    return roll


def total(roll: i64, count: i64, no_dice: bool) -> i64:
    """What a roll of `count` dice adds up to."""
    result: i64 = 0
    while count > 0:
        if not no_dice:
            result += roll & 15
            count -= 1
        else:
            result += pair_value(roll & 15) if count > 1 else single_value(roll & 15)
            count -= 2
        roll >>= 4
    return result


def pair_value(number: i64) -> i64:
    """Ace 1 up to Queen 12, King 12 too (CA-NODICE.1)."""
    return 12 if number > 11 else number + 1


def single_value(number: i64) -> i64:
    """Half the card's number, rounded up (CA-NODICE.2)."""
    return (pair_value(number) + 1) >> 1


def is_double(roll: i64, count: i64, no_dice: bool) -> bool:
    """Exactly two dice, equal, not 1-1 (CA-DOUBLE.1); without dice only a King (CA-NODICE.3)."""
    if count != 2:
        return False
    if no_dice:
        return roll == 12
    return roll & 15 == roll >> 4 and roll != 0x11


def is_double_six(roll: i64, count: i64, no_dice: bool) -> bool:
    return count == 2 and roll == (12 if no_dice else 0x66)


def is_snake_eyes(roll: i64, count: i64, no_dice: bool) -> bool:
    """Exactly two dice, both 1 (CA-SNAKE.1)."""
    return count == 2 and not no_dice and roll == 0x11


def told(roll: i64, count: i64, no_dice: bool) -> list[int | str]:
    """A roll as events tell it: the dice, or the ranks of the cards."""
    numbers: list[int | str] = []
    while count > 0:
        number: int = roll & 15
        numbers.append(RANKS[number] if no_dice else number)
        count -= 2 if no_dice else 1
        roll >>= 4
    return numbers


# The deck


def reshuffle(s: Castle, chance: Chance) -> None:
    """The discards, oldest first, are shuffled and become the deck (CA-CHANCE.5)."""
    s.shuffles += 1
    age = s.age[:]
    for card in s.discard:
        age[card] = s.shuffles
    s.age = age
    s.deck = s.discard
    s.discard = []
    shuffle(s.deck, chance)
    s.tell("reshuffled", "CA-EMPTY.1" if s.rules.sorties else "CA-EMPTY.2", {"count": len(s.deck)})


def draw(s: Castle, chance: Chance) -> int:
    """The top card of the deck, or NO_CARD when none can be drawn (CA-CHANCE.4)."""
    if not s.deck:
        if s.rules.sorties or not s.discard:  # CA-EMPTY.8
            return NO_CARD
        reshuffle(s, chance)  # CA-EMPTY.2
    return s.deck.pop(0)
