"""A match in figures: what pieces did and lost, and rolls with the chance that each one had.

A game puts its account together from events, as a reader saw them; a page shows it and knows no
piece of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum
from typing import Literal

__all__ = [
    "Account",
    "Cell",
    "Count",
    "Score",
    "Table",
    "Trial",
    "Watch",
    "at_least",
    "counted",
    "expected",
]

Cell = str | int | float
"""A name or a figure; one that is not whole is shown with one decimal."""


@dataclass(frozen=True, slots=True)
class Table:
    """Figures about pieces or seats; the first column names them."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """A roll that succeeded or failed, and how likely its success was."""

    what: str
    """Whose roll and what for, in words; trials of the same words are counted together."""
    chance: float
    success: bool


@dataclass(frozen=True, slots=True)
class Account:
    """All that a game counts of a match."""

    tables: tuple[Table, ...] = ()
    trials: tuple[Trial, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """How often something happened in a match, or how high something stood."""

    what: str
    """One of the game's watches."""
    key: str
    """Which one: an element of the drawn board, a piece, a seat and a card."""
    turn: int
    """On which turn; 0 where turns do not matter."""
    n: int


@dataclass(frozen=True, slots=True)
class Watch:
    """One thing that is counted over many matches, and how it is best looked at."""

    what: str
    title: str
    kind: Literal["place", "turn", "level", "hand", "draw"]
    """By elements of the board; adding up over turns; as it stands at the end of each turn; by
    what was dealt to a seat (a key is then the seat's index, a colon and the card); or by what
    chance brought on a turn (the index of the seat whose gain is asked for, what it was drawn
    from, and which it was, with colons between)."""
    about: str = ""
    """A sentence on what exactly is counted."""
    names: str = "card"
    """What is dealt or drawn, as the words of the game name it."""


def counted(found: Iterable[tuple[str, str, int]]) -> list[Count]:
    """Equal things together, in an order that is the same every time."""
    return [Count(*one, n) for one, n in sorted(Counter(found).items())]


@dataclass(slots=True)
class Score:
    """What one piece tried and did, as it adds up."""

    tried: int = 0
    done: int = 0
    hoped: float = 0.0
    """How many successes were to be expected."""
    lost: int = 0
    fate: str = ""
    more: dict[str, int] = field(default_factory=dict)

    @property
    def due(self) -> Cell:
        """What was to be expected of what was tried, to show."""
        return self.hoped if self.hoped else "–"

    def count(self, chance: float, success: bool) -> None:
        self.tried += 1
        self.done += success
        self.hoped += chance


def expected(trials: Iterable[Trial]) -> float:
    """How many of these were to succeed on average."""
    return fsum(trial.chance for trial in trials)


def at_least(chances: Iterable[float], count: int) -> float:
    """The chance that so many or more of some independent rolls succeed."""
    # spread[n] is the chance of n successes so far.
    spread = [1.0]
    for chance in chances:
        longer = [*spread, 0.0]
        for done in range(len(spread), 0, -1):
            longer[done] = longer[done] * (1 - chance) + spread[done - 1] * chance
        longer[0] = spread[0] * (1 - chance)
        spread = longer
    return min(1.0, fsum(spread[max(count, 0) :]))
