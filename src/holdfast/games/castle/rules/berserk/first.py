"""The first card of a berserk group (CA-BERSERK.2, CA-BERSERK.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.castle.rules.berserk.group import begin_group
from holdfast.games.castle.rules.decide import OnCastle
from holdfast.games.castle.rules.press import cannot_press
from holdfast.games.castle.rules.reach import cannot_open

if TYPE_CHECKING:
    from holdfast.games.castle.state import Castle

NOT_BERSERK: Final = _("Only right after a double six can a group be attacked.")


class Berserk(OnCastle):
    """The first card of a group: any target of the decision but a barricade (CA-BERSERK.3)."""

    def __init__(self, number: int, seat: int, cell: int) -> None:
        super().__init__(number, "berserk", seat, cell, ("berserk",))

    def play(self, s: Castle, chance: Chance) -> None:
        begin_group(s, self.seat, self.cell)

    def why(self, s: Castle) -> Refusal:
        battle = s.fighting()
        if not battle.berserk:
            return Refusal("CA-BERSERK.2", NOT_BERSERK, {})
        if battle.at_seat >= 0:
            return cannot_press(s, self.seat, self.cell)
        return cannot_open(s, battle.seat, battle.lead[0], self.seat, self.cell)
