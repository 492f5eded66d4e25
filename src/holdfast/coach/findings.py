"""What a review has found: plain data, so that it travels between processes and can be kept."""

from __future__ import annotations

from dataclasses import dataclass, field

from holdfast.coach.reasons import Why
from holdfast.core.reading import Json

__all__ = ["SETUP", "Findings", "Judged", "Luck", "Point", "Rival"]

SETUP = -1
"""The number of the action that the dealing before the first decision counts as."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision, judged by what its seat knew then."""

    number: int
    """How many actions had been played before it."""
    seat: int
    played: int
    best: int
    """The action that was played, and the best that was found, by their numbers."""
    loss: float
    """What was lost against the best, on the scale of `Outlook.worth`; about 0 for the best."""
    error: float
    """The standard error of that."""
    win: float
    win_error: float
    score: float
    """What was lost in chance to win, with its standard error, and in points."""
    hope: float
    """The chance to win with the best."""
    hoped: float
    """The score with the best."""
    tries: int
    plans: tuple[int, int] = (0, 0)
    """How each went on: the best, and what was played."""
    is_confirmed: bool = False
    """Whether it was tried once more, with fresh dice, after it looked like a mistake."""
    why: Why | None = None
    """Why the best is better, of a confirmed mistake."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What one roll or draw was worth to each seat, against what was to be expected."""

    number: int
    """The action that it belongs to, counted from 0, or `SETUP`."""
    rule: str
    values: tuple[int, ...]
    sides: tuple[int, ...]
    is_die: bool
    worth: tuple[float, ...]
    win: tuple[float, ...]
    score: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """What each seat could expect before the action of this number."""

    number: int
    win: tuple[float, ...]
    score: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Rival:
    """How the strong bot did alone, with the same dice."""

    result: Json
    win: float
    score: float
    seconds: float
    """How long it thought about each decision."""


@dataclass(slots=True)
class Findings:
    """All that was found, in the order of the match."""

    judged: dict[int, Judged] = field(default_factory=dict)
    luck: list[Luck] = field(default_factory=list)
    points: dict[int, Point] = field(default_factory=dict)
    rival: Rival | None = None

    def take(self, found: object) -> None:
        """Add what one piece of work has found."""
        if isinstance(found, Judged):
            self.judged[found.number] = found
        elif isinstance(found, Point):
            self.points[found.number] = found
        elif isinstance(found, Rival):
            self.rival = found
        elif isinstance(found, list):
            self.luck.extend(found)
