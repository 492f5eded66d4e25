"""CI-2.6 Recover, and Remove Suppression in the player aid's edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import Board
from holdfast.games.itter.refusals import conditions
from holdfast.games.itter.rules.action import ItterAction
from holdfast.games.itter.rules.c2_defender_phase.c2_0_conditions import finish, why_held_back
from holdfast.games.itter.terms import CONDITIONS, DISRUPTION, EXHAUSTION

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class Recover(ItterAction):
    """A Defender loses its exhaustion or its Disrupted token, one of the two (CI-2.6.1)."""

    def __init__(self, number: int, board: Board, who: int, what: int) -> None:
        name = board.defender_ids[who]
        args: dict[str, str | int] = {"by": name, "what": CONDITIONS[what]}
        super().__init__(number, "recover", args, (f"defender:{name}",), who)
        self.what: i64 = what

    def play(self, s: Itter, chance: Chance) -> None:
        recover(s, self.who, self.what, "CI-2.6.1")

    def why(self, s: Itter) -> Refusal:
        held_back = why_held_back(s, self.who)
        return self.why_not_needed(s) if held_back is None else held_back

    def why_not_needed(self, s: Itter) -> Refusal:
        """Why a Defender whom nothing else holds back does not recover."""
        name = s.board.defender_ids[self.who]
        facts = {"by": name}
        if s.is_fresh(self.who):
            return Refusal("CI-2.6.4", _("{by} is fresh and has nothing to recover from."), facts)
        if s.rules.player_aid and self.what == DISRUPTION:
            return Refusal(
                "CI-PA.1",
                _("In this edition {by} takes a Disrupted token off by Remove Suppression."),
                facts,
            )
        if s.rules.player_aid and s.is_disrupted(self.who):
            return Refusal("CI-PA.1", _("{by} has to remove the Disrupted token first."), facts)
        return Refusal(
            "CI-2.6.1",
            _("{by} is not {what} but {conditions}."),
            {"by": name, "what": CONDITIONS[self.what], "conditions": conditions(s, self.who)},
        )


class RemoveSuppression(ItterAction):
    """In the player aid's edition the Disrupted token has an action of its own (CI-PA.2)."""

    def __init__(self, number: int, board: Board, who: int) -> None:
        name = board.defender_ids[who]
        args: dict[str, str | int] = {"by": name}
        super().__init__(number, "remove_suppression", args, (f"defender:{name}",), who)

    def play(self, s: Itter, chance: Chance) -> None:
        recover(s, self.who, DISRUPTION, "CI-PA.2")

    def why(self, s: Itter) -> Refusal:
        held_back = why_held_back(s, self.who)
        return self.why_not_needed(s) if held_back is None else held_back

    def why_not_needed(self, s: Itter) -> Refusal:
        facts = {"by": s.board.defender_ids[self.who]}
        if not s.rules.player_aid:
            return Refusal(
                "CI-PA.2",
                _("Remove Suppression belongs to the player aid's edition; here {by} recovers."),
                facts,
            )
        return Refusal("CI-PA.2", _("{by} has no Disrupted token to remove."), facts)


def recover(s: Itter, who: i64, what: i64, rule: str) -> None:
    """One condition goes; the Defender is not exhausted by it (CI-2.6.3)."""
    s.relieve(who, what)
    if s.log is not None:
        s.tell("recovered", rule, {"by": s.board.defender_ids[who], "what": CONDITIONS[what]})
    finish(s, who, False)


def offer_recoveries(s: Itter, who: i64, legal: list[Action]) -> None:
    """Take off the exhaustion or the Disrupted token, in any order (CI-2.6.1, CI-2.6.2)."""
    exhausted, disrupted = s.is_exhausted(who), s.is_disrupted(who)
    if s.rules.player_aid:
        if disrupted:  # CI-PA.2
            legal.append(s.actions.remove_suppression[who])
        elif exhausted:  # CI-PA.1
            legal.append(s.actions.recover[2 * who + EXHAUSTION])
        return
    if exhausted:
        legal.append(s.actions.recover[2 * who + EXHAUSTION])
    if disrupted:
        legal.append(s.actions.recover[2 * who + DISRUPTION])
