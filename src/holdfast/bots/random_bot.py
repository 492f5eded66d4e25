"""The simplest player: every legal action is as likely as any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.core.action import Action
from holdfast.core.chance import Chance

__all__ = ["RandomBot"]


class RandomBot:
    """Looks at nothing and picks."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions."""
        return legal[chance.pick(len(legal))]
