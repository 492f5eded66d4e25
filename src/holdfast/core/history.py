"""The history of a match: what was played, with most of its states forgotten and found again.

An action is first a `Proposal`, which touches nothing, and once accepted a `Played`.

A state takes many kilobytes and a match may have thousands of actions, so only the latest states
and some landmarks are kept. Any other is played again, from the nearest one before it, with the
chance that was recorded. Entries are linked to those before them and never change otherwise, so
matches that branch share them.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from holdfast.core.action import Action, Vocabulary
from holdfast.core.chance import Recording, Scripted
from holdfast.core.event import Event
from holdfast.core.messages import mark as _
from holdfast.core.state import State

__all__ = ["Draw", "Played", "Proposal", "draws", "packed", "thin_out", "unpacked"]

Packed = tuple[
    int,
    int,
    str,
    tuple[int, ...],
    tuple[int, ...],
    tuple[str, ...],
    tuple[Event, ...],
    tuple[int, ...],
    State | None,
]
"""A `Played` that travels: its action by number, and nothing of those before it."""

LATEST: Final = 16
"""States at the end of a match that are kept: what undo and the pages look at."""
LANDMARKS: Final = 32
"""At most so many older states are kept, at equal distances."""
RECALLED: Final = 16
"""States that were found again are kept for a while: whoever asks for one asks for the next."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One number of chance, with what is needed to say how lucky it was."""

    value: int
    among: int
    """How many numbers could have come, each as likely as any other."""
    is_die: bool
    """Whether it was rolled; else something was drawn, and the number only says which."""
    rule: str
    """What it was for."""

    @property
    def word(self) -> str:
        """How a journal writes it: "d6 CI-4.3.2" is a die, "p52 CA-SETUP.2" a draw."""
        return f"{'d' if self.is_die else 'p'}{self.among} {self.rule}".rstrip()


def draws(chance: Sequence[int], asked: Sequence[int], rules: Sequence[str]) -> list[Draw]:
    """What a `Recording` noted, number by number."""
    return [
        Draw(value, abs(wanted), wanted < 0, rule)
        for value, wanted, rule in zip(chance, asked, rules, strict=True)
    ]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Proposal:
    """What an action would come to. Nothing of it has happened until its match accepts it.

    - `number`: how many actions the match will have had then
    - `action`: what is proposed
    - `seat`: the index of the seat that decides, and `rule` the rule that asks
    - `chance`: the numbers that it takes; `asked` and `rules` what each answers, and under
      which rule, as a `Recording` has it
    - `events`: what happens
    - `before, after`: the states around it, which must not be changed
    - `record`: the chance of the match; `mark` and `spent` are where it stands before and after
    """

    number: int
    action: Action
    seat: int
    rule: str
    chance: tuple[int, ...]
    asked: tuple[int, ...]
    rules: tuple[str, ...]
    events: tuple[Event, ...]
    before: State
    after: State
    record: Recording
    mark: tuple[int, ...]
    spent: tuple[int, ...]

    def __repr__(self) -> str:
        return f"<Proposal {self.number}: {self.action.text}, seat {self.seat}>"


@dataclass(slots=True, eq=False, repr=False)
class Played:
    """One action of the history, with what it took to get there.

    - `action`: what was played
    - `seat`: the index of the seat that decided, and `rule` the rule that asked
    - `chance`: the numbers that it took; `asked` and `rules` what each answered, and under
      which rule, as a `Recording` has it
    - `events`: what happened
    - `mark`: where the chance of the match stood before it
    - `previous`: the action before
    - `kept`: the state before it, where it is remembered; `before` finds it again
    - `recalled`: the entries of this line of play whose states were found again, the oldest
      first
    """

    action: Action
    seat: int
    rule: str
    chance: tuple[int, ...]
    asked: tuple[int, ...]
    rules: tuple[str, ...]
    events: tuple[Event, ...]
    mark: tuple[int, ...]
    previous: Played | None
    kept: State | None
    recalled: deque[Played] = field(init=False)

    def __post_init__(self) -> None:
        self.recalled = deque() if self.previous is None else self.previous.recalled

    @property
    def before(self) -> State:
        """The state in which the action was taken. It must not be changed."""
        kept = self.kept
        return self._recall() if kept is None else kept

    def undo_barrier(self, by: int | None, after: State, viewers: Iterable[int]) -> str | None:
        """Why it cannot be taken back by a seat, or by whoever runs the match (None)."""
        if by is not None and by != self.seat:
            return _("the last decision was made by another seat")
        if self.chance:
            return _(
                "the last action used dice or a draw; only a study match goes back over chance"
            )
        # Computed, not declared by the rules: something is revealed when it leaves what is hidden
        # from a seat. Spectators count too.
        if any(_reveals(self.before, after, viewer) for viewer in viewers):
            return _("the last action revealed something; only a study match goes back over that")
        return None

    @property
    def draws(self) -> list[Draw]:
        """The chance of the action, number by number."""
        return draws(self.chance, self.asked, self.rules)

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


def _reveals(before: State, after: State, viewer: int) -> bool:
    """Whether something left what is hidden from a viewer."""
    then, now = before.hidden(viewer), after.hidden(viewer)
    return then != now and bool(Counter(then) - Counter(now))


def packed(played: list[Played]) -> list[Packed]:
    """A history as plain data, with the states that are kept."""
    return [
        (
            entry.action.number,
            entry.seat,
            entry.rule,
            entry.chance,
            entry.asked,
            entry.rules,
            entry.events,
            entry.mark,
            entry.kept,
        )
        for entry in played
    ]


def unpacked(history: list[Packed], vocabulary: Vocabulary) -> list[Played]:
    """The history that was packed."""
    played: list[Played] = []
    for number, seat, rule, chance, asked, rules, events, mark, kept in history:
        last = played[-1] if played else None
        action = vocabulary.actions[number]
        played.append(Played(action, seat, rule, chance, asked, rules, events, mark, last, kept))
    return played


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
