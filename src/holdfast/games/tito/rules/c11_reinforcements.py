"""Chapter 11: reinforcements, the first step of the Yugoslav phase."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Step
from holdfast.games.tito.odds import told
from holdfast.games.tito.rules.c1_general import draw
from holdfast.games.tito.rules.c2_counters import tell_order
from holdfast.games.tito.rules.c8_activation.c8_markers import reveal
from holdfast.games.tito.terms import COLOURS, DELAYED, ENTER

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


class Reinforcements(Step["Tito"]):
    """Delayed counters first, then a D10 against an alarm of 7 or more (CT-11.1)."""

    rule: ClassVar[str] = "CT-11.1"

    def run(self, s: Tito, chance: Chance) -> None:
        if s.alarm < s.board.alarm_from:
            return
        for u in range(s.board.germans, s.board.units):
            if s.at[u] == DELAYED:
                try_again(s, u, chance)
        if counters_left(s) == 0:  # CT-11.3
            return
        colours = s.board.colours_of_turn[s.turn]
        die = chance.roll(10)
        comes = die <= s.alarm
        if s.log is not None:
            names = [COLOURS[colour] for colour in colours]
            facts = {"die": die, "alarm": s.alarm, "arrive": comes, "colours": names}
            s.tell("reinforcements", "CT-11.2", facts)
        if comes:
            arrive(s, colours, chance)


REINFORCEMENTS: Final = Reinforcements()


def try_again(s: Tito, u: int, chance: Chance) -> None:
    """A delayed counter takes the first free zone near the one it found blocked (CT-11.7)."""
    for zone in s.board.detours[s.blocked[u]]:
        if is_open(s, zone, u):
            enter(s, u, zone, chance, "CT-11.7")
            return
    s.tell("waits", "CT-11.7", {"unit": s.board.ids[u], "blocked": s.blocked[u]})


def is_open(s: Tito, zone: int, u: int) -> bool:
    """No German unit there, and room for the counter (CT-11.8)."""
    return s.germans_in[zone] == 0 and s.partisan_sp_in[zone] + s.sp[u] <= s.board.limit


def enter(s: Tito, u: int, zone: int, chance: Chance, rule: str) -> None:
    """Entering is an action (CT-11.9); markers in the zone are turned over (CT-8.9)."""
    s.put(u, zone)
    s.block(u, 0)
    s.mark(u, ENTER)
    s.tell("entered", rule, {"unit": s.board.ids[u], "to": zone})
    if s.markers_in[zone] > 0:
        reveal(s, zone, chance, "CT-8.9")
    tell_order(s, zone, "CT-11.6")


def arrive(s: Tito, colours: list[int], chance: Chance) -> None:
    """A D6 for the entry, so never R0 (CT-11.10), and a D6 for the counters (CT-11.4, CT-11.5)."""
    number = chance.roll(6)
    die = chance.roll(6)
    count = s.board.arrivals[die]
    s.tell("arrival", "CT-11.5", {"number": number, "die": die, "counters": count})
    for _ in range(count):
        for colour in colours:  # CT-11.3
            pool = s.pool(colour)
            if pool:
                bring(s, colour, pool, number, chance)
                break


def bring(s: Tito, colour: int, pool: list[int], number: int, chance: Chance) -> None:
    """One counter is drawn and enters, or waits where it cannot (CT-11.6, CT-11.7)."""
    roll = draw(chance, len(pool))
    u = pool[roll]
    zone = s.board.entry[colour][number]
    if s.log is not None:
        facts = {
            "unit": s.board.ids[u],
            "colour": COLOURS[colour],
            "among": len(pool),
            "roll": roll,
            "zone": zone,
        }
        s.tell("reinforcement_drawn", "CT-11.6", facts)
    if is_open(s, zone, u):
        enter(s, u, zone, chance, "CT-11.6")
    else:
        s.put(u, DELAYED)
        s.block(u, zone)
        s.tell("delayed", "CT-11.7", {"unit": s.board.ids[u], "blocked": zone})


# Its chances


def arrival_odds(s: Tito) -> dict[str, Fraction]:
    """How many counters come in the reinforcement step now (CT-11.2, CT-11.5).

    Unknown where a delayed counter may turn over a marker first, which may raise the alarm.
    """
    board = s.board
    left = counters_left(s)
    if s.alarm < board.alarm_from or left == 0 or delayed_may_reveal(s):
        return {}
    comes = Fraction(min(10, s.alarm + 1), 10)
    chances = {"counters_0": 1 - comes} if comes < 1 else {}
    for die in range(1, 7):
        key = f"counters_{min(left, board.arrivals[die])}"
        chances[key] = chances.get(key, Fraction(0)) + comes / 6
    return chances


def delayed_may_reveal(s: Tito) -> bool:
    """Whether a marker lies where a delayed counter may enter (CT-11.7, CT-8.9)."""
    return any(
        s.at[u] == DELAYED and s.markers_in[zone] > 0
        for u in range(s.board.germans, s.board.units)
        for zone in s.board.detours[s.blocked[u]]
    )


def counters_left(s: Tito) -> int:
    """How many counters can still come this turn."""
    return sum([len(s.pool(colour)) for colour in s.board.colours_of_turn[s.turn]])


def arrival_outcome(s: Tito, events: list[Event]) -> str | None:
    """How many counters the events brought."""
    arrivals = told(events, "arrival")
    if arrivals:
        return f"counters_{min(counters_left(s), arrivals[0]['counters'])}"
    rolled = told(events, "reinforcements")
    return "counters_0" if rolled and not rolled[0]["arrive"] else None
