"""Chapters 3 and 5: set-up and the random events of phase A."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance, shuffle
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.tito.board import ASIDE, EVENTS, INFANTRY, LETTERS, OUT, PLANE, POOL
from holdfast.games.tito.refusals import NOT_ITS_GROUP
from holdfast.games.tito.rules.stacks import eliminate, hit
from holdfast.games.tito.state import Tito

EVENT_RULES = [
    "",
    "CT-5.1.2",
    "CT-5.1.3",
    "CT-5.1.5",
    "CT-5.1.6",
    "CT-5.1.7",
    "CT-5.1.8",
    "CT-5.1.9",
]


class SetUp(Step[Tito]):
    """Ammunition by difficulty, units in planes and pools, markers face down on their slots."""

    rule: ClassVar[str] = "CT-3.1.3"

    def run(self, s: Tito, chance: Chance) -> None:
        board = s.board
        s.ammo = board.ammo_start[s.difficulty]  # CT-3.1.2
        for u in range(board.units):
            s.at[u] = PLANE if u < board.germans else POOL  # CT-3.2.1, CT-3.2.4, CT-3.3.1
        for letter in range(len(LETTERS)):
            markers = [m for m in range(board.markers) if board.marker_letter[m] == letter]
            shuffle(markers, chance)
            slots = board.slots[letter]
            for k, m in enumerate(markers):
                s.lay(m, slots[k])
            if s.log is not None:
                facts = {
                    "letter": LETTERS[letter],
                    "zones": slots[:],
                    "markers": [board.marker_ids[m] for m in markers],
                }
                s.log.append(Event("markers_placed", self.rule, facts, ("markers",)))
        if s.log is not None:
            s.log.append(Event("ready", "CT-3.1.2", {"ammo": s.ammo}))


class RandomEvents(Step[Tito]):
    """Phase A: events on turns 1, 3, 4, 5 and 10 only (CT-5.0.1)."""

    rule: ClassVar[str] = "CT-5.0.1"

    def run(self, s: Tito, chance: Chance) -> None:
        if s.log is not None:
            s.log.append(Event("turn", "CT-4.1", {"turn": s.turn}))
        if s.turn == 1:
            s.due = [u for u in s.board.landing_order if s.board.wave[u] == 1]
            first_event(s, chance)
        elif s.turn in (3, 4, 5):
            second_wave(s, chance)
        elif s.turn == 10:
            supply(s, s.board.supply_late, chance, "CT-5.2.7")


def first_event(s: Tito, chance: Chance) -> None:
    """One D10 names the event of turn 1 (CT-5.1.1)."""
    die = chance.roll(10)
    s.event = s.board.event_of[die]
    if s.log is not None:
        facts = {"die": die, "letter": EVENTS[s.event - 1]}
        s.log.append(Event("random_event", EVENT_RULES[s.event], facts))
    if s.event == 2:
        welcome(s, chance)
    elif s.event == 3:
        set_aside(s, chance)
    elif s.event == 4:
        birthday(s, chance)
    elif s.event == 5:
        young_communists(s, chance)
    elif s.event == 6:
        bad_location(s, chance)


def welcome(s: Tito, chance: Chance) -> None:
    """Event b: a D10 names the group that is shot at (CT-5.1.3)."""
    die = chance.roll(10)
    groups = s.board.welcome_groups[die]
    losses = s.board.welcome_losses[die]
    if s.log is not None:
        names = [s.board.group_ids[g] for g in groups]
        facts = {"die": die, "groups": names, "counters": losses}
        s.log.append(Event("welcome", "CT-5.1.3", facts))
    hurt = [g for g in groups if can_lose(s, g)]
    if len(hurt) > 1:
        s.then(LOSS_GROUP)
    elif hurt:
        shoot_at(s, hurt[0], losses)


def can_lose(s: Tito, group: int) -> bool:
    """Whether a platoon of the group is still in its plane at full strength."""
    for u in s.board.group_units[group]:
        if s.board.is_platoon[u] and s.at[u] == PLANE and s.sp[u] == 2:
            return True
    return False


def shoot_at(s: Tito, group: int, losses: int) -> None:
    """The platoons with the lowest numbers lose 1 SP each, officers never (CT-5.1.4)."""
    left = losses
    for u in sorted(s.board.group_units[group]):
        if left > 0 and s.board.is_platoon[u] and s.at[u] == PLANE and s.sp[u] == 2:
            hit(s, u, "CT-5.1.3")
            left -= 1


class LossGroup(Decision[Tito]):
    """The player names the group that the welcoming committee hits."""

    kind: ClassVar[str] = "loss_group"
    rule: ClassVar[str] = "CT-5.1.4"
    verbs: ClassVar[tuple[str, ...]] = ("choose_group",)

    def legal(self, s: Tito) -> list[Action]:
        board = s.board
        return [
            board.actions.choose_group[i]
            for i, g in enumerate(board.choice_groups)
            if can_lose(s, g)
        ]

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        # The only row of the table with a choice costs one counter.
        shoot_at(s, s.board.choice_groups[s.board.actions.extra[action.number]], 1)

    def explain(self, s: Tito, action: Action) -> Refusal:
        others = [a.args["group"] for a in self.legal(s)]
        return Refusal(self.rule, NOT_ITS_GROUP, {"group": action.args["group"], "others": others})


LOSS_GROUP = LossGroup()


def set_aside(s: Tito, chance: Chance) -> None:
    """Event c: one A marker on an odd D6, two on an even one, leave the map unseen (CT-5.1.5)."""
    die = chance.roll(6)
    for _ in range(1 if die % 2 == 1 else 2):
        on_map = [
            (s.marker_at[m], m)
            for m in range(s.board.markers)
            if s.board.marker_letter[m] == 0 and s.marker_at[m] > 0
        ]
        if not on_map:
            return
        on_map.sort()
        roll = chance.pick(len(on_map)) if len(on_map) > 1 else 0
        zone, m = on_map[roll]
        s.lay(m, ASIDE)
        if s.log is not None:
            facts = {
                "die": die,
                "zone": zone,
                "among": [place for place, _ in on_map],
                "roll": roll,
                "marker": s.board.marker_ids[m],
            }
            s.log.append(Event("set_aside", "CT-5.1.5", facts, ("marker",)))


def birthday(s: Tito, chance: Chance) -> None:
    """Event d: Tito's guard moves between the grotto and the Soviet mission (CT-5.1.6)."""
    die = chance.roll(6)
    board = s.board
    start, to = (board.grotto, board.soviet) if die <= 3 else (board.soviet, board.grotto)
    for m in range(board.markers):
        if board.marker_letter[m] == 1 and s.marker_at[m] == start:
            s.lay(m, to)
            if s.log is not None:
                facts = {
                    "die": die,
                    "letter": "B",
                    "from": start,
                    "to": to,
                    "marker": board.marker_ids[m],
                }
                s.log.append(Event("birthday", "CT-5.1.6", facts, ("marker",)))
            return


def young_communists(s: Tito, chance: Chance) -> None:
    """Event e: a D6 of C infantry counters leave the game (CT-5.1.7)."""
    board = s.board
    die = chance.roll(6)
    for _ in range(die):
        pool = [
            u
            for u in range(board.germans, board.units)
            if s.at[u] == POOL and board.letter[u] == 2 and board.kind[u] == INFANTRY
        ]
        if not pool:
            return
        roll = chance.pick(len(pool)) if len(pool) > 1 else 0
        s.remove(pool[roll], OUT)
        if s.log is not None:
            facts = {"die": die, "unit": board.ids[pool[roll]], "among": len(pool), "roll": roll}
            s.log.append(Event("went_home", "CT-5.1.7", facts))


def bad_location(s: Tito, chance: Chance) -> None:
    """Event f: a counter of the group that a D6 names lands in DZ VII (CT-5.1.8)."""
    board = s.board
    die = chance.roll(6)
    members = [u for u in sorted(board.group_units[board.astray_group[die]]) if s.at[u] == PLANE]
    if not members:
        return
    roll = chance.pick(len(members)) if len(members) > 1 else 0
    s.astray = members[roll]
    if s.log is not None:
        facts = {"die": die, "unit": board.ids[s.astray], "among": s.names(members), "roll": roll}
        s.log.append(Event("astray", "CT-5.1.8", facts))


def second_wave(s: Tito, chance: Chance) -> None:
    """A D6 of platoons of the second wave land this turn, with ammunition (CT-5.2.1)."""
    board = s.board
    waiting = [
        u
        for u in range(board.germans)
        if board.wave[u] == 2 and board.is_platoon[u] and s.at[u] == PLANE
    ]
    if not waiting:  # CT-5.2.6
        return
    die = chance.roll(6)
    batch = waiting[:die]  # CT-5.2.2
    s.due = batch + [o for o in board.officers if board.wave[o] == 2 and s.at[o] == PLANE]
    if s.log is not None:
        facts = {"die": die, "units": s.names(s.due), "waiting": len(waiting) - len(batch)}
        s.log.append(Event("second_wave", "CT-5.2.1", facts))
    supply(s, board.supply[s.difficulty], chance, "CT-5.2.5")
    if s.turn == 5:
        for u in waiting[die:]:
            eliminate(s, u, "CT-5.2.4")


def supply(s: Tito, dice: list[int], chance: Chance, rule: str) -> None:
    """Ammunition is added at once, up to what the track can show (CT-5.2.8)."""
    rolled = [chance.roll(sides) for sides in dice]
    was = s.ammo
    s.ammo = min(s.board.ammo_maximum, was + sum(rolled))
    if s.log is not None:
        s.log.append(Event("supply", rule, {"dice": rolled, "from": was, "to": s.ammo}))
