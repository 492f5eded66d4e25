"""Chapter 12.1: what officers add to the movement of platoons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.chance import Chance
from holdfast.core.state import Step

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


class StartMovement(Step["Tito"]):
    """Platoons that are with an officer now have one MP more in this step (CT-12.1.2)."""

    rule: ClassVar[str] = "CT-12.1.1"

    def run(self, s: Tito, chance: Chance) -> None:
        bonus = [False] * s.board.germans
        for officer in s.board.officers:
            zone = s.at[officer]
            if zone > 0:
                for u in s.platoons_at(zone):
                    bonus[u] = True
        s.bonus = bonus
        if s.log is not None:
            units = [u for u in range(s.board.germans) if s.bonus[u]]
            if units:
                s.tell("officer_bonus", "CT-12.1.1", {"units": s.names(units)})


def end_bonus(s: Tito) -> None:
    """The bonus is for one movement step only."""
    s.bonus = [False] * s.board.germans
