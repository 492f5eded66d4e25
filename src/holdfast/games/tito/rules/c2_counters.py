"""Chapter 2: the order of stacks, hits, and what an eliminated unit takes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.tito.refusals import NO_UNIT_HERE, SHARED_ZONE
from holdfast.games.tito.rules.action import TitoAction
from holdfast.games.tito.rules.c13_combat.c13_4_guards import kill, new_guard
from holdfast.games.tito.terms import CHURCHILL, LOST, PRISONER, TITO

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

FRONT_ALREADY: Final = _("{unit} is already the front of its stack.")
FRONT_CHOSEN: Final = _(
    "The front of {zone} has just been chosen; do something else before you choose it again."
)
ALONE: Final = _("{unit} is the only platoon of {zone}; there is no order to choose.")


class Front(TitoAction):
    """CT-2.2.5: the player chooses the front platoon of a stack, freely and at no cost."""

    def __init__(self, number: int, unit: int, name: str) -> None:
        super().__init__(number, "front", {"unit": name}, (f"unit:{name}",), unit)

    def play(self, s: Tito, chance: Chance) -> None:
        """He does so again only after another action (CT-2.2.9)."""
        s.fronted = sorted([*s.fronted, s.at[self.unit]])
        put_in_front(s, self.unit, "CT-2.2.5")

    def why(self, s: Tito) -> Refusal:
        zone, unit = s.at[self.unit], s.board.ids[self.unit]
        if zone <= 0:
            return Refusal("CT-2.2.5", NO_UNIT_HERE, {"unit": unit})
        if s.partisans_in[zone] > 0:
            return Refusal("CT-2.2.5", SHARED_ZONE, {"unit": unit, "zone": zone})
        if s.platoons_in[zone] < 2:
            return Refusal("CT-2.2.5", ALONE, {"unit": unit, "zone": zone})
        if s.front[zone] == self.unit:
            return Refusal("CT-2.2.5", FRONT_ALREADY, {"unit": unit})
        return Refusal("CT-2.2.9", FRONT_CHOSEN, {"zone": zone})


def offer_fronts(s: Tito, zone: i64, found: list[Action]) -> None:
    """Every platoon but the front of a stack that has not just been ordered."""
    if s.platoons_in[zone] < 2 or zone in s.fronted:  # CT-2.2.9
        return
    front: i64 = s.front[zone]
    table = s.actions.front
    u: i64 = s.first_german[zone]
    while u >= 0:
        if u != front and s.board.is_platoon[u]:
            found.append(table[u])
        u = s.after[u]


def put_in_front(s: Tito, u: i64, rule: str) -> None:
    """Another platoon of a stack goes in front."""
    zone = s.at[u]
    was = s.front[zone]
    s.front[zone] = u
    if s.log is not None:
        ids = s.board.ids
        s.tell("front", rule, {"zone": zone, "unit": ids[u], "from": ids[was]})


def tell_order(s: Tito, zone: i64, rule: str) -> None:
    """Say who is on top of a Yugoslav stack that has changed, and why (CT-2.2.6).

    The order is never kept: it follows from the counters, so there is nothing else to do.
    """
    if s.log is None or s.partisans_in[zone] < 2:
        return
    order = s.ordered(zone)
    first, second = order[0], order[1]
    if s.ff(first) > s.ff(second):
        decided = "ff"
    elif s.sp[first] > s.sp[second]:
        decided = "sp"
    else:
        decided = "roster"
    candidates = [{"unit": s.board.ids[u], "ff": s.ff(u), "sp": s.sp[u]} for u in order]
    s.tell(
        "stack_order",
        "CT-2.2.6",
        {
            "zone": zone,
            "top": s.board.ids[first],
            "candidates": candidates,
            "decided_by": decided,
            "after": rule,
        },
    )


def hit(s: Tito, u: i64, rule: str) -> None:
    """A hit costs 1 SP: a full unit is turned over, any other is eliminated (CT-2.1.2)."""
    if s.sp[u] != 2:
        eliminate(s, u, rule)
        return
    s.turn_counter(u, 1)
    if s.log is not None:
        zone = s.at[u]
        facts = {"unit": s.board.ids[u], "zone": zone if zone > 0 else None, "sp": 1}
        s.tell("reduced", rule, facts)


def eliminate(s: Tito, u: i64, rule: str) -> None:
    """Remove a unit; a prisoner it guarded passes to the front platoon or dies (CT-13.4.4)."""
    zone = s.at[u]
    s.remove(u, LOST)
    if s.log is not None:
        s.tell("eliminated", rule, {"unit": s.board.ids[u], "from": zone if zone > 0 else None})
    if u >= s.board.germans:
        return
    for vip in (TITO, CHURCHILL):
        if s.vip_state[vip] == PRISONER and s.vip_guard[vip] == u:
            if s.platoons_in[zone] > 0:
                new_guard(s, vip, s.front[zone], "CT-13.4.4")
            else:
                kill(s, vip, "CT-13.4.4")
