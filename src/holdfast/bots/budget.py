"""How long a bot may think: by the clock, by a count of its tries, or until it is told to stop."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["LONGEST", "Budget"]

LONGEST = 8.0
"""Seconds that a decision takes at most, however much a bot has saved."""


class Budget:
    """What one decision may cost; it begins when it is made. Without bounds only `cancel` ends it.

    A bot that searches goes on `while budget.left()`, counts each try with `spend`, and then gives
    the best answer it has. Another thread may cancel.
    """

    def __init__(
        self,
        seconds: float | None = None,
        count: int | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds
        self.count = count
        self.spent = 0
        """How many tries have been counted."""
        self.cancelled = False
        self._clock = clock
        self._began = clock()

    def spend(self, tries: int = 1) -> None:
        """Count what was tried."""
        self.spent += tries

    def stretch(self, factor: float) -> float:
        """Allow so many times as much as before, for a bot that has saved it elsewhere.

        Nobody waits longer than `LONGEST` for that: what is granted is given back.
        """
        if self.seconds is not None:
            granted = min(factor, max(1.0, LONGEST / self.seconds)) if self.seconds else 1.0
            self.seconds *= granted
            return granted
        self.count = None if self.count is None else int(self.count * factor)
        return factor

    def left(self) -> float:
        """How much is left, from 1 to 0: of the time or of the tries, whichever is less."""
        if self.cancelled:
            return 0.0
        left = 1.0
        if self.seconds is not None:
            passed = self._clock() - self._began
            left = 1 - passed / self.seconds if passed < self.seconds else 0.0
        if self.count is not None:
            left = min(left, 1 - self.spent / self.count if self.spent < self.count else 0.0)
        return left

    def cancel(self) -> None:
        """Nothing is left from now on: nobody waits for the answer any more."""
        self.cancelled = True

    def __repr__(self) -> str:
        bounds = [] if self.seconds is None else [f"{self.seconds:g} s"]
        bounds += [] if self.count is None else [f"{self.count} tries"]
        bounds += ["cancelled"] if self.cancelled else []
        return f"<Budget {', '.join(bounds) or 'without bounds'}, {self.spent} spent>"
