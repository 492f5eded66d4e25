"""Chapter 13.2: the values of fire, and how a fire of either camp is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.games.tito.events import Facts
from holdfast.games.tito.rules.c2_counters import hit, tell_order
from holdfast.games.tito.rules.c6_alarm import pull
from holdfast.games.tito.rules.c8_activation.c8_markers import settle
from holdfast.games.tito.rules.c13_combat.c13_1_ammunition import spend_ammo
from holdfast.games.tito.rules.c14_victory import is_annihilated
from holdfast.games.tito.terms import DCA, FIRE, FIRED, TANK

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

OFFICER_BONUS: Final = 1  # CT-13.2.3.6
DCA_BONUS: Final = 1  # CT-13.2.3.4
TANK_BONUS: Final = 2  # CT-13.2.3.4


class Value:
    """An attack or defence value before its die: the factor and each modifier by name."""

    def __init__(self, factor: i64) -> None:
        self.factor: i64 = factor
        self.support: i64 = 0
        self.officer: i64 = 0
        self.light: i64 = 0
        self.ammo: i64 = 0
        self.air: i64 = 0
        self.dca: i64 = 0
        self.tank: i64 = 0
        self.protection: i64 = 0
        self.tito: i64 = 0

    def total(self) -> i64:
        return (
            self.factor
            + self.support
            + self.officer
            + self.light
            + self.ammo
            + self.air
            + self.dca
            + self.tank
            + self.protection
            + self.tito
        )

    def facts(self, unit: str, die: int) -> Facts:
        """The sum as an event tells it, without what counts for nothing."""
        parts = {
            "support": self.support,
            "officer": self.officer,
            "light": self.light,
            "ammo": self.ammo,
            "air": self.air,
            "dca": self.dca,
            "tank": self.tank,
            "protection": self.protection,
            "tito": self.tito,
        }
        modifiers = {name: part for name, part in parts.items() if part != 0}
        return {
            "unit": unit,
            "factor": self.factor,
            "modifiers": modifiers,
            "die": die,
            "total": self.total() + die,
        }


def first_of(s: Tito, zone: i64, german: bool) -> i64:
    """The first unit of a camp's stack, from which the others follow."""
    return s.first_german[zone] if german else s.first_partisan[zone]


def support(s: Tito, first: i64, leader: i64) -> i64:
    """SP of the other infantry of a stack that is able to act (CT-13.2.3.3)."""
    sp: i64 = 0
    u = first
    while u >= 0:
        if u != leader and s.board.is_infantry[u] and s.is_able(u):
            sp += s.sp[u]
        u = s.after[u]
    return sp


def has_able_dca(s: Tito, zone: i64) -> bool:
    """Whether a DCA takes part in Yugoslav fire from a zone (CT-13.2.3.4)."""
    u: i64 = s.first_partisan[zone]
    while u >= 0:
        if s.board.kind[u] == DCA and s.is_able(u):
            return True
        u = s.after[u]
    return False


def has_tank(s: Tito, zone: i64) -> bool:
    """Whether a tank covers a Yugoslav stack (CT-13.2.3.4)."""
    u: i64 = s.first_partisan[zone]
    while u >= 0:
        if s.board.kind[u] == TANK:
            return True
        u = s.after[u]
    return False


def attack_value(s: Tito, shooter: i64, zone: i64, at: i64) -> Value:
    """What the shooters add to their die (CT-13.2.3.1)."""
    german = shooter < s.board.germans
    value = Value(s.ff(shooter))
    value.support = support(s, first_of(s, zone, german), shooter)
    value.light = s.board.light[s.turn]  # CT-13.2.3.5
    if german:
        value.officer = OFFICER_BONUS if s.has_officer(zone) else 0
        value.ammo = s.ammo_penalty()
        value.air = s.air_on(zone, at)
    elif has_able_dca(s, zone):
        value.dca = DCA_BONUS
    return value


def defence_value(s: Tito, target: i64, zone: i64, at: i64) -> Value:
    """What the stack fired at in zone `at` adds to its die (CT-13.2.3.2)."""
    german = target < s.board.germans
    value = Value(s.ff(target))
    value.support = support(s, first_of(s, at, german), target)
    value.protection = s.board.protection[at]  # CT-1.2.1
    if german:
        value.ammo = s.ammo_penalty()
        value.air = s.air_on(zone, at)
    elif has_tank(s, at):
        value.tank = TANK_BONUS
    return value


def declare(s: Tito, zone: i64, at: i64, camp: str, chance: Chance) -> None:
    """The first fire of the match raises the alarm when it is declared (CT-6.5)."""
    if s.log is not None:
        s.tell("fire_declared", "CT-13.2.1.1", {"camp": camp, "from": zone, "at": at})
    pull(s, FIRE, "CT-6.5")
    settle(s, chance)


def resolve(s: Tito, zone: i64, at: i64, shooter: i64, target: i64, chance: Chance) -> None:
    """Both dice, the hit, and the point of ammunition; the match may be over afterwards.

    Nobody advances into a zone that was emptied (CT-13.2.4.4).
    """
    germans = s.board.germans
    attack = attack_value(s, shooter, zone, at)
    defence = defence_value(s, target, zone, at)
    attack_die = chance.roll(6)  # CT-13.2.3.7
    defence_die = chance.roll(6)
    is_hit = attack.total() + attack_die >= defence.total() + defence_die  # CT-13.2.4.1
    u = first_of(s, zone, shooter < germans)
    while u >= 0:
        if s.is_able(u):
            s.mark(u, FIRED)
        u = s.after[u]
    struck = target if is_hit else shooter
    if s.log is not None:
        ids = s.board.ids
        facts = {
            "camp": "german" if shooter < germans else "yugoslav",
            "from": zone,
            "at": at,
            "attack": attack.facts(ids[shooter], attack_die),
            "defence": defence.facts(ids[target], defence_die),
            "hit": ids[struck],
        }
        s.tell("fire", "CT-13.2.4.1", facts)
    struck_in = s.at[struck]
    hit(s, struck, "CT-13.2.4.2")
    if struck >= germans:
        tell_order(s, struck_in, "CT-13.2.4.3")
    if spend_ammo(s, "CT-13.2"):
        return
    if struck < germans and is_annihilated(s):  # CT-4.9
        return
    settle(s, chance)
