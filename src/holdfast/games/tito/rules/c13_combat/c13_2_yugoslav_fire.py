"""Chapter 13.2: Yugoslav fire, in the order and at the targets that the rules give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.tito.rules.action import GermanDecision, TitoAction
from holdfast.games.tito.rules.c1_general import Narrowing
from holdfast.games.tito.rules.c2_counters import put_in_front
from holdfast.games.tito.rules.c13_combat.c13_2_fire import declare, resolve
from holdfast.games.tito.terms import FIRED

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

NOT_IN_ZONE: Final = _("{unit} is not in {zone}. Platoons there: {others}.")


class PartisanFire(Step["Tito"]):
    """One fire after the other, until no stack is left that must fire (CT-13.2.2.3)."""

    rule: ClassVar[str] = "CT-13.2.2.1"

    def run(self, s: Tito, chance: Chance) -> None:
        while not s.reason:
            zone = choose_shooters(s, chance)
            if zone == 0:
                return
            at = choose_target(s, zone, chance)
            declare(s, zone, at, "yugoslav", chance)
            resolve(s, zone, at, shooter_in(s, zone), s.front[at], chance)
            if not s.reason and s.platoons_in[at] > 1:  # CT-13.2.4.3
                s.pending_zone = at
                s.then(REORGANISE, self)
                return


PARTISAN_FIRE: Final = PartisanFire()


def must_fire(s: Tito, zone: i64) -> bool:
    """A stack next to Germans that has not fired, with a unit able to act."""
    if s.partisans_in[zone] == 0 or not s.is_near_germans(zone):
        return False
    able = False
    u: i64 = s.first_partisan[zone]
    while u >= 0:
        if s.has_mark(u, FIRED):  # CT-13.2.1.4
            return False
        able = able or s.is_able(u)
        u = s.after[u]
    return able


def choose_shooters(s: Tito, chance: Chance) -> int:
    """Most SP, then the highest FF on top, then the largest sum of FF, then a die; 0 for none."""
    zones: list[int] = []
    z: i64
    for z in range(1, s.board.zones + 1):
        if must_fire(s, z):
            zones.append(z)
    if not zones:
        return 0
    choice = Narrowing(zones)
    choice.most("sp", s.partisan_sp_in)
    if choice.is_open:
        choice.most_of("top_ff", [s.ff(s.top(z)) for z in choice.left])
    if choice.is_open:
        choice.most_of("sum_of_ff", [sum_of_ff(s, z) for z in choice.left])
    zone = choice.settle(chance)
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
        facts = {"zone": zone, "candidates": candidates, **choice.facts()}
        s.tell("shooters_chosen", "CT-13.2.2.1", facts)
    return zone


def sum_of_ff(s: Tito, zone: i64) -> i64:
    total: i64 = 0
    u: i64 = s.first_partisan[zone]
    while u >= 0:
        total += s.ff(u)
        u = s.after[u]
    return total


def shooter_in(s: Tito, zone: i64) -> i64:
    """The unit with the highest FF among those able to act (CT-13.2.3.1)."""
    best: i64 = -1
    best_key: i64 = -1
    u: i64 = s.first_partisan[zone]
    while u >= 0:
        key: i64 = s.ff(u) * 4 + s.sp[u]
        if key > best_key and s.is_able(u):
            best, best_key = u, key
        u = s.after[u]
    return best


def choose_target(s: Tito, zone: i64, chance: Chance) -> int:
    """Fewest SP, then the lowest FF in front, then a die (CT-13.2.2.2)."""
    zones = [w for w in list(s.board.near[zone]) if s.germans_in[w] > 0]
    choice = Narrowing(zones)
    choice.least("sp", s.german_sp_in)
    if choice.is_open:
        choice.least_of("front_ff", [s.ff(s.front[w]) for w in choice.left])
    at = choice.settle(chance)
    if s.log is not None:
        candidates = [
            {"zone": w, "sp": s.german_sp_in[w], "front_ff": s.ff(s.front[w])} for w in zones
        ]
        facts = {"from": zone, "zone": at, "candidates": candidates, **choice.facts()}
        s.tell("fire_target_chosen", "CT-13.2.2.2", facts)
    return at


class Reorganise(GermanDecision):
    """After each Yugoslav fire at two or more platoons the player chooses the front."""

    kind: ClassVar[str] = "reorganise"
    rule: ClassVar[str] = "CT-13.2.4.3"
    verbs: ClassVar[tuple[str, ...]] = ("front",)

    def legal(self, s: Tito) -> list[Action]:
        return [s.actions.front[u] for u in s.platoons_at(s.pending_zone)]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        assert isinstance(action, TitoAction)
        if s.front[s.pending_zone] != action.unit:
            put_in_front(s, action.unit, "CT-13.2.4.3")
        s.pending_zone = 0

    def explain(self, s: Tito, action: Action) -> Refusal:
        assert isinstance(action, TitoAction)
        zone, unit = s.pending_zone, s.board.ids[action.unit]
        others = s.names(s.platoons_at(zone))
        facts = {"unit": unit, "zone": zone, "others": others}
        return Refusal("CT-13.2.4.3", NOT_IN_ZONE, facts)


REORGANISE: Final = Reorganise()
