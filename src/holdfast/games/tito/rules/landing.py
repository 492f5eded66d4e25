"""Chapter 10: airdrops and landings, and the activation step that follows them (chapter 8)."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.tito.board import LANDING
from holdfast.games.tito.refusals import NOT_LANDED, NOT_THE_OFFICER
from holdfast.games.tito.rules.alarm import reveal, settle
from holdfast.games.tito.rules.prisoners import seize
from holdfast.games.tito.rules.trigger import pull
from holdfast.games.tito.state import LAND, MOVE, Tito


class Landing(Step[Tito]):
    """The counters that are due land one after the other, all of them (CT-10.6)."""

    rule: ClassVar[str] = "CT-10.2"

    def run(self, s: Tito, chance: Chance) -> None:
        while s.due:
            u = s.due.pop(0)
            land(s, u, chance)
            group = s.board.group[u]
            if s.due and s.board.group[s.due[0]] == group:
                continue
            officer = lonely_officer(s, group)
            if officer < 0:
                continue
            s.pending_officer = officer
            choices = landed_platoons(s, officer)
            if len(choices) > 1:
                s.then(ATTACH, self)
                return
            attach(s, officer, choices[0], chance)


LAND_ALL = Landing()


def land(s: Tito, u: int, chance: Chance) -> None:
    """Each counter rolls a D6 for its zone (CT-10.3); a full zone passes it on (CT-10.4)."""
    board = s.board
    dz = board.astray_dz if u == s.astray else board.group_dz[board.group[u]]  # CT-10.10
    die = chance.roll(6)
    number = die
    while s.german_sp_in[board.dz[dz][number - 1]] + s.sp[u] > board.limit:
        number = number % 6 + 1
    zone = board.dz[dz][number - 1]
    hostile = s.is_hostile(zone)
    s.put(u, zone)
    s.mark(u, LAND)  # CT-10.7
    s.fixed[u] = hostile  # CT-10.9
    if s.log is not None:
        facts = {
            "unit": board.ids[u],
            "dz": board.dz_ids[dz],
            "die": die,
            "number": number,
            "to": zone,
            "fixed": hostile,
        }
        s.log.append(Event("landed", "CT-10.3", facts))
    pull(s, LANDING, "CT-6.4")
    settle(s, chance)


def lonely_officer(s: Tito, group: int) -> int:
    """The officer of a group who landed this turn where no platoon is, or -1 (CT-10.5)."""
    for o in s.board.officers:
        if s.board.group[o] == group and s.at[o] > 0 and s.has_mark(o, LAND):
            alone = s.platoons_in[s.at[o]] == 0
            return o if alone and landed_platoons(s, o) else -1
    return -1


def landed_platoons(s: Tito, officer: int) -> list[int]:
    """The platoons of an officer's group that landed this turn, in roster order."""
    board = s.board
    return [
        u
        for u in range(board.germans)
        if board.group[u] == board.group[officer]
        and board.is_platoon[u]
        and s.at[u] > 0
        and s.has_mark(u, LAND)
    ]


def attach(s: Tito, officer: int, unit: int, chance: Chance) -> None:
    """Put the officer with a platoon; he is fixed where it is fixed (CT-10.9)."""
    was, to = s.at[officer], s.at[unit]
    s.put(officer, to)
    s.fixed[officer] = s.fixed[unit]
    s.pending_officer = -1
    if s.log is not None:
        ids = s.board.ids
        facts = {"officer": ids[officer], "unit": ids[unit], "from": was, "to": to}
        s.log.append(Event("attached", "CT-10.5", facts))
    settle(s, chance)


class Attach(Decision[Tito]):
    """An officer who landed alone joins a platoon of his group."""

    kind: ClassVar[str] = "attach"
    rule: ClassVar[str] = "CT-10.5"
    verbs: ClassVar[tuple[str, ...]] = ("attach",)

    def legal(self, s: Tito) -> list[Action]:
        o = s.pending_officer
        return [s.board.actions.attach[o * 1000 + u] for u in landed_platoons(s, o)]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        attach(s, s.pending_officer, s.board.actions.unit[action.number], chance)

    def explain(self, s: Tito, action: Action) -> Refusal:
        actions, ids, o = s.board.actions, s.board.ids, s.pending_officer
        named = actions.extra[action.number]
        if named != o:
            facts = {"wanted": ids[o], "officer": ids[named]}
            return Refusal(self.rule, NOT_THE_OFFICER, facts)
        return Refusal(
            self.rule,
            NOT_LANDED,
            {
                "officer": ids[o],
                "unit": ids[actions.unit[action.number]],
                "others": s.names(landed_platoons(s, o)),
            },
        )


ATTACH = Attach()


class Activation(Step[Tito]):
    """Markers where Germans are, then captures there, then the tests of neighbours (CT-8.2)."""

    rule: ClassVar[str] = "CT-8.2"

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def args(self) -> tuple[int, ...]:
        return (self.mark,)

    def run(self, s: Tito, chance: Chance) -> None:
        zones = s.board.zones
        if s.face_down > 0:
            for zone in range(1, zones + 1):
                if s.markers_in[zone] > 0 and s.germans_in[zone] > 0:
                    reveal(s, zone, chance, "CT-8.1")
        for zone in range(1, zones + 1):
            if s.germans_in[zone] > 0:
                seize(s, zone, chance)
        for zone, other in pairs(s, self.mark):
            if s.markers_in[other] > 0:
                test(s, zone, other, chance)


def pairs(s: Tito, mark: int) -> list[tuple[int, int]]:
    """German stacks that did what `mark` says, with their marked neighbours (CT-8.4, CT-8.6)."""
    found: list[tuple[int, int]] = []
    if s.face_down == 0:
        return found
    active = [False] * (s.board.zones + 1)
    for u in range(s.board.germans):
        if s.at[u] > 0 and s.has_mark(u, mark):
            active[s.at[u]] = True
    for zone in range(1, s.board.zones + 1):
        if active[zone]:
            for other in s.board.near[zone]:
                if s.markers_in[other] > 0:
                    found.append((zone, other))
    return found


def test(s: Tito, zone: int, other: int, chance: Chance) -> None:
    """A D10 up to the alarm level turns over all markers of the neighbour (CT-8.5)."""
    die = chance.roll(10)
    success = die <= s.alarm
    if s.log is not None:
        facts = {"zone": zone, "at": other, "die": die, "alarm": s.alarm, "success": success}
        s.log.append(Event("activation_test", "CT-8.5", facts))
    if success:
        reveal(s, other, chance, "CT-8.3")


ACTIVATE_LANDED = Activation(LAND)
ACTIVATE_MOVED = Activation(MOVE)
