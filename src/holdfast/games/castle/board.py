"""The pack (CA-PACK.1) and the grid: cards, suits, values and cells as small integers.

A card is a number: 0 to 39 are the number cards in the order in which a new pack lies (AS to 10S,
then hearts, diamonds, clubs), 40 to 43 the Jacks, 44 to 47 the Queens, 48 to 51 the Kings, 52 and
53 the jokers. A cell is `row * 64 + column + MIDDLE`, so that sorting cells sorts by row, then by
column, and a row of a castle is one integer with a bit for each column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

SUITS: Final = "SHDC"
NUMBERS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
RANKS: Final = (*NUMBERS, "J", "Q", "K")

NAMES: Final[list[str]] = (
    [number + suit for suit in SUITS for number in NUMBERS]
    + [royal + suit for royal in "JQK" for suit in SUITS]
    + ["JK1", "JK2"]
)
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

NO_CARD: Final = -1
FIRST_ROYAL: Final = 40
FIRST_QUEEN: Final = 44
FIRST_KING: Final = 48
FIRST_JOKER: Final = 52

NO_RANK: Final = 0
ACE: Final = 1
TWO: Final = 2
THREE: Final = 3
SIX: Final = 6
EIGHT: Final = 8
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13

RANK: Final[list[int]] = (
    [rank for _ in range(4) for rank in range(1, 11)]
    + [JACK] * 4
    + [QUEEN] * 4
    + [KING] * 4
    + [NO_RANK] * 2
)
NO_SUIT: Final = 4
ANY_ROYAL: Final[i64] = 1 << FIRST_ROYAL | 1 << FIRST_QUEEN | 1 << FIRST_KING
"""The royals of spades as a set of cards; times a set of suits, the royals of those suits."""
SUIT: Final[list[int]] = (
    [suit for suit in range(4) for _ in range(10)] + list(range(4)) * 3 + [NO_SUIT] * 2
)
# CA-PACK.4
VALUE: Final[list[int]] = [min(rank, 10) for rank in RANK]

# CA-GRID.1. These 57 columns, and an empty one at either end, keep a row in one machine word.
MIDDLE: Final = 29
WIDEST: Final = 28
ROWS: Final = 4
ROW: Final = 64
"""How far apart two cells lie that stand one above the other."""
CELLS_END: Final = ROWS * ROW
EVERYWHERE: Final[i64] = (1 << 59) - 1
"""A row with all its columns, and one more at each end that is always empty."""
ON_TABLE: Final[i64] = EVERYWHERE >> 2 << 1
"""The columns of a row in which cards can stand."""
COURT_LIMIT: Final = 9
SETUP_CARDS: Final = 5
CASTLE_CARDS: Final = 3 + SETUP_CARDS

LEFT: Final = 0
RIGHT: Final = 1
TOP: Final = 2
SIDES: Final = ("left", "right", "top")


def is_royal(card: int) -> bool:
    return FIRST_ROYAL <= card < FIRST_JOKER


def is_number(card: int) -> bool:
    return 0 <= card < FIRST_ROYAL


def is_joker(card: int) -> bool:
    return card >= FIRST_JOKER


def is_king(card: int) -> bool:
    return FIRST_KING <= card < FIRST_JOKER


def is_queen(card: int) -> bool:
    return FIRST_QUEEN <= card < FIRST_KING


def is_jack(card: int) -> bool:
    return FIRST_ROYAL <= card < FIRST_QUEEN


def cell_at(row: int, col: int) -> int:
    return row * 64 + col + MIDDLE


def row_of(cell: int) -> int:
    return cell >> 6


def col_of(cell: int) -> int:
    return (cell & 63) - MIDDLE


def on_table(cell: int) -> bool:
    """Whether a card can stand at this cell code."""
    return 0 <= cell < ROWS * 64 and MIDDLE - WIDEST <= (cell & 63) <= MIDDLE + WIDEST


def names(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def bit(number: i64) -> i64:
    """A set of one, up to 61.

    Compiled, `1 << number` would be a shift of a C int, and wrong from 31 on; and a constant from
    2**62 on would be no machine integer.
    """
    return 0x2000000000000000 >> (61 - number)


def count_bits(mask: i64) -> i64:
    """How many of 61 bits are set: sums of neighbouring bits, then of pairs, of fours, of bytes."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (mask * 0x0101010101010101 >> 56) & 0x7F


def spot(cell: int) -> list[int]:
    """A cell as JSON writes it: row and column."""
    return [row_of(cell), col_of(cell)]


def spots(cells: Sequence[int]) -> list[list[int]]:
    return [spot(cell) for cell in cells]
