"""CI-2.0.2 to CI-2.0.7: who may act at all, and what every action costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.messages import mark as _
from holdfast.core.state import Refusal
from holdfast.games.itter.board import DEFENDERS, SUPPLY
from holdfast.games.itter.refusals import conditions, names, not_there
from holdfast.games.itter.rules.action import ItterAction

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter


class OwnAction(ItterAction):
    """What a fresh Defender on the board does."""

    def why(self, s: Itter) -> Refusal:
        held_back = why_held_back(s, self.who)
        if held_back is not None:
            return held_back
        if not s.is_fresh(self.who):
            return why_not_fresh(s, self.who)
        return self.why_when_fresh(s)

    def why_when_fresh(self, s: Itter) -> Refusal:
        """Why it is not possible for a Defender whom nothing else holds back."""
        raise NotImplementedError


def finish(s: Itter, who: i64, exhaust: bool) -> None:
    """The Action token is placed and one of the five actions is used (CI-2.0.2, CI-2.0.7).

    Which actions exhaust is for their own rules to say (CI-2.0.3).
    """
    bit = s.bit(who)
    s.acted |= bit
    if exhaust:
        s.exhausted |= bit
    s.actions_left -= 1


def why_held_back(s: Itter, who: int) -> Refusal | None:
    """What keeps a Defender from any action, in whatever state: first that it is elsewhere."""
    name = s.board.defender_ids[who]
    if s.at[who] < 0:
        return not_there(s, who)
    if s.must_deploy():
        waiting = [
            other
            for other in range(DEFENDERS)
            if s.at[other] == SUPPLY and not s.board.reinforcement[other]
        ]
        return Refusal(
            "CI-2.1.4",
            _("{by} has to wait: nobody on the board acts until all are deployed. "
              "Still in the supply: {whom}."),
            {"by": name, "whom": names(s, waiting)},
        )  # fmt: skip
    if s.has_acted(who):
        return Refusal("CI-2.0.2", _("{by} has already taken an action this turn."), {"by": name})
    if s.is_commanded(who):
        return Refusal(
            "CI-2.7.4",
            _("{by} has received an order and takes no action of its own this turn."),
            {"by": name},
        )
    return None


def why_not_fresh(s: Itter, who: int) -> Refusal:
    """Exhausted or disrupted Defenders only recover (CI-2.0.4, CI-PA.2)."""
    facts = {"by": s.board.defender_ids[who], "conditions": conditions(s, who)}
    if s.rules.player_aid and s.is_disrupted(who):
        return Refusal(
            "CI-PA.2",
            _("{by} is {conditions}: first the suppression has to be removed."),
            facts,
        )
    return Refusal("CI-2.0.4", _("{by} is {conditions} and can only recover."), facts)
