"""Chapter 9: air support."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.games.tito.odds import told
from holdfast.games.tito.rules.action import GermanDecision, TitoAction
from holdfast.games.tito.rules.c6_alarm import pull
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.terms import AIR, LOST

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


class AirSupport(GermanDecision):
    """Once a turn the player may name one zone; it is never compulsory, and always possible."""

    kind: ClassVar[str] = "air_support"
    rule: ClassVar[str] = "CT-9.1"
    verbs: ClassVar[tuple[str, ...]] = ("no_air_support", "air_support")

    def legal(self, s: Tito) -> list[Action]:
        return s.actions.any_air_support[:]


AIR_SUPPORT: Final = AirSupport()


class NoAirSupport(TitoAction):
    """CT-9.1: the player does without."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "no_air_support", {})

    def play(self, s: Tito, chance: Chance) -> None:
        pass


class CallAirSupport(TitoAction):
    """CT-9.1: aircraft over one zone."""

    def __init__(self, number: int, zone: int) -> None:
        super().__init__(number, "air_support", {"zone": zone}, (f"zone:{zone}",))
        self.zone = zone

    def play(self, s: Tito, chance: Chance) -> None:
        die = chance.roll(10)
        total = die + modifier(s)
        s.air_zone = self.zone
        s.air_bonus = bonus_for(s, total)
        if s.log is not None:
            facts = {
                "zone": self.zone,
                "die": die,
                "modifier": total - die,
                "total": total,
                "bonus": s.air_bonus,
            }
            s.tell("air_support", "CT-9.2", facts)
        if s.air_bonus > 0:
            pull(s, AIR, "CT-6.3")
        settle(s, chance)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        return air_support_odds(s)

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        results = told(events, "air_support")
        return f"bonus_{results[0]['bonus']}" if results else None


def modifier(s: Tito) -> int:
    """What hour and anti-aircraft guns do to the die (CT-9.3, CT-9.4)."""
    guns = 0
    for u in s.board.dca:
        if s.at[u] != LOST:
            guns += 1
    return s.board.air_by_turn[s.turn] + s.board.per_dca * guns


def bonus_for(s: Tito, total: int) -> int:
    """The bonus for a modified die (CT-9.2)."""
    return s.board.air_table[total] if total >= 0 else 0


def air_support_odds(s: Tito) -> dict[str, Fraction]:
    """The chance of each bonus."""
    chances: dict[str, Fraction] = {}
    for die in range(10):
        key = f"bonus_{bonus_for(s, die + modifier(s))}"
        chances[key] = chances.get(key, Fraction(0)) + Fraction(1, 10)
    return chances
