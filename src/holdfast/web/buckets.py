"""How often somebody may do something: at all, and where it leaves something behind."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from holdfast.core.messages import mark as _
from holdfast.web.callers import HOUSEHOLD, Caller
from holdfast.web.problems import Problem
from holdfast.web.settings import Settings

__all__ = ["Buckets", "Keeping"]

SLOWER: Final = 60.0
FEWER: Final = 8.0
"""What is written down for good is rarer than what is looked at, by so much."""


class Buckets:
    """Token buckets by caller: `rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        left, at = self._left.get(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate) - cost
        self._left[key] = (max(left, 0.0), now)
        self._left.move_to_end(key)
        if len(self._left) > 20_000:
            self._left.popitem(last=False)
        return left >= 0


class Keeping:
    """Limits what people leave behind: lines of a chat, friends, positions, and whatever else one
    row of the database is written for. Visitors cost nothing to invent, so networks are counted."""

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.rate / SLOWER, settings.burst / FEWER
        self._own = Buckets(rate, burst)
        self._networks = Buckets(rate * HOUSEHOLD, burst * HOUSEHOLD)

    def check(self, caller: Caller, cost: float = 1.0) -> None:
        """Count something that is about to be written, or refuse it."""
        has_place = self._networks.take(caller.network, cost)
        if not self._own.take(caller.key, cost) or not has_place:
            raise Problem(
                429,
                "too_fast",
                _("That was a lot in a short time: wait a little."),
                headers={"Retry-After": "10"},
            )
