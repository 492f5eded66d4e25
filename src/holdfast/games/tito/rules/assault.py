"""Chapter 13.3: assaults, from the declaration to the last round."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.tito import refusals as why
from holdfast.games.tito.actions import CONTINUE
from holdfast.games.tito.board import ASSAULT, DCA, TANK, TITO
from holdfast.games.tito.rules.alarm import settle
from holdfast.games.tito.rules.fire import DCA_BONUS, OFFICER_BONUS, TANK_BONUS, Value
from holdfast.games.tito.rules.prisoners import seize
from holdfast.games.tito.rules.retreat import can_break_off, fall_back
from holdfast.games.tito.rules.stacks import eliminate, hit, tell_order
from holdfast.games.tito.rules.trigger import pull
from holdfast.games.tito.rules.victory import is_annihilated, spend_ammo
from holdfast.games.tito.state import ASSAULTED, FREE, Tito

TITO_BONUS = 1  # CT-13.3.1.7


def begin(s: Tito, zone: int, chance: Chance) -> None:
    """Declare an assault: one action of every German unit in the zone (CT-13.3.0.3)."""
    s.assault_zone = zone
    s.assault_round = 1
    s.columns = []
    for u in s.germans_at(zone):
        s.mark(u, ASSAULTED)
    if s.log is not None:
        facts = {
            "zone": zone,
            "germans": s.names(s.germans_at(zone)),
            "yugoslavs": s.names(s.partisans_at(zone)),
        }
        s.log.append(Event("assault", "CT-13.3.0.1", facts))
    pull(s, ASSAULT, "CT-6.6")
    settle(s, chance)
    s.then(FILL_LINES)


def lines(s: Tito) -> int:
    """As many lines as the camp with fewer counters has (CT-13.3.1.2)."""
    zone = s.assault_zone
    return min(s.platoons_in[zone], s.partisans_in[zone])


def unplaced(s: Tito) -> list[int]:
    """Platoons without a place in this round, in roster order."""
    placed = [code >> 4 for code in s.columns]
    return [u for u in s.platoons_at(s.assault_zone) if u not in placed]


class FillLines(Step[Tito]):
    """Places with a single candidate are filled at once; the others are asked for (CT-4.7)."""

    rule: ClassVar[str] = "CT-13.3.1.2"

    def run(self, s: Tito, chance: Chance) -> None:
        count = lines(s)
        free = unplaced(s)
        while free:
            filled = len(s.columns)
            if filled < count:
                if len(free) > 1:
                    s.then(LINE_UP)
                    return
                place(s, free[0], filled + 1)
            else:
                if count > 1:
                    s.then(SUPPORT)
                    return
                place(s, free[0], 1)
            free = free[1:]
        s.then(ROUND)


FILL_LINES = FillLines()


def place(s: Tito, u: int, line: int) -> None:
    """Note a platoon's line; the first on a line is in contact, the others in support."""
    contact = len(s.columns) < lines(s)
    s.columns.append(u * 16 + line)
    if s.log is not None:
        facts = {"unit": s.board.ids[u], "line": line, "contact": contact}
        s.log.append(Event("placed", "CT-13.3.1.2", facts))


class LineUp(Decision[Tito]):
    """The player names the platoon in contact on the next line."""

    kind: ClassVar[str] = "line_up"
    rule: ClassVar[str] = "CT-13.3.1.2"
    verbs: ClassVar[tuple[str, ...]] = ("line_up",)

    def legal(self, s: Tito) -> list[Action]:
        actions = s.board.actions
        line = len(s.columns) + 1
        return [actions.line_up[u * (actions.lines + 1) + line] for u in unplaced(s)]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        actions = s.board.actions
        place(s, actions.unit[action.number], actions.extra[action.number])
        s.then(FILL_LINES)

    def explain(self, s: Tito, action: Action) -> Refusal:
        refusal = explain_place(s, action, self.rule)
        if refusal is not None:
            return refusal
        line = s.board.actions.extra[action.number]
        return Refusal(self.rule, why.OTHER_LINE, {"next": len(s.columns) + 1, "line": line})


class PlaceSupport(Decision[Tito]):
    """Each remaining platoon, in roster order, supports a line of the player's choice."""

    kind: ClassVar[str] = "support"
    rule: ClassVar[str] = "CT-13.3.1.3"
    verbs: ClassVar[tuple[str, ...]] = ("support",)

    def legal(self, s: Tito) -> list[Action]:
        actions = s.board.actions
        row = unplaced(s)[0] * (actions.lines + 1)
        return [actions.support[row + line] for line in range(1, lines(s) + 1)]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        actions = s.board.actions
        place(s, actions.unit[action.number], actions.extra[action.number])
        s.then(FILL_LINES)

    def explain(self, s: Tito, action: Action) -> Refusal:
        refusal = explain_place(s, action, self.rule)
        if refusal is not None:
            return refusal
        actions, ids = s.board.actions, s.board.ids
        u, line, following = actions.unit[action.number], actions.extra[action.number], unplaced(s)
        if u != following[0]:
            facts = {"next": ids[following[0]], "unit": ids[u]}
            return Refusal(self.rule, why.OTHER_SUPPORT, facts)
        return Refusal(self.rule, why.NO_LINE, {"lines": lines(s), "line": line})


LINE_UP = LineUp()
SUPPORT = PlaceSupport()


def explain_place(s: Tito, action: Action, rule: str) -> Refusal | None:
    """Why a platoon has no place to take in this round."""
    u = s.board.actions.unit[action.number]
    others = unplaced(s)
    facts = {"unit": s.board.ids[u], "zone": s.assault_zone, "others": s.names(others)}
    if s.at[u] != s.assault_zone:
        return Refusal(rule, why.NOT_IN_ASSAULT, facts)
    if u not in others:
        return Refusal(rule, why.PLACED, facts)
    return None


# One round


def column(s: Tito) -> list[int]:
    """The Yugoslav units in the order in which they take their places (CT-13.3.1.3)."""
    keys = [(-s.af(u), -s.sp[u], u) for u in s.partisans_at(s.assault_zone)]
    keys.sort()
    return [key[2] for key in keys]


def partisan_lines(s: Tito, order: list[int], count: int) -> list[list[int]]:
    """Contact places from line 1 down, then supports one by one in turn (CT-13.3.1.4)."""
    filled: list[list[int]] = [[] for _ in range(count)]
    if count > 0:  # none only where a position leaves an officer alone: the assault is lost
        for i, u in enumerate(order):
            filled[i % count].append(u)
    return filled


def german_lines(s: Tito, count: int) -> list[list[int]]:
    filled: list[list[int]] = [[] for _ in range(count)]
    for code in s.columns:
        filled[(code & 15) - 1].append(code >> 4)
    return filled


def assault_attack(s: Tito, units: list[int], zone: int) -> Value:
    """What a German line adds to its die (CT-13.3.1.6)."""
    value = Value(s.af(units[0]))
    for u in units[1:]:
        value.support += s.sp[u]
    value.ammo = s.ammo_penalty()
    value.air = s.air_on(zone, zone)
    value.officer = OFFICER_BONUS if s.has_officer(zone) else 0
    return value


def assault_defence(s: Tito, units: list[int], zone: int) -> Value:
    """What a Yugoslav line adds to its die (CT-13.3.1.7)."""
    value = Value(s.af(units[0]))
    for u in units[1:]:
        value.support += s.sp[u]
    value.protection = s.board.protection[zone]
    if s.vip_state[TITO] == FREE and s.vip_at[TITO] == zone:
        value.tito = TITO_BONUS
    for u in units:
        if s.board.kind[u] == DCA:
            value.dca = DCA_BONUS
        elif s.board.kind[u] == TANK:
            value.tank = TANK_BONUS
    return value


class Round(Step[Tito]):
    """All lines from top to bottom, then 1 point of ammunition (CT-13.3.1.1)."""

    rule: ClassVar[str] = "CT-13.3.1.1"

    def run(self, s: Tito, chance: Chance) -> None:
        zone, count = s.assault_zone, lines(s)
        order = column(s)
        ours, theirs = german_lines(s, count), partisan_lines(s, order, count)
        if s.log is not None:
            tell_round(s, order, ours, theirs)
        for line in range(count):
            fight(s, line + 1, ours[line], theirs[line], chance)
        s.columns = []
        if spend_ammo(s, "CT-13.3"):
            return
        if s.platoons_in[zone] > 0:
            go_on(s, zone, chance)
            return
        lose(s, zone)
        if not is_annihilated(s):
            end(s, zone, chance)


ROUND = Round()


def tell_round(s: Tito, order: list[int], ours: list[list[int]], theirs: list[list[int]]) -> None:
    """How both columns were filled, and why the Yugoslav one is as it is."""
    if s.log is None:
        return
    candidates = [{"unit": s.board.ids[u], "af": s.af(u), "sp": s.sp[u]} for u in order]
    s.log.append(
        Event(
            "columns",
            "CT-13.3.1.4" if len(order) > len(ours) else "CT-13.3.1.3",
            {
                "zone": s.assault_zone,
                "round": s.assault_round,
                "candidates": candidates,
                "priority": ["af", "sp", "roster"],
                "german": [s.names(units) for units in ours],
                "yugoslav": [s.names(units) for units in theirs],
            },
        )
    )


def fight(s: Tito, line: int, ours: list[int], theirs: list[int], chance: Chance) -> None:
    """One line: both dice, and the unit in contact that is hit (CT-13.3.1.5, CT-13.3.1.8)."""
    zone = s.assault_zone
    attack = assault_attack(s, ours, zone)
    defence = assault_defence(s, theirs, zone)
    attack_die = chance.roll(6)
    defence_die = chance.roll(6)
    won = attack.total() + attack_die >= defence.total() + defence_die
    struck = theirs[0] if won else ours[0]
    if s.log is not None:
        ids = s.board.ids
        s.log.append(
            Event(
                "line",
                "CT-13.3.1.8",
                {
                    "zone": zone,
                    "round": s.assault_round,
                    "line": line,
                    "attack": attack.facts(ids[ours[0]], attack_die),
                    "defence": defence.facts(ids[theirs[0]], defence_die),
                    "hit": ids[struck],
                },
            )
        )
    hit(s, struck, "CT-13.3.1.8")


def go_on(s: Tito, zone: int, chance: Chance) -> None:
    """End or continuation of the round (CT-13.3.1.9, CT-13.3.1.10)."""
    if s.partisans_in[zone] == 0:
        if s.log is not None:
            s.log.append(Event("assault_won", "CT-13.3.1.9", {"zone": zone}))
        end(s, zone, chance)
        seize(s, zone, chance)
    elif can_break_off(s):
        s.then(ASSAULT_ROUND)
    else:
        if s.log is not None:
            s.log.append(Event("no_way_back", "CT-13.3.1.13", {"zone": zone}))
        next_round(s)


def next_round(s: Tito) -> None:
    s.assault_round += 1
    s.then(FILL_LINES)


def lose(s: Tito, zone: int) -> None:
    """Without platoons the assault is lost, and the officers with it (CT-13.3.1.14)."""
    if s.log is not None:
        s.log.append(Event("assault_lost", "CT-13.3.1.14", {"zone": zone}))
    for u in s.germans_at(zone):
        eliminate(s, u, "CT-13.3.1.14")


def end(s: Tito, zone: int, chance: Chance) -> None:
    """The combat is over."""
    s.assault_zone = 0
    s.assault_round = 0
    s.columns = []
    tell_order(s, zone, "CT-13.3")
    settle(s, chance)


class AssaultRound(Decision[Tito]):
    """After a round the player goes on or breaks off."""

    kind: ClassVar[str] = "assault_round"
    rule: ClassVar[str] = "CT-13.3.1.10"
    verbs: ClassVar[tuple[str, ...]] = ("continue", "break_off")

    def legal(self, s: Tito) -> list[Action]:
        return [s.board.actions.go_on, s.board.actions.break_off]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        if s.board.actions.verb[action.number] == CONTINUE:
            next_round(s)
            return
        if s.log is not None:
            s.log.append(Event("broken_off", "CT-13.3.1.11", {"zone": s.assault_zone}))
        fall_back(s, chance)


ASSAULT_ROUND = AssaultRound()
