"""CI-4.3 Place SS Counters: the area, suppression, the push along the track, and guns that fire."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.itter.board import (
    CASTLE,
    COLORS,
    COUNTERS,
    FIRST_AREA,
    MACHINE_GUNNER,
    NONE,
    SPACES,
)
from holdfast.games.itter.rules import c6_tactics as tactics
from holdfast.games.itter.rules.c3_casualties import BY_GUN, Cause, caused, disrupt
from holdfast.games.itter.rules.c5_end import end_game
from holdfast.games.itter.state import BREAKTHROUGH, Itter


class Place(Step[Itter]):
    """Counters of a card, one after the other, each with all its steps and dice (CI-C.3).

    Those placed before are on the board for those that follow (CI-4.3.11).
    """

    rule: ClassVar[str] = "CI-4.3.1"

    def __init__(self, counter: int, left: int) -> None:
        self.counter = counter
        self.left = left

    def args(self) -> tuple[int, int]:
        return (self.counter, self.left)

    def run(self, s: Itter, chance: Chance) -> None:
        if self.left == 0:
            return
        s.then(Place(self.counter, self.left - 1))
        if s.counters_left(self.counter) == 0:
            if s.log is not None:
                s.tell("none_left", "CI-4.3.2", {"counter": COUNTERS[self.counter]})
            return
        area = roll_area(s, self.counter, chance)
        color = s.board.node_color[area]
        if color < SPACES and s.suppression[color] > 0:
            s.then(SuppressPlacement(self.counter, area, self.left - 1))
        else:
            place(s, self.counter, area, chance)


def roll_area(s: Itter, counter: int, chance: Chance) -> int:
    """Two dice give the area; under an Approach card one die and its number (CI-4.3.3)."""
    add = tactics.approach(s, counter)
    dice = chance.dice(1 if add else 2)
    area = sum(dice) + add - FIRST_AREA
    if s.log is not None:
        facts = {"counter": COUNTERS[counter], "dice": dice, "area": s.board.node_ids[area]}
        s.tell("approached" if add else "aimed", "CI-6.0.4" if add else "CI-4.3.3", facts)
    return area


class SuppressPlacement(Decision[Itter]):
    """How many Suppression tokens to spend on the counter that is about to be placed."""

    kind: ClassVar[str] = "suppress_placement"
    rule: ClassVar[str] = "CI-4.3.4"
    verbs: ClassVar[tuple[str, ...]] = ("spend",)

    def __init__(self, counter: int, area: int, left: int) -> None:
        self.counter = counter
        self.area = area
        self.left = left

    def args(self) -> tuple[int, int, int]:
        return (self.counter, self.area, self.left)

    def legal(self, s: Itter) -> list[Action]:
        tokens = s.suppression[s.board.node_color[self.area]]
        return s.actions.spend[: tokens + 1]

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        tokens = s.actions.what[action.number]
        s.suppression[s.board.node_color[self.area]] -= tokens  # CI-4.3.5
        needed = needed_to_suppress(s, self.counter)
        dice = chance.dice(suppression_dice(s, tokens))
        stopped = any_reaches(dice, needed)
        if s.log is not None and tokens > 0:
            facts = {
                "counter": COUNTERS[self.counter],
                "area": s.board.node_ids[self.area],
                "tokens": tokens,
                "dice": dice,
                "needed": needed,
                "hit": stopped,
            }
            s.tell("spent", "CI-4.3.5", facts)
        if not stopped:
            place(s, self.counter, self.area, chance)

    def explain(self, s: Itter, action: Action) -> Refusal:
        color = s.board.node_color[self.area]
        return Refusal(
            self.rule,
            _("Suppression tokens on {color}, the colour of area {area}: only {number}."),
            {
                "number": s.suppression[color],
                "color": COLORS[color],
                "area": s.board.node_ids[self.area],
            },
        )


def suppression_dice(s: Itter, tokens: int) -> int:
    """One die per token, fewer behind smoke (CI-4.3.5, CI-6.0.3)."""
    return max(0, tokens - tactics.smoke(s))


def needed_to_suppress(s: Itter, counter: int) -> int:
    """The counter's Defense, higher for fanatics, at most 6 (CI-6.0.3)."""
    return min(6, s.board.counter_defense[counter] + tactics.fanatics(s))


def any_reaches(dice: list[int], needed: int) -> bool:
    """A roll succeeds when any of its dice, all rolled, is at least the number needed (CI-C.1)."""
    return any(die >= needed for die in dice)


def place(s: Itter, counter: int, area: int, chance: Chance) -> None:
    """Infantry may push; a gun pushes nobody and fires at once (CI-4.3.6, CI-4.3.9)."""
    if s.log is not None:
        facts = {"counter": COUNTERS[counter], "area": s.board.node_ids[area]}
        s.tell("placed", "CI-4.3.6" if counter < MACHINE_GUNNER else "CI-4.3.9", facts)
    if counter < MACHINE_GUNNER:
        push(s, counter, area)
    else:
        s.guns[2 * area + counter - MACHINE_GUNNER] += 1
        fire(s, counter, area, caused(BY_GUN), chance)


def push(s: Itter, counter: int, area: int) -> None:
    """A counter takes a node; whoever was there goes on, until a node is free (CI-4.3.6)."""
    node = area
    coming = counter
    while coming != NONE:  # CI-4.3.7: nobody there, nobody pushed
        if node == CASTLE:
            end_game(s, BREAKTHROUGH)  # CI-4.3.8
            return
        pushed = s.infantry[node]
        s.infantry[node] = coming
        following = s.board.next_node[node]  # CI-1.2.4
        if pushed != NONE and s.log is not None:
            facts = {"counter": COUNTERS[pushed], "from": s.board.node_ids[node]}
            if following == CASTLE:
                s.tell("entered", "CI-4.3.8", facts)
            else:
                facts["to"] = s.board.node_ids[following]
                s.tell("pushed", "CI-4.3.6", facts)
        coming = pushed
        node = following


def fire(s: Itter, counter: int, area: int, cause: Cause, chance: Chance) -> None:
    """A gun looks for a target in its area's colour and rolls its Disrupt Value (CI-4.3.10)."""
    color = s.board.node_color[area]
    number = find_number(s, color, chance)
    if s.log is not None and number == NONE:
        facts = {
            "counter": COUNTERS[counter],
            "area": s.board.node_ids[area],
            "color": COLORS[color],
        }
        s.tell("no_target", "CI-4.4.4", facts)
    if number == NONE:
        return
    who = target_at(s, color, number)
    needed = s.defense[s.place_of(who)]
    dice = chance.dice(s.board.counter_disrupt[counter] + tactics.gun_dice(s, counter))
    hit = any_reaches(dice, needed)
    if s.log is not None:
        s.tell(
            "fired",
            "CI-4.3.10",
            {
                "counter": COUNTERS[counter],
                "area": s.board.node_ids[area],
                "color": COLORS[color],
                "die": number,
                "who": s.board.defender_ids[who],
                "dice": dice,
                "needed": needed,
                "hit": hit,
            },
        )
    if hit:
        disrupt(s, who, cause)


def find_number(s: Itter, color: int, chance: Chance) -> int:
    """The die for a target in a colour, or NONE, without a die, when nobody is there (CI-4.0.8).

    Squares without numbers are in no table (CI-4.0.9).
    """
    for square in s.board.color_table[color][1:]:
        if s.standing[square] != NONE:
            return chance.roll(6)
    return NONE


def target_at(s: Itter, color: int, number: int) -> int:
    """Who is hit: that number, else the nearest higher, else the nearest lower (CI-4.0.8)."""
    table = s.board.color_table[color]
    for higher in range(number, 7):
        if s.standing[table[higher]] != NONE:
            return s.standing[table[higher]]
    for lower in range(number - 1, 0, -1):
        if s.standing[table[lower]] != NONE:
            return s.standing[table[lower]]
    return NONE
