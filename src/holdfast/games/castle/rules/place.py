"""The grid and where cards are placed on it (chapter 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import (
    COURT_LIMIT,
    NAMES,
    NO_CARD,
    ON_TABLE,
    ROW,
    bit,
    col_of,
    spots,
)
from holdfast.games.castle.events import Facts
from holdfast.games.castle.refusals import COURT_FULL, at
from holdfast.games.castle.rules.barricade import is_blocked
from holdfast.games.castle.rules.decide import OnCell
from holdfast.games.castle.telling import tell_cell
from holdfast.games.castle.terms import SETUP

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Fort
    from holdfast.games.castle.state import Castle

NAME_THE_CARD: Final = _("Say which card to place. To arrange: {cards}.")
TAKEN: Final = _("A card stands {place} already. Free: {cells}.")
BLOCKED: Final = _("A barricade keeps {seat} from building {place}.")
TOO_FAR: Final = _(
    "In the court a card stands between others or beside an outer one: "
    "columns {from_col} to {to_col}."
)
NO_SUPPORT: Final = _(
    "Nothing carries a card {place}: upper rows are built on cards. Free: {cells}."
)
BEYOND_SETUP: Final = _("Five cards never get to stand {place}.")


def places(fort: Fort) -> list[int]:
    """The cells in which the owner may place a card, only empty ones (CA-PLACE.3)."""
    found: list[int] = []
    add_cells(court_places(fort), 0, found)
    add_cells(fort.row0 & ~fort.row1, ROW, found)  # CA-PLACE.2
    add_cells(fort.row1 & ~fort.row2, 2 * ROW, found)
    add_cells(fort.row2 & ~fort.row3, 3 * ROW, found)
    if fort.barricades:
        return [cell for cell in found if not is_blocked(fort, cell)]
    return found


def court_places(fort: Fort) -> i64:
    """From one column left of the court to one right of it, the gaps included (CA-PLACE.1)."""
    size = fort.court_size()
    nothing: i64 = 0
    if size == 0 or size >= COURT_LIMIT:  # CA-GRID.3
        return nothing
    low: i64 = fort.cells[0] - 1
    high: i64 = fort.cells[size - 1] + 2
    return (bit(high) - bit(low)) & ~fort.row0 & ON_TABLE


def add_cells(columns: i64, cell: i64, found: list[int]) -> None:
    """Add the cells of a row, which begins with `cell`, that are in a set of columns."""
    while columns != 0:
        while columns & 0xFF == 0:
            columns >>= 8
            cell += 8
        if columns & 1:
            found.append(cell)
        columns >>= 1
        cell += 1


def offer_places(s: Castle, seat: int) -> list[Action]:
    """The actions for these cells; kept until a card or a barricade moves."""
    fort = s.forts[seat]
    kept = fort.places
    if kept is None:
        table = s.actions.place
        kept = [table[cell] for cell in places(fort)]
        fort.places = kept
    return kept


class Place(OnCell):
    """The drawn card joins the own castle, face down (CA-PLACE.4, CA-PLACE.5)."""

    def __init__(self, number: int, cell: int) -> None:
        super().__init__(number, "place", cell, ("drawn",))

    def play(self, s: Castle, chance: Chance) -> None:
        """All see that it is no royal (CA-INFO.7)."""
        card = s.drawn
        s.drawn = NO_CARD
        s.lay_down(card)
        s.plain |= bit(card)
        s.forts[s.turn].put(self.cell, card)
        tell_cell(s, "placed", "CA-PLACE.4", s.turn, self.cell, card, secret=True)

    def why(self, s: Castle) -> Refusal:
        if s.phase == SETUP:
            seat = s.arranging()
            hand = [NAMES[card] for card in s.forts[seat].hand]
            return Refusal("CA-SETUP.4", NAME_THE_CARD, {"seat": seat, "cards": hand})
        return cannot_place(s, s.turn, self.cell)


def cannot_place(s: Castle, seat: int, cell: int) -> Refusal:
    """Why a cell of the own castle takes no card (CA-PLACE)."""
    fort = s.forts[seat]
    facts: Facts = {"seat": seat, **at(cell), "cells": spots(places(fort))}
    if fort.has(cell):
        return Refusal("CA-PLACE.3", TAKEN, facts)
    if cell < ROW:
        size = fort.court_size()
        if size >= COURT_LIMIT:
            return Refusal("CA-GRID.3", COURT_FULL, facts)
        first, last = fort.cells[0] - 1, fort.cells[size - 1] + 1
        facts["from_col"] = col_of(first)
        facts["to_col"] = col_of(last)
        if not first <= cell <= last:
            return Refusal("CA-PLACE.1", TOO_FAR, facts)
    elif not fort.has(cell - ROW):
        return Refusal("CA-PLACE.2", NO_SUPPORT, facts)
    if is_blocked(fort, cell):
        return Refusal("CA-BARRICADE.2", BLOCKED, facts)
    return Refusal("CA-SETUP.4", BEYOND_SETUP, facts)
