"""CI-1.1 The turn: Planning (competitive), Defender Phase, SS Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.chance import Chance
from holdfast.core.state import Step
from holdfast.games.itter.rules.c2_defender_phase.c2_0_general import DEFENDER_ACTION
from holdfast.games.itter.rules.c4_ss_phase.c4_0_general import SS_PHASE
from holdfast.games.itter.rules.c6_variants.c6_2_planning import next_plan
from holdfast.games.itter.terms import COMPETITIVE, DEFENDER, PLANNING

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class StartTurn(Step["Itter"]):
    """A turn is a Defender Phase and an SS Phase; in competitive play planning comes first."""

    rule: ClassVar[str] = "CI-1.1.1"

    def run(self, s: Itter, chance: Chance) -> None:
        s.turn += 1
        if s.log is not None:
            s.tell("turn", self.rule, {"turn": s.turn})
        s.then(DEFENDER_PHASE, SS_PHASE, NEXT_TURN)
        if s.rules.variant == COMPETITIVE:
            s.phase = PLANNING
            next_plan(s)


class NextTurn(Step["Itter"]):
    """The next turn, unless the SS Phase ended the game and cleared the agenda."""

    rule: ClassVar[str] = "CI-4.0.4"

    def run(self, s: Itter, chance: Chance) -> None:
        s.then(START_TURN)


class DefenderPhase(Step["Itter"]):
    """Five actions."""

    rule: ClassVar[str] = "CI-1.1.2"

    def run(self, s: Itter, chance: Chance) -> None:
        s.phase = DEFENDER
        s.actions_left = s.board.actions_per_turn
        s.then(DEFENDER_ACTION)


START_TURN: Final = StartTurn()
NEXT_TURN: Final = NextTurn()
DEFENDER_PHASE: Final = DefenderPhase()
