"""CI-4.3 Place SS Counters: the area, suppression, the push along the track, and guns that fire."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
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
from holdfast.games.itter.events import Facts
from holdfast.games.itter.odds import ONE, after_shot, fate_now, losses_of, mixed, reaches, told
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c4_ss_phase.c4_0_targets import (
    any_reaches,
    disrupt,
    find_number,
    target_at,
)
from holdfast.games.itter.rules.c5_end import end_game
from holdfast.games.itter.rules.c6_variants import c6_0_tactics as tactics
from holdfast.games.itter.rules.causes import BY_GUN, Cause
from holdfast.games.itter.terms import BREAKTHROUGH

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Place(Step["Itter"]):
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
        if self.left > 1:
            s.then(Place(self.counter, self.left - 1))
        if s.counters_left(self.counter) == 0:
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
        facts: Facts = {"counter": COUNTERS[counter], "dice": dice, "area": s.board.node_ids[area]}
        s.tell("approached" if add else "aimed", "CI-6.0.4" if add else "CI-4.3.3", facts)
    return area


class Spend(ItterAction):
    """So many Suppression tokens against the counter that is about to be placed (CI-4.3.5)."""

    def __init__(self, number: int, tokens: int) -> None:
        super().__init__(number, "spend", {"tokens": tokens})
        self.tokens: i64 = tokens

    def play_on(self, s: Itter, asked: SuppressPlacement, chance: Chance) -> None:
        s.suppression[s.board.node_color[asked.area]] -= self.tokens
        needed = needed_to_suppress(s, asked.counter)
        dice = chance.dice(suppression_dice(s, self.tokens))
        stopped = any_reaches(dice, needed)
        if s.log is not None and self.tokens > 0:
            facts: Facts = {
                "counter": COUNTERS[asked.counter],
                "area": s.board.node_ids[asked.area],
                "tokens": self.tokens,
                "dice": dice,
                "needed": needed,
                "hit": stopped,
            }
            s.tell("spent", "CI-4.3.5", facts)
        if not stopped:
            place(s, asked.counter, asked.area, chance)

    def odds(self, s: Itter) -> dict[str, Fraction]:
        asked = s.decision
        if not isinstance(asked, SuppressPlacement):
            return {}
        dice = suppression_dice(s, self.tokens)
        stopped = reaches(dice, needed_to_suppress(s, asked.counter))
        return {"suppressed": stopped, "placed": ONE - stopped}

    def outcome(self, events: list[Event]) -> str | None:
        if self.tokens == 0:
            return "placed"  # nothing is rolled and nothing told
        for event in events:
            if event.kind == "spent":
                return "suppressed" if event.facts["hit"] else "placed"
        return None


class SuppressPlacement(Decision["Itter"]):
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
        return s.actions.spend[: s.suppression[s.board.node_color[self.area]] + 1]

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        assert isinstance(action, Spend)
        action.play_on(s, self, chance)

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


def suppression_dice(s: Itter, tokens: i64) -> int:
    """One die per token, fewer behind smoke (CI-4.3.5, CI-6.0.3)."""
    return max(0, tokens - tactics.smoke(s))


def needed_to_suppress(s: Itter, counter: int) -> int:
    """The counter's Defense, higher for fanatics, at most 6 (CI-6.0.3)."""
    return min(6, s.board.counter_defense[counter] + tactics.fanatics(s))


def place(s: Itter, counter: int, area: int, chance: Chance) -> None:
    """Infantry may push; a gun pushes nobody and fires at once (CI-4.3.6, CI-4.3.9)."""
    is_gun = counter >= MACHINE_GUNNER
    if is_gun:
        s.put_gun(area, counter)
    if s.log is not None:
        facts: Facts = {"counter": COUNTERS[counter], "area": s.board.node_ids[area]}
        s.tell("placed", "CI-4.3.9" if is_gun else "CI-4.3.6", facts)
    if not is_gun:
        push(s, counter, area)
    else:
        fire(s, counter, area, (BY_GUN, 0, 0, 0), chance)


def push(s: Itter, counter: int, area: int) -> None:
    """A counter takes a node; whoever was there goes on, until a node is free (CI-4.3.6)."""
    node: i64 = area
    coming: i64 = counter
    while coming != NONE:  # CI-4.3.7: nobody there, nobody pushed
        if node == CASTLE:
            end_game(s, BREAKTHROUGH)  # CI-4.3.8
            return
        pushed: i64 = s.infantry[node]
        s.put_infantry(node, coming)
        following: i64 = s.board.next_node[node]  # CI-1.2.4
        if pushed != NONE and s.log is not None:
            facts: Facts = {"counter": COUNTERS[pushed], "from": s.board.node_ids[node]}
            if following == CASTLE:
                s.tell("entered", "CI-4.3.8", facts)
            else:
                facts["to"] = s.board.node_ids[following]
                s.tell("pushed", "CI-4.3.6", facts)
        coming = pushed
        node = following


def gun_dice(s: Itter, counter: int) -> int:
    return s.board.counter_disrupt[counter] + tactics.gun_dice(s, counter)


def fire(s: Itter, counter: int, area: int, cause: Cause, chance: Chance) -> None:
    """A gun looks for a target in its area's colour and rolls its Disrupt Value (CI-4.3.10)."""
    color = s.board.node_color[area]
    number = find_number(s, color, chance)
    if number == NONE:
        s.tell("no_target", "CI-4.4.4", gun_facts(s, counter, area))
        return
    who = target_at(s, color, number)
    needed = s.defense[s.place_of(who)]
    dice = chance.dice(gun_dice(s, counter))
    hit = any_reaches(dice, needed)
    if s.log is not None:
        facts: Facts = {
            **gun_facts(s, counter, area),
            "die": number,
            "who": s.board.defender_ids[who],
            "dice": dice,
            "needed": needed,
            "hit": hit,
        }
        s.tell("fired", "CI-4.3.10", facts)
    if hit:
        disrupt(s, who, cause)


def gun_facts(s: Itter, counter: int, area: int) -> Facts:
    color = COLORS[s.board.node_color[area]]
    return {"counter": COUNTERS[counter], "area": s.board.node_ids[area], "color": color}


# What a card that places counters can do, if it is the next to be revealed.


def area_odds(s: Itter, counter: int) -> dict[int, Fraction]:
    """Where a counter is placed (CI-4.3.3, CI-6.0.4)."""
    add = tactics.approach(s, counter)
    odds: dict[int, Fraction] = defaultdict(Fraction)
    if add:
        for die in range(1, 7):
            odds[die + add - FIRST_AREA] += Fraction(1, 6)
        return odds
    for first in range(1, 7):
        for second in range(1, 7):
            odds[first + second - FIRST_AREA] += Fraction(1, 36)
    return odds


def placing_odds(s: Itter, card: int) -> dict[str, Fraction]:
    """Where the first counter goes; the chance of a breakthrough, or what a gun's fire does."""
    counter = s.board.card_counter[card]
    if s.counters_left(counter) == 0:
        return {}
    areas = area_odds(s, counter)
    odds = {f"area:{s.board.node_ids[area]}": chance for area, chance in sorted(areas.items())}
    if counter < MACHINE_GUNNER:
        number = s.board.card_number[card] + tactics.extra_counters(s, counter)
        taken = tuple([kind != NONE for kind in s.infantry])
        odds["breakthrough"] = breakthrough(s, taken, areas, min(number, s.counters_left(counter)))
        return odds
    shots = [
        (chance, after_shot(s, fate_now(s), s.board.node_color[area], gun_dice(s, counter)))
        for area, chance in areas.items()
    ]
    return {**odds, **told(s, mixed(shots))}


def breakthrough(
    s: Itter, taken: tuple[bool, ...], areas: dict[int, Fraction], number: int
) -> Fraction:
    """The chance that one of the next counters pushes another into the castle (CI-4.3.8)."""
    if number == 0:
        return Fraction(0)
    total = Fraction(0)
    for area, chance in areas.items():
        node = area
        while node != CASTLE and taken[node]:
            node = s.board.next_node[node]
        if node == CASTLE:
            total += chance
        else:
            after = (*taken[:node], True, *taken[node + 1 :])
            total += chance * breakthrough(s, after, areas, number - 1)
    return total


def placing_of(s: Itter, card: int, log: list[Event]) -> list[str]:
    """Which of these odds the events of a card tell."""
    area = next(event.facts["area"] for event in log if event.kind in ("aimed", "approached"))
    if s.board.card_counter[card] >= MACHINE_GUNNER:
        return [f"area:{area}", *losses_of(log)]
    through = any(event.kind == "over" for event in log)
    return [f"area:{area}", *(["breakthrough"] if through else [])]
