"""Closing gaps instead of drawing (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import NAMES, spot
from holdfast.games.castle.events import Facts
from holdfast.games.castle.parts import Barricade
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
        cells = [after_closing(cell, closed) for cell in fort.cells]
        moves: list[list[int]] = []
        for i in range(len(cells)):
            if cells[i] != fort.cells[i]:
                moves.append([*spot(fort.cells[i]), *spot(cells[i])])
        fort.cells = cells
        fort.refill()
        shifted, lost = move_barricades(s, fort, closed)
        facts: Facts = {"seat": s.turn, "moves": moves, "barricades": shifted, "cards": lost}
        s.tell("closed", "CA-GAP.2", facts)

    def why(self, s: Castle) -> Refusal:
        return Refusal("CA-GAP.3", NO_GAP, {"seat": s.turn})


def move_barricades(s: Castle, fort: Fort, closed: list[int]) -> tuple[list[list[int]], list[str]]:
    """Barricades move along, or are discarded with the line they lie in (CA-BARRICADE.5)."""
    kept: list[Barricade] = []
    lost: list[str] = []
    shifted: list[list[int]] = []
    for laid in fort.barricades:
        there = after_closing(laid.cell, closed)
        if there < 0:
            s.discard.append(laid.card)
            lost.append(NAMES[laid.card])
            continue
        if there != laid.cell:
            shifted.append([*spot(laid.cell), *spot(there)])
        kept.append(Barricade(there, laid.card, laid.side, laid.by))
    fort.barricades = tuple(kept)
    return shifted, lost
