"""The course of a battle: how it begins, and whether it goes on after a combat (CA-FIGHT.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.castle.parts import Battle
from holdfast.games.castle.rules.double import EXTRA_CARDS
from holdfast.games.castle.rules.end import end_battle
from holdfast.games.castle.rules.fight.combat import aim_at_cell
from holdfast.games.castle.rules.press import ASK_PRESS, press_targets
from holdfast.games.castle.rules.ram import ram_on
from holdfast.games.castle.rules.reach import ASK_ATTACK, has_opening
from holdfast.games.castle.terms import BARRICADE, FIELD, RAM, WON

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle


def begin_battle(s: Castle, kind: int, lead: tuple[int, ...]) -> Battle:
    """A battle of the seat whose turn it is; GOES_ON follows its combats."""
    battle = Battle(kind, s.turn, lead)
    s.battle = battle
    s.then(GOES_ON)
    return battle


class GoesOn(Step["Castle"]):
    """After a combat the battle goes on or ends (CA-FIGHT.1, step 13)."""

    rule: ClassVar[str] = "CA-FIGHT.8"

    def run(self, s: Castle, chance: Chance) -> None:
        battle = s.battle
        if battle is None:  # it was called off, given up or ended with a King
            return
        over_barricade = battle.target_kind == BARRICADE and battle.won == WON
        battle.clear_target()
        ahead = ram_on(s, battle) if battle.kind == RAM else -1
        if ahead >= 0:
            s.then(self)
            aim_at_cell(s, battle.at_seat, ahead)
        elif over_barricade or not may_go_on(s, battle):  # CA-BARRICADE.4
            end_battle(s)
        elif battle.bonus > 0:
            s.then(EXTRA_CARDS, self)
        elif battle.at_seat < 0:
            s.then(ASK_ATTACK, self)
        else:
            s.then(ASK_PRESS, self)


def may_go_on(s: Castle, battle: Battle) -> bool:
    """A win or a double, and something to attack next (CA-PRESS.1, CA-DOUBLE.3)."""
    if battle.kind != FIELD:  # CA-RAM.3, CA-ARCHERS.3, CA-ASSASSIN.3
        return False
    if battle.won != WON and battle.bonus == 0:
        return False
    if battle.at_seat < 0:
        return has_opening(s, battle.seat, battle.suits)
    return len(press_targets(s, battle)) > 0


GOES_ON: Final = GoesOn()
