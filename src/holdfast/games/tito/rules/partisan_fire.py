"""Chapter 13.2: Yugoslav fire, in the order and at the targets that the rules give."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.tito import refusals as why
from holdfast.games.tito.rules.combat import put_in_front
from holdfast.games.tito.rules.fire import declare, has_fired, partisan_shooter, resolve
from holdfast.games.tito.state import Tito


class PartisanFire(Step[Tito]):
    """One fire after the other, until no stack is left that must fire (CT-13.2.2.3)."""

    rule: ClassVar[str] = "CT-13.2.2.1"

    def run(self, s: Tito, chance: Chance) -> None:
        while not s.reason:
            zone = choose_shooters(s, chance)
            if zone == 0:
                return
            at = choose_target(s, zone, chance)
            declare(s, zone, at, "yugoslav", chance)
            resolve(s, zone, at, partisan_shooter(s, zone), s.front[at], chance)
            if not s.reason and s.platoons_in[at] > 1:  # CT-13.2.4.3
                s.pending_zone = at
                s.then(REORGANISE, self)
                return


PARTISAN_FIRE = PartisanFire()


def must_fire(s: Tito, zone: int) -> bool:
    """A stack next to Germans that has not fired, with a unit able to act."""
    if s.partisans_in[zone] == 0 or not s.is_near_germans(zone):
        return False
    units = s.partisans_at(zone)
    if has_fired(s, units):
        return False
    return any(s.is_able(u) for u in units)


def choose_shooters(s: Tito, chance: Chance) -> int:
    """Most SP, then the highest FF on top, then the largest sum of FF, then a die; 0 for none."""
    zones = [z for z in range(1, s.board.zones + 1) if must_fire(s, z)]
    if not zones:
        return 0
    best, decided = zones, "only"
    if len(best) > 1:
        most = max([s.partisan_sp_in[z] for z in best])
        best, decided = keep(best, [s.partisan_sp_in[z] for z in best], most), "sp"
    if len(best) > 1:
        tops = [s.ff(s.top(z)) for z in best]
        best, decided = keep(best, tops, max(tops)), "top_ff"
    if len(best) > 1:
        sums = [sum_of_ff(s, z) for z in best]
        best, decided = keep(best, sums, max(sums)), "sum_of_ff"
    roll = chance.pick(len(best)) if len(best) > 1 else -1
    zone = best[roll] if roll >= 0 else best[0]
    if s.log is not None:
        candidates = [
            {
                "zone": z,
                "sp": s.partisan_sp_in[z],
                "top_ff": s.ff(s.top(z)),
                "sum_of_ff": sum_of_ff(s, z),
            }
            for z in zones
        ]
        facts = {
            "zone": zone,
            "candidates": candidates,
            "decided_by": "die" if roll >= 0 else decided,
            "tied": best if roll >= 0 else [],
            "roll": roll if roll >= 0 else None,
        }
        s.log.append(Event("shooters_chosen", "CT-13.2.2.1", facts))
    return zone


def keep(zones: list[int], values: list[int], wanted: int) -> list[int]:
    return [zones[i] for i in range(len(zones)) if values[i] == wanted]


def sum_of_ff(s: Tito, zone: int) -> int:
    total = 0
    for u in s.partisans_at(zone):
        total += s.ff(u)
    return total


def choose_target(s: Tito, zone: int, chance: Chance) -> int:
    """Fewest SP, then the lowest FF in front, then a die (CT-13.2.2.2)."""
    zones = [w for w in s.board.near[zone] if s.germans_in[w] > 0]
    best, decided = zones, "only"
    if len(best) > 1:
        fewest = min([s.german_sp_in[w] for w in best])
        best, decided = keep(best, [s.german_sp_in[w] for w in best], fewest), "sp"
    if len(best) > 1:
        fronts = [s.ff(s.front[w]) for w in best]
        best, decided = keep(best, fronts, min(fronts)), "front_ff"
    roll = chance.pick(len(best)) if len(best) > 1 else -1
    at = best[roll] if roll >= 0 else best[0]
    if s.log is not None:
        candidates = [
            {"zone": w, "sp": s.german_sp_in[w], "front_ff": s.ff(s.front[w])} for w in zones
        ]
        facts = {
            "from": zone,
            "zone": at,
            "candidates": candidates,
            "decided_by": "die" if roll >= 0 else decided,
            "tied": best if roll >= 0 else [],
            "roll": roll if roll >= 0 else None,
        }
        s.log.append(Event("fire_target_chosen", "CT-13.2.2.2", facts))
    return at


class Reorganise(Decision[Tito]):
    """After each Yugoslav fire at two or more platoons the player chooses the front."""

    kind: ClassVar[str] = "reorganise"
    rule: ClassVar[str] = "CT-13.2.4.3"
    verbs: ClassVar[tuple[str, ...]] = ("front",)

    def legal(self, s: Tito) -> list[Action]:
        return [s.board.actions.front[u] for u in s.platoons_at(s.pending_zone)]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        u = s.board.actions.unit[action.number]
        if s.front[s.pending_zone] != u:
            put_in_front(s, u, self.rule)
        s.pending_zone = 0

    def explain(self, s: Tito, action: Action) -> Refusal:
        zone = s.pending_zone
        unit = s.board.ids[s.board.actions.unit[action.number]]
        others = s.names(s.platoons_at(zone))
        return Refusal(self.rule, why.NOT_IN_ZONE, {"unit": unit, "zone": zone, "others": others})


REORGANISE = Reorganise()
