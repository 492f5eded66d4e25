"""The group that berserkers attack: which cards can join it, and how it is named (CA-BERSERK.3)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.board import ROW, names, spots
from holdfast.games.castle.events import Facts
from holdfast.games.castle.odds import combat_odds
from holdfast.games.castle.refusals import at, missing
from holdfast.games.castle.rules.blood import add_target, barred_or
from holdfast.games.castle.rules.decide import CastleDecision, OnCell
from holdfast.games.castle.rules.fight.combat import aim_at_group, prepare
from holdfast.games.castle.terms import CELLS

if TYPE_CHECKING:
    from holdfast.games.castle.parts import Battle
    from holdfast.games.castle.state import Castle

NO_GROUP: Final = _("No card below, left or right of the one {place} could join it in a group.")
GROUP_TOO_SMALL: Final = _("A group has at least two cards: add another one.")
IN_GROUP: Final = _("The card {place} is in the group already.")
NOT_BESIDE_GROUP: Final = _(
    "The card {place} is not below, left or right of one in the group. It can grow by: {cells}."
)


def group_targets(s: Castle, battle: Battle, seat: int, group: tuple[int, ...]) -> list[int]:
    """Cards below, left or right of one already named, not barred (CA-BERSERK.3)."""
    found: list[int] = []
    for cell in group:
        add_target(s, seat, cell - ROW, battle.suits, found)
        add_target(s, seat, cell - 1, battle.suits, found)
        add_target(s, seat, cell + 1, battle.suits, found)
    return [cell for cell in found if cell not in group]


def offer_groups(
    s: Castle, battle: Battle, seat: int, cells: list[int], actions: list[Action]
) -> None:
    """First cards of a group, each with at least one that could join it (CA-DECIDE.2)."""
    for cell in cells:
        if group_targets(s, battle, seat, (cell,)):
            actions.append(s.actions.berserk[seat * 256 + cell])


def begin_group(s: Castle, seat: int, cell: int) -> None:
    """Name the first card of a group (CA-BERSERK.3)."""
    battle = s.fighting()
    prepare(battle)
    battle.target_kind = CELLS
    battle.target_seat = seat
    battle.target_cells = (cell,)
    if s.log is not None:
        facts: Facts = {"seat": battle.seat, "lead": names(battle.lead), "target": seat}
        s.tell("berserk", "CA-BERSERK.3", {**facts, **at(cell)})
    s.then(ASK_GROUP)


def no_group(seat: int, cell: int) -> Refusal:
    return Refusal("CA-DECIDE.2", NO_GROUP, {"seat": seat, **at(cell)})


class AskGroup(CastleDecision):
    """Add cards to a group, one at a time, until it is complete."""

    kind: ClassVar[str] = "berserk"
    rule: ClassVar[str] = "CA-BERSERK.3"
    verbs: ClassVar[tuple[str, ...]] = ("add", "done")

    def seat(self, s: Castle) -> int:
        return s.fighting().seat

    def legal(self, s: Castle) -> list[Action]:
        battle = s.fighting()
        table = s.actions.add
        cells = group_targets(s, battle, battle.target_seat, battle.target_cells)
        actions = [table[cell] for cell in cells]
        if len(battle.target_cells) > 1:
            actions.append(s.actions.done)
        return actions

    def play(self, s: Castle, action: Action, chance: Chance) -> None:
        battle = s.fighting()
        if isinstance(action, Add):
            battle.target_cells = (*battle.target_cells, action.cell)
            if group_targets(s, battle, battle.target_seat, battle.target_cells):
                s.then(self)
                return
        aim_at_group(s)

    def explain(self, s: Castle, action: Action) -> Refusal:
        if isinstance(action, Add):
            return action.why(s)
        return Refusal(self.rule, GROUP_TOO_SMALL, {})


class Add(OnCell):
    """One more card for the group (CA-BERSERK.3)."""

    def __init__(self, number: int, cell: int) -> None:
        super().__init__(number, "add", cell)

    def why(self, s: Castle) -> Refusal:
        battle, cell = s.fighting(), self.cell
        seat = battle.target_seat
        cells = group_targets(s, battle, seat, battle.target_cells)
        facts: Facts = {**at(cell), "seat": seat, "cells": spots(cells)}
        refusal = missing(s, "CA-BERSERK.3", seat, cell)
        if refusal is not None:
            return refusal
        if cell in battle.target_cells:
            return Refusal("CA-BERSERK.3", IN_GROUP, facts)
        otherwise = Refusal("CA-BERSERK.3", NOT_BESIDE_GROUP, facts)
        return barred_or(s, seat, cell, cells, facts, otherwise)

    def odds(self, s: Castle) -> dict[str, Fraction]:
        return combat_odds(s, self)


ASK_GROUP: Final = AskGroup()
