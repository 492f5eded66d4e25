"""Chapter 13.0: the German combat step."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.rules.action import PhaseDecision
from holdfast.games.tito.rules.c2_counters import offer_fronts
from holdfast.games.tito.rules.c11_reinforcements import arrival_odds, arrival_outcome
from holdfast.games.tito.rules.c13_combat.c13_2_german_fire import offer_fires
from holdfast.games.tito.rules.c13_combat.c13_3_assault import assault_zones

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

ASSAULT_DUE: Final = _("The combats cannot be ended before the assaults are resolved in {zones}.")


class Combat(PhaseDecision):
    """Combats are resolved one by one, in the order the player likes (CT-13.0.2)."""

    kind: ClassVar[str] = "combat"
    rule: ClassVar[str] = "CT-13.0.2"
    verbs: ClassVar[tuple[str, ...]] = ("fire", "assault", "front", "end_phase")

    def legal(self, s: Tito) -> list[Action]:
        found: list[Action] = []
        due = False
        zone: i64
        for zone in range(1, s.board.zones + 1):
            if s.germans_in[zone] == 0:
                continue
            if s.partisans_in[zone] > 0:  # CT-13.3.0.1
                found.append(s.actions.assault[zone])
                due = True
            else:
                offer_fires(s, zone, found)
                offer_fronts(s, zone, found)
        if not due:
            found.append(s.actions.end_phase)
        return found

    def end(self, s: Tito) -> None:
        s.fronted = []

    def cannot_end(self, s: Tito) -> Refusal:
        return Refusal("CT-13.3.0.1", ASSAULT_DUE, {"zones": assault_zones(s)})

    def odds_of_end(self, s: Tito) -> dict[str, Fraction]:
        return arrival_odds(s)

    def outcome_of_end(self, s: Tito, events: list[Event]) -> str | None:
        return arrival_outcome(s, events)


COMBAT: Final = Combat()
