"""Sixes as barricades: where they are laid, and what they keep from being built (CA-BARRICADE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import (
    LEFT,
    NAMES,
    NO_CARD,
    RANK,
    RIGHT,
    ROW,
    SIDES,
    SIX,
    TOP,
    col_of,
    on_table,
    row_of,
    spot,
)
from holdfast.games.castle.events import Facts
from holdfast.games.castle.parts import Barricade
from holdfast.games.castle.refusals import OUT, at
from holdfast.games.castle.rules.decide import CastleAction

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle

NOT_A_SIX: Final = _("{card} is no Six; only a Six becomes a barricade.")
NO_BARRICADES: Final = _("This match is played without barricades.")
OWN_BARRICADE: Final = _("A barricade is laid on an opponent's castle.")
BARRICADE_THERE: Final = _("A barricade lies {place} already.")
NO_SUCH_SIDE: Final = _(
    "A barricade {place} does not lie directly beyond the cards of {seat} on that side. "
    "There: {cells}."
)


def is_blocked(fort: Fort, cell: int) -> bool:
    """Whether a barricade keeps the owner from building there (CA-BARRICADE.2)."""
    for laid in fort.barricades:
        if laid.side == TOP:
            if cell & 63 == laid.cell & 63 and cell >= laid.cell:
                return True
        elif cell >> 6 == laid.cell >> 6 and (
            (laid.side == LEFT and cell <= laid.cell) or (laid.side == RIGHT and cell >= laid.cell)
        ):
            return True
    return False


def barricade_spots(fort: Fort) -> list[int]:
    """Where a barricade can be laid on a castle, as `side * 256 + cell` (CA-BARRICADE.1)."""
    cells = fort.cells
    found: list[int] = []
    for i in range(len(cells)):
        cell = cells[i]
        if i == 0 or cells[i - 1] >> 6 != cell >> 6:
            add_spot(fort, LEFT, cell - 1, found)
        if i == len(cells) - 1 or cells[i + 1] >> 6 != cell >> 6:
            add_spot(fort, RIGHT, cell + 1, found)
        if cell < 3 * ROW and is_highest(fort, cell):
            add_spot(fort, TOP, cell + ROW, found)
    return found


def add_spot(fort: Fort, side: int, cell: int, found: list[int]) -> None:
    if on_table(cell) and fort.barricade_at(cell) is None:
        found.append(side * 256 + cell)


def is_highest(fort: Fort, cell: int) -> bool:
    """Whether no card of the castle stands higher in the same column."""
    higher = cell + ROW
    while higher < 256:
        if fort.has(higher):
            return False
        higher += ROW
    return True


def offer_barricades(s: Castle, actions: list[Action]) -> None:
    """A drawn Six can be laid on any living opponent's castle (CA-BARRICADE.1)."""
    if RANK[s.drawn] != SIX or not s.rules.barricade:
        return
    for seat in range(s.players):
        if seat != s.turn and s.forts[seat].alive:
            for code in barricade_spots(s.forts[seat]):
                actions.append(s.actions.barricade[seat * 768 + code])


class Lay(CastleAction):
    """The drawn Six is laid face up on an opponent's castle (CA-BARRICADE.1, CA-BARRICADE.3)."""

    def __init__(self, number: int, seat: int, cell: int, side: int) -> None:
        row, col, word = row_of(cell), col_of(cell), SIDES[side]
        touches = ("drawn", f"cell:{seat}:{row}:{col}", f"side:{seat}:{word}")
        args = {"seat": seat, "row": row, "col": col, "side": word}
        super().__init__(number, "barricade", args, touches)
        self.seat = seat
        self.cell = cell
        self.side = side

    def play(self, s: Castle, chance: Chance) -> None:
        card = s.drawn
        s.drawn = NO_CARD
        fort = s.forts[self.seat]
        laid = Barricade(self.cell, card, self.side, s.turn)
        before = [other for other in fort.barricades if other.cell < self.cell]
        after = [other for other in fort.barricades if other.cell > self.cell]
        fort.barricades = (*before, laid, *after)
        fort.places = None
        if s.log is not None:
            facts: Facts = {"by": s.turn, "seat": self.seat, **at(self.cell)}
            facts["side"] = SIDES[self.side]
            facts["card"] = NAMES[card]
            s.tell("barricaded", "CA-BARRICADE.1", facts)

    def why(self, s: Castle) -> Refusal:
        card, fort = s.drawn, s.forts[self.seat]
        facts: Facts = {"seat": self.seat, **at(self.cell), "card": NAMES[card]}
        if not s.rules.barricade:
            return Refusal("CA-BARRICADE.1", NO_BARRICADES, facts)
        if RANK[card] != SIX:
            return Refusal("CA-BARRICADE.1", NOT_A_SIX, facts)
        if self.seat == s.turn:
            return Refusal("CA-BARRICADE.1", OWN_BARRICADE, facts)
        if not fort.alive:
            return Refusal("CA-END.1", OUT, facts)
        if fort.barricade_at(self.cell) is not None:
            return Refusal("CA-BARRICADE.1", BARRICADE_THERE, facts)
        facts["side"] = SIDES[self.side]
        codes = barricade_spots(fort)
        facts["cells"] = [spot(code & 255) for code in codes if code >> 8 == self.side]
        return Refusal("CA-BARRICADE.1", NO_SUCH_SIDE, facts)
