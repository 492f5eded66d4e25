"""CI-2.0 General: up to five actions, and activations that nobody interrupts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Decision, Refusal, Step
from holdfast.games.itter.board import DEFENDERS, NONE
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import OwnAction, finish
from holdfast.games.itter.rules.c2_defender_phase.c2_1_deploy import Deploy, deployments
from holdfast.games.itter.rules.c2_defender_phase.c2_2_attack import offer_attacks
from holdfast.games.itter.rules.c2_defender_phase.c2_3_suppress import offer_suppressions
from holdfast.games.itter.rules.c2_defender_phase.c2_4_shift import (
    Shift,
    most_shifts,
    offer_shifts,
)
from holdfast.games.itter.rules.c2_defender_phase.c2_5_move import offer_moves
from holdfast.games.itter.rules.c2_defender_phase.c2_6_recover import (
    Recover,
    RemoveSuppression,
    offer_recoveries,
)
from holdfast.games.itter.rules.c2_defender_phase.c2_7_command import offer_command
from holdfast.games.itter.rules.c2_defender_phase.c2_8_escape import Escape, offer_escape
from holdfast.games.itter.rules.c3_attributes.c3_1_inspire import inspiration
from holdfast.games.itter.rules.c3_attributes.c3_6_tank_crew import offer_load, usable_weapon

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class End(ItterAction):
    """The remaining actions are forfeited (CI-2.0.5)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "end", {})

    def play(self, s: Itter, chance: Chance) -> None:
        s.tell("ended", "CI-2.0.5", {"left": s.actions_left})
        s.actions_left = 0


class DefenderAction(Decision["Itter"]):
    """One of up to five actions, or the end of the phase."""

    kind: ClassVar[str] = "defender_action"
    rule: ClassVar[str] = "CI-2.0.1"
    verbs: ClassVar[tuple[str, ...]] = (
        "deploy",
        "attack",
        "suppress",
        "shift",
        "move",
        "load",
        "recover",
        "remove_suppression",
        "command",
        "escape",
        "end",
    )

    def legal(self, s: Itter) -> list[Action]:
        end = s.actions.end  # CI-2.0.5
        legal = deployments(s, end)
        if s.must_deploy():  # CI-2.1.4
            return legal
        legal.pop()
        waiting = s.acted | s.commanded  # CI-2.0.2, CI-2.7.4
        who: i64
        for who in range(DEFENDERS):
            if s.at[who] < 0 or waiting >> who & 1:
                continue
            if s.is_fresh(who):
                offer_actions(s, who, legal)
                offer_shifts(s, who, legal)  # CI-2.4.5: never before a Recover
                offer_escape(s, who, legal)
            else:
                offer_recoveries(s, who, legal)
        legal.append(end)
        return legal

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        assert isinstance(action, ItterAction)
        s.then(NEXT_ACTION)
        action.play(s, chance)

    def explain(self, s: Itter, action: Action) -> Refusal:
        assert isinstance(action, ItterAction)
        return action.why(s)


class NextAction(Step["Itter"]):
    """The phase goes on while actions are left."""

    rule: ClassVar[str] = "CI-2.0.1"

    def run(self, s: Itter, chance: Chance) -> None:
        if s.actions_left > 0:
            s.then(DEFENDER_ACTION)


class Hold(ItterAction):
    """The active Defender takes no action; after a shift that exhausts (CI-2.1.6, CI-2.4.6)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "hold", {})

    def play_by(self, s: Itter, who: int, shifted: bool) -> None:
        finish(s, who, shifted or s.rules.hold_exhausts)
        if s.log is not None:
            rule = "CI-2.4.6" if shifted else "CI-2.1.6"
            s.tell("held", rule, {"by": s.board.defender_ids[who]})


class Activation(Decision["Itter"]):
    """A Defender that was deployed or has shifted finishes before anyone else acts."""

    kind: ClassVar[str] = "activation"
    rule: ClassVar[str] = "CI-2.0.6"
    # CI-2.4.7, CI-2.8.4: no Escape from here.
    verbs: ClassVar[tuple[str, ...]] = (
        "attack",
        "suppress",
        "shift",
        "move",
        "load",
        "command",
        "hold",
    )

    def __init__(self, who: int, deployed: bool, shifts: int) -> None:
        self.who = who
        self.deployed = deployed
        self.shifts = shifts

    def args(self) -> tuple[int, bool, int]:
        return (self.who, self.deployed, self.shifts)

    def legal(self, s: Itter) -> list[Action]:
        legal: list[Action] = []
        offer_actions(s, self.who, legal)
        if self.shifts < most_shifts(s, self.who):
            offer_shifts(s, self.who, legal)
        legal.append(s.actions.hold)
        return legal

    def play(self, s: Itter, action: Action, chance: Chance) -> None:
        if isinstance(action, Shift):
            action.change(s)
            s.then(Activation(self.who, self.deployed, self.shifts + 1))
        elif isinstance(action, Hold):
            action.play_by(s, self.who, self.shifts > 0)
        else:
            assert isinstance(action, ItterAction)
            action.play(s, chance)

    def explain(self, s: Itter, action: Action) -> Refusal:
        assert isinstance(action, OwnAction)  # `hold` is always on offer
        if action.who != self.who:
            return self.why_not_before(s, action)
        if isinstance(action, Shift) and self.shifts >= most_shifts(s, self.who):
            return action.why_no_more(s)
        return action.why_when_fresh(s)

    def not_asked(self, s: Itter, action: Action) -> Refusal:
        """Verbs that are asked for between two actions, but not now."""
        between = isinstance(action, End | Deploy | Escape | Recover | RemoveSuppression)
        if isinstance(action, ItterAction) and between and action.who != self.who:
            return self.why_not_before(s, action)
        if isinstance(action, Deploy):
            return action.why(s)
        if isinstance(action, Escape):
            return action.why_not_now(s)
        if isinstance(action, Recover | RemoveSuppression):
            return action.why_not_needed(s)
        return super().not_asked(s, action)

    def why_not_before(self, s: Itter, action: ItterAction) -> Refusal:
        """Nobody else acts, and the phase does not end, during an activation (CI-2.0.6)."""
        name = s.board.defender_ids[self.who]
        if action.who == NONE:
            return Refusal(
                "CI-2.0.6",
                _("{who} is active and finishes first, with an action or without."),
                {"who": name},
            )
        return Refusal(
            "CI-2.0.6",
            _("{who} is active and finishes first; {by} has to wait."),
            {"who": name, "by": s.board.defender_ids[action.who]},
        )


DEFENDER_ACTION: Final = DefenderAction()
NEXT_ACTION: Final = NextAction()


def offer_actions(s: Itter, who: i64, legal: list[Action]) -> None:
    """What a fresh Defender may do between two others and in its activation alike."""
    bonus = inspiration(s, who)
    weapon = usable_weapon(s, who)
    offer_attacks(s, who, weapon, bonus, legal)
    offer_suppressions(s, who, weapon, bonus, legal)
    offer_moves(s, who, legal)
    offer_load(s, who, legal)
    offer_command(s, who, legal)
