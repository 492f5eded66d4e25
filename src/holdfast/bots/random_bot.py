"""The simplest player: every legal action is as likely as any other."""

from __future__ import annotations

from holdfast.bots.budget import Budget
from holdfast.core.action import Action
from holdfast.core.chance import Chance
from holdfast.core.seat import Seat

__all__ = ["RandomBot"]


class RandomBot:
    """Looks at nothing and picks."""

    def choose(self, seat: Seat, budget: Budget, chance: Chance) -> Action:
        """One of the legal actions."""
        return seat.legal[chance.pick(len(seat.legal))]
