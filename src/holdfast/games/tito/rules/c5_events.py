"""Chapter 5: the random events of phase A."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal, Step
from holdfast.games.tito.rules.action import GermanDecision, TitoAction
from holdfast.games.tito.rules.c1_general import draw
from holdfast.games.tito.rules.c2_counters import eliminate, hit
from holdfast.games.tito.rules.c8_activation.c8_markers import waiting
from holdfast.games.tito.terms import ASIDE, EVENTS, INFANTRY, OUT, PLANE, A, B, C

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

EVENT_RULES: Final = [
    "", "CT-5.1.2", "CT-5.1.3", "CT-5.1.5", "CT-5.1.6", "CT-5.1.7", "CT-5.1.8", "CT-5.1.9",
]  # fmt: skip
NOT_ITS_GROUP: Final = _(
    "{group} has no platoon that can lose a strength point. Possible: {others}."
)


class RandomEvents(Step["Tito"]):
    """Phase A: events on turns 1, 3, 4, 5 and 10 only (CT-5.0.1)."""

    rule: ClassVar[str] = "CT-5.0.1"

    def run(self, s: Tito, chance: Chance) -> None:
        s.tell("turn", "CT-4.1", {"turn": s.turn})
        if s.turn == 1:
            s.due = [u for u in s.board.landing_order if s.board.wave[u] == 1]
            first_event(s, chance)
        elif s.turn in (3, 4, 5):
            second_wave(s, chance)
        elif s.turn == 10:
            supply(s, s.board.supply_late, chance, "CT-5.2.7")


# 5.1 First series


def first_event(s: Tito, chance: Chance) -> None:
    """One D10 names the event of turn 1 (CT-5.1.1)."""
    die = chance.roll(10)
    s.event = s.board.event_of[die]
    s.tell("random_event", EVENT_RULES[s.event], {"die": die, "letter": EVENTS[s.event - 1]})
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
    names = [s.board.group_ids[g] for g in groups]
    s.tell("welcome", "CT-5.1.3", {"die": die, "groups": names, "counters": losses})
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


class LossGroup(GermanDecision):
    """The player names the group that the welcoming committee hits."""

    kind: ClassVar[str] = "loss_group"
    rule: ClassVar[str] = "CT-5.1.4"
    verbs: ClassVar[tuple[str, ...]] = ("choose_group",)

    def legal(self, s: Tito) -> list[Action]:
        groups = s.board.choice_groups
        return [s.actions.choose_group[i] for i, g in enumerate(groups) if can_lose(s, g)]


LOSS_GROUP: Final = LossGroup()


class ChooseGroup(TitoAction):
    """CT-5.1.4: this group loses a strength point."""

    def __init__(self, number: int, group: int, name: str) -> None:
        super().__init__(number, "choose_group", {"group": name})
        self.group = group

    def play(self, s: Tito, chance: Chance) -> None:
        # The only row of the table with a choice costs one counter.
        shoot_at(s, self.group, 1)

    def why(self, s: Tito) -> Refusal:
        names = s.board.group_ids
        others = [names[g] for g in s.board.choice_groups if can_lose(s, g)]
        return Refusal("CT-5.1.4", NOT_ITS_GROUP, {"group": names[self.group], "others": others})


def set_aside(s: Tito, chance: Chance) -> None:
    """Event c: one A marker on an odd D6, two on an even one, leave the map unseen (CT-5.1.5)."""
    die = chance.roll(6)
    board = s.board
    for _one in range(1 if die % 2 == 1 else 2):
        on_map = [
            (s.marker_at[m], m)
            for m in range(board.markers)
            if board.marker_letter[m] == A and s.marker_at[m] > 0
        ]
        if not on_map:
            return
        on_map.sort()
        roll = draw(chance, len(on_map))
        zone, m = on_map[roll]
        s.lay(m, ASIDE)
        facts = {
            "die": die,
            "zone": zone,
            "among": [place for place, _marker in on_map],
            "roll": roll,
            "marker": board.marker_ids[m],
        }
        s.tell("set_aside", "CT-5.1.5", facts, ("marker",))


def birthday(s: Tito, chance: Chance) -> None:
    """Event d: Tito's guard moves between the grotto and the Soviet mission (CT-5.1.6)."""
    die = chance.roll(6)
    board = s.board
    start, to = (board.grotto, board.soviet) if die <= 3 else (board.soviet, board.grotto)
    for m in range(board.markers):
        if board.marker_letter[m] == B and s.marker_at[m] == start:
            s.lay(m, to)
            facts = {"die": die, "letter": "B", "from": start, "to": to}
            s.tell("birthday", "CT-5.1.6", {**facts, "marker": board.marker_ids[m]}, ("marker",))
            return


def young_communists(s: Tito, chance: Chance) -> None:
    """Event e: a D6 of C infantry counters leave the game (CT-5.1.7)."""
    die = chance.roll(6)
    for _one in range(die):
        pool = waiting(s, C, INFANTRY)
        if not pool:
            return
        roll = draw(chance, len(pool))
        u = pool[roll]
        s.remove(u, OUT)
        s.tell(
            "went_home",
            "CT-5.1.7",
            {"die": die, "unit": s.board.ids[u], "among": len(pool), "roll": roll},
        )


def bad_location(s: Tito, chance: Chance) -> None:
    """Event f: a counter of the group that a D6 names lands in DZ VII (CT-5.1.8)."""
    board = s.board
    die = chance.roll(6)
    members = [u for u in sorted(board.group_units[board.astray_group[die]]) if s.at[u] == PLANE]
    if not members:
        return
    roll = draw(chance, len(members))
    s.astray = members[roll]
    facts = {"die": die, "unit": board.ids[s.astray], "among": s.names(members), "roll": roll}
    s.tell("astray", "CT-5.1.8", facts)


def relieve(s: Tito, chance: Chance) -> None:
    """Event g: at the end of turn 9 a D6 says when the relief arrives (CT-5.1.9)."""
    if s.turn == 9 and s.event == EVENTS.index("g") + 1:
        die = chance.roll(6)
        s.last_turn = 11 if die % 2 == 1 else 10
        s.tell("relief", "CT-5.1.9", {"die": die, "last_turn": s.last_turn})


# 5.2 Second series


def second_wave(s: Tito, chance: Chance) -> None:
    """A D6 of platoons of the second wave (CT-3.3.2) land now, with ammunition (CT-5.2.1)."""
    board = s.board
    in_planes = [u for u in range(board.germans) if board.wave[u] == 2 and s.at[u] == PLANE]
    waiting = [u for u in in_planes if board.is_platoon[u]]
    if not waiting:  # CT-5.2.6
        return
    die = chance.roll(6)
    batch = waiting[:die]  # CT-5.2.2
    s.due = batch + [u for u in in_planes if not board.is_platoon[u]]  # CT-5.2.3
    facts = {"die": die, "units": s.names(s.due), "waiting": len(waiting) - len(batch)}
    s.tell("second_wave", "CT-5.2.1", facts)
    supply(s, board.supply[s.rules.difficulty], chance, "CT-5.2.5")
    if s.turn == 5:
        for u in waiting[die:]:
            eliminate(s, u, "CT-5.2.4")


def supply(s: Tito, dice: list[int], chance: Chance, rule: str) -> None:
    """Ammunition is added at once, up to what the track can show (CT-5.2.8)."""
    rolled = [chance.roll(sides) for sides in dice]
    was = s.ammo
    s.ammo = min(s.board.ammo_maximum, was + sum(rolled))
    s.tell("supply", rule, {"dice": rolled, "from": was, "to": s.ammo})
