"""Chapter 11: reinforcements, the first step of the Yugoslav phase."""

from __future__ import annotations

from typing import ClassVar

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Step
from holdfast.games.tito.board import COLOURS, DELAYED
from holdfast.games.tito.rules.alarm import reveal
from holdfast.games.tito.rules.stacks import tell_order
from holdfast.games.tito.state import ENTER, Tito


class Reinforcements(Step[Tito]):
    """Delayed counters first, then a D10 against an alarm of 7 or more (CT-11.1)."""

    rule: ClassVar[str] = "CT-11.1"

    def run(self, s: Tito, chance: Chance) -> None:
        if s.alarm < s.board.alarm_from:
            return
        for u in range(s.board.germans, s.board.units):
            if s.at[u] == DELAYED:
                try_again(s, u, chance)
        colours = s.board.colours_of_turn[s.turn]
        left = sum([len(s.pool(colour)) for colour in colours])
        if left == 0:  # CT-11.3
            return
        die = chance.roll(10)
        comes = die <= s.alarm
        if s.log is not None:
            names = [COLOURS[colour] for colour in colours]
            facts = {"die": die, "alarm": s.alarm, "arrive": comes, "colours": names}
            s.log.append(Event("reinforcements", "CT-11.2", facts))
        if comes:
            arrive(s, colours, chance)


def try_again(s: Tito, u: int, chance: Chance) -> None:
    """A delayed counter takes the first free zone near the one it found blocked (CT-11.7)."""
    for zone in s.board.detours[s.blocked[u]]:
        if is_open(s, zone, u):
            enter(s, u, zone, chance, "CT-11.7")
            return
    if s.log is not None:
        facts = {"unit": s.board.ids[u], "blocked": s.blocked[u]}
        s.log.append(Event("waits", "CT-11.7", facts))


def is_open(s: Tito, zone: int, u: int) -> bool:
    """No German unit there, and room for the counter (CT-11.8)."""
    return s.germans_in[zone] == 0 and s.partisan_sp_in[zone] + s.sp[u] <= s.board.limit


def enter(s: Tito, u: int, zone: int, chance: Chance, rule: str) -> None:
    """Entering is an action (CT-11.9); markers in the zone are turned over (CT-8.9)."""
    s.put(u, zone)
    s.blocked[u] = 0
    s.mark(u, ENTER)
    if s.log is not None:
        s.log.append(Event("entered", rule, {"unit": s.board.ids[u], "to": zone}))
    if s.markers_in[zone] > 0:
        reveal(s, zone, chance, "CT-8.9")
    tell_order(s, zone, "CT-11.6")


def arrive(s: Tito, colours: list[int], chance: Chance) -> None:
    """A D6 for the entry and a D6 for the number of counters (CT-11.4, CT-11.5)."""
    number = chance.roll(6)
    die = chance.roll(6)
    count = s.board.arrivals[die]
    if s.log is not None:
        facts = {"number": number, "die": die, "counters": count}
        s.log.append(Event("arrival", "CT-11.5", facts))
    for _ in range(count):
        colour = -1
        pool: list[int] = []
        for candidate in colours:  # CT-11.3
            pool = s.pool(candidate)
            if pool:
                colour = candidate
                break
        if colour < 0:
            return
        roll = chance.pick(len(pool)) if len(pool) > 1 else 0
        u = pool[roll]
        zone = s.board.entry[colour][number]
        if s.log is not None:
            facts_drawn = {
                "unit": s.board.ids[u],
                "colour": COLOURS[colour],
                "among": len(pool),
                "roll": roll,
                "zone": zone,
            }
            s.log.append(Event("reinforcement_drawn", "CT-11.6", facts_drawn))
        if is_open(s, zone, u):
            enter(s, u, zone, chance, "CT-11.6")
        else:
            s.put(u, DELAYED)
            s.blocked[u] = zone
            if s.log is not None:
                facts_late = {"unit": s.board.ids[u], "blocked": zone}
                s.log.append(Event("delayed", "CT-11.7", facts_late))
