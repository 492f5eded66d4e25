"""The history of a match: what was played, with most of its states forgotten and found again.

An action is first a `Proposal`, which touches nothing, and once accepted a `Played`.

A state takes many kilobytes and a match may have thousands of actions, so only the latest states
and some landmarks are kept. Any other is played again, from the nearest one before it, with the
chance that was recorded. Entries are linked to those before them and never change otherwise, so
matches that branch share them.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from holdfast.core.action import Action
from holdfast.core.chance import Recording, Scripted
from holdfast.core.event import Event
from holdfast.core.state import State

__all__ = ["Played", "Proposal", "thin_out"]

LATEST: Final = 16
"""States at the end of a match that are kept: what undo and the pages look at."""
LANDMARKS: Final = 32
"""At most so many older states are kept, at equal distances."""
RECALLED: Final = 16
"""States that were found again are kept for a while: whoever asks for one asks for the next."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Proposal:
    """What an action would come to. Nothing of it has happened until its match accepts it."""

    number: int
    """How many actions the match will have had then."""
    action: Action
    seat: int
    rule: str
    """The seat that decided, and the rule of the decision."""
    chance: tuple[int, ...]
    asked: tuple[int, ...]
    """What each number of `chance` answered, as `Recording.asked` has it."""
    events: tuple[Event, ...]
    before: State
    after: State
    """The states around the action. They must not be changed."""
    record: Recording
    """The chance of the match, and where it stands before the action and after it."""
    mark: tuple[int, ...]
    spent: tuple[int, ...]

    def __repr__(self) -> str:
        return f"<Proposal {self.number}: {self.action.text}, seat {self.seat}>"


@dataclass(slots=True, eq=False, repr=False)
class Played:
    """One action of the history, with what it took to get there."""

    action: Action
    seat: int
    rule: str
    """The seat that decided, and the rule of the decision."""
    chance: tuple[int, ...]
    asked: tuple[int, ...]
    """What each number of `chance` answered, as `Recording.asked` has it."""
    events: tuple[Event, ...]
    mark: tuple[int, ...]
    previous: Played | None
    kept: State | None
    """The state before the action, where it is remembered; `before` finds it again."""
    recalled: deque[Played] = field(init=False)
    """The entries of this line of play whose states were found again, the oldest first."""

    def __post_init__(self) -> None:
        self.recalled = deque() if self.previous is None else self.previous.recalled

    @property
    def before(self) -> State:
        """The state in which the action was taken. It must not be changed."""
        kept = self.kept
        return self._recall() if kept is None else kept

    def _recall(self) -> State:
        missing = [self]
        entry = self
        while (state := entry.kept) is None:
            assert entry.previous is not None, "the first state of a match is never forgotten"
            entry = entry.previous
            missing.append(entry)
        for after, entry in zip(missing[-2::-1], missing[:0:-1], strict=True):
            state = state.copy()
            state.apply(entry.action, Scripted(list(entry.chance)))
            after._remember(state)
        return state

    def _remember(self, state: State) -> None:
        self.kept = state
        self.recalled.append(self)
        if len(self.recalled) > RECALLED:
            self.recalled.popleft().kept = None

    def __repr__(self) -> str:
        return f"<Played {self.action.text}, seat {self.seat}, chance {list(self.chance)}>"


def thin_out(played: list[Played]) -> None:
    """After an action: forget the state that is no longer among the latest, if it is no landmark.

    When there would be too many landmarks, every other one goes.
    """
    count = len(played)
    apart = _apart(count)
    oldest = count - 1 - LATEST
    if oldest > 0 and oldest % apart:
        played[oldest].kept = None
    if apart != _apart(count - 1):
        for entry in played[apart // 2 : max(oldest, 0) : apart]:
            entry.kept = None


def _apart(count: int) -> int:
    """How many actions lie between two landmarks of a match of this length."""
    return 1 << (max(count - 1, 0) // LANDMARKS).bit_length()
