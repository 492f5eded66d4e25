"""The grid: where cards may be placed, what can be reached, where gaps are (chapters 2, 5, 13)."""

from __future__ import annotations

from typing import Final

from holdfast.games.castle.cards import (
    COURT_LIMIT,
    LEFT,
    RIGHT,
    SUIT,
    TOP,
    is_royal,
    on_table,
)
from holdfast.games.castle.state import Castle

EVERYWHERE: Final = (1 << 59) - 1
"""A row with all its columns, and one more at each end that is always empty."""


def spread(seed: int, empty: int) -> int:
    """The empty cells of a row that are joined to `seed` by empty cells."""
    while True:
        wider = (seed | (seed << 1) | (seed >> 1)) & empty
        if wider == seed:
            return seed
        seed = wider


def open_rows(s: Castle, seat: int) -> list[int]:
    """The open cells of rows 0 to 3: empty space joined to the outside (CA-REACH.2)."""
    filled, base = s.filled, seat * 4
    empty0 = EVERYWHERE & ~filled[base]
    empty1 = EVERYWHERE & ~filled[base + 1]
    empty2 = EVERYWHERE & ~filled[base + 2]
    open3 = EVERYWHERE & ~filled[base + 3]
    open2 = spread(open3 & empty2, empty2)
    open1 = spread(open2 & empty1, empty1)
    open0 = spread(open1 & empty0, empty0)
    while True:  # a hole may also lead up again
        more1 = spread((open1 | open0 | open2) & empty1, empty1)
        more2 = spread((open2 | more1) & empty2, empty2)
        if more1 == open1 and more2 == open2:
            return [open0, open1, open2, open3]
        open1, open2 = more1, more2
        open0 = spread((open0 | open1) & empty0, empty0)


def reachable(s: Castle, seat: int) -> list[int]:
    """The reachable cards of rows 0 to 3 as bit masks (CA-REACH.3, CA-REACH.5)."""
    free = open_rows(s, seat)
    filled, base = s.filled, seat * 4
    above = EVERYWHERE
    rows = [0, 0, 0, 0]
    for row in range(3, -1, -1):
        here = free[row]
        rows[row] = filled[base + row] & (above | (here << 1) | (here >> 1))
        above = here
    return rows


def is_barred(s: Castle, card: int, suits: int) -> bool:
    """A face-up royal of the attacker's blood is no target (CA-BLOOD.1); `suits` is a bit mask."""
    return is_royal(card) and s.is_up(card) and (suits >> SUIT[card]) & 1 == 1


def opening_cells(s: Castle, seat: int, suits: int) -> list[int]:
    """The opening targets in one castle (CA-REACH.4)."""
    rows = reachable(s, seat)
    cells, cards = s.cells[seat], s.cards[seat]
    found: list[int] = []
    for i in range(len(cells)):
        cell = cells[i]
        if (rows[cell >> 6] >> (cell & 63)) & 1 and not is_barred(s, cards[i], suits):
            found.append(cell)
    return found


def has_opening(s: Castle, by: int, suits: int) -> bool:
    """Whether a lead of seat `by` has any opening target (CA-REACH.4)."""
    if s.barricades[by]:
        return True
    for seat in range(s.variant.players):
        if seat != by and s.alive[seat] and opening_cells(s, seat, suits):
            return True
    return False


# Placing


def is_blocked(s: Castle, seat: int, cell: int) -> bool:
    """Whether a barricade keeps the owner from building there (CA-BARRICADE.2)."""
    for laid in s.barricades[seat]:
        if laid.side == TOP:
            if cell & 63 == laid.cell & 63 and cell >= laid.cell:
                return True
        elif cell >> 6 == laid.cell >> 6 and (
            (laid.side == LEFT and cell <= laid.cell) or (laid.side == RIGHT and cell >= laid.cell)
        ):
            return True
    return False


def court_size(s: Castle, seat: int) -> int:
    size = 0
    for cell in s.cells[seat]:
        if cell >= 64:
            break
        size += 1
    return size


def places(s: Castle, seat: int) -> list[int]:
    """The cells in which the owner may place a card (CA-PLACE.1, CA-PLACE.2)."""
    cells = s.cells[seat]
    found: list[int] = []
    size = court_size(s, seat)
    if 0 < size < COURT_LIMIT:  # CA-GRID.3
        row = s.filled[seat * 4]
        for cell in range(cells[0] - 1, cells[size - 1] + 2):
            if not (row >> cell) & 1 and on_table(cell):
                found.append(cell)
    for cell in cells:
        if cell < 192 and not s.has_card(seat, cell + 64):
            found.append(cell + 64)
    if s.barricades[seat]:
        return [cell for cell in found if not is_blocked(s, seat, cell)]
    return found


# Gaps


def has_gap(s: Castle, seat: int) -> bool:
    """An empty column between cards, or an empty row beneath cards (CA-GAP.1)."""
    base = seat * 4
    row1, row2, row3 = s.filled[base + 1], s.filled[base + 2], s.filled[base + 3]
    if (row1 == 0 and row2 | row3 != 0) or (row2 == 0 and row3 != 0):
        return True
    columns = s.filled[base] | row1 | row2 | row3
    # Adding the lowest bit to an unbroken run of ones carries past all of them.
    return columns & (columns + (columns & -columns)) != 0


def closed_lines(s: Castle, seat: int) -> list[int]:
    """The empty rows and columns that closing removes: 0 to 3 are rows, 64 + bit are columns."""
    base = seat * 4
    closed: list[int] = []
    top = s.cells[seat][-1] >> 6
    columns = 0
    for row in range(4):
        columns |= s.filled[base + row]
        if 0 < row < top and s.filled[base + row] == 0:
            closed.append(row)
    low, high = 64, -1
    for cell in s.cells[seat]:
        low = min(low, cell & 63)
        high = max(high, cell & 63)
    for column in range(low + 1, high):
        if not (columns >> column) & 1:
            closed.append(64 + column)
    return closed


def after_closing(cell: int, closed: list[int]) -> int:
    """Where a cell goes when these lines close, or -1 when it lies in one of them (CA-GAP.2)."""
    row, column = cell >> 6, cell & 63
    down, left = 0, 0
    for line in closed:
        if line in (row, 64 + column):
            return -1
        if line < 64:
            if line < row:
                down += 1
        elif line - 64 < column:
            left += 1
    return (row - down) * 64 + column - left


# Barricades


def barricade_spots(s: Castle, seat: int) -> list[int]:
    """Where a barricade can be laid on a castle, as `side * 256 + cell` (CA-BARRICADE.1)."""
    cells = s.cells[seat]
    found: list[int] = []
    for i in range(len(cells)):
        cell = cells[i]
        if i == 0 or cells[i - 1] >> 6 != cell >> 6:
            add_spot(s, seat, LEFT, cell - 1, found)
        if i == len(cells) - 1 or cells[i + 1] >> 6 != cell >> 6:
            add_spot(s, seat, RIGHT, cell + 1, found)
        if cell < 192 and is_highest(s, seat, cell):
            add_spot(s, seat, TOP, cell + 64, found)
    return found


def add_spot(s: Castle, seat: int, side: int, cell: int, found: list[int]) -> None:
    if on_table(cell) and s.barricade_at(seat, cell) is None:
        found.append(side * 256 + cell)


def is_highest(s: Castle, seat: int, cell: int) -> bool:
    """Whether no card of the castle stands higher in the same column."""
    higher = cell + 64
    while higher < 256:
        if s.has_card(seat, higher):
            return False
        higher += 64
    return True
