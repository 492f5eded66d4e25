"""What every action of Castle Itter can be asked; its classes stand beside their rules."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.event import Event
from holdfast.core.state import Refusal
from holdfast.games.itter.board import NONE

if TYPE_CHECKING:
    from holdfast.games.itter.state import Itter

Args = dict[str, str | int]


class ItterAction(Action):
    """An action, and the Defender who takes it, where one does."""

    def __init__(
        self,
        number: int,
        do: str,
        args: Args,
        touches: tuple[str, ...] = (),
        who: int = NONE,
        text: str | None = None,
    ) -> None:
        super().__init__(number, do, args, touches, text)
        self.who: i64 = who

    def play(self, s: Itter, chance: Chance) -> None:
        """Carry it out; it is legal."""
        raise NotImplementedError

    def why(self, s: Itter) -> Refusal:
        """Why it is not on offer although its verb is: the first condition that fails."""
        raise NotImplementedError

    def odds(self, s: Itter) -> dict[str, Fraction]:
        """What it can lead to at once, as far as dice decide it."""
        return {}

    def outcome(self, events: list[Event]) -> str | None:
        """Which of its odds these events tell."""
        return None
