"""What every action of the German player can be asked; its classes stand beside their rules."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Decision, Refusal

if TYPE_CHECKING:
    from holdfast.games.tito.state import Tito

Args = dict[str, str | int]


class TitoAction(Action):
    """An action, and the German unit that it names, or -1."""

    def __init__(
        self, number: int, do: str, args: Args, touches: tuple[str, ...] = (), unit: i64 = -1
    ) -> None:
        super().__init__(number, do, dict(args), touches)
        self.unit = unit

    def play(self, s: Tito, chance: Chance) -> None:
        """Carry it out; it is legal."""
        raise NotImplementedError

    def why(self, s: Tito) -> Refusal:
        """Why it is not on offer although its verb is: the first condition that fails."""
        raise NotImplementedError

    def odds(self, s: Tito) -> dict[str, Fraction]:
        """What it can lead to at once, as far as dice decide it."""
        return {}

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        """Which of its odds these events tell; None until they tell all of it."""
        return None


class GermanDecision(Decision["Tito"]):
    """A decision whose actions know what they do and why they are refused.

    All are the German player's: the Yugoslavs are played by the rules alone (CT-1.5.1).
    """

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        assert isinstance(action, TitoAction)
        action.play(s, chance)

    def explain(self, s: Tito, action: Action) -> Refusal:
        assert isinstance(action, TitoAction)
        return action.why(s)


class EndPhase(TitoAction):
    """CT-7.3: a step is finished for all units before the next; the player says when."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "end_phase", {})

    def odds(self, s: Tito) -> dict[str, Fraction]:
        return ended(s).odds_of_end(s)

    def outcome(self, s: Tito, events: list[Event]) -> str | None:
        return ended(s).outcome_of_end(s, events)


class PhaseDecision(GermanDecision):
    """A step in which the player acts until he ends it: each step says what its end means."""

    def play(self, s: Tito, action: Action, chance: Chance) -> None:
        if isinstance(action, EndPhase):
            self.end(s)
        else:
            assert isinstance(action, TitoAction)
            s.agenda.append(self)
            action.play(s, chance)

    def explain(self, s: Tito, action: Action) -> Refusal:
        if isinstance(action, EndPhase):
            return self.cannot_end(s)
        assert isinstance(action, TitoAction)
        return action.why(s)

    def end(self, s: Tito) -> None:
        """Finish the step."""
        raise NotImplementedError

    def cannot_end(self, s: Tito) -> Refusal:
        """Why the step cannot be ended now."""
        raise NotImplementedError

    def odds_of_end(self, s: Tito) -> dict[str, Fraction]:
        """What can come at once when the step ends."""
        raise NotImplementedError

    def outcome_of_end(self, s: Tito, events: list[Event]) -> str | None:
        """Which of these came."""
        raise NotImplementedError


def ended(s: Tito) -> PhaseDecision:
    """The step that `end_phase` would end now."""
    top = s.decision
    assert isinstance(top, PhaseDecision)
    return top
