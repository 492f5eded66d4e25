"""Two worlds that a seat cannot tell apart, moved on by the same action and the same chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import zip_longest

from holdfast.core.action import Action
from holdfast.core.chance import Chance, Recording
from holdfast.core.event import Event
from holdfast.core.state import State

__all__ = ["After", "first_difference", "play_on", "reveals", "told"]


@dataclass(frozen=True, slots=True)
class After:
    """Where an action led, what happened, and what it asked of chance."""

    state: State
    events: tuple[Event, ...]
    asked: tuple[int, ...]


def play_on(state: State, action: Action, source: Chance) -> After:
    """Carry out an action in a copy of a state, listening."""
    after = state.copy()
    log: list[Event] = []
    after.log = log
    chance = Recording(source)
    after.apply(action, chance)
    after.log = None
    return After(after, tuple(log), tuple(chance.asked))


def reveals(before: State, after: State, viewer: int) -> bool:
    """Whether something left what is hidden from the viewer: the same measure that undo uses."""
    return bool(Counter(before.hidden(viewer)) - Counter(after.hidden(viewer)))


def told(events: tuple[Event, ...], viewer: int, without_grants: bool = False) -> list[object]:
    """What the viewer hears; `without_grants` leaves out secrets shared with it by name."""
    if not without_grants:
        return [event.seen_by(viewer).json for event in events]
    return [
        {key: value for key, value in event.json.items() if key not in event.secret}
        for event in events
    ]


def first_difference(mine: list[object], theirs: list[object]) -> str:
    """The first events of two lists that differ, for a message."""
    pairs = zip_longest(mine, theirs)
    return next((f"{a} against {b}" for a, b in pairs if a != b), "")
