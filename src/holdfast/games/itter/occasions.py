"""What is rolled for, where all get the same dice for the same thing (docs/challenges.md).

What a Defender does is named by the action: Lee's first attack on 7 with his gun is one occasion,
whenever it comes. What the SS do is named by the card, and by the step: the deck is the same for
all, and each card's dice belong to it, whatever other cards have rolled.
"""

from __future__ import annotations

from holdfast.core.action import Action
from holdfast.core.state import AnyStep
from holdfast.games.itter.state import Itter

__all__ = ["occasion"]


def occasion(s: Itter, action: Action, step: AnyStep) -> str:
    if not s.revealed:
        return f"{action.text} {type(step).__name__}"
    card = s.board.card_ids[s.revealed[-1]]
    return f"card {card} {type(step).__name__}"
