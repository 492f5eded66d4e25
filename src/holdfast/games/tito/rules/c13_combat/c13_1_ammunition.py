"""Chapter 13.1: ammunition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.tito.rules.c14_victory import finish
from holdfast.games.tito.terms import AMMO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


def spend_ammo(s: Tito, rule: str) -> bool:
    """A fire or a round costs 1 point; whether the match ends for want of it (CT-13.1.1)."""
    s.ammo -= 1
    if s.log is not None:
        s.tell("ammo", "CT-13.1.1", {"from": s.ammo + 1, "to": s.ammo, "for": rule})
    if s.ammo > 0:
        return False
    finish(s, AMMO, "CT-13.1.3")
    return True
