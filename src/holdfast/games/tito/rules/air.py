"""Chapter 9: air support."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision
from holdfast.games.tito.board import AIR, LOST
from holdfast.games.tito.rules.alarm import settle
from holdfast.games.tito.rules.trigger import pull
from holdfast.games.tito.state import Tito


def modifier(s: Tito) -> int:
    """What hour and anti-aircraft guns do to the die (CT-9.3, CT-9.4)."""
    guns = len([u for u in s.board.dca if s.at[u] != LOST])
    return s.board.air_by_turn[s.turn] + s.board.per_dca * guns


def bonus_for(s: Tito, total: int) -> int:
    """The bonus for a modified die (CT-9.2)."""
    return s.board.air_table[total] if total >= 0 else 0


class AirSupport(Decision[Tito]):
    """Once a turn the player may name one zone; it is never compulsory."""

    kind: ClassVar[str] = "air_support"
    rule: ClassVar[str] = "CT-9.1"
    verbs: ClassVar[tuple[str, ...]] = ("no_air_support", "air_support")

    def legal(self, s: Tito) -> list[Action]:
        actions = s.board.actions
        return [actions.no_air_support, *actions.air_support[1:]]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        zone = s.board.actions.zone[action.number]
        if zone == 0:
            return
        die = chance.roll(10)
        total = die + modifier(s)
        s.air_zone = zone
        s.air_bonus = bonus_for(s, total)
        if s.log is not None:
            facts = {
                "zone": zone,
                "die": die,
                "modifier": total - die,
                "total": total,
                "bonus": s.air_bonus,
            }
            s.log.append(Event("air_support", "CT-9.2", facts))
        if s.air_bonus > 0:
            pull(s, AIR, "CT-6.3")
        settle(s, chance)


AIR_SUPPORT = AirSupport()
