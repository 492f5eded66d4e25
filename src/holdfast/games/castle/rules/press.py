"""Pressing on: further combats of the same battle (CA-PRESS)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import ROW, is_jack, spots
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.refusals import at, missing
from holdfast.games.castle.rules.berserk.group import no_group, offer_groups
from holdfast.games.castle.rules.blood import add_target, barred_or
from holdfast.games.castle.rules.decide import Answer, CastleDecision, OnCell
from holdfast.games.castle.rules.end import end_battle, end_volley
from holdfast.games.castle.rules.fight.combat import aim_at_cell
from holdfast.games.castle.telling import tell_seat

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

MUST_ATTACK: Final = _("In a sortie the card that leads must attack; there is no giving up.")
WRONG_CASTLE: Final = _("The battle goes on in the castle of {seat}. Targets there: {cells}.")
NOT_A_NEIGHBOUR: Final = _(
    "The card {place} is not directly below, left or right of what fell. Targets: {cells}."
)


def press_targets(s: Castle, battle: Battle) -> list[int]:
    """Cards below, left or right of the cells won last, not barred (CA-PRESS.2, CA-PRESS.3).

    There are no diagonals (CA-GRID.5).
    """
    found: list[int] = []
    seat, suits = battle.at_seat, battle.suits
    reach = 2 if is_jack(battle.lead[0]) else 1  # CA-PRESS.4
    for cell in battle.at_cells:
        for steps in range(1, reach + 1):
            add_target(s, seat, cell - ROW * steps, suits, found)
            add_target(s, seat, cell - steps, suits, found)
            add_target(s, seat, cell + steps, suits, found)
    return found


class AskPress(CastleDecision):
    """Go on with the same lead against a neighbour of what fell, or halt."""

    kind: ClassVar[str] = "press"
    rule: ClassVar[str] = "CA-PRESS.1"
    verbs: ClassVar[tuple[str, ...]] = ("press", "berserk", "halt")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        table = s.actions.press
        cells = press_targets(s, battle)
        actions = [table[cell] for cell in cells]
        if battle.berserk:
            offer_groups(s, battle, battle.at_seat, cells, actions)
        actions.append(s.actions.halt)
        return actions


class Press(OnCell):
    """Attack a neighbour of what fell (CA-PRESS.2)."""

    def __init__(self, number: int, cell: int) -> None:
        super().__init__(number, "press", cell)

    def play(self, s: Castle, chance: Chance) -> None:
        aim_at_cell(s, s.fighting().at_seat, self.cell)

    def why(self, s: Castle) -> Refusal:
        return cannot_press(s, s.fighting().at_seat, self.cell)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


def cannot_press(s: Castle, seat: int, cell: int) -> Refusal:
    """Why a cell of a castle cannot be pressed on to; last, that it has no group (CA-DECIDE.2)."""
    battle = s.fighting()
    cells = press_targets(s, battle)
    facts: Facts = {**at(cell), "seat": battle.at_seat, "cells": spots(cells)}
    if seat != battle.at_seat:
        return Refusal("CA-PRESS.2", WRONG_CASTLE, facts)
    refusal = missing(s, "CA-PRESS.2", seat, cell)
    if refusal is not None:
        return refusal
    if cell in cells:
        return no_group(seat, cell)
    otherwise = Refusal("CA-PRESS.2", NOT_A_NEIGHBOUR, facts)
    return barred_or(s, seat, cell, cells, facts, otherwise)


class Halt(Answer):
    """Give up: the battle is over (CA-PRESS.1), or the volley (CA-ACE.3)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "halt")

    def play(self, s: Castle, chance: Chance) -> None:
        battle = s.battle
        if battle is None:
            end_volley(s)
        else:
            tell_seat(s, "halted", "CA-PRESS.1", battle.seat)
            end_battle(s)

    def why(self, s: Castle) -> Refusal:
        return Refusal("CA-EMPTY.3", MUST_ATTACK, {})


ASK_PRESS: Final = AskPress()
