"""Chapter 4: the sequence of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.tito.rules.c5_events import LOSS_GROUP, RandomEvents, relieve
from holdfast.games.tito.rules.c8_activation.c8_step import ACTIVATE_LANDED, ACTIVATE_MOVED
from holdfast.games.tito.rules.c9_air_support import AIR_SUPPORT
from holdfast.games.tito.rules.c10_landing import ATTACH, LAND_ALL
from holdfast.games.tito.rules.c11_reinforcements import REINFORCEMENTS
from holdfast.games.tito.rules.c12_movement.c12_1_officers import StartMovement
from holdfast.games.tito.rules.c12_movement.c12_2_german import MOVEMENT
from holdfast.games.tito.rules.c12_movement.c12_3_yugoslav import PartisanMovement
from holdfast.games.tito.rules.c13_combat.c13_0_combat import COMBAT
from holdfast.games.tito.rules.c13_combat.c13_2_yugoslav_fire import PARTISAN_FIRE, REORGANISE
from holdfast.games.tito.rules.c13_combat.c13_3_assault import ASSAULT_ROUND, FILL_LINES
from holdfast.games.tito.rules.c13_combat.c13_3_lines import LINE_UP, SUPPORT
from holdfast.games.tito.rules.c13_combat.c13_3_retreat import RETREAT
from holdfast.games.tito.rules.c14_victory import Count, evacuate

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

    Agenda = list[Step[Tito]]


class Turn(Step["Tito"]):
    """Phases A, B and C in their order; phase D follows (CT-4.1, CT-4.2, CT-4.3)."""

    rule: ClassVar[str] = "CT-4.1"

    def run(self, s: Tito, chance: Chance) -> None:
        s.agenda.extend(SEQUENCE)


class EndOfActions(Step["Tito"]):
    """Phase D: the Storch flies, air support and all notes of the turn go (CT-4.4)."""

    rule: ClassVar[str] = "CT-4.4"

    def run(self, s: Tito, chance: Chance) -> None:
        evacuate(s)
        s.clear_turn()
        s.tell("turn_over", "CT-4.4", {"turn": s.turn})


class TimeMarker(Step["Tito"]):
    """Phase E: perhaps the relief arrives; then the next turn, or the end (CT-4.5, CT-4.6)."""

    rule: ClassVar[str] = "CT-4.5"

    def run(self, s: Tito, chance: Chance) -> None:
        relieve(s, chance)
        if s.turn >= s.last_turn:
            s.then(COUNT)
        else:
            s.turn += 1
            s.then(TURN)


TURN: Final = Turn()
COUNT: Final = Count()

# What remains of a turn, last step first, as it lies on the agenda.
SEQUENCE: Final[Agenda] = [
    TimeMarker(),
    EndOfActions(),
    PARTISAN_FIRE,
    PartisanMovement(),
    REINFORCEMENTS,
    COMBAT,
    ACTIVATE_MOVED,
    MOVEMENT,
    StartMovement(),
    ACTIVATE_LANDED,
    LAND_ALL,
    AIR_SUPPORT,
    RandomEvents(),
]


def resume(step: str) -> Agenda:
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
        return [*combat, FILL_LINES, LINE_UP]
    if step == "support":
        return [*combat, FILL_LINES, SUPPORT]
    if step == "assault_round":
        return [*combat, ASSAULT_ROUND]
    if step == "retreat":
        return [*combat, RETREAT]
    return combat
