"""Chapter 4: the sequence of play."""

from __future__ import annotations

from typing import Any, ClassVar

from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Step
from holdfast.games.tito.board import EVENTS
from holdfast.games.tito.rules.air import AIR_SUPPORT
from holdfast.games.tito.rules.assault import ASSAULT_ROUND, LINE_UP, SUPPORT
from holdfast.games.tito.rules.combat import COMBAT
from holdfast.games.tito.rules.events import LOSS_GROUP, RandomEvents, SetUp
from holdfast.games.tito.rules.landing import ACTIVATE_LANDED, ACTIVATE_MOVED, ATTACH, LAND_ALL
from holdfast.games.tito.rules.movement import MOVEMENT, StartMovement
from holdfast.games.tito.rules.partisan_fire import PARTISAN_FIRE, REORGANISE
from holdfast.games.tito.rules.partisans import PartisanMovement
from holdfast.games.tito.rules.reinforcements import Reinforcements
from holdfast.games.tito.rules.retreat import RETREAT
from holdfast.games.tito.rules.victory import Count, evacuate
from holdfast.games.tito.state import Tito


class Turn(Step[Tito]):
    """Phases A, B and C in their order; phase D follows (CT-4.1, CT-4.2, CT-4.3)."""

    rule: ClassVar[str] = "CT-4.1"

    def run(self, s: Tito, chance: Chance) -> None:
        s.agenda.extend(SEQUENCE)


class EndOfActions(Step[Tito]):
    """Phase D: the Storch flies, air support and all notes of the turn go (CT-4.4)."""

    rule: ClassVar[str] = "CT-4.4"

    def run(self, s: Tito, chance: Chance) -> None:
        evacuate(s)
        s.air_zone = 0  # CT-9.6
        s.air_bonus = 0
        for u in range(s.board.units):
            s.acts[u] = 0
        for u in range(s.board.germans):
            s.came[u] = 0
            s.bonus[u] = False
            s.fixed[u] = False
        for vip in range(3):
            s.vip_moved[vip] = False
            s.handed[vip] = 0
        if s.log is not None:
            s.log.append(Event("turn_over", self.rule, {"turn": s.turn}))


class TimeMarker(Step[Tito]):
    """Phase E: perhaps the relief arrives; then the next turn, or the end (CT-4.5, CT-4.6)."""

    rule: ClassVar[str] = "CT-4.5"

    def run(self, s: Tito, chance: Chance) -> None:
        if s.turn == 9 and s.event == EVENTS.index("g") + 1:
            die = chance.roll(6)
            s.last_turn = 11 if die % 2 == 1 else 10
            if s.log is not None:
                facts = {"die": die, "last_turn": s.last_turn}
                s.log.append(Event("relief", "CT-5.1.9", facts))
        if s.turn >= s.last_turn:
            s.then(COUNT)
        else:
            s.turn += 1
            s.then(TURN)


SET_UP = SetUp()
TURN = Turn()
COUNT = Count()

# What remains of a turn, last step first, as it lies on the agenda.
SEQUENCE: list[Step[Any]] = [
    TimeMarker(),
    EndOfActions(),
    PARTISAN_FIRE,
    PartisanMovement(),
    Reinforcements(),
    COMBAT,
    ACTIVATE_MOVED,
    MOVEMENT,
    StartMovement(),
    ACTIVATE_LANDED,
    LAND_ALL,
    AIR_SUPPORT,
    RandomEvents(),
]


def resume(step: str) -> list[Step[Any]]:
    """The agenda of a match that waits for a decision of this kind."""
    if step == "loss_group":
        return [*SEQUENCE[:-1], LOSS_GROUP]
    if step == "air_support":
        return SEQUENCE[:-1]
    if step == "attach":
        return [*SEQUENCE[:-2], ATTACH]
    if step == "movement":
        return SEQUENCE[:8]
    if step == "reorganise":
        return [*SEQUENCE[:3], REORGANISE]
    combat = SEQUENCE[:6]
    if step == "line_up":
        return [*combat, LINE_UP]
    if step == "support":
        return [*combat, SUPPORT]
    if step == "assault_round":
        return [*combat, ASSAULT_ROUND]
    if step == "retreat":
        return [*combat, RETREAT]
    return combat
