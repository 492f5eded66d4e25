"""CI-4.0.5 to CI-4.0.10: what every kind of fire has in common, from the target to the token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.chance import Chance
from holdfast.games.itter.board import NONE
from holdfast.games.itter.rules.c3_attributes.c3_5_sacrifice import Casualty
from holdfast.games.itter.rules.causes import Cause

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


def find_number(s: Itter, color: int, chance: Chance) -> int:
    """The die for a target in a colour, or NONE, without a die, when nobody is there (CI-4.0.8).

    Squares without numbers are in no table (CI-4.0.9).
    """
    table = s.board.color_table[color]
    for number in range(1, 7):
        if s.standing[table[number]] != NONE:
            return chance.roll(6)
    return NONE


def target_at(s: Itter, color: int, number: int) -> int:
    """Who is hit: that number, else the nearest higher, else the nearest lower (CI-4.0.8)."""
    table = s.board.color_table[color]
    for higher in range(number, 7):
        if s.standing[table[higher]] != NONE:
            return s.standing[table[higher]]
    for lower in range(number - 1, 0, -1):
        if s.standing[table[lower]] != NONE:
            return s.standing[table[lower]]
    return NONE


def any_reaches(dice: list[int], needed: int) -> bool:
    """A roll succeeds when any of its dice, all rolled, is at least the number needed (CI-C.1)."""
    return any(die >= needed for die in dice)


def disrupt(s: Itter, who: int, cause: Cause) -> None:
    """A Disrupted token, of which there are enough, or for one who has it, the end.

    CI-4.0.5, CI-4.0.6, CI-4.0.10
    """
    if s.is_disrupted(who):
        s.then(Casualty(who, cause))
        return
    s.disrupted |= s.bit(who)
    if s.log is not None:
        s.tell("disrupted", "CI-4.0.5", {"who": s.board.defender_ids[who]})
