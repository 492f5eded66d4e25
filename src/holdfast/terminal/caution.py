"""What is asked once more before it is played: a move that was only hinted at and that lasts."""

from __future__ import annotations

from collections import Counter

from holdfast.core.action import Action
from holdfast.core.chance import Recording, Seeded
from holdfast.core.seat import Seat
from holdfast.core.state import SPECTATOR

__all__ = ["lasts"]


def lasts(seat: Seat, action: Action) -> bool:
    """Whether an action probably cannot be taken back: it rolls or draws, or shows something.

    It is tried in a world that the seat imagines, so that the question tells it nothing.
    """
    if seat.study:
        return False
    world, chance = seat.imagine(Seeded(0)), Recording(Seeded(0))
    viewers = range(SPECTATOR, len(seat.seats))
    before = [Counter(world.hidden(viewer)) for viewer in viewers]
    world.apply(action, chance)
    after = [Counter(world.hidden(viewer)) for viewer in viewers]
    return bool(chance.taken) or any(old - new for old, new in zip(before, after, strict=True))
