"""Chapter 8: the activation steps after landing and after movement, and their tests."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Step
from holdfast.games.tito.odds import told
from holdfast.games.tito.rules.c8_activation.c8_markers import reveal
from holdfast.games.tito.rules.c13_combat.c13_4_prisoners import seize
from holdfast.games.tito.terms import LAND, MOVE

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito


class Activation(Step["Tito"]):
    """Markers where Germans are, then captures there, then the tests of neighbours (CT-8.2).

    Where no Yugoslav unit appears there is no assault, and nothing is spent (CT-8.14).
    """

    rule: ClassVar[str] = "CT-8.2"

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def args(self) -> tuple[int, ...]:
        return (self.mark,)

    def run(self, s: Tito, chance: Chance) -> None:
        zones = s.board.zones
        zone: i64
        if s.face_down > 0:
            for zone in range(1, zones + 1):
                if s.markers_in[zone] > 0 and s.germans_in[zone] > 0:
                    reveal(s, zone, chance, "CT-8.1")
        for zone in range(1, zones + 1):
            if s.germans_in[zone] > 0:
                seize(s, zone, chance)
        for testing, tested in pairs(s, self.mark):
            if s.markers_in[tested] > 0:
                test(s, testing, tested, chance)


ACTIVATE_LANDED: Final = Activation(LAND)
ACTIVATE_MOVED: Final = Activation(MOVE)


def pairs(s: Tito, mark: int) -> list[tuple[int, int]]:
    """German stacks that did what `mark` says, with their marked neighbours (CT-8.4, CT-8.6)."""
    found: list[tuple[int, int]] = []
    if s.face_down == 0:
        return found
    zone: i64
    i: i64
    for zone in range(1, s.board.zones + 1):
        if s.germans_in[zone] > 0 and s.has_done(zone, mark):
            near = s.board.near[zone]
            for i in range(len(near)):
                if s.markers_in[near[i]] > 0:
                    found.append((zone, near[i]))
    return found


def test(s: Tito, zone: int, other: int, chance: Chance) -> None:
    """A D10 up to the alarm level turns over all markers of the neighbour (CT-8.5)."""
    die = chance.roll(10)
    success = die <= s.alarm
    if s.log is not None:
        facts = {"zone": zone, "at": other, "die": die, "alarm": s.alarm, "success": success}
        s.tell("activation_test", "CT-8.5", facts)
    if success:
        reveal(s, other, chance, "CT-8.3")


# Its chances


def fails(s: Tito) -> Fraction:
    """The chance that a test turns nothing over, at the present alarm level."""
    return Fraction(max(0, 9 - s.alarm), 10)


def activation_forecast(s: Tito) -> dict[int, Fraction]:
    """For each marked zone that moved stacks would test now, the chance that a die turns it over.

    At the present alarm level; what a marker shows may raise it for later dice.
    """
    chances: dict[int, Fraction] = {}
    for _, other in pairs(s, MOVE):
        chances[other] = 1 - (1 - chances.get(other, Fraction(0))) * fails(s)
    return chances


def zones_activated(s: Tito, chance: Chance) -> list[str]:
    """The zones that a test of a neighbour turns over, each at the present alarm level."""
    found: list[str] = []
    for zone, other in pairs(s, MOVE):
        then = s.copy()
        test(then, zone, other, chance)
        if then.markers_in[other] == 0 and str(other) not in found:
            found.append(str(other))
    return found


def activation_odds(s: Tito) -> dict[str, Fraction]:
    """Whether any marker is turned over when movement ends; unknown where Germans stand on one."""
    for zone in range(1, s.board.zones + 1):
        if s.germans_in[zone] > 0 and (s.markers_in[zone] > 0 or s.has_free_vip(zone)):
            return {}
    tests = len(pairs(s, MOVE))
    if tests == 0:
        return {}
    nothing = fails(s) ** tests
    return {"nothing_turned_over": nothing, "something_turned_over": 1 - nothing}


def activation_outcome(s: Tito, events: list[Event]) -> str | None:
    """Which of these the tests told."""
    tests = told(events, "activation_test")
    if any(test["success"] for test in tests):
        return "something_turned_over"
    return "nothing_turned_over" if len(tests) == len(pairs(s, MOVE)) else None
