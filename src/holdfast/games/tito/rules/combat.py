"""Chapter 13: the German combat step."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal
from holdfast.games.tito import refusals as why
from holdfast.games.tito.actions import ASSAULT, END_PHASE, FRONT
from holdfast.games.tito.rules.assault import begin
from holdfast.games.tito.rules.fire import declare, has_fired, resolve
from holdfast.games.tito.state import Tito


class Combat(Decision[Tito]):
    """Combats are resolved one by one, in the order the player likes (CT-13.0.2)."""

    kind: ClassVar[str] = "combat"
    rule: ClassVar[str] = "CT-13.0.2"
    verbs: ClassVar[tuple[str, ...]] = ("fire", "assault", "front", "end_phase")

    def legal(self, s: Tito) -> list[Action]:
        found: list[Action] = []
        board, actions = s.board, s.board.actions
        due = False
        for zone in range(1, board.zones + 1):
            if s.germans_in[zone] == 0:
                continue
            if s.partisans_in[zone] > 0:  # CT-13.3.0.1
                found.append(actions.assault[zone])
                due = True
                continue
            if s.is_near_partisans(zone):
                add_fires(s, zone, found)
            if s.platoons_in[zone] > 1 and zone not in s.fronted:  # CT-2.2.5, CT-2.2.9
                front = s.front[zone]
                for u in s.platoons_at(zone):
                    if u != front:
                        found.append(actions.front[u])
        if not due:
            found.append(actions.end_phase)
        return found

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        actions = s.board.actions
        verb = actions.verb[action.number]
        if verb == FRONT:
            s.then(self)
            choose_front(s, actions.unit[action.number])
            return
        s.fronted = []
        if verb == END_PHASE:
            return
        s.then(self)
        if verb == ASSAULT:
            begin(s, actions.zone[action.number], chance)
        else:
            fire(s, actions.unit[action.number], actions.zone[action.number], chance)

    def explain(self, s: Tito, action: Action) -> Refusal:
        actions = s.board.actions
        verb, u = actions.verb[action.number], actions.unit[action.number]
        if verb == END_PHASE:
            return Refusal("CT-13.3.0.1", why.ASSAULT_DUE, {"zones": assault_zones(s)})
        if verb == ASSAULT:
            facts = {"zone": actions.zone[action.number], "others": assault_zones(s)}
            return Refusal("CT-13.3.0.1", why.NO_ASSAULT, facts)
        if verb == FRONT:
            return explain_front(s, u)
        return explain_fire(s, u, actions.zone[action.number])


COMBAT = Combat()


def add_fires(s: Tito, zone: int, found: list[Action]) -> None:
    """Each possible shooter of a stack that has not fired, with each target."""
    targets = targets_of(s, zone)
    if not targets:
        return
    units = s.germans_at(zone)
    if has_fired(s, units):
        return
    table, width = s.board.actions.fire, s.board.actions.width
    for u in units:
        if s.is_able(u) and is_shooter(s, u, zone):
            for at in targets:
                found.append(table[u * width + at])


def is_shooter(s: Tito, u: int, zone: int) -> bool:
    """Any platoon, or the front officer where no platoon is (CT-13.2.1.5)."""
    return s.board.is_platoon[u] or (s.platoons_in[zone] == 0 and s.front[zone] == u)


def targets_of(s: Tito, zone: int) -> list[int]:
    """Adjacent zones with Yugoslav units and no German unit (CT-13.2.1.2, CT-13.0.3)."""
    partisans, germans = s.partisans_in, s.germans_in
    return [w for w in s.board.near[zone] if partisans[w] > 0 and germans[w] == 0]


def assault_zones(s: Tito) -> list[int]:
    """Where both camps are together."""
    return [z for z in range(1, s.board.zones + 1) if s.germans_in[z] > 0 and s.partisans_in[z] > 0]


def fire(s: Tito, u: int, at: int, chance: Chance) -> None:
    """The shooter becomes the front of his stack (CT-13.2.1.5)."""
    zone = s.at[u]
    if s.front[zone] != u:
        put_in_front(s, u, "CT-13.2.1.5")
    declare(s, zone, at, "german", chance)
    resolve(s, zone, at, u, s.top(at), chance)


def choose_front(s: Tito, u: int) -> None:
    """The player orders a stack, which he does again only after another action (CT-2.2.9)."""
    s.fronted.append(s.at[u])
    s.fronted.sort()
    put_in_front(s, u, "CT-2.2.5")


def put_in_front(s: Tito, u: int, rule: str) -> None:
    """Another platoon of a stack goes in front."""
    zone = s.at[u]
    was = s.front[zone]
    s.front[zone] = u
    if s.log is not None:
        facts = {"zone": zone, "unit": s.board.ids[u], "from": s.board.ids[was]}
        s.log.append(Event("front", rule, facts))


def explain_front(s: Tito, u: int) -> Refusal:
    zone, unit = s.at[u], s.board.ids[u]
    if zone <= 0:
        return Refusal("CT-2.2.5", why.NO_UNIT_HERE, {"unit": unit})
    if s.partisans_in[zone] > 0:
        return Refusal("CT-2.2.5", why.SHARED_ZONE, {"unit": unit, "zone": zone})
    if s.platoons_in[zone] < 2:
        return Refusal("CT-2.2.5", why.ALONE, {"unit": unit, "zone": zone})
    if s.front[zone] == u:
        return Refusal("CT-2.2.5", why.FRONT_ALREADY, {"unit": unit})
    return Refusal("CT-2.2.9", why.FRONT_CHOSEN, {"zone": zone})


def explain_fire(s: Tito, u: int, at: int) -> Refusal:
    """The first condition of 13.2 that keeps a unit from firing at a zone."""
    board, unit, zone = s.board, s.board.ids[u], s.at[u]
    if zone <= 0:
        return Refusal("CT-13.0.1", why.NO_UNIT_HERE, {"unit": unit})
    if not s.is_able(u):
        return Refusal("CT-7.5", why.TWO_ACTIONS, {"unit": unit})
    if s.partisans_in[zone] > 0:
        return Refusal("CT-13.2.1.3", why.SHARED_ZONE, {"unit": unit, "zone": zone})
    if has_fired(s, s.germans_at(zone)):
        return Refusal("CT-13.2.1.4", why.HAS_FIRED, {"zone": zone})
    if not board.is_platoon[u] and s.platoons_in[zone] > 0:
        others = s.names([p for p in s.platoons_at(zone) if s.is_able(p)])
        facts = {"unit": unit, "zone": zone, "others": others}
        return Refusal("CT-13.2.1.5", why.PLATOON_FIRES, facts)
    if not is_shooter(s, u, zone):
        facts_front = {"front": board.ids[s.front[zone]], "zone": zone}
        return Refusal("CT-13.2.1.5", why.OTHER_OFFICER, facts_front)
    if board.cost_between[zone][at] == 0:
        facts_near = {"at": at, "zone": zone, "others": board.near[zone]}
        return Refusal("CT-13.2.1.1", why.NOT_ADJACENT, facts_near)
    if s.germans_in[at] > 0:
        return Refusal("CT-13.0.3", why.OWN_TROOPS, {"at": at})
    if s.markers_in[at] > 0:
        return Refusal("CT-13.2.1.2", why.ONLY_MARKERS, {"at": at})
    facts_target = {"at": at, "zone": zone, "others": targets_of(s, zone)}
    return Refusal("CT-13.2.1.2", why.NO_TARGET, facts_target)
