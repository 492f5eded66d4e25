"""What one action led to, moment by moment: for whoever shows it to people as it happens.

Much of it is decided by nobody: an enemy that the rules play, dice, cards that are turned. So an
action is carried out once more with the chance that was recorded, and of each event that it tells
is kept what the board looked like then. Nothing of it is stored, and playing does not pay for it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from holdfast.core.action import Action
from holdfast.core.chance import Scripted
from holdfast.core.event import Event
from holdfast.core.history import Played
from holdfast.core.reading import Json
from holdfast.core.seat import WHOLE
from holdfast.core.state import Decision, State

__all__ = ["Frame", "frames_of"]


@dataclass(frozen=True, slots=True)
class Frame:
    """Some events that are shown in one step, and the board as it looked after them."""

    events: tuple[Event, ...]
    """As the viewer saw them. Only an action of which nothing is told has a frame without any."""
    first: int
    """The place of the first one among the events of the action."""
    view: Json
    """The position then, as far as the viewer may know it."""


class Underway(Decision[State]):
    """Stands on the agenda of a copy that was taken while the rules went on: nobody is asked."""

    kind: ClassVar[str] = "underway"

    def __init__(self, by: int) -> None:
        self.by = by

    def seat(self, s: State) -> int:
        return self.by

    def legal(self, s: State) -> list[Action]:
        return []


def frames_of(
    played: Played, after: State, viewer: int, together: Collection[str] = ()
) -> list[Frame]:
    """What a viewer saw of an action, step by step; the last view is that of the state `after` it.

    Kinds of events that are named in `together` belong to the step of the event before them.
    """
    moments = dict(_moments(played))
    events = [event if viewer == WHOLE else event.seen_by(viewer) for event in played.events]
    count = len(events)
    ends = [
        place
        for place in sorted(moments)
        if 0 < place < count and played.events[place].kind not in together
    ]
    frames: list[Frame] = []
    first = 0
    for end in (*ends, count):
        state = after if end == count else _underway(moments[end], played.seat)
        view = state.to_position() if viewer == WHOLE else state.view(viewer)
        frames.append(Frame(tuple(events[first:end]), first, view))
        first = end
    return frames


def _moments(played: Played) -> list[tuple[int, State]]:
    """Copies from in between, each with how many events had been told. Of several with the same
    number the last one counts: what a step did after it told the last event belongs to that."""
    state, moments = played.before.copy(), list[tuple[int, State]]()
    log: list[Event] = []
    state.log, state.moments = log, moments
    chance = Scripted(list(played.chance))
    asked = state.agenda.pop()
    chance.step = asked
    asked.play(state, played.action, chance)
    moments.append((len(log), state.copy()))
    # As `State.advance` does, but with a look after every step.
    while state.agenda and not state.agenda[-1].asks:
        step = state.agenda.pop()
        chance.step = step
        step.run(state, chance)
        moments.append((len(log), state.copy()))
    return moments


def _underway(state: State, by: int) -> State:
    """A copy to look at: what the rules would have done next is not asked of anybody."""
    if state.agenda:
        state.agenda = [Underway(by)]
    return state
