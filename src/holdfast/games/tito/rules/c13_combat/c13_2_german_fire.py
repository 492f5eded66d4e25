"""Chapter 13.2: fire that the player orders."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.odds import at_least, told
from holdfast.games.tito.refusals import NO_UNIT_HERE, SHARED_ZONE, TWO_ACTIONS
from holdfast.games.tito.rules.action import TitoAction
from holdfast.games.tito.rules.c2_counters import put_in_front
from holdfast.games.tito.rules.c13_combat.c13_2_fire import (
    attack_value,
    declare,
    defence_value,
    resolve,
)
from holdfast.games.tito.terms import FIRED

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

HAS_FIRED: Final = _("A unit of {zone} has fired this turn, and a stack fires only once.")
PLATOON_FIRES: Final = _(
    "{unit} is not alone: a platoon of the stack must be the shooter. In {zone}: {others}."
)
OTHER_OFFICER: Final = _("{front} is the front officer of {zone} and the one who fires.")
NOT_ADJACENT: Final = _("{at} is not adjacent to {zone}. Adjacent: {others}.")
OWN_TROOPS: Final = _("{at} holds German units; nobody fires at his own camp.")
NO_TARGET: Final = _("{at} holds no Yugoslav unit. Possible targets from {zone}: {others}.")
ONLY_MARKERS: Final = _(
    "{at} holds only markers that have not been turned over; these cannot be fired at."
)


class Fire(TitoAction):
    """CT-13.2.1.1: a stack fires at an adjacent zone; the unit named is the shooter."""

    def __init__(self, number: int, unit: int, name: str, target: int) -> None:
        touches = (f"unit:{name}", f"zone:{target}")
        super().__init__(number, "fire", {"unit": name, "at": target}, touches, unit)
        self.target: i64 = target

    def play(self, s: Tito, chance: Chance) -> None:
        """The shooter becomes the front of his stack (CT-13.2.1.5)."""
        u, at = self.unit, self.target
        zone = s.at[u]
        s.fronted = []
        if s.front[zone] != u:
            put_in_front(s, u, "CT-13.2.1.5")
        declare(s, zone, at, "german", chance)
        resolve(s, zone, at, u, s.top(at), chance)

    def why(self, s: Tito) -> Refusal:
        refusal = self.why_not_from_here(s)
        return refusal if refusal is not None else self.why_not_at_it(s)

    def why_not_from_here(self, s: Tito) -> Refusal | None:
        """What keeps the unit from being a shooter now."""
        u, unit, zone = self.unit, s.board.ids[self.unit], s.at[self.unit]
        if zone <= 0:
            return Refusal("CT-13.0.1", NO_UNIT_HERE, {"unit": unit})
        if not s.is_able(u):
            return Refusal("CT-7.5", TWO_ACTIONS, {"unit": unit})
        if s.partisans_in[zone] > 0:
            return Refusal("CT-13.2.1.3", SHARED_ZONE, {"unit": unit, "zone": zone})
        if s.has_done(zone, FIRED):
            return Refusal("CT-13.2.1.4", HAS_FIRED, {"zone": zone})
        if not s.board.is_platoon[u] and s.platoons_in[zone] > 0:
            others = s.names([p for p in s.platoons_at(zone) if s.is_able(p)])
            facts = {"unit": unit, "zone": zone, "others": others}
            return Refusal("CT-13.2.1.5", PLATOON_FIRES, facts)
        if not is_shooter(s, u, zone):
            front = s.board.ids[s.front[zone]]
            return Refusal("CT-13.2.1.5", OTHER_OFFICER, {"front": front, "zone": zone})
        return None

    def why_not_at_it(self, s: Tito) -> Refusal:
        """What keeps the zone from being a target."""
        at, zone = self.target, s.at[self.unit]
        if s.board.cost_between[zone][at] == 0:
            near = {"at": at, "zone": zone, "others": list(s.board.near[zone])}
            return Refusal("CT-13.2.1.1", NOT_ADJACENT, near)
        if s.germans_in[at] > 0:
            return Refusal("CT-13.0.3", OWN_TROOPS, {"at": at})
        if s.markers_in[at] > 0:
            return Refusal("CT-13.2.1.2", ONLY_MARKERS, {"at": at})
        facts = {"at": at, "zone": zone, "others": targets_of(s, zone)}
        return Refusal("CT-13.2.1.2", NO_TARGET, facts)

    def odds(self, s: Tito) -> dict[str, Fraction]:
        """The target or the shooter is hit (CT-13.2.4.1)."""
        u, at, zone = self.unit, self.target, s.at[self.unit]
        attack = attack_value(s, u, zone, at).total()
        chance = at_least(attack, defence_value(s, s.top(at), zone, at).total())
        return {"target_hit": chance, "shooter_hit": 1 - chance}

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        fires = told(events, "fire")
        if not fires:
            return None
        return "shooter_hit" if fires[0]["hit"] == fires[0]["attack"]["unit"] else "target_hit"


def offer_fires(s: Tito, zone: i64, found: list[Action]) -> None:
    """Each possible shooter of a stack that has not fired, with each target (CT-13.2.2.4)."""
    targets = targets_of(s, zone)
    if not targets or s.has_done(zone, FIRED):
        return
    table = s.actions.fire
    u: i64 = s.first_german[zone]
    while u >= 0:
        if s.is_able(u) and is_shooter(s, u, zone):
            row: i64 = u * s.actions.width
            for at in targets:
                found.append(table[row + at])
        u = s.after[u]


def is_shooter(s: Tito, u: i64, zone: i64) -> bool:
    """Any platoon, or the front officer where no platoon is (CT-13.2.1.5)."""
    return s.board.is_platoon[u] or (s.platoons_in[zone] == 0 and s.front[zone] == u)


def targets_of(s: Tito, zone: i64) -> list[int]:
    """Adjacent zones with Yugoslav units and no German unit (CT-13.2.1.2, CT-13.0.3)."""
    near = s.board.near[zone]
    found: list[int] = []
    i: i64
    for i in range(len(near)):
        if s.partisans_in[near[i]] > 0 and s.germans_in[near[i]] == 0:
            found.append(near[i])
    return found
