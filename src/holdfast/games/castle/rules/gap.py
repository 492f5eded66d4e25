"""Closing gaps instead of drawing (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import names, spot
from holdfast.games.castle.events import Facts
from holdfast.games.castle.rules.decide import CastleAction

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle

NO_GAP: Final = _(
    "There is no gap to close: no empty column between cards and no empty row beneath cards."
)


def has_gap(fort: Fort) -> bool:
    """An empty column between cards, or an empty row beneath cards (CA-GAP.1)."""
    upper = fort.row2 | fort.row3
    if (fort.row1 == 0 and upper != 0) or (fort.row2 == 0 and fort.row3 != 0):
        return True
    columns = fort.row0 | fort.row1 | upper
    # Adding the lowest bit to an unbroken run of ones carries past all of them.
    return columns & (columns + (columns & -columns)) != 0


def closed_lines(fort: Fort) -> list[int]:
    """The empty rows and columns that closing removes: 0 to 3 are rows, 64 + bit are columns."""
    closed: list[int] = []
    top = fort.cells[-1] >> 6
    for row in range(1, top):
        if fort.row(row) == 0:
            closed.append(row)
    columns = fort.row0 | fort.row1 | fort.row2 | fort.row3
    bits = [cell & 63 for cell in fort.cells]
    for column in range(min(bits) + 1, max(bits)):
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


class Close(CastleAction):
    """All gaps of the own castle disappear at once; faces stay as they are (CA-GAP.2)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "close", {}, ("close",))

    def play(self, s: Castle, chance: Chance) -> None:
        fort = s.forts[s.turn]
        closed = closed_lines(fort)
        before, laid = fort.cells, fort.barricades
        fort.cells = [after_closing(cell, closed) for cell in before]
        fort.refill()
        fort.barricades = tuple([one.moved(after_closing(one.cell, closed)) for one in laid])
        lost = discard_closed(s, fort)
        if s.log is not None:
            shifted = moves([one.cell for one in laid], closed)
            facts: Facts = {"seat": s.turn, "moves": moves(before, closed), "barricades": shifted}
            s.tell("closed", "CA-GAP.2", {**facts, "cards": names(lost)})

    def why(self, s: Castle) -> Refusal:
        return Refusal("CA-GAP.3", NO_GAP, {"seat": s.turn})


def discard_closed(s: Castle, fort: Fort) -> list[int]:
    """Barricades that lay in a line that has closed are discarded (CA-BARRICADE.5)."""
    lost = [laid.card for laid in fort.barricades if laid.cell < 0]
    s.discard += lost
    if lost:
        fort.barricades = tuple([laid for laid in fort.barricades if laid.cell >= 0])
    return lost


def moves(cells: list[int], closed: list[int]) -> list[list[int]]:
    """What moves, as `[row, column, row, column]`: from where to where."""
    found: list[list[int]] = []
    for cell in cells:
        there = after_closing(cell, closed)
        if there >= 0 and there != cell:
            found.append([*spot(cell), *spot(there)])
    return found
